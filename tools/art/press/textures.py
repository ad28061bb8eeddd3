"""Grain, mottle and fibre: made once on a tile that repeats, and shifted for each block."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from tools.art.press.block import Mask

TILE: Final = 1024


def _noise(seed: int, down: float, across: float) -> NDArray[np.float64]:
    """Cloudy noise that repeats: mean 0, deviation 1, as large as `down` and `across` in pixels."""
    white = np.random.default_rng(seed).standard_normal((TILE, TILE))
    rows, columns = np.fft.fftfreq(TILE)[:, None], np.fft.rfftfreq(TILE)[None]
    blur = np.exp(-2 * (np.pi * down * rows) ** 2 - 2 * (np.pi * across * columns) ** 2)
    cloudy: NDArray[np.float64] = np.fft.irfft2(np.fft.rfft2(white) * blur, (TILE, TILE))
    return np.asarray((cloudy - cloudy.mean()) / cloudy.std(), np.float64)


@cache
def _grain() -> Mask:
    """The wood of the block, 0 to 1: rings warped along the plank, and fine pores."""
    rows = np.arange(TILE, dtype=np.float64)[:, None]
    warped = rows + 15 * _noise(1, 60, 240) + 3 * _noise(2, 18, 110)
    turn = warped * (2 * np.pi / TILE)
    rings = 0.5 + 0.5 * np.sin(50 * turn + 1.5 * np.sin(9 * turn))
    pores = 0.5 + 0.25 * _noise(3, 0.7, 13)
    return np.asarray((0.62 * rings + 0.38 * pores).clip(0, 1) ** 2, np.float32)


@cache
def _mottle() -> Mask:
    return np.asarray(_noise(21, 14, 14), np.float32)


@cache
def _speck() -> Mask:
    return np.asarray(_noise(22, 1.0, 1.0), np.float32)


@cache
def _fibres() -> Mask:
    """Threads of mulberry, darker than the pulp; drawn twice as large, and on all four neighbours."""
    picture = Image.new("L", (TILE * 2, TILE * 2), 0)
    pen, chance = ImageDraw.Draw(picture), np.random.default_rng(5)
    for _ in range(TILE * TILE // 2600):
        x, y, turn = chance.uniform(0, 2 * TILE), chance.uniform(0, 2 * TILE), chance.uniform(0, np.pi)
        length, curl = chance.uniform(14, 60), chance.uniform(-0.03, 0.03)
        thread = [
            (x + np.cos(turn + curl * k) * k * length / 8, y + np.sin(turn + curl * k) * k * length / 8)
            for k in range(9)
        ]
        pen.line(thread, fill=int(chance.uniform(25, 90)))
    return np.asarray(picture.resize((TILE, TILE), Image.Resampling.LANCZOS), np.float32) / np.float32(255)


@cache
def _pulp() -> Mask:
    uneven = 0.014 * _noise(7, 0.6, 0.6) + 0.012 * _noise(8, 3, 3) + 0.02 * _noise(9, 60, 60)
    return np.asarray(uneven, np.float32)


def _cut(tile: Mask, shape: tuple[int, int], seed: int, zoom: int = 1) -> Mask:
    """A window of the tile's endless repetition, elsewhere for each seed."""
    top, left = np.random.default_rng(seed).integers(0, TILE, 2)
    rows = (np.arange(shape[0]) // zoom + top) % TILE
    columns = (np.arange(shape[1]) // zoom + left) % TILE
    window: Mask = tile[np.ix_(rows, columns)]
    return window


def grain(shape: tuple[int, int], seed: int, zoom: int) -> Mask:
    """How much the wood keeps of the ink, 0 to 1."""
    return _cut(_grain(), shape, seed, zoom)


def mottle(shape: tuple[int, int], seed: int, zoom: int) -> Mask:
    """Clouds, as deviations from 0."""
    return _cut(_mottle(), shape, seed, zoom)


def speck(shape: tuple[int, int], seed: int) -> Mask:
    """Fine noise, as deviations from 0."""
    return _cut(_speck(), shape, seed)


def washi(shape: tuple[int, int], seed: int, zoom: int) -> Mask:
    """What handmade paper does to its colour, as a factor about 1."""
    return 1 + _cut(_pulp(), shape, seed, zoom) - np.float32(0.16) * _cut(_fibres(), shape, seed, zoom)
