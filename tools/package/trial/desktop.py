"""A player's machine: the package unpacked in a clean root, started there, and what it leaves behind."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from tools.package.errors import PackageError, needed
from tools.package.linux.parts import NAME
from tools.package.trial.clean_root import PLAYER, clean_root, inside

DOWNLOADS: Final = "home/player/Downloads"
HOME: Final = "srv/people/player"
"""Not where the package lies, nor where homes usually are."""


@dataclass(frozen=True, slots=True)
class Desktop:
    """`folder` is the package as it was unpacked, `home` the player's own; both seen from outside."""

    root: Path
    folder: Path
    home: Path

    @property
    def kept(self) -> Path:
        """Where the game must keep its files."""
        return self.home / ".local" / "share" / NAME

    def command(self, display: str, start_in: str, *arguments: str) -> list[str]:
        """The game, started in some folder of this machine on this screen."""
        environment = {
            "HOME": self._seen(self.home),
            "DISPLAY": display,
            "LANG": "C.UTF-8",
            "PATH": "/usr/bin:/bin",
        }
        return inside(self.root, start_in, environment, [self._seen(self.folder / NAME), *arguments])

    def _seen(self, path: Path) -> str:
        return f"/{path.relative_to(self.root)}"

    @contextmanager
    def game(self, display: str, start_in: str, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
        """Runs while the block does; whoever has not ended it by then gets it ended."""
        log = self.root / "tmp" / "game.log"
        with log.open("wb") as told, self._start(display, start_in, arguments, told.fileno()) as process:
            try:
                yield process
            finally:
                process.terminate()

    def _start(
        self, display: str, start_in: str, arguments: tuple[str, ...], told: int
    ) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self.command(display, start_in, *arguments), stdout=told, stderr=told)

    def files(self) -> dict[str, str]:
        """Every file of the package with a digest of what is in it."""
        found = (path for path in sorted(self.folder.rglob("*")) if path.is_file())
        return {str(path.relative_to(self.folder)): sha256(path.read_bytes()).hexdigest() for path in found}


def unpack(package: Path) -> Desktop:
    """A machine on which this package was just downloaded, by somebody who never played."""
    root = clean_root()
    downloads, home = root / DOWNLOADS, root / HOME
    for place in (downloads, home):
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
    command = [needed("unzip", "unzip"), "-q", str(package), "-d", str(downloads)]
    code = subprocess.run(command, check=False).returncode
    if code:
        raise PackageError(f"unpacking {package}: unzip ended with code {code}; build it anew")
    for place in (downloads, home, *downloads.rglob("*")):
        os.chown(place, PLAYER, PLAYER)  # the player may write there, so a game that does is noticed
    return Desktop(root, downloads / NAME, home)


def wait(until: Callable[[], bool], seconds: float, what: str) -> float:
    """Seconds waited; raises PackageError when it does not come."""
    begun = monotonic()
    while not until():
        if monotonic() - begun > seconds:
            raise PackageError(f"waiting for {what}: not there after {seconds:g} s")
        sleep(0.2)
    return monotonic() - begun
