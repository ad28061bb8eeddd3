"""Plays on in a search through all that is no turn: bids, ties and freezers, each by a quick guess."""

from __future__ import annotations

from game.rules.core.seat import Seat
from game.rules.harbor.actions import BidTuna, PickBuyer, UseFreezer
from game.rules.harbor.phases import tuna
from game.rules.harbor.play import play
from game.rules.harbor.state import BIDDING, FREEZER_CHOICE, TIE, HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import TAKOYAKI, TUNAS


def settle(table: Table, state: HarborState) -> None:
    """Until somebody has a turn to think about, or the match is over."""
    while state.phase in {BIDDING, TIE, FREEZER_CHOICE}:
        if state.phase is BIDDING:
            bid_all(table, state)
        elif state.phase is TIE:
            leaders = tuna.leaders(state)
            buyer = state.turn if state.turn in leaders else leaders[0]
            play(table, state, PickBuyer(state.turn, buyer), None)
        else:
            play(table, state, UseFreezer(state.turn, spoils(state, state.turn)), None)


def bid_all(table: Table, state: HarborState) -> None:
    """Those who have not bid yet."""
    waiting = state.waiting
    for seat in range(table.players):
        if waiting >> seat & 1:
            play(table, state, BidTuna(seat, fair_bid(table, state, seat)), None)


def fair_bid(table: Table, state: HarborState, seat: Seat) -> int:
    """About where losing the tuna hurts as much as paying for it; the fisher, who loses less, bids more."""
    assert state.tuna is not None
    step, worth = table.spec.yen_step, table.spec.worth
    part = table.players / (table.players + 1) * (1.0 if seat == state.turn else 0.95)
    yen = worth.yen_per_r * worth.tuna[state.tuna - TUNAS[0]] * part
    return min(state.cash[seat], int(yen)) // step * step


def spoils(state: HarborState, seat: Seat) -> bool:
    """Whether something would go back to its market now."""
    return any(not fresh for kind, fresh, _ in state.wares[seat] if kind is not TAKOYAKI)
