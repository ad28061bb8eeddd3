"""H10: what a seat can begin in its turn, and why not the rest; no family is listed for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from game.rules.core.draft import Refusal, refusal
from game.rules.core.seat import Seat
from game.rules.harbor import ports, slots
from game.rules.harbor.actions import Buy, EndTurn, Fish, OpenPort, ReturnLicence
from game.rules.harbor.drafts.entering import why_no_visit
from game.rules.harbor.drafts.reasons import NO_ACTION, no_port, too_dear
from game.rules.harbor.phases import buy
from game.rules.harbor.phases.ready import can_go_on
from game.rules.harbor.position import position
from game.rules.harbor.state import TURN, HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import Market

Entry: TypeAlias = type[Fish | Buy | OpenPort | ReturnLicence | EndTurn] | Market
"""A kind of action, or a market to visit."""


class TurnMenu:
    """Of the seat whose view it is; empty outside its turn. What is possible is exactly what is legal."""

    def __init__(self, table: Table, view: HarborView) -> None:
        self._asked = view.phase is TURN and view.seat in view.to_act
        self._table, self._seat, self._state = table, view.seat or 0, position(view, 0)

    def options(self) -> Mapping[Entry, Refusal | None]:
        """Each kind of action and each market in play."""
        if not self._asked:
            return {}
        table, state, seat = self._table, self._state, self._seat
        visits: dict[Entry, Refusal | None] = {
            market: why_no_visit(table, state, seat, market) for market in state.deal.markets
        }
        return {
            Fish: why_no_fishing(table, state, seat),
            **visits,
            Buy: why_no_purchase(table, state, seat),
            OpenPort: None if ports.can_open(table, state, seat) else no_port(table, state, seat),
            ReturnLicence: why_no_return(table, state, seat),
            EndTurn: None,
        }


def why_no_fishing(table: Table, state: HarborState, seat: Seat) -> Refusal | None:
    """H20: anything but opening ports, if need be after opening some."""
    if not state.actions:
        return NO_ACTION
    return None if can_go_on(table, state, seat) else refusal("H20", "no activity")


def why_no_purchase(table: Table, state: HarborState, seat: Seat) -> Refusal | None:
    """H70: the cheapest ware is named where all are too dear."""
    if not state.actions:
        return NO_ACTION
    if buy.offers(table, state, seat):
        return None
    others = [ware for seller, wares in enumerate(state.wares) if seller != seat for ware in wares]
    prices = [ware[2] for ware in others if buy.on_sale(state, ware)]
    if prices:
        return too_dear("H70", min(prices), state.cash[seat])
    return refusal("H70", "no fish left" if others else "no wares")


def why_no_return(table: Table, state: HarborState, seat: Seat) -> Refusal | None:
    """H25."""
    if slots.returnable(table, state, seat):
        return None
    used = slots.slots_used(table, state, seat)
    return refusal("H25", "all in use", slots=used) if used else refusal("H25", "slots empty")
