"""What can be done with a piece: each starts, replaces or ends what its updater then carries on."""

from __future__ import annotations

from dataclasses import replace

from game.table.components import (
    MOTIONS,
    Counting,
    Course,
    Explains,
    Flip,
    Identity,
    Look,
    Place,
    Riding,
    Shown,
    Sway,
    Swell,
    Travel,
    Unveil,
)
from game.table.numbers import number
from game.table.pose import NOTHING, Face, PieceId, Pose
from game.table.world import World


def create(world: World, id: PieceId, pose: Pose, explains: bool) -> int:
    """A piece at rest; one without a face is a place to point at."""
    parts: list[object] = [Identity(id), id, Place(pose.x, pose.y, pose.w, pose.h, pose.z)]
    if pose.face is not NOTHING:
        parts += Look(pose.face, pose.w, pose.h), Shown()
    if explains:
        parts.append(Explains())
    return world.create(*parts)


def rest(world: World, entity: int, pose: Pose) -> None:
    """At once and exactly at a pose, whatever was moving it."""
    for kind in MOTIONS:
        world.take(entity, kind)
    place = world.component(entity, Place)
    resized = (place.w, place.h) != (pose.w, pose.h)  # the picture was scaled to its size on the way
    lying = (place.x, place.y, place.w, place.h, place.z, place.up, place.flying)
    if lying != (pose.x, pose.y, pose.w, pose.h, pose.z, 0.0, False):
        place.x, place.y, place.w, place.h, place.z = pose.x, pose.y, pose.w, pose.h, pose.z
        place.up, place.flying, place.stirred = 0.0, False, True
    look = world.find(entity, Look)
    if look is None:
        return
    same = (look.w, look.h, look.squash, look.swell) == (pose.w, pose.h, 1.0, 1.0)
    same = same and (look.left, look.right) == (0.0, 1.0)
    look.left, look.right = 0.0, 1.0
    if resized or not same or look.face != pose.face:
        look.face, look.w, look.h, look.squash, look.swell = pose.face, pose.w, pose.h, 1.0, 1.0
        look.stirred = True


def heading(world: World, entity: int) -> Pose:
    """Where the piece is once all that moves it has ended."""
    place, look = world.component(entity, Place), world.find(entity, Look)
    face = NOTHING if look is None else look.face
    for change in (world.find(entity, Flip), world.find(entity, Counting), world.find(entity, Sway)):
        face = change.to if change is not None else face
    trip = world.find(entity, Travel)
    if trip is not None:
        return replace(trip.to, face=face)
    riding = world.find(entity, Riding)
    return Pose(place.x, place.y if riding is None else riding.y, place.w, place.h, place.z, face)


def send(world: World, entity: int, to: Pose, course: Course) -> None:
    """On its way to a place, from wherever it is seen now; the face stays."""
    place, look = world.component(entity, Place), world.component(entity, Look)
    world.take(entity, Riding)
    if look.swell != 1.0 and course.swell == 1.0:
        course = replace(course, swell=look.swell)
    place.y, place.up, place.z, place.flying, place.stirred = place.y - place.up, 0.0, to.z, True, True
    path = ((place.x, place.y), *course.via, (to.x, to.y))
    world.add(entity, Travel(course, path, place.w, place.h, to))
    if to.w * to.h > look.w * look.h:  # scaled down from the larger picture, never up from the smaller
        look.w, look.h, look.stirred = to.w, to.h, True


def show(world: World, entity: int, face: Face) -> None:
    """Another face at once."""
    look = world.component(entity, Look)
    for kind in (Flip, Counting, Sway):
        world.take(entity, kind)
    if look.face != face or look.squash != 1.0:
        look.face, look.squash, look.stirred = face, 1.0, True


def dress(world: World, entity: int, pose: Pose) -> None:
    """Another face at once, painted for the size the piece will have at that pose."""
    show(world, entity, pose.face)
    look = world.component(entity, Look)
    if (look.w, look.h) != (pose.w, pose.h):
        look.w, look.h, look.stirred = pose.w, pose.h, True


def turn(world: World, entity: int, face: Face, seconds: float) -> None:
    """Flips over to a face."""
    world.take(entity, Counting)
    world.add(entity, Flip(seconds, face))


def count(world: World, entity: int, face: Face, seconds: float) -> None:
    """Its first number runs to that of the face; without two numbers the face is there at once."""
    now = world.component(entity, Look).face
    first, last = number(now), number(face)
    show(world, entity, face if first is None or last is None else now)
    if first is not None and last is not None:
        world.add(entity, Counting(seconds, first, last, face))


def bump(world: World, entity: int, seconds: float) -> None:
    """Swells for a moment."""
    world.add(entity, Swell(seconds))


def unveil(world: World, entity: int, seconds: float, away: bool) -> None:
    """From left to right."""
    look = world.component(entity, Look)
    look.left, look.right, look.stirred = 0.0, 1.0 if away else 0.0, True
    world.add(entity, Unveil(seconds, away))


def sway(world: World, entity: int, face: Face, seconds: float, riders: tuple[int, ...]) -> None:
    """From the angle it has just now to that of the face."""
    look = world.component(entity, Look)
    first, look.face = look.face.lean, replace(face, lean=look.face.lean)
    world.add(entity, Sway(seconds, first, face, riders))
