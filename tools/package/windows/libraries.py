"""The libraries' wheels for Windows, without what the game never asks for."""

from __future__ import annotations

import shutil
from hashlib import sha256
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from tools.package.contents import ROOT
from tools.package.linux.parts import UNUSED_OF_PYGAME
from tools.package.windows.cpython import CACHE, Runtime, download

REQUIREMENTS: Final = ROOT / "requirements.txt"
FORMATS: Final = (
    *("freetype", "portmidi", "libjpeg-62", "libtiff-5", "libwebp-7", "libwebpdemux-2"),
    *("libxmp", "libopus-0", "libopusfile-0", "libogg-0", "libwavpack-1"),
)
"""Loaded for kinds of files the game has none of; its Vorbis sounds SDL reads by itself."""

NOT_RUN: Final = (".pyi", ".typed", "RECORD", "entry_points.txt")


def lay_libraries(runtime: Runtime, folder: Path) -> None:
    """As plain files, so that anybody may put another version in their place."""
    for wheel in wheels(runtime):
        with ZipFile(wheel) as files:
            files.extractall(folder, [name for name in files.namelist() if wanted(name)])


def wheels(runtime: Runtime) -> list[Path]:
    """Downloaded once for every list of requirements and version of Python."""
    digest = sha256(REQUIREMENTS.read_bytes()).hexdigest()[:12]
    folder = CACHE / f"wheels-{runtime.tag}-{digest}"
    if not folder.exists():
        fresh = folder.with_name(f"{folder.name}.new")
        shutil.rmtree(fresh, ignore_errors=True)
        _fetch(runtime, fresh)
        fresh.rename(folder)
    return sorted(folder.glob("*.whl"))


def _fetch(runtime: Runtime, folder: Path) -> None:
    platform = ["--platform", "win_amd64", "--only-binary", ":all:"]
    python = ["--implementation", "cp", "--python-version", runtime.version, "--abi", f"cp{runtime.tag}"]
    where = ["--requirement", str(REQUIREMENTS), "--dest", str(folder)]
    download(["--quiet", "--no-deps", *platform, *python, *where])


def wanted(name: str) -> bool:
    """Whether the member of a wheel with this name ships."""
    if name.endswith(("/", *NOT_RUN)):
        return False
    package, _, inner = name.partition("/")
    return package != "pygame" or not (_unused(inner) or inner.removesuffix(".dll") in FORMATS)


def _unused(inner: str) -> bool:
    """By module: docs/index.html and _sdl2/touch.cp313-win_amd64.pyd are docs.index and _sdl2.touch."""
    *folders, file = inner.split("/")
    module = ".".join((*folders, file.partition(".")[0]))
    return any(module == unused or module.startswith(f"{unused}.") for unused in UNUSED_OF_PYGAME)
