"""A Windows program on a screen under Wine: started as by a double click, looked at, and waited for."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from tools.package.errors import PackageError
from tools.package.trial.pictures import difference, shades
from tools.package.trial.screen import Screen
from tools.package.windows import wine

PATIENCE: Final = 60.0
"""Seconds a picture may take; Wine's first start of a day takes some."""

STILL: Final = 0.01
"""Two pictures of a screen that has settled differ by less."""

ANOTHER: Final = 0.3
RICH: Final = 150
"""Colours of a coarse copy of any scene; a window with a word in it has a few."""


def profile() -> Path:
    """Where the game keeps its files: %LOCALAPPDATA% of Wine's one user."""
    users = wine.PREFIX / "drive_c" / "users"
    found = sorted(folder for folder in users.glob("*") if folder.name != "Public")
    if not found:
        raise PackageError(f"looking for the player's folder in {users}: there is none; remove {wine.PREFIX}")
    return found[0] / "AppData" / "Local" / "tsukiji-arcade"


class Desktop:
    """One program; pictures go into one folder by their names."""

    def __init__(self, program: Path, shown: Screen, pictures: Path) -> None:
        self.program, self.shown, self._pictures = program, shown, pictures
        self._running: subprocess.Popen[bytes] | None = None

    def double_click(self, folder: Path) -> None:
        """Without a console and without streams, as the Explorer starts things."""
        quiet = subprocess.DEVNULL
        command = wine.command("start", "/wait", "/unix", str(self.program))
        environment = wine.environment(DISPLAY=self.shown.display)
        self._running = subprocess.Popen(
            command, cwd=folder, env=environment, stdin=quiet, stdout=quiet, stderr=quiet
        )

    def said(self, *arguments: str) -> str:
        """What it prints into a pipe; raises PackageError where it fails."""
        return wine.run(self.program, arguments, Path("/"), display=self.shown.display)

    def choose(self, at: tuple[int, int], aside: tuple[int, int]) -> None:
        """The mouse goes there and the Return key chooses; then it goes out of the way."""
        self.shown.point(*at)
        sleep(0.5)  # the focus follows the mouse
        self.shown.press("Return")
        self.shown.point(*aside)

    def file(self, name: str) -> Path:
        """Where the picture of this name lies."""
        return self._pictures / f"{name}.png"

    def until_seen(self, name: str, colours: int = RICH) -> Path:
        """A picture of at least so many colours that has settled."""
        return self._until(name, lambda picture: shades(picture) >= colours)

    def until_other(self, name: str, before: Path) -> Path:
        """A picture unlike the one before, settled as well."""
        return self._until(
            name, lambda picture: shades(picture) >= RICH and difference(picture, before) > ANOTHER
        )

    def _until(self, name: str, fits: Callable[[Path], bool]) -> Path:
        last, now = self.file(f"{name} before"), self.file(name)
        end = monotonic() + PATIENCE
        self.shown.picture(last)
        while monotonic() < end:
            sleep(0.2)
            self.shown.picture(now)
            if fits(now) and difference(now, last) < STILL:
                last.unlink()
                return now
            now.replace(last)
        raise PackageError(
            f"waiting for the picture {name}: not there after {PATIENCE:g} s; the last is {last}"
        )

    def exit_code(self) -> int:
        """Waits for its end; raises PackageError where it stays."""
        assert self._running
        try:
            return self._running.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise PackageError(f"closing {self.program.name}: it still runs after {PATIENCE:g} s") from None

    def end(self) -> None:
        """Whatever state it is in."""
        if self._running and self._running.poll() is None:
            self._running.terminate()
            self._running.wait()
