"""Which piece plays, and how loud: pieces cross-fade, make room for a bell, and go on quietly in a pause."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from game.audio.mixer import MUSIC_VOICES, Mixer
from game.audio.piece import Piece, approach

FIRST: Final = 3.0
"""Seconds: the very first piece comes in slowly, for nobody knows yet how loud the room is set."""

CROSS: Final = 1.0
"""Seconds in which one piece gives way to another."""

HUSHED: Final = 0.4
HUSHING: Final = 0.5
"""How loud the music of a match in its pause is, and the seconds until then."""

DUCKED: Final = 0.45
RECOVERY: Final = 1.6
"""How loud it is under a bell, and the seconds until it has come back."""

BANKS: Final = (range(MUSIC_VOICES // 2), range(MUSIC_VOICES // 2, MUSIC_VOICES))


class Music:
    """At most two pieces are heard at once: the one that is wanted and the one before it."""

    def __init__(self, mixer: Mixer, folder: Path) -> None:
        self._mixer, self._folder = mixer, folder
        self._wanted: str | None = None
        self._tension = 0.0
        self._hushed = False
        self._now: Piece | None = None
        self._old: Piece | None = None
        self._bank = 0
        self._entry = FIRST
        self._in = self._out = 0.0
        self._room = self._quiet = 1.0
        self.trouble = ""

    def ask(self, piece: str | None, tension: float) -> None:
        """Begins with the next update; a piece that plays already goes on."""
        self._wanted, self._tension, self._hushed = piece, tension, False

    def hush(self) -> None:
        """Quieter, until somebody asks for music."""
        self._hushed = True

    def duck(self) -> None:
        """Something loud has its moment."""
        self._room = DUCKED

    def update(self, dt: float, level: float) -> bool:
        """Time passes; tells whether a part of this frame went into decoding."""
        if self._wanted != (self._now.name if self._now else None):
            self._change()
        worked = self._now is not None and self._work(self._now)
        self._fade(dt)
        level *= self._room * self._quiet
        if self._now is not None:
            self._now.blend(dt, self._tension)
            self._now.tell(level * self._in)
        if self._old is not None:
            self._old.tell(level * self._out)
            if self._out <= 0.0:
                self._drop_old()
        return worked

    def _work(self, piece: Piece) -> bool:
        worked = piece.work()
        self.trouble = self.trouble or piece.trouble
        return worked

    def _change(self) -> None:
        """The piece before the last one has to make room at once."""
        self._drop_old()
        self._old, self._out = self._now, self._in
        self._bank = 1 - self._bank
        self._in = 0.0
        voices = BANKS[self._bank]
        self._now = Piece(self._mixer, self._folder, self._wanted, voices) if self._wanted else None

    def _drop_old(self) -> None:
        if self._old is not None:
            self._old.stop()
            self._old = None

    def _fade(self, dt: float) -> None:
        if self._now is not None and self._now.playing:
            self._in = approach(self._in, 1.0, dt / self._entry)
            self._entry = self._entry if self._in < 1.0 else CROSS
        self._out = approach(self._out, 0.0, dt / CROSS)
        self._room = approach(self._room, 1.0, dt * (1 - DUCKED) / RECOVERY)
        self._quiet = approach(self._quiet, HUSHED if self._hushed else 1.0, dt * (1 - HUSHED) / HUSHING)
