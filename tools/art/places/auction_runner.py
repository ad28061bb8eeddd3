"""The auction's table: wet planks under lanterns, and a runner of indigo cloth for the lots across them."""

from __future__ import annotations

from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.places.auction_table import SEATS, planks
from tools.art.places.cloth import seigaiha
from tools.art.places.ground import Size, pictures
from tools.art.press.block import Block
from tools.art.press.brush import box, fading, glowing, outline, shape, stroke
from tools.art.press.curves import straight
from tools.art.press.inks import GOLD, INDIGO_DEEP, INDIGO_LIGHT, LAMP, SUMI, Ink
from tools.art.press.sheet import Sheet

TOP: Final = 346.0
"""Of the cloth; it hangs over the counter's edge, where the seats begin."""

BAND: Final = 13.0
CLOTH: Final[Ink] = (30, 54, 108)
FRAME: Final = (96, 96)
EDGE: Final = 24
"""Of a lot's frame: what is not stretched."""


def table(size: Size) -> Sheet:
    """Nothing is drawn on it but what the lots need."""
    sheet = planks(size)
    tall = SEATS - TOP + 2
    sheet.shade(box(0, TOP - 6, 1920, tall + 14), 0.5, 7)
    sheet.ink(Block(box(0, TOP, 1920, tall), CLOTH, 1, 0.16, 0.05, 0, cover=1))
    folds = fading("f", (0, 0), (1920, 0), 0.6, 0, 0.4, 0.05, 0.3, 0, 0.4, 0.05, 0.6)
    sheet.ink(Block(folds + box(0, TOP, 1920, tall, 0, 'fill="url(#f)"'), INDIGO_DEEP, 0.7, 0.2, 0.05, 0))
    field = seigaiha(0, TOP + 2 * BAND, 1920, tall - 4 * BAND, 40, 1.4, "field")
    sheet.ink(Block(field, INDIGO_LIGHT, 0.1, 0.2, cover=1))
    for y in (TOP + 3, SEATS - BAND - 3):
        waves = seigaiha(0, y, 1920, BAND, 10, 1.3, f"band{y:.0f}")
        sheet.ink(Block(waves, (150, 168, 190), 0.5, 0.2, cover=1))
    threads = "".join(box(0, y, 1920, 1.6) for y in (TOP + 2, TOP + BAND + 5, SEATS - BAND - 6, SEATS - 3))
    sheet.ink(Block(threads, (206, 192, 164), 0.7, 0.2, cover=1))
    edges = "".join(
        stroke(straight((0, y), (1920, y), 60), 5, 3 + number, (0.001, 0.001), 0.9)
        for number, y in enumerate((TOP, SEATS))
    )
    sheet.lines(edges, SUMI)
    light = glowing("g", 960, TOP, 1000, 0.8, 0.35, 0)
    sheet.light(light + box(0, TOP, 1920, tall, 0, 'fill="url(#g)"'), LAMP, 0.12)
    return sheet


def lot(lit: bool) -> Image.Image:
    """A cloth with a stitched edge in nine parts, its middle the cloth itself; lit, in gold."""
    sheet = Sheet(FRAME, FRAME, 36, CLOTH)
    form = shapes.plate(3, 3, 90, 90, 10)
    sheet.ink(Block(shape(form), (34, 60, 118) if not lit else (44, 74, 136), 1, 0.06, 0.02, 0, cover=1))
    rim, thread = (GOLD, LAMP) if lit else ((92, 130, 188), (206, 192, 164))
    sheet.ink(
        Block(outline(shapes.plate(6, 6, 84, 84, 8), 5 if lit else 3.4, 1, 0.08), rim, 1, 0.06, cover=1)
    )
    stitches = "".join(
        stroke(straight((at, 13.5), (at + 5, 13.5)), 2, at, (0.2, 0.2)) for at in range(14, 80, 8)
    )
    whole = "".join(f'<g transform="rotate({turn} 48 48)">{stitches}</g>' for turn in (0, 90, 180, 270))
    sheet.ink(Block(whole, thread, 0.9, 0, cover=1))
    sheet.lines(outline(form, 5, 2, 0.08), SUMI if not lit else (70, 44, 12))
    sheet.cut(shape(form) + outline(form, 5, 2, 0.08))
    return sheet.picture()


PICTURES: Final = {
    **pictures("art/tables/auction", table, 128),
    "art/lots/frame": Picture(FRAME, lambda: lot(False)),
    "art/lots/lit": Picture(FRAME, lambda: lot(True)),
}
