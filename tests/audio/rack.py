"""A mixer that nobody hears, and the small files it takes for sounds."""

from __future__ import annotations

import math
import struct
import wave
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pygame

from game.audio.mixer import Mixer
from game.storage.errors import AssetError
from game.storage.files import ASSETS
from game.storage.settings import Settings

SOUNDS = ASSETS / "sounds"
STEP = 1 / 60
LOUD = Settings(master=100, music=100, effects=100)


class Reel:
    """What stands for a sound: how loud it is and how often it is heard."""

    def __init__(self, name: str, frames: int = 0) -> None:
        self.name, self.frames = name, frames
        self.level, self.voices, self.stopped = 0.0, 0, False
        self.endless = False


class Rack(Mixer):
    """Remembers what it was told; `missing` says why the device cannot be opened."""

    def __init__(self, missing: str = "") -> None:
        super().__init__()
        self.missing, self.opened, self.lost = missing, 0, False
        self.loaded: list[str] = []
        self.started: list[tuple[str, float]] = []
        self.together: list[dict[int, Any]] = []
        self.diary: list[str] = []
        self.decodings = 0

    def open(self) -> str:
        self.opened += 1
        return self.missing

    def load(self, file: Path) -> Any:
        if not file.exists():
            raise AssetError(file, "no sound can be read from it (it is missing)")
        self.loaded.append(file.stem)
        return Reel(file.stem)

    def decoded(self, encoded: bytes) -> bytes:
        self.decodings += 1
        if self.lost:
            raise pygame.error("it is gone")
        return b""

    def blank(self, frames: int) -> Any:
        return Reel("blank", frames)

    def write(self, clip: Any, at: int, frames: bytes) -> None:
        assert not frames

    def start(self, clip: Any, level: float, endless: bool = False) -> None:
        if self.lost:
            raise pygame.error("it is gone")
        clip.endless = endless
        clip.level, clip.voices = level, clip.voices + 1
        self.started.append((clip.name, level))

    def voices_of(self, clip: Any) -> int:
        return int(clip.voices)

    def repeat(self, clips: Mapping[int, Any]) -> None:
        self.together.append(dict(clips))

    def level(self, clip: Any, level: float) -> None:
        clip.level = level

    def stop(self, clip: Any) -> None:
        clip.stopped = True

    def fade(self, clip: Any) -> None:
        clip.voices, clip.stopped = 0, True

    def pause(self) -> None:
        self.diary.append("pause")

    def resume(self) -> None:
        self.diary.append("resume")

    @property
    def heard(self) -> list[str]:
        return [name for name, _ in self.started]


def beep(file: Path, seconds: float = 0.1) -> None:
    """A real sound, as small as can be."""
    file.parent.mkdir(parents=True, exist_ok=True)
    frames = [round(9000 * math.sin(at * 0.06)) for at in range(int(44_100 * seconds))]
    with wave.open(str(file), "wb") as made:
        made.setnchannels(1)
        made.setsampwidth(2)
        made.setframerate(44_100)
        made.writeframes(struct.pack(f"<{len(frames)}h", *frames))
