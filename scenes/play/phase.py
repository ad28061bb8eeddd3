"""The base of every phase: a subclass says what can be chosen, what that means, and which words are shown."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from game.app.scene import Push, Replace, Reset, Transition
from game.devices.intents import (
    DESK,
    Back,
    Click,
    Confirm,
    DeviceId,
    FocusLost,
    Hurry,
    Inspect,
    Intent,
    Log,
    Menu,
    Move,
    PadFound,
    PadLost,
    Point,
    TakeBack,
)
from game.table.hud import Words
from game.table.pose import PieceId
from game.ui.canvas import Canvas
from game.ui.kit import Kit
from scenes.play import burning, screens
from scenes.play.fuse import Fuse
from scenes.play.looking import Choice, Looking
from scenes.play.pick import Pick
from scenes.play.sitting import Sitting

NOBODY: Final[frozenset[DeviceId]] = frozenset()


class PhaseScene(Looking):
    """Board, pieces and words belong to the sitting; scenes of one match share it."""

    name: ClassVar[str]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self.pick = Pick(sitting)
        self._laid = False
        self._back = False
        """The table has just come up: pads may have gone while it was covered."""
        self._due = 0
        """In how many frames words and choices follow; 0: they are as they must be."""
        self._decided: Any = None
        self._told = False
        """What a press has decided, and whether the frame of that press is over: the next one acts on it."""
        sitting.hold(self)

    def choices(self) -> dict[PieceId, Choice]:
        """What can be chosen now, by the pieces that stand for it."""
        return {}

    def words(self) -> dict[str, Words]:
        """What is written where."""
        return {}

    def ask(self) -> bool | None:
        """Asks for the next decision; false while it is awaited in time, None once only people are."""
        return self.sitting.ask_bots()

    def finish(self) -> Transition | None:
        """What comes after the last event of the match."""
        return None

    # ------------------------------------------------------------ a scene

    @property
    def secret(self) -> frozenset[DeviceId]:
        """The devices with which something secret is entered now."""
        return NOBODY

    @property
    def canvas(self) -> Canvas:
        """The table's."""
        return self.sitting.canvas

    def lay(self, kit: Kit) -> None:
        """Words and choices for what is going on."""
        self._back = True
        self.sitting.lay(kit)
        if self._laid:
            self.refresh_soon()
        else:
            self._laid = True
            self.refresh()

    def leave(self) -> None:
        """The last scene of a match clears the table."""
        self.sitting.release(self)

    def refresh_soon(self) -> None:
        """In the next frame: this one has enough to do."""
        self._due = 2

    def refresh(self) -> None:
        """Everything this phase shows beside the pieces, after any change."""
        self._due = 0
        self.sitting.desk.board.write(self.words())
        known, self._choices = self._choices.keys(), self.choices() if self._ready else {}
        table = self.sitting.show.table
        table.offer(self._choices)
        self.focus.rebuild(table.choosable())
        if known != self._choices.keys():
            self.pick.clear()
            self.sitting.guard.ask()
            self._start_focus()
            if not self._choices:
                self.sitting.desk.board.explain(None, None)
        self._show_focus()

    def _start_focus(self) -> None:
        """A new question: the cursor starts at something that can be chosen."""
        possible = [id for id, choice in self._choices.items() if not choice.refusal]
        if possible and self.focus.at not in possible:
            self.focus.settle(possible[0])

    @property
    def _ready(self) -> bool:
        """Everything was shown and counts: the next decision can be made."""
        return self.sitting.show.over and self.sitting.fuse is None

    def handle(self, intent: Intent) -> Transition | None:
        """What is the same in every phase; the rest is a decision."""
        if self.sitting.on_input is not None:
            pressed = bool(intent.device) and not isinstance(intent, Point | PadLost | PadFound)
            return Reset(self.sitting.on_input()) if pressed else None
        match intent:
            case Menu() | FocusLost():
                return self.pause()
            case Log():
                return Push(screens.log(self.sitting))
            case PadLost(device) if self.sitting.seating.seats_of(device):
                return Push(screens.lost(self.sitting, device))
            case Hurry():
                self.sitting.show.stage.hurry()
            case Inspect(device, down):
                self._look(device if down else None)
            case Point(device, x, y):
                self._pointed(device, x, y)
            case Click(_, x, y) if self.sitting.desk.board.on_menu(x, y):
                return self.pause()
            case Move(device, dx, dy) if device == self._looking:
                self.sitting.desk.board.step(dx, dy, self.seat())
            case _:
                return self.decide(intent)
        return None

    def update(self, dt: float) -> Transition | None:
        """Nothing at all while nothing moves and nobody has decided."""
        sitting = self.sitting
        if self._back:
            self._back = False
            if (gone := sitting.seating.missing()) is not None:
                return Push(screens.lost(sitting, gone))
        sitting.guard.update(dt)
        if sitting.fuse is not None:
            burning.burn(sitting, dt)
        sitting.update(dt)
        if self._decided is not None:
            if not self._told:
                self._told = True
                return None
            action, self._decided = self._decided, None
            sitting.decide(action)
            burning.draw(sitting)
        if self._due:
            self._due -= 1
            if not self._due:
                self.refresh()
        elif sitting.show.stirred and sitting.show.stage.idle:
            return self._proceed()
        return None

    # ------------------------------------------------------------ deciding

    def decide(self, intent: Intent) -> Transition | None:
        """Choosing among `choices` with the device of the seat that is asked."""
        if self.sitting.fuse is not None and self._answers_fuse(self.sitting.fuse, intent):
            return None
        if not self.sitting.show.stage.idle and isinstance(intent, Confirm | Click):
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
                found = self.pick.under(x, y)
                self._choose(self.sitting.show.table.choosable_at(x, y) if found is None else found, DESK)
            case TakeBack() | Back() if mine and self._let_go():
                self.hear("cancel")
            case TakeBack() | Back() if mine and seat is not None and self.sitting.take_back(seat):
                self.refresh()
            case Back(device) if device == DESK:
                return self.pause()
        return None

    def pause(self) -> Transition:
        """The table stays as it is."""
        self.hear("pause")
        return Push(screens.pause(self.sitting))

    def refuse(self, why: str) -> None:
        """That cannot be done now; everybody may know why."""
        self.sitting.desk.board.hud.notice(why)
        self.hear("error")

    def _pointed(self, device: DeviceId, x: float, y: float) -> None:
        """A mouse that goes from one thing to another means what it clicks there."""
        before = self.focus.at
        self._hover(x, y)
        if self.focus.at != before:
            self.sitting.guard.moved(device)

    def _hurry(self, device: DeviceId) -> None:
        self.sitting.guard.hurried(device)
        self.sitting.show.stage.hurry()

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
        if choice is None or seat is None or self._decided or not self.sitting.guard.meant(device):
            return
        if choice.refusal:
            self.refuse(choice.refusal)
        elif id != self.pick.piece and not self.sitting.cabinet.settings.one_press:
            self.hear("focus")
            self.focus.settle(id)
            self._show_focus()
            self.pick.set(id, seat, choice.deed)
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

    def _proceed(self) -> Transition | None:
        """Shows the next event, or asks for the next decision; another phase means another scene."""
        sitting = self.sitting
        sitting.show.note()
        if sitting.fuse is not None and sitting.show.next_event is None:
            return None
        phase = sitting.phase()
        if phase != self.name:
            return Replace(sitting.scene())
        if sitting.show.next_event is not None:
            sitting.show.play_next()
            sitting.desk.board.turn_over()
            self._due = 1
            return None
        if sitting.outcome() is not None:
            sitting.show.stirred = False
            return self.finish()
        decided = self.ask()
        if decided is None:
            sitting.show.stirred = False
        elif not decided:
            return None
        self.refresh()
        return None
