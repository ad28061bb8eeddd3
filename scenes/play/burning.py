"""What people see and press while a decision can still be taken back."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from game.devices.glyphs import label
from game.devices.intents import Back, Click, Confirm, Intent, Move, TakeBack
from game.i18n.door import _
from game.rules.core.seat import Seat
from game.staging.pieces import Prompt
from game.ui import signs
from game.ui.focus import Area
from scenes.play import verbs
from scenes.play.fuse import Fuse
from scenes.play.sitting import Sitting

BUTTON: Final = "fuse"
BAR: Final = "fuse_bar"
NOTCHES: Final = 60
"""Steps in which the bar shrinks: it need not be painted in every frame."""


class Answer(Enum):
    """What a press means for the decision that is held."""

    OTHER = auto()
    TAKEN_BACK = auto()
    GIVEN = auto()
    HURRY = auto()


def answer(sitting: Sitting, fuse: Fuse, intent: Intent) -> Answer:
    """Its seat takes it back; whoever is next makes it count; any other press only hurries what is shown."""
    seat = fuse.action.seat
    own = intent.device == sitting.seating.device(seat)
    match intent:
        case TakeBack() | Back() if own:
            return Answer.TAKEN_BACK
        case Click(_, x, y) if own and place(sitting, seat).holds(x, y):
            return Answer.TAKEN_BACK
        case Confirm() | Click() | Move():
            asked = {sitting.seating.device(other) for other in sitting.show.view.to_act - {seat}}
            if intent.device in asked and sitting.show.over:
                return Answer.GIVEN
            return Answer.OTHER if isinstance(intent, Move) else Answer.HURRY
    return Answer.OTHER


def draw(sitting: Sitting, asked: Seat | None = None) -> None:
    """A button to take back what is held, over a bar that burns down, or the last step of who is asked."""
    hud, kit, fuse = sitting.desk.board.hud, sitting.desk.kit, sitting.fuse
    hud.drop(BUTTON)
    hud.drop(BAR)
    if kit is None or (seat := asked if fuse is None else fuse.action.seat) is None:
        return
    area = place(sitting, seat)
    hud.picture(BUTTON, signs.button(kit, area, _words(sitting, seat), lit=fuse is not None), area.x, area.y)
    if fuse is not None:
        hud.picture(BAR, signs.bar(kit, area.w * _notches(fuse) / NOTCHES), area.x, area.bottom)


def burn(sitting: Sitting, dt: float) -> None:
    """Time passes; painted only where that shows."""
    fuse = sitting.fuse
    if fuse is None:
        return
    before = _notches(fuse)
    sitting.burn(dt)
    if sitting.fuse is None or _notches(fuse) != before:
        draw(sitting)


def _notches(fuse: Fuse) -> int:
    return round(fuse.part * NOTCHES)


def place(sitting: Sitting, seat: Seat) -> Area:
    """Of the button: in the header where there are others, else on the plate."""
    layout = sitting.desk.layout
    spot = verbs.back(layout) or layout.area(Prompt(seat))
    return Area(spot.x, spot.y, spot.w, spot.h - signs.BAR)


def _words(sitting: Sitting, seat: Seat) -> str:
    kind = sitting.seating.kind(seat)
    if kind is None or kind == "mouse":
        return _("Undo")
    return _("{button}: undo", button=label(kind, "plain", "back", sitting.cabinet.devices.bindings))
