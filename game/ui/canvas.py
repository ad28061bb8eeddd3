"""What is on the screen, kept: only what changed since the last frame is painted again."""

from __future__ import annotations

from bisect import bisect_left
from itertools import count
from typing import Final

from pygame import SRCALPHA, Rect, Surface

LETTERBOX: Final = (8, 8, 12)
MOST_AREAS: Final = 24
"""Beyond this many separate areas one large one is cheaper."""
WASTE: Final = 1.3


class Sprite:
    """A picture at a place; changed through its canvas alone. Nothing is seen through a solid one."""

    __slots__ = ("key", "rect", "solid", "surface")

    def __init__(self, surface: Surface, rect: Rect, key: tuple[int, int]) -> None:
        self.surface, self.rect, self.key, self.solid = surface, rect, key, _solid(surface)


class Canvas:
    """Sprites ordered by z, then by age; physical pixels throughout."""

    def __init__(self, background: Surface | None = None) -> None:
        self._background = background
        self._ages = count()
        self._keys: list[tuple[int, int]] = []
        self._sprites: list[Sprite] = []
        self._rects: list[Rect] = []
        self._dirty: list[Rect] = []
        self._whole = True
        self._shift = (0, 0)

    def __len__(self) -> int:
        return len(self._sprites)

    def add(self, surface: Surface, x: int, y: int, z: int) -> Sprite:
        """A new sprite, in front of all others of its z."""
        sprite = Sprite(surface, surface.get_rect(topleft=(x, y)), (z, next(self._ages)))
        self._insert(sprite)
        self._dirty.append(sprite.rect.copy())
        return sprite

    def move(self, sprite: Sprite, x: int, y: int) -> None:
        """To another place."""
        rect = sprite.rect
        if rect.x != x or rect.y != y:
            self._dirty.append(rect.copy())
            rect.x, rect.y = x, y
            self._dirty.append(rect.copy())

    def dress(self, sprite: Sprite, surface: Surface, x: int, y: int) -> None:
        """Another picture, at a place of its own: its size may differ."""
        if sprite.surface is surface:
            self.move(sprite, x, y)
            return
        self._dirty.append(sprite.rect.copy())
        sprite.surface, sprite.solid = surface, _solid(surface)
        sprite.rect.update((x, y), surface.get_size())
        self._dirty.append(sprite.rect.copy())

    def lift(self, sprite: Sprite, z: int) -> None:
        """Nearer or farther, in front of the others there."""
        if sprite.key[0] != z:
            self._take_out(sprite)
            sprite.key = (z, next(self._ages))
            self._insert(sprite)
            self._dirty.append(sprite.rect.copy())

    def remove(self, sprite: Sprite) -> None:
        """Gone."""
        self._take_out(sprite)
        self._dirty.append(sprite.rect)

    def touch_all(self) -> None:
        """Everything is painted anew, for example into a new window."""
        self._whole = True

    def shift(self, dx: int, dy: int) -> None:
        """All of it, until it is shifted anew: a jolt."""
        if (dx, dy) != self._shift:
            self._shift, self._whole = (dx, dy), True

    @property
    def still(self) -> bool:
        """Nothing to paint."""
        return not (self._dirty or self._whole)

    def paint(self, target: Surface) -> list[Rect]:
        """Paints what changed and tells where."""
        if not self._dirty and not self._whole:
            return []
        areas = [target.get_rect()] if self._whole else _merged(self._dirty, target.get_rect())
        self._dirty, self._whole = [], False
        for area in areas:
            self._paint_area(target, area)
        target.set_clip(None)
        if self._shift != (0, 0):
            self._whole = True  # what lies elsewhere now must be painted again
            target.scroll(*self._shift)
            return [target.get_rect()]
        return areas

    def _paint_area(self, target: Surface, area: Rect) -> None:
        sprites = self._within(area)
        bottom = _bottom(sprites, area)
        if bottom is not None:
            target.set_clip(area)
            sprites = sprites[bottom:]
        else:
            wider = _quick(area, target.get_width())
            sprites = sprites if wider is area else self._within(wider)
            target.set_clip(wider)
            self._clear(target, wider)
        target.fblits([(sprite.surface, sprite.rect) for sprite in sprites])

    def _within(self, area: Rect) -> list[Sprite]:
        return [self._sprites[i] for i in area.collidelistall(self._rects)]

    def _clear(self, target: Surface, area: Rect) -> None:
        if self._background is None:
            target.fill(LETTERBOX)
        else:
            target.blit(self._background, area, area)

    def _insert(self, sprite: Sprite) -> None:
        at = bisect_left(self._keys, sprite.key)
        self._keys.insert(at, sprite.key)
        self._sprites.insert(at, sprite)
        self._rects.insert(at, sprite.rect)

    def _take_out(self, sprite: Sprite) -> None:
        at = bisect_left(self._keys, sprite.key)
        if at == len(self._sprites) or self._sprites[at] is not sprite:
            raise ValueError("the sprite is not on this canvas")
        del self._keys[at], self._sprites[at], self._rects[at]


def _solid(surface: Surface) -> bool:
    opaque = surface.get_alpha() in (None, 255) and surface.get_colorkey() is None
    return opaque and not surface.get_flags() & SRCALPHA


def _bottom(sprites: list[Sprite], area: Rect) -> int | None:
    """The nearest solid sprite that fills the area: what lies under it is not seen."""
    for at in range(len(sprites) - 1, -1, -1):
        if sprites[at].solid and sprites[at].rect.contains(area):
            return at
    return None


def _quick(area: Rect, width: int) -> Rect:
    """A little wider where SDL would go past the processor's cache, which costs up to fifteen times as much.

    It does so with rows that begin at every fourth pixel, and only whole sixteens of them bear it.
    """
    if area.x % 4 or not area.w % 16:
        return area
    if area.x:
        return Rect(area.x - 1, area.y, area.w + 1, area.h)
    return Rect(0, area.y, min(area.w + 16 - area.w % 16, width), area.h)


def _merged(dirty: list[Rect], bounds: Rect) -> list[Rect]:
    """Fewer, larger areas; two that merely touch at a corner stay apart, e.g. the sides of an outline."""
    areas: list[Rect] = []
    for rect in dirty:
        rect = rect.clip(bounds)
        if not rect.w or not rect.h:
            continue
        while (hit := _worthwhile(rect, areas)) >= 0:
            rect = rect.union(areas.pop(hit))
        areas.append(rect)
    if len(areas) > MOST_AREAS:
        areas = [areas[0].unionall(areas[1:])]
    return areas


def _worthwhile(rect: Rect, areas: list[Rect]) -> int:
    """An area whose union with this one is not much more than both; -1 if there is none."""
    for hit in rect.collidelistall(areas):
        other, union = areas[hit], rect.union(areas[hit])
        if union.w * union.h <= WASTE * (rect.w * rect.h + other.w * other.h):
            return hit
    return -1
