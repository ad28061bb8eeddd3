"""Hotategai on the sand at low tide, seen from above: the wash runs out, a net lies drying."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.cards.foam import froth, white
from tools.art.cards.scenes.air import wash
from tools.art.cards.scenes.weeds import kelp
from tools.art.press.block import Block
from tools.art.press.brush import clipped, dot, fading, outline, path, placed, shape, stroke
from tools.art.press.curves import Line, ellipse, joined, moved, smooth
from tools.art.press.inks import CEDAR, INDIGO, MOSS, OCHRE, PEACH, PINE, SEA, SEA_PALE, SLATE, SNOW, SUMI
from tools.art.press.sheet import Sheet
from tools.art.species.hotategai import hotategai

EDGE: Final = smooth(
    [(10, 420), (70, 392), (130, 352), (210, 338), (290, 352), (370, 316), (440, 262), (530, 268), (600, 316),
     (680, 318), (740, 280)]
)  # fmt: skip
ROPE: Final = smooth(
    [(10, 566), (70, 590), (120, 650), (150, 730), (220, 800), (300, 850), (350, 930), (372, 1040)]
)
SHELLS: Final = ((566, 822, 0.34, 24, True), (664, 736, 0.2, -40, False))


def ground(sheet: Sheet) -> None:
    """View 750 by 1050."""
    _sand(sheet)
    _wash(sheet)
    _net(sheet)
    _drift(sheet)
    for x, y, scale, degrees, flip in (*SHELLS, (396, 566, 0.96, -4, False)):
        shadow = placed(hotategai().silhouette, x + 26 * scale, y + 30 * scale, scale, degrees, flip)
        sheet.ink(Block(shadow, SLATE, 0.6, rim=0))
        sheet.print(hotategai(), x, y, scale, degrees, flip)


def _sand(sheet: Sheet) -> None:
    wash(sheet, PEACH, 20, 1030, 0.5, 0.55, 0.75)
    wash(sheet, OCHRE, 620, 1030, 0.0, 0.55)
    chance, grains = np.random.default_rng(5), ""
    for _ in range(420):
        grains += dot(chance.uniform(20, 730), chance.uniform(360, 1030), chance.uniform(0.8, 2.4))
    ripples = ""
    for number in range(13):
        y, x = 440 + number * 46, 60 + number * 271 % 520
        ripple = smooth([(x, y), (x + 50, y - 12), (x + 104, y - 4), (x + 160, y - 16), (x + 214, y - 8)])
        ripples += stroke(ripple, 4, number, (0.4, 0.5), 0.1)
    sheet.ink(Block(grains + ripples, CEDAR, 0.8))


def _wash(sheet: Sheet) -> None:
    """The sea comes from above; under its edge the sand is wet."""
    sea = joined(EDGE, [(740, 10), (10, 10)])
    wet = joined(moved(EDGE, 0, 46), [(740, 10), (10, 10)])
    sheet.ink(Block(shape(wet), SLATE, 0.3))
    sheet.bare(shape(sea))
    sheet.ink(Block(shape(sea), SEA_PALE, 0.95))
    far = fading("far", (0, 20), (0, 330), 1.0, 0.6, 0.0)
    sheet.ink(Block(far + shape(sea, 'fill="url(#far)"'), SEA, 0.95))
    deep = fading("deep", (0, 20), (0, 190), 1.0, 0.0)
    sheet.ink(Block(deep + shape(sea, 'fill="url(#deep)"'), INDIGO, 0.95))
    lines = "".join(
        stroke(moved(EDGE, 0, -(34 + 36 * at)), 6 - at * 0.7, at, (0.03, 0.03), 0.2, 0.5) for at in range(6)
    )
    sheet.ink(Block(clipped(lines, shape(sea), "lace"), SNOW, 0.95, cover=1))
    white(sheet, [], froth(moved(EDGE, 0, -4), 14, 62, 3), 3)
    beads = froth(moved(EDGE, 0, 26), 3.4, 40, 9)
    sheet.bare(beads, 0.5)


def _net(sheet: Sheet) -> None:
    """Knotted meshes in the corner, held by a rope with floats of wood."""
    area = shape(joined(ROPE, [(10, 1040)]))
    mesh = "".join(_thread(number, side) for number in range(-16, 26) for side in (-1, 1))
    sheet.ink(Block(clipped(mesh, area, "net"), INDIGO, 0.9, cover=0.9))
    sheet.lines(stroke(ROPE, 15, 2, (0.01, 0.01), 0.9), SUMI)
    twist = "".join(shape(ellipse(x, y, 6.5, 3.6, 12)) for x, y in ROPE[3::3])
    sheet.ink(Block(twist, OCHRE, cover=1))
    for number, at in enumerate((12, 46, 76)):
        x, y = ROPE[at]
        sheet.bare(placed(shape(ellipse(0, 0, 34, 20)), x, y, 1, 40))
        sheet.ink(Block(placed(shape(ellipse(0, 0, 34, 20)), x, y, 1, 40), CEDAR, 0.95))
        rings = stroke(ellipse(0, 0, 22, 11)[4:40], 3, 5) + stroke(ellipse(0, 0, 12, 5)[2:30], 3, 6)
        sheet.lines(placed(outline(ellipse(0, 0, 34, 20), 5, number) + rings, x, y, 1, 40), SUMI)


def _thread(number: int, side: int) -> str:
    t = np.linspace(0, 1, 30)
    x = -60 + number * 27 + side * 190 * t + 10 * np.sin(t * 7 + number)
    y = 540 + 520 * t + 12 * np.sin(t * 5 + number * 2)
    data = path(np.column_stack([x, y]), closed=False)
    return f'<path d="{data}" fill="none" stroke="#000" stroke-width="2.6"/>'


def _drift(sheet: Sheet) -> None:
    """Torn weed that the tide has left."""
    for at, (x, y, tall, sway, wide, heading, ink) in enumerate(
        (
            (730, 470, 250, 20, 14, 168, PINE),
            (742, 500, 210, -18, 12, 150, MOSS),
            (420, 890, 190, 22, 12, -14, PINE),
        )
    ):
        blade, middle = kelp(x, y, tall, sway, wide, heading)
        _leaf(sheet, blade, middle, ink, at)


def _leaf(sheet: Sheet, blade: Line, middle: Line, ink: tuple[int, int, int], seed: int) -> None:
    sheet.ink(Block(shape(moved(blade, 7, 8)), SLATE, 0.5))
    sheet.bare(shape(blade))
    sheet.ink(Block(shape(blade), ink, 0.95))
    sheet.lines(stroke(blade, 4, seed, (0.01, 0.01)) + stroke(middle, 3, seed, (0.1, 0.5)), SUMI)
