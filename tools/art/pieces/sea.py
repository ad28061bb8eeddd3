"""What the sea does in the duel: a splash in three frames, and the torn edge that brings day or night."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import box, clipped, dot, fading, shape, stroke
from tools.art.press.curves import Line, joined
from tools.art.press.inks import GOLD, INDIGO, INDIGO_LIGHT, LAMP, OCHRE, SNOW, SUMI
from tools.art.press.sheet import Sheet
from tools.art.species.forms import flow, limb

SIZE: Final = (480, 400)
FOOT: Final = 372.0
HEIGHTS: Final = {1: 0.52, 2: 1.0, 3: 0.72}
SPRAYS: Final = (
    (-96, -58, 150, 8), (96, 58, 150, -8), (-62, -34, 230, 8), (64, 36, 220, -8),
    (-26, -14, 300, 9), (30, 14, 280, -9), (0, 2, 336, 6),
)  # fmt: skip
"""Tongues of water: where each leaves the sea, how it leans, how high it goes and how it curls."""

SWEEP: Final = (120, 1080)


def splash(number: int) -> Image.Image:
    """It rises, stands, and falls in drops; upright and without rings."""
    sheet, tall = Sheet(SIZE, SIZE, 160 + number), HEIGHTS[number]
    chance = np.random.default_rng(20 + number)
    tongues = [_tongue(*spray, tall, number == 3) for spray in SPRAYS]
    base = _swell(number)
    across, up = chance.normal(240, 46 + 28 * number, 16), chance.uniform(90, 320, 16)
    large = chance.uniform(3, 8, 16)
    drops = "".join(dot(*one) for one in np.column_stack([across, FOOT - tall * up, large]).tolist())
    forms = "".join(shape(one) for one in tongues) + shape(base)
    rim = f'<g stroke="#000" stroke-width="9" stroke-linejoin="round">{forms}{drops}</g>'
    sheet.ink(Block(rim, SUMI, 1, 0, 0, 0, cover=1))
    for one in tongues:
        sheet.ink(Block(f'<g stroke="#000" stroke-width="5">{shape(one)}</g>', SUMI, 1, 0, 0, 0, cover=1))
        sheet.ink(Block(shape(one), SNOW, 1, 0.06, 0.02, cover=1))
        low = fading("low", (0, FOOT - 190 * tall), (0, FOOT), 0.0, 0.9)
        sheet.ink(Block(low + shape(one, 'fill="url(#low)"'), INDIGO_LIGHT, 0.95, 0.2, cover=0.9))
    sheet.ink(Block(drops, SNOW, 1, 0.05, cover=1))
    sheet.ink(Block(shape(base), INDIGO, 1, 0.2, cover=1))
    crest = stroke(base[: len(base) // 2], 5, 3, (0.2, 0.2), 0.2)
    sheet.ink(Block(crest, SNOW, 0.9, 0.1, cover=1))
    sheet.cut(rim)
    return sheet.picture()


def _tongue(x: float, lean: float, long: float, curl: float, tall: float, falling: bool) -> Line:
    """Thick at its foot, sharp at its end, which leans over when it falls."""
    turns = [(0, 0), (0.5, -curl * 0.2), (1, -curl * (5 if falling else 2))]
    way = flow((240 + x * 0.9, FOOT - 12), -90 + lean * 0.5, long * tall, turns)
    half = 27 if abs(x) < 50 else 21
    return limb(way, [(0, half), (0.3, half * 0.74), (0.6, half * 0.5), (0.85, half * 0.3), (1, 1.5)])


def _swell(number: int) -> Line:
    """The hump of water all of it stands on."""
    wide, x = 120 + 34 * number, np.linspace(-1, 1, 40)
    top = FOOT - 32 * np.cos(x * np.pi / 2).clip(0) ** 0.8 - 5 * np.sin(x * 14) * (1 - x * x)
    low = FOOT + 12 * np.cos(x * np.pi / 2)
    across = 240 + wide * x
    return joined(np.column_stack([across, top]), np.column_stack([across, low])[::-1])


def sweep() -> Image.Image:
    """A torn strip of washi with gold at its front, as it goes from left to right."""
    sheet, chance = Sheet(SWEEP, SWEEP, 170), np.random.default_rng(9)
    y = np.linspace(-20, 1100, 150)
    back = 20 + 7 * chance.standard_normal(150).cumsum() / 6 % 14 + chance.normal(0, 2, 150)
    seam = 66 + 5 * np.sin(y / 60) + chance.normal(0, 1.6, 150)
    front = 104 + 4 * np.sin(y / 43) + chance.normal(0, 2.4, 150)
    left, middle, right = (np.column_stack([x, y]) for x in (back, seam, front))
    paper, gold = shape(joined(left, middle[::-1])), shape(joined(middle, right[::-1]))
    sheet.bare(paper, 0.5)
    sheet.ink(Block(gold, GOLD, 1, 0.3, 0.1, cover=1))
    shine = fading("s", (60, 0), (110, 0), 0.0, 0.9, 0.0)
    shone = clipped(shine + box(0, -20, 120, 1120, 0, 'fill="url(#s)"'), gold, "g")
    sheet.ink(Block(shone, LAMP, 0.7, 0.2, cover=1))
    fibres = stroke(middle, 5, 3, (0.001, 0.001), 0.7, 0.5)
    sheet.ink(Block(fibres, OCHRE, 0.8))
    sheet.lines(stroke(right, 4, 4, (0.001, 0.001), 0.8, 0.4), SUMI)
    sheet.cut(paper + gold + stroke(right, 4, 4, (0.001, 0.001), 0.8, 0.4))
    return sheet.picture()


PICTURES: Final = {
    **{f"art/duel/splash_{n}": Picture(SIZE, partial(splash, n), 64) for n in (1, 2, 3)},
    "art/duel/sweep": Picture(SWEEP, sweep, 64),
}
