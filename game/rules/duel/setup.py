"""D10: the first position."""

from __future__ import annotations

from game.rules.core.dice import Dice, new_dice
from game.rules.duel.spec import COLOURS, SEATS, DuelOptions, FaceId
from game.rules.duel.state import BY_BID, NO_BIDS, SETTLING, DuelState
from game.rules.duel.table import Table


def begin(table: Table, options: DuelOptions, seed: int) -> DuelState:
    """Shuffles and puts the barrel in the middle by night; the first two cards are still to be hung."""
    draw, dice = shuffle(len(table.spec.cards), new_dice(seed))
    return DuelState(
        options=options,
        dice=dice,
        turn=0,
        phase=SETTLING,
        waiting=0,
        cause=BY_BID,
        pending=(),
        draw=draw,
        emptied=0,
        hung=(),
        discards=(),
        piles=[()] * (len(SEATS) * len(COLOURS)),
        arriving=None,
        barrel=0,
        day=False,
        bids=NO_BIDS,
    )


def shuffle(cards: int, dice: Dice) -> tuple[tuple[FaceId, ...], Dice]:
    """The cards in random order, each with a random face up: one random bit per card."""
    order, dice = dice.shuffled(range(cards))
    backs, dice = dice.below(1 << cards)
    return tuple([card * 2 + (backs >> card & 1) for card in order]), dice
