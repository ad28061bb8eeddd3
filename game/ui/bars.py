"""What made up a score, as bars: one for each item, as long as it brought points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Surface

from game.i18n.formats import TIMES, number, signed
from game.ui.panels import Pen
from game.ui.text import Colour
from game.ui.theme import BODY, HEADING, INK, SMALL, VERMILION, WASHI

GAP: Final = 4
LEAST: Final = 5
"""Logical pixels: between two bars, and how long the shortest is."""

ROOM: Final = 5
"""Between what is written on a bar and its ends."""

LIGHT: Final = 330
"""Sums of red, green and blue from here on bear dark type."""

TALL: Final = 2.6
"""A bar so many lines high has its symbol over its figure."""

SIGN: Final = 0.46
SIGN_ASIDE: Final = 0.74
"""The side of a symbol over its figure and beside it, in parts of the bar's height."""


@dataclass(frozen=True, slots=True)
class Item:
    """One item of a count: `symbol` is a picture of assets/art or nothing, `cards` 0 where there are none."""

    name: str
    symbol: str
    ink: Colour
    points: int
    cards: int = 0


def ordered(items: Sequence[Item]) -> list[Item]:
    """From the greatest to the smallest, losses last; nothing of what brought nothing."""
    return sorted((item for item in items if item.points), key=lambda item: -item.points)


def length(items: Sequence[Item]) -> int:
    """All bars together, in points: a loss is a bar, too."""
    return sum(abs(item.points) for item in items)


def stacked(
    pen: Pen, items: Sequence[Item], width: float, height: float, most: int
) -> Iterator[tuple[float, Surface]]:
    """Bars with the place where each begins, in logical pixels; `most` points fill the width."""
    x, each = 0.0, width / max(1, most)
    for item in ordered(items):
        wide = abs(item.points) * each
        yield x, bar(pen, item, max(LEAST, wide - GAP), height)
        x += max(LEAST + 1, wide)


def bar(pen: Pen, item: Item, width: float, height: float) -> Surface:
    """With symbol and figure where there is room for them; a loss is hollow."""
    fill, edge = (INK, VERMILION) if item.points < 0 else (item.ink, INK)
    size = pen.kit.frame.length(width), pen.kit.frame.length(height)
    plate = pen.plate(size, fill, edge, 3 if item.points < 0 else 2, radius=6)
    ink = WASHI if sum(fill) < LIGHT else INK
    words = signed(item.points) if item.points < 0 else number(item.points)
    tall = height > TALL * pen.size(BODY)
    (_over if tall else _beside)(pen, plate, item, words, ink, width, height)
    return plate


def _over(pen: Pen, plate: Surface, item: Item, words: str, ink: Colour, wide: float, high: float) -> None:
    """The symbol, how many cards beside it, and the figure under them."""
    figure = _largest(
        pen, words, ink, wide, max(min(HEADING, high * 0.36), min(pen.size(SMALL), high * 0.44))
    )
    parts = [part for part in (_sign(pen, item, min(high * SIGN, wide - ROOM)),) if part]
    if item.cards > 1 and parts and figure:
        count = pen.kit.text.line(
            f"{TIMES}{number(item.cards)}", max(pen.size(SMALL), high * 0.2), ink, "number"
        )
        if parts[0].get_width() + count.get_width() + 3 * pen.kit.frame.length(ROOM) < plate.get_width():
            parts.append(count)
    middle, down = plate.get_width() // 2, plate.get_height()
    _row(pen, plate, parts, round(down * (0.34 if figure else 0.5)))
    if figure:
        plate.blit(figure, figure.get_rect(center=(middle, round(down * (0.77 if parts else 0.5)))))


def _beside(pen: Pen, plate: Surface, item: Item, words: str, ink: Colour, wide: float, high: float) -> None:
    """Symbol and figure; where there is room for one alone, the symbol."""
    sign = _sign(pen, item, min(high * SIGN_ASIDE, wide - ROOM))
    used = sign.get_width() / pen.kit.frame.scale + ROOM if sign else 0
    figure = _largest(pen, words, ink, wide - used, min(max(HEADING, pen.size(SMALL)), high * 0.72))
    _row(pen, plate, [part for part in (sign, figure) if part], plate.get_height() // 2)


def _row(pen: Pen, plate: Surface, parts: Sequence[Surface], y: int) -> None:
    """In the middle, one beside the other."""
    gap = pen.kit.frame.length(ROOM)
    x = (plate.get_width() - sum(part.get_width() + gap for part in parts) + gap) // 2
    for part in parts:
        plate.blit(part, part.get_rect(midleft=(x, y)))
        x += part.get_width() + gap


def _sign(pen: Pen, item: Item, side: float) -> Surface | None:
    """Nothing where it would be a speck."""
    return pen.kit.images.fitting(item.symbol, side, side) if item.symbol and side > LEAST else None


def _largest(pen: Pen, words: str, ink: Colour, wide: float, size: float) -> Surface | None:
    """So large where there is room, else as small as it may be, else not at all."""
    for asked in (size, min(size, pen.size(SMALL)), SMALL):
        if pen.kit.text.width(words, asked, "number") <= wide - ROOM:
            return pen.kit.text.line(words, asked, ink, "number")
    return None
