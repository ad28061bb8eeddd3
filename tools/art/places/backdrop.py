"""What lies behind menus: the planks of a closed stall at night, calm enough for any words."""

from __future__ import annotations

from tools.art.places.cloth import seigaiha
from tools.art.places.ground import SCREEN, Size, pictures
from tools.art.places.wood import Deck, lay
from tools.art.press.block import Block
from tools.art.press.brush import box, fading, glowing
from tools.art.press.inks import INDIGO_DEEP, LAMP, SOOT
from tools.art.press.sheet import Sheet


def wood(size: Size) -> Sheet:
    """Indigo night over cedar, one lantern's light from above, waves along the foot."""
    sheet = Sheet(SCREEN, size, 71, paper=(74, 48, 36))
    lay(sheet, Deck(0, 0, 1920, 1080, 9, 2, (104, 68, 46), SOOT, 9, 1.8))
    whole = box(0, 0, 1920, 1080)
    sheet.ink(Block(whole, (22, 20, 42), 0.46, 0, 0, 0, cover=1))
    waves = seigaiha(0, 940, 1920, 140, 48, 2, "waves")
    sheet.ink(Block(waves, (70, 92, 140), 0.34, 0.3, cover=1))
    sheet.light(
        glowing("l", 960, -120, 1100, 0.9, 0.4, 0) + box(0, 0, 1920, 1080, 0, 'fill="url(#l)"'), LAMP, 0.16
    )
    edge = fading("v", (0, 0), (1920, 0), 0.7, 0.1, 0, 0.1, 0.7) + box(0, 0, 1920, 1080, 0, 'fill="url(#v)"')
    sheet.ink(Block(edge, INDIGO_DEEP, 0.5, 0, 0, 0))
    return sheet


PICTURES = pictures("art/wood", wood, 64)
