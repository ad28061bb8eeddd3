"""Specks of light: dust in a beam, glints on water, sparks of coins."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import dot, glowing, shape, stroke
from tools.art.press.curves import smooth
from tools.art.press.inks import GOLD, LAMP, SNOW
from tools.art.press.sheet import Sheet

DUST: Final = (12, 12)
GLINT: Final = (64, 20)
SPARK: Final = (24, 24)


def dust(number: int) -> Image.Image:
    """A soft speck, from faint to clear."""
    sheet = Sheet((24, 24), DUST, 80 + number, paper=LAMP)
    dense = (0.25, 0.5, 0.8)[number]
    sheet.cut(glowing("speck", 12, 12, 11, dense, dense * 0.6, 0.0) + dot(12, 12, 11, 'fill="url(#speck)"'))
    return sheet.picture()


def glint(number: int) -> Image.Image:
    """Light on the crest of a ripple: one stroke, two, three."""
    ripples = (
        smooth([(24, 22), (50, 17), (78, 22)]),
        smooth([(62, 30), (88, 25), (112, 29)]),
        smooth([(10, 12), (34, 8), (58, 11)]),
    )
    strokes = "".join(
        stroke(line, 5.5, seed, (0.45, 0.45), 0.05) for seed, line in enumerate(ripples[: number + 1])
    )
    sheet = Sheet((128, 40), GLINT, 84 + number, paper=SNOW)
    sheet.cut(f'<g opacity="{(0.55, 0.75, 0.95)[number]}">{strokes}</g>')
    return sheet.picture()


def spark(number: int) -> Image.Image:
    """Four points of gold with a pale heart, burning down."""
    reach = (22.0, 15.0, 8.0)[number]
    waist = reach * 0.16
    star = [(24, 24 - reach), (24 + waist, 24 - waist), (24 + reach * 0.7, 24), (24 + waist, 24 + waist)]
    star += [(24, 24 + reach), (24 - waist, 24 + waist), (24 - reach * 0.7, 24), (24 - waist, 24 - waist)]
    sheet = Sheet((48, 48), SPARK, 88 + number, paper=LAMP)
    sheet.ink(Block(shape(star), GOLD, 0.9, cover=0.9))
    sheet.bare(dot(24, 24, reach * 0.2))
    halo = glowing("halo", 24, 24, reach, 0.5, 0.0) + dot(24, 24, reach, 'fill="url(#halo)"')
    sheet.cut(shape(star) + halo)
    return sheet.picture()


PICTURES: Final = {
    f"art/life/{name}_{n + 1}": Picture(size, partial(draw, n))
    for name, size, draw in (("dust", DUST, dust), ("glint", GLINT, glint), ("spark", SPARK, spark))
    for n in range(3)
}
