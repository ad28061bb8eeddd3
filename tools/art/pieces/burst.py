"""The burst behind a thrown hand: in greys for a seat's dye, and the washi it is torn from."""

from __future__ import annotations

from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import glowing, outline, shape, stroke
from tools.art.press.curves import Line, smooth, straight
from tools.art.press.inks import SNOW, SUMI, Ink
from tools.art.press.sheet import Sheet

SIZE: Final = (800, 800)
RIM: Final = (480, 480)
SPIKES: Final = 17
GREY: Final[Ink] = (196, 194, 192)


def burst(grown: float, seed: int = 8) -> Line:
    """Long spikes by turns with short ones, their sides a little hollow, as torn by hand."""
    chance, around = np.random.default_rng(seed), np.linspace(0, 2 * np.pi, SPIKES * 2, endpoint=False)
    far = np.where(
        np.arange(len(around)) % 2,
        chance.uniform(228, 262, len(around)),
        chance.uniform(330, 372, len(around)),
    )
    turn = around + chance.normal(0, 0.02, len(around))
    tips = np.column_stack([(far + grown) * np.cos(turn), (far + grown) * np.sin(turn)]) + 400
    sides = [
        smooth([one, (one + two) / 2 * 0.97 + 12, two], steps=6)[:-1]
        for one, two in zip(tips, np.roll(tips, -1, 0), strict=True)
    ]
    return np.vstack(sides)


def star() -> Image.Image:
    """Darker at the rim; strokes of the brush go outwards."""
    sheet, form = Sheet(SIZE, SIZE, 98, (252, 251, 248)), burst(0)
    sheet.ink(Block(shape(form), GREY, 0.98, 0.35, 0.14, cover=1))
    deep = glowing("deep", 400, 400, 380, 0.0, 0.1, 0.55, 1.0)
    sheet.ink(Block(deep + shape(form, 'fill="url(#deep)"'), (92, 88, 92), 0.75, 0.3, cover=1))
    chance = np.random.default_rng(3)
    dry = "".join(
        stroke(straight(_polar(turn, near), _polar(turn + 0.02, far)), 5, number, (0.1, 0.7), 0.1)
        for number, (turn, near, far) in enumerate(
            zip(
                chance.uniform(0, 6.28, 46),
                chance.uniform(150, 200, 46),
                chance.uniform(215, 250, 46),
                strict=True,
            )
        )
    )
    sheet.ink(Block(dry, SNOW, 0.6, 0.3, cover=1))
    sheet.lines(outline(form, 7, 2, 0.2), SUMI)
    sheet.cut(shape(form) + outline(form, 7, 2, 0.2))
    return sheet.picture()


def _polar(turn: float, far: float) -> tuple[float, float]:
    return 400 + far * float(np.cos(turn)), 400 + far * float(np.sin(turn))


def rim() -> Image.Image:
    """Lies under the star: its edge of bare paper."""
    sheet, form = Sheet(SIZE, RIM, 99), burst(20)
    sheet.bare(shape(form), 0.4)
    sheet.cut(shape(form))
    return sheet.picture()


PICTURES: Final = {
    "art/duel/burst": Picture(SIZE, star, 56),
    "art/duel/burst_rim": Picture(RIM, rim, 40),
}
