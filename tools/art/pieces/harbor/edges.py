"""Edges of what lies over the table: the rod and fringe of a sheet, and the frame of a step of the film."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.places.ground import cutout
from tools.art.press.block import Block
from tools.art.press.brush import box, dot, fading, outline, shape, stroke
from tools.art.press.curves import Line, joined, line, moved, smooth, straight
from tools.art.press.inks import CEDAR, GOLD, INDIGO, INDIGO_DEEP, LAMP, OCHRE, SUMI, VERMILION
from tools.art.press.sheet import Sheet

EDGE: Final = (3808, 48)
FRAME: Final = (400, 230)
ROD: Final = (4.0, 18.0)
"""Upper and lower edge of the bamboo, in pixels of the picture."""


def _fringe() -> list[Line]:
    """Short lengths of cloth, each cut a little otherwise, a loop over the rod between them."""
    chance, found, x = np.random.default_rng(6), [], 8.0
    while x < EDGE[0] - 20:
        wide = min(float(chance.uniform(150, 210)), EDGE[0] - 8 - x)
        low = 38 + float(chance.uniform(-3, 3))
        foot = smooth(
            [(x + wide, low), (x + wide * 0.66, low + 4), (x + wide * 0.33, low + 1), (x + 2, low + 3)]
        )
        found.append(joined(line([(x, 11), (x + wide, 11)]), foot))
        x += wide + 4
    return found


def sheet_edge() -> Image.Image:
    """Bamboo above, indigo below; nothing of it may be written on."""
    w = EDGE[0]
    sheet = Sheet(EDGE, EDGE, 719)
    lengths, (top, low) = _fringe(), ROD
    cloth = "".join(map(shape, lengths))
    sheet.ink(Block(cloth, INDIGO, 1, grain=0.2, cover=1))
    fall = fading("fall", (0, 10), (0, 44), 0.9, 0.2, 0.3)
    sheet.ink(Block(fall + f'<g fill="url(#fall)">{cloth}</g>', INDIGO_DEEP, 0.9))
    threads = "".join(
        stroke(moved(one[2:], 0, -5), 2.2, n, (0.01, 0.01), 0.9) for n, one in enumerate(lengths)
    )
    sheet.ink(Block(threads, (206, 192, 164), 0.85, grain=0.1, cover=1))
    sheet.lines("".join(outline(one, 3, n, 0.1) for n, one in enumerate(lengths)), SUMI)
    rod = box(2, top, w - 4, low - top, 6)
    sheet.ink(Block(rod, OCHRE, 1, grain=0.15, cover=1))
    shade = fading("rod", (0, top), (0, low), 0.0, 0.2, 1.0)
    sheet.ink(Block(shade + f'<g fill="url(#rod)">{rod}</g>', CEDAR, 0.85))
    nodes = "".join(stroke(straight((x, top), (x + 1, low)), 3.4, x % 97) for x in range(90, w, 237))
    loops = "".join(box(one[0][0] + 30, top - 3, 16, low - top + 7, 4) for one in lengths)
    sheet.lines(nodes + f'<g fill="none" stroke="#000" stroke-width="3">{rod}</g>', SUMI)
    sheet.ink(Block(loops, INDIGO, 1, grain=0.1, cover=1))
    sheet.lines(f'<g fill="none" stroke="#000" stroke-width="2.6">{loops}</g>', SUMI)
    sheet.cut(cloth + f'<g stroke="#000" stroke-width="1.4">{rod + loops + cloth}</g>')
    return cutout(sheet, 64)


def film_frame() -> Image.Image:
    """A window of dark cloth in lacquered wood, with a tag for its number."""
    w, h = FRAME
    sheet = Sheet(FRAME, FRAME, 720, paper=(24, 36, 66))
    outer, inner = shapes.plate(4, 4, w - 8, h - 8, 12), shapes.plate(15, 15, w - 30, h - 30, 7)
    sheet.ink(Block(shape(outer), (104, 66, 42), 1, grain=0.35, cover=1))
    sheet.ink(Block(shape(inner), (20, 34, 66), 1, grain=0.12, mottle=0.04, cover=1))
    down = fading("d", (0, 14), (0, h), 0.9, 0.2, 0.1, 0.5)
    sheet.ink(Block(down + shape(inner, 'fill="url(#d)"'), (10, 14, 32), 0.8, grain=0, cover=1))
    sheet.lines(outline(outer, 5, 3, 0.08) + outline(inner, 4, 4, 0.08), SUMI)
    sheet.ink(
        Block(outline(shapes.plate(20, 20, w - 40, h - 40, 4), 1.8, 5, 0.1), GOLD, 0.7, grain=0.2, cover=1)
    )
    tag = shapes.worn(shapes.plate(8, 6, 56, 56, 8), 0.4, 3)
    sheet.ink(Block(shape(tag), LAMP, 1, grain=0.1, cover=1))
    sheet.lines(outline(tag, 4.4, 6, 0.1), SUMI)
    nails = "".join(dot(x, y, 3.4) for x in (w - 12, 12) for y in (h - 12, 12) if (x, y) != (12, 12))
    sheet.ink(Block(nails, VERMILION, 0.9, cover=1))
    sheet.cut(shape(shapes.plate(2, 2, w - 4, h - 4, 13)))
    return sheet.picture()


PICTURES: Final = {
    "art/harbor/sheet_edge": Picture(EDGE, sheet_edge),
    "art/harbor/film_frame": Picture(FRAME, film_frame),
}
