"""What can be pressed, by the names data/bindings.json uses, and as people read it on the screen."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_lowercase, digits

import pygame

from game.devices.words import Kind
from game.i18n.door import pgettext

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
KEYPAD = "keypad "
FUNCTION_KEYS = frozenset(f"f{number}" for number in range(1, 13))

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


def prints(key: str) -> bool:
    """Whether a key writes something while a name is typed."""
    return len(key) == 1 or key == "space" or (key.startswith("keypad") and key != "keypad enter")


def label(name: str) -> str:
    """An input as the screen shows it: "Q", "Enter", "D-pad up"."""
    if len(name) == 1 or name in FUNCTION_KEYS:
        return name.upper()
    if name.startswith(KEYPAD):
        return pgettext("key", "Num {key}", key=label(name.removeprefix(KEYPAD)))
    if name in MOUSE_BUTTONS.values() or name in WHEEL:
        return _mouse_label(name)
    return _pad_label(name) if name in KNOWN["pad"] else _key_label(name)


def _mouse_label(name: str) -> str:
    return {
        "left button": pgettext("mouse", "click"),
        "middle button": pgettext("mouse", "middle click"),
        "right button": pgettext("mouse", "right click"),
        "fourth button": pgettext("mouse", "fourth button"),
        "fifth button": pgettext("mouse", "fifth button"),
        "wheel up": pgettext("mouse", "wheel up"),
        "wheel down": pgettext("mouse", "wheel down"),
    }[name]


def _pad_label(name: str) -> str:
    return {
        "back": pgettext("pad", "Select"),
        "guide": pgettext("pad", "Guide"),
        "start": pgettext("pad", "Start"),
        "leftshoulder": pgettext("pad", "L"),
        "rightshoulder": pgettext("pad", "R"),
        "lefttrigger": pgettext("pad", "left trigger"),
        "righttrigger": pgettext("pad", "right trigger"),
        "dpup": pgettext("pad", "D-pad up"),
        "dpdown": pgettext("pad", "D-pad down"),
        "dpleft": pgettext("pad", "D-pad left"),
        "dpright": pgettext("pad", "D-pad right"),
        "leftstick": pgettext("pad", "left stick press"),
        "leftstick up": pgettext("pad", "left stick up"),
        "leftstick down": pgettext("pad", "left stick down"),
        "leftstick left": pgettext("pad", "left stick left"),
        "leftstick right": pgettext("pad", "left stick right"),
        "rightstick": pgettext("pad", "right stick press"),
        "rightstick up": pgettext("pad", "right stick up"),
        "rightstick down": pgettext("pad", "right stick down"),
        "rightstick left": pgettext("pad", "right stick left"),
        "rightstick right": pgettext("pad", "right stick right"),
    }[name]


def _key_label(name: str) -> str:
    """What is printed on a key differs from country to country."""
    return {
        "space": pgettext("key", "Space"),
        "enter": pgettext("key", "Enter"),
        "escape": pgettext("key", "Esc"),
        "tab": pgettext("key", "Tab"),
        "backspace": pgettext("key", "Backspace"),
        "delete": pgettext("key", "Del"),
        "insert": pgettext("key", "Insert"),
        "home": pgettext("key", "Home"),
        "end": pgettext("key", "End"),
        "page up": pgettext("key", "Page Up"),
        "page down": pgettext("key", "Page Down"),
        "up": pgettext("key", "Up"),
        "down": pgettext("key", "Down"),
        "left": pgettext("key", "Left"),
        "right": pgettext("key", "Right"),
        "left shift": pgettext("key", "Left Shift"),
        "right shift": pgettext("key", "Right Shift"),
        "left ctrl": pgettext("key", "Left Ctrl"),
        "right ctrl": pgettext("key", "Right Ctrl"),
        "left alt": pgettext("key", "Left Alt"),
        "right alt": pgettext("key", "Right Alt"),
        "pause": pgettext("key", "Pause"),
    }[name]
