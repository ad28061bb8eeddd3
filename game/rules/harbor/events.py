"""What can happen in the harbor game."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.harbor.deeds import PayWay
from game.rules.harbor.words import Hull, Kind, Market, Resource, Slot


@value
class MatchBegan:
    """H1, H5: the markets in play and who starts."""

    reveals: ClassVar[bool] = True
    markets: tuple[Market, ...]
    first: Seat


@value
class TurnBegan:
    """H10: after the end-of-game check."""

    reveals: ClassVar[bool] = False
    seat: Seat
    round: int


@value
class EndTriggered:
    """H80: this turn, and one more for everybody else."""

    reveals: ClassVar[bool] = False
    seat: Seat
    ending: str


@value
class FreezerUsed:
    """H52: nothing degrades this turn."""

    reveals: ClassVar[bool] = False
    seat: Seat


@value
class WaresDegraded:
    """H60: what left the bottom row; then the fresh row moved down."""

    reveals: ClassVar[bool] = False
    seat: Seat
    returned: tuple[Kind, ...]


@value
class SubsidyPaid:
    """H54: for barrels gone back in one turn."""

    reveals: ClassVar[bool] = False
    seat: Seat
    yen: int


@value
class ShipLeft:
    """H20: a ship put to sea."""

    reveals: ClassVar[bool] = False
    seat: Seat
    ship: int


@value
class BarrelTaken:
    """H20: into the hold of a ship, or the barge's."""

    reveals: ClassVar[bool] = False
    seat: Seat
    ship: int
    fish: Kind
    barge: bool


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
    """H42: an auction begins, all seats bid."""

    reveals: ClassVar[bool] = True
    seat: Seat
    tuna: Resource


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


@value
class MarketOverfished:
    """H49: for good; so many barrels left the game at once."""

    reveals: ClassVar[bool] = False
    fish: Kind
    barrels: int


@value
class MatchScored:
    """H81, H82: the final count."""

    reveals: ClassVar[bool] = False
    outcome: Outcome


HarborEvent: TypeAlias = (
    MatchBegan
    | TurnBegan
    | EndTriggered
    | FreezerUsed
    | WaresDegraded
    | SubsidyPaid
    | ShipLeft
    | BarrelTaken
    | ShipDocked
    | PortOpened
    | WareRepriced
    | UnloadPaid
    | TunaReturned
    | TunaDrawn
    | BidPlaced
    | BidsRevealed
    | TunaSold
    | MarketEntered
    | LicencesPaid
    | LicenceBought
    | SlotReturned
    | TokensSold
    | BarrelSold
    | TrackMoved
    | TakoyakiMade
    | ShipBought
    | ShipSold
    | Rented
    | SubsidyBought
    | CharityGiven
    | SpotTraded
    | LoanTaken
    | ShareBought
    | WareBought
    | MarketOverfished
    | MatchScored
)

Log: TypeAlias = list[HarborEvent] | None
"""Where events go; None in searches, which want none."""
