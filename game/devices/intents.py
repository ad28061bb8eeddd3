"""What people want, whatever they hold: bare verbs in a closed union, each saying which device spoke."""

from __future__ import annotations

from dataclasses import dataclass

DeviceId = str
"""One of the fixed four: mouse, left_block, right_block, number_block; or a pad: pad1, pad2, ..."""

DESK: DeviceId = "mouse"
"""The mouse and the keys that belong to no block, together: the device that types, and that several share."""

WINDOW: DeviceId = ""
"""The device of what the window itself says."""


@dataclass(frozen=True, slots=True)
class Move:
    """One step; a held direction repeats and then says `again`. Parts are -1, 0 or 1, down is positive."""

    device: DeviceId
    dx: int
    dy: int
    again: bool = False


@dataclass(frozen=True, slots=True)
class Confirm:
    """Yes, this one; also how a device joins."""

    device: DeviceId


@dataclass(frozen=True, slots=True)
class Back:
    """One step out; from the desk it pauses where there is nothing to go back from."""

    device: DeviceId


@dataclass(frozen=True, slots=True)
class Menu:
    """Pause."""

    device: DeviceId


@dataclass(frozen=True, slots=True)
class Inspect:
    """Explain what is focused, as long as it is held."""

    device: DeviceId
    down: bool


@dataclass(frozen=True, slots=True)
class Hurry:
    """Finish the running animation."""

    device: DeviceId


@dataclass(frozen=True, slots=True)
class Log:
    """Show what happened so far."""

    device: DeviceId


@dataclass(frozen=True, slots=True)
class Page:
    """One page on (1) or back (-1)."""

    device: DeviceId
    step: int


@dataclass(frozen=True, slots=True)
class Secret:
    """Drop the ticket of this slot of the 3x3 fan, 0 to 8 row by row."""

    device: DeviceId
    slot: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the last ticket back."""

    device: DeviceId


@dataclass(frozen=True, slots=True)
class ClearAll:
    """Take all tickets back."""

    device: DeviceId


@dataclass(frozen=True, slots=True)
class Lock:
    """Held down to lock; up again may come before the lock has closed."""

    device: DeviceId
    down: bool


@dataclass(frozen=True, slots=True)
class Point:
    """The mouse is here now, in logical coordinates."""

    device: DeviceId
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Click:
    """The mouse was pressed here."""

    device: DeviceId
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Release:
    """The mouse was let go here."""

    device: DeviceId
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Typed:
    """Letters for a name, only while typing."""

    device: DeviceId
    text: str


@dataclass(frozen=True, slots=True)
class Erase:
    """The last letter goes, only while typing."""

    device: DeviceId


@dataclass(frozen=True, slots=True)
class Raw:
    """An input by the name data/bindings.json gives it, only while listening for a new binding."""

    device: DeviceId
    name: str


@dataclass(frozen=True, slots=True)
class PadLost:
    """The pad was unplugged; its handle is kept for it."""

    device: DeviceId


@dataclass(frozen=True, slots=True)
class PadFound:
    """A pad was plugged in, a new one or one that came back to its handle."""

    device: DeviceId


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has this many physical pixels now."""

    device: DeviceId
    w: int
    h: int


@dataclass(frozen=True, slots=True)
class FocusLost:
    """Another window is in front, or this one is minimised."""

    device: DeviceId


@dataclass(frozen=True, slots=True)
class FocusGained:
    """The window is in front again."""

    device: DeviceId


@dataclass(frozen=True, slots=True)
class QuitAsked:
    """The window was asked to close."""

    device: DeviceId


@dataclass(frozen=True, slots=True)
class FullScreen:
    """Switch between window and full screen."""

    device: DeviceId


Intent = (
    Move
    | Confirm
    | Back
    | Menu
    | Inspect
    | Hurry
    | Log
    | Page
    | Secret
    | TakeBack
    | ClearAll
    | Lock
    | Point
    | Click
    | Release
    | Typed
    | Erase
    | Raw
    | PadLost
    | PadFound
    | Resized
    | FocusLost
    | FocusGained
    | QuitAsked
    | FullScreen
)
