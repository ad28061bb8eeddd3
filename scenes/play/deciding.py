"""Choosing among what is offered, doing it, and taking it back."""

from __future__ import annotations

from typing import Any

from game.app.scene import Transition
from game.devices.intents import DESK, Back, Click, Confirm, DeviceId, Intent, Move, TakeBack
from game.i18n.door import _
from game.rules.core.seat import Seat
from game.staging.pieces import Prompt
from game.table.pose import PieceId
from game.ui.focus import Area
from scenes.play import burning
from scenes.play.fuse import Fuse
from scenes.play.looking import Looking
from scenes.play.pick import Pick
from scenes.play.sitting import Sitting


class Deciding(Looking):
    """The first press chooses, the same again does it; it counts once it cannot be taken back any more."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.pick = Pick(sitting, self.picked)
        self._decided: Any = None
        self._told = False
        """What a press has decided, and whether the frame of that press is over: the next one acts on it."""

    def refresh(self) -> None:
        """Words and choices as they must be now."""
        raise NotImplementedError

    def pause(self) -> Transition:
        """The match waits."""
        raise NotImplementedError

    @property
    def _ready(self) -> bool:
        """Everything was shown and counts: the next decision can be made."""
        return self.sitting.show.over and self.sitting.fuse is None

    def decide(self, intent: Intent) -> Transition | None:
        """Choosing among `choices` with the device of the seat that is asked."""
        if self.sitting.fuse is not None and self._answers_fuse(self.sitting.fuse, intent):
            return None
        moving = not self.sitting.show.stage.idle or not self.sitting.asks_people  # bots may think in between
        if moving and isinstance(intent, Confirm | Click):
            self._hurry(intent.device)
            return None
        seat = self.seat()
        mine = seat is not None and intent.device == self.sitting.seating.device(seat)
        match intent:
            case Move(device, dx, dy) if mine:
                self.sitting.guard.moved(device)
                if self.focus.move(dx, dy):
                    self.pick.clear()
                    self.hear("focus")
                self._show_focus()
            case Confirm() if mine:
                self._choose(self.focus.at, intent.device)
            case Click(_, x, y) if mine:
                self._click(x, y)
            case TakeBack() | Back() if mine and self._let_go():
                self.hear("cancel")
            case TakeBack() | Back() if mine and seat is not None and self.sitting.take_back(seat):
                self.refresh()
            case Back(device) if device == DESK:
                return self.pause()
        return None

    def why_not(self, id: PieceId | None) -> str:
        """Why a piece that is clicked on is no choice, where somebody would expect that it is one."""
        return ""

    def picked(self, id: PieceId | None) -> None:
        """Another piece was chosen, or none: the table may show what it would lead to."""

    def deed_place(self, id: PieceId | None) -> Area | None:
        """Where the button of a chosen piece stands; on the piece itself unless a title knows better."""
        return None

    def refuse(self, why: str) -> None:
        """That cannot be done now; everybody may know why."""
        self.sitting.desk.board.hud.notice(why)
        self.hear("error")

    def _pointed(self, device: DeviceId, x: float, y: float) -> None:
        """A mouse that goes from one thing to another means what it clicks there."""
        if self._on_undo(x, y):
            self.sitting.desk.board.explain(None, self.seat(), pointed=True)
            return
        before = self.focus.at
        self._hover(x, y)
        if self.focus.at != before:
            self.sitting.guard.moved(device)

    def _hurry(self, device: DeviceId) -> None:
        self.sitting.guard.hurried(device)
        self.sitting.hurry()

    def _answers_fuse(self, fuse: Fuse, intent: Intent) -> bool:
        """Whether it has to do with a decision that can still be taken back."""
        match burning.answer(self.sitting, fuse, intent):
            case burning.Answer.TAKEN_BACK:
                self.sitting.take_back(fuse.action.seat)
            case burning.Answer.GIVEN:
                self.sitting.settle_decision()
            case burning.Answer.HURRY:
                self._hurry(intent.device)
                return True
            case burning.Answer.OTHER:
                return False
        burning.draw(self.sitting)
        return True

    def _choose(self, id: PieceId | None, device: DeviceId) -> None:
        """The first press chooses, the same again does it; who plays fast does it with the first."""
        choice, seat = self._choices.get(id), self.seat()
        if choice is None or seat is None or self._decided:
            return
        if not self.sitting.guard.meant(device):
            if self.sitting.guard.puzzling:
                self.sitting.desk.board.hud.notice(_("Wait a moment, then press once."))
            return
        if choice.refusal:
            self.refuse(choice.refusal)
        elif id != self.pick.piece and not self.sitting.cabinet.settings.one_press:
            self.hear("focus")
            self.focus.settle(id)
            self._show_focus()
            self.pick.set(id, seat, choice.deed, self.deed_place(id))
        else:
            self._do(choice.action)

    def _let_go(self) -> bool:
        """Of what was chosen, or was decided in this very frame."""
        had = self._decided is not None
        self._decided = None
        return self.pick.clear() or had

    def _do(self, action: Any) -> None:
        self.hear("confirm")
        self._decided, self._told, self.sitting.show.stirred = action, False, True
        self.pick.clear()
        self.sitting.desk.board.hud.ring("choice", None)

    def _click(self, x: float, y: float) -> None:
        """On a piece, on its button, on the button that takes a step back, or where nothing can be done."""
        if self._undone_by(x, y):
            return
        table = self.sitting.show.table
        picked = self.pick.under(x, y)
        found = table.choosable_at(x, y) if picked is None else picked
        if found is None and self._choices and not self._decided:
            self._answer(self.why_not(table.explained_at(x, y)))
        else:
            self._choose(found, DESK)

    def _undone_by(self, x: float, y: float) -> bool:
        """Whether a click was on the button that takes a step back."""
        back = self.may_take_back()
        if back is None or not burning.place(self.sitting, back).holds(x, y):
            return False
        self.sitting.take_back(back)
        self.refresh()
        return True

    def _on_undo(self, x: float, y: float) -> bool:
        """What lies under that button has nothing to say."""
        fuse = self.sitting.fuse
        seat = self.may_take_back() if fuse is None else fuse.action.seat
        return seat is not None and burning.place(self.sitting, seat).holds(x, y)

    def _answer(self, why: str) -> None:
        """A click on what cannot be chosen; a hasty one is meant for nothing."""
        if why and self.sitting.guard.meant(DESK):
            self.refuse(why)

    def may_take_back(self) -> Seat | None:
        """Whoever is asked and can undo the step before, where the place of that button is free."""
        seat = self.seat()
        if seat is None or any(isinstance(id, Prompt) for id in self._choices):
            return None
        return seat if self._choices and self.sitting.match.can_undo(seat) else None

    @property
    def decided(self) -> bool:
        """A press has decided something that is not done yet."""
        return self._decided is not None

    def act(self) -> bool:
        """Does it; false in the frame of the press, which has enough to do."""
        if not self._told:
            self._told = True
            return False
        action, self._decided = self._decided, None
        self.sitting.decide(action)
        burning.draw(self.sitting)
        return True
