"""A browser's process, with a profile of its own, and patience with it."""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from time import monotonic, sleep
from types import MappingProxyType
from typing import Final, TypeVar

from tools.package.errors import PackageError, needed

T = TypeVar("T")

EMPTY: Final[Mapping[str, str]] = MappingProxyType({})
PARENT: Final = 1
TIMES: Final = (11, 12, 13, 14)
"""Fields of /proc/*/stat, counted after the name: the time of the process and of children that are gone."""

START: Final = 60.0
"""Seconds for a browser to come up."""


class Program:
    """A browser's process, with a profile that nobody has used before."""

    def __init__(
        self,
        name: str,
        arguments: Callable[[Path], list[str]],
        room: Mapping[str, str],
        files: Mapping[str, str] = EMPTY,
    ) -> None:
        path = needed(name, name)  # both have the name of their Debian package
        self.profile = Path(tempfile.mkdtemp(prefix=f"tsukiji-{name}-"))
        for file, text in files.items():
            (self.profile / file).write_text(text, encoding="utf-8")
        self._process = subprocess.Popen(
            [path, *arguments(self.profile)],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "HOME": str(self.profile), **room},
        )
        atexit.register(self.end)  # also where nobody came to hold it: the first talk with it may fail

    def written(self, name: str) -> str:
        """A file of the profile, once the browser has written it: it says where to reach it."""
        file = self.profile / name
        return patiently(lambda: file.exists() and file.read_text(encoding="utf-8"), START, name) or ""

    def work(self) -> float:
        """Seconds that all its processes have computed so far: what others on the machine do is left out."""
        return sum(_computed(process) for process in _family(self._process.pid))

    def end(self) -> None:
        """Gently, then not."""
        atexit.unregister(self.end)
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(10)
        shutil.rmtree(self.profile, ignore_errors=True)


def _family(pid: int) -> list[int]:
    """A process and all that came from it."""
    children = {int(file.parent.name): _stat(file) for file in Path("/proc").glob("[0-9]*/stat")}
    family = [pid]
    for member in family:
        family += [child for child, stat in children.items() if stat and int(stat[PARENT]) == member]
    return family


def _computed(pid: int) -> float:
    stat = _stat(Path(f"/proc/{pid}/stat"))
    return sum(int(stat[field]) for field in TIMES) / os.sysconf("SC_CLK_TCK") if stat else 0.0


def _stat(file: Path) -> list[str]:
    """The fields after the name, which may hold anything; none if the process is gone."""
    try:
        return file.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
    except OSError:
        return []


def patiently(look: Callable[[], T], seconds: float, what: str, pause: float = 0.05) -> T:
    """Looks until there is something; raises PackageError if nothing comes."""
    end = monotonic() + seconds
    while not (found := look()):
        if monotonic() > end:
            raise PackageError(f"waiting for {what}: nothing after {seconds:g} seconds")
        sleep(pause)
    return found
