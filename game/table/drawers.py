"""What brings stirred pieces to the canvas, and nothing else; the game is not touched."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from typing import Final, TypeAlias

from pygame import Surface

from game.table.components import Look, Place, Shown
from game.table.faces import Faces
from game.table.world import World
from game.ui.canvas import Canvas
from game.ui.frame import Frame

FLYING: Final = 1000
"""Whatever travels is nearer than all that lies, until it lands."""

Drawer: TypeAlias = Callable[[World, Canvas, Faces], None]


def dress(world: World, canvas: Canvas, faces: Faces) -> None:
    """Other faces or sizes of them; new pieces enter, oldest first: the world keeps no order."""
    new: list[int] = []
    for entity, look in world.get(Look):
        if look.stirred:
            look.stirred = False
            sprite = world.component(entity, Shown).sprite
            if sprite is None:
                new.append(entity)
            else:
                place = world.component(entity, Place)
                surface = _picture(place, look, faces)
                canvas.dress(sprite, surface, *_corner(place, surface, faces.frame))
    for entity in sorted(new):
        _enter(world, entity, canvas, faces)


def move(world: World, canvas: Canvas, faces: Faces) -> None:
    """Other places and heights."""
    for entity, place in world.get(Place):
        if place.stirred:
            place.stirred = False
            sprite = world.component(entity, Shown).sprite
            if sprite is not None:
                canvas.move(sprite, *_corner(place, sprite.surface, faces.frame))
                canvas.lift(sprite, _height(place))


DRAWERS: Final[tuple[Drawer, ...]] = (dress, move)


def _enter(world: World, entity: int, canvas: Canvas, faces: Faces) -> None:
    place = world.component(entity, Place)
    surface = _picture(place, world.component(entity, Look), faces)
    sprite = canvas.add(surface, *_corner(place, surface, faces.frame), _height(place))
    world.component(entity, Shown).sprite, place.stirred = sprite, False


def _picture(place: Place, look: Look, faces: Faces) -> Surface:
    across = look.squash * look.swell * place.w / look.w
    return faces.scaled(look.face, look.w, look.h, across, look.swell * place.h / look.h)


def _corner(place: Place, surface: Surface, frame: Frame) -> tuple[int, int]:
    """From the middle, rounded alike everywhere: Python's own rounding would make neighbours jump."""
    width, height = surface.get_size()
    return (
        frame.left + floor(place.x * frame.scale - width / 2 + 0.5),
        frame.top + floor((place.y - place.up) * frame.scale - height / 2 + 0.5),
    )


def _height(place: Place) -> int:
    return place.z + FLYING if place.flying else place.z
