"""Papers of bank and government: the loan, the share and the subsidy, engraved so that nobody forges them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces import shapes
from tools.art.pieces.documents import SIZE, finished, frame, guilloche, paper, rosette, seal
from tools.art.press.block import Block
from tools.art.press.brush import dot, outline, shape, words
from tools.art.press.curves import Line, arc, ellipse, joined
from tools.art.press.inks import INDIGO, PAPER, PINE, PLUM, SUMI, Ink
from tools.art.press.sheet import Sheet

MIDDLE: Final = (56.0, 68.0)


@dataclass(frozen=True)
class Bond:
    """`sign` in a field of its own outline; `office` is the seal; `petals` those of its rosette."""

    sign: str
    office: str
    ink: Ink
    field: Line
    petals: int


def _scallops(count: int, radius: float) -> Line:
    x, y = MIDDLE
    turn = np.linspace(0, 360, count, endpoint=False)
    lobes = [
        arc(x + radius * np.cos(np.radians(t)), y + radius * np.sin(np.radians(t)), 11, t - 80, t + 80, 8)
        for t in turn
    ]
    return joined(*lobes)


BONDS: Final = {
    "loan": Bond("借", "銀行", INDIGO, shapes.plate(23, 35, 66, 66, 6), 12),
    "share": Bond("株", "証", PINE, ellipse(56, 68, 36, 36), 9),
    "subsidy": Bond("助", "役所", PLUM, _scallops(8, 28), 8),
}


def bond(name: str) -> Image.Image:
    """Told apart by the outline of the field: square, round, scalloped."""
    drawn, seed = BONDS[name], 620 + len(name)
    sheet = paper(drawn.ink, seed)
    _ground(sheet, drawn)
    sheet.ink(Block(shape(drawn.field), drawn.ink, 0.98, grain=0.15, cover=1))
    sheet.ink(Block(outline(shapes.shrunk(drawn.field, 4), 1.8, 3, 0.1), PAPER, 0.9, grain=0, cover=1))
    sheet.ink(Block(words(drawn.sign, 56, 68 + 20, 54, "brush"), PAPER, 1, grain=0, cover=1))
    sheet.lines(outline(drawn.field, 3.4, 4, 0.1), SUMI)
    seal(sheet, drawn.office, 73, 109, 28)
    return finished(sheet, seed)


def _ground(sheet: Sheet, drawn: Bond) -> None:
    lines = guilloche(12, 12, 88, 128, (7, 10), 4.2)
    sheet.ink(Block(lines, drawn.ink, 0.95, grain=0.05))
    sheet.lines(frame(2.5, 1.3) + frame(16, 1.6), drawn.ink)
    for x, y in ((12, 12), (100, 12), (12, 140), (100, 140)):
        sheet.bare(dot(x, y, 8), 0.2)
        sheet.ink(Block(rosette(x, y, 8, 6) + dot(x, y, 2.6), drawn.ink, 0.95, grain=0))
    sheet.ink(Block(rosette(56, 68, 46, drawn.petals), drawn.ink, 0.55, grain=0))
    sheet.ink(Block(rosette(44, 122, 13, 7), drawn.ink, 0.8, grain=0))


PICTURES: Final = {f"art/harbor/papers/{name}": Picture(SIZE, partial(bond, name)) for name in BONDS}
