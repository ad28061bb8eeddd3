"""What can happen in the auction."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from game.rules.auction.spec import Card, MarkerMove, Ticket
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.rules.core.value import value


@value
class OfferDealt:
    """A20: a round begins with its lots, face up."""

    reveals: ClassVar[bool] = True
    round: int
    first: Seat
    lots: tuple[tuple[Card, ...], ...]


@value
class TicketsPlaced:
    """A30: a seat has committed; nobody is told what."""

    reveals: ClassVar[bool] = False
    seat: Seat


@value
class TicketsRevealed:
    """A40: the tickets of each seat, lot by lot."""

    reveals: ClassVar[bool] = True
    placements: tuple[tuple[Ticket, ...] | None, ...]


@value
class LotsPriced:
    """A41, A42: the sum of each lot, and the lots from the dearest tile to the cheapest."""

    reveals: ClassVar[bool] = False
    sums: tuple[int, ...]
    ranking: tuple[int, ...]


@value
class MarketMoved:
    """A44, A46: the markers with a total other than 0, in the fixed order; a move may end where it began."""

    reveals: ClassVar[bool] = False
    moves: tuple[MarkerMove, ...]


@value
class LotBought:
    """A50, A51: a lot sold, its products laid."""

    reveals: ClassVar[bool] = False
    seat: Seat
    lot: int
    price: int
    cards: tuple[Card, ...]


@value
class Declined:
    """A50: a seat bought nothing."""

    reveals: ClassVar[bool] = False
    seat: Seat
    pay: int


@value
class TakusanLaid:
    """A52: a Takusan joined a row, or was discarded for lack of one (None)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    product: Card | None


@value
class YakuzaPaid:
    """A53: a Yakuza left with one card of a product, or alone (None)."""

    reveals: ClassVar[bool] = False
    seat: Seat
    product: Card | None


@value
class LotsDiscarded:
    """A54: the lots nobody bought."""

    reveals: ClassVar[bool] = False
    lots: tuple[int, ...]


@value
class FirstPlayerPassed:
    """A55: the buyer of the clock lot starts the next round."""

    reveals: ClassVar[bool] = False
    seat: Seat


@value
class MatchScored:
    """A60-A62: markers in their niches (product per niche, best first) and the final count."""

    reveals: ClassVar[bool] = False
    niches: tuple[Card, ...]
    outcome: Outcome


AuctionEvent: TypeAlias = (
    OfferDealt
    | TicketsPlaced
    | TicketsRevealed
    | LotsPriced
    | MarketMoved
    | LotBought
    | Declined
    | TakusanLaid
    | YakuzaPaid
    | LotsDiscarded
    | FirstPlayerPassed
    | MatchScored
)
