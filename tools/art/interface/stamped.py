"""How every device glyph is made: slips of washi with a bold rim, and a sign in ink on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from tools.art.pieces.shapes import worn
from tools.art.press.block import Block
from tools.art.press.brush import fading, outline, shape
from tools.art.press.curves import Line
from tools.art.press.inks import PEACH, SUMI, VERMILION
from tools.art.press.sheet import Sheet

SIZE: Final = (64, 64)


def stamped(slips: Sequence[Line], sign: str, seed: int, red: str = "") -> Image.Image:
    """`red` is printed under the sign."""
    sheet = Sheet(SIZE, SIZE, seed)
    bodies = [worn(slip, 0.15, seed + n, 4) for n, slip in enumerate(slips)]
    low = fading("low", (0, 24), (0, 64), 0.0, 0.8)
    sheet.ink(Block(low + "".join(shape(b, 'fill="url(#low)"') for b in bodies), PEACH, 0.8))
    if red:
        sheet.ink(Block(red, VERMILION, 0.97, cover=1))
    sheet.lines(sign + "".join(outline(body, 2.6, seed, 0.1) for body in bodies), SUMI)
    rim = "".join(shape(body) for body in bodies)
    sheet.cut(f'<g stroke="#000" stroke-width="2.4" stroke-linejoin="round">{rim}</g>')
    return sheet.picture()
