"""From the start of the process to the first frame, beside the least that shows one."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.app.presentation import VARIABLE
from tools.speed import first_frame
from tools.speed.ratios import Limit, Line

LIMIT: Final = Limit("median", 1.5)


def lines(rounds: int) -> Iterator[Line]:
    """Each round starts them all, one after the other; a start counts against the least of its round."""
    first, shown, again, spent = [], [], [], []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as home:
            least, thrifty = seconds("least", home)
            first.append(seconds("game", home)[0] / least)
            seconds("lasting", home)  # settings and what was measured are saved at the end
            shown.append(seconds("picture", home)[0] / least)
            known, used = seconds("game", home)
            again.append(known / least)
            spent.append(used / thrifty)
    yield Line("start, first picture", shown, (LIMIT,))
    yield Line("start, title ready", again)
    yield Line("the same, processor time", spent)
    yield Line("the very first start, title", first)


def seconds(what: str, home: str) -> tuple[float, float]:
    """Until the first frame: as a player waits for it, and of the processor."""
    environment = os.environ | {
        "TSUKIJI_HOME": home,
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    environment.pop(VARIABLE, None)  # this process may have set it; the game is to choose for itself
    before, begun = os.times(), time.perf_counter()
    subprocess.run([sys.executable, Path(first_frame.__file__), what], env=environment, check=True)
    passed, after = time.perf_counter() - begun, os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return passed, used
