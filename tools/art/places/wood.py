"""Planks as a carver would cut them: flat boards, bold seams, grain that flows round its knots."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.art.press.block import Block
from tools.art.press.brush import box, dot, outline, stroke
from tools.art.press.curves import Line, ellipse, straight
from tools.art.press.inks import SOOT, SUMI, Ink
from tools.art.press.sheet import Sheet


@dataclass(frozen=True)
class Deck:
    """Boards lying across a rectangle: how many, their tones, and how dense their grain is."""

    x: float
    y: float
    w: float
    h: float
    boards: int
    seed: int
    light: Ink
    dark: Ink = SOOT
    lines: int = 7
    weight: float = 1.0


def lay(sheet: Sheet, deck: Deck) -> None:
    """Three flat tones, the grain in the darker one, the seams in black."""
    chance = np.random.default_rng(deck.seed)
    tall = deck.h / deck.boards
    tops = [deck.y + tall * number for number in range(deck.boards)]
    for tone, density in enumerate((0.0, 0.28, 0.52)):
        chosen = [top for number, top in enumerate(tops) if (number * 7 + deck.seed) % 3 == tone]
        if density:
            boards = "".join(box(deck.x, top, deck.w, tall) for top in chosen)
            sheet.ink(Block(boards, deck.dark, density, 0.1, 0.05, 0))
    dark, pale = "", ""
    for top in tops:
        knots = _knots(chance, deck, top, tall)
        dark += _grain(chance, deck, top, tall, knots, deck.lines)
        pale += _grain(chance, deck, top, tall, knots, deck.lines // 2)
        dark += "".join(_rings(x, y, tall, deck.weight) for x, y in knots)
    sheet.ink(Block(pale, deck.light, 0.5, 0.1, 0.05, 0, cover=1))
    sheet.ink(Block(dark, deck.dark, 0.75, 0.1, 0.05, 0, cover=0.9))
    sheet.lines(_seams(chance, deck, tops, tall), SUMI)


def _knots(chance: np.random.Generator, deck: Deck, top: float, tall: float) -> list[tuple[float, float]]:
    count = int(chance.integers(0, 3))
    return [
        (float(chance.uniform(deck.x, deck.x + deck.w)), top + tall * float(chance.uniform(0.35, 0.65)))
        for _ in range(count)
    ]


def _grain(
    chance: np.random.Generator,
    deck: Deck,
    top: float,
    tall: float,
    knots: list[tuple[float, float]],
    count: int,
) -> str:
    """Lines along the board, each a part of its length, pushed aside by the knots."""
    drawn = ""
    for _ in range(count):
        length = deck.w * float(chance.uniform(0.12, 0.5))
        start = deck.x + float(chance.uniform(-0.1, 0.95)) * deck.w
        x = np.linspace(max(start, deck.x + 2), min(start + length, deck.x + deck.w - 2), 40)
        if x[-1] - x[0] < tall:
            continue
        y = top + tall * float(chance.uniform(0.08, 0.92)) + _sway(chance, x, tall)
        for knot_x, knot_y in knots:
            push = np.sign(y - knot_y) * tall * 0.2 * np.exp(-np.abs(y - knot_y) / (tall * 0.35))
            y = y + push * np.exp(-(((x - knot_x) / (tall * 0.9)) ** 2))
        y = y.clip(top + 3, top + tall - 3)
        width = deck.weight * float(chance.uniform(1.2, 2.8))
        drawn += stroke(np.column_stack([x, y]), width, int(chance.integers(1 << 20)), (0.3, 0.4), 0.1)
    return drawn


def _sway(chance: np.random.Generator, x: Line, tall: float) -> Line:
    return tall * 0.05 * np.sin(x / float(chance.uniform(90, 240)) + float(chance.uniform(0, 6)))


def _rings(x: float, y: float, tall: float, weight: float) -> str:
    drawn = dot(x, y, tall * 0.035)
    for number in (1, 2, 3):
        drawn += outline(ellipse(x, y, tall * 0.13 * number, tall * 0.055 * number), 1.5 * weight, number)
    return drawn


def _seams(chance: np.random.Generator, deck: Deck, tops: list[float], tall: float) -> str:
    """Between boards, and here and there an end with its two nails."""
    drawn, weight = "", deck.weight
    for number, top in enumerate(tops):
        if number:
            edge = straight((deck.x, top), (deck.x + deck.w, top), 60)
            edge[:, 1] += np.cumsum(chance.standard_normal(60)) * 0.25
            drawn += stroke(edge, 5.5 * weight, number, (0.001, 0.001), 0.9, 0.3)
        at = deck.x + deck.w * float(chance.uniform(0.1, 0.9))
        drawn += stroke(
            straight((at, top + 1), (at, top + tall - 1)), 3.6 * weight, number + 50, (0.02, 0.02)
        )
        for side in (-1, 1):
            drawn += dot(at + side * 13, top + tall * 0.24, 2.8 * weight)
            drawn += dot(at + side * 13, top + tall * 0.76, 2.8 * weight)
    return drawn
