"""How long the unpacked folder takes to its first picture, beside the source tree, in turns."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from game.app.presentation import VARIABLE
from tools.package.contents import ROOT
from tools.package.errors import PackageError
from tools.package.linux.parts import NAME
from tools.package.trial.report import Line, at_most

LIMIT: Final = 1.5
ROUNDS: Final = 9
SOURCE: Final = (sys.executable, str(ROOT / "tools" / "speed" / "first_frame.py"), "picture")
"""Up to the first picture, then out at once."""

PROBE: Final = Path(__file__).with_name("first_frame_main.txt")
"""Stands in for main.py in a copy of the folder, to leave as the source tree does."""


def lines(folder: Path, rounds: int = ROUNDS) -> list[Line]:
    """A start of the folder counts against the start of the source tree just before it."""
    with TemporaryDirectory() as place:
        program = (str(probed(folder, Path(place)) / NAME),)
        seconds(program, place)  # both once, to have their files at hand and the figures checked
        seconds(SOURCE, place)
        pairs = [(seconds(SOURCE, place), seconds(program, place)) for _ in range(rounds)]
    source, packed = (median(times) for times in zip(*pairs, strict=True))
    ratio = median(ours / theirs for theirs, ours in pairs)
    return [
        Line("first frame, median", f"{packed:.2f} s, source tree {source:.2f} s"),
        at_most("first frame", ratio, LIMIT, "x the source tree's", 2),
    ]


def probed(folder: Path, place: Path) -> Path:
    """A copy of the folder that ends with its first picture."""
    copy = place / folder.name
    shutil.copytree(folder, copy)
    (copy / "main.py").rename(copy / "played_main.py")
    shutil.copyfile(PROBE, copy / "main.py")
    return copy


def seconds(command: tuple[str, ...], home: str) -> float:
    """From the start of the process to its end."""
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    environment = os.environ | drivers | {"TSUKIJI_HOME": home, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    environment.pop(VARIABLE, None)  # the game is to choose for itself
    begun = perf_counter()
    code = subprocess.run(command, env=environment, cwd=home, check=False).returncode
    if code:
        raise PackageError(f"waiting for the first frame of {command[0]}: it ended with code {code}")
    return perf_counter() - begun
