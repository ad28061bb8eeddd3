"""The duel: shamisen and drum talk, bar by bar; neither lets the other finish for long."""

from __future__ import annotations

from tools.sound.music.drummers import drum
from tools.sound.music.loop import Loop
from tools.sound.music.players import Player
from tools.sound.music.scales import IN_ON_B
from tools.sound.music.voices import koto_voice, shamisen_voice
from tools.sound.waves import Wave

BEATS, TEMPO = 64, 124

TALK = """
B3!:.5 B3' E4 F#4 G4* F#4 E4 F#4    | B3!:1 .:3                          |
B3!:.5 B3' E4 F#4 B4 G4 F#4^ E4     | C4* B3 .:3                         |
E4:.25 E4' E4 E4' G4:.5 F#4 E4 C4 B3 C4 | E4<!:1 .:3                     |
B4!:.5 G4 F#4 E4 F#4:.25 F#4' G4 F#4 E4:.5 C4 | B3!:1 .:2 B3':.5 B3'      |
E4:.5 F#4 B4~:1 .:2                 | G4:.5 B4 C5*~:1 .:2                |
E5!:.5 C5 B4 G4 B4 C5 B4^ G4        | F#4=:2 E4:.5 C4 B3:1               |
B3!:.5 B3' E4 F#4 G4* F#4 E4 F#4    | B3!:1 .:1 B3:.25 B3' B3 B3' C4:.5 E4 |
F#4:.5 G4 B4 G4 F#4^ E4 C4 E4       | B3!:1.5 .:2.5                      |
"""
ANSWER = """
W...w...|.DdTtTdD|W...w...|.dT.TdDD|
W...w...|.TtTD.dd|W...w...|.DTtTTD.|
W.w...DT|W.w...DT|W...w...|..TtT.DD|
W...w...|.DT.D...|W...w...|..DtTtDD|
"""
GROUND = """
B2:2 E3 | B2:2 B2 | B2:2 G3 | C3:2 B2 | E3:2 C3 | E3:2 E3 | E3:2 C3 | B2:2 B2 |
E3:2 B3 | G3:2 C4 | E3:2 G3 | F#3:2 B2 | B2:2 E3 | B2:2 B2 | F#3:2 C3 | B2:2 B2 |
"""
CHASE = "B4?:.25 B4'? C5? B4'? G4?:.5 F#4? B4?:.25 B4'? G4? F#4'? E4?:.5 F#4?|"
FLIGHT = "E5?:.25 E5'? C5? B4'? C5?:.5 E5? C5?:.25 B4'? G4? B4'? F#4?:.5 G4?|"
SPIRAL = "G4?:.25 F#4?' G4? B4?' C5?:.5 B4? G4?:.25 F#4?' E4? C4?' B3?:.5 C4?|"
HALT = "B4!:.5 . B4!:.5 . F#4?:.25 G4?' F#4? E4?' C4?:.5 B3?|"
FIRST = CHASE + SPIRAL + CHASE + HALT


def layers() -> dict[str, Wave]:
    """Calm: the talk. Drive: the great drum walks. Tension: a second shamisen gives chase."""
    return {
        "calm": _calm().in_hall(1.0, 0.14),
        "drive": _drive().in_hall(1.0, 0.14),
        "tension": _tension().in_hall(1.0, 0.15),
    }


def _calm() -> Loop:
    loop = Loop(BEATS, TEMPO)
    Player(shamisen_voice, 0.52, -0.2, IN_ON_B).play(loop, TALK, 31)
    Player(koto_voice, 0.22, 0.2, IN_ON_B).play(loop, GROUND, 32)
    drum(loop, ANSWER, 0.5, 33, 0.65)
    return loop


def _drive() -> Loop:
    loop = Loop(BEATS, TEMPO)
    drum(loop, ("D..d..D.|K.kkD.k." * 3 + "D..d..D.|D.kDkDDD") * 2, 0.5, 34)
    drum(loop, ("t.tTt.tT" * 15 + "tTtTTTTT"), 0.5, 35, 0.55)
    drum(loop, "...." * 3 + "..Y." + "...." * 3 + "..YS" + "...." * 3 + "...S" + "...." * 3 + "Y..S", 1, 39)
    return loop


def _tension() -> Loop:
    loop = Loop(BEATS, TEMPO)
    Player(shamisen_voice, 0.3, 0.42, IN_ON_B).play(
        loop, FIRST + CHASE + FLIGHT + SPIRAL + HALT + FLIGHT * 2 + SPIRAL + CHASE + FIRST, 36
    )
    drum(loop, ("C...c.c.|C...c.C.|C...c.c.|C.c.CcCC") * 4, 0.5, 37)
    drum(loop, ("M...M.m.|M...M.mm" * 7 + "M.m.M.m.|MMMMMMMM"), 0.5, 38, 0.7)
    return loop
