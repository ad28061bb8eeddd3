"""What every scene may use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from game.app import platform
from game.app.preferences import Preferences
from game.app.window import Window
from game.audio.sound import Sound
from game.devices.devices import Devices
from game.storage.files import DATA

if TYPE_CHECKING:  # the rules of three games are slow to load, and the first screen does without
    from game.match.match import Match


@dataclass(slots=True)
class Cabinet:
    """`folder` holds what is saved, `data` the figures; `match` is the one in play, for a crash report."""

    window: Window
    devices: Devices
    settings: Preferences
    sound: Sound
    folder: Path
    data: Path = DATA
    match: Match | None = None
    clock: Callable[[], float] = platform.now
    """By which bots share the time of a frame; tests in virtual time have one of their own."""
