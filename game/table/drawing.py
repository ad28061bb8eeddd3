"""What lies on a face at places of its own: plates, pictures, lines of words and pictures, running text."""

from __future__ import annotations

from typing import Final, assert_never

import pygame
from pygame import Surface

from game.table.pose import Block, Box, Disc, Drawn, Icon, Print, Run, Tinted
from game.ui.kit import Kit
from game.ui.panels import Pen

SHADE: Final = (158, 158, 166)
GAP: Final = 0.22
"""Between the parts of a line, in sizes of its type."""

STEP: Final = 2
FINE: Final = 4
"""So many times larger a disc is drawn."""


class Drawing:
    """For one window; places are logical pixels from the upper left corner of the face."""

    def __init__(self, kit: Kit) -> None:
        self._kit, self._pen = kit, Pen(kit)

    def draw(self, surface: Surface, drawn: Drawn) -> None:
        """On the face."""
        match drawn:
            case Box():
                self._box(surface, drawn)
            case Disc():
                self._disc(surface, drawn)
            case Print():
                self._print(surface, drawn)
            case Run():
                self._run(surface, drawn)
            case Block():
                self._block(surface, drawn)
            case _:
                assert_never(drawn)

    def _box(self, surface: Surface, box: Box) -> None:
        frame = self._kit.frame
        size = frame.length(box.w), frame.length(box.h)
        edge, width = (box.fill, 0) if box.edge is None else (box.edge, box.width)
        plate = self._pen.plate(size, box.fill, edge, width, radius=box.radius)
        surface.blit(plate, (frame.length(box.x) if box.x else 0, frame.length(box.y) if box.y else 0))

    def _disc(self, surface: Surface, disc: Disc) -> None:
        """Drawn larger and scaled down, which smooths it."""
        frame = self._kit.frame
        side = frame.length(disc.side)
        large, rim = side * FINE, max(1, round(disc.width * frame.scale * FINE))
        plate = Surface((large, large), pygame.SRCALPHA)
        pygame.draw.circle(plate, disc.edge, (large / 2, large / 2), large / 2)
        pygame.draw.circle(plate, disc.fill, (large / 2, large / 2), large / 2 - rim)
        small = pygame.transform.smoothscale(plate, (side, side))
        surface.blit(small, (round(disc.x * frame.scale), round(disc.y * frame.scale)))

    def _print(self, surface: Surface, wanted: Print) -> None:
        picture = self._kit.images.fitting(wanted.image, wanted.w, wanted.h)
        if wanted.dye or wanted.shaded:
            picture = picture.copy()
            for colour in (wanted.dye, SHADE if wanted.shaded else None):
                if colour:
                    picture.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
        scale = self._kit.frame.scale
        middle = round((wanted.x + wanted.w / 2) * scale), round((wanted.y + wanted.h / 2) * scale)
        surface.blit(picture, picture.get_rect(center=middle))

    def _block(self, surface: Surface, block: Block) -> None:
        text, scale = self._kit.text, self._kit.frame.scale
        words = text.fit(block.text, block.size, block.colour, (block.w, block.h), block.font)
        surface.blit(words, (round(block.x * scale), round(block.y * scale)))

    # ------------------------------------------------------------ lines

    def _run(self, surface: Surface, run: Run) -> None:
        line, scale = self.line(run), self._kit.frame.scale
        left = {"left": 0.0, "centre": 0.5, "right": 1.0}[run.align]
        x = run.x * scale - line.get_width() * left
        surface.blit(line, (round(x), round(run.y * scale - line.get_height() / 2)))

    def line(self, run: Run) -> Surface:
        """By itself: smaller, then narrower, where there is no room."""
        size = run.size
        while size > run.least and self.wide(run, size) > run.room:
            size -= STEP
        line = self._line(run, size)
        if self.wide(run, size) > run.room:
            wide = round(run.room * self._kit.frame.scale)
            line = pygame.transform.smoothscale(line, (wide, line.get_height()))
        return line

    def wide(self, run: Run, size: float = 0) -> float:
        """In logical pixels, at a size of type or its own."""
        parts = [self._part_wide(part, run, size or run.size) for part in run.parts]
        return sum(parts) + GAP * (size or run.size) * max(0, len(parts) - 1)

    def _part_wide(self, part: str | Tinted | Icon, run: Run, size: float) -> float:
        if isinstance(part, Icon):
            return self._icon(part, size).get_width() / self._kit.frame.scale
        return self._kit.text.width(part if isinstance(part, str) else part.text, size, run.font)

    def _icon(self, icon: Icon, size: float) -> Surface:
        high = size * icon.high
        return self._kit.images.fitting(icon.image, 4 * high, high)

    def _line(self, run: Run, size: float) -> Surface:
        pictures = [self._part(part, run, size) for part in run.parts]
        gap = self._kit.frame.length(GAP * size)
        wide = sum(picture.get_width() for picture in pictures) + gap * max(0, len(pictures) - 1)
        high = max((picture.get_height() for picture in pictures), default=1)
        line = Surface((max(1, wide), high), pygame.SRCALPHA)
        x = 0
        for picture in pictures:
            line.blit(picture, (x, (high - picture.get_height()) // 2))
            x += picture.get_width() + gap
        return line

    def _part(self, part: str | Tinted | Icon, run: Run, size: float) -> Surface:
        match part:
            case Icon():
                return self._icon(part, size)
            case Tinted(text, colour):
                return self._kit.text.line(text, size, colour, run.font)
        return self._kit.text.line(part, size, run.colour, run.font)
