"""Posters that somebody keeps: pictures beside the saved matches, or downloads of a browser."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from itertools import count
from pathlib import Path
from time import strftime
from typing import Final

import pygame
from pygame import Surface

from game.app import platform
from game.app.platform import WEB
from game.i18n.door import _
from game.storage.folders import write_bytes

FOLDER: Final = "posters"
TYPE: Final = ".png"


def today() -> str:
    """As it stands on a poster and in the name of its file."""
    return strftime("%Y-%m-%d")


def keep(folder: Path, title: str, picture: Surface) -> str:
    """What to tell whoever asked for it; raises SaveError."""
    content = BytesIO()
    pygame.image.save(picture, content, f"poster{TYPE}")
    if WEB:
        name = f"tsukiji-{title}-{today()}{TYPE}"
        platform.hand_out(name, content.getvalue())
        return _("The browser downloads {file}.", file=name)
    file = next(file for file in _names(folder / FOLDER, title) if not file.exists())
    write_bytes(file, content.getvalue())
    return _("Saved as {file}", file=file)


def _names(folder: Path, title: str) -> Iterator[Path]:
    """The day says which it is; a second one of that day is numbered."""
    for number in count(1):
        more = f"-{number}" if number > 1 else ""
        yield folder / f"tsukiji-{title}-{today()}{more}{TYPE}"
