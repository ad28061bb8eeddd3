"""The settings in use: read everywhere, changed here, and saved with every change."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from game.app import platform
from game.storage.folders import SaveError
from game.storage.settings import Settings, read_settings, write_settings


class Preferences:
    """Every field of Settings can be read straight from here; `now` is the whole value.

    Without a folder nothing is saved, as in a demonstration.
    """

    def __init__(self, now: Settings, folder: Path | None, notice: str | None = None) -> None:
        self.now, self._folder = now, folder
        self.notice = notice
        """What went wrong with the file last, as one line for the player."""

    @classmethod
    def of(cls, folder: Path) -> Preferences:
        """As they were left last time."""
        settings, notice = read_settings(folder)
        return cls(settings, folder, notice)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.now, name)

    def change(self, **fields: Any) -> None:
        """Takes effect at once; where it cannot be saved it holds until the game ends."""
        changed = replace(self.now, **fields)
        if changed == self.now:
            return
        self.now = changed
        if self._folder is not None:
            self._save(self._folder)

    def _save(self, folder: Path) -> None:
        try:
            write_settings(folder, self.now)
        except SaveError as trouble:
            self.notice = str(trouble)
        platform.sync()
