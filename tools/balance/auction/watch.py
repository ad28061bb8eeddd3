"""What is noted in a match of the auction: every lot, what became of it, and every special ticket."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TypeAlias

from game.rules.auction import scoring
from game.rules.auction.events import (
    AuctionEvent,
    Declined,
    LotBought,
    LotsDiscarded,
    TakusanLaid,
    TicketsRevealed,
    YakuzaPaid,
)
from game.rules.auction.spec import MAGURO, SPECIALS, TAKUSAN, YAKUZA, AuctionSpec, Card, Ticket
from game.rules.auction.state import AuctionState
from game.rules.auction.table import table_for
from game.rules.core.seat import Seat
from tools.kernels import rules_of

Laid: TypeAlias = tuple[Card, Card | None]
"""A card bought, and the product as which it came to the buyer, or which it cost: a Yakuza."""


@dataclass(frozen=True, slots=True)
class Lot:
    """A lot of the match; `tile` counts from the dearest, `seat` is None if nobody bought it."""

    round: int
    tile: int
    price: int
    cards: tuple[Card, ...]
    seat: Seat | None
    laid: tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class Notes:
    """`worth` is what a card of each product is to each seat at the end; `maguro` counts them per seat."""

    start: tuple[int, ...]
    lots: tuple[Lot, ...]
    declined: Counter[Seat]
    specials: Counter[tuple[int, Ticket]]
    worth: tuple[dict[Card, float], ...]
    maguro: tuple[int, ...]


class AuctionWatcher:
    """Writes down who buys what."""

    def __init__(self, state: AuctionState) -> None:
        self.first = state.first
        self._start = tuple(state.money)
        self._spec: AuctionSpec = rules_of("auction").spec
        self._lots: list[Lot] = []
        self._laid: list[list[Laid]] = []
        self._declined: Counter[Seat] = Counter()
        self._specials: Counter[tuple[int, Ticket]] = Counter()

    def see(self, before: AuctionState, events: tuple[AuctionEvent, ...]) -> None:
        """Takusan and Yakuza belong to the lot that was bought last."""
        for event in events:
            match event:
                case TicketsRevealed(placements):
                    laid = (ticket for tickets in placements for ticket in tickets or ())
                    self._specials.update((before.round, ticket) for ticket in laid if ticket in SPECIALS)
                case LotBought(seat, lot, _, cards):
                    self._add(before, lot, seat)
                    self._laid[-1] += [(card, card) for card in cards if card < TAKUSAN]
                case TakusanLaid(_, product):
                    self._laid[-1].append((TAKUSAN, product))
                case YakuzaPaid(_, product):
                    self._laid[-1].append((YAKUZA, product))
                case LotsDiscarded(lots):
                    for lot in lots:
                        self._add(before, lot, None)
                case Declined(seat):
                    self._declined[seat] += 1
                case _:
                    pass

    def _add(self, state: AuctionState, lot: int, seat: Seat | None) -> None:
        tile = state.ranking.index(lot)
        price = self._spec.sizes[state.options.players].tiles[tile].price
        self._lots.append(Lot(state.round, tile, price, state.lots[lot], seat, ()))
        self._laid.append([])

    def notes(self, end: AuctionState) -> Notes:
        """With what the cards came to be worth."""
        seats = range(end.options.players)
        lots = (replace(lot, laid=tuple(laid)) for lot, laid in zip(self._lots, self._laid, strict=True))
        return Notes(
            self._start,
            tuple(lots),
            self._declined,
            self._specials,
            tuple(worth(self._spec, end, seat) for seat in seats),
            tuple(scoring.row_counts(end, seat)[MAGURO] for seat in seats),
        )


def worth(spec: AuctionSpec, end: AuctionState, seat: Seat) -> dict[Card, float]:
    """A60, A7: of one card of each product; a Maguro is an equal part of its set."""
    niches = dict(zip(scoring.niches(end), map(float, spec.niches), strict=True))
    cards = scoring.row_counts(end, seat)[MAGURO]
    whole = scoring.maguro_value(table_for(spec, end.options), cards)
    return {**niches, MAGURO: whole / cards if cards else 0.0}


def gain(notes: Notes, seat: Seat, laid: Laid) -> float:
    """What a bought card brought to its buyer; a Yakuza brings the loss of another card."""
    card, product = laid
    if product is None:
        return 0.0
    return -notes.worth[seat][product] if card is YAKUZA else notes.worth[seat][product]
