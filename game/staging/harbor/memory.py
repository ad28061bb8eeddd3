"""What is remembered of a match at the harbor."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from game.i18n.door import _
from game.i18n.formats import price
from game.match.match import Match
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.rules.harbor import scoring
from game.rules.harbor.fishing_events import TunaSold
from game.rules.harbor.market_events import BarrelSold, TokensSold, WareBought
from game.rules.harbor.position import position
from game.rules.harbor.table import Table, table_for
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import KIND_OF, KINDS, Kind
from game.staging import memory
from game.staging.account import item_name
from game.staging.acts import Names
from game.staging.harbor.account import LOOKS
from game.staging.harbor.terms import kind_name
from game.staging.memory import CLOSEST, SWING, Chapter, Memory, Moment

CASH: Final = "harbor/prints/tuna"
"""The print of who earned more with no fish."""


def remembered(match: Match, names: Names, crests: Sequence[int]) -> Memory:
    """The fish that earned most above the second's, the best turn, the closest end of a round."""
    spec, outcome = match.kernel.spec, match.outcome()
    assert outcome is not None
    seats = memory.champions(outcome)[:2]
    score = partial(_scores, table_for(spec, len(outcome.scores)))
    turns = memory.chapters(match, lambda view: (view.round, view.turn), score)
    rounds = memory.chapters(match, lambda view: view.round, score)
    earned = earnings(rounds)

    def moments() -> Iterator[Moment | None]:
        for seat in seats:
            yield _decided(earned, outcome, seat, names)
        yield _swing(turns, seats[0], names)
        yield _closest(rounds, seats[0], names, crests)

    prints = (leading(earned, outcome, seat) for seat in seats)
    return Memory(
        tuple(CASH if kind is None else f"harbor/prints/{kind.name.lower()}" for kind in prints),
        memory.first(moments()),
    )


def _scores(table: Table, view: HarborView) -> memory.Scores:
    return scoring.outcome(table, position(view, 0)).scores


def earnings(told: Sequence[Chapter]) -> Counter[tuple[Seat, Kind]]:
    """What each seat was paid for fish: tokens and barrels sold to markets, wares and tuna sold to others."""
    earned: Counter[tuple[Seat, Kind]] = Counter()
    for event in (event for chapter in told for event in chapter.events):
        match event:
            case TokensSold(seat, _market, resource, _count, yen):
                earned[seat, KIND_OF[resource]] += yen
            case BarrelSold(seat, _ware, yen):
                earned[seat, Kind.MACKEREL] += yen
            case WareBought(_seat, seller, _ware, paid, token):
                earned[seller, KIND_OF[token]] += paid
            case TunaSold(seat, fisher, _tuna, yen) if seat != fisher:
                earned[fisher, Kind.TUNA] += yen
    return earned


def leading(earned: Counter[tuple[Seat, Kind]], outcome: Outcome, seat: Seat) -> Kind | None:
    """The fish with the seat's largest difference to its rival; none where it is ahead in none."""
    other = memory.rival(outcome, seat)
    best = max(KINDS, key=lambda kind: (earned[seat, kind] - earned[other, kind], earned[seat, kind]))
    return best if earned[seat, best] > earned[other, best] else None


def _decided(earned: Counter[tuple[Seat, Kind]], outcome: Outcome, seat: Seat, names: Names) -> Moment:
    """Where no fish did, the item of the count in which the seat is furthest ahead."""
    kind, other = leading(earned, outcome, seat), memory.rival(outcome, seat)
    if kind is None:
        pairs = zip(outcome.lines[seat], outcome.lines[other], strict=True)
        line, theirs = max(pairs, key=lambda pair: pair[0].points - pair[1].points)
        words = _(
            "{item}: {name} {points}, {other} {fewer}.",
            item=item_name(line.item),
            name=names[seat],
            points=price(line.points),
            other=names[other],
            fewer=price(theirs.points),
        )
        return Moment(LOOKS[line.item].symbol, memory.deciding(outcome), words)
    words = _(
        "{fish} earned {name} {yen}, {other} {less}.",
        fish=kind_name(kind),
        name=names[seat],
        yen=price(earned[seat, kind]),
        other=names[other],
        less=price(earned[other, kind]),
    )
    return Moment(f"harbor/barrels/{kind.name.lower()}", memory.deciding(outcome), words)


def swing(turns: Sequence[Chapter], seat: Seat) -> Chapter:
    """The own turn that added most to the seat's score; of equals the latest."""
    own = [turn for turn in turns if turn.key[1] == seat]
    return max(reversed(own), key=lambda turn: turn.after[seat] - turn.before[seat])


def _swing(turns: Sequence[Chapter], seat: Seat, names: Names) -> Moment | None:
    turn = swing(turns, seat)
    gain = turn.after[seat] - turn.before[seat]
    if gain <= 0:
        return None
    words = _(
        "One turn in round {round} was worth {yen} to {name}.",
        round=turn.key[0],
        yen=price(gain),
        name=names[seat],
    )
    return Moment("coin", _(SWING), words)


def _closest(told: Sequence[Chapter], seat: Seat, names: Names, crests: Sequence[int]) -> Moment | None:
    found = memory.closest(told, seat)
    if found is None:
        return None
    chapter, other = found
    lead = memory.ahead(chapter.after, seat)
    words = memory.after_round(chapter.key, lead, names[seat], names[other], price)
    return Moment(f"crests/{crests[other]}", _(CLOSEST), words)
