"""Words and pictures for what to press, as shown on the screen."""

from __future__ import annotations

from collections.abc import Mapping

from game.devices.bindings import Bindings
from game.devices.inputs import label as input_label
from game.devices.words import BLOCKS, SLOTS, Kind, Mode

ARROWS = ("up", "left", "down", "right")
WHOLE: Mapping[tuple[str, ...], str] = {
    ("dpup", "dpleft", "dpdown", "dpright"): "D-pad",
    ("leftstick up", "leftstick left", "leftstick down", "leftstick right"): "left stick",
    ("rightstick up", "rightstick left", "rightstick down", "rightstick right"): "right stick",
    ("up", "left", "down", "right"): "arrow keys",
}
"""Four directions that have one name together."""


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
    "D-pad": "glyphs/dpad",
    "left stick": "glyphs/stick_l",
    "right stick": "glyphs/stick_r",
}


def glyph(kind: Kind, mode: Mode, intent: str, bindings: Bindings) -> str:
    """The name of a picture, under assets/art, of what to press; where there is none, its label."""
    words = label(kind, mode, intent, bindings)
    if intent == "move":
        return MOVING.get(words, words)
    if kind == "mouse" and intent in ("confirm", "drop"):
        intent = "click"
    inputs = bindings.inputs(kind, mode, intent)
    pictures = PICTURES if kind == "pad" else MOUSE if kind == "mouse" else {}
    return pictures.get(inputs[0], words) if inputs and words == input_label(inputs[0]) else words


def label(kind: Kind, mode: Mode, intent: str, bindings: Bindings) -> str:
    """What to press for a word of the bindings, or for "move" and "drop", which are several inputs."""
    if intent == "move":
        return "mouse" if kind == "mouse" else _all(kind, mode, ARROWS, bindings)
    if intent == "drop" and kind in BLOCKS:
        return _all(kind, mode, SLOTS, bindings)
    if intent == "drop" and kind == "pad":
        return f"direction + {_one(kind, mode, intent, bindings)}"
    return (
        _desk(kind, mode, intent, bindings)
        if kind in ("mouse", "keyboard")
        else _one(kind, mode, intent, bindings)
    )


def _desk(kind: Kind, mode: Mode, intent: str, bindings: Bindings) -> str:
    """The mouse confirms by clicking, and leaves to the keyboard what it has no button for."""
    if intent in ("confirm", "drop"):
        intent = "click" if kind == "mouse" else "confirm"
    return _one(kind, mode, intent, bindings) or _one("keyboard", mode, intent, bindings)


def _one(kind: Kind, mode: Mode, intent: str, bindings: Bindings) -> str:
    inputs = bindings.inputs(kind, mode, intent)
    return input_label(inputs[0]) if inputs else ""


def _all(kind: Kind, mode: Mode, words: tuple[str, ...], bindings: Bindings) -> str:
    first = tuple(inputs[0] for word in words if (inputs := bindings.inputs(kind, mode, word)))
    return WHOLE.get(first) or " ".join(map(input_label, first))
