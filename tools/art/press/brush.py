"""Lines as SVG: brush strokes of living width, filled shapes, and the marks that fill them.

Everything returned is a fragment of SVG that prints where it is opaque; fragments are joined with `+`.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tools.art.press.curves import Line, Points, line, straight

Pressure = Callable[[Line], Line]


def path(points: Points, closed: bool = True) -> str:
    """The data of an SVG path."""
    return "M" + " L".join(f"{x:.2f} {y:.2f}" for x, y in line(points)) + ("Z" if closed else "")


def shape(points: Points, attributes: str = "") -> str:
    """Filled."""
    return f'<path d="{path(points)}" {attributes}/>'


def stroke(
    points: Points,
    width: float = 6,
    seed: int = 0,
    taper: tuple[float, float] = (0.15, 0.15),
    least: float = 0.25,
    wobble: float = 0.16,
    pressure: Pressure | None = None,
) -> str:
    """A brush stroke: thin where it begins and ends (`taper` parts of its length), and never quite even."""
    along = line(points)
    step = np.gradient(along, axis=0)
    length = np.hypot(step[:, 0], step[:, 1]) + 1e-9
    normal = np.column_stack([-step[:, 1], step[:, 0]]) / length[:, None]
    way = np.cumsum(length)
    way = (way - way[0]) / (way[-1] - way[0] + 1e-9)
    uneven = np.random.default_rng(seed).standard_normal(14)
    profile = np.minimum(way / max(taper[0], 1e-3), (1 - way) / max(taper[1], 1e-3)).clip(0, 1)
    half = width / 2 * (least + (1 - least) * np.sqrt(profile))
    half = half * np.interp(way, np.linspace(0, 1, 14), 1 + wobble * uneven)
    half = (half if pressure is None else half * pressure(way))[:, None]
    return shape(np.vstack([along + normal * half, (along - normal * half)[::-1]]))


def outline(points: Points, width: float = 6, seed: int = 0, wobble: float = 0.16) -> str:
    """A stroke all the way round, swelling and thinning twice, without a visible end."""
    around = line(points)
    closed = np.vstack([around, around[:2]])
    return stroke(closed, width, seed, (0.004, 0.004), 0.8, wobble, lambda way: 1 + 0.25 * np.sin(way * 12.6))


def rays(
    base: Points, tip: tuple[float, float], count: int, width: float, seed: int, reach: float = 0.65
) -> str:
    """Fin rays: from points along `base` towards `tip`, fading before they arrive."""
    given, drawn = line(base), ""
    for number in range(count):
        at = (number + 0.7) / (count + 0.4) * (len(given) - 1)
        start = np.array([np.interp(at, range(len(given)), given[:, axis]) for axis in (0, 1)])
        end = start + (np.array(tip) - start) * (reach + 0.08 * np.sin(number * 9 + seed))
        drawn += stroke(straight(tuple(start), tuple(end)), width, seed + number, (0.05, 0.7), 0.05)
    return drawn


def dot(x: float, y: float, radius: float, attributes: str = "") -> str:
    """A filled circle."""
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{radius:.2f}" {attributes}/>'


def ring(x: float, y: float, radius: float, width: float) -> str:
    """An even circle line."""
    return dot(x, y, radius, f'fill="none" stroke="#000" stroke-width="{width:.2f}"')


def box(x: float, y: float, w: float, h: float, radius: float = 0, attributes: str = "") -> str:
    """A rectangle."""
    return f'<rect x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" rx="{radius:.2f}" {attributes}/>'


def hollow(x: float, y: float, w: float, h: float, width: float, radius: float = 0) -> str:
    """The even line of a rectangle, centred on its edge."""
    return box(x, y, w, h, radius, f'fill="none" stroke="#000" stroke-width="{width:.2f}"')


def words(
    text: str,
    x: float,
    y: float,
    size: float,
    face: str = "title",
    anchor: str = "middle",
    spacing: float = 0,
    squeeze: float = 1.0,
) -> str:
    """Type on its base line; faces are files of assets/fonts. `squeeze` narrows it."""
    from tools.art.press.block import FAMILIES

    family, weight = FAMILIES[face]
    return (
        f'<g transform="translate({x:.2f} {y:.2f}) scale({squeeze:.3f} 1)"><text font-family="\'{family}\'"'
        f' font-weight="{weight}" font-size="{size:.2f}" text-anchor="{anchor}"'
        f' letter-spacing="{spacing:.2f}">{text}</text></g>'
    )


def placed(
    fragment: str, x: float, y: float, scale: float = 1, degrees: float = 0, flip: bool = False
) -> str:
    """Moved, turned (clockwise) and scaled, in this order from the inside out: scale, turn, move."""
    across = -scale if flip else scale
    return (
        f'<g transform="translate({x:.2f} {y:.2f}) rotate({degrees:.2f}) scale({across:.4f} {scale:.4f})">'
        f"{fragment}</g>"
    )


def clipped(fragment: str, to: str, name: str) -> str:
    """Only what lies inside `to`; `name` is unique within its block."""
    return f'<clipPath id="{name}">{to}</clipPath><g clip-path="url(#{name})">{fragment}</g>'


def fading(name: str, start: tuple[float, float], end: tuple[float, float], *densities: float) -> str:
    """Bokashi: shapes of the same block say `fill="url(#name)"`; densities 0 to 1 at even steps."""
    (x1, y1), (x2, y2) = start, end
    last = max(len(densities) - 1, 1)
    stops = "".join(
        f'<stop offset="{number / last:.4f}" stop-opacity="{density:.3f}"/>'
        for number, density in enumerate(densities)
    )
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
        f"{stops}</linearGradient>"
    )


def glowing(name: str, x: float, y: float, radius: float, *densities: float) -> str:
    """Bokashi from a point outwards."""
    last = max(len(densities) - 1, 1)
    stops = "".join(
        f'<stop offset="{number / last:.4f}" stop-opacity="{density:.3f}"/>'
        for number, density in enumerate(densities)
    )
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{radius}">'
        f"{stops}</radialGradient>"
    )
