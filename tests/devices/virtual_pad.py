"""Game controllers made of air: SDL's virtual joysticks, by ctypes, in the very SDL that pygame uses."""

from __future__ import annotations

import ctypes
import sys
from ctypes import POINTER, c_char_p, c_int, c_int16, c_int32, c_uint8, c_uint16, c_uint32, c_void_p
from functools import cache
from pathlib import Path

import pygame

XBOX = (0x045E, 0x028E)
DUALSENSE = (0x054C, 0x0CE6)
MAPPED_BUTTONS = 15
"""In SDL's order, a to dpright; a pad with more of them is a plain joystick all the same."""

_Rumble = ctypes.CFUNCTYPE(c_int, c_void_p, c_uint16, c_uint16)
_Light = ctypes.CFUNCTYPE(c_int, c_void_p, c_uint8, c_uint8, c_uint8)


class _Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc."""

    _fields_ = (
        *((name, c_uint16) for name in ("version", "type", "naxes", "nbuttons", "nhats")),
        *((name, c_uint16) for name in ("vendor_id", "product_id", "padding")),
        *((name, c_uint32) for name in ("button_mask", "axis_mask")),
        ("name", c_char_p),
        *((name, c_void_p) for name in ("userdata", "Update", "SetPlayerIndex")),
        *((name, _Rumble) for name in ("Rumble", "RumbleTriggers")),
        ("SetLED", _Light),
        ("SendEffect", c_void_p),
    )


@cache
def _sdl() -> ctypes.CDLL:
    """Another copy of the library would know nothing of pygame's events."""
    sdl = ctypes.CDLL(_library())
    for name, takes, gives in (
        ("SDL_JoystickAttachVirtualEx", [POINTER(_Description)], c_int),
        ("SDL_JoystickDetachVirtual", [c_int], c_int),
        ("SDL_JoystickIsVirtual", [c_int], c_int),
        ("SDL_JoystickGetDeviceInstanceID", [c_int], c_int32),
        ("SDL_NumJoysticks", [], c_int),
        ("SDL_JoystickOpen", [c_int], c_void_p),
        ("SDL_JoystickSetVirtualButton", [c_void_p, c_int, c_uint8], c_int),
        ("SDL_JoystickSetVirtualAxis", [c_void_p, c_int, c_int16], c_int),
    ):
        function = getattr(sdl, name)
        function.argtypes, function.restype = takes, gives
    return sdl


def _library() -> str:
    if sys.platform.startswith("linux"):
        mapped = (line.split()[-1] for line in Path("/proc/self/maps").read_text().splitlines())
        return next(path for path in mapped if Path(path).name.startswith("libSDL2-2"))
    folder = Path(pygame.__file__).parent
    patterns = ("SDL2.dll", "../pygame_ce.libs/SDL2*.dll", ".dylibs/libSDL2-2*.dylib")
    return str(next(path for pattern in patterns for path in folder.glob(pattern)))


class VirtualPad:
    """A pad in the standard layout; buttons and axes by SDL's numbers for game controllers."""

    def __init__(
        self, name: str = "Xbox 360 Controller", make: tuple[int, int] = XBOX, buttons: int = MAPPED_BUTTONS
    ) -> None:
        self.rumbles: list[tuple[int, int]] = []
        self._felt = _Rumble(self._feel)  # SDL keeps a bare pointer to it
        self._description = _Description(
            version=1,
            type=1,
            naxes=6,
            nbuttons=buttons,
            vendor_id=make[0],
            product_id=make[1],
            name=name.encode(),
            Rumble=self._felt,
        )
        place = _sdl().SDL_JoystickAttachVirtualEx(ctypes.byref(self._description))
        if place < 0:
            raise RuntimeError(f"SDL attaches no virtual pad: {pygame.get_error()}")
        self.instance = _sdl().SDL_JoystickGetDeviceInstanceID(place)
        self._joystick = _sdl().SDL_JoystickOpen(place)

    def _feel(self, _userdata: object, low: int, high: int) -> int:
        self.rumbles.append((low, high))
        return 0

    def button(self, number: int, down: bool) -> None:
        """Takes effect with the next poll; two changes before it are one."""
        assert _sdl().SDL_JoystickSetVirtualButton(self._joystick, number, int(down)) == 0

    def axis(self, number: int, value: float) -> None:
        """From -1 to 1."""
        assert _sdl().SDL_JoystickSetVirtualAxis(self._joystick, number, round(value * 32767)) == 0

    def lean(self, x: float, y: float) -> None:
        """The left stick, down is positive."""
        self.axis(0, x)
        self.axis(1, y)

    def unplug(self) -> None:
        """Back again it would be another pad of the same make."""
        sdl = _sdl()
        place = next(
            n
            for n in range(sdl.SDL_NumJoysticks())
            if sdl.SDL_JoystickGetDeviceInstanceID(n) == self.instance
        )
        assert sdl.SDL_JoystickDetachVirtual(place) == 0


def unplug_all() -> None:
    """Whatever a test has left plugged in."""
    sdl = _sdl()
    for place in reversed(range(sdl.SDL_NumJoysticks())):
        if sdl.SDL_JoystickIsVirtual(place):
            assert sdl.SDL_JoystickDetachVirtual(place) == 0
