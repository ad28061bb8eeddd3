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
    "slot_0": N_("Ticket top left"),
    "slot_1": N_("Ticket top"),
    "slot_2": N_("Ticket top right"),
    "slot_3": N_("Ticket left"),
    "slot_4": N_("Ticket middle"),
    "slot_5": N_("Ticket right"),
    "slot_6": N_("Ticket bottom left"),
    "slot_7": N_("Ticket bottom"),
    "slot_8": N_("Ticket bottom right"),
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
