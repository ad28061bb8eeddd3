"""The hand that is thrown, its back to us and its thumb up: a fist, half open, one to four fingers."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces.arms.anatomy import (
    SIZE,
    Finger,
    Part,
    blush,
    bow,
    finger,
    flesh,
    hand,
    marks,
    printed,
    straightish,
)
from tools.art.press.block import Figure
from tools.art.press.brush import box, fading, shape, stroke
from tools.art.press.curves import joined, smooth

KNUCKLES: Final = ((312.0, 208.0), (336.0, 268.0), (328.0, 329.0), (298.0, 384.0))
LONG: Final = (222.0, 238.0, 222.0, 172.0)
WIDE: Final = (66.0, 68.0, 64.0, 56.0)
SPREAD: Final = (-17.0, -5.0, 7.0, 21.0)
BENT: Final = (4.0, 3.0, -3.0, -6.0)
ABOVE: Final = smooth([(-10, 222), (60, 224), (112, 226), (170, 196), (236, 176), (304, 172)])
BELOW: Final = smooth([(300, 416), (272, 418), (216, 408), (160, 388), (110, 374), (60, 376), (-10, 380)])
BACK: Final = joined(ABOVE, [(330, 200), (350, 268), (344, 330), (322, 396)], BELOW)


def raised(number: int, spread: float | None = None, reach: float = 1.0, nail: float = 1.0) -> Part:
    """A finger stretched out; one that comes towards us is shorter."""
    x, y = KNUCKLES[number]
    heading = SPREAD[number] if spread is None else spread
    bone = straightish(x - 14, y, heading, LONG[number] * reach + 14, BENT[number])
    creases = (0.46, 0.5, 0.76) if reach > 0.8 else (0.52, 0.58)
    return finger(Finger(bone, WIDE[number], 10 * number + 10, nail, (-0.2, -0.1, 0.0, 0.1)[number], creases))


def folded(number: int) -> Part:
    """Bent away from us at the knuckle: its first joint, seen from above, and the turn of the second."""
    x, y = KNUCKLES[number]
    half, far = WIDE[number] / 2 + 1, (84.0, 88.0, 82.0, 72.0)[number]
    lean = (-6.0, -2.0, 3.0, 8.0)[number]
    around = [
        (x - 18, y - half + 2), (x + 26, y - half - 1 + lean * 0.4), (x + far - 18, y - half + lean),
        (x + far, y - half * 0.5 + lean), (x + far + 5, y + lean), (x + far - 2, y + half * 0.6 + lean),
        (x + far - 20, y + half + lean), (x + 26, y + half + lean * 0.4), (x - 18, y + half - 2),
    ]  # fmt: skip
    part = flesh(around, 50 + number, 0.95)
    ridge = [
        (x + far - 26, y - half * 0.5 + lean),
        (x + far - 17, y + lean),
        (x + far - 28, y + half * 0.45 + lean),
    ]
    second = [(px - 10, py) for px, py in ridge]
    return marks(
        part,
        bow(ridge, 5, number + 3) + bow(second, 3.6, number + 8),
        flush=blush(x + far - 8, y + lean, 40, f"end{number}"),
        within=f"fold{number}",
    )


def back() -> Part:
    """From the wrist to the knuckles; open where fingers leave it."""
    lines = stroke(ABOVE, 10, 1, (0.02, 0.1), 0.4) + stroke(BELOW, 12, 2, (0.1, 0.02), 0.4)
    lines += bow([(96, 352), (110, 338), (104, 326)], 5, 70) + bow([(84, 262), (92, 292), (86, 318)], 3.4, 71)
    hollow = smooth([(290, 416), (220, 384), (160, 352), (110, 340), (-10, 340)])
    low = fading("low", (0, 336), (0, 420), 0.0, 1.0)
    return Part(BACK, lines, low + shape(joined(BELOW, hollow[::-1]), 'fill="url(#low)"'))


def sinews(up: int) -> str:
    """On the back: lines to the raised fingers, dimples behind them, round bones behind the folded ones."""
    drawn = ""
    for number, ((x, y), dy) in enumerate(zip(KNUCKLES, (18.0, 8.0, -8.0, -20.0), strict=True)):
        if number != 3:
            drawn += bow(
                [(x - 34, y + dy * 0.2), (x - 98, y + dy), (x - 150, y + dy * 1.6)], 4.4, 60 + number
            )
        if number < up:
            drawn += bow([(x - 14, y - 15), (x - 5, y), (x - 13, y + 14)], 4.8, 80 + number)
        else:
            drawn += bow([(x - 8, y - 25), (x + 8, y - 2), (x - 10, y + 22)], 6.4, 80 + number)
    return drawn


def blushes() -> str:
    """Over the knuckles."""
    return "".join(blush(x - 2, y, 46, f"k{number}") for number, (x, y) in enumerate(KNUCKLES))


THUMB_AWAY: Final = ((128, 232), (170, 190), (226, 154), (286, 148), (338, 166), (352, 196), (300, 220))
"""Laid across the palm, behind: only its ball is seen."""


def count(up: int) -> Figure:
    """Fingers from the uppermost on, as the market counts."""
    fingers = [raised(number) if number < up else folded(number) for number in range(4)]
    return hand([flesh(THUMB_AWAY, 90), back(), *fingers[::-1]], blushes(), sinews(up))


def half() -> Figure:
    """On the way from fist to fingers: all of them come up at once."""
    thumb = finger(Finger(straightish(182, 252, -46, 190, 26), 70, 92, 0.7, -0.2, (0.6, 0.65)))
    fingers = [raised(number, SPREAD[number] * 1.5, 0.56, 0.85) for number in range(4)]
    return hand([thumb, back(), *fingers[::-1]], blushes(), sinews(4))


def flick() -> Figure:
    """Two fingers held together send a card away."""
    fingers = [raised(0, -21), raised(1, -17), folded(2), folded(3)]
    return hand([flesh(THUMB_AWAY, 90), back(), *fingers[::-1]], blushes(), sinews(2))


THUMB: Final = (
    (96, 226), (150, 190), (224, 156), (288, 156), (340, 170), (376, 200), (384, 228), (364, 243),
    (326, 234), (280, 226), (232, 234), (196, 252),
)  # fmt: skip
THUMB_NAIL: Final = smooth(
    [(322, 188), (334, 180), (356, 191), (370, 210), (366, 222), (349, 217), (330, 204)], closed=True
)


def fist() -> Figure:
    """Four knuckles ahead, the thumb over them."""
    thumb = flesh(THUMB, 95, shade=False)
    creases = bow([(276, 172), (284, 190), (278, 206)], 4.6, 96)
    creases += bow([(264, 172), (271, 190), (265, 204)], 3.6, 97)
    dark = fading("th", (0, 200), (0, 250), 0.0, 1.0) + box(260, 190, 150, 70, 0, 'fill="url(#th)"')
    thumb = marks(
        thumb,
        creases + stroke(joined(THUMB_NAIL, THUMB_NAIL[:3]), 4.4, 98, (0.1, 0.1), 0.6),
        dark,
        blush(370, 226, 60, "tip"),
        shape(THUMB_NAIL),
        within="thumb",
    )
    return hand([back(), *(folded(number) for number in (3, 2, 1, 0)), thumb], blushes(), sinews(0))


def counted(up: int) -> Image.Image:
    """One to four."""
    return printed(count(up), 310 + up)


PICTURES: Final = {
    "art/duel/hands/fist": Picture(SIZE, lambda: printed(fist(), 301)),
    "art/duel/hands/half": Picture(SIZE, lambda: printed(half(), 302)),
    "art/duel/hands/flick": Picture(SIZE, lambda: printed(flick(), 303)),
    **{f"art/duel/hands/{up}": Picture(SIZE, partial(counted, up)) for up in (1, 2, 3, 4)},
}
