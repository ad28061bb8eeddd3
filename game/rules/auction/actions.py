"""What a seat can decide in the auction."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from game.rules.auction.spec import Card, Ticket
from game.rules.core.seat import Seat
from game.rules.core.value import value


@value
class PlaceTickets:
    """A30: one ticket per lot, from left to right; secret until everybody has placed."""

    sealed: ClassVar[bool] = True
    seat: Seat
    tickets: tuple[Ticket, ...]


@value
class BuyLot:
    """A50: buy an unsold lot at its tile's price; lots count from 0 at the left."""

    sealed: ClassVar[bool] = False
    seat: Seat
    lot: int


@value
class Decline:
    """A50: buy nothing and take the consolation from the bank."""

    sealed: ClassVar[bool] = False
    seat: Seat


@value
class JoinRow:
    """A52: the row that the next Takusan of the lot joins."""

    sealed: ClassVar[bool] = False
    seat: Seat
    product: Card


@value
class PayYakuza:
    """A53: the product of which one card goes to the next Yakuza of the lot."""

    sealed: ClassVar[bool] = False
    seat: Seat
    product: Card


AuctionAction: TypeAlias = PlaceTickets | BuyLot | Decline | JoinRow | PayYakuza
