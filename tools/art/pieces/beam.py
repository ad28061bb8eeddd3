"""The balance that tips: a lacquered beam with saddles for the barrel, four to each side of the middle."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces.cutout import cutout, key
from tools.art.pieces.shapes import plate
from tools.art.pieces.tassels import cord_lines, cords, tassels
from tools.art.press.block import Block, Figure
from tools.art.press.brush import box, clipped, dot, fading, outline, ring, shape, stroke, words
from tools.art.press.curves import Line, arc, joined, line, mirrored, smooth, straight
from tools.art.press.inks import (
    GOLD,
    LAMP,
    MOSS,
    OCHRE,
    PINE,
    PLUM,
    PURPLE,
    SNOW,
    SUMI,
    VERMILION,
    Ink,
)
from tools.art.species.forms import behind

UNIT: Final = 1.375
"""Pixels."""

BEAM: Final = (2200, 358)
FOOT: Final = (716, 358)
AT: Final = 540.0
"""Where the foot's picture begins on the beam's; both are equally high."""

STEP: Final = 164.0
NOTCHES: Final = tuple(800 + STEP * at for at in range(-4, 5))
"""Where the barrel's middle stands, from the left end to the right one."""

SADDLE: Final = 66.0
"""How high the barrel's foot stands."""

SIGNS: Final = "極三二一中一二三極"


def _half(points: list[tuple[float, float]]) -> Line:
    """From the middle outwards to the right end, and mirrored to the left one."""
    right = smooth(points)
    return joined(mirrored(right, 800)[::-1], right)


TOP: Final = _half([(800, 60), (1100, 60), (1380, 60), (1500, 56), (1552, 42), (1590, 16)])
UNDER: Final = _half([(800, 140), (1000, 138), (1300, 130), (1470, 122), (1546, 104), (1590, 62)])
FORM: Final = joined(TOP, UNDER[::-1])
STAND: Final = joined(
    smooth([(756, 84), (748, 132), (736, 180), (690, 222), (640, 236)]),
    mirrored(smooth([(756, 84), (748, 132), (736, 180), (690, 222), (640, 236)]), 800)[::-1],
)
PLINTH: Final = plate(596, 230, 408, 26, 7)


def beam(lacquer: Ink, bright: Ink) -> Figure:
    """The ink of its lacquer, and a lighter one where the lamp falls on it."""
    shine = fading("shine", (0, 62), (0, 106), 0.9, 0.0)
    deep = fading("deep", (0, 92), (0, 142), 0.0, 0.95)
    return Figure(
        shape(FORM) + cords() + tassels() + _lasts(),
        (
            Block(shape(FORM), lacquer, 0.98, grain=0.12, cover=0.95),
            Block(shine + shape(FORM, 'fill="url(#shine)"'), bright, 0.75, cover=1),
            Block(_ends(), VERMILION, 0.98, grain=0.15, cover=1),
            Block(deep + shape(FORM, 'fill="url(#deep)"'), SUMI, 0.8),
            Block(clipped(_waves(), shape(FORM), "beam"), GOLD, 0.62, grain=0.3, cover=1),
            Block(_metal(), GOLD, 0.98, cover=1),
            Block(tassels(), VERMILION, 0.97, cover=1),
            Block(cords(), OCHRE, 0.95, cover=1),
            Block(_lasts(), LAMP, 1, grain=0.1, cover=1),
            Block("".join(dot(x, 102, 23) for x in NOTCHES[1:-1]), SNOW, 1, grain=0.08, cover=1),
            key(_key()),
        ),
    )


def foot(lacquer: Ink, bright: Ink) -> Figure:
    """Its neck goes up behind the beam, however that tips."""
    wood = shape(STAND) + shape(PLINTH)
    shine = fading("shine", (0, 120), (0, 190), 0.8, 0.0)
    deep = fading("deep", (0, 150), (0, 250), 0.0, 0.9)
    fittings = "".join(shape(plate(x - 8, 232, 16, 22, 2)) for x in (640, 960))
    lines = stroke(STAND, 6, 2, (0.01, 0.01), 0.7) + outline(PLINTH, 5.5, 3, 0.1)
    lines += ring(800, 186, 24, 4.4) + dot(800, 186, 7) + ring(800, 186, 15, 2)
    return Figure(
        wood,
        (
            Block(wood, lacquer, 0.98, grain=0.12, cover=0.95),
            Block(shine + shape(STAND, 'fill="url(#shine)"'), bright, 0.7, cover=1),
            Block(deep + f'<g fill="url(#deep)">{wood}</g>', SUMI, 0.8),
            Block(box(604, 236, 392, 5) + dot(800, 186, 24) + fittings, GOLD, 0.98, cover=1),
            key(lines),
        ),
    )


