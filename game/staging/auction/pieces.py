"""What the pieces and places of the auction's table are called."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from game.rules.auction.spec import PRODUCTS, Ticket
from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.staging.pieces import Crest, Lamp, Lantern, Name, Piece, Plate, Prompt

__all__ = ["Crest", "Lamp", "Lantern", "Name", "Piece", "Plate", "Prompt"]

FAN: Final = (
    *(Ticket.ZERO, Ticket.ONE, Ticket.TWO),
    *(Ticket.THREE, Ticket.FOUR, Ticket.MINUS_ONE),
    *(Ticket.PLUS_SIX, Ticket.DOUBLE, Ticket.ANNUL),
)
"""The fixed places of the nine tickets in the 3x3 fan, row by row."""


# ---------------------------------------------------------------- lots


@value
class Lot(Piece):
    """The column of a lot."""

    AT: ClassVar[str] = "lot_{lot}"
    lot: int


@value
class LotCard(Piece):
    """A card on offer."""

    AT: ClassVar[str] = "lot_{lot}_card_{row}"
    lot: int
    row: int


@value
class LaidTicket(Piece):
    """A seat's ticket on a lot, face down or open."""

    AT: ClassVar[str] = "lot_{lot}_ticket_{seat}"
    seat: Seat
    lot: int


@value
class TicketPlace(LaidTicket):
    """Where it is to lie."""


@value
class Sum(Piece):
    """Of the tickets on a lot."""

    AT: ClassVar[str] = "lot_{lot}_sum"
    lot: int


@value
class Sold(Piece):
    """The plate that tells who has bought a lot."""

    lot: int


@value
class Buyer(Piece):
    """The crest on that plate."""

    lot: int


@value
class Tile(Piece):
    """A price tile, counted from the dearest; its place is the one it waits in."""

    AT: ClassVar[str] = "tile_home_{rank}"
    rank: int


@value
class TileSpot(Piece):
    """Where a tile lies on a lot."""

    AT: ClassVar[str] = "lot_{lot}_tile"
    lot: int


# ---------------------------------------------------------------- market


@value
class Market(Piece):
    """The quotation board."""

    AT: ClassVar[str] = "board"


@value
class Marker(Piece):
    """Of a product with a quotation."""

    product: int


@value
class Space(Piece):
    """Of the board."""

    AT: ClassVar[str] = "space_{number}"
    number: int


@value
class Niche(Piece):
    """What a rank pays."""

    AT: ClassVar[str] = "niche_{rank}"
    rank: int


@value
class Today(Piece):
    """The product that has this rank as things stand."""

    rank: int


@value
class Order(Piece):
    """In which the markers move."""

    AT: ClassVar[str] = "order"


@value
class Deck(Piece):
    """What is still to come."""

    AT: ClassVar[str] = "deck"


@value
class DeckCount(Piece):
    """How many cards that is."""


@value
class Bank(Piece):
    """Takes what lots cost, and pays who declines."""

    AT: ClassVar[str] = "bank"


# ---------------------------------------------------------------- seats


@value
class Clock(Piece):
    """The first player's; it lies with one seat."""


@value
class ClockPlace(Piece):
    """Where the clock lies while a seat has it."""

    AT: ClassVar[str] = "seat_{seat}_clock"
    seat: Seat


@value
class Money(Piece):
    """A seat's purse."""

    AT: ClassVar[str] = "seat_{seat}_money"
    seat: Seat


@value
class Purse(Piece):
    """The coin beside it."""

    seat: Seat


@value
class YakuzaCount(Piece):
    """How many a seat has met."""

    AT: ClassVar[str] = "seat_{seat}_yakuza"
    seat: Seat


@value
class Row(Piece):
    """A seat's cards of one product."""

    AT: ClassVar[str] = "seat_{seat}_row_{product}"
    seat: Seat
    product: int


@value
class RowSymbol(Piece):
    """The sign of the product in its row."""

    seat: Seat
    product: int


@value
class HeldTicket(Piece):
    """A place of a seat's fan."""

    AT: ClassVar[str] = "seat_{seat}_fan_{place}"
    seat: Seat
    place: int


@value
class Worth(Piece):
    """The score, if the match ended today."""

    AT: ClassVar[str] = "seat_{seat}_value"
    seat: Seat


@value
class Tally(Prompt):
    """A line of the final count, where prompts stand."""


@value
class Decline(Prompt):
    """Buying nothing is a button where prompts stand."""


@value
class Coin(Piece):
    """One that flies."""

    number: int


@value
class Taken(Piece):
    """The card a Yakuza leaves with."""


HUD: Final = (
    *("header", "header_round", "header_phase", "header_right"),
    *("inspector", "inspector_print", "inspector_text", "toast"),
)


def slots(players: int, spaces: int = 60, niches: int = 5, cards: int = 3) -> tuple[str, ...]:
    """Every slot the map must name for so many players."""
    return (*HUD, *(piece.slot for piece in _placed(players, spaces, niches, cards)))


def _placed(players: int, spaces: int, niches: int, cards: int) -> Iterator[Piece]:
    yield from (Market(), Order(), Deck(), Bank())
    yield from (Space(number) for number in range(spaces))
    yield from (Niche(rank) for rank in range(niches))
    for lot in range(players + 1):
        yield from (Lot(lot), Tile(lot), TileSpot(lot), Sum(lot))
        yield from (LotCard(lot, row) for row in range(cards))
        yield from (LaidTicket(seat, lot) for seat in range(players))
    for seat in range(players):
        yield from (Plate(seat), Crest(seat), Name(seat), Lantern(seat), Lamp(seat), Prompt(seat))
        yield from (ClockPlace(seat), Money(seat), YakuzaCount(seat), Worth(seat))
        yield from (Row(seat, product) for product in PRODUCTS)
        yield from (HeldTicket(seat, place) for place in range(len(FAN)))
