"""Short noises: read when they are first needed or in a frame that has time, and never too many at once."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Final

from game.audio.mixer import Mixer
from game.storage.errors import AssetError

if TYPE_CHECKING:
    from pygame.mixer import Sound as Clip

MOST_VOICES: Final = 3
"""Of one effect at the same time."""

GAP: Final = 0.07
"""Seconds between two of the same: a marker's hops at 1x; at 4x one hears as many, not four times as many."""


class Effects:
    """A file that is missing or broken is a silent effect, and `trouble` names the first of them."""

    def __init__(self, mixer: Mixer, folder: Path) -> None:
        self._mixer, self._folder = mixer, folder
        self._cold = deque(sorted(file.stem for file in folder.glob("*.ogg")))
        self._clips: dict[str, Clip | None] = {}
        self._last: dict[str, float] = {}
        self._clock = 0.0
        self.trouble = ""

    def update(self, dt: float) -> None:
        """Time passes."""
        self._clock += dt

    def warm(self) -> None:
        """Reads one more, if there is one."""
        if self._cold:
            self._clip(self._cold.popleft())

    def play(self, name: str, level: float) -> None:
        """Unless it was just heard, or is heard often enough."""
        clip = self._clip(name)
        if clip is None or self._clock - self._last.get(name, -GAP) < GAP:
            return
        if self._mixer.voices_of(clip) < MOST_VOICES:
            self._last[name] = self._clock
            self._mixer.start(clip, level)

    def level(self, level: float) -> None:
        """For what is still heard."""
        for clip in self._clips.values():
            if clip is not None:
                self._mixer.level(clip, level)

    def _clip(self, name: str) -> Clip | None:
        if name not in self._clips:
            self._clips[name] = self._read(name)
        return self._clips[name]

    def _read(self, name: str) -> Clip | None:
        try:
            return self._mixer.load(self._folder / f"{name}.ogg")
        except AssetError as trouble:
            self.trouble = self.trouble or str(trouble)
            return None
