"""The end of a match in words: who won, how a series stands, what made up the score of each seat."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.party import Series
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.ui.widgets_scores import Row

PAIR = 2
ALONE = Series(played=1)
"""A match that belongs to no series."""


def verdict(names: Sequence[str], outcome: Outcome, series: Series = ALONE) -> str:
    """Who won, in one line: the series, once that is decided."""
    winners = [names[seat] for seat in outcome.winners]
    if series.best_of > 1 and series.decided is not None:
        wins = sorted(_wins(names, series), reverse=True)
        return f"{names[series.decided]} wins {' : '.join(map(str, wins))}"
    if not winners:
        return "A draw"
    if len(winners) == 1:
        return f"{winners[0]} wins"
    return f"{', '.join(winners[:-1])} and {winners[-1]} share the victory"


def standing(names: Sequence[str], series: Series) -> str:
    """How a series stands; nothing of a single match."""
    if series.best_of == 1:
        return ""
    if series.over:
        return f"The best of {series.best_of} is decided."
    return f"Best of {series.best_of}: {_score(names, _wins(names, series))}"


def _score(names: Sequence[str], wins: Sequence[int]) -> str:
    """Two face each other, as in any score; more stand in a row."""
    if len(names) == PAIR:
        return f"{names[0]} {wins[0]} : {wins[1]} {names[1]}"
    return ", ".join(f"{name} {won}" for name, won in zip(names, wins, strict=True))


def _wins(names: Sequence[str], series: Series) -> list[int]:
    return [series.wins(seat) for seat in range(len(names))]


def rows(outcome: Outcome) -> list[Row]:
    """Every item anybody scored, in the order of the count."""
    seats = range(len(outcome.scores))
    return [(spoken(item), [_points(outcome, seat, item) for seat in seats]) for item in _items(outcome)]


def _items(outcome: Outcome) -> list[str]:
    """What only one seat has scored comes after what that seat scored before it."""
    items: list[str] = []
    for lines in outcome.lines:
        after = 0
        for line in lines:
            if line.item not in items:
                items.insert(after, line.item)
            after = items.index(line.item) + 1
    return items


def spoken(item: str) -> str:
    """An item as the table names it."""
    return item.replace("_", " ").capitalize()


def _points(outcome: Outcome, seat: Seat, item: str) -> int | None:
    points = [line.points for line in outcome.lines[seat] if line.item == item]
    return sum(points) if points else None
