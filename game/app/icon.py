"""The picture by which a desktop knows the window."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

import pygame

from game.storage.files import ASSETS

SIZES: Final = {"darwin": 512, "win32": 32}
"""What the system makes no worse: the dock is large, the title bar small; elsewhere the middle serves."""

USUAL: Final = 128


def picture() -> str:
    """Its name under assets/art."""
    return f"icon/{SIZES.get(sys.platform, USUAL)}"


def hang() -> None:
    """Before the window opens, or some desktops never show it; nobody's game fails for want of it."""
    with suppress(OSError, pygame.error):
        pygame.display.set_icon(pygame.image.load(ASSETS / "art" / f"{picture()}.png"))
