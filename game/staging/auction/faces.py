"""What cards, tickets and tiles of the auction show; equal pieces share one face."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.i18n.formats import price as priced
from game.i18n.formats import signed
from game.rules.auction.spec import Card, Ticket
from game.rules.core.seat import Seat
from game.staging.auction.arrows import arrow, ground, ink
from game.staging.seat_faces import dark
from game.table.pose import FAINT, Box, Drawn, Face, Panel, Print, Run, Stamp, Tinted
from game.ui import theme

COIN: Final = Face("coin")
CLOCK: Final = Face("clock")

ARROWED: Final = 40.0
"""Where there is less room for a push it has a sign in place of an arrow."""

FADED: Final = 228
"""The opacity of a tile that would come to a lot: it must be read."""


@cache
def card(kind: Card, shaded: bool = False) -> Face:
    """Face up; in the shade where nobody can pay for it, or where others are looked at."""
    return Face(f"cards/{kind.name.lower()}", shaded=shaded)


@cache
def back(seat: Seat, crest: int) -> Face:
    """A ticket of which nothing but its owner is known: cloth in the seat's colour, the family's crest."""
    return Face("tickets/back", stamps=(Stamp(f"crests/{crest}", 0.68),), dye=theme.SEAT_COLOURS[seat])


@cache
def ticket(kind: Ticket, struck: bool = False) -> Face:
    """Turned over; struck if an Annul settled it."""
    return Face(f"tickets/{kind.name.lower()}", struck=struck)


@cache
def place(seat: Seat, crest: int) -> Face:
    """Where a seat's ticket is to lie on a lot."""
    colour = theme.SEAT_COLOURS[seat]
    return Face(
        panel=Panel(dark(colour, 0.2), dark(colour, 0.6), 3, 8),
        stamps=(Stamp(f"crests/{crest}", 0.5),),
        opacity=FAINT,
    )


@cache
def tile(price: int, modifier: int, clock: bool, w: float, h: float, faint: bool = False) -> Face:
    """A5: the price, and how far each of the lot's products moves."""
    size = max(theme.SMALL, round(h * 0.46))
    left = 0.27 * w if clock else 0.06 * w
    room = 0.62 * w - left
    figure = Run((priced(price),), left + room / 2, h * 0.5, room, size, theme.INK, align="centre")
    field = 0.26 * w
    push: tuple[Drawn, ...] = arrow(modifier, 0.69 * w, 0, field, h, round(h * 0.36))
    if field < ARROWED:
        signs = (Tinted(signed(modifier), ink(modifier)),)
        push = (Run(signs, 0.69 * w + field / 2, h / 2, field, theme.SMALL, theme.WASHI, align="centre"),)
    return Face(
        "tiles/clock" if clock else "tiles/plain",
        drawn=(figure, *push),
        opacity=FADED if faint else 255,
    )


@cache
def waiting(price: int, modifier: int, clock: bool, w: float, h: float) -> Face:
    """The same in the rack, where tiles are small."""
    half, size = w * 0.56, round(min(30, h * 0.9))
    left = h + 2 if clock else 8
    figure = Run((priced(price),), (left + half) / 2, h / 2, half - left - 4, size, theme.INK, align="centre")
    sign = (Print("clock", 4, 3, h - 6, h - 6),) if clock else ()
    return Face(
        drawn=(
            Box(0, 0, half, h, theme.WASHI, theme.WOOD, 3, 6),
            *sign,
            figure,
            Box(half, 0, w - half, h, ground(modifier), theme.WOOD, 3, 6),
            *arrow(modifier, half, 0, w - half, h, size),
        ),
    )


@cache
def large(kind: Card) -> Face:
    """The print of a card that somebody is asked about."""
    return Face(f"prints/{kind.name.lower()}")
