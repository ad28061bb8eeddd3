"""A position of the auction: flat and slotted, because searches copy it all the time."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from game.rules.auction.spec import PRODUCTS, AuctionOptions, Card, Ticket
from game.rules.core.seat import Seat


class Phase(IntEnum):
    """What the table waits for; quotation and offer ask nobody, so no match rests in them."""

    VALUATION = 0
    PURCHASE = 1
    TAKUSAN = 2
    YAKUZA = 3
    ENDED = 4
    QUOTATION = 5
    OFFER = 6


VALUATION: Final = Phase.VALUATION
PURCHASE: Final = Phase.PURCHASE
TAKUSAN_CHOICE: Final = Phase.TAKUSAN
YAKUZA_CHOICE: Final = Phase.YAKUZA
ENDED: Final = Phase.ENDED
QUOTATION: Final = Phase.QUOTATION
OFFER: Final = Phase.OFFER
"""Names of their own: reading a member off its enum costs six times a global (Python 3.11)."""


@dataclass(slots=True)
class AuctionState:
    """Lists change in place; tuples are replaced whole and shared between copies.

    The deck is kept cut into the offers it will make (round, lot, card), since it is used up exactly.
    `rows` and `wilds` hold six counts per seat, one seat after another (see `row`); `specials` is a
    mask per seat over `SPECIALS`, `unsold` a mask over the lots. `ranking` lists the lots from the
    dearest tile to the cheapest. Of two markers on one space the one that `arrived` later is on top.
    """

    options: AuctionOptions
    offers: tuple[tuple[tuple[Card, ...], ...], ...]
    round: int
    phase: Phase
    waiting: int
    first: Seat
    acted: int
    money: list[int]
    rows: list[int]
    wilds: list[int]
    yakuza: tuple[int, ...]
    specials: tuple[int, ...]
    placed: list[tuple[Ticket, ...] | None]
    sums: tuple[int, ...]
    ranking: tuple[int, ...]
    buyers: list[Seat | None]
    unsold: int
    spaces: tuple[int, ...]
    arrived: tuple[int, ...]
    takusan_left: int
    yakuza_left: int

    def copy(self) -> AuctionState:
        """An equal state that shares nothing that can change."""
        twin = _new(AuctionState)
        twin.options = self.options
        twin.offers = self.offers
        twin.round = self.round
        twin.phase = self.phase
        twin.waiting = self.waiting
        twin.first = self.first
        twin.acted = self.acted
        twin.money = self.money.copy()
        twin.rows = self.rows.copy()
        twin.wilds = self.wilds.copy()
        twin.yakuza = self.yakuza
        twin.specials = self.specials
        twin.placed = self.placed.copy()
        twin.sums = self.sums
        twin.ranking = self.ranking
        twin.buyers = self.buyers.copy()
        twin.unsold = self.unsold
        twin.spaces = self.spaces
        twin.arrived = self.arrived
        twin.takusan_left = self.takusan_left
        twin.yakuza_left = self.yakuza_left
        return twin

    @property
    def lots(self) -> tuple[tuple[Card, ...], ...]:
        """The lots of this round."""
        return self.offers[self.round - 1]


_new = object.__new__


def row(seat: Seat, product: Card) -> int:
    """Where a seat's count of a product stands in `rows` and `wilds`."""
    return seat * len(PRODUCTS) + product
