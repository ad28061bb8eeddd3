"""What the pieces and places of the auction's table are called."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.rules.auction.spec import PRODUCTS, Ticket
from game.rules.core.seat import Seat
from game.staging.pieces import HUD, Crest, Lamp, Lantern, Name, Piece, Plate, Prompt
from game.table.layout import USUAL, Plan

__all__ = ["Crest", "Lamp", "Lantern", "Name", "Piece", "Plate", "Prompt"]

FAN: Final = (
    *(Ticket.ZERO, Ticket.ONE, Ticket.TWO),
    *(Ticket.THREE, Ticket.FOUR, Ticket.MINUS_ONE),
    *(Ticket.PLUS_SIX, Ticket.DOUBLE, Ticket.ANNUL),
)
"""The fixed places of the nine tickets in the 3x3 fan, row by row."""


# ---------------------------------------------------------------- lots


class Lot(Piece, at="lot_{lot}"):
    """The column of a lot."""

    lot: int


class LotCard(Piece, at="lot_{lot}_card_{row}"):
    """A card on offer."""

    lot: int
    row: int


class LaidTicket(Piece, at="lot_{lot}_ticket_{seat}"):
    """A seat's ticket on a lot, face down or open."""

    seat: Seat
    lot: int


class TicketPlace(LaidTicket):
    """Where it is to lie, while its owner lays openly."""


class Sum(Piece, at="lot_{lot}_sum"):
    """Of the tickets on a lot."""

    lot: int


class Sold(Piece):
    """The plate that tells who has bought a lot."""

    lot: int


class Buyer(Piece):
    """The crest on that plate."""

    lot: int


class Tile(Piece, at="tile_home_{rank}"):
    """A price tile, counted from the dearest; its place is the one it waits in."""

    rank: int


class TileSpot(Piece, at="lot_{lot}_tile"):
    """Where a tile lies on a lot."""

    lot: int


# ---------------------------------------------------------------- market


class Market(Piece, at="board"):
    """The quotation board."""


class Marker(Piece):
    """Of a product with a quotation."""

    product: int


class Space(Piece, at="space_{number}"):
    """Of the board."""

    number: int


class Niche(Piece, at="niche_{rank}"):
    """What a rank pays."""

    rank: int


class Today(Piece):
    """The product that has this rank as things stand."""

    rank: int


class Order(Piece, at="order"):
    """In which the markers move."""


class Deck(Piece, at="deck"):
    """What is still to come."""


class DeckCount(Piece):
    """How many cards that is."""


class Bank(Piece, at="bank"):
    """Takes what lots cost, and pays who declines."""


# ---------------------------------------------------------------- seats


class Clock(Piece):
    """The first player's; it lies with one seat."""


class ClockPlace(Piece, at="seat_{seat}_clock"):
    """Where the clock lies while a seat has it."""

    seat: Seat


class Money(Piece, at="seat_{seat}_money"):
    """A seat's purse."""

    seat: Seat


class Purse(Piece):
    """The coin beside it."""

    seat: Seat


class YakuzaCount(Piece, at="seat_{seat}_yakuza"):
    """How many a seat has met."""

    seat: Seat


class Row(Piece, at="seat_{seat}_row_{product}"):
    """A seat's cards of one product."""

    seat: Seat
    product: int


class RowSymbol(Piece):
    """The sign of the product in its row."""

    seat: Seat
    product: int


class HeldTicket(Piece, at="seat_{seat}_fan_{place}"):
    """A place of a seat's fan."""

    seat: Seat
    place: int


class OpenTicket(HeldTicket):
    """A ticket of that place, laid on a lot before the eyes of its owner alone."""


class Lock(Prompt):
    """The button under tickets that are laid openly."""


class Worth(Piece, at="seat_{seat}_value"):
    """The score, if the match ended today."""

    seat: Seat


class Decline(Prompt):
    """Buying nothing is a button where prompts stand."""


class Coin(Piece):
    """One that flies."""

    number: int


class Taken(Piece):
    """The card a Yakuza leaves with."""


def slots(
    players: int, plan: Plan = USUAL, spaces: int = 60, niches: int = 5, cards: int = 3
) -> tuple[str, ...]:
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
