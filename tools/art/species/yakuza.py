"""The yakuza: a sleeve with the gang's crest, a tattooed arm, a cup of sake. Nobody sees the face."""

from __future__ import annotations

from tools.art.press.block import Block, Figure
from tools.art.press.brush import clipped, dot, fading, outline, placed, ring, shape, stroke
from tools.art.press.curves import Line, arc, ellipse, joined, moved, smooth, turned
from tools.art.press.inks import GOLD, INDIGO, INDIGO_DEEP, PAPER, PEACH, SNOW, SUMI, VERMILION
from tools.art.species.style import FULL, Style

SLEEVE = joined(
    smooth([(-34, -34), (60, -72), (160, -108), (259, -118)]),
    arc(0, 0, 285, -24.5, 68),
    smooth([(107, 264), (50, 274), (0, 262), (-26, 226), (-34, 150), (-32, 88)]),
    smooth([(-32, 88), (-46, 26), (-34, -34)]),
)
LINING = joined(smooth([(-34, -34), (-50, 26), (-32, 88)]), smooth([(-8, 94), (-26, 30), (-12, -42)]))
ARM = joined(
    smooth([(-40, -26), (-92, -44), (-132, -72), (-152, -100)]),
    smooth([(-196, -66), (-172, -18), (-116, 30), (-42, 66)]),
)
INKED = joined(
    smooth([(-40, -26), (-92, -44), (-124, -66)]), smooth([(-178, -28), (-160, -2), (-112, 34), (-42, 66)])
)
PALM = smooth(
    [
        *((-148, -96), (-176, -62), (-206, -68), (-222, -90), (-244, -102), (-250, -124), (-262, -142)),
        *((-250, -166), (-140, -160), (-96, -138), (-112, -104)),
    ],
    closed=True,
)
KNUCKLES = (
    smooth([(-222, -88), (-204, -104), (-178, -112)]),
    smooth([(-246, -104), (-226, -124), (-198, -132)]),
    smooth([(-258, -134), (-242, -148), (-224, -150)]),
)
THUMB = smooth(
    [
        *((-138, -112), (-110, -140), (-98, -172), (-104, -204), (-90, -224)),
        *((-70, -216), (-62, -176), (-80, -126), (-112, -92)),
    ],
    closed=True,
)
NAIL = smooth([(-98, -206), (-90, -196), (-80, -202), (-78, -214)])
CUP_X, CUP_Y = -152.0, -196.0
BOWL = joined(
    smooth([(-106, 0), (-86, 34), (-44, 56), (0, 60), (44, 56), (86, 34), (106, 0)]),
    arc(0, 0, 1, 0, 180, 3)[1:-1],
)
CREST = (118.0, 84.0, 84.0)


def yakuza(style: Style = FULL) -> Figure:
    """About 560 across, within a circle about the origin whose right edge is the sleeve's."""
    bowl, mouth = moved(BOWL, CUP_X, CUP_Y), ellipse(CUP_X, CUP_Y, 106, 20)
    skin = "".join(shape(part) for part in (ARM, PALM, THUMB))
    whole = skin + shape(SLEEVE) + shape(bowl) + shape(mouth)
    folds = fading("folds", (0, -120), (60, 280), 0.0, 0.5, 1.0)
    return Figure(
        whole,
        (
            Block(skin, PEACH, 0.62, grain=0.15),
            Block(shape(INKED), INDIGO, 0.9, grain=0.1),
            Block(_tattoo(), SNOW, 1, grain=0, cover=1),
            Block(_petals(), VERMILION, 1, grain=0, cover=1),
            Block(shape(SLEEVE), INDIGO_DEEP, 0.98, grain=0.12, cover=0.9),
            Block(folds + shape(SLEEVE, 'fill="url(#folds)"'), SUMI, 0.95),
            Block(shape(LINING), VERMILION, 1, grain=0.1, cover=1),
            Block(_crest(style), SNOW, 1, grain=0.05, mottle=0.04, cover=1),
            Block(shape(bowl) + shape(mouth), SNOW, 1, grain=0, cover=1),
            Block(shape(ellipse(CUP_X, CUP_Y + 2, 92, 13)), GOLD, 0.95, cover=1),
            Block(_band(bowl), INDIGO, 0.95, cover=1),
            Block(_key_back(style), SUMI, 0.97, grain=0.08, mottle=0.04, rim=0.1, cover=0.95),
            Block(shape(THUMB), PAPER, 1, grain=0, mottle=0, rim=0, cover=1),
            Block(shape(THUMB), PEACH, 0.62, grain=0.15),
            Block(_key_thumb(style), SUMI, 0.97, grain=0.08, cover=0.95),
        ),
    )


