"""What moves pieces: each takes the world and a step of time; a motion that has ended leaves its piece."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin
from typing import Final, TypeAlias

from game.table.components import Counting, Flip, Look, Place, Swell, Travel
from game.table.numbers import numbered
from game.table.world import World

SWELLING: Final = 0.14
NEARLY: Final = 1e-9
"""Steps are sums of floats: what should end now may miss its end by less than this."""

Updater: TypeAlias = Callable[[World, float], bool]
"""True while something moves so."""


def travel(world: World, dt: float) -> bool:
    """Along the path, and exactly to its end."""
    for entity, (trip, place, look) in world.get(Travel, Place, Look):
        trip.elapsed += dt
        if trip.elapsed >= trip.course.seconds - NEARLY:
            land(trip, place, look)
            world.take(entity, Travel)
        else:
            _go_on(trip, place, look)
    return bool(world.get(Travel))


def flip(world: World, dt: float) -> bool:
    """Narrower until only the edge is seen, then wider with the other face."""
    for entity, (turn, look) in world.get(Flip, Look):
        turn.elapsed += dt
        look.stirred = True
        if turn.elapsed >= turn.seconds - NEARLY:
            look.face, look.squash = turn.to, 1.0
            world.take(entity, Flip)
        else:
            look.squash = abs(cos(pi * turn.elapsed / turn.seconds))
            if turn.elapsed * 2 >= turn.seconds:
                look.face = turn.to
    return bool(world.get(Flip))


def counting(world: World, dt: float) -> bool:
    """Number by number; a new face only when another number is due."""
    for entity, (count, look) in world.get(Counting, Look):
        count.elapsed += dt
        if count.elapsed >= count.seconds - NEARLY:
            face = count.to
            world.take(entity, Counting)
        else:
            part = count.elapsed / count.seconds
            face = numbered(count.to, round(count.first + (count.last - count.first) * part))
        if face != look.face:
            look.face, look.stirred = face, True
    return bool(world.get(Counting))


def swell(world: World, dt: float) -> bool:
    """Larger and back."""
    for entity, (bump, look) in world.get(Swell, Look):
        bump.elapsed += dt
        look.stirred = True
        if bump.elapsed >= bump.seconds - NEARLY:
            look.swell = 1.0
            world.take(entity, Swell)
        else:
            look.swell = 1.0 + SWELLING * sin(pi * bump.elapsed / bump.seconds)
    return bool(world.get(Swell))


UPDATERS: Final[tuple[Updater, ...]] = (travel, flip, counting, swell)
"""In this order."""


def land(trip: Travel, place: Place, look: Look) -> None:
    """Down on the table, at the very pose."""
    to = trip.to
    place.x, place.y, place.w, place.h, place.z = to.x, to.y, to.w, to.h, to.z
    place.up, place.flying, place.stirred = 0.0, False, True
    if trip.course.swell != 1.0:
        look.swell, look.stirred = 1.0, True
    if (look.w, look.h) != (to.w, to.h) or (trip.w, trip.h) != (to.w, to.h):
        look.w, look.h, look.stirred = to.w, to.h, True


def _go_on(trip: Travel, place: Place, look: Look) -> None:
    course, path = trip.course, trip.path
    part = trip.elapsed / course.seconds
    stage = part * (len(path) - 1)
    leg = int(stage)
    along = stage - leg
    eased = course.ease(along)
    (x, y), (to_x, to_y) = path[leg], path[leg + 1]
    place.x, place.y = x + (to_x - x) * eased, y + (to_y - y) * eased
    place.up = course.arc * 4 * along * (1 - along)
    place.stirred = True
    if trip.w != trip.to.w or trip.h != trip.to.h:
        place.w, place.h = trip.w + (trip.to.w - trip.w) * part, trip.h + (trip.to.h - trip.h) * part
        look.stirred = True
    if course.swell != 1.0:
        look.swell, look.stirred = course.swell + (1.0 - course.swell) * eased, True
