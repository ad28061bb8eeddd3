"""The package for the browser: python -m tools.package web."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools.package import contents, notices
from tools.package.archive import pack
from tools.package.errors import PackageError
from tools.package.web import compile, library, pyodide, site, sources, wheel
from tools.package.web.shrink import shrunk
from tools.package.web.versions import WHEELS, required

SITE: Final = contents.BUILD / "web" / "site"
MOST_BYTES: Final = 25_000_000
MOST_FILES: Final = 1_000
"""What itch.io unpacks for a page."""


def build() -> Path:
    """The zip; after a change of the game alone it takes seconds, for everything else is kept."""
    fill(SITE)
    archive = contents.archive("web")
    with timed("packing"):
        notices.write(SITE, "web")
        size = pack(SITE, archive)
    files = sum(1 for file in SITE.rglob("*") if file.is_file())
    check(size, files)
    print(f"{archive.name}: {size / 1e6:.1f} MB, {files} files")
    return archive


def fill(folder: Path) -> None:
    """Everything that is served."""
    python = pyodide.fetched()
    with timed("pygame-ce"):
        module = compile.module(python).read_bytes()
    site.lay_page(folder)
    with timed("Python"):
        fetched = site.lay_pyodide(python, library.written(python), folder)
        wheels = [lay_wheel(module, folder), *(_copied(sources.pure_wheel(name), folder) for name in WHEELS)]
    with timed("the game"):
        game = site.lay_game(shrunk(contents.shipped()), folder)
    site.write_list(folder, [*fetched, *wheels, game], wheels)


@contextmanager
def timed(what: str) -> Iterator[None]:
    """Prints how long it took."""
    begun = time.monotonic()
    yield
    print(f"  {what:<10}{time.monotonic() - begun:6.1f} s", flush=True)


def lay_wheel(module: bytes, folder: Path) -> str:
    """pygame-ce, compiled."""
    version = required("pygame-ce")
    return wheel.write(module, sources.source_distribution(version), version, folder).name


def _copied(file: Path, folder: Path) -> str:
    shutil.copyfile(file, folder / file.name)
    return file.name


def check(size: int, files: int) -> None:
    """Raises PackageError for what itch.io would not take, or players not wait for."""
    if size > MOST_BYTES or files > MOST_FILES:
        raise PackageError(
            f"packing for the web: {size:,} bytes in {files:,} files, "
            f"at most {MOST_BYTES:,} in {MOST_FILES:,}; shrink more in tools/package/web/shrink.py"
        )
