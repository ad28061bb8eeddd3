"""The only door to pygame's mixer: voices by number for music, any free one for effects."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.i18n.door import _
from game.storage.errors import AssetError

if TYPE_CHECKING:  # where pygame has no mixer, asking for anything in it is an error
    from pygame.mixer import Sound as Clip

RATE: Final = 44_100
FRAME: Final = 4
"""Bytes: two ears, sixteen bits each."""

BUFFER: Final = 512
"""Frames, so that a press is heard within 12 ms; the driver may take more."""

WEB_BUFFER: Final = 2048
"""A page mixes on the same thread as it draws: a small buffer would run dry with every slow frame."""

SCRATCH: Final = Path("/tmp/cut.ogg") if sys.platform == "emscripten" else None
"""A browser's pygame reads from files alone, which lie in memory there anyway."""

VOICES: Final = 24
MUSIC: Final = range(6)
"""Of these: three layers of the piece that plays, and three of the one that fades away."""

ROOM: Final = range(6, 8)
"""And a room, and the one before it."""

FADING: Final = 80
"""Milliseconds in which what goes on and on comes to its end."""


class Mixer:
    """Everything but `open` is for a mixer that was opened; raises pygame.error if the device is gone."""

    def __init__(self, buffer: int = BUFFER) -> None:
        self._buffer = buffer

    def open(self) -> str:
        """Takes the audio device; tells in a few words why it cannot."""
        try:
            pygame.mixer.init(RATE, -16, 2, self._buffer, allowedchanges=0)
            pygame.mixer.set_num_channels(VOICES)
            pygame.mixer.set_reserved(ROOM.stop)
        except (pygame.error, NotImplementedError) as trouble:  # the latter where pygame has no mixer at all
            return " ".join(str(trouble).split()) or _("no reason was given")
        return ""

    def load(self, file: Path) -> Clip:
        """Decodes a whole file: about 2 ms for each second of it."""
        try:
            return pygame.mixer.Sound(file)
        except (OSError, pygame.error) as trouble:
            raise AssetError(file, f"no sound can be read from it ({trouble})") from None

    def decoded(self, encoded: bytes) -> bytes:
        """The frames of a small file that exists in memory only."""
        if SCRATCH is None:
            return pygame.mixer.Sound(file=BytesIO(encoded)).get_raw()
        SCRATCH.write_bytes(encoded)
        return pygame.mixer.Sound(SCRATCH).get_raw()

    def blank(self, frames: int) -> Clip:
        """So much silence, to be written on with `write`."""
        return pygame.mixer.Sound(buffer=bytes(frames * FRAME))

    def write(self, clip: Clip, at: int, frames: bytes) -> None:
        """Puts frames into a clip, even while it plays."""
        buffer: Any = clip  # a Sound is one, though its types do not say so
        memoryview(buffer).cast("B")[at * FRAME : at * FRAME + len(frames)] = frames

    def start(self, clip: Clip, level: float, endless: bool = False) -> None:
        """On any voice that is free; on none if all are taken."""
        clip.set_volume(level)
        clip.play(-1 if endless else 0)

    def fade(self, clip: Clip) -> None:
        """Soon falls silent, without a click."""
        clip.fadeout(FADING)

    def voices_of(self, clip: Clip) -> int:
        """How often it is heard right now."""
        return clip.get_num_channels()

    def repeat(self, clips: Mapping[int, Clip]) -> None:
        """Starts them together on their voices, each over and over, unheard until `level` is told."""
        voices = [pygame.mixer.Channel(number) for number in clips]
        for clip in clips.values():
            clip.set_volume(0.0)
        for voice, clip in zip(voices, clips.values(), strict=True):
            voice.play(clip, -1)

    def level(self, clip: Clip, level: float) -> None:
        """How loud a clip is, from 0 to 1, wherever it plays."""
        clip.set_volume(level)

    def stop(self, clip: Clip) -> None:
        """Falls silent."""
        clip.stop()

    def pause(self) -> None:
        """All voices wait."""
        pygame.mixer.pause()

    def resume(self) -> None:
        """All voices go on."""
        pygame.mixer.unpause()
