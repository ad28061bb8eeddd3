"""What holds a seat back: an anchor under its crest, and a chain of any length."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces.cutout import key
from tools.art.press.block import Block, Figure
from tools.art.press.brush import box, dot, fading, outline, ring, shape, stroke
from tools.art.press.curves import arc, ellipse, joined, line, mirrored, smooth, straight
from tools.art.press.inks import SLATE, SNOW, SUMI, Ink
from tools.art.press.sheet import Sheet

SIZE: Final = (96, 96)
IRON: Final[Ink] = (236, 238, 238)
LINK: Final = (32, 24)
BARB: Final = line([(78, 44), (92, 68), (70, 66)])


def anchor() -> Figure:
    """96 square from the origin: ring, stock, shank, and arms with great barbs."""
    arms = joined(arc(48, 50, 36, 8, 172, 30), arc(48, 44, 28, 160, 20, 30))
    shank = line([(42, 26), (54, 26), (55, 84), (48, 91), (41, 84)])
    stock = smooth([(20, 30), (48, 27), (76, 30), (76, 38), (48, 36), (20, 38)], closed=True)
    barbs = (BARB, mirrored(BARB, 48))
    form = "".join(shape(part) for part in (arms, shank, stock, *barbs)) + ring(48, 15, 9, 7)
    low = fading("low", (0, 40), (0, 94), 0.0, 0.9)
    rim = f'<g fill="#000" stroke="#000" stroke-width="9" stroke-linejoin="round">{_solid(form)}</g>'
    rim += ring(48, 15, 9, 15)
    return Figure(
        rim,
        (
            Block(rim, SUMI, 1, 0, 0, 0, cover=1),
            Block(form, IRON, 1, grain=0.12, cover=1),
            Block(low + f'<g fill="url(#low)">{_solid(form)}</g>', SLATE, 0.4),
            Block(stroke(straight((45.5, 30), (45.5, 78)), 3, 4, (0.2, 0.3)), SNOW, 0.95, cover=1),
            key(outline(stock, 2.6, 3) + dot(26, 34, 2) + dot(70, 34, 2)),
        ),
    )


def _solid(form: str) -> str:
    """Without its ring, whose middle stays open."""
    return form[: form.index("<circle")]


def hung() -> Image.Image:
    """Dark round its edge, to stand out from crest and lane alike."""
    sheet = Sheet(SIZE, SIZE, 182)
    figure = anchor()
    sheet.print(figure)
    sheet.cut(figure.silhouette)
    return sheet.picture()


def chain() -> Image.Image:
    """One link on edge between two halves of the next: it repeats sideways."""
    wide, tall = LINK
    sheet = Sheet((wide * 3, tall), (wide * 3, tall), 183)
    flat = [ellipse(x, tall / 2, 9.6, 6.6) for x in np.arange(-16, 3 * wide + 17, wide) + 0.0]
    edge = "".join(box(x - 10, tall / 2 - 2.6, 20, 5.2, 2.6) for x in range(0, 3 * wide + 1, wide))
    hollow = "".join(
        f'<path d="{_loop(one)}" fill="none" stroke="#000" stroke-width="WIDE"/>' for one in flat
    )
    rims = hollow.replace("WIDE", "9.4") + f'<g stroke="#000" stroke-width="4.6">{edge}</g>'
    sheet.lines(rims, SUMI, 1)
    sheet.ink(Block(hollow.replace("WIDE", "4.6"), IRON, 1, grain=0, mottle=0, rim=0, cover=1))
    sheet.lines(f'<g stroke="#000" stroke-width="3.4">{edge}</g>', SUMI, 1)
    sheet.ink(Block(edge, SNOW, 1, grain=0, mottle=0, rim=0, cover=1))
    sheet.cut(rims)
    return sheet.picture().crop((wide, 0, 2 * wide, tall))


def _loop(points: np.ndarray) -> str:
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"


PICTURES: Final = {
    "art/harbor/anchor": Picture(SIZE, hung),
    "art/harbor/chain": Picture(LINK, chain),
}
