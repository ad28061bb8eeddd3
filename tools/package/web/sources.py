"""What is compiled: SDL and its friends as Debian mends them, pygame-ce as it was published."""

from __future__ import annotations

import os
import shutil
import sys
import tarfile
from pathlib import Path
from typing import Final

from tools.package.contents import BUILD
from tools.package.errors import PackageError
from tools.package.web.commands import run
from tools.package.web.toolchain import Toolchain
from tools.package.web.versions import SOURCES, required

INSIDE: Final = "/build/src"
DOWNLOADS: Final = BUILD / "web" / "downloads"

BACKEND: Final = '''
"""Tells pip what a source distribution is called, so that it is fetched without being built."""
import pathlib

def prepare_metadata_for_build_wheel(folder, settings=None):
    info = pathlib.Path(folder, "pygame_ce.dist-info")
    info.mkdir()
    (info / "METADATA").write_bytes(pathlib.Path("PKG-INFO").read_bytes())
    return info.name
'''


def unpack(tools: Toolchain) -> dict[str, str]:
    """Each package by its Debian name, and pygame-ce: the folder inside the root where it lies."""
    folders = {name: _from_debian(tools, name, version) for name, version in SOURCES.items()}
    return folders | {"pygame-ce": _from_index(tools)}


def _from_debian(tools: Toolchain, name: str, version: str) -> str:
    """With Debian's patches, for among them are mended holes."""
    shelf = tools.outside(f"{INSIDE}/{name}")
    if not (shelf / "complete").exists():
        shutil.rmtree(shelf, ignore_errors=True)
        shelf.mkdir(parents=True)
        tools.run("apt-get", "source", "-q", name, within=f"{INSIDE}/{name}")
        (shelf / "complete").touch()
    found = sorted(path.name for path in shelf.iterdir() if path.is_dir())
    if len(found) != 1 or f"-{version}" not in found[0]:
        raise PackageError(f"fetching {name}: {found}, not {version}; mend tools/package/web/versions.py")
    return f"{INSIDE}/{name}/{found[0]}"


def _from_index(tools: Toolchain) -> str:
    version = required("pygame-ce")
    archive = source_distribution(version)
    shelf = f"{INSIDE}/pygame-ce"
    with tarfile.open(archive) as opened:
        opened.extractall(tools.outside(shelf), filter="data")
    return f"{shelf}/pygame_ce-{version}"


def source_distribution(version: str) -> Path:
    """To learn its name pip would build it, and that needs SDL: so it gets a backend that only reads."""
    archive = DOWNLOADS / f"pygame_ce-{version}.tar.gz"
    if not archive.exists():
        backend = DOWNLOADS / "backend"
        backend.mkdir(parents=True, exist_ok=True)
        (backend / "mesonpy.py").write_text(BACKEND, "utf-8")
        wanted = ("--no-binary=:all:", "--no-build-isolation", "--no-deps", f"pygame-ce=={version}")
        pip = (sys.executable, "-m", "pip", "download", "--quiet", "--dest", DOWNLOADS)
        run(*pip, *wanted, settings={**os.environ, "PYTHONPATH": str(backend)})
    return archive


def pure_wheel(name: str) -> Path:
    """A wheel without compiled parts, as the index has it; projects differ in how they write their names."""
    version = required(name)
    if not (found := _downloaded(name, version)):
        wanted = ("--no-deps", "--only-binary=:all:", f"{name}=={version}")
        run(sys.executable, "-m", "pip", "download", "--quiet", "--dest", DOWNLOADS, *wanted)
        found = _downloaded(name, version)
    if not found:
        raise PackageError(
            f"fetching {name} {version}: the index has no wheel for every system; choose another version"
        )
    return found[0]


def _downloaded(name: str, version: str) -> list[Path]:
    wheels = DOWNLOADS.glob(f"*-{version}-py3-none-any.whl")
    return [file for file in wheels if file.name.lower().startswith(f"{name}-")]
