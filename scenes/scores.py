"""The final count in words: what made up the score of each seat."""

from __future__ import annotations

from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.ui.widgets_scores import Row


def rows(outcome: Outcome) -> list[Row]:
    """Every item anybody scored, in the order of the count."""
    items = dict.fromkeys(line.item for lines in outcome.lines for line in lines)
    seats = range(len(outcome.scores))
    return [(spoken(item), [_points(outcome, seat, item) for seat in seats]) for item in items]


def spoken(item: str) -> str:
    """An item as the table names it."""
    return item.replace("_", " ").capitalize()


def _points(outcome: Outcome, seat: Seat, item: str) -> int | None:
    points = [line.points for line in outcome.lines[seat] if line.item == item]
    return sum(points) if points else None
