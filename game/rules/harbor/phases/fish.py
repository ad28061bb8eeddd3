"""H20: a fish action, step by step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor import ports
from game.rules.harbor.actions import Fish
from game.rules.harbor.events import Log
from game.rules.harbor.phases import tuna
from game.rules.harbor.phases.sailing import dock, leave, take
from game.rules.harbor.phases.unloading import finish
from game.rules.harbor.pricing import reprice
from game.rules.harbor.state import TURN, HarborState
from game.rules.harbor.steps import Dock, LeavePort, NewPort, Reprice, TakeBarrel
from game.rules.harbor.table import Table


def play(table: Table, state: HarborState, action: Fish, log: Log) -> None:
    """H42: a dock that starts an auction must be the last step; the rest comes after the auction."""
    seat, steps = action.seat, action.steps
    if type(steps) is not tuple:
        raise IllegalAction("the steps of a fish action are a tuple")
    if state.phase is TURN:
        start(state, seat, steps)
    for number, step in enumerate(steps, start=1):
        do(table, state, seat, step, log)
        if state.aside and tuna.due(table, state):
            if number < len(steps):
                raise IllegalAction(f"step {number} starts a tuna auction: the steps after it come later")
            tuna.begin(table, state, seat, log)
            return
    finish(table, state, seat, log)


def start(state: HarborState, seat: Seat, steps: tuple[object, ...]) -> None:
    """H20: costs an action, and opening ports alone is no fish action."""
    spend(state, seat)
    if not has_activity(steps):
        raise IllegalAction("a fish action needs an activity of a ship or a new price")


def spend(state: HarborState, seat: Seat) -> None:
    """H10: the action it costs; none after an auction."""
    if not state.actions:
        raise IllegalAction(f"seat {seat} has no action left to fish")
    state.actions -= 1


def has_activity(steps: tuple[object, ...]) -> bool:
    """Whether anything is done beside opening ports."""
    return bool(steps) and (type(steps[0]) is not NewPort or any(type(step) is not NewPort for step in steps))


def do(table: Table, state: HarborState, seat: Seat, step: object, log: Log) -> None:
    """Any step; raises IllegalAction."""
    doing = STEPS.get(type(step))
    if doing is None:
        names = ", ".join(kind.__name__ for kind in STEPS)
        raise IllegalAction(f"a {type(step).__name__} is no step of a fish action; steps: {names}")
    doing(table, state, seat, step, log)


def new_port(table: Table, state: HarborState, seat: Seat, step: NewPort, log: Log) -> None:
    """H20, H26."""
    ports.open_port(table, state, seat, log)


STEPS: Mapping[type, Callable[[Table, HarborState, Seat, Any, Log], None]] = {
    Dock: dock,
    LeavePort: leave,
    NewPort: new_port,
    Reprice: reprice,
    TakeBarrel: take,
}