def _band(bowl: Line) -> str:
    """Drops of blue glaze in two rows."""
    glaze = "".join(
        dot(CUP_X + x, CUP_Y + 42, 8) + dot(CUP_X + x + 12, CUP_Y + 28, 5) for x in range(-96, 97, 24)
    )
    return clipped(glaze, shape(bowl), "bowl")


def _tattoo() -> str:
    """Rows of waves over the arm, up to where the sleeve no longer hides them."""
    drawn = ""
    for row in range(5):
        for column in range(4):
            x, y = -64 - row * 28 + column % 2 * 8, -34 + column * 26 - row * 16
            for radius in (15, 8):
                drawn += stroke(turned(arc(x, y, radius, 180, 360, 10), -30, (x, y)), 4, row, (0.1, 0.1))
    return clipped(drawn, shape(INKED), "arm")


def _petals() -> str:
    drawn = ""
    for x, y in ((-86, 0), (-138, -26)):
        drawn += "".join(shape(turned(ellipse(x, y - 11, 7, 9), turn, (x, y))) for turn in range(0, 360, 72))
    return drawn


def _crest(style: Style) -> str:
    """Three fish-hooks in a ring, each with its eye, its point and one barb."""
    x, y, radius = CREST
    bend = smooth([(19, -56), (21, -40), (14, -24), (-3, -17), (-19, -25), (-24, -42)])
    hook = stroke(bend, 10 if style.fine else 14, 4, (0.01, 0.01), 0.9, 0.03) + dot(19, -58, 9.5)
    hook += shape([(-29, -40), (-26, -66), (-18, -42)]) + shape([(-25, -54), (-6, -44), (-20, -38)])
    turning = "".join(placed(hook, x, y, 1, turn) for turn in (0, 120, 240))
    return ring(x, y, radius - 6, 8 if style.fine else 11) + turning


def _key_thumb(style: Style) -> str:
    drawn = stroke(THUMB[6:112], 6.5 * min(style.weight, 1.8), 7, (0.1, 0.1))
    return drawn + (stroke(NAIL, 3.4 * style.weight, 9) if style.fine else "")


def _key_back(style: Style) -> str:
    """Everything but the thumb, which lies over it."""
    w, bowl = min(style.weight, 1.8), moved(BOWL, CUP_X, CUP_Y)
    drawn = outline(SLEEVE, 8 * w, 1) + stroke(ARM[:40], 6.5 * w, 2) + stroke(ARM[40:], 6.5 * w, 3)
    drawn += stroke(bowl[:-1], 6.5 * w, 4, (0.05, 0.05), 0.5) + outline(
        ellipse(CUP_X, CUP_Y, 106, 20), 5.5 * w, 5
    )
    drawn += stroke(PALM[10:104], 6 * w, 6)
    drawn += "".join(stroke(knuckle, 4.6 * w, seed, (0.05, 0.5)) for seed, knuckle in enumerate(KNUCKLES, 20))
    if style.fine:
        drawn += stroke(smooth([(-150, -102), (-176, -90), (-196, -68)]), 3.4 * w, 8, (0.4, 0.4), 0.1)
        for seed, fold in enumerate(
            (
                [(-20, 110), (10, 150), (14, 220)],
                [(30, -50), (70, -30), (90, -8)],
                [(-10, 60), (20, 80), (30, 110)],
            )
        ):
            drawn += stroke(smooth(fold), 5 * w, seed, (0.1, 0.8), 0.05)
    return drawn
