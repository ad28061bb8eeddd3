"""The charts of the duel."""

from __future__ import annotations

from tools.balance.duel.figures import DuelFigures
from tools.balance.figures import Common
from tools.balance.plots.bars import Bar, bar_chart, estimated
from tools.balance.plots.histogram import histogram
from tools.balance.plots.panel import Panel
from tools.balance.statistics import mean


def panels(found: Common, own: DuelFigures) -> list[Panel]:
    """Colours, bids and length."""
    return [points(own), owners(own), bids(own), histogram("Turns", found.lengths)]


def points(own: DuelFigures) -> Panel:
    """D3: printed points of a card."""
    bars = [Bar(name, value.points) for name, value in own.colours.items()]
    middle = mean(sum(bar.value for bar in bars), len(bars))
    return bar_chart("Points per card taken", bars, lambda value: f"{value:.2f}", middle, "dashed: the mean")


def owners(own: DuelFigures) -> Panel:
    """What a colour means for the victory."""
    bars = [estimated(name, value.ahead) for name, value in own.colours.items() if value.ahead]
    note = "with 95 % intervals; dashed: a half"
    return bar_chart("Wins of who has more of a colour", bars, lambda value: f"{value:.0%}", 0.5, note)


def bids(own: DuelFigures) -> Panel:
    """How often each is made."""
    bars = [Bar(f"{bid}", often) for bid, often in own.bids.items()]
    return bar_chart("Bids", bars, lambda value: f"{value:.1%}", note="share of all bids")
