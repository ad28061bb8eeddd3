"""What the books of many harbor matches come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.rules.core.seat import Seat
from game.rules.harbor.words import MARKETS, Market
from tools.arena.statistics import Estimate, wilson
from tools.balance.flow import NOTHING, Flow, averaged
from tools.balance.harbor.ledger import INCOME, Way
from tools.balance.record import Played, shares
from tools.balance.statistics import mean
from tools.tallies.harbor import VISITS

LONGEST: Final = 30
SHORTEST: Final = {5: 8, 6: 8}
USUAL_SHORTEST: Final = 12
"""H95: the rounds a match should take; five and six players may be quicker."""


@dataclass(frozen=True, slots=True)
class Stall:
    """A market in the matches in which it is in play.

    `income` is what players owe to it: fish sold to it or to players, its licences, and what is kept of its
    fish at the end; `ways` is a winner's part of it, way by way. `share` is that of a winner's whole income,
    `majority` in which share of the wins it was over half of it.
    """

    matches: int
    visited: Estimate
    visits: float
    income: Flow
    ways: dict[Way, float]
    share: float
    majority: float


@dataclass(frozen=True, slots=True)
class HarborFigures:
    """`majority` is the share of wins in which one market is over half of the income."""

    flows: dict[Way, Flow]
    markets: dict[str, Stall]
    majority: Estimate
    within: Estimate
    stalls: Estimate
    fired: dict[str, float]


def figures(played: Sequence[Played]) -> HarborFigures:
    """Of at least one match."""
    number, rounds = len(played), limits(len(played[0].outcome.scores))
    fired = sum((match.fired for match in played), Counter[str]())
    flows = averaged(played, by_way)
    return HarborFigures(
        flows={way: flows.get(way, NOTHING) for way in Way},
        markets={market.name.lower(): stall for market in MARKETS if (stall := stall_of(played, market))},
        majority=wilson(sum(led_by(match, None) for match in played), number),
        within=wilson(sum(match.rounds in rounds for match in played), number),
        stalls=wilson(sum(match.outcome.ending == "safety" for match in played), number),
        fired={label: count / number for label, count in sorted(fired.items())},
    )


def limits(players: int) -> range:
    """H95: the rounds a match should take."""
    return range(SHORTEST.get(players, USUAL_SHORTEST), LONGEST + 1)


def stall_of(played: Sequence[Played], market: Market) -> Stall | None:
    """None for a market that was never in play."""
    here = [match for match in played if market in match.notes.markets]
    if not here:
        return None
    visits = [match.fired[VISITS[market]] for match in here]
    whole = sum(flow.winner for way, flow in averaged(here, by_way).items() if way in INCOME)
    ways = {way: flow for (place, way), flow in averaged(here, owed).items() if place is market}
    own = Flow(sum(flow.winner for flow in ways.values()), sum(flow.other for flow in ways.values()))
    return Stall(
        matches=len(here),
        visited=wilson(sum(map(bool, visits)), len(here)),
        visits=mean(sum(visits), len(here)),
        income=own,
        ways={way: ways.get(way, NOTHING).winner for way in INCOME},
        share=mean(own.winner, whole),
        majority=mean(sum(led_by(match, market) for match in here), len(here)),
    )


def owed(match: Played) -> Iterator[tuple[Seat, tuple[Market, Way], int]]:
    """Income by the market it is owed to, and the way it came."""
    for (seat, way, market), yen in match.notes.ledger.items():
        if way in INCOME and market is not None:
            yield seat, (market, way), yen


def by_way(match: Played) -> Iterator[tuple[Seat, Way, int]]:
    """Income and outlay by how they came and went."""
    for (seat, way, _), yen in match.notes.ledger.items():
        yield seat, way, yen


def led_by(match: Played, market: Market | None) -> float:
    """The part of a victory in which the market, or any if None, was over half of the winner's income."""
    leaders = {seat: leader(match, seat) for seat in shares(match)}
    return sum(
        part
        for seat, part in shares(match).items()
        if leaders[seat] is not None and market in (None, leaders[seat])
    )


def leader(match: Played, seat: Seat) -> Market | None:
    """The market to which over half of a seat's income is owed, if there is one."""
    income: Counter[Market | None] = Counter()
    for (owner, way, market), yen in match.notes.ledger.items():
        if owner == seat and way in INCOME:
            income[market] += yen
    return next(
        (market for market, yen in income.items() if market is not None and 2 * yen > income.total()), None
    )
