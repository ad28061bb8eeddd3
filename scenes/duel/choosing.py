"""The phases in which one seat chooses: a card on the hook, a half, or a card of the other."""

from __future__ import annotations

from typing import ClassVar, assert_never

from game.rules.core.seat import Seat
from game.rules.duel.actions import Bid, ChooseHalf, DiscardCard, DuelAction, StealCard, TakeCard
from game.rules.duel.spec import CardId
from game.rules.duel.state import Phase
from game.rules.duel.view import DuelView
from game.table.hud import Words
from game.ui.focus import Area
from scenes.duel import prompts
from scenes.duel.spots import half_of
from scenes.play import areas
from scenes.play.phase import Choice, PhaseScene


class Choosing(PhaseScene):
    """Every legal action is something on the table; keys are those of the guide, so focusing explains."""

    def seat(self) -> Seat | None:
        """Whose choice it is; both bid in the chant."""
        view: DuelView = self.sitting.show.view
        return None if view.phase is Phase.BIDDING else min(view.to_act, default=None)

    def choices(self) -> dict[str, Choice]:
        """Every legal action of whoever sits there with a device."""
        seat = self.seat()
        if seat is None or self.sitting.seating.device(seat) is None:
            return {}
        return dict(self._choice(action) for action in self.sitting.match.legal(seat))

    def words(self) -> dict[str, Words]:
        """Who is asked what."""
        return prompts.choosing(self.sitting, self.name, self.seat())

    def _choice(self, action: DuelAction) -> tuple[str, Choice]:
        layout, view = self.sitting.desk.layout, self.sitting.show.view
        match action:
            case TakeCard(place=place):
                hook = areas.area(layout, f"hung_{place + 1}")
                return f"card:{view.hung[place] >> 1}", Choice(hook, action)
            case ChooseHalf(seat, half):
                card = areas.area(layout, f"arriving_{seat + 1}")
                return f"half:{half}", Choice(half_of(card, half), action)
            case StealCard(card=card) | DiscardCard(card=card):
                return f"card:{card}", Choice(self._strip(card), action)
            case Bid():
                raise ValueError("bids are made in the chant")
            case _:
                assert_never(action)

    def _strip(self, card: CardId) -> Area:
        """What can be seen of a card in its pile: the next one lies on it."""
        piles = (pile for piles in self.sitting.show.tableau.piles for pile in piles)
        cards = next(found for pile in piles if card in (found := [half >> 2 for half in pile]))
        whole, at = self._place(card), cards.index(card)
        if cards[at] == cards[-1]:
            return whole
        return whole._replace(w=self._place(cards[at + 1]).x - whole.x)

    def _place(self, card: CardId) -> Area:
        pose = self.sitting.show.table.heading(("card", card))
        return Area(pose.x - pose.w / 2, pose.y - pose.h / 2, pose.w, pose.h)


class TakingScene(Choosing):
    """One of the two hung cards, and the half of it that counts."""

    name: ClassVar[str] = "taking"


class EffectsScene(Choosing):
    """What icons and specialties lead to, link by link."""

    name: ClassVar[str] = "effects"


class BalanceScene(Choosing):
    """The barrel went over the end: a card of the other, or the top of the pile."""

    name: ClassVar[str] = "balance"
