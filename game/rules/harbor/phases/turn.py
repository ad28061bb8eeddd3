"""H10, H52, H60, H80, H83: a turn's start, and how it passes on."""

from __future__ import annotations

from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.core.value import maker
from game.rules.harbor import ending, scoring
from game.rules.harbor.actions import EndTurn, UseFreezer
from game.rules.harbor.events import (
    EndHeldBack,
    EndTriggered,
    FreezerUsed,
    Log,
    RentalSpent,
    SubsidyPaid,
    TurnBegan,
    WaresDegraded,
)
from game.rules.harbor.sea import return_barrel
from game.rules.harbor.slots import spend_freezer
from game.rules.harbor.state import FREEZER_CHOICE, TURN, HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import FREEZER, TAKOYAKI, Kind, Ware

turn_began = maker(TurnBegan)


def end(table: Table, state: HarborState, action: EndTurn, log: Log) -> None:
    """The next seat's turn, unless the match is over."""
    seat = (action.seat + 1) % table.players
    last_round = seat == state.deal.first and state.round == table.spec.rounds
    if state.trigger == seat or (last_round and state.trigger is None):
        scoring.finish(table, state, log)
    else:
        begin(table, state, seat, log)


def begin(table: Table, state: HarborState, seat: Seat, log: Log) -> None:
    """H10: the end-of-game check, then degradation, then actions."""
    state.turn = seat
    state.waiting = 1 << seat
    if seat == state.deal.first:
        state.round += 1
    if log is not None:
        log.append(turn_began(seat, state.round))
    if state.trigger is None:
        check_end(table, state, seat, log)
    if all(kind is TAKOYAKI for kind, _, _ in state.wares[seat]):
        give_actions(table, state)
    elif state.extras.freezers[seat]:
        state.phase = FREEZER_CHOICE
    else:
        degrade(table, state, seat, log)
        give_actions(table, state)


def give_actions(table: Table, state: HarborState) -> None:
    """H10, H30: what is counted per turn starts anew."""
    state.phase = TURN
    state.actions = table.spec.actions
    state.entered = 0


def check_end(table: Table, state: HarborState, seat: Seat, log: Log) -> None:
    """H80: once the end is triggered there are no more checks."""
    found = ending.check(table, state, seat)
    if found.ending:
        state.trigger, state.ending = seat, found.ending
        if log is not None:
            log.append(EndTriggered(seat, found.ending, table.players))
    elif found.held_by and log is not None:
        log.append(EndHeldBack(seat, found.held_by))


def use_freezer(table: Table, state: HarborState, action: UseFreezer, log: Log) -> None:
    """H52: asked before degrading."""
    seat = action.seat
    if type(action.use) is not bool:
        raise IllegalAction("a freezer is used or not: true or false")
    if action.use:
        spent = spend_freezer(table, state, seat, 1)
        if log is not None:
            log.append(FreezerUsed(seat))
            if spent:
                log.append(RentalSpent(seat, FREEZER))
    else:
        degrade(table, state, seat, log)
    give_actions(table, state)


def degrade(table: Table, state: HarborState, seat: Seat, log: Log) -> None:
    """H60: of a harbor with a barrel; takoyaki stay as they are (H45)."""
    kept: list[Ware] = []
    returned: list[Kind] = []
    for kind, fresh, price in state.wares[seat]:
        if fresh or kind is TAKOYAKI:
            kept.append((kind, kind is TAKOYAKI, price))
        else:
            returned.append(kind)
            return_barrel(state, kind)
    state.wares[seat] = tuple(kept)
    if log is not None:
        log.append(WaresDegraded(seat, tuple(returned)))
    if state.extras.subsidies[seat]:
        pay_subsidy(table, state, seat, len(returned), log)


def pay_subsidy(table: Table, state: HarborState, seat: Seat, barrels: int, log: Log) -> None:
    """H54: an odd barrel is ignored."""
    extras = table.spec.extras
    yen = barrels // extras.subsidy_barrels * extras.subsidy_yen
    if yen:
        state.cash[seat] += yen
        if log is not None:
            log.append(SubsidyPaid(seat, yen))
