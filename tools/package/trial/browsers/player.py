"""Somebody before a browser: looks at the game, presses keys or a pad, and plays on."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, Literal, TypeAlias

from tools.package.errors import PackageError
from tools.package.trial.browsers.browser import Browser, call
from tools.package.trial.browsers.pilot import Pilot, Seen

Device: TypeAlias = Literal["mouse", "pad1"]
"""As the game calls them; keys and mouse are one."""

KEYS: Final = {
    **{way: way for way in ("up", "down", "left", "right")},
    "confirm": "enter",
    "menu": "f10",
}
BUTTONS: Final = {"up": 12, "down": 13, "left": 14, "right": 15, "confirm": 0, "menu": 9}
"""In the standard layout of pads."""

PROBE: Final = Path(__file__).with_name("probe.py")
INSTALL: Final = """
import sys, types
probe = sys.modules["trial_probe"] = types.ModuleType("trial_probe")
exec({source!r}, probe.__dict__)
"""
MATCH: Final = 900.0
"""Seconds in which a match must be over."""


class Player:
    """The probe is installed with the first look after each loading of the page."""

    def __init__(self, browser: Browser, device: Device) -> None:
        self.browser, self.device = browser, device
        self.presses = 0

    def ask(self, expression: str) -> Any:
        """A value of the page."""
        return json.loads(self.browser.evaluate(expression))

    def python(self, code: str) -> Any:
        """A value of the game's Python."""
        return self.ask(call("tsukiji.python.runPython", code))

    def begin(self) -> None:
        """Once the game runs."""
        self.python(INSTALL.format(source=PROBE.read_text(encoding="utf-8")))

    def look(self) -> Seen:
        """What the game shows."""
        seen: Seen = json.loads(self.python(f"import trial_probe; trial_probe.look({self.device!r})"))
        return seen

    def press(self, word: str) -> None:
        """On the player's device; the game has seen it when this ends."""
        self.presses += 1
        if self.device == "pad1":
            self.ask(call("trial.press", BUTTONS[word]))
        else:
            self.browser.key(KEYS[word])
            self.ask("trial.frames(3)")

    def play(self, pilot: Pilot, until: Callable[[Seen], object]) -> Seen:
        """As the pilot says; gives what was seen last."""
        end = monotonic() + MATCH
        while not until(seen := self.look()):
            word = pilot.press(seen)
            if word:
                self.press(word)
            else:
                sleep(0.1)
            if monotonic() > end:
                raise PackageError(f"playing on: after {MATCH:g} seconds the game still shows {shown(seen)}")
        return seen

    def click(self, element: str) -> None:
        """Into the middle of something of the page."""
        x, y = self.ask(
            f"(({{x, y, width, height}}) => [x + width / 2, y + height / 2])"
            f"(document.querySelector({json.dumps(element)}).getBoundingClientRect())"
        )
        self.browser.click(x, y)


def shown(seen: Seen) -> str:
    """In a few words."""
    place = seen.get("place", {})
    return f"{seen['scene']} at {seen.get('at')}, round {place.get('round', '-')}"