def _lasts() -> str:
    """The plates of the two last notches: larger than the discs, and of another shape."""
    return "".join(shape(_diamond(x)) for x in (NOTCHES[0], NOTCHES[-1]))


def _diamond(x: float) -> Line:
    return line([(x, 68), (x + 46, 108), (x, 148), (x - 46, 108)])


def _ends() -> str:
    """Beyond the third notch the lacquer is red."""
    return clipped(box(0, 0, 232, 170) + box(1368, 0, 232, 170), shape(FORM), "ends")


def _signs() -> str:
    inner = "".join(words(SIGNS[at], NOTCHES[at], 114, 33, "brush") for at in range(1, 8))
    return inner + "".join(words(SIGNS[at], NOTCHES[at], 123, 42, "brush") for at in (0, 8))


def _waves() -> str:
    """Maki-e along the beam's lower half: scales of waves."""
    drawn = ""
    for row, y in enumerate((124, 136, 148)):
        for number in range(70):
            x = number * 24 + (row % 2) * 12 - 20
            for radius in (11, 6.5):
                drawn += stroke(arc(x, y, radius, 180, 360, 9), 1.5, number + row, (0.1, 0.1))
    return drawn


def _metal() -> str:
    """Saddles and end caps."""
    caps = joined(TOP[-21:], UNDER[-21:][::-1])
    drawn = "".join(shape(_saddle(x)) for x in NOTCHES)
    return drawn + shape(caps) + shape(mirrored(caps, 800))


def _saddle(x: float) -> Line:
    """A brass bed let into the upper edge."""
    bed = smooth([(x - 58, 59), (x - 50, 62), (x, SADDLE + 2), (x + 50, 62), (x + 58, 59)])
    return joined(
        bed,
        line([(x + 66, 59), (x + 60, 76)]),
        smooth([(x + 56, 76), (x, 81), (x - 60, 76)]),
        line([(x - 66, 59)]),
    )


def _key() -> str:
    drawn = _signs() + behind(outline(FORM, 6, 1, 0.1), _lasts(), "lasts")
    drawn += "".join(outline(_saddle(x), 3.4, 10 + n, 0.1) for n, x in enumerate(NOTCHES))
    drawn += stroke(straight((232, 62), (232, 136)), 4, 7) + stroke(straight((1368, 62), (1368, 136)), 4, 8)
    drawn += "".join(ring(x, 102, 23, 3.4) for x in NOTCHES[1:-1])
    drawn += "".join(outline(_diamond(x), 4.4, n) for n, x in enumerate((NOTCHES[0], NOTCHES[-1])))
    drawn += cord_lines()
    return drawn + "".join(
        stroke(mirrored(side, 800) if flip else side, 4, 6) for side in _caps() for flip in (0, 1)
    )


def _caps() -> list[Line]:
    return [smooth([(1532, 49), (1524, 80), (1536, 106)])]


def laid(lacquer: Ink, bright: Ink, seed: int) -> Image.Image:
    """Level; the game tips it."""
    return cutout(beam(lacquer, bright), BEAM, 0, 0, UNIT, seed)


def set_down(lacquer: Ink, bright: Ink, seed: int) -> Image.Image:
    """What does not tip."""
    return cutout(foot(lacquer, bright), FOOT, -AT * UNIT, 0, UNIT, seed)


LACQUERS: Final = {"violet": (PURPLE, PLUM), "green": (PINE, MOSS)}
PICTURES: Final = {
    **{f"art/duel/beam_{n}": Picture(BEAM, partial(laid, *inks, 51)) for n, inks in LACQUERS.items()},
    **{
        f"art/duel/balance_foot_{n}": Picture(FOOT, partial(set_down, *inks, 52))
        for n, inks in LACQUERS.items()
    },
}
