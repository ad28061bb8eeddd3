"""Every version in the browser's package; what the desktop has as well is pinned in requirements.txt."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from tools.package.contents import ROOT
from tools.package.errors import PackageError

PYODIDE: Final = "0.29.5"
PYTHON: Final = "3.13"
"""The one inside that Pyodide; Debian's headers of it are used, so DEBIAN must have the same."""

PLATFORM: Final = "pyodide_2025_0_wasm32"
"""The tag of wheels that this Pyodide takes."""

DEBIAN: Final = "trixie"
EMSCRIPTEN: Final = "3.1.69"
SOURCES: Final[Mapping[str, str]] = {
    "libsdl2": "2.32.4",
    "libsdl2-image": "2.8.8",
    "libsdl2-ttf": "2.24.0",
    "libsdl2-mixer": "2.8.1",
    "libogg": "1.3.5",
    "libvorbis": "1.3.7",
    "freetype": "2.13.3",
}
"""Debian's source packages that are compiled together with pygame-ce."""

WHEELS: Final = ("esper", "pytmx")
"""Pure Python, taken from the index as they are."""


def required(name: str, text: str | None = None) -> str:
    """The version that requirements.txt pins."""
    lines = (ROOT / "requirements.txt").read_text("utf-8") if text is None else text
    found = re.search(rf"^{re.escape(name)}==(\S+)", lines, re.MULTILINE)
    if not found:
        raise PackageError(f"reading requirements.txt: it pins no {name}; add a line {name}==VERSION")
    return found[1]
