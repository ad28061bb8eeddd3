"""A sheet in the press: paper, one block after another, and at last the knife."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy.ndimage import gaussian_filter, uniform_filter

from tools.art.press import textures
from tools.art.press.block import Block, Figure, Mask, mask
from tools.art.press.brush import placed
from tools.art.press.inks import PAPER, Ink

FINELY: Final = 1600
"""Pictures up to this width are printed twice as large and made smaller at the end: finer edges."""

LIGHT: Final = 600
"""Sums of red, green and blue from here on are light inks, which cover."""


class Sheet:
    """`view` is what the units of drawings span, `size` how many pixels come out; `seed` is its own luck."""

    def __init__(
        self, view: tuple[float, float], size: tuple[int, int], seed: int = 0, paper: Ink = PAPER
    ) -> None:
        self.view, self.size = view, size
        self._zoom = 2 if size[0] <= FINELY else 1
        shape = size[1] * self._zoom, size[0] * self._zoom
        washi = textures.washi(shape, seed, self._zoom)[..., None]
        self._paper = _single(np.array(paper, np.float32) / 255 * washi)
        self._colours = self._paper.copy()
        self._alpha: Mask = np.ones(shape, np.float32)
        self._chance = np.random.default_rng(seed)

    # ------------------------------------------------------------ printing

    def print(
        self,
        figure: Figure,
        x: float = 0,
        y: float = 0,
        scale: float = 1,
        degrees: float = 0,
        flip: bool = False,
    ) -> None:
        """A figure whose own origin comes to x, y; under it the paper is bare."""
        self.bare(placed(figure.silhouette, x, y, scale, degrees, flip))
        for block in figure.blocks:
            self.ink(block, placed(block.svg, x, y, scale, degrees, flip))

    def bare(self, svg: str, whiteness: float = 0.0) -> None:
        """The paper as it was, as if the blocks before had been cut away here; perhaps whiter."""
        kept = self._mask(svg)[..., None]
        ground = self._paper + (np.float32(1) - self._paper) * np.float32(whiteness)
        self._colours = _single(self._colours * (1 - kept) + ground * kept)

    def ink(self, block: Block, svg: str | None = None) -> None:
        """One block, rubbed down: never quite even, and never quite in its place."""
        cut = self._mask(block.svg if svg is None else svg)
        dx, dy = self._chance.integers(-1, 2, 2)  # registration is never quite right
        seed = int(self._chance.integers(1 << 30))
        area = _bounds(cut)
        if area is None:
            return
        shifted = np.roll(np.pad(cut[area], 1), (dy, dx), (0, 1))[1:-1, 1:-1]
        density = _rubbed(shifted, block, seed, self._zoom)[..., None]
        below = self._colours[area]
        self._colours[area] = below * (1 - density) + _pigment(below, block) * density

    def lines(self, svg: str, ink: Ink, density: float = 0.97) -> None:
        """The key block: dense, sharp, hardly any wood."""
        self.ink(Block(svg, ink, density, grain=0.08, mottle=0.04, rim=0.1))

    # ------------------------------------------------------------ cutting and light

    def cut(self, svg: str) -> None:
        """Outside of this the sheet is gone; a second cut leaves what lies in both."""
        self._alpha = self._alpha * self._mask(svg)

    def shade(self, svg: str, darkness: float, blur: float = 0.0) -> None:
        """Multiplied into what is printed; `blur` in units of the view."""
        dark = self._soft(svg, blur)[..., None]
        self._colours = _single(self._colours * (1 - np.float32(darkness) * dark))

    def light(self, svg: str, colour: Ink, strength: float, blur: float = 0.0) -> None:
        """Added as a lamp adds it (screen)."""
        bright = (
            self._soft(svg, blur)[..., None] * np.float32(strength) * (np.array(colour, np.float32) / 255)
        )
        self._colours = _single(1 - (1 - self._colours) * (1 - bright))

    def shadow(self, svg: str, darkness: float, blur: float, dx: float = 0, dy: float = 0) -> None:
        """Behind a sheet that was cut: the ground outside it grows dark, softly."""
        soft = self._soft(placed(svg, dx, dy), blur) * np.float32(darkness)
        alpha = self._alpha + soft * (1 - self._alpha)
        share = np.divide(self._alpha, alpha, out=np.zeros_like(alpha), where=alpha > 0)
        self._colours, self._alpha = self._colours * share[..., None], alpha

    def paste(self, other: Sheet, x: float, y: float) -> None:
        """Another sheet on this one, its top left corner at x, y; both with as many pixels to a unit."""
        height, width = other._alpha.shape
        whole = self._alpha.shape
        left, top = round(x * whole[1] / self.view[0]), round(y * whole[0] / self.view[1])
        area = slice(top, top + height), slice(left, left + width)
        alpha = other._alpha[..., None]
        self._colours[area] = self._colours[area] * (1 - alpha) + other._colours * alpha
        self._alpha[area] = self._alpha[area] + other._alpha * (1 - self._alpha[area])

    # ------------------------------------------------------------ out of the press

    def picture(self) -> Image.Image:
        """RGB, or RGBA once it was cut."""
        colours, alpha = self._halved(self._colours * self._alpha[..., None]), self._halved(self._alpha)
        if alpha.min() >= 1:
            return Image.fromarray(_bytes(colours))
        colours = np.divide(colours, alpha[..., None], out=np.zeros_like(colours), where=alpha[..., None] > 0)
        return Image.fromarray(np.dstack([_bytes(colours), _bytes(alpha)]))

    def _halved(self, values: Mask) -> Mask:
        """The mean of each square of pixels that becomes one."""
        if self._zoom == 1:
            return values
        return _single((values[::2, ::2] + values[1::2, ::2] + values[::2, 1::2] + values[1::2, 1::2]) / 4)

    def _mask(self, svg: str) -> Mask:
        return mask(svg, self.view, (self.size[0] * self._zoom, self.size[1] * self._zoom))

    def _soft(self, svg: str, blur: float) -> Mask:
        sharp = self._mask(svg)
        if not blur:
            return sharp
        soft: Mask = gaussian_filter(sharp, blur * sharp.shape[1] / self.view[0])
        return soft


def _single(values: NDArray[np.floating]) -> Mask:
    """In single precision; what is already stays the very same."""
    return np.asarray(values, np.float32)


def _bytes(values: Mask) -> NDArray[np.uint8]:
    return (values.clip(0, 1) * 255 + np.float32(0.5)).astype(np.uint8)


def _bounds(cut: Mask) -> tuple[slice, slice] | None:
    """Where there is anything to print, with a little room for what bleeds."""
    rows, columns = np.flatnonzero(cut.any(axis=1)), np.flatnonzero(cut.any(axis=0))
    if not len(rows):
        return None
    return (
        slice(max(rows[0] - 8, 0), rows[-1] + 9),
        slice(max(columns[0] - 8, 0), columns[-1] + 9),
    )


def _rubbed(cut: Mask, block: Block, seed: int, zoom: int) -> Mask:
    """The density that arrives: ragged edges, wood grain, clouds, and ink pressed out to the rim."""
    shape = cut.shape[0], cut.shape[1]
    soft = gaussian_filter(cut, 0.4)
    ragged = (soft - np.float32(0.5) + np.float32(0.10) * textures.speck(shape, seed + 1)) * np.float32(1.8)
    # Faded blocks (bokashi) have no edge to be ragged: what is half printed stays half printed.
    hard = np.abs(cut - gaussian_filter(cut, 1.2)) * 4
    edge = (ragged + np.float32(0.5)).clip(0, 1)
    printed = np.where(hard > 0.12, edge, soft)
    wood = 1 - np.float32(block.grain) * textures.grain(shape, seed, zoom)
    cloud = 1 + np.float32(block.mottle) * textures.mottle(shape, seed + 2, zoom)
    cloud = cloud + np.float32(0.04) * textures.speck(shape, seed + 3)
    rim = np.float32(block.rim) * (printed - uniform_filter(printed, 13 * zoom)).clip(0, 1)
    density: Mask = ((np.float32(block.density) * wood * cloud + rim).clip(0, 1) * printed).astype(np.float32)
    return density


def _pigment(below: Mask, block: Block) -> Mask:
    """Between glazing and covering."""
    colour = np.array(block.ink, np.float32) / 255
    cover = block.cover if block.cover is not None else (0.75 if sum(block.ink) >= LIGHT else 0.45)
    return _single(below * colour * np.float32(1 - cover) + colour * np.float32(cover))
