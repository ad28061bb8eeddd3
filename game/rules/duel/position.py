"""A view turned back into a position which can be played on: what the view hides is drawn from a seed."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.core.dice import Dice, new_dice
from game.rules.duel.spec import CardId, FaceId
from game.rules.duel.state import DuelState
from game.rules.duel.view import DuelView


def position(view: DuelView, seed: int) -> DuelState:
    """All that the view shows is true of it, and looks the same; a bid that is made and hidden is a 1."""
    unseen, dice = new_dice(seed).shuffled(unseen_cards(view))
    hidden = []
    for card in unseen:
        side, dice = dice.below(2)
        hidden.append(card << 1 | side)
    state = laid(view, hidden, dice)
    first, second = (bid or int(made) for bid, made in zip(view.bids, view.committed, strict=True))
    state.bids = (first, second)
    return state


def laid(view: DuelView, hidden: Iterable[FaceId], dice: Dice) -> DuelState:
    """A position in which all that the view shows is true, with these faces hidden, and no bid made."""
    top = () if view.top is None else (view.top,)
    return DuelState(
        options=view.options,
        dice=dice,
        turn=view.turn,
        phase=view.phase,
        waiting=sum(1 << seat for seat in view.to_act),
        cause=view.cause,
        pending=view.pending,
        draw=(*top, *tuple(hidden)[: max(0, view.draw_left - 1)]),
        emptied=view.emptied,
        hung=view.hung,
        discards=view.discards,
        piles=[pile for piles in view.piles for pile in piles],
        arriving=view.arriving,
        barrel=view.barrel,
        day=view.day,
        bids=(0, 0),
    )


def open_faces(view: DuelView) -> list[FaceId]:
    """Every face in sight; a card whose half is being chosen is one of them."""
    faces = [half >> 1 for piles in view.piles for pile in piles for half in pile]
    faces += (*view.hung, *view.discards)
    faces += [face for face in (view.top, view.arriving) if face is not None]
    return faces


def unseen_cards(view: DuelView) -> list[CardId]:
    """Those in the draw pile below its top, in no order."""
    shown = {face >> 1 for face in open_faces(view)}
    return [card for card in range(len(view.cards)) if card not in shown]
