"""What moves pieces: each takes the world and a step of time; a motion that has ended leaves its piece."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import cos, exp, pi, radians, sin, tan
from typing import Final, TypeAlias

from game.table.components import Counting, Flip, Look, Place, Riding, Sway, Swell, Travel, Unveil
from game.table.numbers import numbered
from game.table.world import World

SWELLING: Final = 0.14
TURNING: Final = 0.4
OVER: Final = 0.4
SWINGS: Final = 2
"""The part of its time in which something turns that sways; how far it goes beyond, and how often."""

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


def unveil(world: World, dt: float) -> bool:
    """The edge goes evenly."""
    for entity, (veil, look) in world.get(Unveil, Look):
        veil.elapsed += dt
        part, look.stirred = min(1.0, veil.elapsed / veil.seconds), True
        look.left, look.right = (part, 1.0) if veil.away else (0.0, part)
        if veil.elapsed >= veil.seconds - NEARLY:
            look.left, look.right = (1.0, 1.0) if veil.away else (0.0, 1.0)
            world.take(entity, Unveil)
    return bool(world.get(Unveil))


UPDATERS: Final[tuple[Updater, ...]] = (travel, flip, counting, swell, unveil)
"""In this order; of what sways nobody waits for the end."""


def sway(world: World, dt: float) -> bool:
    """It turns, overshoots, and swings twice; riders stand on it."""
    for entity, (swing, look, place) in world.get(Sway, Look, Place):
        swing.elapsed += dt
        last, rest = swing.to.lean, swing.elapsed / swing.seconds - TURNING
        if rest >= 1 - TURNING - NEARLY:
            look.face = swing.to
            world.take(entity, Sway)
        elif rest <= 0:
            part = 1 + rest / TURNING
            look.face = replace(swing.to, lean=swing.first + (last - swing.first) * part * (2 - part))
        else:
            along = rest / (1 - TURNING)
            swung = (last - swing.first) * OVER * exp(-3 * along) * sin(2 * SWINGS * pi * along)
            look.face = replace(swing.to, lean=last + swung)
        look.stirred = True
        for rider in swing.riders:
            _ride(world, rider, place.x, look.face.lean, last, done=look.face is swing.to, waits=rest <= 0)
    return bool(world.get(Sway))


def _ride(world: World, rider: int, pivot: float, lean: float, last: float, done: bool, waits: bool) -> None:
    """Once it has come to its place: by as much as the beam is off its own."""
    place, riding = world.component(rider, Place), world.find(rider, Riding)
    if riding is None and (done or waits or world.find(rider, Travel) is not None):
        return
    if riding is None:
        riding = Riding(place.y)
        world.add(rider, riding)
    off = 0.0 if done else (place.x - pivot) * (tan(radians(lean)) - tan(radians(last)))
    place.y, place.stirred = riding.y + off, True
    if done:
        world.take(rider, Riding)


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
