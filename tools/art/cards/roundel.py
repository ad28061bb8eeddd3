"""A kind's sign: its figure on paper in a ring of its colour."""

from __future__ import annotations

from tools.art.cards.kind import Kind
from tools.art.press.block import Block
from tools.art.press.brush import dot, ring
from tools.art.press.inks import SUMI
from tools.art.press.sheet import Sheet
from tools.art.species.style import SIGN, Style


def roundel(sheet: Sheet, kind: Kind, x: float, y: float, radius: float, style: Style = SIGN) -> None:
    """The figure fills the ring and may step over it a little."""
    width = radius * 0.085
    sheet.bare(dot(x, y, radius), 0.25)
    sheet.ink(Block(dot(x, y, radius), kind.sun, 0.8, cover=0.9))
    sheet.ink(Block(ring(x, y, radius - width, width * 2), kind.field, 1, grain=0.05, cover=1))
    sheet.lines(ring(x, y, radius - width * 0.2, width * 0.7), SUMI)
    pose, unit = kind.small, 2 * radius / 580
    shift = pose.dx * 2 * radius, pose.dy * 2 * radius
    sheet.print(kind.figure(style), x + shift[0], y + shift[1], unit * pose.scale, pose.degrees)
