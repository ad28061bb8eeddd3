"""The barrel of the balance: a sake cask in straw matting, night on one face and day on the other."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces.cutout import key
from tools.art.pieces.rope import strand, twists
from tools.art.press.block import Block, Figure
from tools.art.press.brush import clipped, dot, fading, outline, ring, shape, stroke
from tools.art.press.curves import Line, ellipse, joined, line, mirrored, smooth
from tools.art.press.inks import (
    CEDAR,
    GOLD,
    INDIGO,
    INDIGO_DEEP,
    INDIGO_LIGHT,
    LAMP,
    OCHRE,
    PEACH,
    SNOW,
    SUMI,
    VERMILION,
    Ink,
)
from tools.art.press.sheet import Sheet
from tools.art.species.forms import behind

VIEW: Final = (160, 200)
SIZE: Final = (340, 425)
GHOST: Final = (200, 250)
MIDDLE: Final = (80.0, 121.0)
HALF: Final = 45.0
"""Half a diagonal of the lozenge the game writes on; its middle is MIDDLE."""

LEFT: Final = smooth([(13, 44), (6, 84), (6, 134), (14, 170), (20, 183)])
FOOT: Final = smooth([(20, 183), (50, 193), (80, 196), (110, 193), (140, 183)])
BODY: Final = joined(LEFT, FOOT, mirrored(LEFT, 80)[::-1])
LID: Final = ellipse(80, 44, 67, 22)
LOZENGE: Final = line([(80, 121 - HALF), (80 + HALF, 121), (80, 121 + HALF), (80 - HALF, 121)])


def _girth(y: float, sag: float) -> Line:
    return smooth([(5, y), (40, y + sag * 0.8), (80, y + sag), (120, y + sag * 0.8), (155, y)])


ROPES: Final = (_girth(58, 17), _girth(164, 15))
CROSS: Final = (
    smooth([(34, 61), (66, 44), (128, 29)]),
    smooth([(32, 28), (92, 43), (124, 62)]),
)


@dataclass(frozen=True)
class Mat:
    """Inks of a face: the straw's ground, its shade and its reeds, each with a density, and the rope."""

    ground: tuple[Ink, float]
    shade: tuple[Ink, float]
    reeds: tuple[Ink, float]
    rope: Ink
    round: tuple[float, ...]
    """How dark the shade lies, from left to right."""


DAY: Final = Mat((PEACH, 0.62), (CEDAR, 0.75), (CEDAR, 0.7), OCHRE, (0.55, 0, 0.05, 0.3, 1))
NIGHT: Final = Mat((INDIGO, 0.98), (INDIGO_DEEP, 0.98), (INDIGO_LIGHT, 0.55), GOLD, (0, 0.35, 0.7, 0.9, 1))


def barrel(day: bool) -> Figure:
    """160 by 200 from the origin, the sun's disc or the moon's sickle behind the free lozenge."""
    mat = DAY if day else NIGHT
    turn = fading("turn", (4, 0), (156, 0), *mat.round)
    within = shape(BODY) + shape(LID)
    return Figure(
        within,
        (
            Block(within, *mat.ground),
            Block(turn + shape(BODY, 'fill="url(#turn)"'), *mat.shade),
            Block(_straw(), *mat.reeds, grain=0.1, cover=0.9),
            *(_sun() if day else _moon()),
            Block(clipped(_ropes(20), within, "rims"), SUMI, 1, 0.05, 0.02, 0, cover=1),
            Block(clipped(_ropes(14), within, "ropes"), mat.rope, 0.95, cover=1),
            Block(shape(LOZENGE), SNOW, 1, grain=0.05, mottle=0.03, cover=1),
            key(_key()),
        ),
    )


def _ropes(width: float) -> str:
    return "".join(strand(way, width, seed) for seed, way in enumerate((*CROSS, *ROPES)))


