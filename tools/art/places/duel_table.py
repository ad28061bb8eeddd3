"""The duel table by night and by day: the same quay, the same water; only the light is another's."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.places import bay
from tools.art.places.boats import boat
from tools.art.places.ground import SCREEN, Size, pictures
from tools.art.places.wood import Deck, lay
from tools.art.press.block import Block
from tools.art.press.brush import box, dot, fading, glowing, outline, shape, stroke, words
from tools.art.press.curves import ellipse, smooth, straight
from tools.art.press.inks import (
    INDIGO,
    INDIGO_DEEP,
    INDIGO_LIGHT,
    LAMP,
    PAPER,
    PEACH,
    ROSE,
    SEA,
    SNOW,
    SOOT,
    SUMI,
    VERMILION,
    Ink,
)
from tools.art.press.sheet import Sheet

HORIZON: Final = 330.0
QUAY: Final = 640.0
NIGHT: Final = (22, 36, 76)


def night(size: Size) -> Sheet:
    """A moon over black water, lanterns along both shores and their light in the sea."""
    sheet = Sheet(SCREEN, size, 41, paper=(40, 62, 112))
    down = fading("b", (0, 0), (0, HORIZON), 1, 0.8, 0.3, 0.05)
    sheet.ink(Block(down + box(0, 0, 1920, HORIZON, 0, 'fill="url(#b)"'), (12, 20, 50), 0.95, 0.25))
    _moon(sheet, 960, 204)
    _shore(sheet, INDIGO_DEEP)
    _sea(sheet, (30, 58, 96), (10, 18, 44), (10, 14, 34), INDIGO_LIGHT)
    sheet.ink(Block(bay.glitter(960, HORIZON, QUAY, 120, 6), SNOW, 0.55, cover=1))
    for x in (120, 270, 420, 1500, 1650, 1800):
        _lamp(sheet, x, HORIZON - 22, True)
    _quay(sheet, NIGHT, 0.62)
    return sheet


def day(size: Size) -> Sheet:
    """Dawn: the sun where the moon stood, the lanterns out."""
    sheet = Sheet(SCREEN, size, 41)
    bay.sky(sheet, 1920, 0, HORIZON, INDIGO_LIGHT, PEACH, ROSE)
    bay.sun(sheet, 960, 250, 128, HORIZON)
    bay.mist(sheet, 420, 150, 420, 3)
    bay.mist(sheet, 1480, 110, 380, 5)
    _shore(sheet, INDIGO)
    _sea(sheet, SEA, INDIGO, INDIGO_DEEP, PAPER)
    sheet.ink(Block(bay.glitter(960, HORIZON, QUAY, 120, 6), PEACH, 0.8, cover=1))
    for x in (120, 270, 420, 1500, 1650, 1800):
        _lamp(sheet, x, HORIZON - 22, False)
    _quay(sheet, (20, 18, 34), 0.4)
    return sheet


def _moon(sheet: Sheet, x: float, y: float) -> None:
    glow = glowing("m", x, y, 420, 0.7, 0.25, 0.08, 0)
    sheet.light(glow + dot(x, y, 420, 'fill="url(#m)"'), (210, 220, 240), 0.5)
    sheet.ink(Block(dot(x, y, 104), (246, 238, 214), 1, 0.1, 0.06, 0.1, cover=1))
    clouds = f'<g transform="translate({x + 70} {y + 58})">{shape(bay.cloud(300, 4))}</g>'
    sheet.ink(Block(clouds, (36, 54, 100), 0.92, 0.25, cover=1))
    places = np.random.default_rng(8).uniform((20, 10, 1.2), (1900, 230, 3), (44, 3))
    stars = "".join(dot(*place) for place in places.tolist() if np.hypot(place[0] - x, place[1] - y) > 150)
    sheet.ink(Block(stars, SNOW, 0.8, 0, cover=1))


def _shore(sheet: Sheet, ink: Ink) -> None:
    """Hills left and right, leaving the middle to the light."""
    for flip in (False, True):
        hills = [(0.0, 330.0), (0, 232), (60, 206), (150, 238), (168, 250), (232, 222), (322, 252)]
        hills += [(340, 268), (400, 244), (486, 272), (500, 290), (560, 300), (640, 330)]
        line = np.array([(1920 - x if flip else x, y) for x, y in hills], float)
        sheet.ink(Block(shape(line), ink, 0.92, 0.2, 0.06, cover=0.9))
        key = stroke(line[1:], 5, 3 + flip, (0.02, 0.3))
        sheet.lines(key, SUMI)


def _sea(sheet: Sheet, ink: Ink, deep: Ink, line: Ink, crest: Ink) -> None:
    area = box(0, HORIZON, 1920, QUAY - HORIZON)
    sheet.ink(Block(area, ink, 1, 0.2, 0.08, 0, cover=1))
    down = fading("b", (0, HORIZON), (0, QUAY), 0, 0.2, 0.6, 1)
    sheet.ink(Block(down + box(0, HORIZON, 1920, QUAY - HORIZON, 0, 'fill="url(#b)"'), deep, 0.9, 0.2))
    sheet.print(boat(VERMILION, 1.3), 700, HORIZON + 4, 0.3)
    sheet.print(boat(INDIGO, 1.3), 1246, HORIZON + 14, 0.38, 0, True)
    sheet.ink(Block(bay.ripples(1920, HORIZON + 8, QUAY, 5, 52, 3.4), line, 0.8))
    sheet.ink(Block(bay.ripples(1920, HORIZON + 30, QUAY, 9, 16, 2.2), crest, 0.35, cover=1))


def _lamp(sheet: Sheet, x: float, y: float, lit: bool) -> None:
    """A lantern on the far quay; lit, it writes a long stroke into the water."""
    body = ellipse(x, y, 15, 20)
    sheet.ink(Block(shape(body), LAMP if lit else (206, 192, 164), 1, 0.1, cover=1))
    key = outline(body, 3.4, 3) + box(x - 8, y - 25, 16, 6) + box(x - 8, y + 19, 16, 6)
    sheet.lines(key + stroke(straight((x, y - 44), (x, y - 24)), 3, 4), SUMI)
    if not lit:
        return
    glow = glowing("g", x, y, 90, 0.8, 0.3, 0)
    sheet.light(glow + dot(x, y, 90, 'fill="url(#g)"'), LAMP, 0.6)
    dashes = "".join(
        stroke(straight((x - w, HORIZON + dy), (x + w, HORIZON + dy)), 5, int(dy), (0.45, 0.45), 0.05)
        for dy, w in ((12, 12), (26, 17), (44, 13), (66, 19), (92, 15), (124, 20), (160, 14))
    )
    sheet.ink(Block(dashes, LAMP, 0.7, cover=1))


def _quay(sheet: Sheet, shade: Ink, darkness: float) -> None:
    """Wide boards under the balance and the piles; dark where words stand."""
    sheet.ink(Block(box(0, QUAY, 1920, 440), (96, 60, 40), 1, 0.1, 0.05, 0, cover=1))
    lay(sheet, Deck(0, QUAY, 1920, 440, 5, 7, (136, 90, 56), SOOT, 10, 1.7))
    sheet.ink(Block(box(0, QUAY, 1920, 440), shade, darkness, 0, 0, 0, cover=1))
    down = fading("d", (0, QUAY), (0, 1080), 0, 0.3, 0.9)
    sheet.ink(Block(down + box(0, QUAY, 1920, 440, 0, 'fill="url(#d)"'), (10, 12, 26), 0.7, 0, 0, 0, cover=1))
    rope = smooth([(0, 646), (300, 668), (640, 650), (960, 664), (1280, 650), (1620, 668), (1920, 646)])
    sheet.ink(Block(stroke(rope, 13, 3, (0.001, 0.001), 0.9), (176, 140, 84), 0.95, 0.2, cover=1))
    twist = "".join(stroke(straight((x, y - 6), (x + 10, y + 6)), 2.6, int(x)) for x, y in rope[::1])
    edge = straight((0, QUAY), (1920, QUAY), 60)
    sheet.lines(stroke(edge, 10, 4, (0.001, 0.001), 0.9) + twist, SUMI)
    for x, sign in ((300, "東"), (1620, "西")):
        sheet.ink(Block(words(sign, x, 1010, 300, "brush"), (10, 12, 26), 0.35, 0.3, 0.1, 0))


PICTURES = pictures("art/tables/night", night, 128) | pictures("art/tables/day", day, 128)
