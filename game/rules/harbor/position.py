"""A view turned back into a position: with dice of its own, and without the bids of others."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.core.dice import new_dice
from game.rules.harbor.state import Deal, Extras, HarborState, Sea
from game.rules.harbor.view import HarborView


def position(view: HarborView, seed: int) -> HarborState:
    """All that the view shows is true; what it hides is drawn from the seed."""
    seats = view.seats
    return HarborState(
        deal=Deal(view.options, view.markets, view.first),
        dice=new_dice(seed),
        round=view.round,
        phase=view.phase,
        waiting=_mask(view.to_act),
        turn=view.turn,
        actions=view.actions,
        entered=_mask(view.entered),
        trigger=view.trigger,
        ending=view.ending,
        cash=[seat.cash for seat in seats],
        tokens=tuple(count for seat in seats for count in seat.tokens),
        licences=tuple(count for seat in seats for count in seat.licences),
        ports=tuple(seat.ports for seat in seats),
        ships=[seat.ships for seat in seats],
        wares=[seat.wares for seat in seats],
        barrels=list(view.barrels),
        desk=view.licences,
        stock=list(view.stock),
        extras=_extras(view),
        sea=Sea(_mask(view.overfished), view.gone, view.eel, view.crab),
        acted=view.acted,
        taken=view.taken,
        repriced=view.repriced,
        unloaded=view.unloaded,
        aside=view.aside,
        tuna=view.tuna,
        bids=view.bids,
    )


def _extras(view: HarborView) -> Extras:
    seats = view.seats
    return Extras(
        freezers=tuple(seat.freezer_uses for seat in seats),
        carts=tuple(seat.cart_actions for seat in seats),
        subsidies=tuple(seat.subsidies for seat in seats),
        loans=tuple(seat.loans for seat in seats),
        shares=tuple(seat.shares for seat in seats),
        hulls=view.hulls,
        freezers_left=view.freezers_left,
        carts_left=view.carts_left,
        subsidies_left=view.subsidies_left,
        loans_left=view.loans_left,
        shares_left=view.shares_left,
        charity=view.charity,
        aquarium=view.aquarium,
        spots=view.spots,
    )


def _mask(members: Iterable[int]) -> int:
    """Seats, markets and kinds alike are numbered bits."""
    return sum(1 << member for member in members)
