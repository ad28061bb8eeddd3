"""Barrels of the catch, seen from above: the lid painted for its kind, staves and a rope below it."""

from __future__ import annotations

from functools import partial
from typing import Final

from PIL import Image

from tools.art.picture import Picture
from tools.art.pieces.cutout import cutout, key
from tools.art.pieces.labels import LABELLED
from tools.art.pieces.rope import strand, twists
from tools.art.press.block import Block, Figure
from tools.art.press.brush import clipped, dot, fading, outline, placed, ring, shape, stroke
from tools.art.press.curves import arc, joined, smooth
from tools.art.press.inks import BARK, CEDAR, OCHRE, SNOW, STONE, SUMI, Ink
from tools.art.species.forms import behind
from tools.art.species.harbor import KINDS
from tools.art.species.style import Style

SIZE: Final = (96, 96)
X, Y, RADIUS = 48.0, 40.5, 36.5
SIDE: Final = joined(
    arc(X, 42, 41, 180, 360),
    smooth([(89, 42), (91, 58), (84, 77), (68, 89), (48, 93), (28, 89), (12, 77), (5, 58), (7, 42)]),
)
ROPE: Final = arc(48, 42.5, 42.5, 12, 168, 40)
LIDS: Final[dict[str, Ink]] = {"fugu": STONE}
"""Lighter than its kind's own ink, so that the black spines show."""

BOLD: Final = Style(2.2, fine=False)


def cask(kind: str) -> Figure:
    """96 square from the origin; the fish white on the colour of its kind, as on its label."""
    drawn = KINDS[kind]
    fish = drawn.figure(BOLD)
    dx, dy, scale, degrees = drawn.poise
    to = RADIUS * 0.93 / 300

    def put(svg: str) -> str:
        return placed(svg, X + dx * to, Y + dy * to, scale * to, degrees)

    turn = fading("turn", (6, 0), (90, 0), 0.3, 0.0, 0.2, 1.0)
    rim = f'<g stroke="#000" stroke-width="26" stroke-linejoin="round">{fish.silhouette}</g>'
    return Figure(
        shape(SIDE),
        (
            Block(shape(SIDE), CEDAR, 0.95, grain=0.3, cover=0.9),
            Block(turn + shape(SIDE, 'fill="url(#turn)"'), BARK, 0.9),
            Block(strand(ROPE, 7.5), OCHRE, 0.98, cover=1),
            Block(dot(X, Y, RADIUS), LIDS.get(kind, drawn.ink), 1, grain=0.12, cover=1),
            Block(put(rim), SUMI, 1, 0, 0, 0, cover=1),
            Block(put(fish.silhouette), SNOW, 1, grain=0, cover=1),
            key(put(fish.blocks[-1].svg)),
            key(_key()),
        ),
    )


def _key() -> str:
    staves = "".join(
        stroke(smooth([(48 + dx, 74 - dx * dx * 0.02), (48 + dx * 1.03, 95 - dx * dx * 0.02)]), 2, dx + 60)
        for dx in (-33, -22, -11, 0, 11, 22, 33)
    )
    drawn = behind(clipped(staves, shape(SIDE), "staves"), dot(X, Y, RADIUS), "lid") + twists(ROPE, 8, 4, 1.5)
    return drawn + ring(X, Y, RADIUS, 4) + outline(SIDE, 4.4, 1)


def landed(kind: str) -> Image.Image:
    """As it stands on a deck or in a harbor."""
    return cutout(cask(kind), SIZE, 0, 0, 1, 500 + LABELLED.index(kind))


PICTURES: Final = {f"art/harbor/barrels/{kind}": Picture(SIZE, partial(landed, kind)) for kind in LABELLED}
