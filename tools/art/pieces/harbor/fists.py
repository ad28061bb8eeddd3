"""The secret of the tuna auction: a fist and the hand that opens, in greys for a seat's dye."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces.cutout import cutout, key
from tools.art.places.cloth import seigaiha
from tools.art.press.block import Block, Figure
from tools.art.press.brush import clipped, fading, outline, shape, stroke
from tools.art.press.curves import Line, arc, joined, smooth, straight
from tools.art.press.inks import SNOW, Ink
from tools.art.species.forms import behind

SIZE: Final = (200, 160)
SKIN: Final[Ink] = (252, 240, 222)
GREY: Final[Ink] = (188, 190, 196)
"""Of the sleeve: a dye multiplied in leaves it darker than the hand."""

SHADE: Final[Ink] = (112, 116, 128)
FINGERS: Final = ((-40.0, 47.0), (-15.0, 60.0), (9.0, 61.0), (33.0, 49.0))
"""Degrees from straight up and length, from the forefinger."""

ROOTS: Final = ((-21.0, -16.0), (-8.0, -23.0), (7.0, -24.0), (20.0, -17.0))
PALM: Final = smooth(
    [(-27, -10), (-16, -25), (0, -29), (17, -26), (27, -13), (28, 8), (20, 28), (-16, 30), (-27, 12)],
    closed=True,
)
THUMB: Final = smooth(
    [(-20, 22), (-36, 10), (-54, -2), (-63, -14), (-58, -21), (-47, -17), (-34, -7), (-22, -8), (-15, 4)],
    closed=True,
)
CUFF: Final = smooth([(-56, 66), (-50, 38), (-40, 22), (-14, 26), (10, 27), (36, 20), (48, 36), (56, 66)])


HEM: Final = joined(CUFF[14:-14], (CUFF[14:-14] + np.array([0, 9.0]))[::-1])


def _sleeve(ink: Ink) -> tuple[Block, ...]:
    """Waves dyed into it, deeper towards its foot, and a white hem."""
    low, cloth = fading("low", (0, 16), (0, 66), 0.0, 0.75), shape(CUFF)
    return (
        Block(cloth, ink, 0.98, grain=0.15, cover=1),
        Block(clipped(seigaiha(-70, 0, 140, 70, 11, 1.7, "waves"), cloth, "cloth"), SHADE, 0.55, grain=0.1),
        Block(low + f'<g fill="url(#low)">{cloth}</g>', SHADE, 0.55, grain=0.1),
        Block(shape(HEM), SNOW, 1, grain=0, cover=1),
    )


def _folds() -> str:
    drawn = "".join(
        stroke(straight((x, 62), (x * 0.7 + 2, 36)), 3, x + 60, (0.05, 0.6)) for x in (-34, -6, 24)
    )
    return drawn + stroke(CUFF, 5, 20, (0.02, 0.02), 0.7) + stroke(HEM[len(HEM) // 2 :], 2.6, 22)


def _folded(number: int) -> Line:
    """From the knuckle down to the second joint, side by side, the little finger lower."""
    x, top, low = -26.0 + 17.4 * number, (-38.0, -43.0, -41.0, -34.0)[number], (-2.0, 0.0, 0.0, -3.0)[number]
    return smooth(
        [
            *((x - 8.4, top + 9), (x - 4.5, top + 1), (x + 4.5, top + 1), (x + 8.4, top + 9)),
            *((x + 8.4, low - 8), (x + 5, low), (x - 5, low), (x - 8.4, low - 8)),
        ],
        closed=True,
    )


FIST: Final = smooth(
    [(-36, -26), (-20, -40), (10, -42), (32, -32), (38, -8), (34, 14), (24, 32), (-22, 32), (-35, 14)],
    closed=True,
)
LOCK: Final = smooth(
    [(-38, 4), (-36, -7), (-24, -8), (-6, 0), (10, 2), (17, 9), (12, 17), (-6, 16), (-22, 22), (-34, 18)],
    closed=True,
)
"""The thumb, over the folded fingers."""


def closed() -> Figure:
    """What it holds is nobody's business; its cuff is that of the open hand."""
    fingers = [_folded(number) for number in range(4)]
    front, lock, cuff = "".join(map(shape, fingers)), shape(LOCK), shape(CUFF)
    lines = behind(outline(FIST, 4.2, 1), front + lock, "fist")
    lines += behind("".join(outline(one, 4, 2 + n) for n, one in enumerate(fingers)), lock, "lock")
    lines += outline(LOCK, 4.2, 9) + stroke(smooth([(11, 5), (14, 9), (10, 14)]), 2.2, 10)
    low = fading("fold", (0, -12), (0, 34), 0.0, 0.6)
    form = shape(FIST) + front + lock
    return Figure(
        form + cuff,
        (
            Block(form, SKIN, 1, grain=0.12, cover=1),
            Block(low + f'<g fill="url(#fold)">{shape(FIST) + front}</g>', SHADE, 0.5),
            Block(lock, SKIN, 1, grain=0.1, cover=1),
            *_sleeve(GREY),
            key(behind(lines, cuff, "cuff") + _folds()),
        ),
    )


def _finger(number: int) -> Line:
    """A little bent, as of a hand that has just let go."""
    (x, y), (turn, long) = ROOTS[number], FINGERS[number]
    heading = np.radians(turn - 90)
    ahead, across = (
        np.array([np.cos(heading), np.sin(heading)]),
        np.array([-np.sin(heading), np.cos(heading)]),
    )
    foot = np.array([x, y]) - ahead * 10
    tip = np.array([x, y]) + ahead * (long - 7) + across * (number - 1.5) * 1.6
    cap = arc(float(tip[0]), float(tip[1]), 7.4, turn - 180, turn, 10)
    return joined(np.array([foot - across * 8.6]), cap, np.array([foot + across * 8.6]))


def opened(sleeve: Ink = GREY, skin: Ink = SKIN) -> Figure:
    """Palm to the viewer, five fingers spread, nothing in it; from -85 to 66."""
    fingers = [_finger(number) for number in range(4)]
    digits = "".join(map(shape, fingers))
    skin_form = digits + shape(PALM) + shape(THUMB)
    lines = behind("".join(outline(one, 4, n) for n, one in enumerate(fingers)), shape(PALM), "palm")
    lines += behind(outline(THUMB, 4, 8), shape(PALM), "thumb")
    lines += behind(outline(PALM, 4, 9), digits + shape(THUMB) + shape(CUFF), "digits")
    lines += stroke(smooth([(-18, -6), (-6, 6), (-10, 24)]), 2.6, 11, (0.05, 0.5))
    lines += stroke(smooth([(-16, -11), (2, -8), (20, -14)]), 2.6, 12, (0.2, 0.4))
    lines = behind(lines, shape(CUFF), "cuff") + _folds()
    hollow = fading("hollow", (0, -20), (0, 26), 0.0, 0.5)
    return Figure(
        skin_form + shape(CUFF),
        (
            Block(skin_form, skin, 1, grain=0.12, cover=1),
            Block(hollow + shape(PALM, 'fill="url(#hollow)"'), SHADE, 0.4),
            *_sleeve(sleeve),
            key(lines),
        ),
    )


def shown(figure: Figure, x: float, y: float, scale: float) -> Image.Image:
    """The sleeve runs out of the picture below."""
    return cutout(figure, SIZE, x, y, scale, 181)


PICTURES: Final = {
    "art/harbor/fist_closed": Picture(SIZE, lambda: shown(closed(), 100, 74, 1.3)),
    "art/harbor/fist_open": Picture(SIZE, lambda: shown(opened(), 102, 92, 1.06)),
}
