"""Why a bot of the duel chose what it chose, in a sentence for the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from game.rules.duel.actions import Bid, ChooseHalf, DiscardCard, DuelAction, StealCard, TakeCard
from game.rules.duel.spec import CardId, FaceId, HalfId
from game.rules.duel.table import Table
from game.rules.duel.view import DuelView


def half_named(table: Table, half: HalfId) -> str:
    """For example "Tako 2 with a knife"."""
    effect = table.effects[half]
    named = f"{table.colours[half].name.capitalize()} {table.points[half]}"
    return (
        named if effect is None else f"{named} with {'wasabi' if not effect else 'a ' + effect.name.lower()}"
    )


def face_named(table: Table, face: FaceId) -> str:
    """Both halves, where there are two."""
    first = half_named(table, face << 1)
    return f"{first} or {half_named(table, face << 1 | 1)}" if table.two_coloured[face] else first


def why_bid(table: Table, view: DuelView, action: DuelAction, odds: Sequence[float], chance: float) -> str:
    """The odds tell nothing that helps against the next bid: they are drawn from anew each turn."""
    assert isinstance(action, Bid)
    lowest = table.spec.lowest_bid
    mixed = [f"{bid + lowest} in {odd:.0%}" for bid, odd in enumerate(odds) if odd >= 0.005]
    hung = " and ".join(face_named(table, face) for face in view.hung)
    reason = "nothing else was as good" if len(mixed) == 1 else f"I mix {', '.join(mixed)} of such turns"
    return f"I bid {action.bid} for {hung}: {reason}, with a chance of {chance:.0%} to win the match."


def why_choice(table: Table, view: DuelView, action: DuelAction, chance: float) -> str:
    """What was chosen, and how the match stands with it."""
    return f"I {choice_named(table, view, action)}, which left me a chance of {chance:.0%} to win the match."


def choice_named(table: Table, view: DuelView, action: DuelAction) -> str:
    """The deed in the past tense."""
    match action:
        case Bid():
            return f"bid {action.bid}"
        case TakeCard():
            return f"took {face_named(table, view.hung[action.place])}"
        case ChooseHalf():
            assert view.arriving is not None
            return f"counted the card as {half_named(table, view.arriving << 1 | action.half)}"
        case StealCard():
            return f"stole {_owned(table, view, action.card)}"
        case DiscardCard():
            return f"discarded {_owned(table, view, action.card)}"
        case _:
            assert_never(action)


def _owned(table: Table, view: DuelView, card: CardId) -> str:
    halves = [half for piles in view.piles for pile in piles for half in pile]
    return half_named(table, next(half for half in halves if half >> 2 == card))
