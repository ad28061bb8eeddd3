"""What can happen at sea and in port, and at the auction of a tuna."""

from __future__ import annotations

from typing import ClassVar

from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.harbor.words import Kind, Resource


@value
class ShipLeft:
    """H20: a ship put to sea."""

    reveals: ClassVar[bool] = False
    seat: Seat
    ship: int


@value
class BarrelTaken:
    """H20, H27: by a ship, into its own hold or the barge's; `holder` is the ship that has it now."""

    reveals: ClassVar[bool] = False
    seat: Seat
    ship: int
    fish: Kind
    barge: bool
    holder: int


@value
class ShipDocked:
    """H22: the hold as it was; all but tuna is now for sale at these prices, in order."""

    reveals: ClassVar[bool] = False
    seat: Seat
    ship: int
    port: int
    hold: tuple[Kind, ...]
    prices: tuple[int, ...]


@value
class PortOpened:
    """H26: port 1 or 2."""

    reveals: ClassVar[bool] = False
    seat: Seat
    port: int
    yen: int


@value
class WareRepriced:
    """H23: something for sale has another price."""

    reveals: ClassVar[bool] = False
    seat: Seat
    ware: int
    price: int


@value
class UnloadPaid:
    """H24: at the end of a fish action."""

    reveals: ClassVar[bool] = False
    seat: Seat
    barrels: int
    yen: int


@value
class TunaReturned:
    """H42: barrels that lay aside without effect."""

    reveals: ClassVar[bool] = False
    seat: Seat
    barrels: int


@value
class TunaDrawn:
    """H42: an auction begins, all seats with yen bid; so many barrels have gone back for it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    tuna: Resource
    barrels: int


@value
class BagEmpty:
    """H42: enough barrels lie aside for an auction, but there is no tuna to draw."""

    reveals: ClassVar[bool] = False
    seat: Seat


@value
class BidPlaced:
    """H42: a seat has committed; nobody is told what."""

    reveals: ClassVar[bool] = False
    seat: Seat


@value
class BidsRevealed:
    """H42: the bids by seat."""

    reveals: ClassVar[bool] = True
    bids: tuple[int | None, ...]


@value
class TunaSold:
    """H42: paid to the fisher, or by the fisher to the bank."""

    reveals: ClassVar[bool] = False
    seat: Seat
    fisher: Seat
    tuna: Resource
    yen: int
