"""Somebody's pad is gone: nobody loses a seat over it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from game.app.cabinet import Cabinet
from game.app.scene import Pop
from game.devices.glyphs import label
from game.devices.intents import DESK, Click, Confirm, DeviceId, Intent, Move, PadFound, PadLost
from game.i18n.door import _
from game.ui.focus import Area
from game.ui.frame import WIDTH
from game.ui.panels import Pen
from game.ui.theme import BODY, HEADING, WASHI
from game.ui.widgets import Button, Label, Panel, Widget
from game.ui.widgets_scroll import Column
from scenes.overlay import OverlayScene

WIDE = 1180
DEAF = 1.0
"""Seconds: whoever was just playing must not choose here with a press that was meant for the table."""


class LostScene(OverlayScene):
    """`owned` are the devices of all other seats: they may choose here, but not take the seat over."""

    def __init__(
        self,
        cabinet: Cabinet,
        name: str,
        device: DeviceId,
        owned: Iterable[DeviceId],
        on_back: Callable[[DeviceId], None],
        on_bot: Callable[[], None],
    ) -> None:
        super().__init__(cabinet)
        self._name, self._lost, self._owned = name, device, frozenset(owned)
        self._on_back, self._on_bot = on_back, on_bot
        self._plugged = False
        self._offered: list[DeviceId] = [] if DESK in self._owned else [DESK]
        self.focus.at = "bot" if DESK in self._owned else DESK

    def build(self, pen: Pen) -> Iterable[Widget]:
        """What happened, what helps, and the choices."""
        foot, row = self.foot.area(pen), pen.row()
        width = min(WIDTH - 120.0, WIDE * max(1.0, pen.kit.text.reading * 0.8))
        inner = width - 80
        head = pen.height(self._heading(), HEADING, inner, "title")
        advice = pen.height(self._advice(), BODY, inner)
        wanted = head + advice + len(self._buttons(row)) * (row + 12) + 110
        height = min(wanted, foot.y - 30)
        plate = Area((WIDTH - width) / 2, max(16, (foot.y - height) / 2), width, height)
        yield Panel("plate", plate, opacity=245)
        left, top = plate.x + 40, plate.y + 30
        yield Label("heading", Area(left, top, inner, head), self._heading(), HEADING, WASHI, "title")
        yield Label("advice", Area(left, top + head + 10, inner, advice), self._advice())
        top += head + advice + 34
        yield Column("ways", Area(left, top, inner, plate.bottom - 24 - top), self._buttons(row))

    def _heading(self) -> str:
        if self._plugged:
            return _("{name}'s pad is back", name=self._name)
        return _("{name}'s pad is gone", name=self._name)

    def _advice(self) -> str:
        button = label("pad", "plain", "confirm", self.cabinet.devices.bindings)
        if self._plugged:
            return _("Press {button} on it to continue.", button=button)
        return _("Plug it in again and press {button}, or confirm on an unused device.", button=button)

    def _buttons(self, row: float) -> Sequence[Widget]:
        area, bot = Area(0, 0, 0, row), _("Let a bot play for {name}", name=self._name)
        offers = [
            Button(device, area, self._offered_words(device), partial(self._take, device))
            for device in self._offered
        ]
        return (*offers, Button("bot", area, bot, self._bot))

    def _offered_words(self, device: DeviceId) -> str:
        return _("Continue with: {device}", device=self.cabinet.devices.name(device))

    def act(self, intent: Intent) -> None:
        """Pads come and go; the lost one, or one that is free, goes on at a press."""
        match intent:
            case Move(device) | Confirm(device) | Click(device) if device in self._owned and self._age < DEAF:
                pass
            case PadFound(device) if device == self._lost:
                self._plug(True)
            case PadLost(device) if device == self._lost:
                self._plug(False)
            case PadLost(device) if device in self._offered:
                self._offered.remove(device)
                self.rebuild()
            case Confirm(device) if device == self._lost:
                self._take(device)
            case Confirm(device) if device not in self._owned and device != DESK:
                self._offer(device)
            case _:
                super().act(intent)

    def back(self) -> None:
        """The match cannot go on without somebody in that seat."""
        self.refuse(_("First choose who takes over."))

    def _plug(self, plugged: bool) -> None:
        self._plugged = plugged
        self.rebuild()

    def _offer(self, device: DeviceId) -> None:
        """The first press offers the device, the second one takes over: no seat by accident."""
        if device in self._offered:
            self._take(device)
            return
        self._offered.append(device)
        self.rebuild()
        self.settle(device)
        self.say(_("Press again to play for {name}.", name=self._name))

    def _take(self, device: DeviceId) -> None:
        self._on_back(device)
        self.go(Pop())

    def _bot(self) -> None:
        self._on_bot()
        self.go(Pop())
