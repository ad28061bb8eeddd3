"""The barge: a flat lighter without sail, poled along, with places for six barrels."""

from __future__ import annotations

from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces.boats import SIZE
from tools.art.pieces.cutout import cutout, key
from tools.art.pieces.slots import SLOTS, places
from tools.art.press.block import Block, Figure
from tools.art.press.brush import clipped, dot, fading, outline, shape, stroke, words
from tools.art.press.curves import joined, line, moved, smooth, straight
from tools.art.press.inks import BARK, CEDAR, OCHRE, PEACH, PINE, SEA_PALE, SNOW

FAR: Final = smooth([(70, 48), (160, 47), (250, 46)])
NEAR: Final = smooth([(44, 156), (150, 160), (270, 154)])
DECK: Final = joined(FAR, line([(292, 44), (296, 62)]), NEAR[::-1], line([(40, 140)]))
SIDE: Final = joined(
    smooth([(40, 140), (44, 156)], steps=3),
    NEAR,
    smooth([(270, 154), (290, 112), (298, 60)]),
    smooth([(304, 74), (300, 112), (276, 178)]),
    smooth([(262, 184), (150, 188), (60, 182), (40, 162), (38, 142)]),
)
WASH: Final = joined(
    smooth([(24, 172), (60, 178), (150, 184), (262, 180), (290, 154), (306, 108)]),
    smooth([(312, 116), (304, 126), (315, 132), (302, 142), (310, 152), (292, 162), (298, 174), (276, 186)]),
    smooth([(276, 186), (160, 196), (70, 193), (10, 184), (24, 172)]),
)
POLE: Final = straight((62, 8), (26, 176))
FLAG: Final = joined(smooth([(252, 4), (274, 1), (298, 5)]), smooth([(297, 36), (274, 32), (254, 36)]))


def barge() -> Figure:
    """Its view is the picture's."""
    low = fading("low", (0, 150), (0, 190), 0.0, 1.0)
    sea = fading("sea", (0, 170), (0, 196), 0.0, 0.9)
    rims = stroke(moved(FAR, 0, 4), 7, 1, (0.01, 0.01), 0.95) + stroke(
        moved(NEAR, 0, -4), 8, 2, (0.01, 0.01), 0.95
    )
    return Figure(
        shape(DECK) + shape(SIDE) + shape(WASH) + shape(FLAG) + stroke(POLE, 6, 4, (0.02, 0.02), 0.8),
        (
            Block(shape(WASH), SNOW, 1, 0.05, 0.03, 0, cover=1),
            Block(sea + shape(WASH, 'fill="url(#sea)"'), SEA_PALE, 0.9),
            Block(shape(DECK), PEACH, 0.8, grain=0.3, cover=1),
            Block(_planks(), CEDAR, 0.75),
            Block(shape(SIDE), CEDAR, 0.97, grain=0.35, cover=1),
            Block(low + shape(SIDE, 'fill="url(#low)"'), BARK, 0.9),
            Block(rims, PINE, 0.97, cover=1),
            Block(shape(FLAG), SNOW, 1, grain=0.05, cover=1),
            Block(stroke(POLE, 6, 4, (0.02, 0.02), 0.8), OCHRE, 0.95, cover=1),
            *places(SLOTS["barge"]),
            key(_key()),
        ),
    )


def _planks() -> str:
    """Across the deck, as on every lighter that is walked on."""
    rows = "".join(
        stroke(straight((x + 12, 46), (x - 10, 160)), 1.8, x, (0.05, 0.2)) for x in range(64, 300, 26)
    )
    return clipped(rows, shape(DECK), "deck")


def _key() -> str:
    drawn = outline(DECK, 4.2, 1) + stroke(SIDE[34:], 5.5, 2, (0.02, 0.02), 0.7)
    drawn += stroke(moved(FAR, 0, 7), 2, 3) + stroke(moved(NEAR, 0, -8), 2, 4)
    drawn += stroke(smooth([(44, 170), (150, 175), (264, 169), (290, 120)]), 2.4, 5, (0.2, 0.3))
    drawn += stroke(moved(POLE, -3), 2, 6) + stroke(moved(POLE, 3), 2.2, 7) + dot(60, 10, 4)
    drawn += stroke(straight((254, 0), (256, 52)), 4, 8, (0.02, 0.02), 0.7) + outline(FLAG, 3, 9)
    drawn += "".join(
        shape([(x, y - 12), (x + 8, y - 12), (x + 8, y + 2), (x, y + 2)]) for x, y in ((84, 46), (284, 58))
    )
    for n, way in enumerate(([(309, 122), (300, 134), (292, 150)], [(304, 152), (294, 162), (280, 176)])):
        drawn += stroke(smooth(way), 2, 20 + n, (0.05, 0.6))
    return drawn + words("荷", 276, 31, 27, "brush")


def afloat() -> Image.Image:
    """Bow to the right, like the boats."""
    return cutout(barge(), SIZE, 0, 0, 1, 91)


PICTURES: Final = {"art/harbor/boats/barge": Picture(SIZE, afloat)}
