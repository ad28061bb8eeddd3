"""After the match: a festival flute, drums and hand gong. Form A A' B A'."""

from __future__ import annotations

from tools.sound.breath import SHINOBUE
from tools.sound.music.drummers import drum
from tools.sound.music.loop import Loop
from tools.sound.music.players import Player
from tools.sound.music.scales import YO_ON_D
from tools.sound.music.voices import Flute, koto_voice, shamisen_voice
from tools.sound.waves import Wave

BEATS, TEMPO = 64, 126

FLUTE = """
D5:1 E5:.5 G5 A5:1 G5:.5 A5     | B5*:1 A5:.5 G5 A5~:2              |
G5:.5 A5 B5 A5 G5:1 E5:.5 G5    | E5*:.5 D5 E5 G5 D5~:2              |
D5:1 E5:.5 G5 A5:1 G5:.5 A5     | B5:.5 D6* B5 A5 B5~:2              |
A5:.5 B5 A5 G5 E5:1 G5:.5 A5    | G5:.5 E5 D5 E5 D5~:1.5 .:.5         |
B5:1 B5:.5 A5 B5:1 D6           | B5:.5 A5 G5 A5 B5~:2               |
A5:1 A5:.5 G5 A5:1 B5           | A5:.5 G5 E5 G5 A5~:2               |
D5:1 E5:.5 G5 A5:1 G5:.5 A5     | B5:.5 D6* B5 A5 B5~:2              |
A5:.5 B5 A5 G5 E5:1 G5:.5 A5    | G5:.5 E5 D5 E5 D5~:1.5 .:.5         |
"""
STRINGS = """
D4:.5 D4' A4 D4' G4 D4' A4:1    | G4:.5 G4' D5 B4 A4 D4' A4:1         |
G4:.5 G4' B4 G4' E4 E4' B3:1    | E4:.5 E4' A4 E4' D4 D4' D4!:1       |
D4:.5 D4' A4 D4' G4 D4' A4:1    | G4:.5 G4' D5 B4^ G4 B4 D5:1         |
A4:.5 A4' E4 A4' E4 E4' G4:1    | G4:.5 E4^ A3 E4 D4! A3' D4:1        |
G4:.5 G4' B4 G4' D5 B4' G4:1    | G4:.5 D4' G4 A4 B4 G4' B4:1         |
D4:.5 D4' A4 D4' A4 A4' E4:1    | A4:.5 G4^ E4 G4 A4 E4' A4:1         |
D4:.5 D4' A4 D4' G4 D4' A4:1    | G4:.5 G4' D5 B4^ G4 B4 D5:1         |
A4:.5 A4' E4 A4' E4 E4' G4:1    | G4:.5 E4^ A3 E4 D4! A3' D4:1        |
"""
GROUND = """
D3:2 G3 | G3:2 D3 | G3:2 E3 | A2:2 D3 | D3:2 G3 | G3:2 G3 | A3:2 E3 | A2:2 D3 |
G3:2 D3 | G3:2 G3 | D3:2 A3 | A3:2 E3 | D3:2 G3 | G3:2 G3 | A3:2 E3 | A2:2 D3 |
"""


def layers() -> dict[str, Wave]:
    """Calm: flute, strings, a light drum. Drive: the whole procession."""
    return {"calm": _calm().in_hall(1.3, 0.16), "drive": _drive().in_hall(1.3, 0.16)}


def _calm() -> Loop:
    loop = Loop(BEATS, TEMPO, swing=0.07)
    Player(Flute(SHINOBUE), 0.22, 0.15, YO_ON_D).play(loop, FLUTE, 51)
    Player(shamisen_voice, 0.3, -0.3, YO_ON_D).play(loop, STRINGS, 52)
    Player(koto_voice, 0.24, 0.3, YO_ON_D).play(loop, GROUND, 53)
    drum(loop, ("T.ttT.t.|T.ttT.tt" * 3 + "T.ttT.t.|T.tTTtT.") * 2, 0.5, 54, 0.7)
    return loop


def _drive() -> Loop:
    loop = Loop(BEATS, TEMPO, swing=0.07)
    drum(loop, ("D..dD.d.|D..dDkd." * 3 + "D..dD.d.|D.DDkDD.") * 2, 0.5, 55, 0.9)
    drum(loop, ("C.ccC.cc|C.ccCcC." * 8), 0.5, 56)
    drum(loop, "....|..H." * 7 + "....|H.H.", 1, 57, 0.8)
    drum(loop, ("....|....|....|..YS") * 4, 1, 58, 0.9)
    return loop
