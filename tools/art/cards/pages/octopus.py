"""Octopus: out of its pot on the sea floor, light falling from above."""

from __future__ import annotations

import numpy as np

from tools.art.cards.pages.washes import LOW, TOP, hill, ribbon, wash
from tools.art.press.block import Block, Figure
from tools.art.press.brush import dot, fading, shape, stroke
from tools.art.press.curves import ellipse, joined, smooth
from tools.art.press.inks import BARK, CEDAR, INDIGO, OCHRE, PEACH, PINE, SEA, SEA_PALE, SOOT, SUMI
from tools.art.press.sheet import Sheet
from tools.art.species.tako import tako

SAND = smooth([(18, 500), (110, 478), (220, 492), (330, 470), (462, 486)])


def page(sheet: Sheet) -> None:
    """Shafts of light, sand, the pot on its rope; the animal in front of all."""
    wash(sheet, SEA, TOP, LOW, 0.35, 0.7, 0.95)
    wash(sheet, INDIGO, 250, 500, 0.0, 0.9)
    for x, wide in ((60, 34), (150, 54), (268, 40), (340, 70)):
        beam = fading("beam", (0, TOP), (0, 420), 0.8, 0.0)
        form = shape(
            [(x, TOP), (x + wide, TOP), (x + wide * 0.4 - 90, 420), (x - wide - 110, 420)],
            'fill="url(#beam)"',
        )
        sheet.ink(Block(beam + form, SEA_PALE, 0.75, cover=1))
    sheet.ink(Block(hill(SAND), PEACH, 1, cover=1))
    sheet.ink(Block(_speckle(), OCHRE, 0.9))
    sheet.lines(stroke(SAND, 4.5, 1, (0.02, 0.02)), SUMI)
    _weed(sheet)
    sheet.print(_pot(), 330, 448, 1.0, 16)
    sheet.print(tako(), 236, 282, 0.66, -4)


def _speckle() -> str:
    chance = np.random.default_rng(3)
    spots = zip(
        chance.uniform(26, 454, 120), chance.uniform(502, 576, 120), chance.uniform(1, 3.2, 120), strict=True
    )
    return "".join(dot(*spot) for spot in spots)


def _weed(sheet: Sheet) -> None:
    for number, x in enumerate((48, 74, 104)):
        tall = (150, 210, 120)[number]
        form, lines = ribbon(
            [(x, 506), (x - 14, 506 - tall * 0.35), (x + 12, 506 - tall * 0.7), (x - 6, 506 - tall)],
            (5, 11, 9, 1),
        )
        sheet.ink(Block(form, PINE, 1, cover=0.9))
        sheet.lines(lines, SUMI)


def _pot() -> Figure:
    """A takotsubo: round belly, narrow neck, the rope knotted round it; its mouth to the upper left."""
    body = smooth(
        [
            (-40, -58),
            (-34, -34),
            (-66, 4),
            (-62, 52),
            (-24, 80),
            (24, 80),
            (62, 52),
            (66, 4),
            (34, -34),
            (40, -58),
        ]
    )
    mouth = ellipse(0, -60, 42, 14)
    rope = (
        smooth([(-38, -36), (0, -26), (38, -36)]),
        smooth([(38, -40), (84, -120), (66, -210), (110, -330), (96, -460)]),
    )
    shade = fading("shade", (-60, 0), (66, 0), 0.0, 0.4, 1.0)
    lines = stroke(body, 6, 1, (0.02, 0.02)) + stroke(joined(mouth, mouth[:1]), 4, 2, (0.01, 0.01))
    lines += "".join(
        stroke(smooth([(-58 + n * 4, y), (-10, y + 9), (50 - n * 6, y)]), 2.4, n, (0.3, 0.5), 0.1)
        for n, y in enumerate((6, 26, 46))
    )
    threads = "".join(stroke(part, 7, 5, (0.02, 0.02)) for part in rope)
    return Figure(
        shape(body) + shape(mouth) + threads,
        (
            Block(shape(body), CEDAR),
            Block(shade + shape(body, 'fill="url(#shade)"'), BARK),
            Block(shape(mouth), SOOT, 1, cover=1),
            Block("".join(stroke(part, 10, 5, (0.02, 0.02)) for part in rope), SUMI, 1, cover=1),
            Block("".join(stroke(part, 5.5, 5, (0.02, 0.02)) for part in rope), OCHRE, 1, cover=1),
            Block(lines, SUMI, 0.97, grain=0.08, cover=0.95),
        ),
    )
