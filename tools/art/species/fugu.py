"""Fugu, the puffer, blown up: a ball of spines, small fins far back, a beak. Looks left."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.press.block import Block, Figure
from tools.art.press.brush import dot, fading, outline, ring, shape, stroke
from tools.art.press.curves import Line, ellipse, joined, line, smooth
from tools.art.press.inks import GOLD, INDIGO, INDIGO_DEEP, OCHRE, SKY, SNOW, SUMI
from tools.art.species.forms import behind, fan
from tools.art.species.style import FULL, Style

BODY: Final = smooth(
    [(-238, -30), (-218, -78), (-164, -142), (-76, -192), (26, -204), (122, -168), (190, -98), (216, -18),
     (204, 72), (152, 158), (56, 216), (-58, 222), (-156, 172), (-216, 88), (-232, 16)],
    closed=True,
)  # fmt: skip
SHADE: Final = smooth(
    [(-232, -46), (-170, -40), (-112, -8), (-40, 0), (30, -28), (96, 2), (150, 14), (206, -8), (230, -20)]
)
BACK: Final = joined(SHADE, [(260, -260), (-260, -260)])
TAIL: Final = smooth(
    [(196, -46), (236, -36), (270, -68), (300, -84), (294, -26), (302, 40), (266, 24), (234, 4), (196, 12)]
)
TOP_FIN: Final = smooth([(112, -160), (126, -222), (170, -254), (194, -228), (190, -182), (172, -112)])
LOW_FIN: Final = smooth([(150, 150), (190, 194), (230, 206), (238, 172), (220, 128), (190, 92)])
SIDE_FIN: Final = smooth([(-22, 24), (22, -14), (62, -8), (78, 32), (64, 76), (28, 84), (-14, 62)])
BEAK: Final = smooth([(-226, -48), (-256, -46), (-268, -30), (-258, -16), (-270, 0), (-254, 16), (-224, 14)])
GILL: Final = ((-62, 8), (-46, 36), (-50, 70), (-66, 92))
EYE: Final = (-150.0, -62.0)


def fugu(style: Style = FULL) -> Figure:
    """About 580 wide, centred on the origin."""
    body, spines = shape(BODY), "".join(shape(spine) for spine in _spines(style))
    fins = shape(TAIL) + shape(TOP_FIN) + shape(LOW_FIN)
    inside = f'<clipPath id="in">{body}</clipPath>'
    night = fading("night", (0, -200), (0, 10), 1.0, 0.15)
    belly = fading("belly", (0, 60), (0, 225), 0.0, 0.75)
    return Figure(
        body + spines + fins + shape(BEAK) + shape(SIDE_FIN),
        (
            Block(body + spines + shape(BEAK), SNOW, 0.9, cover=0.9),
            Block(belly + shape(BODY, 'fill="url(#belly)"'), SKY, 0.75),
            Block(behind(fins, body, "fins"), OCHRE, cover=0.8),
            Block(inside + shape(BACK, 'clip-path="url(#in)"'), INDIGO, 0.95),
            Block(inside + night + shape(BACK, 'fill="url(#night)" clip-path="url(#in)"'), INDIGO_DEEP),
            Block(_freckles(style), SNOW, 0.9, cover=0.95),
            Block(shape(SIDE_FIN), OCHRE, cover=0.85),
            Block(dot(*EYE, 26), GOLD, cover=1),
            Block(_key(style), SUMI, 0.97, grain=0.08, mottle=0.04, rim=0.1, cover=0.95),
        ),
    )


def _spines(style: Style) -> list[Line]:
    """Thorns all round but at the mouth and the fins, leaning back a little."""
    count, reach, foot = (38, 40, 11) if style.fine else (20, 58, 22)
    found = []
    for number in range(count):
        at = int((number + 0.5) / count * len(BODY)) % len(BODY)
        root, step = BODY[at], BODY[(at + 1) % len(BODY)] - BODY[at - 1]
        out = np.array([step[1], -step[0]]) / np.hypot(*step)
        side = np.array([-out[1], out[0]]) * foot
        middle = root + out * reach * 0.4
        tip = root + out * (reach + number * 7 % 3 * 7) + np.array([7.0, 0.0])
        if root[0] > -196 and not _finned(root):
            found.append(line([root - side, middle - side * 0.42, tip, middle + side * 0.42, root + side]))
    return found


def _finned(root: Line) -> bool:
    """Where a fin grows there is no thorn."""
    return bool(root[0] > 205 or (root[0] > 100 and abs(root[1]) > 100 and abs(root[1]) < 176))


def _freckles(style: Style) -> str:
    """Pale spots on the dark back, and the white ring of the great spot."""
    spots = [(-66, -138, 14), (8, -160, 11), (72, -128, 15), (-12, -104, 10), (40, -76, 12), (132, -84, 12)]
    small = [(-108, -100, 9), (164, -34, 9), (-66, -60, 10), (104, -40, 9), (-10, -50, 8), (116, -130, 7)]
    small += [(-34, -172, 7), (-120, -136, 6), (44, -112, 6), (-40, -88, 5), (8, -128, 5), (84, -84, 6)]
    drawn = "".join(shape(ellipse(x, y, r * 1.25, r)) for x, y, r in (*spots, *(small if style.fine else [])))
    return drawn + (shape(ellipse(138, 34, 38, 31)) if style.fine else "")


def _key(style: Style) -> str:
    """The outline and every mark on it."""
    w, body = style.weight, shape(BODY)
    drawn = outline(BODY, 8 * w, 3)
    for seed, part in enumerate((TAIL, TOP_FIN, LOW_FIN), 10):
        drawn += behind(stroke(part, 6.5 * w, seed, (0.02, 0.02)), body, f"f{seed}")
    drawn += stroke(SIDE_FIN, 6.5 * w, 20, (0.02, 0.02)) + stroke(BEAK, 7 * w, 21, (0.1, 0.1))
    drawn += stroke(line([(-272, -13), (-254, -15), (-232, -10)]), 5 * w, 22, (0.02, 0.4))
    drawn += dot(*EYE, 12) + ring(*EYE, 24.5, 5 * min(w, 1.8))
    for seed, spine in enumerate(_spines(style), 400):
        drawn += outline(spine, 4 * w, seed) if style.fine else shape(spine)
    return drawn + (_fine(w) if style.fine else "")


def _fine(w: float) -> str:
    """Rays of the fins, the great spot and rows of small thorns on the belly."""
    rays = fan([(208, -36), (208, 2)], [(292, -74), (290, -26), (294, 30)], 7, 3.6 * w, 40)
    rays += fan([(120, -160), (166, -124)], [(132, -220), (170, -250), (190, -200)], 6, 3.4 * w, 50)
    rays += fan([(158, 146), (192, 106)], [(190, 192), (230, 204), (224, 140)], 6, 3.4 * w, 60)
    drawn = behind(rays, shape(BODY), "rays")
    drawn += fan([(-16, 36), (-12, 58)], [(30, -12), (62, -2), (76, 34), (62, 74), (28, 82)], 7, 3.4 * w, 70)
    drawn += shape(ellipse(138, 34, 27, 21)) + stroke(smooth(GILL), 6 * w, 80, (0.3, 0.3))
    for row, y in enumerate(range(44, 210, 25)):
        for x in range(-200 + row % 2 * 17, 190, 34):
            inside = ((x + 8) / 196) ** 2 + ((y - 12) / 192) ** 2 < 0.9
            if inside and not (-96 < x < 184 and y < 106):
                thorn = smooth([(x - 6, y - 4), (x + x * 0.06, y + 13), (x + 6, y - 4)], steps=6)
                drawn += stroke(thorn, 3.4 * w, 300 + x + row, (0.3, 0.3), 0.2)
    return drawn
