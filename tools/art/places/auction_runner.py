"""The auction's table: wet planks under lanterns, and a runner of indigo cloth for the lots across them."""

from __future__ import annotations

from typing import Final

from tools.art.places.auction_table import SEATS, planks
from tools.art.places.cloth import seigaiha
from tools.art.places.ground import Size, pictures
from tools.art.press.block import Block
from tools.art.press.brush import box, fading, glowing, stroke
from tools.art.press.curves import straight
from tools.art.press.inks import INDIGO_DEEP, INDIGO_LIGHT, LAMP, SUMI, Ink
from tools.art.press.sheet import Sheet

TOP: Final = 346.0
"""Of the cloth; it hangs over the counter's edge, where the seats begin."""

BAND: Final = 13.0
CLOTH: Final[Ink] = (30, 54, 108)


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


PICTURES: Final = pictures("art/tables/auction", table, 128)
