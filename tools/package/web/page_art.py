"""The loading page's picture, lantern and letters, made from the game's own.

By hand, when those change: python -m tools.package.web.page_art.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

from PIL import Image

from game.storage.files import ASSETS

PAGE: Final = Path(__file__).with_name("page")
QUALITY: Final = 72
"""Of the gate: what is seen for a few seconds must not keep the game itself waiting."""

LANTERN: Final = 140
"""Pixels: more than it is high on any screen but the largest."""

LETTERS: Final = "".join(map(chr, range(0x20, 0x7F))) + "\N{RIGHT SINGLE QUOTATION MARK}"
"""Reasons come from browsers, so all that English may need."""

LICENCE: Final = "0,13,14"
"""The names in a font that say whose it is and under which terms; they stay in the file."""


def gate(file: Path) -> None:
    """The title's picture, as the game shows it at the page's size."""
    Image.open(ASSETS / "art" / "title@720.png").convert("RGB").save(file, quality=QUALITY, method=6)


def lantern(file: Path) -> None:
    """It moves along with the bar."""
    picture = Image.open(ASSETS / "art" / "lantern.png").convert("RGBA")
    picture.thumbnail((LANTERN, LANTERN))
    picture.save(file, optimize=True)


def letters(source: str, file: Path) -> None:
    """WOFF, which needs no further library to be packed."""
    command = [sys.executable, "-m", "fontTools.subset", str(ASSETS / "fonts" / f"{source}.ttf")]
    options = ("--flavor=woff", "--no-hinting", f"--name-IDs={LICENCE}", f"--output-file={file}")
    subprocess.run([*command, f"--text={LETTERS}", *options], check=True)


def icon(file: Path) -> None:
    """For the browser's tab."""
    file.write_bytes((ASSETS / "art" / "icon" / "32.png").read_bytes())


def build(folder: Path = PAGE) -> None:
    """All of it, over what is there."""
    gate(folder / "gate.webp")
    lantern(folder / "lantern.png")
    icon(folder / "icon.png")
    letters("title", folder / "title.woff")
    letters("text", folder / "text.woff")


if __name__ == "__main__":
    build()
