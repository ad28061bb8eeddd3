"""People who read a score: they are never exactly in time, and know their instrument's ornaments."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from tools.sound.music.loop import Loop
from tools.sound.music.notation import Note, frequency, read
from tools.sound.music.voices import Voice, swung

LATE: Final = 0.006
"""Seconds by which a player strays from the beat, more often less than more."""
GRACE: Final = 0.075


@dataclass(frozen=True)
class Player:
    """Somebody with an instrument, a place on the stage and a scale in the fingers."""

    voice: Voice
    gain: float
    pan: float
    scale: tuple[int, ...]
    """Pitch classes, 0 is C: ornaments take their neighbours from it."""
    per_bar: float = 4.0

    def play(self, loop: Loop, text: str, seed: int, start: float = 0.0, level: float = 1.0) -> None:
        """Plays a part from a beat on."""
        rng = np.random.default_rng(seed)
        for note in read(text, self.per_bar):
            force = _force(note, self.per_bar, rng)
            for stroke in self._strokes(note, loop.second):
                self._strike(loop, note, stroke, start, force, level * self.gain, rng)

    def _strike(
        self,
        loop: Loop,
        note: Note,
        stroke: Stroke,
        start: float,
        force: float,
        gain: float,
        rng: np.random.Generator,
    ) -> None:
        late = stroke.after + float(np.clip(rng.normal(0, LATE), -2 * LATE, 2 * LATE))
        strength = force * stroke.force
        for number, key in enumerate(stroke.keys):
            sound = self.voice(frequency(key), stroke.seconds, rng, min(1.0, strength), stroke.marks)
            shaped = swung(sound, stroke.seconds, note.marks if not stroke.grace else "")
            loop.put(shaped, start + note.beat, gain * strength, self.pan, late + 0.012 * number)

    def _strokes(self, note: Note, second: float) -> Iterator[Stroke]:
        length = note.beats * second
        if "*" in note.marks:
            above = self._above(note.keys[-1])
            yield Stroke(-GRACE, (above,), GRACE + 0.06, 0.55, "", grace=True)
        if "=" in note.marks:
            yield from _faster(note, length)
        else:
            yield Stroke(0.0, note.keys, length, 1.0, note.marks)

    def _above(self, key: int) -> int:
        return next(key + step for step in range(1, 6) if (key + step) % 12 in self.scale)


@dataclass(frozen=True)
class Stroke:
    """One touch of the string within a note; `after` is in seconds."""

    after: float
    keys: tuple[int, ...]
    seconds: float
    force: float
    marks: str
    grace: bool = False


def _faster(note: Note, length: float) -> Iterator[Stroke]:
    """Strokes down and up in turn, whose distance shrinks as they grow."""
    after, gap, number = 0.0, min(0.3, length / 3), 0
    while after < length - 0.04:
        yield Stroke(after, note.keys, gap + 0.25, 0.6 + 0.4 * after / length, "'" if number % 2 else "")
        after, gap, number = after + gap, max(0.085, gap * 0.8), number + 1


def _force(note: Note, per_bar: float, rng: np.random.Generator) -> float:
    """First beats are stronger, offbeats lighter, and no two alike."""
    place = note.beat % per_bar
    weight = 0.86 if place == 0 else 0.76 if place % 1 == 0 else 0.66
    weight += 0.07 * np.sin(np.pi * (note.beat % (2 * per_bar)) / (2 * per_bar))  # two bars are a breath
    weight += 0.2 * ("!" in note.marks) - 0.2 * ("?" in note.marks)
    return float(np.clip(weight + rng.normal(0, 0.04), 0.25, 1.0))
