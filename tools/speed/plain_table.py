"""The updaters and drawers once more, as plain loops over the same components."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from game.table.components import Counting, Flip, Look, Place, Shown, Swell, Travel
from game.table.drawers import LIFTED, _corner, _height, _picture, _shade
from game.table.faces import Faces
from game.table.numbers import numbered
from game.table.updaters import NEARLY, SWELLING, _go_on, land
from game.ui.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Rows:
    """The components of what moves, and of all pieces, in lists as each loop wants them."""

    trips: list[tuple[Travel, Place, Look]]
    turns: list[tuple[Flip, Look]]
    counts: list[tuple[Counting, Look]]
    bumps: list[tuple[Swell, Look]]
    looks: list[tuple[Look, Place, Shown]]
    places: list[tuple[Place, Shown]]


def update(rows: Rows, dt: float) -> None:
    """What the four updaters do."""
    for trip, place, look in rows.trips:
        trip.elapsed += dt
        if trip.elapsed >= trip.course.seconds - NEARLY:
            land(trip, place, look)
        else:
            _go_on(trip, place, look)
    for turn, look in rows.turns:
        _turn(turn, look, dt)
    for count, look in rows.counts:
        _count(count, look, dt)
    for bump, look in rows.bumps:
        _bump(bump, look, dt)


def draw(rows: Rows, canvas: Canvas, faces: Faces) -> None:
    """What the two drawers do to pieces that are on the canvas."""
    for look, place, shown in rows.looks:
        if look.stirred and shown.sprite is not None:
            look.stirred = False
            surface = _picture(place, look, faces)
            canvas.dress(shown.sprite, surface, *_corner(place, surface, faces.frame))
    for place, shown in rows.places:
        if place.stirred and shown.sprite is not None:
            place.stirred = False
            canvas.move(shown.sprite, *_corner(place, shown.sprite.surface, faces.frame))
            canvas.lift(shown.sprite, _height(place))
            if shown.shadow is not None or place.up > LIFTED:
                _shade(place, shown, canvas, faces)


def _turn(turn: Flip, look: Look, dt: float) -> None:
    turn.elapsed += dt
    look.stirred = True
    if turn.elapsed >= turn.seconds - NEARLY:
        look.face, look.squash = turn.to, 1.0
    else:
        look.squash = abs(cos(pi * turn.elapsed / turn.seconds))
        if turn.elapsed * 2 >= turn.seconds:
            look.face = turn.to


def _count(count: Counting, look: Look, dt: float) -> None:
    count.elapsed += dt
    if count.elapsed >= count.seconds - NEARLY:
        face = count.to
    else:
        part = count.elapsed / count.seconds
        face = numbered(count.to, round(count.first + (count.last - count.first) * part))
    if face != look.face:
        look.face, look.stirred = face, True


def _bump(bump: Swell, look: Look, dt: float) -> None:
    bump.elapsed += dt
    look.stirred = True
    if bump.elapsed >= bump.seconds - NEARLY:
        look.swell = 1.0
    else:
        look.swell = 1.0 + SWELLING * sin(pi * bump.elapsed / bump.seconds)
