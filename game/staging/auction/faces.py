"""What each piece of the auction shows; equal pieces share one face."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.i18n.door import pgettext
from game.i18n.formats import number, signed
from game.rules.auction.spec import Card, Ticket
from game.rules.core.seat import Seat
from game.staging.seat_faces import dark
from game.table.pose import Caption, Face, Panel, Stamp
from game.ui import theme

PRICE: Final = 48
FIGURE: Final = 40

CARD_BACK: Final = Face("cards/back")
DECK: Final = Face("deck")
COIN: Final = Face("coin")
CLOCK: Final = Face("clock")


# ---------------------------------------------------------------- lots


@cache
def card(kind: Card) -> Face:
    """Face up."""
    return Face(f"cards/{kind.name.lower()}")


@cache
def back(seat: Seat, crest: int) -> Face:
    """A ticket of which nothing but its owner is known: cloth in the seat's colour, the family's crest."""
    return Face("tickets/back", stamps=(Stamp(f"crests/{crest}", 0.68),), dye=theme.SEAT_COLOURS[seat])


@cache
def ticket(kind: Ticket, struck: bool = False, shaded: bool = False) -> Face:
    """Turned over; struck if an Annul settled it."""
    return Face(f"tickets/{kind.name.lower()}", struck=struck, shaded=shaded)


@cache
def place(seat: Seat, initial: str) -> Face:
    """Where a seat's ticket lies on a lot."""
    colour = theme.SEAT_COLOURS[seat]
    letter = Caption(initial, theme.SMALL, theme.WASHI_DIM, font="bold")
    return Face(captions=(letter,), panel=Panel(dark(colour), colour, 3, 6))


@cache
def tile(price: int, modifier: int, clock: bool, shaded: bool = False) -> Face:
    """A5: the price, and how far each of the lot's products moves."""
    figures = (
        Caption(number(price), PRICE, theme.INK, dx=-0.08 if clock else -1 / 6),
        Caption(signed(modifier), FIGURE, theme.WASHI, dx=1 / 3),
    )
    return Face("tiles/clock" if clock else "tiles/plain", figures, shaded=shaded)


@cache
def total(value: int, over: bool = False) -> Face:
    """The sum of a lot's tickets; paler once the lot is sold."""
    colour = theme.WASHI_DIM if over else theme.GOLD
    return Face(captions=(Caption(number(value), FIGURE, colour),), panel=Panel(theme.INK, colour, 2))


@cache
def sold(seat: Seat, name: str) -> Face:
    """Who has bought the lot that lay here."""
    colour = theme.SEAT_COLOURS[seat]
    words = Caption(name, theme.SMALL, theme.WASHI, dy=0.32, font="bold")
    seal = Stamp("seals/sold", 0.36, dx=0.36, dy=-0.26)
    return Face(captions=(words,), panel=Panel(dark(colour), colour, 4, theme.RADIUS), stamps=(seal,))


# ---------------------------------------------------------------- quotation board


@cache
def marker(product: Card) -> Face:
    """Of one of the five products with a quotation."""
    return Face(f"markers/{product.name.lower()}")


@cache
def space(place: int) -> Face:
    """Numbered at the top: markers stand below."""
    tenth = place % 10 == 0
    figure = Caption(number(place), theme.SMALL, theme.WASHI if tenth else theme.WASHI_DIM, dy=-0.32)
    return Face("board/tenth" if tenth else "board/space", captions=(figure,))


@cache
def niche(worth: int) -> Face:
    """A6: what a card of the product in it pays."""
    return Face("board/niche", captions=(Caption(number(worth), FIGURE, theme.GOLD, dx=0.2, dy=0.06),))


@cache
def order(products: int) -> Face:
    """A44: arrows between the products in the order in which they move."""
    arrows = [
        Caption("→", theme.SMALL, theme.WASHI, dx=(gap + 1) / products - 0.5, font="bold")
        for gap in range(products - 1)
    ]
    return Face("board/order", captions=tuple(arrows))


# ---------------------------------------------------------------- seats


@cache
def fan(kind: Ticket, spent: bool, laid: bool = False) -> Face:
    """A place of the fan; struck once the special is out of the game, dark while the ticket is on a lot."""
    dye = theme.INDIGO_LIGHT if laid else None
    return Face(f"fan/{kind.name.lower()}", struck=spent, shaded=spent or laid, dye=dye)


@cache
def symbol(kind: Card, shaded: bool = False) -> Face:
    """The small sign of a kind of card; shaded where there is none."""
    return Face(f"symbols/{kind.name.lower()}", shaded=shaded)


@cache
def row(cards: int, wilds: int, wide: bool) -> Face:
    """All cards of a row, and how many of them are Takusan."""
    cell = Panel(theme.INK, theme.INK, 0, 8)
    ink = theme.WASHI if cards else theme.WASHI_DIM
    figures = [Caption(number(cards), FIGURE, ink, dx=0.04 if wide else 0.25)]
    if wilds:
        dx, dy = (0.33, 0.0) if wide else (-0.25, 0.28)
        figures.append(Caption(f"★{number(wilds)}", theme.SMALL, theme.GOLD, dx=dx, dy=dy, font="bold"))
    return Face(captions=tuple(figures), panel=cell)


@cache
def money(amount: int) -> Face:
    """Beside its coin."""
    return Face(captions=(Caption(number(amount), FIGURE, theme.GOLD, dx=0.16),))


@cache
def count(cards: int) -> Face:
    """Beside a symbol."""
    return Face(captions=(Caption(number(cards), 34, theme.WASHI, dx=0.2),))


def worth_label() -> str:
    """A61: the score if the match ended today."""
    return pgettext("label of points", "worth")


@cache
def worth(points: int, label: str) -> Face:
    """With its label, so that another language has a face of its own."""
    figure = Caption(number(points), 34, theme.WASHI, dx=0.3)
    words = Caption(label, theme.SMALL, theme.WASHI_DIM, dx=-0.22, font="text", room=0.54)
    return Face(captions=(figure, words))
