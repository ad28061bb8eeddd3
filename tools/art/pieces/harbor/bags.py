"""The bag the tuna is drawn from: dyed cloth, its mouth wide open."""

from __future__ import annotations

from typing import Final

import numpy as np

from tools.art.picture import Picture
from tools.art.pieces.cutout import cutout, key
from tools.art.pieces.rope import strand, twists
from tools.art.places.cloth import seigaiha
from tools.art.press.block import Block, Figure
from tools.art.press.brush import clipped, dot, fading, outline, placed, ring, shape, stroke
from tools.art.press.curves import Line, joined, mirrored, smooth
from tools.art.press.inks import INDIGO, INDIGO_DEEP, OCHRE, PAPER, SKY, SNOW, SUMI, VERMILION
from tools.art.species.forms import behind
from tools.art.species.harbor import KINDS
from tools.art.species.style import Style

SIZE: Final = (200, 200)
CREST: Final = (100.0, 128.0, 42.0)


def _crimped(across: float, down: float) -> Line:
    """An opening whose edge falls in folds."""
    turn = np.linspace(0, 2 * np.pi, 144, endpoint=False)
    far = 1 + 0.045 * np.sin(turn * 13)
    return np.column_stack([100 + across * far * np.cos(turn), 44 + down * far * np.sin(turn)])


SLACK: Final = smooth(
    [(178, 44), (170, 66), (156, 84), (170, 108), (182, 142), (170, 176), (134, 192), (100, 194)]
)
LOOSE: Final = joined(mirrored(SLACK, 100), SLACK[::-1])
MOUTH: Final = _crimped(79, 34)
HEM: Final = _crimped(63, 22)


def _mon() -> tuple[Block, ...]:
    """A tuna in a white round."""
    drawn, (x, y, radius) = KINDS["tuna"], CREST
    figure = drawn.figure(Style(2.2, fine=False))
    dx, dy, scale, degrees = drawn.poise
    to = radius * 0.92 / 300

    def put(svg: str) -> str:
        return placed(svg, x + dx * to, y + dy * to, scale * to, degrees)

    fish = (Block(put(b.svg), b.ink, b.density, b.grain, b.mottle, b.rim, b.cover) for b in figure.blocks)
    return (
        Block(dot(x, y, radius), PAPER, 1, grain=0.05, cover=1),
        Block(put(figure.silhouette), SNOW, 1, grain=0, cover=1),
        *fish,
        key(ring(x, y, radius, 4)),
    )


def _cloth(form: str) -> tuple[Block, ...]:
    turn = fading("turn", (20, 0), (180, 0), 0.5, 0.0, 0.1, 0.9)
    return (
        Block(form, INDIGO, 1, grain=0.15, cover=1),
        Block(
            clipped(seigaiha(10, 40, 180, 170, 14, 2.0, "sea"), form, "cloth"), SKY, 0.5, grain=0.2, cover=1
        ),
        Block(turn + f'<g fill="url(#turn)">{form}</g>', INDIGO_DEEP, 0.8),
    )


def _cord(ways: tuple[Line, ...]) -> tuple[str, str]:
    """Its dark rim, and its own form."""
    return "".join(strand(way, 12) for way in ways), "".join(strand(way, 8) for way in ways)


def opened() -> Figure:
    """One looks down into the dark of it."""
    ways = (
        smooth([(42, 82), (66, 93), (100, 97), (134, 93), (158, 82)]),
        smooth([(158, 82), (178, 90), (184, 108), (190, 126)]),
    )
    rim, cord = _cord(ways)
    body = shape(LOOSE) + shape(MOUTH)
    lines = stroke(LOOSE, 5, 1, (0.01, 0.01), 0.8) + outline(MOUTH, 4.6, 2)
    pleats = "".join(
        stroke(smooth([(x, 88 - abs(x - 100) * 0.12), (100 + (x - 100) * 1.12, 116)]), 3, x, (0.05, 0.5))
        for x in (52, 68, 84, 116, 132, 148)
    )
    dark = fading("dark", (0, 24), (0, 66), 1.0, 0.85, 0.6)
    return Figure(
        body + rim + dot(190, 130, 8),
        (
            *_cloth(body),
            Block(shape(MOUTH), SKY, 0.9, grain=0.2, cover=0.9),
            Block(shape(HEM), INDIGO_DEEP, 1, cover=1),
            Block(dark + shape(HEM, 'fill="url(#dark)"'), SUMI, 1, grain=0, cover=1),
            *_mon(),
            Block(rim + dot(190, 130, 10), SUMI, 1, 0, 0, 0, cover=1),
            Block(cord, OCHRE, 1, grain=0.1, cover=1),
            Block(dot(190, 130, 7), VERMILION, 1, grain=0.05, cover=1),
            key(
                behind(lines + pleats, rim + dot(*CREST), "front")
                + outline(HEM, 3, 5)
                + "".join(twists(way, 8, n) for n, way in enumerate(ways))
            ),
        ),
    )


PICTURES: Final = {"art/harbor/bag_open": Picture(SIZE, lambda: cutout(opened(), SIZE, 0, 0, 1, 711))}
