"""The end of a match in words: who won, how a series stands, what made up the score of each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from game.app.party import Series
from game.i18n.door import _, pgettext
from game.i18n.formats import in_a_row, listed, number
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.titles.shelf import TITLES
from game.ui.widgets_scores import Row

PAIR = 2
ALONE = Series(played=1)
"""A match that belongs to no series."""

ITEMS: Final[Mapping[str, str]] = MappingProxyType(
    {item: words for title in TITLES.values() for item, words in title.counted}
)


def verdict(names: Sequence[str], outcome: Outcome, series: Series = ALONE) -> str:
    """Who won, in one line: the series, once that is decided."""
    winners = [names[seat] for seat in outcome.winners]
    if series.best_of > 1 and series.decided is not None:
        wins = " : ".join(map(number, sorted(_wins(names, series), reverse=True)))
        return _("{name} wins {score}", name=names[series.decided], score=wins)
    if not winners:
        return _("A draw")
    if len(winners) == 1:
        return _("{name} wins", name=winners[0])
    return _("{names} share the victory", names=listed(winners))


def standing(names: Sequence[str], series: Series) -> str:
    """How a series stands; nothing of a single match."""
    if series.best_of == 1:
        return ""
    if series.over:
        return _("The best of {matches} is decided.", matches=series.best_of)
    score = _score(names, _wins(names, series))
    return _("Best of {matches}: {score}", matches=series.best_of, score=score)


def _score(names: Sequence[str], wins: Sequence[int]) -> str:
    """Two face each other, as in any score; more stand in a row."""
    if len(names) == PAIR:
        return f"{names[0]} {number(wins[0])} : {number(wins[1])} {names[1]}"
    return in_a_row(
        [
            pgettext("a name and its figure", "{name} {figure}", name=name, figure=number(won))
            for name, won in zip(names, wins, strict=True)
        ]
    )


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
    """An item as its title names it."""
    return _(ITEMS[item])


def _points(outcome: Outcome, seat: Seat, item: str) -> int | None:
    points = [line.points for line in outcome.lines[seat] if line.item == item]
    return sum(points) if points else None
