"""Runs Windows programs: by Wine in a prefix of its own, or directly where this is Windows."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools.package.contents import BUILD
from tools.package.errors import PackageError, needed

PREFIX: Final = BUILD / "windows" / "wine"
"""Wine's drive C:, made at its first start."""

SECONDS: Final = 300
NATIVE: Final = sys.platform == "win32"


def command(program: Path | str, *arguments: str) -> list[str]:
    """Raises PackageError where there is no Wine."""
    wine = [] if NATIVE else [needed("wine", "wine wine64")]
    return [*wine, str(program), *arguments]


def environment(**more: str) -> dict[str, str]:
    """No words about what Wine has not got, and no offer to download it."""
    quiet = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml="}
    letters = {"LC_ALL": "C.UTF-8"}  # or Wine cannot name files with other letters than English ones
    return {**os.environ, "WINEPREFIX": str(PREFIX), **quiet, **letters, **more}


def path(file: Path) -> str:
    """As a Windows program calls it: Wine shows the whole disk as Z:."""
    return str(file) if NATIVE else f"Z:{file}"


def run(program: Path, arguments: Sequence[str], folder: Path, display: str = "") -> str:
    """What it printed, on a screen or on none; raises PackageError with the last line when it fails."""
    PREFIX.parent.mkdir(parents=True, exist_ok=True)
    try:
        done = subprocess.run(
            command(program, *arguments),
            cwd=folder,
            env=environment(DISPLAY=display),
            input="",  # and pipes for the rest: Python cannot open other kinds of streams under Wine
            capture_output=True,
            text=True,
            errors="replace",
            timeout=SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise PackageError(f"{program.name} {' '.join(arguments)}: it still runs after {SECONDS} s") from None
    if done.returncode:
        last = ((done.stderr or done.stdout).strip().splitlines() or ["no word of why"])[-1]
        raise PackageError(f"{program.name} {' '.join(arguments)}: exit code {done.returncode}, {last}")
    return done.stdout


@contextmanager
def session() -> Iterator[None]:
    """What Wine leaves running ends with it."""
    try:
        yield
    finally:
        if not NATIVE:
            subprocess.run([needed("wineserver", "wine wine64"), "-k"], env=environment(), check=False)
