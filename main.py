"""Starts the cabinet: python main.py. Wiring only."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.machinery import PathFinder

from scenes.options import arguments

NEEDED_LATER = ("esper", "pytmx", "platformdirs")


def obstacle() -> str | None:
    """What keeps the game from running here, as one line."""
    if sys.version_info < (3, 11):  # noqa: UP036  (older Pythons do come by, and this file parses in them)
        return f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        pygame = import_module("pygame")
    except ImportError as missing:
        reason = " ".join(str(missing).split())
        return f"pygame cannot be loaded ({reason}); please run: pip install -r requirements.txt"
    for name in NEEDED_LATER:  # found, not loaded: the first picture does without them
        if PathFinder.find_spec(name) is None:
            return f"{name} is not installed; please run: pip install -r requirements.txt"
    if not getattr(pygame, "IS_CE", False):
        again = "pip uninstall pygame pygame-ce && pip install -r requirements.txt"
        return f"pygame-ce was replaced by pygame; please run: {again}"
    return None


def main() -> str | int:
    """Returns what went wrong, as one line, or the exit code. The game is imported once that can work."""
    asked = arguments()
    return obstacle() or import_module("scenes.launch").launch(asked)


async def play_on_the_web(*given: str) -> str | int:
    """As `main`, awaited by a page that brings along what is required."""
    end: str | int = await import_module("scenes.web").launch(arguments(given))
    return end


if __name__ == "__main__":
    sys.exit(main())
