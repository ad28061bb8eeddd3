"""A piece of music in layers that start together and are heard as far as the tension asks for them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game.audio.mixer import FRAME, RATE, Mixer
from game.audio.tape import NoTape, Tape
from game.storage.errors import AssetError

if TYPE_CHECKING:
    from pygame.mixer import Sound as Clip

LAYERS: Final[Mapping[str, float]] = {"calm": 0.0, "drive": 0.3, "tension": 0.7}
"""From which tension on each is heard."""

ROOM: Final[Mapping[str, float]] = {"room": 0.0}
"""The only layer of a room."""

SWELL: Final = 0.2
"""So much more tension brings a layer from half of its loudness to all of it."""

BLEND: Final = 2.0
"""Seconds in which a layer comes or goes."""

CUT: Final = RATE // 2
"""Frames decoded in one go: two or three milliseconds of work."""


class Layer:
    """Decoded while it already plays: a frame takes a sixtieth of a second and brings half of one."""

    def __init__(self, mixer: Mixer, file: Path) -> None:
        self._mixer, self._file = mixer, file
        self.trouble, self.level = "", 0.0
        self._told: float | None = None
        self.clip: Clip | None = None
        self._cuts: Iterator[tuple[int, int, bytes]] = iter(())
        try:
            tape = Tape(file.read_bytes(), RATE)
        except (OSError, NoTape) as trouble:
            self._complain(trouble)
        else:
            self._cuts, self.clip = tape.cuts(CUT), mixer.blank(tape.frames)

    def wind(self) -> bool:
        """The next cut; false at the end of the tape. Of a broken one the rest stays silent."""
        cut = next(self._cuts, None)
        if cut is None or self.clip is None:
            return False
        begin, end, encoded = cut
        try:
            decoded = self._mixer.decoded(encoded)
        except pygame.error as trouble:
            self._complain(trouble)
            return False
        self._mixer.write(self.clip, begin, decoded[-(end - begin) * FRAME :])
        return True

    def tell(self, level: float) -> None:
        """Most frames change nothing."""
        level = round(level, 3)
        if level != self._told and self.clip is not None:
            self._told = level
            self._mixer.level(self.clip, level)

    def _complain(self, why: Exception) -> None:
        self._cuts = iter(())
        self.trouble = str(AssetError(self._file, f"no music can be read from it ({why})"))


class Piece:
    """`voices` are its own; `work` is to be called until it says false, `blend` and `tell` in every frame."""

    def __init__(
        self, mixer: Mixer, folder: Path, name: str, voices: range, layers: Mapping[str, float] = LAYERS
    ) -> None:
        self.name, self.playing = name, False
        self._mixer, self._folder, self._voices, self._from = mixer, folder, voices, layers
        self._layers: dict[str, Layer] = {}
        self._steps = self._begin()

    @property
    def trouble(self) -> str:
        """Of the first layer that has one."""
        return next((layer.trouble for layer in self._layers.values() if layer.trouble), "")

    def work(self) -> bool:
        """A few milliseconds of reading or decoding; false once nothing is left to do."""
        return next(self._steps, False)

    def _begin(self) -> Iterator[bool]:
        """Each file, then the beginning of each, then all start, then the rest in turns."""
        files = {name: self._folder / f"{self.name}_{name}.ogg" for name in self._from}
        for name, file in files.items():
            if self._from[name] == 0.0 or file.exists():
                self._layers[name] = Layer(self._mixer, file)
                yield True
        left = list(self._layers.values())
        for layer in left:
            layer.wind()
            yield True
        self._start()
        while left:
            for layer in tuple(left):
                if layer.wind():
                    yield True
                else:
                    left.remove(layer)

    def _start(self) -> None:
        clips = [layer.clip for layer in self._layers.values() if layer.clip is not None]
        self._mixer.repeat(dict(zip(self._voices, clips, strict=False)))
        self.playing = True

    def blend(self, dt: float, tension: float) -> None:
        """Layers come and go slowly; until the piece begins they are simply as they should be."""
        for name, layer in self._layers.items():
            wanted = swelling(tension, self._from[name])
            layer.level = approach(layer.level, wanted, dt / BLEND) if self.playing else wanted

    def tell(self, level: float) -> None:
        """How loud the whole piece is."""
        for layer in self._layers.values():
            layer.tell(level * layer.level)

    def stop(self) -> None:
        """Its voices are free again, and so is its memory: the steps know the piece they belong to."""
        self._steps = iter(())
        for layer in self._layers.values():
            if layer.clip is not None:
                self._mixer.stop(layer.clip)


def swelling(tension: float, begin: float) -> float:
    """How much of a layer is heard that begins at a tension: music breathes instead of switching."""
    if tension < begin:
        return 0.0
    return 1.0 if begin == 0.0 else min(1.0, 0.5 + 0.5 * (tension - begin) / SWELL)


def approach(now: float, wanted: float, by: float) -> float:
    """Nearer to what is wanted, and never past it."""
    return min(wanted, now + by) if now < wanted else max(wanted, now - by)
