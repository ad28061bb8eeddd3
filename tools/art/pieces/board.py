"""The quotation board: its spaces, the niches over it, and the strip with the order of the products."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces.shapes import plate, worn
from tools.art.press.block import Block
from tools.art.press.brush import box, fading, outline, shape, stroke
from tools.art.press.curves import arc, joined, line, straight
from tools.art.press.inks import BARK, CEDAR, GOLD, INDIGO, INDIGO_DEEP, INDIGO_LIGHT, SEA, SOOT, SUMI
from tools.art.press.sheet import Sheet

SPACE: Final = (62, 92)
NICHE: Final = (118, 104)
ORDER: Final = (614, 72)


def space(tenth: bool) -> Image.Image:
    """Dark where its number stands, tide at its foot where markers stand; every tenth is gold-rimmed."""
    width, height = SPACE
    sheet = Sheet(SPACE, SPACE, seed=50 + tenth)
    whole = box(0, 0, width, height)
    sheet.ink(Block(whole, INDIGO if tenth else INDIGO_DEEP, 0.98, grain=0.16, mottle=0.07))
    night = fading("night", (0, 0), (0, height), 0.35, 0.1, 0.0)
    sheet.ink(Block(night + box(0, 0, width, height, 0, 'fill="url(#night)"'), SUMI, 0.9))
    low = fading("low", (0, height * 0.45), (0, height), 0.0, 0.55)
    sheet.ink(Block(low + box(0, 0, width, height, 0, 'fill="url(#low)"'), SEA if tenth else INDIGO, 0.9))
    frame = outline(plate(2, 2, width - 4, height - 4, 3), 2.4 if tenth else 1.6, 5, 0.3)
    sheet.ink(Block(frame, GOLD if tenth else INDIGO_LIGHT, 0.9 if tenth else 0.75, cover=1))
    return sheet.picture()


def niche() -> Image.Image:
    """An alcove in the wood of the board: its lintel above, dark within for a figure in gold."""
    width, height = NICHE
    sheet = Sheet(NICHE, NICHE, seed=54)
    board = plate(3, 3, width - 6, height - 6, 6)
    sheet.ink(Block(shape(board), CEDAR, 0.96, grain=0.4, mottle=0.15))
    sheet.ink(Block(box(3, 3, width - 6, 13), BARK, 0.6))
    inside = joined(arc(26, 36, 14, 180, 270, 8), arc(width - 26, 36, 14, 270, 360, 8))
    inside = joined(inside, line([(width - 12, height - 12), (12, height - 12)]))
    sheet.ink(Block(shape(inside), SOOT, 0.98, grain=0.12, cover=1))
    deep = fading("deep", (0, 22), (0, height), 0.9, 0.2)
    sheet.ink(Block(deep + shape(inside, 'fill="url(#deep)"'), SUMI, 0.9))
    sheet.lines(outline(inside, 3, 6, 0.15) + outline(worn(board, 0.4, 3), 4.4, 3, 0.12), SUMI)
    sheet.lines(stroke(straight((6, 16), (width - 6, 16)), 2.2, 4), SUMI)
    sheet.cut(shape(worn(plate(1.6, 1.6, width - 3.2, height - 3.2, 7), 0.2, 5)))
    return sheet.picture()


def order() -> Image.Image:
    """A batten hung under the board, indigo cloth on wood, for the products and arrows between them."""
    width, height = ORDER
    sheet = Sheet(ORDER, ORDER, seed=57)
    board = plate(3, 3, width - 6, height - 6, 6)
    sheet.ink(Block(shape(board), CEDAR, 0.96, grain=0.4, mottle=0.15))
    cloth = worn(plate(9, 9, width - 18, height - 18, 4), 0.5, 8)
    sheet.ink(Block(shape(cloth), INDIGO_DEEP, 0.98, grain=0.2, cover=1))
    seams = "".join(
        stroke(straight((14 + k * 9.0, y), (19 + k * 9.0, y)), 1.5, k)
        for k in range(66)
        for y in (15, height - 15)
    )
    sheet.ink(Block(seams, INDIGO_LIGHT, 0.7, cover=1))
    sheet.lines(outline(cloth, 2.2, 6, 0.2) + outline(worn(board, 0.4, 3), 4.4, 3, 0.12), SUMI)
    sheet.cut(shape(worn(plate(1.6, 1.6, width - 3.2, height - 3.2, 7), 0.2, 5)))
    return sheet.picture()


PICTURES: Final = {
    "art/board/space": Picture(SPACE, partial(space, False)),
    "art/board/tenth": Picture(SPACE, partial(space, True)),
    "art/board/niche": Picture(NICHE, niche),
    "art/board/order": Picture(ORDER, order),
}
