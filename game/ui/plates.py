"""Plates as a block prints them: ink over the grain of wood or paper, a brushed line, nicks along the rim."""

from __future__ import annotations

from typing import Final, TypeAlias

import pygame
from pygame import Rect, Surface

from game.ui.frame import Frame
from game.ui.images import Images
from game.ui.text import Colour

FINE: Final = 4
"""Corners are drawn so many times larger and scaled down, which smooths them."""

TILE: Final = 384
STROKE: Final = 768
"""Logical sides of what repeats: the grounds, and the length of a stroke."""

NICK: Final = 5
SWELL: Final = 1.6
LEAN: Final = 0.85
"""Times the asked width of a line: where the brush pressed most, and where it did not."""

LIGHT: Final = 380
"""Sums of red, green and blue from here on are paper, below it is dyed wood."""

DUSK: Final = (206, 206, 214)
"""Bokashi: what is left of a plate's colour at its foot."""

Style: TypeAlias = tuple[tuple[int, int], Colour, Colour, float, int, float]


class Plates:
    """Made for one window, from assets/ alone; each look is printed once and handed out as a copy."""

    def __init__(self, frame: Frame) -> None:
        self._frame, self._images = frame, Images(frame)
        self._kept: dict[Style, Surface] = {}
        self._room, self._pixels = 2 * frame.size[0] * frame.size[1], 0
        self._strokes: dict[tuple[str, int, Colour, int], Surface] = {}

    def get(
        self, size: tuple[int, int], fill: Colour, edge: Colour, width: float, opacity: int, radius: float
    ) -> Surface:
        """So many physical pixels, to be written on; `width` and `radius` are logical."""
        style = (size, fill, edge, width, opacity, radius)
        plate = self._kept.get(style)
        if plate is None:
            plate = self._print(style)
            self._pixels += size[0] * size[1]
            if self._pixels > self._room:
                self._kept, self._pixels = {}, size[0] * size[1]
            self._kept[style] = plate
        return plate.copy()

    def stroke(self, length: int, thick: int, colour: Colour, side: int) -> Surface:
        """A brushed line in physical pixels, solid outside; sides clockwise from 0, the top."""
        strip = Surface((thick, length) if side % 2 else (length, thick), pygame.SRCALPHA)
        self._along(strip, self._stroke("interface/edge", thick, colour, side), strip.get_rect(), side, 0)
        return strip

    # ------------------------------------------------------------ printing

    def _print(self, style: Style) -> Surface:
        size, fill, edge, width, opacity, radius = style
        line = self._frame.length(width) if width else 0
        bend = max(1, min(self._frame.length(radius), size[0] // 2, size[1] // 2))
        plate = _cut(size, fill, edge, max(1, round(line * LEAN)) if line else 0, bend, opacity)
        self._rub(plate, sum(fill) >= LIGHT)
        if line:
            thick = max(2, round(line * SWELL))
            for side in range(4):
                brush = self._stroke("interface/edge", thick, edge, side)
                self._along(plate, brush, _side(plate.get_rect(), side, thick, bend * 2 // 5), side, 0)
        if radius:
            self._nick(plate, self._frame.length(min(NICK, width * 1.2) if width else NICK))
        return plate

    def _rub(self, plate: Surface, paper: bool) -> None:
        """The ground shows through the ink, and the ink is wiped thicker towards the foot."""
        tile = self._images.get("interface/washi" if paper else "interface/grain", TILE, TILE)
        step, (width, height) = tile.get_width(), plate.get_size()
        left, top = -(width * 7 % step), -(height * 13 % step)
        for y in range(top, height, step):
            for x in range(left, width, step):
                plate.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)
        if not paper:
            fade = Surface((1, 2))
            fade.fill((255, 255, 255), (0, 0, 1, 1))
            fade.fill(DUSK, (0, 1, 1, 1))
            dusk = pygame.transform.smoothscale(fade, plate.get_size())
            plate.blit(dusk, (0, 0), special_flags=pygame.BLEND_RGB_MULT)

    def _nick(self, plate: Surface, thick: int) -> None:
        """No deeper than the line is wide, or that would be broken."""
        for side in range(4):
            rim = self._stroke("interface/nick", thick, (255, 255, 255), side)
            self._along(plate, rim, _side(plate.get_rect(), side, thick, 0), side, pygame.BLEND_RGBA_MULT)

    # ------------------------------------------------------------ strokes

    def _stroke(self, name: str, thick: int, colour: Colour, side: int) -> Surface:
        """Dyed, and turned so that its first row is on the outside."""
        key = (name, thick, colour, side)
        found = self._strokes.get(key)
        if found is None:
            found = self._images.get(name, STROKE, thick / self._frame.scale).copy()
            found.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
            found = self._strokes[key] = pygame.transform.rotate(found, -90 * side)
        return found

    def _along(self, target: Surface, stroke: Surface, area: Rect, side: int, flags: int) -> None:
        """Repeated as often as the area is long; where it begins depends on the area, so no two are alike."""
        upright = side % 2
        whole, length = (stroke.get_height(), area.h) if upright else (stroke.get_width(), area.w)
        start, done = (area.w * 5 + area.h * 3 + side * 311) % whole, 0
        while done < length:
            part = min(whole - start, length - done)
            if upright:
                target.blit(stroke, (area.x, area.y + done), (0, start, area.w, part), flags)
            else:
                target.blit(stroke, (area.x + done, area.y), (start, 0, part, area.h), flags)
            start, done = 0, done + part


def _side(whole: Rect, side: int, thick: int, inset: int) -> Rect:
    """Along one side, without its corners."""
    if side % 2:
        return Rect(whole.right - thick if side == 1 else 0, inset, thick, whole.h - 2 * inset)
    return Rect(inset, whole.bottom - thick if side == 2 else 0, whole.w - 2 * inset, thick)


def _cut(size: tuple[int, int], fill: Colour, edge: Colour, line: int, bend: int, opacity: int) -> Surface:
    """A cross is filled, its corners are quarters of one drawn disc."""
    plate = Surface(size, pygame.SRCALPHA)
    whole = plate.get_rect()
    for inset, colour in ((0, (*edge, 255)), (line, (*fill, opacity))):
        plate.fill(colour, whole.inflate(-2 * bend, -2 * inset))
        plate.fill(colour, whole.inflate(-2 * inset, -2 * bend))
    disc = _disc(bend, fill, edge if line else fill, line, opacity)
    for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
        at = (x * (whole.w - bend), y * (whole.h - bend))
        plate.blit(disc, at, (x * bend, y * bend, bend, bend))
    return plate


def _disc(radius: int, fill: Colour, edge: Colour, line: int, opacity: int) -> Surface:
    large = Surface((2 * radius * FINE, 2 * radius * FINE), pygame.SRCALPHA)
    large.fill((*edge, 0))
    middle = (radius * FINE, radius * FINE)
    pygame.draw.circle(large, (*edge, 255 if line else opacity), middle, radius * FINE)
    if line < radius:
        pygame.draw.circle(large, (*fill, opacity), middle, (radius - line) * FINE)
    return pygame.transform.smoothscale(large, (2 * radius, 2 * radius))
