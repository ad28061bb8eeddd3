"""Which loop plays, and how loud: loops cross-fade, make room for a moment, and go on quietly in a pause."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from game.audio.mixer import Mixer
from game.audio.piece import LAYERS, Piece, approach

FIRST: Final = 3.0
"""Seconds: the very first piece comes in slowly, for nobody knows yet how loud the room is set."""

CROSS: Final = 1.0
"""Seconds in which one piece gives way to another."""

HUSHED: Final = 0.4
HUSHING: Final = 0.5
"""How loud the music of a match in its pause is, and the seconds until then."""

DUCKED: Final = 0.5
"""How loud it is under a moment: 6 dB less."""

DUCKING: Final = 0.08
HELD: Final = 1.2
RECOVERY: Final = 1.6
"""Seconds until it is as low as that, for which it stays there, and until it has come back.

From WA to the verdict of a duel nothing takes longer than it stays there.
"""


class Music:
    """At most two pieces are heard at once, each on its own voices: the wanted one and the one before it."""

    def __init__(
        self, mixer: Mixer, folder: Path, voices: range, layers: Mapping[str, float] = LAYERS
    ) -> None:
        self._mixer, self._folder, self._layers = mixer, folder, layers
        half = len(voices) // 2
        self._banks = voices[:half], voices[half:]
        self._wanted: str | None = None
        self._tension = 0.0
        self._hushed = False
        self._now: Piece | None = None
        self._old: Piece | None = None
        self._bank = 0
        self._entry = FIRST
        self._in = self._out = 0.0
        self._room = self._quiet = 1.0
        self._held = 0.0
        self.trouble = ""

    def ask(self, piece: str | None, tension: float) -> None:
        """Begins with the next update; a piece that plays already goes on."""
        self._wanted, self._tension, self._hushed = piece, tension, False

    def hush(self) -> None:
        """Quieter, until somebody asks for music."""
        self._hushed = True

    def duck(self) -> None:
        """Something loud has its moment."""
        self._held = HELD

    def update(self, dt: float, level: float, working: bool = True) -> bool:
        """Time passes; tells whether a part of this frame went into decoding, if it may."""
        if self._wanted != (self._now.name if self._now else None):
            self._change()
        worked = working and self._now is not None and self._work(self._now)
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
        self._now = None
        if self._wanted:
            voices = self._banks[self._bank]
            self._now = Piece(self._mixer, self._folder, self._wanted, voices, self._layers)

    def _drop_old(self) -> None:
        if self._old is not None:
            self._old.stop()
            self._old = None

    def _fade(self, dt: float) -> None:
        if self._now is not None and self._now.playing:
            self._in = approach(self._in, 1.0, dt / self._entry)
            self._entry = self._entry if self._in < 1.0 else CROSS
        self._out = approach(self._out, 0.0, dt / CROSS)
        self._make_room(dt)
        self._quiet = approach(self._quiet, HUSHED if self._hushed else 1.0, dt * (1 - HUSHED) / HUSHING)

    def _make_room(self, dt: float) -> None:
        if self._held > 0.0:
            self._held -= dt
            self._room = approach(self._room, DUCKED, dt * (1 - DUCKED) / DUCKING)
        else:
            self._room = approach(self._room, 1.0, dt * (1 - DUCKED) / RECOVERY)
