"""The phases in which one seat chooses: a card on the hook, a half, or a card of the other."""

from __future__ import annotations

from typing import ClassVar, Final, assert_never

from game.i18n.door import N_, _
from game.rules.core.seat import Seat
from game.rules.duel.actions import Bid, ChooseHalf, DiscardCard, DuelAction, StealCard, TakeCard
from game.rules.duel.state import Phase
from game.rules.duel.view import DuelView
from game.staging.duel import pieces
from game.table.hud import Words
from game.table.pose import PieceId
from scenes.duel import prompts
from scenes.play.looking import Choice
from scenes.play.phase import PhaseScene

DEEDS: Final = {
    TakeCard: N_("Take"),
    ChooseHalf: N_("Take this half"),
    StealCard: N_("Steal"),
    DiscardCard: N_("Discard"),
}
"""What pressing again does."""


class Choosing(PhaseScene):
    """Every legal action is a piece on the table."""

    def seat(self) -> Seat | None:
        """Whose choice it is; both bid in the chant."""
        view: DuelView = self.sitting.show.view
        return None if view.phase is Phase.BIDDING else min(view.to_act, default=None)

    def choices(self) -> dict[PieceId, Choice]:
        """Every legal action of whoever sits there with a device."""
        seat = self.seat()
        if seat is None or self.sitting.seating.device(seat) is None:
            return {}
        return {
            self._piece(action): Choice(action, _(DEEDS[type(action)]))
            for action in self.sitting.draft(seat).options()
        }

    def words(self) -> dict[str, Words]:
        """Who is asked what."""
        return prompts.choosing(self.sitting, self.name, self.seat())

    def _piece(self, action: DuelAction) -> PieceId:
        """What stands for it on the table."""
        match action:
            case TakeCard(place=place):
                return pieces.FishCard(self.sitting.show.view.hung[place] >> 1)
            case ChooseHalf(half=half):
                return pieces.Half(half)
            case StealCard(card=card) | DiscardCard(card=card):
                return pieces.FishCard(card)
            case Bid():
                raise ValueError("bids are made in the chant")
            case _:
                assert_never(action)


class TakingScene(Choosing):
    """One of the two hung cards, and the half of it that counts."""

    name: ClassVar[str] = "taking"


class EffectsScene(Choosing):
    """What icons and specialties lead to, link by link."""

    name: ClassVar[str] = "effects"


class BalanceScene(Choosing):
    """The barrel went over the end: a card of the other, or the top of the pile."""

    name: ClassVar[str] = "balance"
