"""The bay at dawn: Fuji, sun, bands of cloud and the water, in units of whatever picture shows them."""

from __future__ import annotations

import numpy as np

from tools.art.press.block import Block, Figure
from tools.art.press.brush import box, dot, fading, shape, stroke
from tools.art.press.curves import Line, joined, smooth
from tools.art.press.inks import INDIGO, INDIGO_LIGHT, SNOW, SUMI, VERMILION, Ink
from tools.art.press.sheet import Sheet

LEFT = smooth([(-620, 0), (-420, -70), (-270, -150), (-165, -228), (-84, -314), (-52, -350)])
CRATER = smooth([(-52, -350), (-30, -358), (-8, -346), (14, -354), (38, -346), (58, -352)])
RIGHT = smooth([(58, -352), (104, -302), (186, -216), (300, -136), (450, -62), (660, 0)])
SNOWLINE = smooth(
    [
        (136, -268),
        (112, -236),
        (92, -262),
        (66, -206),
        (44, -250),
        (10, -186),
        (-20, -244),
        (-52, -212),
        (-78, -254),
        (-106, -226),
        (-124, -270),
    ]
)


def fuji(ink: Ink = INDIGO, width: float = 7) -> Figure:
    """Its foot on the origin, 1280 wide and 358 high; the snow is bare paper."""
    body = joined(LEFT, CRATER, RIGHT)
    cap = joined(LEFT[LEFT[:, 1] < -268], CRATER, RIGHT[RIGHT[:, 1] < -266], SNOWLINE)
    fade = fading("foot", (0, -300), (0, 0), 1.0, 0.75, 0.25)
    slopes = "".join(
        stroke(
            smooth([(x, y), (x * 1.25 + 6, y + 46), (x * 1.7 + 10, y + 104)]), 3.2, seed, (0.05, 0.8), 0.05
        )
        for seed, (x, y) in enumerate(((-88, -214), (-34, -196), (28, -168), (84, -206), (140, -214)))
    )
    ridge = stroke(joined(LEFT, CRATER, RIGHT), width, 5, (0.25, 0.25), 0.12)
    return Figure(
        shape(body),
        (
            Block(fade + shape(body, 'fill="url(#foot)"'), ink, 0.95, 0.2),
            Block(shape(cap), SNOW, 0.98, 0.06, 0.03, 0.3, cover=1),
            Block(ridge + stroke(SNOWLINE, 3.5, 9) + slopes, SUMI, 0.95, 0.08, 0.04, 0.1),
        ),
    )


def sky(sheet: Sheet, w: float, top: float, horizon: float, high: Ink, glow: Ink, low: Ink) -> None:
    """Bokashi from above and from the horizon, leaving paper between."""
    area = box(0, top, w, horizon - top, 0, 'fill="url(#b)"')
    down = ((0.0, top), (0.0, horizon))
    sheet.ink(Block(fading("b", *down, 1, 0.75, 0.3, 0.02, 0.01, 0.01) + area, high, 0.9, 0.28))
    sheet.ink(Block(fading("b", *down, 0, 0, 0.15, 0.6, 0.9, 1) + area, glow, 0.85, 0.2))
    sheet.ink(Block(fading("b", *down, 0, 0, 0, 0, 0.35, 0.95) + area, low, 0.8, 0.2))


def sun(sheet: Sheet, x: float, y: float, radius: float, horizon: float) -> None:
    """Half risen: nothing of it below the horizon."""
    disc = f'<clipPath id="sea"><rect x="0" y="-500" width="5000" height="{horizon + 500}"/></clipPath>'
    disc += f'<g clip-path="url(#sea)">{dot(x, y, radius)}</g>'
    sheet.bare(disc)
    sheet.ink(Block(disc, VERMILION, 0.96, 0.16, 0.06, 0.3, cover=0.9))


def water(
    sheet: Sheet, w: float, horizon: float, foot: float, ink: Ink, deep: Ink, paper: bool = True
) -> None:
    """Pale where it meets the sky, deep in front."""
    area = box(0, horizon, w, foot - horizon)
    if paper:
        sheet.bare(area)
    faded = box(0, horizon, w, foot - horizon, 0, 'fill="url(#b)"')
    down = ((0.0, horizon), (0.0, foot))
    sheet.ink(Block(fading("b", *down, 0.35, 0.75, 0.95, 1) + faded, ink, 0.95, 0.24))
    sheet.ink(Block(fading("b", *down, 0, 0.1, 0.5, 1) + faded, deep, 0.9, 0.2))


def ripples(w: float, horizon: float, foot: float, seed: int, count: int, width: float = 3.0) -> str:
    """Long low strokes, closer together far away; each a flat S, so that none looks like a bird."""
    chance, drawn = np.random.default_rng(seed), ""
    for number in range(count):
        near = ((number + 0.5) / count) ** 1.6
        y, long = horizon + (foot - horizon) * near, 60 + 240 * near * float(chance.uniform(0.5, 1.2))
        x = float(chance.uniform(-60, w))
        rise = 2 + 8 * near
        wave = [
            (x, y),
            (x + long * 0.3, y - rise),
            (x + long * 0.6, y + rise * 0.5),
            (x + long, y - rise * 0.2),
        ]
        drawn += stroke(smooth(wave), width * (0.5 + near), number + seed, (0.35, 0.5), 0.05)
    return drawn


def glitter(x: float, horizon: float, foot: float, wide: float, seed: int) -> str:
    """The sun's road on the water: flat dashes, wider as they come nearer."""
    chance, drawn = np.random.default_rng(seed), ""
    for number in range(22):
        near = number / 21
        y, half = horizon + 5 + (foot - horizon) * near**1.3, wide * (0.35 + 0.5 * float(chance.random()))
        middle = x + float(chance.uniform(-0.25, 0.25)) * wide
        dash = np.linspace((middle - half, y), (middle + half, y), 12)
        drawn += stroke(dash, 2.5 + 5 * near, number, (0.45, 0.45), 0.05)
    return drawn


def cloud(w: float, seed: int) -> Line:
    """A band of mist with fingers at both ends, about the origin; five times as wide as high."""
    chance = np.random.default_rng(seed)
    h = w / 9
    a, b = float(chance.uniform(0.18, 0.3)), float(chance.uniform(0.12, 0.26))
    return joined(
        _finger(-w * (0.5 - a), -h * 0.5, -1, h),
        _finger(-w * 0.5, h * 0.5, -1, h),
        _finger(w * (0.5 - b), h * 0.5, 1, h),
        _finger(w * 0.5, -h * 0.5, 1, h),
    )


def _finger(x: float, y: float, way: int, h: float) -> Line:
    """Half a circle: down the left side, up the right."""
    turn = np.radians(np.linspace(-90, -270, 14) if way < 0 else np.linspace(90, -90, 14))
    return np.column_stack([x + np.cos(turn) * h / 2, y + np.sin(turn) * h / 2])


def mist(sheet: Sheet, x: float, y: float, w: float, seed: int, ink: Ink = INDIGO_LIGHT) -> None:
    """Cloud as bare paper with a breath of ink along its foot."""
    band = f'<g transform="translate({x:.1f} {y:.1f})">{shape(cloud(w, seed))}</g>'
    sheet.bare(band, 0.15)
    foot = fading("m", (0, y - w / 9), (0, y + w / 9), 0, 0.1, 0.5)
    faded = f'<g transform="translate({x:.1f} {y:.1f})">' + shape(cloud(w, seed)) + "</g>"
    sheet.ink(Block(foot + f'<g fill="url(#m)">{faded}</g>', ink, 0.35, 0.1, 0.05, 0))
