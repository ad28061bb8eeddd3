"""Scores as text: `A4:1.5 Bb4*:.5 . D5~:2 |`, a length holds until the next one, bars are counted."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

TOKEN: Final = re.compile(
    r"(?P<pitches>\.|[A-G][b#]?\d(?:\+[A-G][b#]?\d)*)(?P<marks>[^\w:.]*)(?::(?P<beats>[\d.]+))?"
)
STEPS: Final = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
MARKS: Final = {
    "'": "sukui, the plectrum comes back up",
    "^": "hajiki, a finger of the left hand pulls the string",
    "*": "a grace note from the scale's next step above",
    "<": "slides up into its pitch",
    ">": "slides down as it ends",
    "~": "swings",
    "=": "struck again and again, ever faster",
    "!": "strong",
    "?": "soft",
}


class Misprint(ValueError):
    """A score that cannot be played."""


@dataclass(frozen=True)
class Note:
    """When, how long, which keys (semitones, 69 is A4) and how."""

    beat: float
    beats: float
    keys: tuple[int, ...]
    marks: str


def read(text: str, beats_per_bar: float) -> list[Note]:
    """All notes of a part; a bar that is too long or short is refused."""
    notes: list[Note] = []
    beat, length = 0.0, 1.0
    for number, bar in enumerate(filter(str.strip, text.split("|"))):
        for token in bar.split():
            note = _note(token, beat, length)
            beat, length = beat + note.beats, note.beats
            if note.keys:
                notes.append(note)
        if abs(beat - (number + 1) * beats_per_bar) > 1e-6:
            raise Misprint(f"bar {number + 1} ends at beat {beat}: {bar.strip()}")
    return notes


def _note(token: str, beat: float, length: float) -> Note:
    found = TOKEN.fullmatch(token)
    if found is None or not set(found["marks"]) <= MARKS.keys():
        raise Misprint(f"{token!r} is no note; marks are {' '.join(MARKS)}")
    names = [] if found["pitches"] == "." else found["pitches"].split("+")
    return Note(beat, float(found["beats"] or length), tuple(map(key, names)), found["marks"])


def key(name: str) -> int:
    """A4 is 69, as on every keyboard."""
    shift = {"b": -1, "#": 1}.get(name[1], 0)
    return STEPS[name[0]] + shift + 12 * (int(name[-1]) + 1)


def frequency(number: float) -> float:
    """Equal temperament round 440 Hz."""
    return 440.0 * float(2 ** ((number - 69) / 12))
