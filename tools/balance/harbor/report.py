"""The harbor's part of a report."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tools.balance.figures import Common
from tools.balance.harbor.figures import HarborFigures
from tools.balance.harbor.ledger import INCOME, OUTLAY, Way
from tools.balance.statistics import mean
from tools.balance.text import block, share

FROM_FISH: Final = (Way.MARKET, Way.LICENCES, Way.PLAYERS, Way.TUNA, Way.KEPT)


def report(found: Common, own: HarborFigures) -> Iterator[str]:
    """Markets, then money, then what happened how often."""
    yield from markets(own)
    yield from sources(own)
    yield from flows("income, yen a match", own, INCOME)
    yield from flows("outlay, yen a match", own, OUTLAY)
    yield from block(("fired", "a match"), [(name, f"{often:.2f}") for name, often in own.fired.items()])


def markets(own: HarborFigures) -> Iterator[str]:
    """What each market is worth, over the matches in which it is in play."""
    heads = (
        "market",
        "in play",
        "visited",
        "95 % interval",
        "visits",
        "winner's yen",
        "others'",
        "of income",
    )
    rows = [
        (
            name,
            f"{stall.matches:,}",
            *share(stall.visited),
            f"{stall.visits:.1f}",
            f"{stall.income.winner:,.0f}",
            f"{stall.income.other:,.0f}",
            f"{stall.share:.1%}",
            f"{stall.majority:.1%}",
        )
        for name, stall in own.markets.items()
    ]
    yield from block((*heads, "over half in"), rows)


def sources(own: HarborFigures) -> Iterator[str]:
    """How a winner's income came from each fish market."""
    rows = [
        (name, *(f"{stall.ways[way]:,.0f}" for way in FROM_FISH))
        for name, stall in own.markets.items()
        if any(stall.ways[way] for way in FROM_FISH)
    ]
    yield from block(("winner's yen from", *FROM_FISH), rows)


def flows(head: str, own: HarborFigures, ways: Sequence[Way]) -> Iterator[str]:
    """How money came or went."""
    whole = sum(own.flows[way].winner for way in ways)
    rows = [
        (
            way,
            f"{flow.winner:,.0f}",
            f"{flow.other:,.0f}",
            f"{mean(flow.winner, whole):.1%}".replace("-0.0%", "0.0%"),
        )
        for way in ways
        if (flow := own.flows[way]).winner or flow.other
    ]
    yield from block((head, "winner", "others", "of the winner's"), rows)
