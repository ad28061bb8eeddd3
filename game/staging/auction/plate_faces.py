"""What the parts of a plate show in the auction."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.i18n.door import _, pgettext
from game.i18n.formats import number, price
from game.rules.auction.spec import Card, Ticket
from game.staging.auction.arrows import RISING
from game.staging.auction.lot_faces import signed_price
from game.staging.kept import per_language
from game.table.pose import Box, Caption, Colour, Drawn, Face, Panel, Print, Run
from game.ui import theme

CELL: Final[Colour] = (16, 20, 34)
BAR: Final = (14, 6)
"""A Takusan in a row, under its count."""


@cache
def fan(kind: Ticket, spent: bool, laid: bool = False, chosen: bool = False) -> Face:
    """A place of the fan; struck once the special is out of the game, dark while the ticket is on a lot."""
    dye = theme.INDIGO_LIGHT if laid else theme.GOLD if chosen else None
    return Face(f"fan/{kind.name.lower()}", struck=spent, shaded=spent or laid, dye=dye)


@cache
def held(kind: Ticket, spent: bool, laid: bool) -> Face:
    """The same in a tray, where tickets are large."""
    dye = theme.INDIGO_LIGHT if laid else None
    return Face(f"tickets/{kind.name.lower()}", struck=spent, shaded=spent or laid, dye=dye)


@cache
def special(kind: Ticket, spent: bool) -> Face:
    """Beside the rows."""
    return Face(f"fan/{kind.name.lower()}", struck=spent, shaded=spent)


@cache
def row(product: Card, cards: int, wilds: int, w: float, h: float, after: int | None = None) -> Face:
    """Symbol and count, a green bar for each Takusan; what it would be `after` the chosen purchase."""
    side = min(h - 8, w * 0.46, 64)
    ink = theme.WASHI if cards else (160, 154, 144)
    size = max(theme.SMALL, round(min(46.0, h * 0.72)))
    room = w - side - 12
    figure: tuple[Drawn, ...]
    if after is not None and after != cards:
        change = Run((f"{number(cards)} → {number(after)}",), side + 10, h / 2, room, 32, theme.GAIN, "bold")
        figure = (change,)
    else:
        figure = (Run((number(cards),), side + 12, h / 2 - (3 if wilds else 0), room, size, ink),)
    bars = tuple(
        Box(side + 12 + n * (BAR[0] + 3), h - BAR[1] - 3, BAR[0], BAR[1], (70, 190, 110), theme.INK, 1, 2)
        for n in range(min(wilds, int(room // (BAR[0] + 3))))
    )
    symbol = Print(f"symbols/{product.name.lower()}", 4, (h - side) / 2, side, side, shaded=not cards)
    return Face(panel=Panel(CELL, CELL, 0, 8), drawn=(symbol, *figure, *bars))


@cache
def question(product: Card, cards: int, gain: int, chosen: bool, w: float, h: float) -> Face:
    """A row that a Takusan could join or a Yakuza take from, with what that changes."""
    side, size = min(h - 10, w * 0.3, 56), round(min(38, h * 0.76))
    ink = theme.GAIN if gain > 0 else theme.LOSS if gain < 0 else theme.WASHI
    return Face(
        panel=Panel(RISING if chosen else CELL, theme.GOLD, 6 if chosen else 3, 10),
        drawn=(
            Print(f"symbols/{product.name.lower()}", 8, (h - side) / 2, side, side),
            Run((number(cards),), side + 16, h / 2, w * 0.22, size, theme.WASHI),
            Run((signed_price(gain),), w - 10, h / 2, w * 0.44, size, ink, align="right"),
        ),
    )


@cache
def money(amount: int, after: int | None, size: int) -> Face:
    """A purse, and what would be left in it."""
    if after is not None:
        words = f"{price(amount)} → {price(after)}"
        return Face(captions=(Caption(words, 34, theme.GOLD, font="bold"),))
    return Face(captions=(Caption(price(amount), size, theme.GOLD),))


@per_language
def worth(points: int, label: str, w: float, h: float) -> Face:
    """With its label, so that another language has a face of its own."""
    figure = Caption(price(points), round(min(38, h * 0.9)), theme.WASHI, dx=0.5 - 45 / w, room=90 / w)
    words = Run((label,), w - 98, h / 2, w - 98, theme.SMALL, theme.WASHI_DIM, "text", "right")
    return Face(captions=(figure,), drawn=(words,))


@cache
def equals(points: int) -> Face:
    """The same in large type: a sign in place of the label."""
    return Face(captions=(Caption(f"= {price(points)}", theme.SMALL, theme.WASHI),))


def worth_label() -> str:
    """A61: the score if the match ended today."""
    return pgettext("label of points", "worth")


@cache
def yakuza(count: int, w: float, h: float) -> Face:
    """How many a seat has bought."""
    side = h - 6
    sign = Print("symbols/yakuza", 0, 3, side, side)
    return Face(drawn=(sign, Run((number(count),), side + 6, h / 2, w - side - 6, 34, theme.WASHI)))


@per_language
def decline(pay: int, chosen: bool, w: float, h: float) -> Face:
    """A choice like a lot, with its net."""
    size = round(min(34, h * 0.37))
    return Face(
        panel=Panel(theme.INDIGO, theme.GOLD if chosen else theme.INDIGO_LIGHT, 6 if chosen else 3, 12),
        drawn=(
            Run((_("Decline"),), w / 2, h * 0.34, w - 20, size, theme.WASHI, "bold", "centre"),
            Run(
                (_("net {price}", price=signed_price(pay)),),
                w / 2,
                h * 0.7,
                w - 20,
                size - 2,
                theme.GAIN,
                "bold",
                "centre",
            ),
        ),
    )


@per_language
def tray_words(once: bool, w: float, h: float) -> Face:
    """Under the tickets of a tray."""
    words, ink = (_("once only"), theme.GOLD) if once else (_("come back every round"), theme.WASHI_DIM)
    return Face(drawn=(Run((words,), 0, h / 2, w, theme.SMALL, ink, "bold"),))
