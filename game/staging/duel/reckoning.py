"""The final count of a table as it lies."""

from __future__ import annotations

from typing import Final

from game.rules.core.dice import new_dice
from game.rules.core.outcome import Outcome
from game.rules.duel import scoring
from game.rules.duel.spec import DuelOptions, HalfId
from game.rules.duel.state import BY_BID, ENDED, NO_BIDS, DuelState
from game.rules.duel.table import Table

NO_DICE: Final = new_dice(0)


def reckoned(
    table: Table, options: DuelOptions, piles: tuple[tuple[tuple[HalfId, ...], ...], ...], barrel: int
) -> Outcome:
    """D70-D73: as if the match ended now."""
    return scoring.outcome(table, _position(options, [pile for own in piles for pile in own], barrel))


def _position(options: DuelOptions, piles: list[tuple[HalfId, ...]], barrel: int) -> DuelState:
    """Only what is counted is true in it."""
    return DuelState(
        options=options,
        dice=NO_DICE,
        turn=0,
        phase=ENDED,
        waiting=0,
        cause=BY_BID,
        pending=(),
        draw=(),
        emptied=0,
        hung=(),
        discards=(),
        piles=piles,
        arriving=None,
        barrel=barrel,
        day=False,
        bids=NO_BIDS,
    )
