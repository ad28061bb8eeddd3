"""What a trial asks of a browser, and the few words of its language that both share."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Protocol

PRELOAD: Final = Path(__file__).with_name("preload.js")
SIZE: Final = (1280, 800)
"""Of the window: room for the game and a little of the page around it."""


class Browser(Protocol):
    """One window. Everything counts for the page with the game, also where that lies in a frame."""

    name: str
    requests: list[str]
    """Every address that was asked for."""

    errors: list[str]
    """What the console calls an error, and every exception nobody caught."""

    def open(self, address: str, framed: bool = False) -> None:
        """Goes there; `framed`: the game lies in the one frame of that page."""

    def reload(self) -> None:
        """As a player does it."""

    def evaluate(self, expression: str) -> str:
        """The value of an expression, awaited, as JSON; "null" while there is no page."""

    def key(self, name: str) -> None:
        """Presses a key and lets it go, by its name in `KEYS`."""

    def click(self, x: float, y: float) -> None:
        """With the left button, at a point of the game's page."""

    def screenshot(self, file: Path) -> None:
        """Of all that is seen, as PNG."""

    def work(self) -> float:
        """Seconds of computing so far, of all its processes."""

    def close(self) -> None:
        """Ends the browser and forgets its profile."""


def as_json(expression: str) -> str:
    """An expression whose value comes as a string of JSON, whatever it is and however long it takes."""
    return f"(async () => JSON.stringify((await ({expression})) ?? null))()"


def call(name: str, *arguments: object) -> str:
    """A call in the page's language."""
    return f"{name}({', '.join(json.dumps(argument) for argument in arguments)})"


def words(parts: Sequence[Any]) -> str:
    """What was said to a console, as one line."""
    return " ".join(" ".join(str(part) for part in parts).split())[:400]
