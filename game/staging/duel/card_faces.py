"""What a fish card shows: points in its circle, its icon where the circle leaves room."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, TypeAlias

from game.i18n.formats import number
from game.rules.duel.spec import Colour, Effect, Half
from game.table.pose import Caption, Face, Panel, Stamp
from game.ui import theme

Where: TypeAlias = Literal["hook", "pile", "small", "print"]
"""In a pile only the left strip of a card shows; elsewhere it lies free."""

PRINT: Final = (280, 392)
FIGURES: Final = {"hook": 67, "pile": 26, "small": 37, "print": 36}
SPLIT_FIGURES: Final = {"hook": 52, "pile": 26, "small": 30, "print": 28}
"""Of one half, and of two: their circles are smaller."""

CIRCLE: Final = (70, 70)
CIRCLES: Final = ((58, 62), (222, 330))
ICON_BESIDE: Final = (166, 70)
ICON_UNDER: Final = (70, 172)
ICONS: Final = ((50, 138), (230, 254))
"""In pixels of the print."""

SEAM: Final = Panel(theme.WASHI, theme.WASHI, 0, 10)
"""Behind two halves: nothing shows through where they meet."""

SINGLE_ICON: Final = 0.32
PILE_ICON: Final = 0.4
SPLIT_ICON: Final = 0.26
"""Parts of a card's width."""


@cache
def half(half: Half, where: Where) -> Face:
    """D2: a card of one colour, or the half that was chosen."""
    place, size = (ICON_UNDER, PILE_ICON) if where == "pile" else (ICON_BESIDE, SINGLE_ICON)
    return Face(
        f"duel/faces/{name(half.colour)}",
        captions=(_points(half, CIRCLE, FIGURES[where]),),
        stamps=_icon(half.effect, place, size),
    )


@cache
def card(halves: tuple[Half, ...], where: Where) -> Face:
    """D2: with both its colours, if it has two."""
    if len(halves) == 1:
        return half(halves[0], where)
    one, other = halves
    figures = [_points(each, at, SPLIT_FIGURES[where]) for each, at in zip(halves, CIRCLES, strict=True)]
    icons = [_icon(each.effect, at, SPLIT_ICON) for each, at in zip(halves, ICONS, strict=True)]
    return Face(
        f"duel/halves/{name(one.colour)}_left",
        over=(f"duel/halves/{name(other.colour)}_right",),
        panel=SEAM,
        captions=tuple(figures),
        stamps=(*icons[0], *icons[1]),
    )


def name(colour: Colour) -> str:
    """As its pictures are called."""
    return colour.name.lower()


def icon(effect: Effect) -> str:
    """The picture of an icon."""
    return f"duel/icons/{effect.name.lower()}"


def _points(half: Half, at: tuple[int, int], size: int) -> Caption:
    dx, dy = _shift(at)
    return Caption(number(half.points), size, theme.INK, dx, dy)


def _icon(effect: Effect | None, at: tuple[int, int], size: float) -> tuple[Stamp, ...]:
    return () if effect is None else (Stamp(icon(effect), size, *_shift(at)),)


def _shift(at: tuple[int, int]) -> tuple[float, float]:
    """From the middle, in parts of the card."""
    return at[0] / PRINT[0] - 0.5, at[1] / PRINT[1] - 0.5
