"""The boats without any margin, and the same at rest: sail furled or oar shipped, no foam."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import barge, boats
from tools.art.pieces.harbor.resting import rested, rested_barge
from tools.art.pieces.hulls import Hull
from tools.art.pieces.shapes import plate
from tools.art.pieces.slots import DECK, NAMES
from tools.art.press.block import Block, Figure
from tools.art.press.brush import outline, placed, shape, words
from tools.art.press.inks import SNOW, SUMI
from tools.art.press.sheet import Sheet

CANVAS: Final = boats.SIZE
CUTS: Final = {
    "one": (36, 13, 242, 199),
    "two": (52, 1, 267, 199),
    "three": (27, 1, 291, 199),
    "four": (2, 1, 316, 199),
    "barge": (8, 0, 315, 197),
}
"""Left, top, right and bottom of what a boat under way covers; at rest it keeps them: no hull jumps."""

COUNTS: Final = {**{name: number for number, name in enumerate(NAMES, 1)}, "barge": 6}


def _board(name: str) -> Figure:
    """The number of its places, on a board hung over the quarter."""
    edge = plate(-16, -19, 32, 38, 5)
    lines = outline(edge, 4, 4, 0.06) + words(str(COUNTS[name]), 0, 12, 35, "number")
    return Figure(
        shape(edge), (Block(shape(edge), SNOW, 1, grain=0, cover=1), Block(lines, SUMI, 1, grain=0, cover=1))
    )


def _quarter(name: str) -> tuple[float, float]:
    """Behind the last place, half over the deck's edge."""
    return (60.0, 158.0) if name == "barge" else (152 - Hull(COUNTS[name]).half + 10, DECK + 26)


def ship(name: str, furled: bool) -> Image.Image:
    """Bow to the right."""
    sheet = Sheet(CANVAS, CANVAS, 660 + COUNTS[name])
    if name == "barge":
        figure, at = rested_barge() if furled else barge.barge(), (0.0, 0.0)
    else:
        figure, at = rested(name) if furled else boats.boat(name), (152.0, DECK)
    sheet.print(figure, *at)
    board, place = _board(name), _quarter(name)
    sheet.print(board, *place)
    lines = "".join(placed(block.svg, *place) for block in board.blocks)
    sheet.cut(placed(figure.silhouette + figure.blocks[-1].svg, *at) + lines)
    return sheet.picture().crop(CUTS[name])


def _size(name: str) -> tuple[int, int]:
    left, top, right, bottom = CUTS[name]
    return right - left, bottom - top


PICTURES: Final = {
    f"art/harbor/ships/{name}{state}": Picture(_size(name), partial(ship, name, bool(state)))
    for name in CUTS
    for state in ("", "_furled")
}
