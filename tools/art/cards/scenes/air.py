"""What the scenes share of air and water: bokashi over the whole width, streaks of mist."""

from __future__ import annotations

from tools.art.press.block import Block
from tools.art.press.brush import box, fading, shape
from tools.art.press.curves import Line, joined, smooth
from tools.art.press.inks import Ink
from tools.art.press.sheet import Sheet


def wash(sheet: Sheet, ink: Ink, top: float, bottom: float, *densities: float) -> None:
    """Bokashi from `top` to `bottom`, from edge to edge."""
    steps = fading("wash", (0, top), (0, bottom), *densities)
    field = box(20, top, 710, bottom - top, 0, 'fill="url(#wash)"')
    sheet.ink(Block(steps + field, ink, 0.95, rim=0))


def below(crest: Line) -> Line:
    """Everything under a line that runs from the left edge to the right."""
    return joined(crest, [(740, 1040), (10, 1040)])


def mist(x: float, y: float, length: float, depth: float) -> str:
    """A long streak, thin at both ends, uneven below."""
    points = [(0, 0), (0.3, -0.45), (0.62, -0.4), (1, 0.05), (0.7, 0.42), (0.44, 0.3), (0.2, 0.5)]
    return shape(smooth([(x + across * length, y + down * depth) for across, down in points], closed=True))
