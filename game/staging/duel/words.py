"""The log of the duel in plain sentences; they speak of seats by name and tell nothing still secret."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.i18n.door import _, ngettext
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.rules.duel import events
from game.rules.duel.phases.draw_pile import LAST
from game.rules.duel.spec import Bonus, DuelSpec
from game.rules.duel.state import Cause
from game.staging.acts import Names
from game.staging.duel import bonuses, terms
from game.staging.duel.pull_words import moved
from game.staging.duel.terms import colour_name, face_title, specialists

__all__ = ["moved"]
"""Beside what follows: the barrel has a module of its own."""


def missed(seats: Iterable[Seat], names: Names, spec: DuelSpec) -> tuple[str, ...]:
    """D20: who had not pressed on BI; for the log, once the bids are revealed."""
    return tuple(
        _(
            "{name} did not press in time: this counts as a bid of {bid}.",
            name=names[seat],
            bid=spec.missing_bid,
        )
        for seat in sorted(seats)
    )


def belated(seat: Seat, missing: bool, names: Names, spec: DuelSpec) -> str:
    """D20: a press when hands were open already; `missing` where it was the first."""
    if missing:
        return _(
            "{name} pressed too late: this counts as a bid of {bid}.", name=names[seat], bid=spec.missing_bid
        )
    return _("{name} pressed too late: the bid before it counts.", name=names[seat])


def on_the_beat(seat: Seat, names: Names) -> str:
    """A throw right on the last syllable; it has no meaning for the rules."""
    return _("{name} threw right on the beat.", name=names[seat])


def revealed(event: events.BidsRevealed, names: Names, spec: DuelSpec) -> Iterator[str]:
    """Both bids."""
    one, other = event.bids
    if one == other:
        yield _("BI! {first} and {second} both bid {bid}.", first=names[0], second=names[1], bid=one)
    else:
        yield _(
            "BI! {first} bids {one}, {second} {other}: {winner} wins by {margin}.",
            first=names[0],
            one=one,
            second=names[1],
            other=other,
            winner=names[0 if one > other else 1],
            margin=abs(one - other),
        )


def turned(event: events.BarrelTurned, names: Names, spec: DuelSpec) -> Iterator[str]:
    """D40."""
    if event.day:
        yield _("Equal bids: the barrel is turned to day.")
    else:
        yield _("Equal bids: the barrel is turned to night.")


def hung(event: events.CardHung, names: Names, spec: DuelSpec) -> Iterator[str]:
    """The first of two begins a turn."""
    card = face_title(spec.cards, event.face)
    if event.place == 0:
        yield _("Turn {turn}: {card} hangs on the left hook.", turn=event.turn, card=card)
    else:
        yield _("{card} hangs on the right hook.", card=card)


def discarded(event: events.CardDiscarded, names: Names, spec: DuelSpec) -> Iterator[str]:
    """Off a hook, or out of a pile."""
    card = face_title(spec.cards, event.face)
    if event.owner is not None:
        fish = specialists(Bonus.DISCARD, spec)
        yield _("{fish} specialty: {name} loses {card}.", fish=fish, name=names[event.owner], card=card)
    elif event.cause is Cause.TIE:
        yield _("Equal bids: {card} is discarded.", card=card)
    else:
        yield _("{card} is discarded.", card=card)


def emptied(event: events.DrawPileEmptied, names: Names, spec: DuelSpec) -> Iterator[str]:
    """D60, D61."""
    if event.times < LAST:
        yield _("The draw pile is empty for the first time.")
    else:
        yield _("The draw pile is empty again: this turn is the last.")


def returned(event: events.DiscardsTurned, names: Names, spec: DuelSpec) -> Iterator[str]:
    """D60."""
    yield _("The discards come back turned over, {card} on top.", card=face_title(spec.cards, event.top))


def taken(event: events.CardTaken, names: Names, spec: DuelSpec) -> Iterator[str]:
    """Off a hook."""
    name, card = names[event.seat], face_title(spec.cards, event.face)
    if event.cause is Cause.TIE:
        yield _("Equal bids: {name} takes {card}.", name=name, card=card)
    else:
        yield _("{name} takes {card}.", name=name, card=card)


def drawn(event: events.CardDrawn, names: Names, spec: DuelSpec) -> Iterator[str]:
    """Off the pile."""
    name, card = names[event.seat], face_title(spec.cards, event.face)
    if event.cause is Cause.BALANCE:
        yield _("End of the balance: {name} draws {card}.", name=name, card=card)
    else:
        fish = specialists(Bonus.DRAW, spec)
        yield _("{fish} specialty: {name} draws {card}.", fish=fish, name=name, card=card)


def stolen(event: events.CardStolen, names: Names, spec: DuelSpec) -> Iterator[str]:
    """From the other."""
    name, card = names[event.seat], terms.half_name(terms.half(spec.cards, event.half))
    if event.cause is Cause.BALANCE:
        yield _("End of the balance: {name} steals {card}.", name=name, card=card)
    else:
        fish = specialists(Bonus.STEAL, spec)
        yield _("{fish} specialty: {name} steals {card}.", fish=fish, name=name, card=card)


def joined(event: events.CardJoined, names: Names, spec: DuelSpec) -> Iterator[str]:
    """As which half, where there are two, and what the pile has become."""
    half, split = terms.half(spec.cards, event.half), len(terms.halves(spec.cards, event.half >> 1)) > 1
    name, fish = names[event.seat], colour_name(half.colour)
    if split:
        yield ngettext(
            "As {card}: {name} now has {count} {fish} card.",
            "As {card}: {name} now has {count} {fish} cards.",
            event.size,
            card=terms.half_name(half),
            name=name,
            fish=fish,
        )
    else:
        yield ngettext(
            "{name} now has {count} {fish} card.",
            "{name} now has {count} {fish} cards.",
            event.size,
            name=name,
            fish=fish,
        )


def reached(event: events.SpecialtyReached, names: Names, spec: DuelSpec) -> Iterator[str]:
    """D33, with the number; where day and night have two, the pile of this moment tells which."""
    told = event.bonus, colour_name(event.colour), names[event.seat], names[1 - event.seat]
    if spec.night_number == spec.day_number:
        yield bonuses.reached_with(spec.night_number, *told)
    else:
        yield bonuses.reached(*told)


def nothing(event: events.NothingFound, names: Names, spec: DuelSpec) -> Iterator[str]:
    """What is missing."""
    fish, other = specialists(event.bonus, spec), names[1 - event.seat]
    if event.bonus is Bonus.DISCARD:
        yield _("{fish} specialty: {other} has no card to discard.", fish=fish, other=other)
    elif event.bonus is Bonus.STEAL and event.cause is Cause.BALANCE:
        yield _("End of the balance: {other} has no card to steal.", other=other)
    elif event.bonus is Bonus.STEAL:
        yield _("{fish} specialty: {other} has no card to steal.", fish=fish, other=other)
    elif event.cause is Cause.BALANCE:
        yield _("End of the balance: no card is left to draw.")
    else:
        yield _("{fish} specialty: no card is left to draw.", fish=fish)


def ended(event: events.MatchEnded, names: Names, spec: DuelSpec) -> Iterator[str]:
    """Scores, and who has won."""
    outcome = event.outcome
    if outcome.ending == "knives":
        yield ngettext(
            "{name} has {count} knife: the match is over.",
            "{name} has {count} knives: the match is over.",
            spec.knives_to_win,
            name=names[outcome.winners[0]],
        )
    yield _(
        "Final scores: {first} {one}, {second} {other}.",
        first=names[0],
        one=outcome.scores[0],
        second=names[1],
        other=outcome.scores[1],
    )
    yield verdict(outcome, names)


def remark(outcome: Outcome, names: Names) -> str:
    """The verdict, where it is not plain from the scores."""
    return "" if outcome.ending == "points" else verdict(outcome, names)


def verdict(outcome: Outcome, names: Names) -> str:
    """D32, D73: who has won, and why where the scores do not tell."""
    first, second = names
    top = max(outcome.scores)
    if not outcome.winners:
        return _(
            "{first} and {second} tie at {points} with the barrel in the middle: it is a draw.",
            first=first,
            second=second,
            points=top,
        )
    winner = names[outcome.winners[0]]
    if outcome.ending == "knives":
        return _("{winner} wins on knives, whatever the points.", winner=winner)
    if outcome.ending == "barrel":
        return _(
            "{first} and {second} tie at {points}. {winner} wins with the barrel on their side.",
            first=first,
            second=second,
            points=top,
            winner=winner,
        )
    return ngettext(
        "{winner} wins with {count} point.", "{winner} wins with {count} points.", top, winner=winner
    )
