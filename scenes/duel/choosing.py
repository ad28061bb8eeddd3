"""The phases in which one seat chooses: a card on the hook, a half, or a card of the other."""

from __future__ import annotations

from typing import ClassVar, Final, assert_never

from game.i18n.door import N_, _
from game.i18n.formats import signed
from game.rules.core.draft import Refusal
from game.rules.core.seat import Seat
from game.rules.duel import foresight
from game.rules.duel.actions import Bid, ChooseHalf, DiscardCard, DuelAction, StealCard, TakeCard
from game.rules.duel.spec import SEATS, CardId, DuelSpec, HalfId
from game.rules.duel.state import Phase
from game.rules.duel.view import DuelView
from game.staging.duel import pieces, terms
from game.staging.duel.refusals import refused
from game.table.hud import Words
from game.table.pose import PieceId
from game.ui import theme
from scenes.duel import prompts
from scenes.play.choosing import Choosing
from scenes.play.sitting import Sitting

DEEDS: Final = {
    TakeCard: N_("Take"),
    ChooseHalf: N_("Take this half"),
    StealCard: N_("Steal"),
    DiscardCard: N_("Discard"),
}


GAIN: Final = 60


def gained(sitting: Sitting, action: DuelAction) -> dict[Seat, int]:
    """Points by seat, if this were done now; nothing of a card of two colours, whose half is chosen later."""
    view, spec, seat = sitting.show.view, sitting.match.kernel.spec, action.seat
    match action:
        case TakeCard(place=place):
            halves = terms.half_ids(spec.cards, view.hung[place])
            return {seat: _coming(view, spec, seat, halves[0])} if len(halves) == 1 else {}
        case ChooseHalf(half=side) if view.arriving is not None:
            return {seat: _coming(view, spec, seat, view.arriving << 1 | side)}
        case StealCard(card=card):
            half = _owned(view, card)
            return {seat: _coming(view, spec, seat, half), 1 - seat: -foresight.loss(view, spec, half)}
        case DiscardCard(card=card):
            return {1 - seat: -foresight.loss(view, spec, _owned(view, card))}
    return {}


def _coming(view: DuelView, spec: DuelSpec, seat: Seat, half: HalfId) -> int:
    return foresight.coming(view, spec, seat, half).points


def _owned(view: DuelView, card: CardId) -> HalfId:
    return next(half for piles in view.piles for pile in piles for half in pile if half >> 2 == card)


class DuelChoosing(Choosing):
    """Every legal action is a piece on the table."""

    def seat(self) -> Seat | None:
        """Both bid in the chant."""
        view: DuelView = self.sitting.show.view
        return None if view.phase is Phase.BIDDING else super().seat()

    def words(self) -> dict[str, Words]:
        """Who is asked what."""
        return prompts.choosing(self.sitting, self.name, self.seat())

    def _show_focus(self) -> None:
        """With what it would bring or cost, in the heads."""
        super()._show_focus()
        choice = self._choices.get(self.focus.at)
        gains = {} if choice is None else gained(self.sitting, choice.action)
        for seat in SEATS:
            words = (
                Words(signed(gains[seat]), GAIN, theme.GOLD, "number", "centre") if seat in gains else None
            )
            self.sitting.desk.board.hud.say(f"gain_{seat + 1}", words)

    def leave(self) -> None:
        """Nothing of it stays behind."""
        for seat in SEATS:
            self.sitting.desk.board.hud.say(f"gain_{seat + 1}", None)
        super().leave()

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
