"""What lies over and under a ticket's face: the cross of one that counts no more, and the back of all."""

from __future__ import annotations

from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.pieces.tickets import LARGE, RIM, TICKET
from tools.art.press.block import Block
from tools.art.press.brush import box, clipped, outline, shape, stroke
from tools.art.press.curves import smooth, straight
from tools.art.press.inks import SUMI, SUMI_SOFT, VERMILION
from tools.art.press.sheet import Sheet


def struck() -> Image.Image:
    """Two red strokes over a ticket that counts no more; a paper rim parts them from red ones."""
    sheet = Sheet(TICKET, LARGE, seed=91)
    ways = ([(12, 20), (46, 62), (84, 114)], [(84, 16), (50, 66), (10, 112)])
    rim = "".join(stroke(smooth(way), 20, n, (0.05, 0.12), 0.5, 0.05) for n, way in enumerate(ways))
    red = "".join(stroke(smooth(way), 13, n, (0.05, 0.12), 0.4, 0.08) for n, way in enumerate(ways))
    sheet.ink(Block(red, VERMILION, 0.98, cover=1))
    sheet.cut(rim)
    return sheet.picture()


def back() -> Image.Image:
    """Hemp cloth in greys: the game dyes it in the seat's colour and stamps the crest on it."""
    width, height = TICKET
    sheet = Sheet(TICKET, LARGE, seed=17)
    cut = shapes.plate(RIM, RIM, width - 2 * RIM, height - 2 * RIM)
    sheet.ink(Block(_weave(width, height), SUMI_SOFT, 0.55, grain=0.1))
    frame = outline(shapes.shrunk(cut, 7), 2.2, 4, 0.2)
    sheet.bare(outline(shapes.shrunk(cut, 7), 7, 4, 0.05), 0.3)
    sheet.lines(frame, SUMI_SOFT)
    edge = shapes.worn(cut, 0.35, 3)
    rim = outline(edge, 5, 3, 0.12)
    sheet.lines(rim, SUMI)
    sheet.cut(shape(edge) + rim)
    return sheet.picture()


def _weave(width: float, height: float) -> str:
    """Arrow feathers, row beside row."""
    drawn, step = "", 12.0
    for column in range(int(width / step) + 1):
        for row in range(-1, int(height / step) + 2):
            x, y, lean = column * step, row * step, step * (0.7 if column % 2 else -0.7)
            drawn += stroke(
                straight((x, y), (x + step, y + lean)), 3.4, column * 31 + row + 1, (0.02, 0.02), 0.8
            )
    return clipped(drawn, box(RIM, RIM, width - 2 * RIM, height - 2 * RIM), "weave")


PICTURES: Final = {
    "art/tickets/struck": Picture(LARGE, struck),
    "art/tickets/back": Picture(LARGE, back),
}
