"""A mon: cast bronze, a square hole, the market's name around it, worn where thumbs went."""

from __future__ import annotations

from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces.shapes import plate, worn
from tools.art.press.block import Block
from tools.art.press.brush import dot, fading, outline, path, stroke, words
from tools.art.press.curves import arc, ellipse
from tools.art.press.inks import BARK, CEDAR, GOLD, LAMP, OCHRE, SEA, SUMI
from tools.art.press.sheet import Sheet

SIZE: Final = (128, 128)
HOLE: Final = plate(45, 45, 38, 38, 3)


def coin() -> Image.Image:
    """Bright above, where the lantern hangs; through the hole one sees what lies under it."""
    sheet = Sheet(SIZE, SIZE, seed=12)
    disc = dot(64, 64, 58)
    sheet.ink(Block(disc, GOLD, 0.98, grain=0.2, mottle=0.16, cover=0.95))
    worn_below = fading("below", (40, 30), (92, 118), 0.0, 0.25, 0.95)
    sheet.ink(Block(worn_below + dot(64, 64, 58, 'fill="url(#below)"'), CEDAR, 0.7))
    sheet.ink(Block(stroke(arc(64, 64, 40, 30, 70), 9, 4), SEA, 0.28, mottle=0.4))
    signs = words("築", 64, 40, 27, "brush") + words("地", 64, 112, 27, "brush")
    signs += words("市", 100, 74, 27, "brush") + words("場", 28, 74, 27, "brush")
    sheet.ink(Block(signs, BARK, 0.95, grain=0.1))
    shine = stroke(arc(64, 64, 52, 190, 285), 6, 2, (0.4, 0.4), 0.1)
    shine += stroke(arc(64, 64, 52, 300, 318), 4, 3, (0.4, 0.4), 0.1)
    sheet.ink(Block(shine, LAMP, 0.95, cover=1))
    sheet.lines(outline(ellipse(64, 64, 46.5, 46.5), 2.6, 6, 0.25), BARK)
    sheet.ink(Block(outline(plate(42, 42, 44, 44, 4), 5, 3, 0.1), OCHRE, 0.95, cover=1))
    sheet.lines(outline(plate(44, 44, 40, 40, 3), 4, 7, 0.12), SUMI)
    sheet.lines(outline(ellipse(64, 64, 59, 59), 6, 5, 0.12), SUMI)
    rim, hole = path(worn(ellipse(64, 64, 60.6, 60.6), 0.25, 3)), path(worn(HOLE, 0.2, 4))
    sheet.cut(f'<path d="{rim} {hole}" fill-rule="evenodd"/>')
    return sheet.picture()


PICTURES: Final = {"art/coin": Picture(SIZE, coin)}
