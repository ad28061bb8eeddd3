"""Faces of one colour: the fish before the moon, free places for points and an effect."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.cards.duel.night import COLOURS, PIXELS, SIZE, border, field, points
from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import box, dot, fading, ring, words
from tools.art.press.inks import GOLD, INDIGO_DEEP, SUMI
from tools.art.press.sheet import Sheet
from tools.art.species.style import TABLE

MOON: Final = (140, 230, 104)


def face(name: str) -> Image.Image:
    """Points go into the circle at (70, 70), an effect to the right of it."""
    kind, sheet = COLOURS[name], Sheet(SIZE, PIXELS, 11 + len(name))
    field(sheet, kind)
    x, y, radius = MOON
    sheet.bare(dot(x, y, radius), 0.1)
    shade = fading("shade", (0, y), (0, y + radius), 0.0, 0.5)
    sheet.ink(Block(shade + dot(x, y, radius, 'fill="url(#shade)"'), kind.field, 0.7))
    sheet.lines(ring(x, y, radius, 2.6), SUMI)
    pose, span = kind.pose, 2 * radius
    sheet.print(
        kind.figure(TABLE),
        x + pose.dx * span,
        y + pose.dy * span,
        span / 580 * pose.scale * 1.06,
        pose.degrees,
    )
    points(sheet, 70, 70, 50)
    sheet.ink(Block(box(16, 344, 248, 32), INDIGO_DEEP, 1, grain=0.1, cover=1))
    sheet.ink(Block(words(name.upper(), 141, 370, 30, "title", spacing=3), GOLD, 1, grain=0.03, cover=1))
    border(sheet)
    sheet.cut(box(0, 0, *SIZE, 16))
    return sheet.picture()


PICTURES: Final = {f"art/duel/faces/{name}": Picture(PIXELS, partial(face, name)) for name in COLOURS}
