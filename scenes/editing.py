"""Who is entering text where: each device at most one field."""

from __future__ import annotations

from collections.abc import Mapping

from game.devices.devices import Devices
from game.devices.intents import DESK, Back, Click, Confirm, DeviceId, Erase, Intent, Move, Typed
from game.i18n.door import pgettext
from game.ui.widgets import Widget
from game.ui.widgets_field import Field


class Editing:
    """Takes the intents of devices that edit a field."""

    def __init__(self, devices: Devices) -> None:
        self._devices = devices
        self._fields: dict[DeviceId, Field] = {}

    def begin(self, field: Field, device: DeviceId) -> None:
        """The device's intents go to the field from now on."""
        if field not in self._fields.values():
            self._fields[device] = field
            self._devices.typing = DESK in self._fields
            field.begin(wheel=device != DESK)

    def end(self, device: DeviceId, keep: bool) -> None:
        """What was entered counts, or does not."""
        field = self._fields.pop(device, None)
        if field is not None:
            self._devices.typing = DESK in self._fields
            field.end(keep)

    def carry(self, widgets: Mapping[str, Widget]) -> None:
        """The screen is built anew: what is being entered goes on in the new fields."""
        for device, old in tuple(self._fields.items()):
            new = widgets.get(old.key)
            if isinstance(new, Field):
                new.go_on_from(old)
                self._fields[device] = new
            else:
                self.end(device, keep=False)

    def end_all(self) -> None:
        """The screen goes: nothing entered is lost."""
        for device in tuple(self._fields):
            self.end(device, keep=True)

    def hints(self, device: DeviceId) -> tuple[tuple[str, str], ...]:
        """What to press while editing; nothing for those who are not."""
        if device not in self._fields:
            return ()
        done, cancel = pgettext("what a key does", "done"), pgettext("what a key does", "cancel")
        wheel = () if device == DESK else (("move", pgettext("what a key does", "letters")),)
        return *wheel, ("confirm", done), ("back", cancel)

    def takes(self, intent: Intent) -> bool:
        """Whether the intent is dealt with here."""
        typed = isinstance(intent, Typed | Erase)
        device = DESK if typed else intent.device
        field = self._fields.get(device)
        if field is None:
            return typed
        match intent:
            case Typed(_, text):
                field.typed(text)
            case Erase():
                field.erase()
            case Move(_, dx, dy):
                field.steer(dx, dy)
            case Confirm() | Back():
                self.end(device, keep=isinstance(intent, Confirm))
            case Click():  # beside the field: done with it
                self.end(device, keep=True)
                return False
            case _:
                pass
        return True
