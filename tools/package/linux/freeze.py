"""PyInstaller's part: the interpreter and the libraries in a folder, and a word about what it missed."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.package.contents import BUILD, ROOT
from tools.package.errors import PackageError
from tools.package.linux.parts import LIBRARIES, NAME, own

SPEC: Final = Path(__file__).with_name("folder.spec")
WORK: Final = BUILD / "linux" / "work"
FOLDER: Final = BUILD / "linux" / NAME
LEFT_OUT: Final = re.compile(
    r"^(?:missing|excluded) module named '?([\w.]+)'? - imported by (.*)$", re.MULTILINE
)
IMPORTER: Final = re.compile(r"([\w.]+) \(([^)]*)\)")
LIBRARY: Final = "Python as a library (on Debian: apt install libpython3-dev)"
EXPECTED: Final = ("pygame.", "numpy")
"""PyInstaller takes what compiled modules name, such as pygame.SRCALPHA, for modules they need."""


def freeze() -> Path:
    """The folder, made anew; raises PackageError when something the game imports is not in it."""
    folders = ["--workpath", str(WORK), "--distpath", str(FOLDER.parent)]
    run = subprocess.run(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", *folders, str(SPEC)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if run.returncode:
        last = (run.stdout.strip().splitlines() or ["no word of why"])[-1]
        raise PackageError(f"PyInstaller on {SPEC.name}: {last}; it needs binutils, and {LIBRARY}")
    _refuse_missing((WORK / SPEC.stem / f"warn-{SPEC.stem}.txt").read_text("utf-8"))
    return FOLDER


def _refuse_missing(warnings: str) -> None:
    missed = sorted(missing(warnings))
    if missed:
        raise PackageError(f"freezing the game: {', '.join(missed)} left out; see UNUSED in linux/parts.py")


def missing(warnings: str) -> Iterator[str]:
    """What PyInstaller left out although a module of ours or of a library needs it at once."""
    for name, importers in LEFT_OUT.findall(warnings.replace("\r", "")):
        yield from (f"{name} for {who}" for who, how in IMPORTER.findall(importers) if _needs(who, how, name))


def _needs(who: str, how: str, name: str) -> bool:
    """A late import inside a function counts for the game alone, one with a way round for nobody."""
    ways = set(how.split(", "))
    if name.startswith(EXPECTED) or ways & {"optional", "conditional"}:
        return False
    return own(who) or (who.partition(".")[0] in LIBRARIES and "top-level" in ways)
