"""Takusan, plenty: a bamboo basket that cannot hold the morning's catch."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from tools.art.press.block import Block, Figure
from tools.art.press.brush import fading, outline, placed, shape, stroke
from tools.art.press.curves import Line, ellipse, joined, smooth
from tools.art.press.inks import CEDAR, OCHRE, PAPER, SOOT, SUMI
from tools.art.species.ebi import ebi
from tools.art.species.hotategai import hotategai
from tools.art.species.maguro import maguro
from tools.art.species.sake import sake
from tools.art.species.style import FULL, Style

RIM_Y, RIM, DROOP, FOOT_Y, FOOT = 108.0, 262.0, 40.0, 270.0, 178.0
MOUTH = ellipse(0, RIM_Y, RIM, DROOP)
FRONT = joined(
    smooth([(-RIM, RIM_Y), (-170, RIM_Y + 31), (0, RIM_Y + DROOP), (170, RIM_Y + 31), (RIM, RIM_Y)]),
    smooth([(RIM, RIM_Y), (238, 196), (FOOT, FOOT_Y), (90, 290), (0, 294), (-90, 290), (-FOOT, FOOT_Y)]),
    smooth([(-FOOT, FOOT_Y), (-238, 196), (-RIM, RIM_Y)]),
)


def takusan(style: Style = FULL) -> Figure:
    """About 580 across and 560 high, centred on the origin."""
    catch = _heap(style) if style.fine else _few(style)
    whole = shape(FRONT) + shape(MOUTH)
    return Figure(whole, (Block(shape(MOUTH), SOOT, 0.95), *catch, *_basket(style)))


def _heap(style: Style) -> tuple[Block, ...]:
    heavy = Style(style.weight * 1.25)
    return (
        *_laid(sake(heavy), 118, -40, 0.86, -4, flip=True),
        *_laid(maguro(heavy, 0.001), -62, -42, 0.78, -82),
        *_laid(ebi(heavy), -146, 34, 0.6, -4),
        *_laid(hotategai(heavy), 62, 52, 0.5, 6),
    )


def _few(style: Style) -> tuple[Block, ...]:
    """Two tails and a shell: what can be told apart when it is small."""
    return (
        *_laid(maguro(style, 0.001), -128, -46, 0.86, -100),
        *_laid(sake(style), 150, -10, 0.9, 186),
        *_laid(hotategai(style), 4, 40, 0.56, 8),
    )


def _laid(
    figure: Figure, x: float, y: float, scale: float, degrees: float, flip: bool = False
) -> tuple[Block, ...]:
    """One figure on those before it: its ground is paper laid over them."""
    place = (x, y, scale, degrees, flip)
    under = Block(placed(figure.silhouette, *place), PAPER, 1, grain=0, mottle=0, rim=0, cover=1)
    return under, *(replace(block, svg=placed(block.svg, *place)) for block in figure.blocks)


def _basket(style: Style) -> tuple[Block, ...]:
    front = shape(FRONT)
    shadow = fading("hollow", (-RIM, 0), (RIM, 0), 0.15, 0.0, 0.25, 0.9)
    w = style.weight
    return (
        Block(front, PAPER, 1, grain=0, mottle=0, rim=0, cover=1),
        Block(front, OCHRE, 0.92, grain=0.3),
        Block(shadow + shape(FRONT, 'fill="url(#hollow)"'), CEDAR, 0.9),
        Block(_weave(w, style.fine), SUMI, 0.97, grain=0.08, mottle=0.04, rim=0.1, cover=0.95),
    )


def _hoop(part: float) -> Line:
    """A ring of the wall, from the rim (0) to the foot (1)."""
    across = float(np.interp(part, (0, 0.5, 1), (RIM, 240, FOOT)))
    y, sag = RIM_Y + (FOOT_Y - RIM_Y) * part, DROOP * (1 - 0.42 * part)
    return smooth(
        [
            (-across, y),
            (-across * 0.64, y + sag * 0.78),
            (0, y + sag),
            (across * 0.64, y + sag * 0.78),
            (across, y),
        ]
    )


def _weave(w: float, fine: bool) -> str:
    """A wrapped rim, split bamboo crossing aslant, and a hoop at the foot."""
    drawn = outline(FRONT, 9 * w, 3)
    rim, foot, rows = _hoop(0.2), _hoop(0.86), (_hoop(0.0), _hoop(0.2), _hoop(0.86))
    drawn += stroke(rim, 6 * w, 10, (0.01, 0.01)) + stroke(foot, 5 * w, 11, (0.01, 0.01))
    count = 18 if fine else 8
    for number in range(-2, count):
        drawn += _slat(rows[1], rows[2], number / count, (number + 3.2) / count, 4.6 * w, number + 20)
        drawn += _slat(rows[1], rows[2], (number + 3.2) / count, number / count, 4.6 * w, number + 60)
    for number in range(1, count * 2 if fine else count):
        part = number / (count * 2 if fine else count)
        drawn += _slat(rows[0], rows[1], part, part - 0.02, 3.6 * w, number + 90)
    return drawn


def _slat(upper: Line, lower: Line, start: float, end: float, width: float, seed: int) -> str:
    """From a part of one hoop to a part of another, as far as it lies on the wall."""
    way = np.linspace(0, 1, 14)
    parts = start + (end - start) * way
    kept = (parts >= 0) & (parts <= 1)
    if kept.sum() < 3:
        return ""
    at = parts[kept] * (len(upper) - 1)
    ends = [
        np.column_stack([np.interp(at, range(len(h)), h[:, axis]) for axis in (0, 1)]) for h in (upper, lower)
    ]
    mix = way[kept][:, None]
    return stroke(ends[0] * (1 - mix) + ends[1] * mix, width, seed, (0.05, 0.05), 0.6)
