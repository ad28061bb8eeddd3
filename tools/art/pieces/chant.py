"""The count before the reveal: wa, sa, bi, each a syllable thrown onto the table with a full brush."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np
from PIL import Image

from tools.art.picture import Picture
from tools.art.press.block import Block
from tools.art.press.brush import fading, shape, stroke, words
from tools.art.press.curves import Line, smooth
from tools.art.press.inks import GOLD, INDIGO, INDIGO_DEEP, LAMP, SEA, SNOW, SUMI, VERMILION, Ink
from tools.art.press.sheet import Sheet

VIEW: Final = (400, 300)
X, Y = 200.0, 150.0


@dataclass(frozen=True)
class Beat:
    """What is thrown: kana, Latin, its ink, how large; a burst has spikes."""

    kana: str
    latin: str
    ink: Ink
    large: float
    seed: int
    burst: bool = False
    size: tuple[int, int] = (640, 480)


BRISTLES: Final = 11
SPIKES: Final = 17
BEATS: Final = {
    "wa": Beat("わ", "WA", INDIGO, 0.78, 11),
    "sa": Beat("さ", "SA", SEA, 0.88, 12),
    "bi": Beat("び", "BI!", VERMILION, 1.0, 17, burst=True, size=(960, 720)),
}


def chant(name: str) -> Image.Image:
    """Paper rim, ink, kana left white, the Latin below it."""
    beat = BEATS[name]
    sheet = Sheet(VIEW, beat.size, 70 + beat.seed)
    rim, blot = (_thrown(beat, grown) for grown in (9.0, 0.0))
    if beat.burst:
        sheet.ink(Block(rim, GOLD, 0.98, cover=1))
    sheet.ink(Block(blot, beat.ink, 0.98, grain=0.18, mottle=0.14, cover=0.95))
    low = fading("low", (0, 130), (0, 290), 0.0, 0.8)
    sheet.ink(Block(low + f'<g fill="url(#low)">{blot}</g>', INDIGO_DEEP if not beat.burst else SUMI, 0.55))
    size = 178 * beat.large
    kana = words(beat.kana, X - (14 if beat.burst else 0), Y + size * 0.2, size, "brush")
    latin = words(beat.latin, X, Y + 100 * beat.large, 66 * beat.large, "number", spacing=6)
    heavy = f'<g stroke="#000" stroke-width="{6 * beat.large}" stroke-linejoin="round">{kana}</g>'
    shadow = f'<g transform="translate(5 6)">{heavy}{latin}</g>'
    sheet.ink(Block(shadow, SUMI, 0.85, grain=0.1))
    sheet.ink(Block(heavy, SNOW, 1, grain=0.06, mottle=0.02, cover=1))
    sheet.ink(Block(latin, LAMP if beat.burst else SNOW, 1, grain=0.04, cover=1))
    sheet.cut(rim)
    return sheet.picture()


def _thrown(beat: Beat, grown: float) -> str:
    return shape(_burst(grown)) if beat.burst else _sweep(beat, grown)


def _sweep(beat: Beat, grown: float) -> str:
    """One pull of a broad brush: bristles side by side, each running dry where it likes."""
    chance, drawn = np.random.default_rng(beat.seed), ""
    for number in range(BRISTLES):
        part = (number + 0.5) / BRISTLES * 2 - 1
        y, half = 116 * beat.large * part, 150 * beat.large * (1 - 0.12 * part * part)
        start, end = -half - chance.uniform(0, 26), half + chance.uniform(-14, 34)
        way = smooth([(X + start, Y + y + 10), (X, Y + y - 5), (X + end, Y + y - 12)])
        drawn += stroke(way, 25 * beat.large + 2 * grown, number, (0.02, 0.1), 0.5, 0.05)
    return drawn


def _burst(grown: float) -> Line:
    """Long spikes by turns with short ones, a little askew."""
    chance = np.random.default_rng(5)
    around = np.linspace(0, 2 * np.pi, SPIKES * 2, endpoint=False) + 0.08
    far = np.where(np.arange(len(around)) % 2, 0.74, chance.uniform(0.93, 1.04, len(around)))
    turn = around + chance.normal(0, 0.025, len(around))
    return np.column_stack([X + (184 * far + grown) * np.cos(turn), Y + (134 * far + grown) * np.sin(turn)])


PICTURES: Final = {
    f"art/duel/chant/{name}": Picture(beat.size, partial(chant, name)) for name, beat in BEATS.items()
}
