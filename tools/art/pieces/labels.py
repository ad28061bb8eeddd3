"""Labels of the barrels: a crest in one ink, the fish left white in a dark disc inside a ring."""

from __future__ import annotations

from typing import Final

from tools.art.press.block import Block, Figure
from tools.art.press.brush import dot, placed, ring
from tools.art.press.inks import SUMI
from tools.art.species.forms import behind
from tools.art.species.harbor import KINDS
from tools.art.species.style import Style

LABELLED: Final = tuple(kind for kind in KINDS if kind != "takoyaki")
"""Takoyaki is never landed in a barrel."""

FIELD: Final = 39.0
CREST: Final = Style(1.5, fine=False)
EDGE: Final = 22
"""How far inside the outline the marks begin: the outline itself is left white like the fish."""


def label(kind: str) -> Figure:
    """90 units wide, centred on the origin; ready to be printed on a lid or a side."""
    drawn = KINDS[kind]
    figure = drawn.figure(CREST)
    dx, dy, scale, degrees = drawn.poise
    to = FIELD * 0.87 / 300

    def put(svg: str) -> str:
        return placed(svg, dx * to, dy * to, scale * to, degrees)

    lines, form = figure.blocks[-1].svg, figure.silhouette
    edges = f'<g fill="none" stroke="#000" stroke-width="{EDGE}">{form}</g>'
    field = behind(dot(0, 0, FIELD), put(form + _renamed(lines)), "fish")
    crest = ring(0, 0, 43.5, 3) + field + put(behind(lines, edges, "inside"))
    return Figure(dot(0, 0, 45), (Block(crest, SUMI, 0.97, grain=0.12, mottle=0.06, cover=0.9),))


def _renamed(svg: str) -> str:
    """A second copy in the same block needs names of its own for its masks."""
    return svg.replace('id="', 'id="free_').replace("url(#", "url(#free_")
