"""The words of data/bindings.json: which ones each kind of device needs, and the intents they stand for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Literal

from game.devices.intents import (
    WINDOW,
    Back,
    ClearAll,
    Confirm,
    DeviceId,
    FullScreen,
    Hurry,
    Inspect,
    Intent,
    Lock,
    Log,
    Menu,
    Move,
    Page,
    Secret,
    TakeBack,
)

Kind = Literal["pad", "left_block", "right_block", "number_block", "keyboard", "mouse"]
Mode = Literal["plain", "secret"]

BLOCKS: tuple[Kind, ...] = ("left_block", "right_block", "number_block")
KEY_KINDS: tuple[Kind, ...] = (*BLOCKS, "keyboard")
"""All of them share one keyboard: no key may belong to two of them."""

DIRECTIONS: Mapping[str, tuple[int, int]] = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
SLOTS = tuple(f"slot_{slot}" for slot in range(9))
TICKETS = ("take_back", "clear", "lock")
PLAIN = (
    *DIRECTIONS,
    "confirm",
    "back",
    "menu",
    "inspect",
    "hurry",
    "log",
    "page_back",
    "page_on",
)
POINTING = ("click", "back", "inspect", "page_back", "page_on")

WORDS: Mapping[tuple[Kind, Mode], tuple[str, ...]] = {
    ("pad", "plain"): PLAIN,
    ("pad", "secret"): (*DIRECTIONS, "drop", *TICKETS, "menu"),
    **{(block, "plain"): PLAIN for block in BLOCKS},
    **{(block, "secret"): (*SLOTS, *TICKETS) for block in BLOCKS},
    ("keyboard", "plain"): (*PLAIN, "take_back", "clear", "full_screen"),
    ("keyboard", "secret"): (*PLAIN, *TICKETS, "full_screen"),
    ("mouse", "plain"): POINTING,
    ("mouse", "secret"): POINTING,
}

PRESSED: Mapping[str, Callable[[DeviceId], Intent]] = {
    "up": lambda device: Move(device, 0, -1),
    "down": lambda device: Move(device, 0, 1),
    "left": lambda device: Move(device, -1, 0),
    "right": lambda device: Move(device, 1, 0),
    "confirm": Confirm,
    "back": Back,
    "menu": Menu,
    "inspect": lambda device: Inspect(device, True),
    "hurry": Hurry,
    "log": Log,
    "page_back": lambda device: Page(device, -1),
    "page_on": lambda device: Page(device, 1),
    "take_back": TakeBack,
    "clear": ClearAll,
    "lock": lambda device: Lock(device, True),
    "full_screen": lambda _device: FullScreen(WINDOW),
    **{word: partial(Secret, slot=slot) for slot, word in enumerate(SLOTS)},
}
"""All but "click", which needs a place, and "drop", which needs a direction."""

RELEASED: Mapping[str, Callable[[DeviceId], Intent]] = {
    "inspect": lambda device: Inspect(device, False),
    "lock": lambda device: Lock(device, False),
}
