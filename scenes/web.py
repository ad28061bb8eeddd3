"""From a page's start button to the first frame: the same as on a desktop, awaited."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import Final

from game.app.loop import run
from game.app.platform import RealTime, animate, save_folder
from game.app.window import NoWindow
from game.storage.errors import StorageError
from scenes.launch import first_scene, furnish

AHEAD: Final = ("game.audio.speakers", "game.devices.devices", "scenes.opening")
"""What the first screen needs besides."""


def load_ahead() -> Path:
    """While a page waits for somebody to press start; the folder that it is to keep."""
    for name in AHEAD:
        import_module(name)
    return save_folder()


async def launch(asked: argparse.Namespace) -> str | int:
    """Plays; returns what went wrong before the first frame as one line, or the exit code."""
    try:
        return await animate(_play(asked))
    except (StorageError, NoWindow, ValueError) as trouble:
        return str(trouble)


async def _play(asked: argparse.Namespace) -> int:
    """A browser shows the name of the game only once it has its turn."""
    cabinet = furnish(asked)
    await RealTime().next_frame()
    return await run(cabinet, first_scene(cabinet, asked))
