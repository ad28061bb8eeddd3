"""D22, D41: cards leave the hook."""

from __future__ import annotations

from typing import Final

from game.rules.core.choices import Listed
from game.rules.core.seat import Seat
from game.rules.core.value import maker
from game.rules.duel.actions import TakeCard
from game.rules.duel.events import CardDiscarded, CardTaken, Log
from game.rules.duel.phases import arrival
from game.rules.duel.phases.hanging import HOOKS
from game.rules.duel.spec import SEATS
from game.rules.duel.state import TAKING, Cause, DuelState, ask
from game.rules.duel.table import Table

CHOICES: Final = tuple(Listed(TakeCard(seat, place) for place in HOOKS) for seat in SEATS)
"""D22: both hung cards; a single one is taken without asking."""

card_taken, card_discarded = maker(CardTaken), maker(CardDiscarded)


def take_hung(table: Table, state: DuelState, seat: Seat, cause: Cause, log: Log) -> None:
    """Asks only where two cards hang; in the last turn there may be none left (D62)."""
    hanging = len(state.hung)
    if hanging == 2:
        ask(state, seat, TAKING, cause)
    elif hanging == 1:
        take(table, state, seat, 0, cause, log)


def take(table: Table, state: DuelState, seat: Seat, place: int, cause: Cause, log: Log) -> None:
    """The card is the taker's to settle; the other stays on the hook meanwhile (D22)."""
    hung = state.hung
    face = hung[place]
    state.hung = hung[:place] + hung[place + 1 :]
    if log is not None:
        state.in_hand = (seat, face, None)
        log.append(card_taken(seat, place, face, cause))
    arrival.arrive(table, state, seat, face, cause, log)


def discard_hung(table: Table, state: DuelState, seat: Seat, cause: Cause, log: Log) -> None:
    """D22, D40, D42: whatever hangs, from left to right."""
    if log is None:
        state.discards += state.hung
        state.hung = ()
        return
    while state.hung:
        face, *left = state.hung
        state.discards += (face,)
        state.hung = tuple(left)
        log.append(card_discarded(None, face, cause))
