"""How tense a match of the auction is by now, and where it is heard; music and room follow."""

from __future__ import annotations

from typing import Final

from game.rules.auction.spec import AuctionSpec
from game.rules.auction.state import Phase
from game.rules.auction.view import AuctionView

BY_ROUND: Final = 0.75
"""The part that the round alone decides; the rest is how dear this round is for the purses."""


def tension(view: AuctionView, spec: AuctionSpec) -> float:
    """From 0 in the first round with full purses to 1 at the final count; public facts alone."""
    if view.phase is Phase.ENDED:
        return 1.0
    passed = (view.round - 1) / max(1, spec.rounds - 1)
    return BY_ROUND * passed + (1 - BY_ROUND) * _dear(view, spec)


def _dear(view: AuctionView, spec: AuctionSpec) -> float:
    """What all lots of a round cost, beside all the money there is."""
    cost = sum(tile.price for tile in spec.sizes[len(view.seats)].tiles)
    return min(1.0, cost / max(1, sum(seat.money for seat in view.seats)))


def room(view: AuctionView) -> str:
    """The hall."""
    return "market"