def _straw() -> str:
    """Reeds of the mat: upright, bowed with the barrel, broken by their bindings."""
    drawn, chance = "", np.random.default_rng(8)
    for number in range(27):
        part = (number - 13) / 13
        top, low = chance.uniform(62, 84), chance.uniform(150, 186)
        x = 80 + 72 * np.sin(part * 1.4)
        drawn += stroke(smooth([(x, top), (x + part * 4, 121), (x - part * 4, low)]), 1.6, number, (0.3, 0.3))
    for number in range(15):
        x = 22 + number * 8.4
        drawn += stroke(smooth([(x, 36), (80 + (x - 80) * 0.9, 54)]), 1.3, number + 50, (0.4, 0.4))
    return clipped(drawn, shape(BODY) + shape(LID), "mat")


def _sun() -> tuple[Block, ...]:
    return (
        Block(ring(*MIDDLE, 62, 5), VERMILION, 0.7, cover=0.8),
        Block(dot(*MIDDLE, 53), VERMILION, 0.97, cover=1),
    )


def _moon() -> tuple[Block, ...]:
    sickle = behind(dot(78, 121, 55), dot(101, 110, 47), "sickle")
    stars = "".join(
        dot(x, y, r) for x, y, r in ((132, 96, 2.6), (143, 122, 1.8), (121, 84, 1.6), (134, 146, 2))
    )
    return (
        Block(sickle, LAMP, 1, grain=0.12, mottle=0.06, cover=1),
        Block(stars, SNOW, 1, grain=0, cover=1),
    )


def _key() -> str:
    drawn = stroke(LEFT, 5, 1, (0.02, 0.02), 0.7) + stroke(mirrored(LEFT, 80), 6, 2, (0.02, 0.02), 0.7)
    drawn += stroke(FOOT, 5.5, 3, (0.02, 0.02), 0.7) + outline(LID, 4.6, 4)
    drawn += outline(LOZENGE, 3.4, 5, 0.1)
    return drawn + clipped(
        "".join(twists(way, 14, 9 * n) for n, way in enumerate((*CROSS, *ROPES))),
        shape(BODY) + shape(LID),
        "lay",
    )


def standing(day: bool) -> Image.Image:
    """Its foot is the lower edge of the picture."""
    return _cut(barrel(day), SIZE, 40 + day)


def ghost() -> Image.Image:
    """Where it would go: its outline and a few slanting strokes, for dark water and bright."""
    body = shape(BODY) + shape(LID)
    slants = "".join(
        stroke(line([(x, 200), (x + 70, 20)]), 5, x + 90, (0.1, 0.1)) for x in range(-60, 170, 26)
    )
    rims = outline(BODY, 9, 1) + outline(LID, 6, 4) + stroke(ROPES[0], 6, 6) + stroke(ROPES[1], 6, 7)
    drawn = clipped(slants, shape(BODY), "hatch") + rims
    heavy = f'<g stroke="#000" stroke-width="5" stroke-linejoin="round">{drawn}</g>'
    blocks = (Block(heavy, SUMI, 1, 0, 0, 0, cover=1), Block(drawn, SNOW, 1, 0.1, 0.02, 0, cover=1))
    sheet = Sheet(VIEW, GHOST, 44)
    for block in blocks:
        sheet.ink(block)
    sheet.cut(clipped(heavy, body + rims, "edge"))
    return sheet.picture()


def _cut(figure: Figure, size: tuple[int, int], seed: int) -> Image.Image:
    sheet = Sheet(VIEW, size, seed)
    sheet.print(figure)
    sheet.cut(figure.silhouette + figure.blocks[-1].svg)
    return sheet.picture()


PICTURES: Final = {
    "art/duel/barrel_night": Picture(SIZE, partial(standing, False)),
    "art/duel/barrel_day": Picture(SIZE, partial(standing, True)),
    "art/duel/barrel_ghost": Picture(GHOST, ghost),
}
