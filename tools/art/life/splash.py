"""Vermilion ink that flies out from under a stamp: a crown, its drops, the last of them."""

from __future__ import annotations

from functools import partial
from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import dot, shape
from tools.art.press.curves import Line, along, ellipse, smooth
from tools.art.press.inks import PAPER, VERMILION
from tools.art.press.sheet import Sheet

SIZE: Final = (384, 204)
MIDDLE: Final = np.array([192.0, 102.0])
RIM: Final = np.sign(ellipse(0, 0, 1, 1, 96)) * np.abs(ellipse(0, 0, 1, 1, 96)) ** 0.45 * (114, 40)
"""Around the stamp, which is more a rectangle than an ellipse, about the middle."""

COUNT: Final = 34
OUT: Final = (2.0, 22.0, 34.0)
"""For each picture how far from the rim the ink is by now."""


def splash(number: int) -> Image.Image:
    """Under the stamp lies a pool, which only the first picture shows."""
    chance = np.random.default_rng(130)
    drawn = _pool() if number == 0 else ""
    for at in range(COUNT):
        place = (at + chance.uniform(-0.35, 0.35)) / COUNT % 1.0
        far, wide = chance.uniform(0.2, 1.0) ** 1.4, chance.uniform(0.7, 1.4)
        drawn += (_spike, _drop, _speck)[number](place, far, wide)
    sheet = Sheet(SIZE, SIZE, 130 + number, paper=PAPER)
    sheet.ink(Block(drawn, VERMILION, 0.98, grain=0.12, cover=1))
    sheet.cut(f'<g opacity="{(0.97, 0.92, 0.6)[number]}">{drawn}</g>')
    return sheet.picture()


def _edge(place: float, out: float) -> tuple[float, float]:
    """A point at a part of the way round, so far beyond the rim, away from the middle."""
    x, y = along(np.vstack([RIM, RIM[:1]]), place)
    away = np.array([x, y * 2.2])
    away = away / np.hypot(*away) * out
    return float(MIDDLE[0] + x + away[0]), float(MIDDLE[1] + y + away[1])


def _pool() -> str:
    rim = [_edge(at / 48, 6 + 3 * np.sin(at * 2.1)) for at in range(48)]
    return shape(smooth(rim, closed=True, steps=6))


def _spike(place: float, far: float, wide: float) -> str:
    """Of the crown: broad where it leaves the pool, and a drop about to leave it."""
    foot = 0.011 * wide
    left, right = _edge(place - foot, 0), _edge(place + foot, 0)
    waist = _edge(place - foot * 0.25, 14 + 16 * far), _edge(place + foot * 0.25, 14 + 16 * far)
    tip = _edge(place, 18 + 28 * far)
    return shape(smooth([left, waist[0], tip, waist[1], right], steps=8)) + dot(*tip, 3.4 * wide)


def _drop(place: float, far: float, wide: float) -> str:
    """Torn off: its tail still points to where it came from."""
    head, tail = _edge(place, OUT[1] + 30 * far), _edge(place, OUT[1] + 30 * far - 16 - 8 * far)
    return shape(_tear(tail, head, 5.2 * wide))


def _speck(place: float, far: float, wide: float) -> str:
    return dot(*_edge(place, OUT[2] + 22 * far), 3.8 * wide) if far > 0.15 else ""


def _tear(tail: tuple[float, float], head: tuple[float, float], radius: float) -> Line:
    start, end = np.array(tail), np.array(head)
    way = (end - start) / (np.hypot(*(end - start)) + 1e-9)
    side = np.array([-way[1], way[0]]) * radius
    points = [start, end - way * radius + side * 0.8, end + side * 0.9, end + way * radius]
    points += [end - side * 0.9, end - way * radius - side * 0.8]
    return smooth(np.array(points), closed=True, steps=6)


PICTURES: Final = {f"art/life/splash_{n + 1}": Picture(SIZE, partial(splash, n)) for n in range(3)}
