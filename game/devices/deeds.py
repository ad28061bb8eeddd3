"""The words of data/bindings.json as people say them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.devices.words import Kind
from game.i18n.door import N_, _, pgettext

LONG: Final[Mapping[str, str]] = {
    "page_back": N_("Previous page"),
    "page_on": N_("Next page"),
    "full_screen": N_("Full screen"),
    "take_back": N_("Undo"),
    "clear": N_("Undo all"),
    "slot_0": N_("Top left ticket"),
    "slot_1": N_("Top ticket"),
    "slot_2": N_("Top right ticket"),
    "slot_3": N_("Left ticket"),
    "slot_4": N_("Middle ticket"),
    "slot_5": N_("Right ticket"),
    "slot_6": N_("Bottom left ticket"),
    "slot_7": N_("Bottom ticket"),
    "slot_8": N_("Bottom right ticket"),
}
"""Those that are clear by themselves."""

KEYS: Final[Mapping[Kind, str]] = {
    "left_block": N_("Left keys"),
    "right_block": N_("Right keys"),
    "number_block": N_("Number pad"),
    "keyboard": N_("Other keys"),
}
"""The parts of a keyboard."""


def deed(word: str) -> str:
    """What an input is for."""
    short = {
        "up": pgettext("deed", "Up"),
        "down": pgettext("deed", "Down"),
        "left": pgettext("deed", "Left"),
        "right": pgettext("deed", "Right"),
        "confirm": pgettext("deed", "Confirm"),
        "click": pgettext("deed", "Click"),
        "back": pgettext("deed", "Back"),
        "menu": pgettext("deed", "Menu"),
        "inspect": pgettext("deed", "Explain"),
        "hurry": pgettext("deed", "Hurry"),
        "log": pgettext("deed", "Log"),
        "drop": pgettext("deed", "Drop"),
        "lock": pgettext("deed", "Lock"),
    }
    return short[word] if word in short else _(LONG[word])
