"""How a turn goes on: the stack of pending work, until somebody must decide."""

from __future__ import annotations

from typing import Final

from game.rules.duel import scoring
from game.rules.duel.events import Log
from game.rules.duel.phases import balance, barrel, draw_pile, gains, hanging, taking
from game.rules.duel.state import ENDED, DuelState
from game.rules.duel.table import Table

RUN: Final = (
    taking.take_hung,
    taking.discard_hung,
    barrel.turn,
    balance.check,
    gains.steal_any,
    gains.discard_any,
    gains.draw,
    barrel.pull,
)
"""In the order of `Step`: an enum as key of a dictionary is hashed by Python code (3.11)."""


def go_on(table: Table, state: DuelState, log: Log) -> None:
    """D35: the task added last is settled first; after the last one the next turn begins."""
    while not state.waiting and (pending := state.pending):
        step, seat, cause = pending[-1]
        state.pending = pending[:-1]
        RUN[step](table, state, seat, cause, log)
    if not state.waiting and state.phase is not ENDED:
        next_turn(table, state, log)


def next_turn(table: Table, state: DuelState, log: Log) -> None:
    """D61: the turn in which the draw pile emptied the second time was the last."""
    if state.emptied == draw_pile.LAST:
        scoring.finish(table, state, log)
    else:
        hanging.hang(table, state, log)
