"""What nearly every test reads and never changes is read once in a process: the game's own art and sounds.

The code under test runs as it is; only decoding and scaling the same file again is spared. Files in any
other folder, such as damaged copies, are read each time.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame
import pytest
from pygame import Surface

from game.audio.mixer import Mixer
from game.storage.files import ASSETS
from game.ui.images import Images

if TYPE_CHECKING:
    from pygame.mixer import Sound as Clip

DECODE, LOAD = Mixer.decoded, Mixer.load
MOST_PIXELS: Final = 100_000_000
"""Of scaled pictures that are kept, four bytes each."""


def read_once(patch: pytest.MonkeyPatch) -> None:
    """From now on in this process."""
    _pictures(patch)
    _music(patch)
    _noises(patch)


def hear_each_time(patch: pytest.MonkeyPatch) -> None:
    """For those who test the mixer itself."""
    patch.setattr(Mixer, "decoded", DECODE)
    patch.setattr(Mixer, "load", LOAD)


def _pictures(patch: pytest.MonkeyPatch) -> None:
    """Windows come and go, but the dummy driver gives them all the same kind of pixels."""
    load, art = Images._load, ASSETS / "art"
    kept: dict[tuple[Path, tuple[int, int]], Surface] = {}
    room = MOST_PIXELS

    def once(images: Images, name: str, size: tuple[int, int]) -> Surface:
        nonlocal room
        if images._folder != art:
            return load(images, name, size)
        key = images._file(name), size
        found = kept.get(key)
        if found is None:
            found = load(images, name, size)
            room -= size[0] * size[1]
            if room < 0:
                kept.clear()
                room = MOST_PIXELS - size[0] * size[1]
            kept[key] = found
        return found

    patch.setattr(Images, "_load", once)


def _music(patch: pytest.MonkeyPatch) -> None:
    kept: dict[tuple[object, bytes], bytes] = {}

    def once(mixer: Mixer, encoded: bytes) -> bytes:
        form = pygame.mixer.get_init()
        if form is None:
            return DECODE(mixer, encoded)
        if (form, encoded) not in kept:
            kept[form, encoded] = DECODE(mixer, encoded)
        return kept[form, encoded]

    patch.setattr(Mixer, "decoded", once)


def _noises(patch: pytest.MonkeyPatch) -> None:
    """A clip does not outlive its mixer, its frames do."""
    sounds = ASSETS / "sounds"
    kept: dict[tuple[object, Path], bytes] = {}

    def once(mixer: Mixer, file: Path) -> Clip:
        form = pygame.mixer.get_init()
        if form is None or file.parent != sounds:
            return LOAD(mixer, file)
        if (form, file) not in kept:
            clip = LOAD(mixer, file)
            kept[form, file] = clip.get_raw()
            return clip
        return pygame.mixer.Sound(buffer=kept[form, file])

    patch.setattr(Mixer, "load", once)
