"""What the parts of a seat's plate show; equal ones share one face."""

from __future__ import annotations

from functools import cache

from game.i18n.formats import number
from game.rules.core.value import value as frozen
from game.rules.harbor.words import Slot
from game.staging.harbor import art
from game.staging.kept import per_language
from game.table.pose import Caption, Disc, Drawn, Face, Panel, Print, Run
from game.ui import theme

PIP = 36
BADGE = 30
RED = (160, 38, 30)


@frozen
class Held:
    """Something in a slot: whether a ship uses it, and the uses left of a rental."""

    what: Slot
    used: bool
    uses: int


@cache
def name(words: str, w: float, h: float) -> Face:
    """Never cut: smaller, then narrower."""
    return Face(drawn=(Run((words,), 0, h / 2, w, theme.BODY, theme.WASHI, "bold"),))


@cache
def actions(left: int, most: int, carts: int, w: float, h: float) -> Face:
    """H10, H53: a pip for each action, then those of carts, from the right."""
    images = [art.PIP] * left + [art.SPENT] * max(0, most - left) + [art.CART_PIP] * carts
    step = min(PIP + 4, (w - PIP) / max(1, len(images) - 1)) if len(images) > 1 else 0
    x = w - PIP - step * (len(images) - 1)
    return Face(
        drawn=tuple(
            Print(image, x + step * place, (h - PIP) / 2, PIP, PIP) for place, image in enumerate(images)
        )
    )


@per_language
def money(yen: int, size: int, w: float, h: float) -> Face:
    """The number of the caption can run."""
    return _figure(art.YEN, yen, size, w, h, theme.GOLD)


@per_language
def value(resources: int, size: int, w: float, h: float) -> Face:
    """R."""
    return _figure(art.R, resources, size, w, h, theme.WASHI)


def _figure(image: str, count: int, size: int, w: float, h: float, colour: tuple[int, int, int]) -> Face:
    side = min(h, size * 0.86)
    room = (w - side) / w
    figure = Caption(number(count), size, colour, dx=side / (2 * w), room=room)
    return Face(captions=(figure,), drawn=(Print(image, 0, (h - side) / 2, side, side),))


@per_language
def papers(loans: int, shares: int, w: float, h: float) -> Face:
    """H56: never both."""
    image, count, colour = (art.LOAN, loans, RED) if loans else (art.SHARE, shares, (52, 108, 60))
    return Face(drawn=(Print(image, 0, 0, w - 8, h), *badge(count, w - BADGE, h - BADGE, colour)))


def badge(
    count: int, x: float, y: float, fill: tuple[int, int, int], ink: tuple[int, int, int] = theme.WASHI
) -> tuple[Drawn, ...]:
    """A count in a disc."""
    disc = Disc(x, y, BADGE, fill, theme.WASHI)
    return disc, Run((number(count),), x + BADGE / 2, y + BADGE / 2, BADGE, 26, ink, align="centre")


@cache
def slot(held: Held | None, side: float) -> Face:
    """An empty one is a hole; golden while a ship at sea uses the licence."""
    if held is None:
        return Face(panel=Panel((12, 16, 34), theme.INDIGO_LIGHT, 2, 8))
    image = art.slot(held.what, held.uses)
    if held.used:
        rim = Panel(theme.GOLD, theme.GOLD, 0, 8)
        return Face(panel=rim, drawn=(Print(image, 5, 5, side - 10, side - 10),))
    return Face(drawn=(Print(image, 0, 0, side, side),))


@per_language
def token(resource: int, count: int, side: float, wide: float) -> Face:
    """One for all of a kind, with their count."""
    disc = Print(art.token(resource), 0, 0, side, side)
    return Face(drawn=(disc, *badge(count, wide - BADGE, side - BADGE, theme.INK)))
