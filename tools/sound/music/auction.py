"""The auction: a busy shamisen over wood and koto, pressed on by drums and gongs. Form A A' B A''."""

from __future__ import annotations

from tools.sound.music.drummers import drum
from tools.sound.music.loop import Loop
from tools.sound.music.players import Player
from tools.sound.music.scales import IN_ON_E
from tools.sound.music.voices import koto_voice, shamisen_voice
from tools.sound.waves import Wave

BEATS, TEMPO = 64, 112

MELODY = """
E4:.5 E4' B4 A4 B4 C5* B4 A4     | F4^ E4 . E4' F4 A4 B4:1             |
E5:.5 C5 B4 A4' B4 C5 B4^ A4     | F4 A4 F4^ E4 E4!:1 .:.5 B3'          |
E4 E4' B4 A4 B4 C5* B4 A4        | F4^ E4 . E4' F4 A4 B4:1              |
C5:.5 E5 F5* E5 C5 B4 A4 B4'     | C5 B4 A4^ F4 E4!:1 E4':.5 E4'        |
B3 C4 E4:1 .:.5 E4' F4 E4        | A4 B4 C5:1 .:.5 C5' B4 A4            |
E5!:1 F5*:.5 E5 C5 B4 C5 E5      | B4=:2 A4:.5 F4 E4^ B3                |
E4 E4' B4 A4 B4 C5* B4 A4        | F4^ E4 . E4' F4 A4 B4:1              |
E5:.5 C5 B4 A4' F4 A4 B4 C5      | B4 A4 F4* A4 E4~!:1.5 .:.5           |
"""
GROUND = """
E3:1 B3 E3 A3 | E3:1 C4 A3 B3  | A3:1 E4 A3 E3 | F3:1 A3 E3:2    |
E3:1 B3 E3 A3 | E3:1 C4 A3 B3  | A3:1 C4 F3 B3 | A3:1 F3 E3+B3:2 |
B2:1 E3 B2 E3 | A2:1 E3 A2 E3  | E3:1 C4 A3 C4 | B2:1 F3 A2 B2   |
E3:1 B3 E3 A3 | E3:1 C4 A3 B3  | A3:1 E4 F3 A3 | B3:1 F3 E3+B3:2 |
"""
FIGURE = "E5?:.25 B4? A4? B4? C5?:.5 B4? E5?:.25 B4? A4? F4? A4?:.5 B4?|"
TURNED = "A4?:.25 C5? E5? C5? B4?:.5 A4? F4?:.25 A4? B4? A4? F4?:.5 E4?|"
CLIMB = "B3?:.25 C4? E4? F4? A4?:.5 C5? E5?:.25 C5? B4? A4? F4?:.5 A4?|"
CLOSE = "B4?:.25 A4? F4? A4? B4?:.5 C5? F4?:.25 A4? F4? E4? E4?:.5 B4?|"
HIGH = """
E5=:4 | F5=:2 E5=:2 | E5!:.5 E5' F5 E5 C5 E5 B4 C5 | F5=:2 E5:.5 . E5' .  |
E5=:4 | F5=:2 E5=:2 | A5!:.5 F5 E5 C5 E5 F5 E5 C5  | F5=:2 E5:.5 . E5' E5' |
.:2 E5:.5 F5 E5 . | .:2 C5:.5 E5 F5:1 | B5=:4      | F5=:2 E5:.5 C5 B4 C5 |
E5=:4 | F5=:2 E5=:2 | E5!:.5 C5' E5 F5 A5 F5 E5 C5 | F5:.5 E5 F5 E5 E5!:1 .:1 |
"""


def layers() -> dict[str, Wave]:
    """Calm, drive and tension, one above the other."""
    return {
        "calm": _calm().in_hall(1.2, 0.15),
        "drive": _drive().in_hall(1.2, 0.15),
        "tension": _tension().in_hall(1.2, 0.16),
    }


def _calm() -> Loop:
    loop = Loop(BEATS, TEMPO)
    Player(shamisen_voice, 0.5, -0.18, IN_ON_E).play(loop, MELODY, 21)
    Player(koto_voice, 0.34, 0.28, IN_ON_E).play(loop, GROUND, 22)
    drum(loop, ("W..w..w.|W..w.ww." * 3 + "W..w..w.|W.w.wwH.") * 2, 0.5, 23, 0.8)
    return loop


def _drive() -> Loop:
    loop = Loop(BEATS, TEMPO)
    drum(loop, ("D...d.D.|..t.d.tt" * 3 + "D...d.D.|T.tTd.TT") * 2, 0.5, 24)
    drum(loop, ("..t...t.|..t...tt" * 7 + "..t...t.|t.t.ttTT"), 0.5, 25, 0.7)
    theme = FIGURE + TURNED + FIGURE + CLOSE
    figure = theme + FIGURE + TURNED + CLIMB + CLOSE + CLIMB * 2 + FIGURE + TURNED + theme
    Player(koto_voice, 0.26, 0.5, IN_ON_E).play(loop, figure, 26)
    return loop


def _tension() -> Loop:
    loop = Loop(BEATS, TEMPO)
    Player(shamisen_voice, 0.3, 0.42, IN_ON_E).play(loop, HIGH, 27)
    drum(loop, ("C.ccC.c.|C.ccC.cc" * 7 + "C.ccC.cc|CcCcCCCC"), 0.5, 28)
    drum(loop, ("M.m.M...|M.m.M.m.|M.m.M...|M.mmMMMM") * 4, 0.5, 29, 0.8)
    return loop
