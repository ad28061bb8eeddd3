"""Draws much larger than asked and scales down at the end: smooth edges from plain polygons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import cos, pi, sin
from pathlib import Path

import pygame

from tools.standin.curves import Point, arc
from tools.standin.palette import INK, Colour, mix

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
OVERSAMPLING = 4


@cache
def font(face: str, size: int) -> pygame.font.Font:
    """A face of assets/fonts/, opened once per size."""
    pygame.font.init()
    return pygame.font.Font(FONTS / f"{face}.ttf", size)


class Sheet:
    """A picture in the making; `grown` is how much larger than its drawing the file is."""

    def __init__(self, width: int, height: int, over: int = OVERSAMPLING, grown: float = 1) -> None:
        self.size = round(width * grown), round(height * grown)
        self.over = over * grown
        self.large = pygame.Surface((self.size[0] * over, self.size[1] * over), pygame.SRCALPHA)

    def pen(self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> Pen:
        """Draws around a point of the sheet, enlarged, turned by degrees clockwise."""
        return Pen(self.large, x * self.over, y * self.over, scale * self.over, turn)

    def finished(self) -> pygame.Surface:
        """Scaled down by a whole number: by others smoothscale makes opaque pixels see-through."""
        return pygame.transform.smoothscale(self.large, self.size)

    def cut(self, outline: Sequence[Point]) -> None:
        """Throws away what lies outside the outline."""
        mask = pygame.Surface(self.large.get_size(), pygame.SRCALPHA)
        pygame.draw.polygon(mask, "white", [(x * self.over, y * self.over) for x, y in outline])
        self.large.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


@dataclass(frozen=True)
class Pen:
    """Draws in coordinates of its own."""

    target: pygame.Surface
    x: float
    y: float
    scale: float
    turn: float = 0

    def within(self, x: float, y: float, scale: float = 1, turn: float = 0) -> Pen:
        """A pen for a part of what this one draws."""
        (px, py), *_ = self.place([(x, y)])
        return Pen(self.target, px, py, self.scale * scale, self.turn + turn)

    def place(self, points: Sequence[Point]) -> list[Point]:
        """Where the points come to lie on the large surface."""
        angle = self.turn * pi / 180
        c, s = cos(angle) * self.scale, sin(angle) * self.scale
        return [(self.x + x * c - y * s, self.y + x * s + y * c) for x, y in points]

    def fill(self, outline: Sequence[Point], colour: Colour) -> None:
        """A flat area."""
        pygame.draw.polygon(self.target, colour, self.place(outline))

    def line(self, points: Sequence[Point], width: float, colour: Colour = INK, closed: bool = False) -> None:
        """A line with round joints and ends."""
        spots = self.place([*points, points[0]] if closed else points)
        radius = max(width * self.scale / 2, 0.5)
        for spot in spots:
            pygame.draw.circle(self.target, colour, spot, radius)
        for (ax, ay), (bx, by) in pairwise(spots):
            length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1
            nx, ny = (by - ay) / length * radius, (ax - bx) / length * radius
            corners = [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
            pygame.draw.polygon(self.target, colour, corners)

    def shape(self, outline: Sequence[Point], colour: Colour, width: float = 2, key: Colour = INK) -> None:
        """An area with its key line."""
        self.fill(outline, colour)
        if width:
            self.line(outline, width, key, closed=True)

    def disc(
        self, x: float, y: float, radius: float, colour: Colour, width: float = 0, key: Colour = INK
    ) -> None:
        """A round area, with a key line where a width is given."""
        self.shape(arc(x, y, radius, 0, 360, 72), colour, width, key)

    def box(self, x: float, y: float, w: float, h: float, colour: Colour, round_by: float = 0) -> None:
        """A rectangle, with round corners where asked."""
        self.fill(rounded(x, y, w, h, round_by), colour)

    def write(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        colour: Colour,
        face: str = "number",
        turn: float = 0,
    ) -> None:
        """Text with the middle of its ink at the point."""
        picture = font(face, max(round(size * self.scale), 1)).render(text, True, colour)
        picture = picture.subsurface(picture.get_bounding_rect())
        if self.turn or turn:
            picture = pygame.transform.rotozoom(picture, -(self.turn + turn), 1)
        (px, py), *_ = self.place([(x, y)])
        self.target.blit(picture, picture.get_rect(center=(round(px), round(py))))

    def fade(self, x: float, y: float, w: float, h: float, colours: Sequence[Colour]) -> None:
        """A gradient from top to bottom (bokashi), for pens that are not turned."""
        (left, top), (right, bottom) = self.place([(x, y), (x + w, y + h)])
        for row in range(round(top), round(bottom)):
            share = (row - top) / (bottom - top) * (len(colours) - 1)
            step = min(int(share), len(colours) - 2)
            colour = mix(colours[step], colours[step + 1], share - step)
            pygame.draw.line(self.target, colour, (round(left), row), (round(right) - 1, row))


def rounded(x: float, y: float, w: float, h: float, radius: float) -> list[Point]:
    """The outline of a rectangle with round corners."""
    if not radius:
        return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
    corners = ((x + w, y + h, 0), (x, y + h, 90), (x, y, 180), (x + w, y, 270))
    outline: list[Point] = []
    for cx, cy, start in corners:
        inner_x = cx - radius if cx > x else cx + radius
        inner_y = cy - radius if cy > y else cy + radius
        outline += arc(inner_x, inner_y, radius, start, start + 90, 12)
    return outline
