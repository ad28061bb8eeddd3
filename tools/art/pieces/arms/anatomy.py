"""What hands are made of: fingers, nails, creases, and the bokashi that rounds them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import numpy as np
from PIL import Image

from tools.art.pieces.cutout import cutout, key
from tools.art.press.block import Block, Figure
from tools.art.press.brush import clipped, dot, fading, glowing, shape, stroke
from tools.art.press.curves import Line, Points, joined, smooth
from tools.art.press.inks import PEACH, ROSE, SNOW, Ink
from tools.art.species.forms import edges
from tools.art.species.spine import layered

SIZE: Final = (620, 600)
DUSK: Final[Ink] = (196, 104, 62)
"""Skin in the shade."""

GIRTH: Final = smooth(
    [(0, 0.53), (0.2, 0.49), (0.36, 0.45), (0.48, 0.48), (0.62, 0.43), (0.76, 0.44), (0.9, 0.4), (1, 0.33)]
)
"""Half a finger's width along it: joints stand out a little."""


@dataclass(frozen=True)
class Part:
    """A piece of skin that hides what was drawn before it; all but its form are fragments of blocks."""

    form: Line
    lines: str
    shade: str = ""
    flush: str = ""
    nail: str = ""


@dataclass(frozen=True)
class Finger:
    """Its bones' course from the knuckle; `wide` at the knuckle, `under` the side in the shade (1 right)."""

    bone: Line
    wide: float
    seed: int
    nail: float = 1.0
    """How far the nail turns to us: 0 hidden, 1 flat."""
    lift: float = 0.0
    """Where the nail lies across the finger, -1 to 1."""
    creases: tuple[float, ...] = (0.46, 0.5, 0.76)
    weight: float = 1.0


def straightish(x: float, y: float, heading: float, long: float, bend: float = 0.0) -> Line:
    """A finger's course: `bend` degrees on its way, most of them at the joints."""
    joints = [(0.0, 0.0), (0.4, 0.12), (0.5, 0.5), (0.68, 0.62), (0.8, 0.95), (1.0, 1.0)]
    at, turned = zip(*joints, strict=True)
    steps = np.linspace(0, 1, 60)
    towards = np.radians(heading + bend * np.interp(steps, at, turned))
    step = np.column_stack([np.cos(towards), np.sin(towards)])[:-1] * (long / 59)
    return np.vstack([[(x, y)], np.array([x, y]) + np.cumsum(step, axis=0)])


def finger(one: Finger) -> Part:
    """Round at the tip, its line heavier on the side in the shade."""
    left, right = edges(one.bone, np.column_stack([GIRTH[:, 0], GIRTH[:, 1] * one.wide]))
    ahead = one.bone[-1] - one.bone[-4]
    ahead = ahead / np.hypot(*ahead) * one.wide * 0.44
    side, turn = (right[-1] - left[-1]) / 2, np.radians(np.linspace(-90, 90, 13))[1:-1, None]
    cap = (left[-1] + right[-1]) / 2 + ahead * np.cos(turn) ** 0.8 + side * np.sin(turn)
    tip = one.bone[-1] + ahead
    form = joined(left, cap, right[::-1])
    name = f"f{one.seed}"
    lines = stroke(form, 10.5 * one.weight, one.seed, (0.1, 0.1), 0.1, 0.1, lambda way: 0.8 + 0.5 * way)
    lines += "".join(_crease(one, at, number) for number, at in enumerate(one.creases))
    nail, rim = _nail(one)
    low = fading(name, tuple(left[30]), tuple(right[30]), 0.0, 0.05, 0.35, 1.0)
    glow = glowing(name, float(tip[0]), float(tip[1]), one.wide * 1.5, 1.0, 0.5, 0.0)
    return Part(
        form,
        lines + rim,
        low + shape(_crescent(one.bone, right), f'fill="url(#{name})"'),
        glow + shape(form, f'fill="url(#{name})"'),
        nail,
    )


def _crescent(bone: Line, edge: Line) -> Line:
    """Along one edge: nothing at the root, so that a finger grows out of its hand without a seam."""
    parts = np.linspace(0, 1, len(bone))
    depth = np.interp(parts, (0.0, 0.3, 1.0), (0.0, 0.95, 1.1))[:, None]
    return joined(edge, (edge + (bone - edge) * depth)[::-1])


def _across(one: Finger, at: float, part: float, ahead: float = 0.0) -> tuple[float, float]:
    """A point on the finger: `part` -1 to 1 from its left edge to its right one."""
    ways, on = np.linspace(0, 1, len(one.bone)), min(at, 0.98)
    here, there = (
        np.array([np.interp(way, ways, one.bone[:, axis]) for axis in (0, 1)]) for way in (on, on + 0.02)
    )
    step = there - here
    course = step / (np.hypot(*step) + 1e-9)
    half = float(np.interp(at, GIRTH[:, 0], GIRTH[:, 1])) * one.wide
    past = step * ((at - on) / 0.02) + ahead * one.wide * course
    x, y = here + past + part * half * np.array([-course[1], course[0]])
    return float(x), float(y)


