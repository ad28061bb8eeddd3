"""A box cover: paper margin, black rule, a picture inside it, and a red seal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tools.art.picture import Picture
from tools.art.places.ground import Size, flat
from tools.art.press.block import Block
from tools.art.press.brush import box, hollow, words
from tools.art.press.inks import SNOW, SUMI, VERMILION
from tools.art.press.sheet import Sheet

VIEW: Final = (640.0, 800.0)
MARGIN: Final = 30.0

Scene = Callable[[Sheet], None]


def pictures(game: str, seed: int, seal: str, scene: Scene) -> dict[str, Picture]:
    """By the name of the game."""
    draw = partial(flat, partial(_cover, seed, seal, scene), (640, 800))
    return {f"art/cabinets/{game}": Picture((640, 800), draw)}


def _cover(seed: int, seal: str, scene: Scene, size: Size) -> Sheet:
    sheet = Sheet(VIEW, size, seed)
    scene(sheet)
    w, h = VIEW
    inner = f"M{MARGIN} {MARGIN}H{w - MARGIN}V{h - MARGIN}H{MARGIN}Z"
    frame = f'<path fill-rule="evenodd" d="M0 0H{w}V{h}H0Z {inner}"/>'
    sheet.bare(frame, 0.1)
    rules = hollow(MARGIN, MARGIN, w - 2 * MARGIN, h - 2 * MARGIN, 6)
    sheet.lines(rules + hollow(18, 18, w - 36, h - 36, 2) + hollow(2, 2, w - 4, h - 4, 4), SUMI)
    _seal(sheet, seal)
    return sheet


def _seal(sheet: Sheet, seal: str) -> None:
    x, y, tall = 56.0, 56.0, 84.0 * len(seal) + 16
    sheet.ink(Block(box(x, y, 96, tall, 8), VERMILION, 1, 0.15, 0.06, 0.2, cover=1))
    signs = "".join(words(sign, x + 48, y + 76 + 84 * at, 80, "brush") for at, sign in enumerate(seal))
    sheet.ink(Block(signs + hollow(x + 6, y + 6, 84, tall - 12, 2.4, 5), SNOW, 0.97, 0.15, cover=1))
