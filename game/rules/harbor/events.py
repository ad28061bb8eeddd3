"""What can happen in the harbor game; the events of a turn, and all of them together."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.harbor.fishing_events import (
    BagEmpty,
    BarrelTaken,
    BidPlaced,
    BidsRevealed,
    PortOpened,
    ShipDocked,
    ShipLeft,
    TunaDrawn,
    TunaReturned,
    TunaSold,
    UnloadPaid,
    WareRepriced,
)
from game.rules.harbor.market_events import (
    BarrelSold,
    CharityGiven,
    LicenceBought,
    LicencesPaid,
    LoanTaken,
    MarketEntered,
    RentalSpent,
    Rented,
    ShareBought,
    ShipBought,
    ShipSold,
    SlotReturned,
    SpotTraded,
    SubsidyBought,
    TakoyakiMade,
    TokensSold,
    TrackMoved,
    WareBought,
)
from game.rules.harbor.words import Kind, Market

__all__ = [
    "BagEmpty",
    "BarrelSold",
    "BarrelTaken",
    "BidPlaced",
    "BidsRevealed",
    "CharityGiven",
    "EndHeldBack",
    "EndTriggered",
    "FreezerUsed",
    "HarborEvent",
    "LicenceBought",
    "LicencesPaid",
    "LoanTaken",
    "Log",
    "MarketEntered",
    "MarketOverfished",
    "MatchBegan",
    "MatchScored",
    "PortOpened",
    "RentalSpent",
    "Rented",
    "ShareBought",
    "ShipBought",
    "ShipDocked",
    "ShipLeft",
    "ShipSold",
    "SlotReturned",
    "SpotTraded",
    "SubsidyBought",
    "SubsidyPaid",
    "TakoyakiMade",
    "TokensSold",
    "TrackMoved",
    "TunaDrawn",
    "TunaReturned",
    "TunaSold",
    "TurnBegan",
    "UnloadPaid",
    "WareBought",
    "WareRepriced",
    "WaresDegraded",
]


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
    """H80: this turn, and one more for everybody else; `turns` counts them all."""

    reveals: ClassVar[bool] = False
    seat: Seat
    ending: str
    turns: int


@value
class EndHeldBack:
    """H80: enough yen or R to end the game, but alone with the least of the other, which is `held_by`."""

    reveals: ClassVar[bool] = False
    seat: Seat
    held_by: str


@value
class FreezerUsed:
    """H52: nothing degrades this turn."""

    reveals: ClassVar[bool] = False
    seat: Seat


@value
class WaresDegraded:
    """H60: what left the bottom row, if anything; then the fresh row moved down."""

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
    | EndHeldBack
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
    | BagEmpty
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
    | RentalSpent
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
