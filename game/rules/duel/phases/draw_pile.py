"""D60-D62: the draw pile is renewed once; the turn in which it empties again is the last."""

from __future__ import annotations

from typing import Final

from game.rules.duel.events import DiscardsTurned, DrawPileEmptied, Log
from game.rules.duel.spec import FaceId
from game.rules.duel.state import DuelState

LAST: Final = 2
"""D61: which emptying makes the turn the last."""


def lift(state: DuelState, log: Log) -> FaceId | None:
    """The top card, for whoever needs one; None if even the discards are gone (D62).

    The pile is empty here if there were no discards when it emptied (D60), or in the last turn (D62).
    """
    if not state.draw:
        turn_discards(state, log)
    draw = state.draw
    if not draw:
        return None
    state.draw = draw[1:]
    return draw[0]


def settle(state: DuelState, log: Log) -> None:
    """D60, D61: to be called once a lifted card is announced; a third emptying does not count (D62)."""
    if state.draw or state.emptied == LAST:
        return
    state.emptied += 1
    if log is not None:
        log.append(DrawPileEmptied(state.emptied))
    if state.emptied < LAST:
        turn_discards(state, log)


def turn_discards(state: DuelState, log: Log) -> None:
    """Shuffled and turned over, the discards are the new draw pile."""
    if not state.discards:
        return
    faces, state.dice = state.dice.shuffled(state.discards)
    state.draw = tuple([face ^ 1 for face in faces])
    state.discards = ()
    if log is not None:
        log.append(DiscardsTurned(len(faces), state.draw[0]))


def top(state: DuelState) -> FaceId | None:
    """D11: the one face of the pile that everybody sees."""
    return state.draw[0] if state.draw else None
