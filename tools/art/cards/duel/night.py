"""What faces and halves of the duel share: the border of night, the colour, the place for points."""

from __future__ import annotations

from typing import Final

from tools.art.cards.kind import Kind
from tools.art.cards.kinds import KINDS
from tools.art.cards.patterns import seigaiha
from tools.art.press.block import Block
from tools.art.press.brush import box, clipped, dot, fading, hollow, ring
from tools.art.press.inks import GOLD, INDIGO_DEEP, SUMI
from tools.art.press.sheet import Sheet

SIZE: Final = (280, 392)
PIXELS: Final = (366, 512)
"""Hung cards are the largest on the table."""

COLOURS: Final = {name: KINDS[name] for name in ("ebi", "sake", "tako", "maguro")}
FIELD: Final = (16, 16, 248, 360)


def field(sheet: Sheet, kind: Kind, dark: tuple[float, float] = (376, 200)) -> None:
    """The colour, its night coming in from one end, and waves in that night."""
    sheet.ink(Block(box(*FIELD, 8), kind.field, 1, grain=0.16, cover=1))
    dusk = fading("dusk", (0, dark[1]), (0, dark[0]), 0.0, 0.9)
    sheet.ink(Block(dusk + box(*FIELD, 8, 'fill="url(#dusk)"'), kind.deep, 0.9, cover=0.9))
    waves = clipped(seigaiha((16, 30, 248, 350), 20, 1.5), box(*FIELD, 8), "field")
    sheet.ink(Block(waves, kind.deep, 0.6, cover=0.9))


def border(sheet: Sheet) -> None:
    """Indigo, with a line of gold."""
    outer = "M2 18a16 16 0 0 1 16 -16H262a16 16 0 0 1 16 16V374a16 16 0 0 1 -16 16H18a16 16 0 0 1 -16 -16Z"
    inner = "M16 24V368a8 8 0 0 0 8 8H256a8 8 0 0 0 8 -8V24a8 8 0 0 0 -8 -8H24a8 8 0 0 0 -8 8Z"
    rim = f'<path fill-rule="evenodd" d="{outer}{inner}"/>'
    sheet.ink(Block(rim, INDIGO_DEEP, 1, grain=0.1, cover=1))
    sheet.ink(Block(hollow(9, 9, 262, 374, 1.8, 12), GOLD, 1, grain=0.05, cover=1))
    sheet.lines(hollow(16, 16, 248, 360, 2.8, 8), SUMI)


def points(sheet: Sheet, x: float, y: float, radius: float) -> None:
    """Bare paper in a golden ring: the game writes the number."""
    sheet.ink(Block(dot(x, y, radius), GOLD, 1, grain=0.1, cover=1))
    sheet.bare(dot(x, y, radius - 5), 0.25)
    sheet.lines(ring(x, y, radius - 1, 2.8) + ring(x, y, radius - 5.5, 1.8), SUMI)
