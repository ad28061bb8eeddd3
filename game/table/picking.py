"""Questions to the world: what is under a point, where one can go from here, what is seen of a piece."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from game.table.components import Choosable, Explains, Identity, Place
from game.table.pose import PieceId
from game.table.world import World
from game.ui.focus import Area, Item

MARGIN: Final = 22.0
"""Logical pixels around what can be chosen: fingers and hasty mice hit it, too."""


def area(place: Place) -> Area:
    """As large as the piece is drawn, where it is just now."""
    return Area(place.x - place.w / 2, place.y - place.up - place.h / 2, place.w, place.h)


def explained_at(world: World, x: float, y: float) -> PieceId | None:
    """The nearest to the eye of all that explains itself at this point."""
    return _foremost(world.get(Explains, Identity, Place), x, y)


def choosable_at(world: World, x: float, y: float) -> PieceId | None:
    """The foremost of those at this point; else the nearest that is no farther off than the margin."""
    found = world.get(Choosable, Identity, Place)
    hit = _foremost(found, x, y)
    if hit is not None or not found:
        return hit
    far, id = min(
        ((_distance(area(place), x, y), id.id) for _, (_, id, place) in found), key=lambda by: by[0]
    )
    return id if far <= MARGIN else None


def choosable(world: World) -> list[Item]:
    """In their order, each where it is seen, for stepping from one to the next."""
    found = sorted(world.get(Choosable, Identity, Place), key=lambda each: each[1][0].order)
    places = [place for _, (_, _, place) in found]
    return [Item(id.id, _seen(place, places), type(id.id).__name__) for _, (_, id, place) in found]


def explained(world: World) -> list[Item]:
    """Everything that explains itself, the farthest from the eye first."""
    found = sorted(world.get(Explains, Identity, Place), key=lambda each: (each[1][2].z, each[0]))
    return [Item(id.id, area(place)) for _, (_, id, place) in found]


def _foremost(found: Iterable[tuple[int, tuple[Any, Identity, Place]]], x: float, y: float) -> PieceId | None:
    hits = [
        (place.z, entity, id.id)
        for entity, (_, id, place) in found
        if abs(x - place.x) <= place.w / 2 and abs(y - place.y + place.up) <= place.h / 2
    ]
    return max(hits, key=lambda hit: hit[:2])[2] if hits else None


def _distance(spot: Area, x: float, y: float) -> float:
    """To the edge; nothing inside."""
    dx, dy = max(spot.x - x, 0.0, x - spot.right), max(spot.y - y, 0.0, y - spot.bottom)
    return float((dx * dx + dy * dy) ** 0.5)


def _seen(place: Place, others: Iterable[Place]) -> Area:
    """What one that lies over it at the right leaves of it, as in a fanned-out pile."""
    own = area(place)
    over = [
        area(other) for other in others if other.z > place.z and other.y == place.y and other.h == place.h
    ]
    edge = min((spot.x for spot in over if own.x < spot.x < own.right), default=own.right)
    return own._replace(w=edge - own.x)
