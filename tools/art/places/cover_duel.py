"""The duel: knives crossed before the moon, the balance under them, and the barrel that tips it."""

from __future__ import annotations

from tools.art.places import bay
from tools.art.places.cover import pictures
from tools.art.places.goods import balance, barrel, knife
from tools.art.press.block import Block
from tools.art.press.brush import box, dot, fading, stroke
from tools.art.press.curves import straight
from tools.art.press.inks import INDIGO, INDIGO_DEEP, PEACH, ROSE, SNOW, SUMI
from tools.art.press.sheet import Sheet


def _scene(sheet: Sheet) -> None:
    night = box(0, 0, 640, 800, 0, 'fill="url(#n)"')
    sheet.ink(Block(fading("n", (0, 0), (0, 640), 0, 0, 0.5, 1) + night, PEACH, 0.7, 0.2))
    sheet.ink(Block(fading("n", (0, 300), (0, 640), 0, 0.3, 0.9) + night, ROSE, 0.7, 0.2))
    sheet.ink(Block(fading("n", (0, 0), (0, 620), 1, 1, 0.7, 0.1) + night, INDIGO, 0.97, 0.25))
    sheet.ink(Block(fading("n", (0, 0), (0, 420), 0.95, 0.5, 0.02) + night, INDIGO_DEEP, 0.9, 0.2))
    sheet.ink(Block(dot(330, 280, 178), (248, 238, 208), 1, 0.12, 0.06, 0.1, cover=1))
    bay.mist(sheet, 500, 420, 320, 3, INDIGO)
    bay.mist(sheet, 130, 470, 280, 5, INDIGO)
    sheet.print(knife(), 330, 290, 1.5, -32)
    sheet.print(knife(), 330, 290, 1.5, 32, True)
    sheet.ink(Block(box(0, 660, 640, 140), (60, 40, 34), 1, 0.3, 0.06, 0, cover=1))
    boards = stroke(straight((0, 660), (640, 660)), 10, 3, (0.01, 0.01), 0.8)
    boards += stroke(straight((0, 712), (640, 714)), 5, 4, (0.01, 0.01)) + stroke(
        straight((0, 760), (640, 758)), 5, 5
    )
    sheet.lines(boards, SUMI)
    sheet.print(balance(-8), 330, 706, 1.35)
    sheet.print(barrel(), 330, 676, 1.25)
    sheet.ink(
        Block(
            "".join(dot(40 + 173 * k % 570, 40 + 97 * k % 300, 2 + k % 2) for k in range(9)),
            SNOW,
            0.9,
            cover=1,
        )
    )


PICTURES = pictures("duel", 82, "決闘", _scene)
