"""The harbor table: a sea chart of the bay, land for the markets around it, and the quay of the players."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.places.bay import ripples
from tools.art.places.cloth import seigaiha
from tools.art.places.ground import SCREEN, Size, pictures
from tools.art.places.wood import Deck, lay
from tools.art.press.block import Block
from tools.art.press.brush import (
    box,
    fading,
    glowing,
    outline,
    path,
    ring,
    shape,
    stroke,
    words,
)
from tools.art.press.curves import Line, smooth, straight
from tools.art.press.inks import INDIGO_DEEP, LAMP, PAPER, SOOT, SUMI, VERMILION
from tools.art.press.sheet import Sheet

QUAY: Final = 700.0
ROSE: Final = (960.0, 486.0)
WEST: Final = ((340, 720), (316, 650), (374, 600), (338, 540), (324, 470), (390, 436), (350, 380), (330, 318))
NORTH: Final = ((392, 268), (520, 290), (640, 260), (704, 302), (820, 266), (1010, 260), (1090, 298))
EAST: Final = ((1230, 264), (1400, 270), (1470, 302), (1552, 260), (1596, 330), (1546, 392), (1576, 452))
SOUTH: Final = ((1598, 540), (1538, 590), (1590, 660), (1570, 720))
COAST: Final = smooth([*WEST, *NORTH, *EAST, *SOUTH])
ISLANDS: Final = (
    smooth([(470, 590), (500, 560), (548, 564), (560, 594), (524, 616), (486, 612)], closed=True),
    smooth([(1372, 366), (1404, 350), (1430, 372), (1466, 378), (1452, 404), (1404, 402)], closed=True),
)
WATER: Final = (34, 82, 100)
LAND: Final = (84, 96, 62)


def chart(size: Size) -> Sheet:
    """Water first, with its lines of bearing; then the land over it, then the quay."""
    sheet = Sheet(SCREEN, size, 51, paper=WATER)
    deep = glowing("deep", *ROSE, 620, 1, 0.8, 0.2, 0)
    sheet.ink(Block(deep + box(300, 200, 1320, 520, 0, 'fill="url(#deep)"'), INDIGO_DEEP, 0.6, 0.25, 0.08))
    _bearings(sheet)
    sheet.ink(Block(ripples(1920, 280, QUAY, 4, 26, 2.6), (14, 34, 58), 0.6))
    _land(sheet)
    _quay(sheet)
    return sheet


def _bearings(sheet: Sheet) -> None:
    """Sixteen winds from the rose in the middle of the bay."""
    x, y = ROSE
    lines = "".join(
        stroke(straight((x, y), (x + 900 * np.cos(turn), y + 900 * np.sin(turn))), 1.6, 3, (0.01, 0.01), 0.8)
        for turn in np.linspace(0, 2 * np.pi, 16, endpoint=False)
    )
    sheet.ink(Block(lines, PAPER, 0.16, 0.3, cover=1))
    star = "".join(
        shape([(x, y), *_point(turn - 0.3, 26), *_point(turn, 92 if number % 2 == 0 else 56)])
        for number, turn in enumerate(np.linspace(-np.pi / 2, 1.5 * np.pi, 8, endpoint=False))
    )
    pale = "".join(
        shape([(x, y), *_point(turn + 0.3, 26), *_point(turn, 92 if number % 2 == 0 else 56)])
        for number, turn in enumerate(np.linspace(-np.pi / 2, 1.5 * np.pi, 8, endpoint=False))
    )
    sheet.ink(Block(ring(x, y, 104, 3) + ring(x, y, 70, 1.6) + pale, PAPER, 0.4, 0.25, cover=1))
    sheet.ink(Block(star, INDIGO_DEEP, 0.7, 0.2))
    sheet.ink(Block(words("北", x, y - 112, 44, "brush"), VERMILION, 0.8, 0.2, cover=1))


def _point(turn: float, radius: float) -> list[tuple[float, float]]:
    return [(ROSE[0] + radius * float(np.cos(turn)), ROSE[1] + radius * float(np.sin(turn)))]


def _shrunk(part: float) -> Line:
    """The coast, drawn in towards the middle of the bay."""
    return (COAST - ROSE) * part + ROSE


def _land(sheet: Sheet) -> None:
    shallow = "".join(
        stroke(_shrunk(part), width, 3, (0.02, 0.02), 0.5)
        for part, width in ((0.975, 5), (0.945, 3), (0.905, 2))
    )
    sheet.ink(Block(shallow, (150, 188, 182), 0.5, 0.2, cover=1))
    frame = f'<path fill-rule="evenodd" d="M0 0 L1920 0 L1920 1080 L0 1080Z {path(COAST)}"/>'
    sheet.ink(Block("".join(outline(isle, 12, 4) for isle in ISLANDS), (150, 188, 182), 0.5, cover=1))
    frame += "".join(shape(isle) for isle in ISLANDS)
    sheet.ink(Block(frame, LAND, 1, 0.25, 0.08, 0.1, cover=1))
    sheet.ink(Block(seigaiha(0, 60, 1920, 660, 30, 1.4, "fields"), SOOT, 0.28, 0.2))
    dark = fading("d", (0, 80), (0, QUAY), 0.75, 0.35, 0.6)
    sheet.ink(Block(dark + f'<g fill="url(#d)">{frame}</g>', (16, 16, 30), 0.75, 0, 0, 0, cover=1))
    isles = "".join(outline(isle, 5, 6) for isle in ISLANDS)
    sheet.lines(stroke(COAST, 8, 5, (0.01, 0.01), 0.7) + isles, SUMI)


def _quay(sheet: Sheet) -> None:
    sheet.ink(Block(box(0, QUAY, 1920, 380), (92, 58, 40), 1, 0.1, 0.05, 0, cover=1))
    lay(sheet, Deck(0, QUAY, 1920, 380, 5, 9, (132, 88, 54), SOOT, 9, 1.6))
    dark = fading("d", (0, QUAY), (0, 1080), 0.35, 0.7, 1)
    sheet.ink(
        Block(dark + box(0, QUAY, 1920, 380, 0, 'fill="url(#d)"'), (14, 14, 28), 0.75, 0, 0, 0, cover=1)
    )
    sheet.lines(stroke(straight((0, QUAY), (1920, QUAY), 60), 9, 4, (0.001, 0.001), 0.9), SUMI)
    sheet.light(
        glowing("l", 960, 240, 900, 0.7, 0.3, 0) + box(0, 0, 1920, 1080, 0, 'fill="url(#l)"'), LAMP, 0.1
    )


PICTURES = pictures("art/tables/chart", chart, 128)
