"""The charts of the harbor."""

from __future__ import annotations

from tools.balance.figures import Common
from tools.balance.harbor.figures import HarborFigures, limits
from tools.balance.harbor.ledger import INCOME
from tools.balance.harbor.wishes import FISH, VISITED
from tools.balance.plots.bars import Bar, bar_chart, estimated
from tools.balance.plots.histogram import histogram
from tools.balance.plots.panel import Panel

COMPARED = "dark: a winner's; light: another player's"


def panels(found: Common, own: HarborFigures) -> list[Panel]:
    """Length, markets and money."""
    return [markets(own), ways(own), visits(own), rounds(found)]


def rounds(found: Common) -> Panel:
    """H95: how long matches are."""
    wanted = limits(len(found.seats))
    note = f"dark: {wanted[0]} to {wanted[-1]}, as H95 asks; dashed: the median, {found.length.deciles[4]:g}"
    return histogram("Rounds", found.lengths, note, wanted)


def markets(own: HarborFigures) -> Panel:
    """What is owed to each market where it is in play."""
    bars = [
        Bar(name, stall.income.winner, beside=stall.income.other)
        for name, stall in own.markets.items()
        if stall.income.winner or stall.income.other
    ]
    return bar_chart("Income by market in play, yen", bars, lambda yen: f"{yen:,.0f}", note=COMPARED)


def ways(own: HarborFigures) -> Panel:
    """How income comes."""
    flows = [(way, own.flows[way]) for way in INCOME]
    bars = [
        Bar(way.split(",")[0], flow.winner, beside=flow.other)
        for way, flow in flows
        if flow.winner or flow.other
    ]
    return bar_chart("Income by source, yen", bars, lambda yen: f"{yen:,.0f}", note=COMPARED)


def visits(own: HarborFigures) -> Panel:
    """H95: which markets are visited at all."""
    bars = [estimated(name, stall.visited) for name, stall in own.markets.items() if name in FISH]
    note = "share of the matches with the market in play; dashed: what H95 asks"
    return bar_chart("Fish markets visited", bars, lambda value: f"{value:.0%}", VISITED, note)
