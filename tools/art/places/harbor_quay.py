"""The ground of the harbor table: the wall of the street, the far bank, the sea, the quay and its boards."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

import numpy as np

from tools.art.places.ground import SCREEN, Size, pictures
from tools.art.places.wood import Deck, lay
from tools.art.press.block import Block
from tools.art.press.brush import box, dot, fading, glowing, outline, shape, stroke
from tools.art.press.curves import smooth, straight
from tools.art.press.inks import LAMP, SOOT, SUMI
from tools.art.press.sheet import Sheet

BANK: Final = 306.0
SEA: Final = 440.0
QUAY: Final = 615.0
BOARDS: Final = 702.0
NIGHT: Final = (12, 14, 28)
TIMBER: Final = (64, 44, 34)
STONE: Final = (50, 56, 70)
WATER: Final = (34, 84, 104)
DEEP: Final = (12, 26, 50)


def quay(size: Size) -> Sheet:
    """From the back to the front, each darker where bright pieces lie on it."""
    sheet = Sheet(SCREEN, size, 57, paper=NIGHT)
    _wall(sheet)
    _bank(sheet)
    _sea(sheet)
    _edge(sheet)
    _deck(sheet)
    return sheet


def _wall(sheet: Sheet) -> None:
    """Upright boards, each of its own tone, a beam at half height; light comes down from the eaves."""
    sheet.ink(Block(box(0, 0, 1920, BANK), TIMBER, 1, 0, 0, 0, cover=1))
    chance = np.random.default_rng(4)
    tones: dict[int, str] = {0: "", 1: "", 2: ""}
    seams, grain, x = "", "", -20.0
    while x < 1920:
        wide = float(chance.uniform(44, 66))
        tones[int(chance.integers(3))] += box(x, 0, wide, BANK)
        seams += stroke(
            straight((x, -5), (x + float(chance.uniform(-1, 1)), BANK)), 4.6, int(x) + 50, (0, 0), 0.9
        )
        for _ in range(3):
            at, top = x + float(chance.uniform(8, wide - 8)), float(chance.uniform(60, 200))
            way = smooth([(at, top), (at + 2, top + 50), (at - 1, top + float(chance.uniform(80, 130)))])
            grain += stroke(way, 2.2, int(at * 3) + 99, (0.3, 0.4), 0.1)
        x += wide
    for tone, boards in tones.items():
        sheet.ink(Block(boards, SOOT, 0.3 + 0.2 * tone, 0.25, 0.06, 0, cover=1))
    sheet.ink(Block(grain, SUMI, 0.55, 0.1, 0.05, 0))
    sheet.lines(seams, SUMI)
    sheet.light(
        glowing("l", 960, 60, 1100, 0.9, 0.4, 0) + box(0, 0, 1920, BANK, 0, 'fill="url(#l)"'), LAMP, 0.06
    )
    dark = fading("d", (0, 80), (0, BANK), 0.25, 0.5, 0.95)
    sheet.ink(Block(dark + box(0, 0, 1920, BANK, 0, 'fill="url(#d)"'), NIGHT, 0.7, 0, 0, 0, cover=1))


def _bank(sheet: Sheet) -> None:
    """Great fitted stones down to the water; one sees their joints and little more."""
    area = box(0, BANK - 8, 1920, SEA - BANK + 8)
    sheet.ink(Block(area, STONE, 1, 0.12, 0.1, 0, cover=1))
    joints, blocks = "", {0: "", 1: ""}
    chance = np.random.default_rng(9)
    rows = (BANK + 8, BANK + 54, BANK + 98, SEA)
    for top, low in pairwise(rows):
        x = float(chance.uniform(-90, -20))
        while x < 1920:
            wide, lean = float(chance.uniform(84, 170)), float(chance.uniform(-9, 9))
            blocks[int(chance.integers(2))] += shape(
                [(x, top), (x + wide, top), (x + wide + lean, low), (x, low)]
            )
            joints += stroke(
                straight((x + wide, top), (x + wide + lean, low)), 4, int(x) + 300, (0.05, 0.05), 0.6
            )
            x += wide
        ledge = straight((0, top), (1920, top), 90)
        ledge[:, 1] += np.random.default_rng(int(top)).standard_normal(90) * 0.9
        joints += stroke(ledge, 4, int(top), (0, 0), 0.9)
    sheet.ink(Block(blocks[1], NIGHT, 0.3, 0.2, 0.1, 0, cover=1))
    sheet.ink(Block(joints, SUMI, 0.85, 0.1, 0.05, 0))
    sheet.ink(Block(box(0, BANK - 8, 1920, 15), (66, 46, 36), 1, 0.3, cover=1))
    sheet.lines(
        stroke(straight((0, BANK - 8), (1920, BANK - 8), 60), 5, 1, (0, 0), 0.9)
        + stroke(straight((0, BANK + 8), (1920, BANK + 8), 60), 5, 2, (0, 0), 0.9),
        SUMI,
    )
    dark = fading("d", (0, BANK), (0, SEA), 0.35, 0.55, 0.8, 1)
    sheet.ink(
        Block(
            dark + box(0, BANK - 8, 1920, SEA - BANK + 8, 0, 'fill="url(#d)"'), NIGHT, 0.7, 0, 0, 0, cover=1
        )
    )


def _sea(sheet: Sheet) -> None:
    """Night water: the bank's shade above, the quay's below, long low swell between."""
    area = box(0, SEA, 1920, QUAY - SEA)
    sheet.ink(Block(area, (24, 62, 84), 1, 0, 0, 0, cover=1))
    sheet.ink(Block(area, WATER, 0.9, 0.4, 0.16, 0, cover=1))
    swell, light = _swell(11, 34, 5.0), _swell(12, 13, 2.6)
    sheet.ink(Block(swell, DEEP, 0.6, 0.15, 0.05, 0, cover=1))
    sheet.ink(Block(light, (72, 116, 130), 0.45, 0.2, 0.05, 0, cover=1))
    down = fading("d", (0, SEA), (0, QUAY), 1, 0.55, 0.15, 0.1, 0.2, 0.7)
    sheet.ink(
        Block(down + box(0, SEA, 1920, QUAY - SEA, 0, 'fill="url(#d)"'), DEEP, 0.85, 0.2, 0.06, 0, cover=1)
    )
    foot = straight((0, SEA), (1920, SEA), 120)
    foot[:, 1] += np.sin(np.arange(120) * 0.9) * 1.6
    sheet.lines(stroke(foot, 6, 7, (0, 0), 0.9, 0.4), SUMI)


def _swell(seed: int, count: int, width: float) -> str:
    """Flat strokes in rows, never two alike, none steep enough to be a bird."""
    chance, drawn = np.random.default_rng(seed), ""
    for number in range(count):
        y = SEA + 18 + (QUAY - SEA - 40) * (number + float(chance.uniform(0.1, 0.9))) / count
        x, long = float(chance.uniform(-80, 1880)), float(chance.uniform(120, 330))
        rise = float(chance.uniform(1.5, 3.5))
        way = [
            (x, y),
            (x + long * 0.3, y - rise),
            (x + long * 0.65, y + rise * 0.6),
            (x + long, y - rise * 0.3),
        ]
        drawn += stroke(smooth(way), width * float(chance.uniform(0.7, 1.2)), number + seed, (0.4, 0.5), 0.05)
    return drawn


def _edge(sheet: Sheet) -> None:
    """The face of the quay: a beam, piles and black water between them, behind the berths."""
    sheet.ink(Block(box(0, QUAY, 1920, BOARDS - QUAY), (14, 24, 40), 1, 0.2, 0.08, 0, cover=1))
    piles = "".join(box(x, QUAY + 8, 26, BOARDS - QUAY) for x in range(22, 1920, 79))
    sheet.ink(Block(piles, (58, 42, 36), 1, 0.35, 0.1, 0, cover=1))
    sheet.ink(Block(box(0, QUAY - 3, 1920, 17), (88, 60, 42), 1, 0.35, 0.1, 0, cover=1))
    lines = "".join(
        stroke(straight((x + dx, QUAY + 14), (x + dx, BOARDS)), 3.6, x + dx, (0, 0), 0.9)
        for x in range(22, 1920, 79)
        for dx in (0, 26)
    )
    lines += "".join(dot(x + 13, QUAY + 6, 3) for x in range(22, 1920, 79))
    for n, y in enumerate((QUAY - 3, QUAY + 14)):
        lines += stroke(straight((0, y), (1920, y), 60), 5, n, (0, 0), 0.9)
    sheet.lines(lines, SUMI)
    dark = fading("d", (0, QUAY), (0, BOARDS), 0.25, 0.75, 0.6)
    sheet.ink(
        Block(
            dark + box(0, QUAY - 3, 1920, BOARDS - QUAY + 3, 0, 'fill="url(#d)"'),
            NIGHT,
            0.7,
            0,
            0,
            0,
            cover=1,
        )
    )


def _deck(sheet: Sheet) -> None:
    """Wet boards under the seats, darker towards the people who sit there."""
    area = box(0, BOARDS, 1920, 1080 - BOARDS)
    sheet.ink(Block(area, (86, 56, 40), 1, 0.1, 0.05, 0, cover=1))
    lay(sheet, Deck(0, BOARDS, 1920, 1080 - BOARDS, 5, 9, (124, 82, 52), SOOT, 8, 1.6))
    dark = fading("d", (0, BOARDS), (0, 1080), 0.7, 0.85, 1)
    sheet.ink(Block(dark + box(0, BOARDS, 1920, 380, 0, 'fill="url(#d)"'), NIGHT, 0.72, 0, 0, 0, cover=1))
    rim = np.array([(-20, BOARDS - 4), (1940, BOARDS - 4), (1940, BOARDS + 8), (-20, BOARDS + 8)], float)
    sheet.ink(Block(shape(rim), (96, 66, 46), 0.9, 0.3, cover=1))
    sheet.lines(outline(rim, 5, 3), SUMI)


PICTURES = pictures("art/tables/harbor", quay, 128)
