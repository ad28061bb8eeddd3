"""A screen that nobody sees, its keyboard, and pictures of it: Xvfb, xdotool and ImageMagick."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import sleep
from typing import Final

from tools.package.errors import PackageError, needed

SMALL: Final = (1280, 720)
"""The window of a first start fills such a screen, so that it has the keys without a window manager."""

PAUSE: Final = 0.25
"""Seconds between two keys, as slow fingers are."""


@dataclass(frozen=True, slots=True)
class Screen:
    """`display` goes into DISPLAY of whatever is to be seen here."""

    display: str

    def press(self, *keys: str) -> None:
        """One key after the other, by X's names for them: Return, Escape, s, F10."""
        for key in keys:
            self._call(needed("xdotool", "xdotool"), "key", key)
            sleep(PAUSE)

    def point(self, x: int, y: int) -> None:
        """Moves the mouse."""
        self._call(needed("xdotool", "xdotool"), "mousemove", str(x), str(y))

    def picture(self, file: Path) -> Path:
        """All of the screen, as a PNG."""
        file.parent.mkdir(parents=True, exist_ok=True)
        self._call(needed("import", "imagemagick"), "-window", "root", str(file))
        return file

    def _call(self, *command: str) -> None:
        environment = {**os.environ, "DISPLAY": self.display}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise PackageError(f"{' '.join(command)} on screen {self.display}: {done.stderr.strip()}")


@contextmanager
def screen(size: tuple[int, int] = SMALL) -> Iterator[Screen]:
    """A fresh one of this size, with the mouse out of the way; it goes when the block ends."""
    told, tells = os.pipe()
    shape = ["-screen", "0", f"{size[0]}x{size[1]}x24"]
    # -ac: for any user of this machine; -noreset: the mouse must not jump back when xdotool leaves
    command = [
        needed("Xvfb", "xvfb"),
        "-displayfd",
        str(tells),
        *shape,
        "-ac",
        "-noreset",
        "-nolisten",
        "tcp",
    ]
    with subprocess.Popen(command, pass_fds=[tells], stderr=subprocess.DEVNULL) as server:
        os.close(tells)
        try:
            with os.fdopen(told) as pipe:
                number = pipe.readline().strip()
            if not number:
                raise PackageError(f"starting {' '.join(command)}: it ended with code {server.wait()}")
            shown = Screen(f":{number}")
            shown.point(size[0] - 1, size[1] - 1)
            yield shown
        finally:
            server.terminate()
