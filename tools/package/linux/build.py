"""python -m tools.package linux: the folder, what lies beside the executable, and the zip of it."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter
from typing import Final

from game.version import VERSION
from tools.package import notices
from tools.package.archive import pack
from tools.package.bytecode import compile_within
from tools.package.contents import archive, lay
from tools.package.linux.freeze import freeze
from tools.package.linux.glibc import newest
from tools.package.linux.parts import NAME

README: Final = Path(__file__).with_name("README.txt")


def build() -> Path:
    """The zip in dist/; prints its size and how long it took."""
    begun = perf_counter()
    folder = freeze()
    frozen = perf_counter()
    lay_beside(folder)
    package = archive("linux")
    size = pack(folder, package, under=NAME)
    took = f"{frozen - begun:.0f} s to freeze, {perf_counter() - frozen:.0f} s to pack"
    print(f"{package.name}: {size / 1e6:.1f} MB, {took}", flush=True)
    return package


def lay_beside(folder: Path) -> None:
    """The game, a text for players, and the notices last: they answer for all that is there."""
    lay(folder)
    compile_within(folder)
    (folder / README.name).write_text(readme(folder), "utf-8")
    notices.write(folder, "linux")


def readme(folder: Path) -> str:
    """The text for players, with what this very folder asks of their system."""
    major, minor = newest(folder)
    return README.read_text("utf-8").format(version=VERSION, name=NAME, glibc=f"{major}.{minor}")
