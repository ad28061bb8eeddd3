"""Starts the cabinet: python main.py. Wiring only."""

from __future__ import annotations

import argparse
import os
import sys
from importlib import import_module
from pathlib import Path

from game.version import VERSION

REQUIRED = ("pygame", "esper", "pytmx", "platformdirs")


def obstacle() -> str | None:
    """What keeps the game from running here, as one line."""
    if sys.version_info < (3, 11):  # noqa: UP036  (older Pythons do come by, and this file parses in them)
        return f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for name in REQUIRED:
        try:
            import_module(name)
        except ImportError as missing:
            reason = " ".join(str(missing).split())
            return f"{name} cannot be loaded ({reason}); please run: pip install -r requirements.txt"
    if not getattr(sys.modules["pygame"], "IS_CE", False):
        again = "pip uninstall pygame pygame-ce && pip install -r requirements.txt"
        return f"pygame-ce was replaced by pygame; please run: {again}"
    return None


def main() -> str | None:
    """Loads the games' figures and says what can be played; returns what went wrong, as one line."""
    parser = argparse.ArgumentParser(description="Three board games about Tokyo's fish market.")
    parser.add_argument("--version", action="version", version=f"Tsukiji Arcade {VERSION}")
    data = Path(__file__).resolve().with_name("data")
    parser.add_argument("--data", type=Path, default=data, metavar="DIR", help="read the figures from here")
    arguments = parser.parse_args()
    return obstacle() or present(arguments.data)


def present(data: Path) -> str | None:
    """One line per game. The game is imported only here, once its requirements are known to be there."""
    from game.rules.titles import TITLES
    from game.storage.errors import DataError
    from game.storage.library import load

    try:
        for name, title in TITLES.items():
            load(name, data)
            seats = " to ".join(map(str, sorted({title.players[0], title.players[-1]})))
            print(f"{title.heading}, designed by {title.designer}, for {seats} players")
    except DataError as wrong:
        return str(wrong)
    print("The table is not open yet; python -m tools.simulate plays the games without a picture.")
    return None


if __name__ == "__main__":
    sys.exit(main())
