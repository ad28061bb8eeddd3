"""Fishing licences: a band in the colour of the kind, the fish, its letter, the harbor office's seal."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces.documents import SIZE, finished, frame, paper, seal
from tools.art.pieces.labels import LABELLED
from tools.art.press.block import Block
from tools.art.press.brush import box, dot, ring, words
from tools.art.press.inks import PAPER, SUMI, Ink
from tools.art.species.harbor import KINDS
from tools.art.species.style import SIGN

MIDDLE: Final = (56.0, 80.0)
FIELD: Final = 40.0


def licence(kind: str) -> Image.Image:
    """The band says what paper it is, the fish what may be caught."""
    drawn = KINDS[kind]
    seed = 600 + LABELLED.index(kind)
    sheet = paper(drawn.ink, seed)
    sheet.ink(Block(box(3, 3, 106, 32), drawn.ink, 1, grain=0.18, cover=1))
    sheet.ink(Block(words("鑑札", 56, 28.5, 28, "brush", spacing=10), _on(drawn.ink), 1, grain=0, cover=1))
    sheet.lines(box(3, 34, 106, 2.4) + frame(4, 1.4), SUMI)
    x, y = MIDDLE
    sheet.bare(dot(x, y, FIELD), 0.4)
    sheet.ink(Block(ring(x, y, FIELD, 4), drawn.ink, 1, grain=0.1, cover=1))
    dx, dy, scale, degrees = drawn.poise
    to = FIELD * 0.98 / 300
    sheet.print(drawn.figure(SIGN), x + dx * to, y + dy * to, scale * to, degrees)
    sheet.lines(words(drawn.letter, 23, 140, 34, "number"), SUMI)
    seal(sheet, "許", 74, 114, 29)
    return finished(sheet, seed)


def _on(band: Ink) -> Ink:
    """What is read on it."""
    return SUMI if sum(band) > 390 else PAPER


PICTURES: Final = {f"art/harbor/licences/{kind}": Picture(SIZE, partial(licence, kind)) for kind in LABELLED}
