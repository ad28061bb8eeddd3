"""What is remembered of a duel."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from game.i18n.door import _, ngettext
from game.i18n.formats import number
from game.match.match import Match
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.rules.duel.events import BidsRevealed, CardJoined
from game.rules.duel.scoring import tally
from game.rules.duel.spec import COLOURS, KNIFE, Colour, DuelSpec, HalfId
from game.rules.duel.table import table_for
from game.rules.duel.view import DuelView
from game.staging import memory
from game.staging.account import DOUBLED
from game.staging.acts import Names
from game.staging.duel import terms
from game.staging.memory import CLOSEST, SWING, Chapter, Memory, Moment

BARREL: Final = "posters/barrel"
"""The print of who was ahead in no pile."""


def remembered(match: Match, names: Names, crests: Sequence[int]) -> Memory:
    """The fish that decided it or brought the fourth knife, the best turn, the closest end of a turn."""
    spec, outcome = match.kernel.spec, match.outcome()
    assert outcome is not None
    view, seats = match.observe(None), memory.champions(outcome)
    told = memory.chapters(match, lambda view: view.turn, partial(scores, spec))

    def moments() -> Iterator[Moment | None]:
        for seat in seats:
            yield _decided(view, outcome, spec, told, seat, names)
        yield _swing(told, seats[0], names)
        if outcome.winners:
            yield _closest(told, seats[0], names, crests)

    prints = (deciding(outcome, spec, told, seat) for seat in seats)
    return Memory(
        tuple(BARREL if colour is None else f"posters/{colour.name.lower()}" for colour in prints),
        memory.first(moments()),
    )


def scores(spec: DuelSpec, view: DuelView) -> memory.Scores:
    """As if the match ended now."""
    return tally(table_for(spec), view.piles, view.barrel).scores


def points(outcome: Outcome, seat: Seat, colour: Colour) -> int:
    """What a seat scores for a pile, doubled by wasabi or not."""
    name = colour.name.lower()
    return sum(line.points for line in outcome.lines[seat] if line.item in (name, f"{name}{DOUBLED}"))


def last_knife(told: Sequence[Chapter], spec: DuelSpec, seat: Seat) -> tuple[int, HalfId]:
    """D32: the turn and the half that brought the seat's last knife."""
    return next(
        (chapter.key, event.half)
        for chapter in reversed(told)
        for event in reversed(chapter.events)
        if isinstance(event, CardJoined)
        and event.seat == seat
        and terms.half(spec.cards, event.half).effect is KNIFE
    )


def deciding(outcome: Outcome, spec: DuelSpec, told: Sequence[Chapter], seat: Seat) -> Colour | None:
    """Of the fourth knife, or else the pile furthest ahead of the other's; none where no pile is ahead."""
    if outcome.ending == "knives":
        return terms.half(spec.cards, last_knife(told, spec, seat)[1]).colour
    lead = {colour: points(outcome, seat, colour) - points(outcome, 1 - seat, colour) for colour in COLOURS}
    best = max(COLOURS, key=lambda colour: (lead[colour], points(outcome, seat, colour)))
    return best if lead[best] > 0 else None


def _decided(
    view: DuelView, outcome: Outcome, spec: DuelSpec, told: Sequence[Chapter], seat: Seat, names: Names
) -> Moment:
    colour = deciding(outcome, spec, told, seat)
    if outcome.ending == "knives":
        turn, half = last_knife(told, spec, seat)
        card = terms.half_name(terms.half(spec.cards, half))
        words = _(
            "{name}'s fourth knife came in turn {turn}: {card}.", name=names[seat], turn=turn, card=card
        )
        return Moment("duel/icons/knife", memory.deciding(outcome), words)
    if colour is None:
        words = _("{name} was ahead by the barrel alone.", name=names[seat])
        return Moment("duel/barrel_day", memory.deciding(outcome), words)
    count = len(view.piles[seat][colour])
    words = ngettext(
        "{fish}: {count} card brought {name} {points}, {other} {fewer}.",
        "{fish}: {count} cards brought {name} {points}, {other} {fewer}.",
        count,
        fish=terms.colour_name(colour),
        name=names[seat],
        points=number(points(outcome, seat, colour)),
        other=names[1 - seat],
        fewer=number(points(outcome, 1 - seat, colour)),
    )
    return Moment(f"symbols/{colour.name.lower()}", memory.deciding(outcome), words)


def swing(told: Sequence[Chapter], seat: Seat) -> Chapter:
    """The turn that moved the difference of the scores most in the seat's favour; of equals the latest."""
    return max(
        reversed(told), key=lambda turn: memory.ahead(turn.after, seat) - memory.ahead(turn.before, seat)
    )


def _swing(told: Sequence[Chapter], seat: Seat, names: Names) -> Moment | None:
    turn = swing(told, seat)
    gain = memory.ahead(turn.after, seat) - memory.ahead(turn.before, seat)
    bids = next((event.bids for event in turn.events if isinstance(event, BidsRevealed)), None)
    if gain <= 0 or bids is None:
        return None
    if bids[0] == bids[1]:
        words = ngettext(
            "Turn {turn}: equal bids of {bid}, and {name} gained {count} point.",
            "Turn {turn}: equal bids of {bid}, and {name} gained {count} points.",
            gain,
            turn=turn.key,
            bid=bids[seat],
            name=names[seat],
        )
        return Moment(f"duel/bids/{bids[seat]}", _(SWING), words)
    words = ngettext(
        "Turn {turn}: {bid} against {other}, and {name} gained {count} point.",
        "Turn {turn}: {bid} against {other}, and {name} gained {count} points.",
        gain,
        turn=turn.key,
        bid=bids[seat],
        other=bids[1 - seat],
        name=names[seat],
    )
    return Moment(f"duel/bids/{bids[seat]}", _(SWING), words)


def _closest(told: Sequence[Chapter], seat: Seat, names: Names, crests: Sequence[int]) -> Moment | None:
    found = memory.closest(told, seat)
    if found is None:
        return None
    chapter, other = found
    lead = memory.ahead(chapter.after, seat)
    words = memory.after_turn(chapter.key, lead, names[seat], names[other], counted)
    return Moment(f"crests/{crests[other]}", _(CLOSEST), words)


def counted(count: int) -> str:
    """Counted."""
    return ngettext("{count} point", "{count} points", count)
