"""Dawn at the gate: a koto, and a flute that answers from across the water. Form A A' B A''."""

from __future__ import annotations

from tools.sound.breath import SHAKUHACHI
from tools.sound.music.drummers import drum
from tools.sound.music.loop import Loop
from tools.sound.music.players import Player
from tools.sound.music.scales import IN_ON_D
from tools.sound.music.voices import Flute, koto_voice, shamisen_voice
from tools.sound.waves import Wave

BEATS, TEMPO = 32, 58

MELODY = """
A4:1.5 Bb4:.5 D5:1 Eb5*:1    | D5:1 Bb4:.5 A4? A4~:2         |
A4:1.5 Bb4:.5 D5:1 G5:1      | Eb5*:.5 D5 Bb4:1 A4~:2        |
G4:1 A4:.5 Bb4 A4:1 Eb4<:1   | D4:.5 Eb4 G4 A4 Bb4~:2        |
A4:1.5 Bb4:.5 D5:1 Eb5*:1    | D5:.5 Bb4 A4 G4 Eb4*:.5 D4~:1.5 |
"""
GROUND = """
D3:1 A3:.5 D4 G4? D4? A3? G3?       | G3:1 Bb3:.5 D4 A3:1 A2:1               |
D3:1 A3:.5 D4 Bb3? D4? G4? Eb4?     | G3:1 Bb3:.5 G3 A3 D4? A4?:1            |
Eb3:1 Bb3:.5 Eb4 D3 A3 Eb4? Bb3?    | G3:.5 D4? G4? D4? Eb3 Bb3 G3? Bb3?      |
D3:1 A3:.5 D4 G4? D4? Bb3? G3?      | G3:.5 D4 A3 G3 G3? D3+A3+D4:1.5            |
"""
FLUTE = """
.:4                                 | .:2.5 D5?:.5 Eb5? D5?                   |
D5?~:2 .:2                          | .:2 D5?<:1 A4?:1                        |
Bb4~:2 D5*:1 Bb4:1                  | G4~:3 Bb4?:1                             |
A4?:1.5 .:2.5                       | .:2.5 D5?~:1.5                          |
"""
LOW = """
D2+D3:4                             | G2:2 A2:2                               |
D2+D3:4                             | G2:2 D2:2                               |
Eb2+Eb3:2 D2:2                      | G2:2 Eb2:2                              |
D2+D3:2 G2:2                        | G2:1 A2:1 D2:2                          |
"""
RIPPLES = """
.:2 D5?:.25 A4? G4? A4? D5?:.5 A4?  | .:2 A4?:.25 Bb4?' A4? G4?' A4?:1        |
.:2 D5?:.25 Bb4? G4? Bb4? D5?:.5 G4?  | .:2 A4?:.25 G4?' Eb4? G4?' A4?:1      |
Bb4?:.5 G4? Eb4? G4? D4?:.25 Eb4? G4? A4? Bb4?:.5 G4? | G4?:.5 A4? Bb4? D5? Eb5?=:2 |
.:2 D5?:.25 A4? G4? A4? G4?:.5 Eb5? | D5?:.25 Bb4? A4? G4? Eb4?:.5 G4? .:.5 D4?:1.5 |
"""


def layers() -> dict[str, Wave]:
    """Calm: koto, flute and a bowl. Drive: a far drum, low strings, and a shamisen that wakes."""
    return {"calm": _calm().in_hall(2.2, 0.26), "drive": _drive().in_hall(2.0, 0.24)}


def _calm() -> Loop:
    loop = Loop(BEATS, TEMPO, sway=0.09)
    Player(koto_voice, 0.5, -0.15, IN_ON_D).play(loop, MELODY, 11)
    Player(koto_voice, 0.27, 0.25, IN_ON_D).play(loop, GROUND, 12)
    Player(Flute(SHAKUHACHI), 0.13, 0.35, IN_ON_D).play(loop, FLUTE, 14)
    drum(loop, "R.......|........|G.......|R.......", 1, 13, 0.5)
    return loop


def _drive() -> Loop:
    loop = Loop(BEATS, TEMPO, sway=0.09)
    Player(shamisen_voice, 0.32, -0.4, IN_ON_D).play(loop, RIPPLES, 17)
    Player(koto_voice, 0.3, 0.1, IN_ON_D).play(loop, LOW, 15)
    drum(loop, "d...|...d|d...|..dd|d...|...d|d.d.|d.dd", 1, 16, 0.5)
    return loop
