"""The unpacked Linux folder started without a screen: the least that no change may break."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from game.storage import library, saves
from game.titles.shelf import TITLES
from tools.package.archive import unpack
from tools.package.linux.parts import NAME
from tools.package.trial.report import Line

PATIENCE: Final = 120


def run(package: Path) -> list[Line]:
    """Its version, the title and each table up to its first question, from elsewhere than its own folder."""
    with TemporaryDirectory() as place:
        home = Path(place)
        unpack(package, home)
        told = _start(home, "--version")
        records = [("auction", 4), ("duel", 2)]
        tables = [_pictured(home, title, "--record", _record(home, title, seats)) for title, seats in records]
        return [
            Line("--version", told, ok=told.startswith("Tsukiji Arcade")),
            _pictured(home, "title"),
            *tables,
        ]


def _record(home: Path, title: str, players: int) -> str:
    """A match that somebody has just begun."""
    options = TITLES[title].options.usual(library.load(title), players)
    saved = saves.begin(home / f"{title}.journal", title, options, seed=7)
    saved.journal.close()
    return str(saved.journal.path)


def _pictured(home: Path, name: str, *arguments: str) -> Line:
    """A start that ends by itself where somebody would be asked."""
    begun = perf_counter()
    said = _start(home, *arguments, "--shots", f"shots-{name}")
    took = perf_counter() - begun
    pictures = sorted(path.stem for path in (home / f"shots-{name}").glob("*.png"))
    good = bool(pictures) and not said
    return Line(name, f"{took:.1f} s to {pictures[-1]}" if good else said or "no picture", ok=good)


def _start(home: Path, *arguments: str) -> str:
    """What it said; but for --version, nothing is good."""
    environment = {**os.environ, "HOME": str(home), "SDL_AUDIODRIVER": "dummy"}
    command = [str(home / NAME / NAME), *arguments]
    try:
        done = subprocess.run(
            command, cwd=home, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return f"still running after {PATIENCE} s"
    ended = f"exit code {done.returncode}" if done.returncode else ""
    return " ".join(filter(None, (done.stdout.strip(), done.stderr.strip(), ended)))
