"""What one browser's visits have shown: lines for the report, and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.package.contents import BUILD
from tools.package.trial.browsers.browser import Browser
from tools.package.trial.report import Line, at_least, at_most

PICTURES: Final = BUILD / "trial"
LOCAL: Final = ("data:", "about:")
"""Addresses that lead to nobody."""


class Findings:
    """Every line begins with the browser's name."""

    def __init__(self, name: str) -> None:
        self._name = name
        self.lines: list[Line] = []

    def say(self, what: str, value: str, ok: bool = True) -> None:
        """Something that is right or wrong, or only told."""
        self.lines.append(Line(f"{self._name}: {what}", value, ok=ok))

    def at_most(self, what: str, value: float, limit: float, unit: str) -> None:
        """A figure that may not be larger."""
        self.lines.append(at_most(f"{self._name}: {what}", value, limit, unit))

    def at_least(self, what: str, value: float, limit: float, unit: str) -> None:
        """A figure that may not be smaller."""
        self.lines.append(at_least(f"{self._name}: {what}", value, limit, unit))

    def none(self, what: str, found: Sequence[str]) -> None:
        """There must be nothing of this; the first is quoted."""
        first = f": {found[0]}" if found else ""
        self.say(what, f"{len(found)}{first}", not found)

    def strangers(self, where: str, requests: Sequence[str], origins: tuple[str, ...]) -> None:
        """Nobody but the site itself may be asked for anything."""
        asked = [address.removeprefix("blob:") for address in requests]
        away = [address for address in asked if not address.startswith((*origins, *LOCAL))]
        self.none(f"other hosts asked, {where}", away)

    def picture(self, browser: Browser, name: str) -> Path:
        """For people to look at."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        file = PICTURES / f"{self._name.lower()}-{name}.png"
        browser.screenshot(file)
        return file
