"""What a seat does not see of the duel: the order of the draw pile, and some faces (D11)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from game.rules.core.dice import Dice
from game.rules.duel.position import laid, open_faces, unseen_cards
from game.rules.duel.spec import CardId, FaceId
from game.rules.duel.state import DuelState, Phase
from game.rules.duel.view import DuelView

T = TypeVar("T")


class Arranged(Dice):
    """Imagined dice: `seed` numbers the ways in which a shuffle may begin, its first item changing fastest.

    `rolls` tells how many items were shuffled.
    """

    __slots__ = ()

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Dice]:
        """Two chosen items, then the others as they lay."""
        count = len(items)
        step, first = divmod(self.seed, count)
        order = [*items[first:], *items[:first]]
        if count > 2:
            order.insert(1, order.pop(1 + step % (count - 1)))
        return tuple(order), Arranged(self.seed, count)


class Memory:
    """The faces that lay open before the discards were turned over: their backs come next (D60, D62)."""

    def __init__(self) -> None:
        self._seen: tuple[dict[CardId, FaceId], ...] = ({}, {}, {})

    def note(self, view: DuelView) -> None:
        """To be shown every view of a match; a new match makes it forget the last one."""
        if view.turn == 1 and view.phase is Phase.BIDDING:
            self._seen = ({}, {}, {})
        self._seen[view.emptied].update({face >> 1: face for face in open_faces(view)})

    def faces(self, view: DuelView) -> list[tuple[FaceId, ...]]:
        """For each card in the draw pile below its top, the faces it may show."""
        return [self._possible(card, view.emptied) for card in unseen_cards(view)]

    def _possible(self, card: CardId, emptied: int) -> tuple[FaceId, ...]:
        before = self._seen[emptied - 1] if emptied else {}
        if card in before:
            return (before[card] ^ 1,)
        return (card * 2, card * 2 + 1)


def orders(faces: list[tuple[FaceId, ...]], count: int, random: Random) -> list[tuple[FaceId, ...]]:
    """Ways the hidden cards may lie; their first ones go evenly through all faces there may be."""
    firsts = [face for possible in faces for face in possible]
    random.shuffle(firsts)
    return [_order(faces, firsts[number % len(firsts)], random) for number in range(count if firsts else 0)]


def _order(faces: list[tuple[FaceId, ...]], first: FaceId, random: Random) -> tuple[FaceId, ...]:
    rest = [random.choice(possible) for possible in faces if possible[0] >> 1 != first >> 1]
    random.shuffle(rest)
    return (first, *rest)


def position(view: DuelView, hidden: tuple[FaceId, ...]) -> DuelState:
    """A position in which all that the view shows is true, and no bid is made."""
    return laid(view, hidden, Arranged(0, 0))


def redealt(state: DuelState, order: tuple[FaceId, ...], number: int) -> DuelState:
    """A copy with the hidden cards in another order; if they were turned since, they only change places."""
    twin = state.copy()
    twin.dice = Arranged(number, 0)
    if len(state.draw) > 1:
        hidden = {face >> 1 for face in state.draw[1:]}
        cards = [face for face in order if face >> 1 in hidden]
        if len(cards) != len(hidden):
            turned = state.draw[1:]
            cards = [turned[(number + place) % len(turned)] for place in range(len(turned))]
        twin.draw = (state.draw[0], *cards)
    return twin
