"""The lantern over a seat: a paper chochin with the sign of fish; lit in three flickers, or out."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces.glow import glowing_behind
from tools.art.press.block import Block
from tools.art.press.brush import box, fading, glowing, outline, shape, stroke, words
from tools.art.press.curves import Line, joined, mirrored, moved, smooth, straight
from tools.art.press.inks import BARK, GOLD, LAMP, ORANGE, SLATE, SNOW, SOOT, STONE, SUMI, VERMILION
from tools.art.press.sheet import Sheet

SIZE: Final = (88, 140)
HALF: Final = smooth([(15, -45), (29, -36), (36, -18), (37, 2), (34, 22), (27, 37), (15, 45)])
RIBS: Final = ((-35, 29), (-25, 33.5), (-14, 36), (-3, 37), (8, 36.5), (19, 34.5), (29, 31.5), (38, 25))

RINGS: Final = box(24, 14, 40, 12, 3) + box(24, 113, 40, 12, 3)
CORD: Final = stroke(straight((44, 0), (44, 14)), 4, 1, (0.01, 0.01), 0.9)
TASSEL: Final = stroke(straight((44, 124), (44, 139.5)), 11, 2, (0.5, 0.05), 0.35)


def lantern(flame: float | None, bright: float = 1.0) -> Image.Image:
    """`flame` is how high it burns, in pixels from the middle downwards; None is out."""
    sheet = Sheet(SIZE, SIZE, seed=40)
    belly = moved(joined(HALF, mirrored(HALF)[::-1]), 44, 70)
    if flame is None:
        _cold(sheet, belly)
    else:
        _lit(sheet, belly, 70 + flame, bright)
    _ribs(sheet, flame is not None)
    sheet.lines(words("魚", 44, 88, 46, "brush"), SUMI if flame is not None else SOOT)
    sheet.lines(outline(belly, 4.4, 6, 0.12), SUMI)
    _fittings(sheet, flame is not None)
    sheet.cut(_whole(belly))
    drawn = sheet.picture()
    return drawn if flame is None else glowing_behind(drawn, shape(belly), LAMP, 0.5 * bright, 8)


def _whole(belly: Line) -> str:
    rim = f'<g stroke="#000" stroke-width="3" stroke-linejoin="round">{shape(belly)}</g>'
    return rim + RINGS + CORD + TASSEL


def _lit(sheet: Sheet, belly: Line, y: float, bright: float) -> None:
    sheet.ink(Block(shape(belly), VERMILION, 0.97, grain=0.12, cover=1))
    warm = glowing("warm", 44, y, 46, 1.0, 0.8, 0.0)
    sheet.ink(Block(warm + shape(belly, 'fill="url(#warm)"'), ORANGE, 0.95, grain=0.1, cover=1))
    hot = glowing("hot", 44, y, 34 * bright, 1.0, 0.85, 0.0)
    sheet.ink(Block(hot + shape(belly, 'fill="url(#hot)"'), LAMP, 0.97, grain=0.05, cover=1))
    core = glowing("core", 44, y + 3, 20 * bright, 0.95, 0.5, 0.0)
    sheet.ink(Block(core + shape(belly, 'fill="url(#core)"'), SNOW, 0.95, grain=0.0, cover=1))


def _cold(sheet: Sheet, belly: Line) -> None:
    sheet.ink(Block(shape(belly), SLATE, 0.95, grain=0.25))
    pale = fading("pale", (20, 0), (70, 0), 0.0, 0.6, 0.0)
    sheet.ink(Block(pale + shape(belly, 'fill="url(#pale)"'), STONE, 0.8))


def _ribs(sheet: Sheet, lit: bool) -> None:
    """Bamboo hoops seen through the paper."""
    hoops = "".join(
        stroke(
            smooth([(44 - half, 70 + y - 1), (44, 70 + y + 3), (44 + half, 70 + y - 1)]), 1.9, n, (0.1, 0.1)
        )
        for n, (y, half) in enumerate(RIBS)
    )
    sheet.ink(Block(hoops, BARK if lit else SOOT, 0.75))


def _fittings(sheet: Sheet, lit: bool) -> None:
    """Rings of black lacquer, the cord, the tassel."""
    sheet.ink(Block(box(22, 12, 44, 16) + box(22, 111, 44, 16), SOOT, 0.98, cover=1))
    if lit:
        sheet.ink(Block(box(26, 19, 36, 2.4) + box(26, 117.5, 36, 2.4), GOLD, 0.95, cover=1))
    sheet.lines(box(38, 0, 12, 13), SUMI)
    sheet.ink(Block(box(34, 126, 20, 14), VERMILION if lit else SOOT, 0.97, cover=1))


PICTURES: Final = {
    "art/lantern": Picture(SIZE, partial(lantern, 6.0)),
    "art/lantern_out": Picture(SIZE, partial(lantern, None)),
}
