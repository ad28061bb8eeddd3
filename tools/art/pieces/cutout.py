"""A figure by itself, cut out along its own lines."""

from __future__ import annotations

from PIL import Image

from tools.art.press.block import Block, Figure
from tools.art.press.brush import placed
from tools.art.press.inks import SUMI
from tools.art.press.sheet import Sheet


def key(svg: str) -> Block:
    """The key block of a figure: dense, and over everything."""
    return Block(svg, SUMI, 0.97, grain=0.08, mottle=0.04, rim=0.1, cover=0.95)


def cutout(
    figure: Figure, size: tuple[int, int], x: float, y: float, scale: float = 1, seed: int = 0
) -> Image.Image:
    """Its last block is the key block, whose lines may stand out over the silhouette."""
    sheet = Sheet(size, size, seed)
    sheet.print(figure, x, y, scale)
    sheet.cut(placed(figure.silhouette + figure.blocks[-1].svg, x, y, scale))
    return sheet.picture()
