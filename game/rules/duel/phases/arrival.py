"""D35: the four steps of every card that comes to a player."""

from __future__ import annotations

from typing import Final

from game.rules.core.choices import Listed
from game.rules.core.seat import Seat
from game.rules.core.value import maker
from game.rules.duel import scoring
from game.rules.duel.actions import ChooseHalf
from game.rules.duel.events import CardJoined, Log, SpecialtyReached
from game.rules.duel.phases import barrel
from game.rules.duel.spec import BARREL, COLOURS, KNIFE, SEATS, FaceId, HalfId
from game.rules.duel.state import BY_ICON, CHOOSING_HALF, Cause, DuelState, ask, pile_place, piles_of
from game.rules.duel.table import Table

CHOICES: Final = tuple(Listed(ChooseHalf(seat, half) for half in (0, 1)) for seat in SEATS)

card_joined = maker(CardJoined)


def arrive(table: Table, state: DuelState, seat: Seat, face: FaceId, cause: Cause, log: Log) -> None:
    """Step 1: the taker of a two-colour face is asked which half counts (D2)."""
    if table.two_coloured[face]:
        state.arriving, state.in_hand = face, None
        ask(state, seat, CHOOSING_HALF, cause)
    else:
        join(table, state, seat, face << 1, log)


def choose_half(table: Table, state: DuelState, seat: Seat, half: int, log: Log) -> None:
    """The choice is made for good: a stolen card comes with its half (D2)."""
    assert state.arriving is not None
    face, state.arriving = state.arriving, None
    join(table, state, seat, face << 1 | half, log)


def join(table: Table, state: DuelState, seat: Seat, half: HalfId, log: Log) -> None:
    """Steps 2 to 4; the bonus goes on top of the stack, so its card is settled before anything else."""
    place = pile_place(seat, table.colours[half])
    state.piles[place] = pile = (*state.piles[place], half)
    if log is not None:
        state.in_hand = (seat, half >> 1, half)
        log.append(card_joined(seat, half, len(pile)))
    effect = table.effects[half]
    if effect is KNIFE and scoring.knives(table, piles_of(state, seat)) >= table.spec.knives_to_win:
        state.in_hand = None
        scoring.finish(table, state, log)
        return
    if effect is BARREL:
        barrel.move(table, state, seat, 1, BY_ICON, log)
    state.in_hand = None
    if len(pile) == table.numbers[state.day]:
        reach_specialty(table, state, place, log)


def reach_specialty(table: Table, state: DuelState, place: int, log: Log) -> None:
    """D33: only ever called for a pile that has just grown."""
    state.pending += (table.bonus_tasks[place],)
    if log is not None:
        seat, colour = divmod(place, len(COLOURS))
        log.append(SpecialtyReached(seat, COLOURS[colour], table.spec.bonuses[COLOURS[colour]]))
