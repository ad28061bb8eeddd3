"""Starts the cabinet: python main.py. Wiring only."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from importlib.machinery import PathFinder
from pathlib import Path

from game.version import VERSION

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


def arguments() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(description="Three board games about Tokyo's fish market.")
    parser.add_argument("--version", action="version", version=f"Tsukiji Arcade {VERSION}")
    data = Path(__file__).resolve().with_name("data")
    parser.add_argument("--data", type=Path, default=data, metavar="DIR", help="read the figures from here")
    parser.add_argument("--demo", metavar="TITLE", help="bots play a match, e.g. of auction")
    parser.add_argument("--players", type=int, metavar="N", help="how many bots (as many as fit, to 4)")
    parser.add_argument("--seed", type=int, default=7, metavar="N", help="the demo's luck (7)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="go on with a match, or watch it again")
    parser.add_argument("--speed", choices=("1x", "2x", "4x", "instant"), help="this time only")
    parser.add_argument("--shots", type=Path, metavar="DIR", help="no window: a picture of each phase")
    return parser.parse_args()


def main() -> str | int:
    """Returns what went wrong, as one line, or the exit code. The game is imported once that can work."""
    asked = arguments()
    return obstacle() or import_module("scenes.launch").launch(asked)


if __name__ == "__main__":
    sys.exit(main())
