"""What a card is worth to a hand that looks no further: the points it adds at once."""

from __future__ import annotations

from game.bots.duel.hidden import position
from game.rules.duel import scoring
from game.rules.duel.actions import Bid, ChooseHalf, DiscardCard, DuelAction, StealCard, TakeCard
from game.rules.duel.spec import KNIFE, FaceId, HalfId
from game.rules.duel.state import DuelState, piles_of
from game.rules.duel.table import Table
from game.rules.duel.view import DuelView


class Greed:
    """The view of one seat, with cards priced in points; `liking` is added for each card of their colour."""

    def __init__(self, table: Table, view: DuelView, seat: int, liking: float = 0.0) -> None:
        self._table, self._view, self._seat, self._liking = table, view, seat, liking
        self._state: DuelState = position(view, ())

    def half(self, half: HalfId, owner: int) -> float:
        """Points a card adds to its owner's pile; the last knife is worth more than any of them (D32)."""
        table, place = self._table, owner * 4 + self._table.colours[half]
        pile = self._state.piles[place]
        last = table.spec.knives_to_win - 1
        if table.effects[half] is KNIFE and scoring.knives(table, piles_of(self._state, owner)) >= last:
            return 100.0
        return self._points((*pile, half)) - self._points(pile) + self._liking * len(pile)

    def face(self, face: FaceId, owner: int) -> float:
        """The better half."""
        return max(self.half(face << 1, owner), self.half(face << 1 | 1, owner))

    def action(self, action: DuelAction) -> float:
        """How much a choice adds, or takes from the other."""
        match action:
            case TakeCard():
                return self.face(self._view.hung[action.place], self._seat)
            case ChooseHalf():
                assert self._view.arriving is not None
                return self.half(self._view.arriving << 1 | action.half, self._seat)
            case StealCard() | DiscardCard():
                return self._lost(action.card)
            case Bid():
                return 0.0

    def prize(self) -> float:
        """What the better hung card adds."""
        return max(self.face(face, self._seat) for face in self._view.hung)

    def threat(self) -> float:
        """What it would add to the other."""
        return max(self.face(face, 1 - self._seat) for face in self._view.hung)

    def _lost(self, card: int) -> float:
        pile = next(pile for pile in self._state.piles if any(half >> 2 == card for half in pile))
        return self._points(pile) - self._points(tuple(half for half in pile if half >> 2 != card))

    def _points(self, pile: tuple[HalfId, ...]) -> float:
        points = sum(self._table.points[half] for half in pile)
        return float(points * 2 if scoring.doubled(self._table, pile) else points)
