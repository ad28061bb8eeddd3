"""What can happen in the markets and between harbors."""

from __future__ import annotations

from typing import ClassVar

from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.harbor.deeds import PayWay
from game.rules.harbor.words import Hull, Kind, Market, Resource, Slot


@value
class MarketEntered:
    """H30, H32: the entry is paid."""

    reveals: ClassVar[bool] = False
    seat: Seat
    market: Market
    entry: PayWay


@value
class LicencesPaid:
    """H31: yen by seat."""

    reveals: ClassVar[bool] = False
    market: Market
    yen: tuple[int, ...]


@value
class LicenceBought:
    """H33: from this fish's market."""

    reveals: ClassVar[bool] = False
    seat: Seat
    fish: Kind
    yen: int


@value
class SlotReturned:
    """H25: to its market, without refund; a fugu licence after its one use (H47)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    slot: Slot


@value
class TokensSold:
    """H40-H48, H57: to this market."""

    reveals: ClassVar[bool] = False
    seat: Seat
    market: Market
    resource: Resource
    count: int
    yen: int


@value
class BarrelSold:
    """H40: an own Mackerel barrel back to its market."""

    reveals: ClassVar[bool] = False
    seat: Seat
    ware: int
    yen: int


@value
class TrackMoved:
    """H46, H48: the eel or the crab track."""

    reveals: ClassVar[bool] = False
    fish: Kind
    track: int


@value
class TakoyakiMade:
    """H45: for sale at once."""

    reveals: ClassVar[bool] = False
    seat: Seat
    prices: tuple[int, ...]


@value
class ShipBought:
    """H50: docked at this port."""

    reveals: ClassVar[bool] = False
    seat: Seat
    hull: Hull
    port: int
    yen: int


@value
class ShipSold:
    """H50: back to stock."""

    reveals: ClassVar[bool] = False
    seat: Seat
    ship: int
    hull: Hull
    yen: int


@value
class Rented:
    """H51: a freezer or a cart."""

    reveals: ClassVar[bool] = False
    seat: Seat
    what: Slot
    yen: int


@value
class RentalSpent:
    """H52, H53: a freezer or a cart is used up and back in its market."""

    reveals: ClassVar[bool] = False
    seat: Seat
    what: Slot


@value
class SubsidyBought:
    """H54: in a licence slot of the seat."""

    reveals: ClassVar[bool] = False
    seat: Seat
    yen: int


@value
class CharityGiven:
    """H54: these tokens left the game."""

    reveals: ClassVar[bool] = False
    seat: Seat
    resource: Resource
    count: int
    yen: int


@value
class SpotTraded:
    """H55: sold for yen, or swapped against what lay there (counts per resource)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    spot: int
    bundle: tuple[Resource, ...]
    taken: tuple[int, ...]
    yen: int


@value
class LoanTaken:
    """H56: to be repaid at the end."""

    reveals: ClassVar[bool] = False
    seat: Seat
    yen: int


@value
class ShareBought:
    """H56: not to be sold again."""

    reveals: ClassVar[bool] = False
    seat: Seat
    yen: int


@value
class WareBought:
    """H70: the buyer got this token."""

    reveals: ClassVar[bool] = False
    seat: Seat
    seller: Seat
    ware: int
    price: int
    token: Resource
