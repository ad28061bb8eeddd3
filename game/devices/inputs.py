"""What can be pressed, by the names data/bindings.json uses, and as people read it on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_lowercase, digits

import pygame

from game.devices.words import Kind

PAD_BUTTONS = (
    *("a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick"),
    *("leftshoulder", "rightshoulder", "dpup", "dpdown", "dpleft", "dpright"),
)
"""SDL's names, in SDL's order."""

STICKS = ("leftstick", "rightstick")
TRIGGERS = ("lefttrigger", "righttrigger")
STICK_WAYS = frozenset(f"{stick} {way}" for stick in STICKS for way in ("up", "down", "left", "right"))

MOUSE_BUTTONS: Mapping[int, str] = {
    1: "left button",
    2: "middle button",
    3: "right button",
    6: "fourth button",
    7: "fifth button",
}
"""By pygame's numbers; 4 and 5 are the wheel, which also speaks for itself."""

WHEEL = ("wheel up", "wheel down")

_NAMED = {
    "space": "SPACE",
    "enter": "RETURN",
    "escape": "ESCAPE",
    "tab": "TAB",
    "backspace": "BACKSPACE",
    "delete": "DELETE",
    "insert": "INSERT",
    "home": "HOME",
    "end": "END",
    "page up": "PAGEUP",
    "page down": "PAGEDOWN",
    "up": "UP",
    "down": "DOWN",
    "left": "LEFT",
    "right": "RIGHT",
    "left shift": "LSHIFT",
    "right shift": "RSHIFT",
    "left ctrl": "LCTRL",
    "right ctrl": "RCTRL",
    "left alt": "LALT",
    "right alt": "RALT",
    "pause": "PAUSE",
    ",": "COMMA",
    ".": "PERIOD",
    "/": "SLASH",
    ";": "SEMICOLON",
    "-": "MINUS",
    "=": "EQUALS",
    "[": "LEFTBRACKET",
    "]": "RIGHTBRACKET",
    "keypad /": "KP_DIVIDE",
    "keypad *": "KP_MULTIPLY",
    "keypad -": "KP_MINUS",
    "keypad +": "KP_PLUS",
    "keypad .": "KP_PERIOD",
    "keypad enter": "KP_ENTER",
    **{f"f{number}": f"F{number}" for number in range(1, 13)},
    **{f"keypad {digit}": f"KP_{digit}" for digit in digits},
    **{sign: sign.upper() for sign in ascii_lowercase + digits},
}


BY_PLACE: Mapping[int, str] = {getattr(pygame, f"KSCAN_{code}"): name for name, code in _NAMED.items()}
"""Keys by where they are: the blocks stay blocks on a French or German keyboard."""

BY_SIGN: Mapping[int, str] = {
    getattr(pygame, f"K_{code.lower() if len(code) == 1 else code}"): name for name, code in _NAMED.items()
}
"""Keys by what they print, for keyboards on glass that know no places."""

KNOWN: Mapping[Kind, tuple[str, ...]] = {
    "pad": (*PAD_BUTTONS, *TRIGGERS, *sorted(STICK_WAYS)),
    "left_block": tuple(_NAMED),
    "right_block": tuple(_NAMED),
    "number_block": tuple(_NAMED),
    "keyboard": tuple(_NAMED),
    "mouse": (*MOUSE_BUTTONS.values(), *WHEEL),
}

_LABELS = {
    "escape": "Esc",
    "delete": "Del",
    "back": "Select",
    "leftshoulder": "L",
    "rightshoulder": "R",
    "leftstick": "left stick press",
    "rightstick": "right stick press",
    "lefttrigger": "left trigger",
    "righttrigger": "right trigger",
    "left button": "click",
    "right button": "right click",
    "middle button": "middle click",
    **{f"dp{way}": f"D-pad {way}" for way in ("up", "down", "left", "right")},
}


def prints(key: str) -> bool:
    """Whether a key writes something while a name is typed."""
    return len(key) == 1 or key == "space" or (key.startswith("keypad") and key != "keypad enter")


def label(name: str) -> str:
    """An input as the screen shows it: "Q", "Enter", "D-pad up"."""
    if name in _LABELS:
        return _LABELS[name]
    if name in STICK_WAYS:
        return name.replace("stick", " stick")
    if name in WHEEL or name in MOUSE_BUTTONS.values():
        return name
    return name.replace("keypad", "num").title() if len(name) > 1 else name.upper()
