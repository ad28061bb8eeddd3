"""A final count, ready to be drawn: what each seat scored, with the signs and inks of the title."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, NamedTuple

from game.i18n.door import _
from game.i18n.formats import number
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.table.pose import Colour
from game.titles.shelf import TITLES
from game.ui.bars import Item

DOUBLED: Final = "_doubled"
"""How the line of a pile is called that counts once more (D71); it is one bar with its pile."""

NAMES: Final[Mapping[str, str]] = MappingProxyType(
    {item: words for title in TITLES.values() for item, words in title.counted}
)

INKS: Final[Mapping[str, Colour]] = MappingProxyType(
    {
        "ebi": (150, 26, 24),
        "hotategai": (72, 78, 100),
        "sake": (240, 142, 40),
        "tako": (232, 140, 160),
        "fugu": (204, 218, 226),
        "maguro": (78, 46, 140),
    }
)
"""Of the fish that several titles have."""


class Look(NamedTuple):
    """A picture of assets/art, or none, and the colour of a bar."""

    symbol: str
    ink: Colour


def fish(name: str) -> Look:
    """As it is printed on its cards."""
    return Look(f"symbols/{name}", INKS[name])


@dataclass(frozen=True, slots=True)
class Account:
    """Items by seat, in the order of the count; `legend` explains their signs, `figure` writes a score."""

    seats: tuple[tuple[Item, ...], ...]
    legend: tuple[tuple[str, str], ...]
    figure: Callable[[int], str] = number


def item_name(item: str) -> str:
    """As its title calls it."""
    return _(NAMES[item])


def items(
    outcome: Outcome, looks: Mapping[str, Look], cards: Callable[[Seat, str], int]
) -> tuple[tuple[Item, ...], ...]:
    """Of every seat; `cards` counts those that one of its items stands for."""
    return tuple(_of_seat(outcome, seat, looks, cards) for seat in range(len(outcome.scores)))


def _of_seat(
    outcome: Outcome, seat: Seat, looks: Mapping[str, Look], cards: Callable[[Seat, str], int]
) -> tuple[Item, ...]:
    points: dict[str, int] = {}
    for line in outcome.lines[seat]:
        key = line.item.removesuffix(DOUBLED)
        points[key] = points.get(key, 0) + line.points
    return tuple(
        Item(item_name(key), *looks[key], scored, cards(seat, key)) for key, scored in points.items()
    )


def legend(seats: tuple[tuple[Item, ...], ...]) -> tuple[tuple[str, str], ...]:
    """What anybody scored for, each once."""
    scored = (item for items in seats for item in items if item.points)
    return tuple(dict.fromkeys((item.symbol, item.name) for item in scored))
