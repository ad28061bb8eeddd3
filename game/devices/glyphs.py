"""Words and pictures for what to press, as shown on the screen."""

from __future__ import annotations

from collections.abc import Mapping

from game.devices.bindings import Bindings
from game.devices.inputs import label as input_label
from game.devices.words import BLOCKS, SLOTS, Kind, Mode
from game.i18n.door import _, pgettext

ARROWS = ("up", "left", "down", "right")
WHOLE: Mapping[tuple[str, ...], str] = {
    ("dpup", "dpleft", "dpdown", "dpright"): "dpad",
    ("leftstick up", "leftstick left", "leftstick down", "leftstick right"): "leftstick",
    ("rightstick up", "rightstick left", "rightstick down", "rightstick right"): "rightstick",
    ("up", "left", "down", "right"): "arrows",
}
"""Four directions that are one thing together."""

PICTURES: Mapping[str, str] = {
    **{name: f"glyphs/pad_{name}" for name in ("a", "b", "x", "y")},
    "leftshoulder": "glyphs/pad_l",
    "rightshoulder": "glyphs/pad_r",
    "lefttrigger": "glyphs/pad_lt",
    "righttrigger": "glyphs/pad_rt",
    "start": "glyphs/start",
    "back": "glyphs/select",
    **{f"dp{way}": f"glyphs/dpad_{way}" for way in ARROWS},
}
MOUSE: Mapping[str, str] = {
    "left button": "glyphs/mouse_left",
    "right button": "glyphs/mouse_right",
    "middle button": "glyphs/mouse_wheel",
    "wheel up": "glyphs/mouse_wheel",
    "wheel down": "glyphs/mouse_wheel",
}
MOVING: Mapping[str, str] = {
    "mouse": "glyphs/mouse",
    "dpad": "glyphs/dpad",
    "leftstick": "glyphs/stick_l",
    "rightstick": "glyphs/stick_r",
}


def glyph(kind: Kind, mode: Mode, intent: str, bindings: Bindings) -> str:
    """The name of a picture, under assets/art, of what to press; where there is none, its label."""
    return _picture(kind, mode, intent, bindings) or label(kind, mode, intent, bindings)


def _picture(kind: Kind, mode: Mode, intent: str, bindings: Bindings) -> str:
    if intent == "move":
        return MOVING.get(_whole(kind, mode, bindings), "")
    if kind == "mouse":
        return MOUSE.get(_first(kind, mode, _deed(kind, intent), bindings), "")
    if kind == "pad" and intent != "drop":
        return PICTURES.get(_first(kind, mode, intent, bindings), "")
    return ""


def label(kind: Kind, mode: Mode, intent: str, bindings: Bindings) -> str:
    """What to press for a word of the bindings, or for "move" and "drop", which are several inputs."""
    if intent == "move":
        return _whole_label(_whole(kind, mode, bindings)) or _row(kind, mode, ARROWS, bindings)
    if intent == "drop" and kind in BLOCKS:
        return _row(kind, mode, SLOTS, bindings)
    if intent == "drop" and kind == "pad":
        return _("direction + {button}", button=_one(kind, mode, intent, bindings))
    return (
        _desk(kind, mode, intent, bindings)
        if kind in ("mouse", "keyboard")
        else _one(kind, mode, intent, bindings)
    )


def button(kind: Kind, mode: Mode, intent: str, bindings: Bindings) -> str:
    """Of a word of the bindings the button alone, without the direction that "drop" needs."""
    return _one(kind, mode, intent, bindings)


def _whole(kind: Kind, mode: Mode, bindings: Bindings) -> str:
    """What moves on a device, if it is one thing; else nothing."""
    return "mouse" if kind == "mouse" else WHOLE.get(_firsts(kind, mode, ARROWS, bindings), "")


def _whole_label(whole: str) -> str:
    return {
        "": "",
        "mouse": pgettext("device", "mouse"),
        "dpad": pgettext("pad", "D-pad"),
        "leftstick": pgettext("pad", "left stick"),
        "rightstick": pgettext("pad", "right stick"),
        "arrows": pgettext("keys", "arrow keys"),
    }[whole]


def _desk(kind: Kind, mode: Mode, intent: str, bindings: Bindings) -> str:
    """The mouse leaves to the keyboard what it has no button for."""
    deed = _deed(kind, intent)
    return _one(kind, mode, deed, bindings) or _one("keyboard", mode, deed, bindings)


def _deed(kind: Kind, intent: str) -> str:
    """At the desk; the mouse confirms by clicking."""
    if intent in ("confirm", "drop"):
        return "click" if kind == "mouse" else "confirm"
    return intent


def _one(kind: Kind, mode: Mode, intent: str, bindings: Bindings) -> str:
    name = _first(kind, mode, intent, bindings)
    return input_label(name) if name else ""


def _row(kind: Kind, mode: Mode, words: tuple[str, ...], bindings: Bindings) -> str:
    """What is printed on several keys, side by side."""
    return " ".join(map(input_label, _firsts(kind, mode, words, bindings)))


def _first(kind: Kind, mode: Mode, word: str, bindings: Bindings) -> str:
    return next(iter(bindings.inputs(kind, mode, word)), "")


def _firsts(kind: Kind, mode: Mode, words: tuple[str, ...], bindings: Bindings) -> tuple[str, ...]:
    return tuple(name for word in words if (name := _first(kind, mode, word, bindings)))
