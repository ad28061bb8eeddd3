"""A whole match of bots, phase by phase as the source tree plays it, and to its end in the window."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from tools.package.contents import BUILD, ROOT
from tools.package.errors import PackageError
from tools.package.trial.desktop import Desktop
from tools.package.trial.pictures import difference
from tools.package.trial.report import Line, at_most
from tools.package.trial.screen import screen

MATCH: Final = ("--demo", "auction", "--seed", "7", "--speed", "instant")
PICTURE: Final = BUILD / "linux" / "pictures" / "bots-end.png"
LARGE: Final = (1920, 1080)
"""The size of the pictures taken offscreen."""

PATIENCE: Final = 240.0
SAME: Final = 2.0
"""Per cent of the pixels that may differ: lanterns swing."""


def lines(desktop: Desktop) -> list[Line]:
    """The same phases as in the source tree, and the same count of points at the end, seen in the window."""
    there, here = in_the_root(desktop), in_the_source_tree()
    same = [path.name for path in there] == [path.name for path in here]
    unlike = max(100 * difference(one, other) for one, other in zip(there, here, strict=False))
    seen = 100 * seen_to_the_end(desktop, there[-1])
    return [
        Line(
            "a match of bots, offscreen",
            f"{len(there)} phases to {there[-1].stem}",
            "as the source tree",
            same,
        ),
        at_most("its pictures beside the source tree's", unlike, SAME, "% unlike"),
        at_most("the end of it in the window", seen, SAME, "% unlike"),
    ]


def in_the_root(desktop: Desktop) -> list[Path]:
    """Pictures of each phase, taken by the package; without a screen."""
    folder = desktop.root / "tmp" / "shots"
    return _taken(desktop.command("", "/", *MATCH, "--shots", "/tmp/shots"), folder)


def in_the_source_tree() -> list[Path]:
    """The same, by the Python at hand."""
    folder = BUILD / "linux" / "shots"
    return _taken([sys.executable, str(ROOT / "main.py"), *MATCH, "--shots", str(folder)], folder)


def _taken(command: list[str], folder: Path) -> list[Path]:
    shutil.rmtree(folder, ignore_errors=True)
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        raise PackageError(f"{' '.join(MATCH)}: no end after {PATIENCE:g} s; see {folder}") from None
    pictures = sorted(folder.glob("*.png"))
    if done.returncode or not pictures:
        raise PackageError(f"{' '.join(MATCH)}: {len(pictures)} pictures, {_last_line(done.stderr)}")
    return pictures


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no word of why"])[-1]


def seen_to_the_end(desktop: Desktop, last: Path) -> float:
    """How unlike the last picture taken offscreen the window is, once it shows the same; from 0 to 1."""
    _enlarge(desktop)
    unlike, end = 1.0, monotonic() + PATIENCE
    with screen(LARGE) as shown, desktop.game(shown.display, "/", *MATCH):
        while 100 * unlike > SAME and monotonic() < end:
            sleep(1)
            unlike = difference(shown.picture(PICTURE), last)
    return unlike


def _enlarge(desktop: Desktop) -> None:
    """The player once made the window as large as this screen."""
    file = desktop.kept / "settings.json"
    settings = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps({**settings, "window": LARGE}), "utf-8")
