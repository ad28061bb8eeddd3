"""python -m tools.package windows: CPython, libraries, game and launcher in one folder, and the zip of it."""

from __future__ import annotations

import shutil
from pathlib import Path
from time import perf_counter
from typing import Final

from game.version import VERSION
from tools.package import contents, notices
from tools.package.archive import pack
from tools.package.contents import BUILD, archive
from tools.package.windows import wine
from tools.package.windows.cpython import Runtime, unpacked
from tools.package.windows.launcher import compile_launcher
from tools.package.windows.libraries import lay_libraries
from tools.package.windows.runtime import lay_runtime

NAME: Final = "tsukiji-arcade"
INSIDE: Final = "python"
FOLDER: Final = BUILD / "windows" / NAME
HERE: Final = Path(__file__).parent


def build(runtime: Path | None = None) -> Path:
    """The zip in dist/, with the CPython in a zip or the pinned one; prints its size and how long it took."""
    begun = perf_counter()
    lay(unpacked(runtime))
    laid = perf_counter()
    package = archive("windows")
    size = pack(FOLDER, package, under=NAME)
    took = f"{laid - begun:.0f} s to lay out, {perf_counter() - laid:.0f} s to pack"
    print(f"{package.name}: {size / 1e6:.1f} MB, {took}", flush=True)
    return package


def lay(runtime: Runtime) -> None:
    """The whole folder, anew."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    lay_runtime(runtime, FOLDER / INSIDE, (".", ".."))
    lay_libraries(runtime, FOLDER / INSIDE)
    shutil.copyfile(HERE / "start.py", FOLDER / INSIDE / "start.py")
    lay_game()
    compile_launcher(FOLDER / f"{NAME}.exe", runtime.tag)
    compile_modules(runtime)
    notices.write(FOLDER, "windows")


def lay_game() -> None:
    """With a text for players, in the line ends of their system."""
    contents.lay(FOLDER)
    text = (HERE / "README.txt").read_text("utf-8").format(version=VERSION, name=NAME)
    (FOLDER / "README.txt").write_text(text, "utf-8", newline="\r\n")


def compile_modules(runtime: Runtime) -> None:
    """By the very Python that will read them; checked by content, as dates do not survive a zip."""
    options = ("-m", "compileall", "-q", "--invalidation-mode", "checked-hash")
    with wine.session():
        wine.run(runtime.folder / "python.exe", (*options, "main.py", "game", "scenes", INSIDE), FOLDER)
