"""What brings stirred pieces to the canvas, and nothing else; the game is not touched."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from typing import Final, TypeAlias

from pygame import Surface

from game.table.components import Look, Place, Shown
from game.table.faces import Faces
from game.table.pose import Face
from game.table.world import World
from game.ui.canvas import Canvas
from game.ui.frame import Frame

FLYING: Final = 1000
"""Whatever travels is nearer than all that lies, until it lands."""

SHADOW: Final = Face("life/shadow")
SPREAD: Final = 1.3
LIFTED: Final = 6.0
ASIDE: Final = 0.28
COARSE: Final = 16
"""How much larger a shadow is than its piece, from which height on it shows, how far it slips aside for each
pixel of height, and to how many pixels its size is rounded, so that few pictures serve."""

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
                canvas.dress(sprite, *_uncovered(look, surface, *_corner(place, surface, faces.frame)))
    for entity in sorted(new):
        _enter(world, entity, canvas, faces)


def _uncovered(look: Look, surface: Surface, x: int, y: int) -> tuple[Surface, int, int]:
    """A part of the picture, and where that lies."""
    if (look.left, look.right) == (0.0, 1.0):
        return surface, x, y
    wide, high = surface.get_size()
    left, right = round(wide * look.left), round(wide * look.right)
    return surface.subsurface((left, 0, max(1, right - left) if left < wide else 0, high)), x + left, y


def move(world: World, canvas: Canvas, faces: Faces) -> None:
    """Other places and heights."""
    for entity, place in world.get(Place):
        if place.stirred:
            place.stirred = False
            shown = world.find(entity, Shown)
            if shown is not None and shown.sprite is not None:
                canvas.move(shown.sprite, *_corner(place, shown.sprite.surface, faces.frame))
                canvas.lift(shown.sprite, _height(place))
                if shown.shadow is not None or place.up > LIFTED:
                    _shade(place, shown, canvas, faces)


DRAWERS: Final[tuple[Drawer, ...]] = (dress, move)


def _enter(world: World, entity: int, canvas: Canvas, faces: Faces) -> None:
    place = world.component(entity, Place)
    look = world.component(entity, Look)
    surface = _picture(place, look, faces)
    surface, x, y = _uncovered(look, surface, *_corner(place, surface, faces.frame))
    sprite = canvas.add(surface, x, y, _height(place))
    shown = world.component(entity, Shown)
    shown.sprite, place.stirred = sprite, False
    if place.up > LIFTED:
        _shade(place, shown, canvas, faces)


def _shade(place: Place, shown: Shown, canvas: Canvas, faces: Faces) -> None:
    """It stays on the table while the piece is lifted off it, and slips aside."""
    if place.up <= LIFTED:
        if shown.shadow is not None:
            canvas.remove(shown.shadow)
            shown.shadow = None
        return
    w, h = (max(COARSE, round(side * SPREAD / COARSE) * COARSE) for side in (place.w, place.h))
    surface, frame = faces.get(SHADOW, w, h), faces.frame
    left = frame.x(place.x + place.up * ASIDE) - surface.get_width() // 2
    top = frame.y(place.y) - surface.get_height() // 2
    if shown.shadow is None:
        shown.shadow = canvas.add(surface, left, top, FLYING - 1)
    else:
        canvas.dress(shown.shadow, surface, left, top)


def _picture(place: Place, look: Look, faces: Faces) -> Surface:
    across = look.squash * look.swell * place.w / look.w
    return faces.scaled(look.face, look.w, look.h, across, look.swell * place.h / look.h)


def _corner(place: Place, surface: Surface, frame: Frame) -> tuple[int, int]:
    return corner(place.x, place.y - place.up, surface, frame)


def corner(x: float, y: float, surface: Surface, frame: Frame) -> tuple[int, int]:
    """From the middle, rounded alike everywhere: Python's own rounding would make neighbours jump."""
    width, height = surface.get_size()
    return (
        frame.left + floor(x * frame.scale - width / 2 + 0.5),
        frame.top + floor(y * frame.scale - height / 2 + 0.5),
    )


def _height(place: Place) -> int:
    return place.z + FLYING if place.flying else place.z
