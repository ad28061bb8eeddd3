"""What can be done with a piece: each starts, replaces or ends what its updater then carries on."""

from __future__ import annotations

from dataclasses import replace

from game.table.components import MOTIONS, Counting, Course, Flip, Look, Piece, Place, Shown, Swell, Travel
from game.table.numbers import number
from game.table.pose import Face, PieceId, Pose
from game.table.world import World


def create(world: World, id: PieceId, pose: Pose) -> int:
    """A piece with all its components, at rest."""
    place = Place(pose.x, pose.y, pose.w, pose.h, pose.z)
    look = Look(pose.face, pose.w, pose.h)
    return world.create(Piece(id), place, look, Travel(), Flip(), Counting(), Swell(), Shown())


def rest(world: World, entity: int, pose: Pose) -> None:
    """At once and exactly at a pose, whatever was moving it."""
    for kind in MOTIONS:
        world.component(entity, kind).active = False
    place, look = world.component(entity, Place), world.component(entity, Look)
    lying = (place.x, place.y, place.w, place.h, place.z, place.up, place.flying)
    if lying != (pose.x, pose.y, pose.w, pose.h, pose.z, 0.0, False):
        place.x, place.y, place.w, place.h, place.z = pose.x, pose.y, pose.w, pose.h, pose.z
        place.up, place.flying, place.stirred = 0.0, False, True
    if (look.w, look.h, look.squash, look.swell) != (pose.w, pose.h, 1.0, 1.0) or look.face != pose.face:
        look.face, look.w, look.h, look.squash, look.swell = pose.face, pose.w, pose.h, 1.0, 1.0
        look.stirred = True


def heading(world: World, entity: int) -> Pose:
    """Where the piece is once all that moves it has ended."""
    place, face = world.component(entity, Place), world.component(entity, Look).face
    for change in (world.component(entity, Flip), world.component(entity, Counting)):
        face = change.to if change.active else face
    trip = world.component(entity, Travel)
    if trip.active:
        return replace(trip.to, face=face)
    return Pose(place.x, place.y, place.w, place.h, place.z, face)


def send(world: World, entity: int, to: Pose, course: Course) -> None:
    """On its way to a place, from wherever it is seen now; the face stays."""
    place, look = world.component(entity, Place), world.component(entity, Look)
    if look.swell != 1.0 and course.swell == 1.0:
        course = replace(course, swell=look.swell)
    place.y, place.up, place.z, place.flying, place.stirred = place.y - place.up, 0.0, to.z, True, True
    trip = world.component(entity, Travel)
    trip.active, trip.elapsed, trip.course, trip.to = True, 0.0, course, to
    trip.path = ((place.x, place.y), *course.via, (to.x, to.y))
    trip.w, trip.h = place.w, place.h
    if to.w * to.h > look.w * look.h:  # scaled down from the larger picture, never up from the smaller
        look.w, look.h, look.stirred = to.w, to.h, True


def show(world: World, entity: int, face: Face) -> None:
    """Another face at once."""
    look = world.component(entity, Look)
    world.component(entity, Flip).active = world.component(entity, Counting).active = False
    if look.face != face or look.squash != 1.0:
        look.face, look.squash, look.stirred = face, 1.0, True


def turn(world: World, entity: int, face: Face, seconds: float) -> None:
    """Flips over to a face."""
    flip = world.component(entity, Flip)
    world.component(entity, Counting).active = False
    flip.active, flip.elapsed, flip.seconds, flip.to = True, 0.0, seconds, face


def count(world: World, entity: int, face: Face, seconds: float) -> None:
    """Its first number runs to that of the face; without two numbers the face is there at once."""
    now = world.component(entity, Look).face
    first, last = number(now), number(face)
    show(world, entity, face if first is None or last is None else now)
    if first is not None and last is not None:
        counting = world.component(entity, Counting)
        counting.active, counting.elapsed, counting.seconds = True, 0.0, seconds
        counting.first, counting.last, counting.to = first, last, face


def bump(world: World, entity: int, seconds: float) -> None:
    """Swells for a moment."""
    swell = world.component(entity, Swell)
    swell.active, swell.elapsed, swell.seconds = True, 0.0, seconds