def _crease(one: Finger, at: float, number: int) -> str:
    """Skin over a joint: a shallow bow that never reaches the edges."""
    bow = [_across(one, at, part, ahead) for part, ahead in ((-0.5, 0.02), (0.0, 0.09), (0.55, 0.0))]
    return stroke(smooth(bow), 4.4 * one.weight, one.seed + number, (0.3, 0.5), 0.1)


def _nail(one: Finger) -> tuple[str, str]:
    """Its ground and its line."""
    if not one.nail:
        return "", ""
    wide, off = 0.66 * one.nail, one.lift
    around = [
        (0.875, off - wide * 0.55), (0.9, off - wide * 0.95), (0.96, off - wide), (1.02, off - wide * 0.8),
        (1.045, off), (1.02, off + wide * 0.8), (0.96, off + wide), (0.9, off + wide * 0.95),
        (0.875, off + wide * 0.55), (0.868, off),
    ]  # fmt: skip
    form = smooth([_across(one, at, part) for at, part in around], closed=True)
    moon = smooth(
        [_across(one, 0.9, off + part * wide, 0.02 - 0.06 * abs(part)) for part in (-0.6, 0.0, 0.6)]
    )
    return shape(form), stroke(joined(form, form[:3]), 4.6 * one.weight, one.seed + 5, (0.1, 0.1), 0.6) + (
        stroke(moon, 2.4 * one.weight, one.seed + 6, (0.4, 0.4), 0.1)
    )


def flesh(points: Points, seed: int, weight: float = 1.0, closed: bool = False, shade: bool = True) -> Part:
    """A piece of the hand by its outline; open outlines run on into what lies before them."""
    form = smooth(points, closed=closed)
    top, low = (float(form[:, 1].min()), float(form[:, 1].max()))
    drawn = joined(form, form[:2]) if closed else form
    ends = (0.02, 0.02) if closed else (0.16, 0.16)
    lines = stroke(drawn, 11 * weight, seed, ends, 0.1, 0.1, lambda way: 0.85 + 0.4 * way)
    name = f"p{seed}"
    dark = fading(name, (0, top), (0, low), 0.0, 0.0, 0.25, 1.0) + shape(form, f'fill="url(#{name})"')
    return Part(form, lines, dark if shade else "")


def marks(
    part: Part, lines: str = "", shade: str = "", flush: str = "", nail: str = "", within: str = ""
) -> Part:
    """The same with more on it; shade and flush stay inside of its form."""
    name = f"m{within}"
    inside = shape(part.form)
    return Part(
        part.form,
        part.lines + lines,
        part.shade + (clipped(shade, inside, name) if shade else ""),
        part.flush + (clipped(flush, inside, name) if flush else ""),
        part.nail + nail,
    )


def bow(points: Points, width: float, seed: int) -> str:
    """A mark by a brush set down and lifted."""
    return stroke(smooth(points), width, seed, (0.25, 0.6), 0.08)


def blush(x: float, y: float, radius: float, name: str) -> str:
    """A soft round, for knuckles and palms."""
    return glowing(name, x, y, radius, 0.9, 0.45, 0.0) + dot(x, y, radius, f'fill="url(#{name})"')


def cuffed(darkest: float = 50, clear: float = 170) -> str:
    """The shadow the sleeve throws over the wrist."""
    return fading("cuff", (darkest, 0), (clear, 0), 1.0, 0.5, 0.0) + (
        '<rect x="-20" y="-20" width="400" height="700" fill="url(#cuff)"/>'
    )


def hand(parts: Iterable[Part], flushed: str = "", marked: str = "") -> Figure:
    """From the rearmost part to the foremost, and what is marked over all of them."""
    given = list(parts)
    skin = "".join(shape(part.form) for part in given)
    forms = [shape(part.form) for part in given]
    shade = layered(zip(forms, (part.shade for part in given), strict=True), "s")
    flush = layered(zip(forms, (part.flush for part in given), strict=True), "f") + flushed
    nails = layered(zip(forms, (part.nail for part in given), strict=True), "n")
    lines = layered(zip(forms, (part.lines for part in given), strict=True), "k")
    return Figure(
        skin,
        (
            Block(skin, PEACH, 0.66, grain=0.14, mottle=0.06),
            Block(shade, DUSK, 0.62, grain=0.2),
            Block(flush, ROSE, 0.62, grain=0.2),
            Block(nails, SNOW, 0.9, grain=0.05, cover=1),
            Block(clipped(cuffed(), skin, "wrist"), (24, 26, 50), 0.97, grain=0.1, mottle=0.04, cover=1),
            key(lines + marked),
        ),
    )


def printed(figure: Figure, seed: int) -> Image.Image:
    """Its wrist comes in at the left edge, the middle of it half way up."""
    return cutout(figure, SIZE, -50, -30, 1.1, seed)
