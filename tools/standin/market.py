"""The tile set of the market: planks, cloth and its border, the noren, the edge of the counter."""

from __future__ import annotations

from random import Random

import pygame

from tools.standin.curves import arc
from tools.standin.palette import BARK, INDIGO, INK, NIGHT, SAND, SOOT, WASHI, WOOD, mix
from tools.standin.pen import Pen, Sheet

TILE = 40
COLUMNS, ROWS = 8, 4
LONG = 4
"""So many tiles make one plank, so that the grain does not repeat at every tile."""
BAND = 11
"""The pattern along the edge of the cloth; slots keep clear of it."""

CLOTH = mix(INDIGO, NIGHT, 0.25)
PLANK = mix(BARK, WOOD, 0.35)


def plank(pen: Pen, seed: int) -> None:
    """A board whose grain runs over its ends: left and right fit together."""
    chance = Random(seed)
    width = TILE * LONG
    base = mix(PLANK, BARK, chance.random() * 0.3)
    pen.box(0, 0, width, TILE, base)
    for _ in range(9):
        y, lift = chance.uniform(3, TILE - 3), chance.uniform(-2, 2)
        start, length = chance.uniform(0, width), chance.uniform(50, 120)
        tint = mix(base, chance.choice((SOOT, WOOD)), 0.16)
        grain = [(start + length * k / 8, y + lift * k * (8 - k) / 16) for k in range(9)]
        for shift in (0, -width):  # what leaves on the right comes back on the left
            pen.line([(x + shift, gy) for x, gy in grain], 1.1, tint)
    pen.box(0, TILE - 1.6, width, 1.6, SOOT)
    pen.box(0, 0, width, 0.8, mix(base, WOOD, 0.5))


def cloth(pen: Pen, sides: str = "", weave: int = 0) -> None:
    """Indigo cloth; its border runs along the sides named."""
    pen.box(0, 0, TILE, TILE, CLOTH)
    for row in range(weave, TILE, 8):
        pen.box(0, row, TILE, 0.7, mix(CLOTH, INDIGO, 0.5))
    for side, (x, y, w, h) in _bands().items():
        if side in sides:
            pen.box(x, y, w, h, INDIGO)
    for side in sides:
        _waves(pen, side)
    _hem(pen, sides)


def _bands() -> dict[str, tuple[float, float, float, float]]:
    far = TILE - BAND
    return {
        "l": (0, 0, BAND, TILE),
        "r": (far, 0, BAND, TILE),
        "t": (0, 0, TILE, BAND),
        "b": (0, far, TILE, BAND),
    }


def _waves(pen: Pen, side: str) -> None:
    """Half circles with their feet on the outer edge; corners leave them out."""
    turn = {"t": 180, "b": 0, "l": 90, "r": 270}[side]
    edge = pen.within(TILE / 2, TILE / 2, 1, turn)
    for middle in range(-15, 20, 10):
        for radius in (5, 2.4):
            edge.line(arc(middle, TILE / 2, radius + 3, 180, 360, 20), 0.8, mix(INDIGO, WASHI, 0.45))


def _hem(pen: Pen, sides: str) -> None:
    """The pale thread between border and field."""
    left, right = (BAND if "l" in sides else 0, TILE - BAND if "r" in sides else TILE)
    top, foot = (BAND if "t" in sides else 0, TILE - BAND if "b" in sides else TILE)
    threads = {
        "l": ((left, top), (left, foot)),
        "r": ((right, top), (right, foot)),
        "t": ((left, top), (right, top)),
        "b": ((left, foot), (right, foot)),
    }
    for side in sides:
        pen.line(threads[side], 1.4, SAND)


def noren(pen: Pen, hem: bool, slit: bool) -> None:
    """The curtain over the stall, two tiles high: rod above, hem below, slits between its cloths."""
    pen.fade(0, 0, TILE, TILE, (INDIGO, mix(INDIGO, NIGHT, 0.5)) if hem else (NIGHT, INDIGO))
    if not hem:
        pen.box(0, 0, TILE, 5, SOOT)
        pen.box(0, 5, TILE, 1.2, SAND)
    else:
        pen.box(0, TILE - 9, TILE, 1.6, WASHI)
        pen.box(0, TILE - 4, TILE, 4, INK)
    if slit:
        pen.box(TILE - 2, 6 if not hem else 0, 2, TILE, INK)
        pen.box(TILE - 4, 6 if not hem else 0, 1, TILE, mix(INDIGO, WASHI, 0.3))


def edge(pen: Pen) -> None:
    """The front of the counter, in whose shade the seats lie."""
    pen.fade(0, 0, TILE, TILE, (SOOT, mix(SOOT, BARK, 0.8)))
    pen.box(0, 0, TILE, 2, INK)


CLOTHS = ("tl", "t", "tr", "l", "", "r", "bl", "b", "br", "", "", "")
NORENS = ((False, False), (True, False), (False, True), (True, True))


def tileset() -> pygame.Surface:
    """Three planks, the cloths, the noren, the edge: in the order in which the map counts them."""
    sheet = Sheet(TILE * COLUMNS, TILE * ROWS)
    for index in range(3):
        plank(_place(sheet, index * LONG, LONG), index)
    for index, sides in enumerate(CLOTHS, start=12):
        cloth(_place(sheet, index), sides, index % 3)
    for index, (hem, slit) in enumerate(NORENS, start=24):
        noren(_place(sheet, index), hem, slit)
    edge(_place(sheet, 28))
    return sheet.finished()


def _place(sheet: Sheet, index: int, tiles: int = 1) -> Pen:
    """A pen for one tile, or some in a row, which cannot spill into the others."""
    row, column = divmod(index, COLUMNS)
    corner, size = (column * TILE, row * TILE), (tiles * TILE, TILE)
    sheet.large.set_clip(pygame.Rect(*(side * sheet.over for side in (*corner, *size))))
    return sheet.pen(*corner)
