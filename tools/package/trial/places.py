"""Waiting by looking: a screen has come to another place once it differs much, and stays as it is."""

from __future__ import annotations

import shutil
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from tools.package.contents import BUILD
from tools.package.errors import PackageError
from tools.package.trial.pictures import difference, shades
from tools.package.trial.screen import Screen

PICTURES: Final = BUILD / "linux" / "pictures"
ELSEWHERE: Final = 0.15
"""Share of pixels that another place changes at least."""

RESTLESS: Final = 0.02
"""Share that boats, gulls and lanterns change in a second at most."""

COLOURFUL: Final = 200
"""More colours than the dark has, or the name of the game on it."""

PATIENCE: Final = 120.0


def arrive(screen: Screen, name: str, before: Path | None = None) -> Path:
    """A picture of the place that comes after the one `before`, or of any place at all, once it rests."""
    now, last = PICTURES / f"{name}.png", PICTURES / f"{name}-last.png"
    screen.picture(last)
    end = monotonic() + PATIENCE
    while monotonic() < end:
        sleep(1)
        screen.picture(now)
        if _elsewhere(now, before) and difference(now, last) < RESTLESS:
            last.unlink()
            return now
        shutil.copyfile(now, last)
    raise PackageError(f"waiting for {name}: not there after {PATIENCE:g} s; see {now}")


def _elsewhere(now: Path, before: Path | None) -> bool:
    return difference(now, before) > ELSEWHERE if before else shades(now) > COLOURFUL
