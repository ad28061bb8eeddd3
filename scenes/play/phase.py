"""The base of every phase: a subclass says what can be chosen, what that means, and which words are shown."""

from __future__ import annotations

from typing import ClassVar, Final

from game.app.scene import Push, Replace, Reset, Transition
from game.devices.intents import (
    Click,
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
)
from game.table.hud import Words
from game.table.pose import PieceId
from game.ui.canvas import Canvas
from game.ui.kit import Kit
from scenes.play import burning, prompts, screens
from scenes.play.deciding import Deciding
from scenes.play.looking import Choice
from scenes.play.sitting import Sitting

NOBODY: Final[frozenset[DeviceId]] = frozenset()


class PhaseScene(Deciding):
    """Board, pieces and words belong to the sitting; scenes of one match share it."""

    name: ClassVar[str]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._laid = False
        self._back = False
        """The table has just come up: pads may have gone while it was covered."""
        self._due = 0
        """In how many frames words and choices follow; 0: they are as they must be."""
        sitting.hold(self)

    def choices(self) -> dict[PieceId, Choice]:
        """What can be chosen now, by the pieces that stand for it."""
        return {}

    def words(self) -> dict[str, Words]:
        """What is written where."""
        return {}

    def _written(self) -> dict[str, Words]:
        """To whoever passes by it is said that nobody plays."""
        shown = prompts.demonstration(self.sitting) if self.sitting.on_input is not None else {}
        return {**self.words(), **shown}

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
        self.sitting.desk.board.write(self._written())
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
        if self._ready or self.sitting.fuse is not None:
            burning.draw(self.sitting, self.may_take_back())

    def _start_focus(self) -> None:
        """A new question: the cursor starts at something that can be chosen."""
        possible = [id for id, choice in self._choices.items() if not choice.refusal]
        if possible and self.focus.at not in possible:
            self.focus.settle(possible[0])

    def handle(self, intent: Intent) -> Transition | None:
        """What is the same in every phase; the rest is a decision."""
        if self.sitting.on_input is not None:
            pressed = bool(intent.device) and not isinstance(intent, Point | PadLost | PadFound)
            return Reset(self.sitting.on_input()) if pressed else None
        self._look_up(intent)
        match intent:
            case Menu() | FocusLost():
                return self.pause()
            case Log():
                return Push(screens.log(self.sitting))
            case PadLost(device) if self.sitting.seating.seats_of(device):
                return Push(screens.lost(self.sitting, device))
            case Hurry(device):
                self._hurry(device)
            case Inspect():
                self._inspect(intent)
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
        self._look_on(dt)
        if sitting.fuse is not None:
            burning.burn(sitting, dt)
        sitting.update(dt)
        if self.decided and not self.act():
            return None
        if self._due:
            self._due -= 1
            if not self._due:
                self.refresh()
        elif sitting.show.stirred and sitting.show.stage.idle:
            return self._proceed()
        return None

    def pause(self) -> Transition:
        """The table stays as it is."""
        self.hear("pause")
        return Push(screens.pause(self.sitting))

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
