"""What one press adds to a draft, where it is not an action, a step, a way to pay or a deed by itself."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from game.rules.core.draft import Refusal
from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.harbor.deeds import BuyShare, PayWay, SellBarrel, SellShip, TakeLoan
from game.rules.harbor.steps import LeavePort, NewPort, TakeBarrel
from game.rules.harbor.words import Hull, Market, Resource, Slot


@value
class Price:
    """H22, H23, H45: the next price that is awaited."""

    yen: int


@value
class DockAt:
    """H22: a ship at sea is to land at a port; its barrels then wait for prices."""

    ship: int
    port: int


@value
class PickWare:
    """H23: something for sale is to get another price."""

    ware: int


@value
class EnterMarket:
    """H30: where a visit goes."""

    market: Market


@value
class TakeLicence:
    """H33: a licence of the market; with full slots something is then given back for it (H25)."""


@value
class TakeRental:
    """H51: a freezer or a cart; with full slots something is then given back for it (H25)."""

    what: Slot


@value
class TakeSubsidy:
    """H54; with full slots something is then given back for it (H25)."""


@value
class GiveBack:
    """H25: what makes room for something taken."""

    slot: Slot


@value
class Token:
    """One more token: for a sale, for charity or for a trade."""

    resource: Resource


@value
class PickSpot:
    """H55: the spot that the next tokens go to."""

    spot: int


@value
class ConvertOctopus:
    """H45: an octopus is to become takoyaki, which then wait for prices."""


@value
class PickHull:
    """H50: the ship to be bought; it then waits for a port."""

    hull: Hull


@value
class PickPort:
    """H50: where the ship just bought lies."""

    port: int


@value
class Done:
    """The sale or trade in progress is closed: the next token begins another one."""


@value
class PickItem:
    """H70: something to buy, by its place in the seller's harbor at that moment."""

    seller: Seat
    place: int


DONE = Done()

FishPart: TypeAlias = LeavePort | TakeBarrel | NewPort | DockAt | PickWare | Price
Opening: TypeAlias = (
    BuyShare
    | ConvertOctopus
    | PickHull
    | PickSpot
    | SellBarrel
    | SellShip
    | TakeLicence
    | TakeLoan
    | TakeRental
    | TakeSubsidy
    | Token
)
Sequel: TypeAlias = GiveBack | PickPort | Price | Token
VisitPart: TypeAlias = EnterMarket | PayWay | Opening | Sequel | Done
"""What begins a deed, what goes on with it, and all that a visit is made of."""

VisitOptions: TypeAlias = dict[VisitPart, Refusal | None]


@cache
def prices_in(prices: range) -> tuple[Price, ...]:
    """A part for each price; made once for a table."""
    return tuple(Price(yen) for yen in prices)
