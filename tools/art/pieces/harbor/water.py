"""Water over the table: the lane of the race, the wave that pulls barrels back, frost over a row."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from tools.art.cards.foam import claws, froth, spray, white
from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.places.cloth import seigaiha
from tools.art.places.ground import cutout
from tools.art.press.block import Block, mask
from tools.art.press.brush import box, clipped, fading, outline, shape, stroke
from tools.art.press.curves import Line, joined, smooth
from tools.art.press.inks import INDIGO, INDIGO_DEEP, SEA, SEA_PALE, SNOW, SUMI, Ink
from tools.art.press.sheet import Sheet

LANE: Final = (1896, 180)
WAVE: Final = (640, 200)
FROST: Final = (600, 140)


def lane() -> Image.Image:
    """Night water in a frame of rope-brown wood, so calm that crests and figures stand on it."""
    w, h = 948.0, 90.0
    sheet = Sheet((w, h), LANE, 714, paper=(20, 46, 70))
    area = shapes.plate(1, 1, w - 2, h - 2, 9)
    sheet.ink(Block(shape(area), (24, 56, 80), 0.8, grain=0.4, mottle=0.12, cover=1))
    sheet.ink(
        Block(
            clipped(seigaiha(0, 0, w, 96, 15, 1.0, "sea"), shape(area), "low"), (70, 104, 132), 0.2, cover=1
        )
    )
    down = fading("d", (0, 0), (0, h), 1, 0.35, 0.1, 0.5)
    sheet.ink(Block(down + shape(area, 'fill="url(#d)"'), INDIGO_DEEP, 0.85, grain=0.1, mottle=0.04, cover=1))
    edge = shapes.plate(2.6, 2.6, w - 5.2, h - 5.2, 8)
    sheet.lines(outline(edge, 5.4, 3, 0.05), SUMI)
    sheet.ink(Block(outline(edge, 2.2, 3, 0.05), (120, 86, 58), 1, grain=0.2, cover=1))
    sheet.cut(shape(area))
    return cutout(sheet, 64)


CRESTS: Final[tuple[Line, ...]] = (
    smooth(
        [
            (8, 176),
            (110, 150),
            (220, 112),
            (320, 84),
            (396, 82),
            (440, 104),
            (428, 116),
            (440, 140),
            (500, 166),
            (632, 184),
        ]
    ),
    smooth(
        [
            *((8, 180), (90, 136), (190, 74), (300, 40), (400, 36), (472, 66), (492, 104), (452, 88)),
            *((414, 96), (406, 128), (438, 158), (520, 178), (632, 186)),
        ]
    ),
    smooth([(8, 172), (120, 156), (240, 150), (360, 158), (440, 150), (520, 166), (632, 184)]),
)
LIPS: Final[tuple[Line, ...]] = (
    smooth([(330, 84), (396, 82), (440, 104)]),
    smooth([(290, 42), (400, 36), (472, 66), (490, 102)]),
    smooth([(150, 154), (300, 154), (440, 150), (530, 168)]),
)
"""Where each breaks."""


def wave(number: int) -> Image.Image:
    """It rises from the left, falls over, and runs out."""
    sheet = Sheet(WAVE, WAVE, 715 + number)
    crest, lip = CRESTS[number], LIPS[number]
    foot = smooth([(632, 184), (560, 193), (430, 188), (300, 194), (160, 189), (60, 193), (8, 178)])
    body = shape(joined(crest, foot))
    sheet.ink(Block(body, SEA, 1, grain=0.2, cover=1))
    deep = fading("deep", (0, 40), (0, 196), 0.0, 0.5, 1.0)
    sheet.ink(Block(deep + f'<g fill="url(#deep)">{body}</g>', INDIGO, 0.95))
    sheet.ink(Block(clipped(_ribs(crest, number), body, "ribs"), SEA_PALE, 0.95, grain=0.1, cover=1))
    sheet.lines(stroke(crest, 5.5, 3, (0.02, 0.02), 0.8) + stroke(foot, 3.4, 4, (0.05, 0.05), 0.6), SUMI)
    fingers = claws(lip, (13, 21, 9)[number], (5, 8, 9)[number], 4 + number, (20, 24, 60)[number])
    beads = froth(lip, (7, 9, 7)[number], (10, 16, 30)[number], 6)
    white(sheet, fingers, beads, 2.2)
    drops = "".join(spray(*((430, 100, 50, 8), (480, 84, 90, 22), (470, 160, 60, 12))[number], 3))
    sheet.lines(drops.replace("/>", 'stroke="#000" stroke-width="3"/>'), SUMI)
    sheet.bare(drops, 0.4)
    grown = "".join(shape(one, 'stroke="#000" stroke-width="5"') for one in fingers)
    wide = beads.replace('stroke-width="0"', 'stroke-width="5"')
    line = stroke(crest, 5.5, 3, (0.02, 0.02), 0.8) + stroke(foot, 3.4, 4, (0.05, 0.05), 0.6)
    sheet.cut(body + line + grown + wide + drops.replace("/>", 'stroke="#000" stroke-width="3"/>'))
    return sheet.picture()


def _ribs(crest: Line, number: int) -> str:
    """Water drawn up the back of it."""
    drawn = ""
    for at in range(1, 7):
        shift = np.column_stack(
            [np.full(len(crest), at * 5.0), np.full(len(crest), at * (9.0, 13.0, 6.0)[number])]
        )
        part = (crest + shift)[4 : len(crest) * (62, 50, 90)[number] // 100]
        drawn += stroke(part, 3.4 - at * 0.25, at, (0.3, 0.25), 0.1, 0.3)
    return drawn


def frost() -> Image.Image:
    """Ferns of ice grow in from all four sides over a breath of white; the middle stays clear."""
    chance = np.random.default_rng(17)
    ferns = "".join(_fern(chance, *_root(chance, at / 64)) for at in range(64))
    w, h = FROST
    x, y = np.meshgrid(np.arange(w), np.arange(h))
    cloud = gaussian_filter(chance.standard_normal((h, w)), 7) * 2.4
    rim = np.minimum(np.minimum(x, w - 1 - x) / 84, np.minimum(y, h - 1 - y) / 52) + cloud
    veil = 0.72 * (1 - rim.clip(0, 1)) ** 1.5
    veil = veil * mask(shape(shapes.plate(1, 1, w - 2, h - 2, 12)), FROST, FROST)
    lines = mask(ferns, FROST, FROST)
    drawn = np.empty((h, w, 4), np.uint8)
    tone: Ink = (196, 220, 234)
    drawn[..., :3] = (np.array(tone) * (1 - lines[..., None]) + np.array(SNOW) * lines[..., None]).astype(
        np.uint8
    )
    alpha = np.maximum(veil, 0.92 * lines * mask(box(1, 1, w - 2, h - 2, 12), FROST, FROST))
    # In steps: a smooth haze would cost more bytes than the ferns.
    drawn[..., 3] = np.rint(alpha * 24) * (255 / 24)
    return Image.fromarray(drawn)


def _root(chance: np.random.Generator, part: float) -> tuple[float, float, float]:
    """On the rim, and where it grows to, in degrees."""
    w, h = FROST
    way = part * 2 * (w + h)
    sway = float(chance.uniform(-28, 28))
    if way < w:
        return way, 0, 90 + sway
    if way < w + h:
        return w, way - w, 180 + sway
    if way < 2 * w + h:
        return 2 * w + h - way, h, 270 + sway
    return 0, 2 * (w + h) - way, sway


def _fern(chance: np.random.Generator, x: float, y: float, turn: float) -> str:
    """A stem and its barbs, shorter towards the tip."""
    long, heading = float(chance.uniform(24, 62)), np.radians(turn)
    tip = (x + long * np.cos(heading), y + long * np.sin(heading))
    drawn = stroke(np.linspace((x, y), tip, 10), 2.6, 3, (0.02, 0.7), 0.1)
    for at in np.linspace(0.2, 0.85, 7):
        root = (x + (tip[0] - x) * at, y + (tip[1] - y) * at)
        for side in (-1, 1):
            way, reach = heading + side * np.radians(52), long * 0.34 * (1.05 - at)
            end = (root[0] + reach * np.cos(way), root[1] + reach * np.sin(way))
            drawn += stroke(np.linspace(root, end, 6), 1.9, 4, (0.02, 0.7), 0.15)
    return drawn


PICTURES: Final = {
    "art/harbor/lane": Picture(LANE, lane),
    **{f"art/harbor/wave_{n + 1}": Picture(WAVE, partial(wave, n)) for n in range(3)},
    "art/harbor/frost": Picture(FROST, frost),
}
