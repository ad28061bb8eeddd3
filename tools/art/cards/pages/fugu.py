"""Fugu: winter, snow falling, the chrysanthemum after which its slices are laid."""

from __future__ import annotations

import numpy as np

from tools.art.cards.pages.blossoms import chrysanthemum
from tools.art.cards.pages.washes import LOW, TOP, current, wash
from tools.art.press.brush import dot
from tools.art.press.inks import INDIGO, INDIGO_LIGHT, PINK, SLATE
from tools.art.press.sheet import Sheet
from tools.art.species.fugu import fugu


def page(sheet: Sheet) -> None:
    """Grey above, a last glow of rose, cold water below."""
    wash(sheet, SLATE, TOP, 250, 1.0, 0.6, 0.0)
    wash(sheet, PINK, 190, 400, 0.0, 0.55, 0.0)
    wash(sheet, INDIGO, 380, LOW, 0.0, 0.95)
    for number, height in enumerate((452, 496, 530, 556)):
        current(sheet, INDIGO_LIGHT, height, 0.02, number + 3)
    sheet.bare(_snow(), 0.6)
    sheet.print(chrysanthemum(), 372, 470, 0.92, 14)
    sheet.print(fugu(), 226, 282, 0.66, -6)


def _snow() -> str:
    """Large and small flakes, denser above."""
    chance, drawn = np.random.default_rng(9), ""
    for _ in range(150):
        x, y = chance.uniform(22, 458), 22 + 400 * chance.uniform() ** 1.15
        drawn += dot(x, y, float(chance.uniform(1.6, 5.2)))
    return drawn
