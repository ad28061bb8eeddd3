"""The sheet of a trial: what every title has, then the title's own charts."""

from __future__ import annotations

from typing import Any

from tools.balance.figures import Common
from tools.balance.plots.bars import bar_chart, estimated
from tools.balance.plots.histogram import histogram
from tools.balance.plots.panel import Panel, sheet
from tools.balance.report import headline
from tools.balance.titles import TRIALS


def drawn(found: Common, own: Any) -> str:
    """A whole SVG file."""
    panels = [seats(found), histogram("Scores of all players", found.all_scores)]
    return sheet(headline(found), [*panels, *TRIALS[found.pairing.title].panels(found, own)])


def seats(found: Common) -> Panel:
    """Win rates by the order of turns."""
    bars = [estimated(place, seat) for place, seat in zip(found.places, found.seats, strict=True)]
    note = f"with 95 % intervals; dashed: the fair share, {1 / len(bars):.1%}"
    return bar_chart("Win rate by seat", bars, lambda value: f"{value:.1%}", 1 / len(bars), note)


def named(found: Common) -> str:
    """The name of the file."""
    return f"{found.pairing.title}-{found.pairing.players}.svg"
