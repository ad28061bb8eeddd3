"""What lies on the cloth of a lot beside its cards: pushes, ladder, sums, what it costs and brings."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.i18n.door import _, pgettext
from game.i18n.formats import number, price
from game.staging.auction.arrows import arrow, chip, ground
from game.staging.kept import per_language
from game.table.pose import Box, Caption, Colour, Drawn, Face, Panel, Run
from game.ui import theme

CLOTH: Final[Colour] = (20, 38, 82)
DARKER: Final[Colour] = (14, 24, 52)
RED: Final[Colour] = (74, 22, 24)
GREEN: Final[Colour] = (14, 58, 34)
GREY: Final[Colour] = (28, 32, 46)

NET: Final = 56
PART: Final = 36


@cache
def cloth(lit: bool, gone: bool = False) -> Face:
    """Under a lot; golden while it is the one that matters."""
    fill = DARKER if gone else CLOTH
    return Face(panel=Panel(fill, theme.GOLD if lit else theme.INDIGO, 6 if lit else 3, 12))


@cache
def pushes(by: tuple[int | None, ...], lefts: tuple[float, ...], wide: float, w: float, h: float) -> Face:
    """Under each card how far the tile of the lot pushes it."""
    drawn: list[Drawn] = []
    for each, left in zip(by, lefts, strict=True):
        drawn += chip(each, left + wide * 0.1, 0, wide * 0.8, h)
    return Face(drawn=tuple(drawn))


@per_language
def ladder(tiles: tuple[tuple[int, int], ...], w: float, h: float) -> Face:
    """Each tile with its price and what it does to each fish; nothing if no tile moves these cards."""
    if not tiles:
        words = _("no tile moves these")
        return Face(drawn=(Run((words,), w / 2, h / 2, w - 16, 28, theme.WASHI_DIM, "bold", "centre"),))
    heading = Run(
        (_("each fish, with the tile"),), w / 2, 18, w - 8, theme.SMALL, theme.WASHI_DIM, "bold", "centre"
    )
    step = min(96.0, (w - 8) / len(tiles))
    left, top, high = (w - step * len(tiles)) / 2, 38.0, min(44.0, (h - 40) / 2)
    drawn: list[Drawn] = [heading]
    for place, (cost, by) in enumerate(tiles):
        x = left + place * step + 3
        drawn.append(Box(x, top, step - 6, high, theme.WASHI_DIM, theme.INK, 2, 6))
        drawn.append(
            Run((price(cost),), x + step / 2 - 3, top + high / 2, step - 10, 30, theme.INK, align="centre")
        )
        drawn.append(Box(x, top + high, step - 6, high, ground(by), theme.INK, 2, 6))
        drawn += arrow(by, x, top + high, step - 6, high, 30)
    return Face(drawn=tuple(drawn))


@per_language
def votes(total: int, w: float, h: float) -> Face:
    """The sum of a lot's tickets, beside its tile."""
    label = Run((_("votes"),), w / 2, h * 0.26, w - 8, theme.SMALL, theme.WASHI_DIM, "bold", "centre")
    return Face(captions=(Caption(number(total), 38, theme.WASHI, dy=0.2),), drawn=(label,))


@per_language
def short(by: int, w: float, h: float) -> Face:
    """In place of a purchase that cannot be paid."""
    words = Run(
        (_("{price} short", price=price(by)),),
        w / 2,
        h / 2,
        w - 14,
        round(min(30, h)),
        theme.WASHI,
        "bold",
        "centre",
    )
    return Face(panel=Panel(RED, theme.LOSS, 3, 10), drawn=(words,))


@per_language
def net(cost: int, worth: int, payable: bool, w: float, h: float) -> Face:
    """Price, worth and what is left of it, each with its sign; grey where it cannot be paid."""
    gain = worth - cost
    third = w * 0.29
    wide = w - 2 * third - 12
    good = theme.GAIN if gain > 0 else theme.LOSS
    parts = (
        (0.0, third, pgettext("of a lot", "price"), price(-cost), theme.LOSS, DARKER, theme.INDIGO),
        (
            third + 6,
            third,
            pgettext("of a lot", "worth"),
            signed_price(worth),
            theme.WASHI,
            DARKER,
            theme.INDIGO,
        ),
        (
            2 * third + 12,
            wide,
            pgettext("of a lot", "net"),
            signed_price(gain),
            good,
            GREEN if gain > 0 else RED,
            good,
        ),
    )
    drawn: list[Drawn] = []
    for place, (x, room, label, figure, ink, fill, edge) in enumerate(parts):
        shown, plate, rim = (ink, fill, edge) if payable else (theme.WASHI_DIM, GREY, (70, 76, 92))
        size = NET if place == 2 else PART
        drawn.append(Box(x, 0, room, h, plate, rim, 3, 10))
        drawn.append(
            Run((label,), x + room / 2, h * 0.2, room - 8, theme.SMALL, theme.WASHI_DIM, "bold", "centre")
        )
        drawn.append(Run((figure,), x + room / 2, h * 0.63, room - 12, size, shown, align="centre"))
    return Face(drawn=tuple(drawn))


def signed_price(value: int) -> str:
    """With its sign, unless it is none."""
    return f"+{price(value)}" if value > 0 else price(value)


@cache
def figure(total: int) -> Face:
    """The votes of a lot in large type."""
    return Face(captions=(Caption(number(total), theme.SMALL, theme.WASHI),))


@cache
def gain(value: int, w: float, h: float) -> Face:
    """The net alone, for large type."""
    ink, fill = (theme.GAIN, GREEN) if value > 0 else (theme.LOSS, RED)
    line = Run((signed_price(value),), w / 2, h / 2, w - 12, theme.SMALL, ink, align="centre")
    return Face(panel=Panel(fill, ink, 2, 8), drawn=(line,))


@cache
def seal() -> Face:
    """On a lot that is sold."""
    return Face("seals/sold")
