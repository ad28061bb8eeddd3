"""A ring of samples: what is played over its end is heard at its beginning."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.sound.space import round_room, stereo
from tools.sound.waves import RATE, Wave, samples

LEAD: Final = 0.12
"""Seconds before the first beat at which the ring is cut: between the notes, where a seam is not heard."""


class Loop:
    """So many beats at a tempo, on two channels.

    `sway` seconds of give and take over each phrase of so many beats; `swing` delays offbeats, in beats.
    """

    def __init__(
        self, beats: float, tempo: float, sway: float = 0.0, phrase: float = 8.0, swing: float = 0.0
    ) -> None:
        self._sway, self._phrase, self._swing = sway, phrase, swing
        self.beats = beats
        self.second = 60 / tempo
        """Seconds of one beat."""
        self.wave = np.zeros((round(beats * self.second * RATE), 2))

    def put(self, sound: Wave, beat: float, gain: float, pan: float = 0.0, late: float = 0.0) -> None:
        """Adds a sound at a beat, `late` seconds behind it; a tail runs on round the ring."""
        wide = gain * (stereo(sound, pan) if sound.ndim == 1 else sound)
        at = samples(LEAD + self._moment(beat) + late) % len(self.wave)
        while len(wide):
            room = min(len(wide), len(self.wave) - at)
            self.wave[at : at + room] += wide[:room]
            wide, at = wide[room:], 0

    def _moment(self, beat: float) -> float:
        """The second of a beat: phrases begin and end a little slower than they run."""
        whole, part = divmod(beat, 1.0)
        late = 2 * self._swing * min(part, 1 - part)
        sway = self._sway * float(np.sin(2 * np.pi * beat / self._phrase))
        return (whole + part + late) * self.second + sway

    def in_hall(self, seconds: float = 1.4, wet: float = 0.16) -> Wave:
        """The finished layer."""
        return round_room(self.wave, seconds, wet)
