"""Faces as pictures: each is put together once for this window, and kept while there is room."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from math import radians, tan
from typing import Final, Generic, TypeVar

import pygame
from pygame import Surface

from game.table.drawing import SHADE, Drawing
from game.table.pose import Caption, Face, Panel, Stamp
from game.ui.kit import Kit
from game.ui.panels import Pen

STEPS: Final = 24
"""Pieces are squeezed and swollen in so many steps of their size, so that few pictures serve."""

WINDOWS_KEPT: Final = 3
"""Room for this many windows full of pictures, in either store."""

DUSK: Final = (112, 112, 124)
"""What is left of what has lost its colours."""

SLICE: Final = 8
"""Logical pixels: a face that leans is drawn in columns so wide, a fifteenth of the cost of turning it."""

STRIKE: Final = "tickets/struck"

Key = TypeVar("Key", bound=Hashable)


class Store(Generic[Key]):
    """Pictures by key; beyond a number of pixels the oldest go."""

    def __init__(self, most_pixels: int) -> None:
        self._most, self._pixels = most_pixels, 0
        self._kept: dict[Key, Surface] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Key) -> Surface | None:
        """If it is still kept."""
        return self._kept.get(key)

    def keep(self, key: Key, surface: Surface) -> Surface:
        """One not kept yet."""
        self._kept[key] = surface
        self._pixels += surface.get_width() * surface.get_height()
        while self._pixels > self._most and len(self._kept) > 1:
            oldest = self._kept.pop(next(iter(self._kept)))
            self._pixels -= oldest.get_width() * oldest.get_height()
        return surface


class Faces:
    """Sizes are logical pixels, pictures physical ones."""

    def __init__(self, kit: Kit) -> None:
        self.frame, self._kit, self._pen, self._drawing = kit.frame, kit, Pen(kit), Drawing(kit)
        room = WINDOWS_KEPT * kit.frame.size[0] * kit.frame.size[1]
        self._plain: Store[tuple[Face, float, float]] = Store(room)
        self._scaled: Store[tuple[Face, float, float, int, int]] = Store(room)
        self._bare: Store[tuple[tuple[str, ...], Panel | None, float, float]] = Store(room)

    def get(self, face: Face, w: float, h: float) -> Surface:
        """At rest; what leans does so for a moment only, and is not worth keeping."""
        if face.lean:
            return self._lean(self.get(replace(face, lean=0.0), w, h), face.lean)
        key = (face, w, h)
        return self._plain.get(key) or self._plain.keep(key, self._compose(face, w, h))

    def scaled(self, face: Face, w: float, h: float, across: float, down: float) -> Surface:
        """Squeezed or swollen to the nearest step."""
        steps = max(1, round(across * STEPS)), max(1, round(down * STEPS))
        if steps == (STEPS, STEPS):
            return self.get(face, w, h)
        key = (face, w, h, *steps)
        return self._scaled.get(key) or self._scaled.keep(key, self._scale(self.get(face, w, h), *steps))

    def _lean(self, surface: Surface, degrees: float) -> Surface:
        """About its middle, the right side down; higher by as much at the top as at the bottom."""
        width, height = surface.get_size()
        slope, step = tan(radians(degrees)), max(1, self.frame.length(SLICE))
        most = round(abs(slope) * width / 2) + 1
        leaning = Surface((width, height + 2 * most), pygame.SRCALPHA)
        columns = range(0, width, step)
        leaning.fblits(
            [
                (
                    surface.subsurface((x, 0, min(step, width - x), height)),
                    (x, most + round(slope * (x + step / 2 - width / 2))),
                )
                for x in columns
            ]
        )
        return leaning

    def _scale(self, surface: Surface, across: int, down: int) -> Surface:
        width, height = surface.get_size()
        size = max(1, round(width * across / STEPS)), max(1, round(height * down / STEPS))
        return pygame.transform.smoothscale(surface, size)

    def _compose(self, face: Face, w: float, h: float) -> Surface:
        pictures = (face.image, *face.over) if face.image else face.over
        bare = self._base(pictures, face.panel, w, h)
        if not (face.captions or face.stamps or face.drawn or _changed(face)):
            return bare
        surface = bare.copy()
        if face.dye:
            surface.fill(face.dye, special_flags=pygame.BLEND_RGB_MULT)
        if face.wash:
            surface.fill(face.wash)
        for drawn in face.drawn:
            self._drawing.draw(surface, drawn)
        for stamp in face.stamps:
            self._stamp(surface, stamp, min(w, h))
        for caption in face.captions:
            self._write(surface, caption, w * caption.room)
        if face.struck:
            surface.blit(self._kit.images.get(STRIKE, w, h), (0, 0))
        if face.shaded:
            surface.fill(SHADE, special_flags=pygame.BLEND_RGB_MULT)
        return _finished(surface, face)

    def _base(self, pictures: tuple[str, ...], panel: Panel | None, w: float, h: float) -> Surface:
        """Without words: a running number changes nothing here."""
        if panel is None and len(pictures) == 1:
            return self._kit.images.get(pictures[0], w, h)
        key = (pictures, panel, w, h)
        return self._bare.get(key) or self._bare.keep(key, self._plate(pictures, panel, w, h))

    def _plate(self, pictures: tuple[str, ...], panel: Panel | None, w: float, h: float) -> Surface:
        size = self.frame.length(w), self.frame.length(h)
        if panel is None:
            surface = Surface(size, pygame.SRCALPHA)
        else:
            surface = self._pen.plate(size, panel.fill, panel.edge, panel.width, radius=panel.radius)
        for picture in pictures:
            surface.blit(self._kit.images.get(picture, w, h), (0, 0))
        return surface

    def _stamp(self, surface: Surface, stamp: Stamp, side: float) -> None:
        picture = self._kit.images.get(stamp.image, stamp.size * side, stamp.size * side)
        width, height = surface.get_size()
        middle = round(width * (0.5 + stamp.dx)), round(height * (0.5 + stamp.dy))
        surface.blit(picture, picture.get_rect(center=middle))

    def _write(self, surface: Surface, caption: Caption, room: float) -> None:
        """Never over the rim: moved inwards if it can be, cut if it is wider than the piece."""
        words = self._kit.text.fitted(caption.text, caption.size, caption.colour, room, caption.font)
        surface.blit(words, _spot(caption, words.get_size(), surface.get_size()))


def _changed(face: Face) -> bool:
    """All over, whatever is on it."""
    whole = face.opacity == 255 and not (face.mirrored or face.turned)
    return bool(face.dye or face.wash or face.struck or face.shaded or face.grey or not whole)


def _finished(surface: Surface, face: Face) -> Surface:
    """What is done to all of it."""
    if face.grey:
        surface = pygame.transform.grayscale(surface)
        surface.fill(DUSK, special_flags=pygame.BLEND_RGB_MULT)
    if face.opacity < 255:
        surface = surface.convert_alpha()
        surface.fill((255, 255, 255, face.opacity), special_flags=pygame.BLEND_RGBA_MULT)
    if face.mirrored:
        surface = pygame.transform.flip(surface, True, False)
    if face.turned:
        surface = pygame.transform.rotozoom(surface.convert_alpha(), -face.turned, 1)
    return surface


def _spot(caption: Caption, words: tuple[int, int], piece: tuple[int, int]) -> tuple[int, int]:
    """The corner where words of this size begin on a piece of that size."""
    free = piece[0] - words[0]
    left = min(max(round(piece[0] * caption.dx + free / 2), 0), max(free, 0))
    return left, round(piece[1] * (0.5 + caption.dy) - words[1] / 2)
