"""The ice box of the rental house: cedar bound with iron, under the sign of ice."""

from __future__ import annotations

from typing import Final

from tools.art.picture import Picture
from tools.art.pieces.cutout import cutout, key
from tools.art.press.block import Block, Figure
from tools.art.press.brush import dot, fading, outline, ring, shape, stroke, words
from tools.art.press.curves import line, straight
from tools.art.press.inks import (
    BARK,
    CEDAR,
    INDIGO_LIGHT,
    PEACH,
    SLATE,
    SNOW,
    VERMILION,
)
from tools.art.species.forms import behind

SIZE: Final = (152, 112)
FRONT: Final = line([(16, 52), (114, 52), (114, 106), (16, 106)])
END: Final = line([(114, 52), (136, 40), (136, 92), (114, 106)])
MOUTH: Final = line([(16, 52), (38, 40), (136, 40), (114, 52)])
LID: Final = line([(38, 40), (136, 40), (142, 8), (46, 6)])
BLOCKS: Final = (
    (
        line([(44, 52), (44, 26), (72, 26), (72, 52)]),
        line([(44, 26), (54, 19), (82, 19), (72, 26)]),
        line([(72, 26), (82, 19), (82, 46), (72, 52)]),
    ),
    (
        line([(78, 52), (77, 34), (104, 33), (105, 52)]),
        line([(77, 34), (86, 27), (113, 26), (104, 33)]),
        line([(104, 33), (113, 26), (114, 48), (105, 52)]),
    ),
    (
        line([(24, 52), (23, 39), (41, 38), (41, 52)]),
        line([(23, 39), (30, 34), (44, 33), (41, 38)]),
        line([(41, 38), (44, 33), (44, 50), (41, 52)]),
    ),
)


def freezer() -> Figure:
    """Cedar bound with iron, its lid thrown back, ice up to the brim."""
    fronts, tops, ends = ("".join(shape(faces[at]) for faces in BLOCKS) for at in (0, 1, 2))
    ice = fronts + tops + ends
    wood = shape(FRONT) + shape(END)
    cold = fading("cold", (0, 24), (0, 54), 0.1, 0.9)
    shade = fading("shade", (0, 52), (0, 108), 0.0, 0.8)
    bands = "".join(shape(line([(x, 52), (x + 9, 52), (x + 9, 106), (x, 106)])) for x in (24, 97))
    cloth = dot(65, 79, 21)
    return Figure(
        wood + shape(MOUTH) + shape(LID) + ice,
        (
            Block(shape(LID), PEACH, 0.85, grain=0.3),
            Block(shape(MOUTH), BARK, 0.95, cover=1),
            Block(wood, CEDAR, 0.95, grain=0.35, cover=0.9),
            Block(shape(END) + shade + shape(FRONT, 'fill="url(#shade)"'), BARK, 0.75),
            Block(bands, SLATE, 0.95, cover=1),
            Block(ice, SNOW, 1, grain=0.04, cover=1),
            Block(cold + f'<g fill="url(#cold)">{fronts}</g>{ends}', INDIGO_LIGHT, 0.7),
            Block(cloth, SNOW, 1, grain=0.05, cover=1),
            Block(words("氷", 65, 94, 40, "brush"), VERMILION, 1, grain=0.05, cover=1),
            key(_box_lines(cloth)),
        ),
    )


def _box_lines(cloth: str) -> str:
    ice = "".join(shape(face) for faces in BLOCKS for face in faces)
    drawn = behind(outline(LID, 4.4, 1) + outline(MOUTH, 3.4, 2), ice, "ice")
    drawn += "".join(outline(face, 2.8, n) for n, faces in enumerate(BLOCKS) for face in faces)
    drawn += "".join(
        stroke(straight(a, b), 1.8, n, (0.1, 0.5))
        for n, (a, b) in enumerate((((52, 44), (62, 34)), ((88, 46), (96, 40)), ((58, 47), (64, 41))))
    )
    planks = "".join(stroke(straight((16, y), (114, y)), 2.2, y, (0.02, 0.02)) for y in (70, 88))
    planks += "".join(outline(line([(x, 52), (x + 9, 52), (x + 9, 106), (x, 106)]), 2.4, x) for x in (24, 97))
    drawn += behind(planks, cloth, "cloth") + outline(FRONT, 4.6, 8, 0.1) + outline(END, 4.4, 9, 0.1)
    drawn += "".join(dot(x, y, 1.8) for x in (28.5, 101.5) for y in (58, 79, 100))
    return drawn + ring(65, 79, 21, 2.8) + stroke(straight((62, 14), (122, 16)), 2, 12)


PICTURES: Final = {"art/harbor/freezer": Picture(SIZE, lambda: cutout(freezer(), SIZE, 0, 0, 1, 75))}
