"""Words for what to press, as shown on the screen."""

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
