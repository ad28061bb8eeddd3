"""Whose figures these are, and where they were measured."""

from __future__ import annotations

import platform

from game.version import VERSION


def machine() -> str:
    """The game's version, Python's, and the processor."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"Tsukiji Arcade {VERSION}, {python}, {platform.machine()}"
