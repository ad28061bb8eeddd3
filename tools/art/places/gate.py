"""The market's great gate: a tiled roof across the sky, a beam with lanterns, and the board for the name."""

from __future__ import annotations

import numpy as np

from tools.art.press.block import Block
from tools.art.press.brush import box, dot, fading, glowing, outline, ring, shape, stroke, words
from tools.art.press.curves import Line, ellipse, joined, moved, smooth, straight
from tools.art.press.inks import GOLD, INDIGO_DEEP, LAMP, SLATE, SNOW, SOOT, SUMI, VERMILION
from tools.art.press.sheet import Sheet

EAVES = smooth([(-40, 92), (60, 70), (300, 46), (960, 40), (1620, 46), (1860, 70), (1960, 92)])
BEAM = (74.0, 46.0)
POSTS = (52.0, 1788.0)
POST = 80.0
LANTERNS = (196.0, 286.0, 376.0, 1544.0, 1634.0, 1724.0)


def gate(sheet: Sheet) -> None:
    """From the back to the front."""
    for x in POSTS:
        _post(sheet, x)
    _beam(sheet)
    for x in LANTERNS:
        _lantern(sheet, x, 172)
    _roof(sheet)
    _board(sheet)


def _post(sheet: Sheet, x: float) -> None:
    """Lacquered, bound with iron, on a foot of stone."""
    wood = box(x, 60, POST, 860)
    sheet.bare(wood)
    sheet.ink(Block(wood, VERMILION, 0.95, 0.25, 0.08))
    round_ = fading("r", (x, 0), (x + POST, 0), 0.1, 0, 0.3, 0.95)
    sheet.ink(Block(round_ + box(x, 60, POST, 860, 0, 'fill="url(#r)"'), SOOT, 0.75))
    iron = box(x - 4, 200, POST + 8, 26) + box(x - 4, 780, POST + 8, 60)
    sheet.ink(Block(iron, SUMI, 0.95, 0.2, cover=1))
    nails = "".join(dot(x + POST * at, y, 4) for at in (0.2, 0.5, 0.8) for y in (213, 796, 824))
    sheet.ink(Block(nails, GOLD, 0.9, cover=1))
    stone = shape(
        smooth([(x - 26, 930), (x - 18, 880), (x + 40, 872), (x + POST + 18, 880), (x + POST + 28, 930)])
    )
    sheet.bare(stone)
    sheet.ink(Block(stone, SLATE, 0.95))
    key = stroke(straight((x, 60), (x, 876)), 7, 1, (0.01, 0.01), 0.8)
    key += stroke(straight((x + POST, 60), (x + POST, 876)), 8, 2, (0.01, 0.01), 0.8)
    key += stroke(
        smooth([(x - 26, 930), (x - 18, 880), (x + 40, 872), (x + POST + 18, 880), (x + POST + 28, 930)]),
        7,
        3,
    )
    key += "".join(
        stroke(straight((x + dx, y), (x + dx + 3, y + 150)), 2.4, y, (0.3, 0.5))
        for dx, y in ((22, 300), (52, 480), (30, 610))
    )
    sheet.lines(key, SUMI)


def _beam(sheet: Sheet) -> None:
    y, h = BEAM
    beam = box(-20, y, 1960, h)
    sheet.ink(Block(beam, VERMILION, 0.98, 0.25, cover=1))
    sheet.ink(
        Block(
            fading("s", (0, y), (0, y + h), 0.9, 0.3, 0.1, 0.5) + box(-20, y, 1960, h, 0, 'fill="url(#s)"'),
            SOOT,
            0.7,
        )
    )
    key = stroke(straight((-20, y + h), (1940, y + h)), 8, 1, (0.001, 0.001), 0.8)
    key += "".join(
        stroke(straight((x, y + h - 12), (x + 150, y + h - 14)), 2.2, x) for x in range(40, 1900, 210)
    )
    sheet.lines(key, SUMI)


