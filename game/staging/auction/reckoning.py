"""The final count of a table as it lies: what every seat's restaurant is worth."""

from __future__ import annotations

from game.rules.auction import scoring
from game.rules.auction.spec import SPECIAL_BITS, AuctionOptions, Card
from game.rules.auction.state import AuctionState, Phase
from game.rules.auction.table import Table
from game.rules.auction.view import SeatView
from game.rules.core.outcome import Outcome


def reckoned(
    table: Table,
    options: AuctionOptions,
    seats: tuple[SeatView, ...],
    spaces: tuple[int, ...],
    stack: tuple[Card, ...],
) -> Outcome:
    """A60-A73: as if the match ended today."""
    state = _position(options, seats, spaces, stack)
    return scoring.outcome(table, state, scoring.niches(state))


def _position(
    options: AuctionOptions, seats: tuple[SeatView, ...], spaces: tuple[int, ...], stack: tuple[Card, ...]
) -> AuctionState:
    """Only what is counted is true in it."""
    return AuctionState(
        options=options,
        offers=(),
        round=0,
        phase=Phase.ENDED,
        waiting=0,
        first=0,
        acted=0,
        money=[seat.money for seat in seats],
        rows=[count for seat in seats for count in seat.rows],
        wilds=[count for seat in seats for count in seat.wilds],
        yakuza=tuple(seat.yakuza for seat in seats),
        specials=tuple(sum(SPECIAL_BITS[ticket] for ticket in seat.specials) for seat in seats),
        placed=[],
        sums=(),
        ranking=(),
        buyers=[],
        unsold=0,
        spaces=spaces,
        arrived=tuple(stack.index(product) for product in sorted(stack)),
        takusan_left=0,
        yakuza_left=0,
    )
