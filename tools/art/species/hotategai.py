"""Hotategai, the scallop: two ribbed fans at one hinge, a little open, the pale flesh between them."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.press.block import Block, Figure
from tools.art.press.brush import clipped, dot, glowing, shape, stroke
from tools.art.press.curves import Line, joined, line, moved, scaled, turned
from tools.art.press.inks import PEACH, ROSE, SLATE, SNOW, STONE, SUMI
from tools.art.species.forms import behind
from tools.art.species.style import FULL, Style

HINGE: Final = (-18.0, 214.0)
SPREAD: Final = 66.0
"""Degrees from the middle rib to the outermost."""

NEAR: Final = -12.0
FAR: Final = 17.0
"""How the two valves lean."""


def _reach(turn: Line) -> Line:
    """From the hinge to the edge, -1 to 1 across the fan: a disc with straight shoulders."""
    angle = np.radians(turn * SPREAD)
    reach: Line = 226 * np.cos(angle) + np.sqrt(213.0**2 - (226 * np.sin(angle)) ** 2)
    return reach


def _rim(bumps: float, ribs: int) -> Line:
    """The edge of a valve from left to right; every rib swells it."""
    turn = np.linspace(-1, 1, ribs * 12 + 1)
    angle = np.radians(turn * SPREAD)
    swell = np.abs(np.sin((turn + 1) / 2 * np.pi * ribs)) ** 0.7
    radius = _reach(turn) * (1 - bumps + bumps * swell)
    return np.column_stack([1.04 * radius * np.sin(angle), -radius * np.cos(angle)])


def _valve(lean: float, ribs: int) -> Line:
    """Closed at the hinge."""
    rim = _rim(0.045 if ribs > 9 else 0.09, ribs)  # few ribs are for signs: their edge has to tell
    return moved(turned(joined(rim, [(30, 8), (0, 18), (-30, 8)]), lean), *HINGE)


def _ears(lean: float) -> Line:
    ears = [(-36, -96), (-104, -78), (-96, -38), (-108, 8), (-56, 16), (0, 24), (58, 16), (104, 4)]
    return moved(turned(line([*ears, (92, -40), (100, -86), (36, -100)]), lean), *HINGE)


def hotategai(style: Style = FULL) -> Figure:
    """About 580 wide, centred on the origin."""
    ribs = 13 if style.fine else 7
    near, far, ears, flesh = _valve(NEAR, ribs), _valve(FAR, ribs), _ears(NEAR), _flesh()
    front = shape(near) + shape(ears)
    inner = behind(shape(far), shape(flesh) + front, "inner")
    blush = glowing("blush", *HINGE, 430, 1.0, 0.7, 0.12, 0.0)
    edge = glowing("edge", *HINGE, 430, 0.0, 0.0, 0.2, 0.95)
    return Figure(
        front + shape(far) + shape(flesh),
        (
            Block(front + shape(far) + shape(flesh), SNOW, 0.9, cover=0.9),
            Block(inner + front, STONE, 0.5),
            Block(inner, SLATE, 0.5),
            Block(behind(shape(_flesh(0.985)), front, "flesh"), PEACH, 0.55),
            Block(blush + shape(near, 'fill="url(#blush)"') + shape(ears), ROSE, 0.7),
            Block(edge + shape(near, 'fill="url(#edge)"'), SLATE, 0.75),
            Block(_flutes(near, ribs), SLATE, 0.55),
            Block(_key(style, ribs), SUMI, 0.97, grain=0.08, mottle=0.04, rim=0.1, cover=0.95),
        ),
    )


def _flesh(part: float = 1.0) -> Line:
    """The frilled mantle, seen in the gap."""
    rim = scaled(_rim(0.05, 21), 0.93 * part)
    return moved(turned(joined(rim, [(20, 0), (-20, 0)]), FAR - 3), *HINGE)


def _flutes(near: Line, ribs: int) -> str:
    """The shaded side of every rib."""
    drawn = ""
    for number in range(ribs):
        turns = [np.radians((-1 + 2 * (number + part) / ribs) * SPREAD + NEAR) for part in (0.6, 0.99)]
        ends = [(500 * np.sin(turn), -500 * np.cos(turn)) for turn in turns]
        drawn += shape(moved(line([(0, 0), *ends]), *HINGE))
    return clipped(drawn, shape(near), "flutes")


def _grooves(lean: float, ribs: int, width: float, seed: int) -> str:
    """The lines between the ribs, from near the hinge to the edge."""
    drawn = ""
    for number in range(1, ribs):
        turn = -1 + 2 * number / ribs
        angle, end = np.radians(turn * SPREAD + lean), float(_reach(np.array([turn]))[0]) * 0.955
        way = [(1.02 * r * np.sin(angle), -r * np.cos(angle)) for r in np.linspace(44, end, 14)]
        drawn += stroke(moved(line(way), *HINGE), width, seed + number, (0.6, 0.02), 0.2)
    return drawn


def _key(style: Style, ribs: int) -> str:
    """The outlines, the grooves and the rings of growth."""
    w = style.weight
    near, far, ears = _valve(NEAR, ribs), _valve(FAR, ribs), _ears(NEAR)
    front = shape(near) + shape(ears)
    drawn = behind(stroke(far, 8 * w, 1, (0.02, 0.02)), front, "k-far")
    drawn += behind(stroke(_flesh(), 5 * w, 2, (0.02, 0.02)), front, "k-flesh")
    drawn += stroke(joined(near, near[:2]), 9 * w, 3, (0.004, 0.004), 0.6)
    drawn += behind(stroke(joined(ears, ears[:1]), 8 * w, 4, (0.02, 0.02)), shape(near), "k-ears")
    drawn += _grooves(NEAR, ribs, 6.5 * w, 10)
    return drawn + (_fine(w, ribs, front) if style.fine else "")


def _fine(w: float, ribs: int, front: str) -> str:
    """Rings of growth, and the eyes along the mantle."""
    drawn = ""
    for number, part in enumerate((0.36, 0.53, 0.67, 0.78, 0.87, 0.94)):
        ring = moved(turned(scaled(_rim(0.05, ribs), part), NEAR), *HINGE)
        drawn += stroke(ring[6:-6], (2.2 + number * 0.4) * w, 60 + number, (0.1, 0.1), 0.2, 0.5)
    eyes = moved(turned(scaled(_rim(0.02, 21), 0.885), FAR - 3), *HINGE)[6::12]
    drawn += behind("".join(dot(x, y, 4.2 * w) for x, y in eyes), front, "eyes")
    for seed, ear in enumerate(((-60, -100), (-88, -60), (-80, -16), (62, -100), (86, -58), (78, -20)), 80):
        ends = moved(turned(line([(ear[0] * 0.55, ear[1] * 0.6), ear]), NEAR), *HINGE)
        drawn += stroke(np.linspace(ends[0], ends[1], 8), 3.4 * w, seed)
    return drawn