def _lantern(sheet: Sheet, x: float, y: float) -> None:
    body = ellipse(x, y, 33, 46)
    sheet.bare(shape(body))
    sheet.ink(Block(shape(body), LAMP, 0.95, 0.06, cover=1))
    sheet.ink(Block(shape(ellipse(x, y - 36, 26, 12)) + shape(ellipse(x, y + 36, 26, 12)), VERMILION, 0.9))
    ribs = "".join(
        stroke(smooth([(x - 33 * s, y + dy), (x, y + dy + 5), (x + 33 * s, y + dy)]), 2, dy + 60)
        for dy, s in ((-26, 0.8), (-13, 0.95), (0, 1.0), (13, 0.95), (26, 0.8))
    )
    caps = box(x - 16, y - 52, 32, 10, 3) + box(x - 16, y + 42, 32, 10, 3)
    key = outline(body, 5, 7) + ribs + caps + stroke(straight((x, y - 70), (x, y - 50)), 4, 5)
    sheet.lines(key + stroke(straight((x, y + 50), (x, y + 72)), 6, 6), SUMI)
    sheet.light(glowing("g", x, y, 130, 0.7, 0.3, 0.1, 0) + dot(x, y, 130, 'fill="url(#g)"'), LAMP, 0.5)


def _tile(x: float) -> Line:
    foot = float(np.interp(x, EAVES[:, 0], EAVES[:, 1]))
    lean = (x - 960) * 0.05
    return smooth([(x - lean, -12), (x - lean * 0.4, foot * 0.5), (x, foot)])


def _roof(sheet: Sheet) -> None:
    body = shape(joined([(-40.0, -20.0), (1960.0, -20.0)], EAVES[::-1]))
    sheet.shade(shape(joined([(-40.0, -20.0), (1960.0, -20.0)], moved(EAVES[::-1], dy=30))), 0.45, 9)
    sheet.bare(body)
    sheet.ink(Block(body, SLATE, 0.98, 0.15))
    sheet.ink(
        Block(
            fading("d", (0, 0), (0, 90), 1, 0.7, 0.15)
            + shape(joined([(-40.0, -20.0), (1960.0, -20.0)], EAVES[::-1]), 'fill="url(#d)"'),
            INDIGO_DEEP,
            0.9,
        )
    )
    ends = [(x, float(np.interp(x, EAVES[:, 0], EAVES[:, 1]))) for x in range(-8, 1940, 44)]
    gold = "".join(dot(x, y + 2, 13) for x, y in ends)
    sheet.ink(Block(gold, SLATE, 1, 0.1, cover=1))
    key = "".join(
        stroke(_tile(x + side), 4, int(x) + side + 99, (0.01, 0.01), 0.7)
        for x, _ in ends
        for side in (-12, 12)
    )
    key += stroke(EAVES, 9, 3, (0.001, 0.001), 0.8) + "".join(
        ring(x, y + 2, 13, 4) + dot(x, y + 2, 4) for x, y in ends
    )
    sheet.lines(key, SUMI)


def _board(sheet: Sheet) -> None:
    """Dark and calm in the middle: the name is written there."""
    x, y, w, h = 436.0, 26.0, 1048.0, 160.0
    sheet.shade(box(x + 8, y + 16, w, h, 10), 0.55, 10)
    sheet.ink(Block(box(x, y, w, h, 12), SUMI, 1, 0.05, 0.03, 0, cover=1))
    sheet.ink(Block(box(x + 7, y + 7, w - 14, h - 14, 8), GOLD, 0.95, 0.2, cover=1))
    sheet.ink(Block(box(x + 14, y + 14, w - 28, h - 28, 6), (26, 24, 38), 1, 0.12, 0.05, 0, cover=1))
    for character, middle in (("築", x + 88), ("地", x + w - 88)):
        sheet.ink(Block(dot(middle, y + h / 2, 54), VERMILION, 0.95, 0.15, cover=1))
        sheet.ink(Block(words(character, middle, y + h / 2 + 29, 82, "brush"), SNOW, 0.98, 0.1, cover=1))
