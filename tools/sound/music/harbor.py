"""The harbor: six eighths like a swell; a flute over koto waves. Form A A' B A''."""

from __future__ import annotations

import numpy as np

from tools.sound.breath import SHAKUHACHI
from tools.sound.music.drummers import drum
from tools.sound.music.loop import Loop
from tools.sound.music.players import Player
from tools.sound.music.scales import YO_ON_D
from tools.sound.music.voices import Flute, koto_voice, shamisen_voice
from tools.sound.noise import wind
from tools.sound.waves import Wave

BEATS, TEMPO = 96, 168
BAR = 6.0

MELODY = """
A4:3 B4:1 A4 G4     | E4~:4 D4:1 E4       | G4:3 A4:2 B4:1      | A4~:6              |
A4:3 B4:1 A4 G4     | E4~:3 G4:2 A4:1     | B4:3 D5*:1 B4 A4    | D5~:6              |
E5:3 D5:1 E5 D5     | B4~:4 A4:1 B4       | D5:3 B4:1 A4 G4     | E4~:4 D4:1 E4      |
A4:3 B4:1 A4 G4     | E4~:3 D4:2 E4:1     | G4:2 A4:1 B4 A4 E4  | D4~:5 .:1          |
"""
WAVES = """
D3:1 A3 D4 E4 D4 A3 | G3:1 B3 D4 G4 D4 B3 | E3:1 B3 E4 G4 E4 B3 | A3:1 E4 A4 B4 A4 E4 |
D3:1 A3 D4 E4 D4 A3 | G3:1 B3 D4 G4 D4 B3 | G3:1 D4 G4 B4 G4 D4 | D3:1 A3 D4 A4 D4 A3 |
A3:1 E4 A4 B4 A4 E4 | G3:1 D4 G4 B4 G4 D4 | B2:1 G3 B3 D4 B3 G3 | E3:1 B3 E4 G4 E4 B3 |
D3:1 A3 D4 E4 D4 A3 | G3:1 B3 D4 G4 D4 B3 | E3:1 B3 E4 A3 E4 A4 | D3:1 A3 D4 A4 D4+D5:2 |
"""
OARS = """
D4:2 A3':1 D4:2 E4:1 | G4:2 D4':1 G4:3     | E4:2 B3':1 E4:2 G4:1 | A4^:2 E4:1 A4:3 |
D4:2 A3':1 D4:2 E4:1 | G4:2 D4':1 G4:2 A4:1 | B4:2 G4':1 D5:2 B4:1 | A4:1 B4^ A4 D4:3 |
A4:2 E4':1 A4:2 B4:1 | G4:2 D4':1 G4:3     | B4:2 A4':1 G4:2 D4:1 | E4:1 G4^ E4 B3:3 |
D4:2 A3':1 D4:2 E4:1 | G4:2 D4':1 G4:3     | E4:2 G4':1 A4:2 E4:1 | D4:1 A3 D4 D4!:3 |
"""
STORM = """
D5=:6 | E5=:3 D5=:3 | G5!:1 E5 D5 B4 D5 E5 | A4=:6  |
D5=:6 | E5=:3 G5=:3 | B5!:1 A5 G5 E5 G5 A5 | D5=:6  |
A5=:6 | G5=:3 E5=:3 | D5!:1 B4 A4 G4 A4 B4 | E5=:6  |
D5=:6 | E5=:3 D5=:3 | G5!:1 A5 B5 A5 E5 G5 | D5=:5 .:1 |
"""


def layers() -> dict[str, Wave]:
    """Calm: flute, koto, sea. Drive: oars and drum. Tension: the weather turns."""
    return {
        "calm": _calm().in_hall(2.0, 0.22),
        "drive": _drive().in_hall(1.6, 0.18),
        "tension": _tension().in_hall(1.6, 0.18),
    }


def _calm() -> Loop:
    loop = Loop(BEATS, TEMPO, sway=0.05, phrase=24)
    Player(Flute(SHAKUHACHI), 0.26, -0.1, YO_ON_D, BAR).play(loop, MELODY, 41)
    Player(koto_voice, 0.3, 0.2, YO_ON_D, BAR).play(loop, WAVES, 42)
    _sea(loop, 43)
    return loop


def _sea(loop: Loop, seed: int) -> None:
    """A wave every two bars, from one side to the other."""
    rng = np.random.default_rng(seed)
    for number in range(8):
        length = float(rng.uniform(3.6, 4.4))
        swell = [(0, 0.0), (length * 0.4, 1.0), (length, 0.0)]
        surf = wind(rng, length, [(0, 350), (length * 0.45, 900), (length, 420)], swell, 0.9)
        loop.put(surf, 12 * number + float(rng.uniform(-1, 1)), 0.045, 0.7 if number % 2 else -0.7)


def _drive() -> Loop:
    loop = Loop(BEATS, TEMPO, sway=0.05, phrase=24)
    Player(shamisen_voice, 0.3, 0.4, YO_ON_D, BAR).play(loop, OARS, 44)
    drum(loop, ("D..d..|D..d.d|D..d..|D.dd.d") * 4, 1, 45, 0.8)
    drum(loop, "..t..t" * 16, 1, 46, 0.6)
    return loop


def _tension() -> Loop:
    loop = Loop(BEATS, TEMPO, sway=0.05, phrase=24)
    Player(koto_voice, 0.24, -0.45, YO_ON_D, BAR).play(loop, STORM, 47)
    drum(loop, ("M.mM.m|M.mMmm" * 3 + "M.mMmm|MmmMMM") * 2, 1, 48, 0.9)
    drum(loop, ("C..c..|C..c.c") * 8, 1, 49, 0.8)
    return loop
