"""Breaking water: claws that curl out of a crest, the froth behind them, and spray."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from tools.art.press.brush import dot, shape
from tools.art.press.curves import Line, along, joined, moved, scaled, smooth, turned
from tools.art.press.inks import SUMI
from tools.art.press.sheet import Sheet

FINGER: Final = joined(
    smooth([(-0.35, 0.1), (-0.1, -0.5), (0.5, -0.82), (1.1, -0.6), (1.36, 0.16)], steps=6),
    smooth([(1.36, 0.16), (1.0, -0.2), (0.62, -0.24), (0.42, 0.12), (0.1, 0.35)], steps=6)[1:],
)
"""Hooked to the right, sharp at its end; about 1.7 across."""
HAND: Final = ((-28.0, 0.8), (8.0, 1.0), (52.0, 0.72))
"""How each finger of a claw is turned, and how large it is."""


def claws(
    crest: Line, size: float, count: int, seed: int, lean: float = 20, flip: bool = False
) -> list[Line]:
    """Hands along a crest that runs towards where it breaks: larger at its end; all their fingers."""
    chance, found = np.random.default_rng(seed), []
    finger = FINGER * (1, -1) if flip else FINGER
    for number in range(count):
        part = (number + 0.5) / count
        (x, y), (nx, ny) = along(crest, part), along(crest, min(part + 0.03, 1))
        turn = float(np.degrees(np.arctan2(ny - y, nx - x))) * 0.7 + lean + chance.uniform(-12, 12)
        grown = size * (0.62 + 0.5 * part) * chance.uniform(0.85, 1.2)
        for more, share in HAND:
            bend = turn - more if flip else turn + more
            found.append(moved(turned(scaled(finger, grown * share), bend), x, y))
    return found


def froth(crest: Line, size: float, count: int, seed: int) -> str:
    """Uneven beads along a crest."""
    chance, drawn = np.random.default_rng(seed), ""
    for number in range(count):
        x, y = along(crest, (number + 0.5) / count)
        drawn += dot(
            x,
            y + chance.uniform(-0.2, 0.3) * size,
            size * chance.uniform(0.45, 1),
            'stroke="#000" stroke-width="0"',
        )
    return drawn


def spray(x: float, y: float, reach: float, count: int, seed: int, up: float = 0.8) -> list[str]:
    """Solid drops thrown up from x, y: near ones large, far ones fine. In two halves, for two inks."""
    chance, halves = np.random.default_rng(seed), ["", ""]
    for number in range(count):
        turn, far = chance.uniform(-2.75, -0.4), chance.uniform(0.15, 1) ** 0.8
        radius = (1 - far) * 7 + chance.uniform(1.6, 3.6)
        halves[number % 2] += dot(
            x + np.cos(turn) * far * reach * 1.1, y + np.sin(turn) * far * reach * up, radius
        )
    return halves


def white(sheet: Sheet, fingers: Sequence[Line], beads: str, line: float) -> None:
    """Bare paper in a key line (the same shapes cut wider); in three layers, so that claws overlap."""
    grown = f'stroke="#000" stroke-width="{2 * line}" stroke-linejoin="round"'
    wide = beads.replace('stroke-width="0"', f'stroke-width="{2 * line}"')
    hands = [fingers[at : at + len(HAND)] for at in range(0, len(fingers), len(HAND))]
    sheet.lines(wide, SUMI)
    sheet.bare(beads, 0.45)
    for layer in (hands[::2], hands[1::2]):
        parts = [finger for hand in layer for finger in hand]
        sheet.lines("".join(shape(part, grown) for part in parts), SUMI)
        sheet.bare("".join(shape(part) for part in parts), 0.45)
