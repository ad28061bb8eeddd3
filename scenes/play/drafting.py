"""Decisions of many presses: every press adds something, Back takes it back, and one button does it all.

What is being decided lies on the table as it would be, with a sheet over it; nothing counts before the end.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.app.scene import Transition
from game.devices.intents import (
    DESK,
    Back,
    ClearAll,
    Click,
    Confirm,
    DeviceId,
    Hurry,
    Intent,
    Move,
    Page,
    TakeBack,
)
from game.rules.core.seat import Seat
from game.staging.sheets import GROUND, Cell
from game.table.pose import PieceId
from game.ui.focus import Item
from scenes.play import verbs
from scenes.play.looking import Choice
from scenes.play.phase import PhaseScene
from scenes.play.sitting import Sitting
from scenes.play.verbs import Button


@dataclass(frozen=True, slots=True)
class Press:
    """What a press on a piece does at once; `refusal` says why it cannot.

    `nudge` changes the figure there by some steps, up being more.
    """

    do: Callable[[], None] | None = None
    refusal: str = ""
    nudge: Callable[[int], None] | None = None


class Drafting(PhaseScene):
    """A subclass says what can be pressed, which buttons stand in the header, and what lies on its sheet."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._presses: dict[PieceId, Press] = {}
        self._buttons: tuple[Button, ...] = ()
        self._sheet: tuple[Cell, ...] = ()

    def presses(self) -> dict[PieceId, Press]:
        """Of the seat that is asked, on the table and on the sheet."""
        return {}

    def buttons(self) -> tuple[Button, ...]:
        """In the header, from the left."""
        return ()

    def sheet(self) -> tuple[Cell, ...]:
        """What lies over the table."""
        return ()

    def entry(self, cells: tuple[Cell, ...]) -> Any:
        """What is shown of the decision in the making."""
        raise NotImplementedError

    def step_back(self) -> bool:
        """The last press is taken back, or what was opened is left; false if there was nothing."""
        return False

    def start(self) -> PieceId | None:
        """Where the focus begins."""
        return None

    # ------------------------------------------------------------ shown

    @property
    def drafting(self) -> bool:
        """Somebody with a device is to decide here now."""
        seat = self.seat()
        return self._ready and seat is not None and self.sitting.seating.device(seat) is not None

    def choices(self) -> dict[PieceId, Choice]:
        """Everything that can be pressed."""
        if not self.drafting:
            return {}
        self._presses = self.presses()
        return {id: Choice(refusal=press.refusal) for id, press in self._presses.items()}

    def refresh(self) -> None:
        """The sheet first: what lies on it is among what can be chosen."""
        self._presses = {}
        self._show_draft()
        super().refresh()

    def _show_draft(self) -> None:
        show = self.sitting.show
        if not self.drafting:
            if show.entry is not None and self._ready:
                show.enter(None)
            self._buttons = self._sheet = ()
            return
        self._buttons = self.buttons()
        seat = self.seat()
        assert seat is not None
        self._sheet = self.sheet()
        show.enter(self.entry((*verbs.laid(self.sitting, seat, self._buttons), *self._sheet)))
        show.stage.hurry()  # while a draft still moved, nothing could be chosen, and the next press were lost

    def _start_focus(self) -> None:
        wanted = self.start() if self._choices else None
        if wanted is not None and wanted in self._choices:
            self.focus.settle(wanted)
        else:
            super()._start_focus()

    def leave(self) -> None:
        """Nothing of a decision in the making stays behind."""
        if self.sitting.show.entry is not None:
            self.sitting.show.enter(None)
        super().leave()

    def may_take_back(self) -> Seat | None:
        """Not in what was opened: there, Back first takes back what is being decided."""
        return None if self.sitting.opened is not None else super().may_take_back()

    def lay_down(self) -> None:
        """Decided: the sheet and the buttons go at once, and nothing more can be chosen."""
        self.sitting.show.enter(None)
        self._buttons = self._sheet = ()
        self._presses, self._choices = {}, {}
        self.sitting.show.table.offer(())
        self._show_focus()

    def _explained_at(self, x: float, y: float) -> PieceId | None:
        """What lies under the sheet is not seen, and says nothing."""
        id = super()._explained_at(x, y)
        return None if id is None or self._covered(id, x, y) else id

    def _explained(self) -> list[Item]:
        """Nor does the walk go there."""
        return [
            item
            for item in super()._explained()
            if not self._covered(item.key, item.area.x + item.area.w / 2, item.area.y + item.area.h / 2)
        ]

    def _covered(self, id: PieceId, x: float, y: float) -> bool:
        under = any(cell.z == GROUND and cell.area.holds(x, y) for cell in self._sheet)
        return under and self.sitting.show.table.heading(id).z < GROUND

    # ------------------------------------------------------------ pressed

    def handle(self, intent: Intent) -> Transition | None:
        """The button that hurries is the one that does it, once nothing is left to hurry."""
        if isinstance(intent, Hurry) and self.drafting and self._mine(intent.device):
            if self._meant(intent.device):
                self._hit("hurry")
            return None
        return super().handle(intent)

    def decide(self, intent: Intent) -> Transition | None:
        """Each press changes the draft; what is shown follows in the same frame."""
        if not self.drafting or not self._mine(intent.device):
            return super().decide(intent)
        match intent:
            case Move(device, dx, dy, _):
                self.sitting.guard.moved(device)
                if not (dy and not dx and self._nudge(self.focus.at, -dy)) and self.focus.move(dx, dy):
                    self.hear("focus")
                self._show_focus()
            case Confirm(device):
                self._press(self.focus.at, device)
            case Click(_, x, y):
                self._click(x, y)
            case Page(_, step):
                self._hit("page_back" if step < 0 else "page_on")
            case ClearAll():
                self._hit("clear")
            case TakeBack() | Back():
                return self._go_back(intent)
        return None

    def _click(self, x: float, y: float) -> None:
        at = None if self._undone_by(x, y) else self.sitting.show.table.choosable_at(x, y)
        if at is not None and not self.sitting.guard.doubled(at, x, y):
            self.focus.settle(at)
            self._press(at, DESK)

    def _go_back(self, intent: Intent) -> Transition | None:
        if self.step_back():
            self.hear("cancel")
            self.changed()
            return None
        return super().decide(intent)

    def _mine(self, device: DeviceId) -> bool:
        seat = self.seat()
        return seat is not None and device == self.sitting.seating.device(seat)

    def _meant(self, device: DeviceId) -> bool:
        return self.sitting.show.stage.idle and self.sitting.guard.meant(device)

    def _hit(self, word: str) -> None:
        """A button of the header by the word of the device that stands for it."""
        button = next((button for button in self._buttons if button.word == word), None)
        if button is not None:
            self._do_press(Press(button.do, button.refusal))

    def _press(self, id: PieceId | None, device: DeviceId) -> None:
        press = self._presses.get(id)
        if press is not None and self._meant(device):
            self._do_press(press)

    def _do_press(self, press: Press) -> None:
        if press.refusal:
            self.refuse(press.refusal)
        elif press.do is not None:
            self.hear("confirm")
            press.do()
            self.changed()

    def _nudge(self, id: PieceId | None, steps: int) -> bool:
        press = self._presses.get(id)
        if press is None or press.nudge is None:
            return False
        press.nudge(steps)
        self.hear("focus")
        self.changed()
        return True

    def changed(self) -> None:
        """The draft is another one: everything that shows it follows."""
        if self.drafting:
            self.refresh()
