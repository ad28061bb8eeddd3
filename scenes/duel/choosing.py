"""The phases in which one seat chooses: a card on the hook, a half, or a card of the other."""

from __future__ import annotations

from typing import ClassVar, Final, assert_never

from game.i18n.door import N_, _
from game.rules.core.draft import Refusal
from game.rules.core.seat import Seat
from game.rules.duel.actions import Bid, ChooseHalf, DiscardCard, DuelAction, StealCard, TakeCard
from game.rules.duel.state import Phase
from game.rules.duel.view import DuelView
from game.staging.duel import pieces
from game.staging.duel.refusals import refused
from game.table.hud import Words
from game.table.pose import PieceId
from scenes.duel import prompts
from scenes.play.choosing import Choosing

DEEDS: Final = {
    TakeCard: N_("Take"),
    ChooseHalf: N_("Take this half"),
    StealCard: N_("Steal"),
    DiscardCard: N_("Discard"),
}


class DuelChoosing(Choosing):
    """Every legal action is a piece on the table."""

    def seat(self) -> Seat | None:
        """Both bid in the chant."""
        view: DuelView = self.sitting.show.view
        return None if view.phase is Phase.BIDDING else super().seat()

    def words(self) -> dict[str, Words]:
        """Who is asked what."""
        return prompts.choosing(self.sitting, self.name, self.seat())

    def piece(self, action: DuelAction) -> PieceId:
        """A card, or a half of the one that is being settled."""
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

    def deed(self, action: DuelAction) -> str:
        """In a verb."""
        return _(DEEDS[type(action)])

    def refused(self, why: Refusal, seat: Seat) -> str:
        """By name."""
        return refused(why, self.sitting.seating.names, seat)


class TakingScene(DuelChoosing):
    """One of the two hung cards, and the half of it that counts."""

    name: ClassVar[str] = "taking"


class EffectsScene(DuelChoosing):
    """What icons and specialties lead to, link by link."""

    name: ClassVar[str] = "effects"


class BalanceScene(DuelChoosing):
    """The barrel went over the end: a card of the other, or the top of the pile."""

    name: ClassVar[str] = "balance"
