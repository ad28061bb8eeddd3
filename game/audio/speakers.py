"""The loudspeakers: opened after the first picture, and silent where that fails."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pygame

from game.audio.effects import MOMENTS, Effects
from game.audio.mixer import MUSIC, ROOM, Mixer
from game.audio.music import Music
from game.audio.piece import ROOM as LAYER
from game.i18n.door import _
from game.storage.files import ASSETS
from game.storage.settings import Settings

LOOKING: Final = 0.25
"""Seconds after the first frame before the device is opened: some drivers take a tenth of one for it."""

FULL: Final = 100


class Speakers:
    """Fulfils `Sound`. Nothing happens but in `update`, so noises of one frame are heard at its levels."""

    def __init__(
        self,
        settings: Settings,
        mixer: Mixer | None = None,
        folder: Path = ASSETS / "sounds",
    ) -> None:
        self._mixer = mixer or Mixer()
        self._effects = Effects(self._mixer, folder)
        self._music = Music(self._mixer, folder / "music", MUSIC)
        self._room = Music(self._mixer, folder / "music", ROOM, LAYER)
        self._asked: dict[str, None] = {}
        self._lasting: set[str] = set()
        self._paused = False
        self._opened = self._deaf = False
        self._left = LOOKING
        self._why = ""
        self._levels = 0.0, 0.0
        self.follow(settings)

    @property
    def trouble(self) -> str:
        """The device, or else the first file that cannot be heard."""
        if self._deaf:
            return _(
                "No sound can be played here ({reason}). Check the speakers and start the game again.",
                reason=self._why or _("no reason was given"),
            )
        return self._effects.trouble or self._music.trouble or self._room.trouble

    def play(self, name: str) -> None:
        """Before the device is open and during a pause nothing is kept for later."""
        if self._opened and not self._paused:
            self._asked[name] = None

    def sustain(self, name: str) -> None:
        """The same, over and over."""
        if self._opened and not self._paused:
            self._lasting.add(name)

    def music(self, piece: str | None, tension: float = 0.0, room: str | None = None) -> None:
        """Where it plays already only the tension changes."""
        self._music.ask(piece, tension)
        self._room.ask(room, 0.0)

    def hush(self) -> None:
        """Quieter."""
        self._music.hush()
        self._room.hush()

    def follow(self, settings: Settings) -> None:
        """The master counts for both buses."""
        levels = tuple(settings.master * bus / FULL**2 for bus in (settings.music, settings.effects))
        if levels != self._levels:
            self._levels = levels[0], levels[1]
            self._effects.level(self._levels[1])

    def pause(self) -> None:
        """The window has lost the focus."""
        self._paused = True
        self._asked.clear()
        self._lasting.clear()
        if self._opened and not self._deaf:
            self._mixer.pause()

    def resume(self) -> None:
        """In place."""
        self._paused = False
        if self._opened and not self._deaf:
            self._mixer.resume()

    def update(self, dt: float) -> None:
        """A device that goes away costs the sound, not the match."""
        if self._deaf or self._paused:
            return
        try:
            self._sound(dt) if self._opened else self._wait(dt)
        except pygame.error as trouble:
            self._give_up(str(trouble))

    def _wait(self, dt: float) -> None:
        self._left -= dt
        if self._left <= 0:
            self._opened = True
            if why := self._mixer.open():
                self._give_up(why)

    def _sound(self, dt: float) -> None:
        """At most one file is read or decoded in a frame, but for effects that are asked for."""
        music, effects = self._levels
        self._effects.update(dt)
        for name in self._asked:
            self._effects.play(name, effects)
            if name in MOMENTS:
                self._music.duck()
                self._room.duck()
        for name in self._lasting:
            self._effects.sustain(name, effects)
        self._asked.clear()
        self._lasting.clear()
        worked = self._music.update(dt, music)
        if not self._room.update(dt, music, working=not worked) and not worked:
            self._effects.warm()

    def _give_up(self, why: str) -> None:
        self._deaf, self._why = True, why
