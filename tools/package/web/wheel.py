"""The wheel of pygame-ce: the compiled module, and those of its Python files that are imported."""

from __future__ import annotations

import base64
import tarfile
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tools.package.archive import THEN
from tools.package.errors import PackageError
from tools.package.web.versions import PLATFORM, PYTHON

TAG: Final = f"cp{PYTHON.replace('.', '')}"
MODULE: Final = f"pygame/base.cpython-{PYTHON.replace('.', '')}-wasm32-emscripten.so"
FILES: Final = (
    *("__init__.py", "version.py", "locals.py", "typing.py", "_data_classes.py"),
    *("colordict.py", "cursors.py", "pkgdata.py", "sprite.py", "sysfont.py", "_sdl2/__init__.py"),
)
"""`import pygame` warns without any of these; all others serve modules that a browser does not have."""


def write(module: bytes, distribution: Path, version: str, folder: Path) -> Path:
    """The wheel's file; `distribution` is pygame-ce as published, for its Python files and its licence."""
    info = f"pygame_ce-{version}.dist-info"
    contents = dict(_published(distribution, info)) | {MODULE: module, f"{info}/WHEEL": _about().encode()}
    contents[f"{info}/RECORD"] = record(contents, f"{info}/RECORD").encode()
    file = folder / f"pygame_ce-{version}-{TAG}-{TAG}-{PLATFORM}.whl"
    with ZipFile(file, "w", ZIP_DEFLATED, compresslevel=9) as opened:
        for name, content in contents.items():
            opened.writestr(ZipInfo(name, THEN), content, ZIP_DEFLATED, 9)
    return file


def _published(distribution: Path, info: str) -> Iterator[tuple[str, bytes]]:
    """Each with its name in the wheel."""
    places = {f"src_py/{name}": f"pygame/{name}" for name in FILES}
    places |= {"PKG-INFO": f"{info}/METADATA", "docs/LGPL.txt": f"{info}/licenses/LGPL.txt"}
    with tarfile.open(distribution) as opened:
        for member in opened:
            inside = member.name.partition("/")[2]
            if inside in places and (stream := opened.extractfile(member)):
                yield places.pop(inside), stream.read()
    if places:
        raise PackageError(
            f"reading {distribution.name}: it has no {', '.join(places)}; mend FILES in wheel.py"
        )


def _about() -> str:
    lines = (
        "Wheel-Version: 1.0",
        "Generator: tsukiji",
        "Root-Is-Purelib: false",
        f"Tag: {TAG}-{TAG}-{PLATFORM}",
    )
    return "\n".join((*lines, ""))


def record(contents: Mapping[str, bytes], own: str) -> str:
    """Every file with its digest and size; its own line has neither."""
    lines = [f"{name},sha256={_digest(content)},{len(content)}" for name, content in sorted(contents.items())]
    return "\n".join((*lines, f"{own},,", ""))


def _digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(sha256(content).digest()).rstrip(b"=").decode()
