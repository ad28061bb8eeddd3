"""Which module plays which action, and which actions a phase asks for."""

from __future__ import annotations

from typing import assert_never

from game.rules.core.seat import SEAT_SETS
from game.rules.harbor import ports, slots
from game.rules.harbor.actions import (
    BidTuna,
    Buy,
    EndTurn,
    Fish,
    HarborAction,
    OpenPort,
    PickBuyer,
    ReturnLicence,
    UseFreezer,
    Visit,
)
from game.rules.harbor.events import Log
from game.rules.harbor.phases import buy, fish, tuna, turn, visit
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table

ASKED: tuple[tuple[type, ...], ...] = (
    (EndTurn, Fish, Visit, Buy, OpenPort, ReturnLicence),
    (UseFreezer,),
    (Fish,),
    (BidTuna,),
    (PickBuyer,),
    (),
)
"""By phase."""


def is_asked(state: HarborState, action: object) -> bool:
    """Whether the phase waits for this kind of action from its seat; nothing is said of its content."""
    if type(action) not in ASKED[state.phase]:
        return False
    seat: object = action.seat  # type: ignore[attr-defined]
    return type(seat) is int and seat in SEAT_SETS[state.waiting]


def play(table: Table, state: HarborState, action: HarborAction, log: Log) -> None:
    """Changes the state; raises IllegalAction, having changed a part of it."""
    match action:
        case EndTurn():
            turn.end(table, state, action, log)
        case Fish():
            fish.play(table, state, action, log)
        case Visit():
            visit.play(table, state, action, log)
        case ReturnLicence():
            slots.give_back(table, state, action.seat, action.slot, log)
        case OpenPort():
            ports.open_port(table, state, action.seat, log)
        case Buy():
            buy.play(table, state, action, log)
        case BidTuna():
            tuna.bid(table, state, action, log)
        case PickBuyer():
            tuna.pick(table, state, action, log)
        case UseFreezer():
            turn.use_freezer(table, state, action, log)
        case _:
            assert_never(action)
