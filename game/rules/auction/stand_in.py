"""A view turned back into a position: for previews and searches, which know no more than a seat does."""

from __future__ import annotations

from game.rules.auction.spec import SPECIAL_BITS
from game.rules.auction.state import AuctionState, Phase
from game.rules.auction.view import AuctionView


def stand_in(view: AuctionView) -> AuctionState:
    """A position in which all that the view shows is true, with nothing left in the deck.

    Tickets face down are missing. With them it can be played to the end of its round; it can be counted
    at any time.
    """
    seats = view.seats
    return AuctionState(
        options=view.options,
        offers=(*[()] * (view.round - 1), view.lots),
        round=view.round,
        phase=view.phase,
        waiting=sum(1 << seat for seat in view.to_act),
        first=view.first,
        acted=_acted(view),
        money=[seat.money for seat in seats],
        rows=[count for seat in seats for count in seat.rows],
        wilds=[count for seat in seats for count in seat.wilds],
        yakuza=tuple(seat.yakuza for seat in seats),
        specials=tuple(sum(SPECIAL_BITS[ticket] for ticket in seat.specials) for seat in seats),
        placed=list(view.placements),
        sums=view.sums,
        ranking=view.ranking,
        buyers=list(view.buyers),
        unsold=sum(1 << lot for lot, buyer in enumerate(view.buyers) if buyer is None),
        spaces=view.spaces,
        arrived=tuple(view.stack.index(product) for product in sorted(view.stack)),
        takusan_left=view.takusan_left,
        yakuza_left=view.yakuza_left,
    )


def _acted(view: AuctionView) -> int:
    """A50: how many seats have bought or declined in this round."""
    if view.phase in (Phase.VALUATION, Phase.QUOTATION):
        return 0
    return (min(view.to_act) - view.first) % view.options.players if view.to_act else view.options.players
