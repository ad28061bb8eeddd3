"""What a seat knows of the auction (A32): built up from public facts and its own tickets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from game.rules.auction.spec import MARKET_ORDER, PRODUCTS, SPECIALS, AuctionOptions, Card, Ticket
from game.rules.auction.state import AuctionState, Phase
from game.rules.core.seat import SEAT_SETS, Seat

SWEPT: Final = (Phase.OFFER, Phase.ENDED)
"""The phases in which nothing lies on the stall."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat's part of the table; rows and wilds count the six products in order."""

    money: int
    rows: tuple[int, ...]
    wilds: tuple[int, ...]
    yakuza: int
    specials: tuple[Ticket, ...]


@dataclass(frozen=True, slots=True)
class AuctionView:
    """`placements` holds tickets only once revealed, or where they are the seat's own.

    Between two rounds and after the last the stall is empty: every lot is there, without cards, and nothing
    lies on it.
    """

    seat: Seat | None
    options: AuctionOptions
    round: int
    phase: Phase
    to_act: frozenset[Seat]
    first: Seat
    seats: tuple[SeatView, ...]
    lots: tuple[tuple[Card, ...], ...]
    committed: tuple[bool, ...]
    placements: tuple[tuple[Ticket, ...] | None, ...]
    sums: tuple[int, ...]
    ranking: tuple[int, ...]
    buyers: tuple[Seat | None, ...]
    spaces: tuple[int, ...]
    stack: tuple[Card, ...]
    discards: tuple[int, ...]
    deck_left: tuple[int, ...]
    takusan_left: int
    yakuza_left: int


def observe(state: AuctionState, seat: Seat | None) -> AuctionView:
    """The deck's order and unrevealed tickets of others never enter a view."""
    swept, revealed = state.phase in SWEPT, state.phase != Phase.VALUATION
    lots, nobody = len(state.buyers), (None,) * state.options.players
    return AuctionView(
        seat=seat,
        options=state.options,
        round=state.round,
        phase=state.phase,
        to_act=SEAT_SETS[state.waiting],
        first=state.first,
        seats=tuple(_seat(state, other) for other in range(state.options.players)),
        lots=((),) * lots if swept else state.lots,
        committed=tuple(placed is not None for placed in state.placed),
        placements=nobody
        if swept
        else tuple(
            placed if revealed or other == seat else None for other, placed in enumerate(state.placed)
        ),
        sums=() if swept else state.sums,
        ranking=() if swept else state.ranking,
        buyers=(None,) * lots if swept else tuple(state.buyers),
        spaces=tuple(state.spaces),
        stack=tuple(sorted(MARKET_ORDER, key=lambda card: state.arrived[card])),
        discards=_discards(state),
        deck_left=_count(state.offers[state.round :]),
        takusan_left=state.takusan_left,
        yakuza_left=state.yakuza_left,
    )


def _seat(state: AuctionState, seat: Seat) -> SeatView:
    low, high = seat * len(PRODUCTS), (seat + 1) * len(PRODUCTS)
    return SeatView(
        money=state.money[seat],
        rows=tuple(state.rows[low:high]),
        wilds=tuple(state.wilds[low:high]),
        yakuza=state.yakuza[seat],
        specials=tuple(ticket for bit, ticket in enumerate(SPECIALS) if state.specials[seat] >> bit & 1),
    )


def _count(offers: Iterable[Iterable[Iterable[Card]]]) -> tuple[int, ...]:
    tally = Counter(card for offer in offers for lot in offer for card in lot)
    return tuple(tally[card] for card in Card)


def _discards(state: AuctionState) -> tuple[int, ...]:
    """What was dealt and is neither on the table nor in a row; a Takusan in a row counts as itself."""
    left = list(_count(state.offers[: state.round]))
    for lot, buyer in () if state.phase in SWEPT else zip(state.lots, state.buyers, strict=True):
        if buyer is None:
            for card in lot:
                left[card] -= 1
    for place, count in enumerate(state.rows):
        left[place % len(PRODUCTS)] -= count
    left[Card.TAKUSAN] -= sum(state.wilds) + state.takusan_left
    left[Card.YAKUZA] -= state.yakuza_left
    return tuple(left)
