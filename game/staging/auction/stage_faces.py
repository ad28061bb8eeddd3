"""What is shown on the stage while tickets are counted, and what is written over the race."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from game.i18n.door import _
from game.i18n.formats import number, signed
from game.rules.auction.spec import Card
from game.staging.auction.arrows import chip, ink
from game.staging.kept import per_language
from game.table.pose import Block, Box, Caption, Colour, Drawn, Face, Panel, Print, Run, Tinted
from game.ui import theme

BOARD: Final[Colour] = (40, 24, 18)
RED: Final[Colour] = (92, 22, 22)
SUM: Final = 150

COUNTER: Final = Face(panel=Panel(BOARD, theme.GOLD, 5, 14))


@per_language
def title(lot: int, counted: int, lots: int, cards: tuple[Card, ...], w: float, h: float) -> Face:
    """The lot, its fish, and how many were counted if that is told."""
    size = round(min(44, h * 0.32))
    drawn: list[Drawn] = [
        Run((_("Lot {lot}", lot=number(lot + 1)),), 0, h * 0.2, w, size, theme.GOLD, "title")
    ]
    if lots:
        words = _("counted {count} of {lots}", count=number(counted), lots=number(lots))
        drawn.append(Run((words,), 0, h * 0.88, w, theme.SMALL, theme.WASHI_DIM, "bold"))
    side = min(58.0, w / max(1, len(cards)) - 4)
    drawn += [
        Print(f"symbols/{card.name.lower()}", n * (side + 4), h * 0.55 - side / 2, side, side)
        for n, card in enumerate(cards)
    ]
    return Face(drawn=tuple(drawn))


@cache
def total(value: int) -> Face:
    """As large as it can be read across a room."""
    return Face(
        captions=(Caption(number(value), SUM, theme.GOLD),), panel=Panel(theme.INK, theme.GOLD, 6, 14)
    )


@cache
def figure(value: int) -> Face:
    """What a ticket counts, on its corner."""
    fill = RED if value == 0 else (20, 60, 36)
    return Face(captions=(Caption(signed(value), 40, theme.WASHI),), panel=Panel(fill, theme.LOSS, 3, 8))


@per_language
def note(words: str, w: float, h: float) -> Face:
    """Of one special ticket."""
    return Face(drawn=(Block(words, 0, 0, w, h, 32, theme.WASHI, "bold"),))


@per_language
def so_far(lot: int, total: int, now: bool, w: float, h: float, named: bool = True) -> Face:
    """A line of the list; in large type the lot is told by its number alone."""
    edge = theme.GOLD if now else theme.INDIGO_LIGHT
    words = _("lot {lot}", lot=number(lot + 1)) if named else f"{number(lot + 1)}:"
    return Face(
        panel=Panel(theme.INDIGO_DEEP, edge, 3, 8),
        drawn=(
            Run((words,), 12, h / 2, w * 0.6, theme.SMALL, theme.WASHI, "bold"),
            Run(
                (number(total),), w - 12, h / 2, w * 0.35, round(min(34, h * 0.85)), theme.GOLD, align="right"
            ),
        ),
    )


@cache
def blade(frame: int) -> Face:
    """A stroke from the lower left to the upper right, and how it goes."""
    return Face(f"blade_{frame}")


@cache
def terms(amounts: tuple[int, ...], whole: bool, w: float, h: float) -> Face:
    """+4 +2 = +6."""
    parts = [Tinted(signed(amount), ink(amount)) for amount in amounts]
    if whole:
        parts += [Tinted("=", theme.WASHI), Tinted(signed(sum(amounts)), theme.GOLD)]
    plate = Panel((12, 26, 36), theme.INDIGO_LIGHT, 2, 10)
    return Face(panel=plate, drawn=(Run(tuple(parts), 14, h / 2, w - 24, 46, theme.WASHI),))


def terms_width(amounts: Sequence[int]) -> float:
    """Enough for all of it."""
    return 190.0 + 74.0 * len(amounts)


@per_language
def overtaken(w: float, h: float) -> Face:
    """On a red tag."""
    words = Run((_("overtaken"),), w / 2, h / 2, w - 12, 28, theme.WASHI, "bold", "centre")
    return Face(panel=Panel(RED, theme.LOSS, 3, 8), drawn=(words,))


@cache
def pending(by: int, w: float, h: float) -> Face:
    """Behind a fish that is to move."""
    return Face(drawn=chip(by, 0, 0, w, h))


@per_language
def heading(words: str, w: float, h: float) -> Face:
    """Over the summary of a round."""
    return Face(drawn=(Run((words,), 0, h / 2, w, round(min(44, h * 0.95)), theme.GOLD, "title"),))


@cache
def paid(product: Card, before: int, after: int, w: float, h: float) -> Face:
    """What a card of a fish paid, and pays now."""
    ink_of = theme.GAIN if after > before else theme.LOSS if after < before else theme.WASHI
    words = f"{number(before)} → {number(after)}" if after != before else number(after)
    return Face(
        panel=Panel((26, 20, 18), theme.WOOD, 2, 10),
        drawn=(
            Print(f"symbols/{product.name.lower()}", 8, 8, h - 16, h - 16),
            Run((words,), h + 4, h / 2, w - h - 12, 36, ink_of, "bold"),
        ),
    )


@cache
def bought(seat: int, crest: int, name: str, deal: str, w: float, h: float) -> Face:
    """What a seat did in the round; its crest alone where no name is told."""
    colour = theme.SEAT_COLOURS[seat]
    fill = (colour[0] * 3 // 10, colour[1] * 3 // 10, colour[2] * 3 // 10)
    sign = Print(f"crests/{crest}", 8, 8, h - 16, h - 16)
    if not name:
        line = Run((deal,), h, h / 2, w - h - 8, 30, theme.GOLD, "bold")
        return Face(panel=Panel(fill, colour, 3, 10), drawn=(sign, line))
    return Face(
        panel=Panel(fill, colour, 3, 10),
        drawn=(
            sign,
            Run((name,), h + 4, h * 0.3, w - h - 12, 30, theme.WASHI, "bold"),
            Run((deal,), h + 4, h * 0.72, w - h - 12, 30, theme.GOLD, "bold"),
            Box(h - 4, h / 2 - 1, w - h - 8, 2, colour, None, 0, 1),
        ),
    )
