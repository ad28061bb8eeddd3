"""The layers of a table's map that make one arrangement of it.

`common` and `players4` hold the slots; for large type `common_large` and `players4_large` hold them all once
more, for a place that suits small words suits no large ones. A zone replaces slots of these by name: `market`
those that `common_market` and `players4_market` name (`players4_large_market` for large type).

In a layer with an object `seats`, the row in which they stand, `asked...` and `other...` are drawn once,
wherever there is room: the seat that is asked alone gets a column as `asked`, every other seat as `other`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from game.rules.core.seat import Seat
from game.storage.errors import AssetError
from game.table.maps import object_layer
from game.ui.frame import HEIGHT, WIDTH

COMMON: Final = "common"
SCENERY: Final = "scenery"
"""The layer of pictures, the farthest first; `scenery2` and so on may follow, for that many players alone."""

LARGE: Final = "_large"
ROW: Final = "seats"
ASKED: Final = "asked"
OTHER: Final = "other"


@dataclass(frozen=True, slots=True)
class Slot:
    """A named rectangle of the map; `x`, `y` is its top left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        """The middle."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle."""
        return self.y + self.h / 2


def slots(file: Path, tiled: Any, players: int, large: bool, zone: str, seat: Seat | None) -> dict[str, Slot]:
    """By name; a zone that no layer knows is a fault, and so is a slot named twice."""
    names = [f"{name}{LARGE * large}" for name in (COMMON, f"players{players}")]
    found = _merged(file, tiled, names, players, seat)
    if zone:
        there = {layer.name for layer in tiled.layers}
        zones = [f"{name}_{zone}" for name in names]
        known = [name for name in zones if name in there] or zones
        found |= _merged(file, tiled, known, players, seat)
    return found


def _merged(file: Path, tiled: Any, names: list[str], players: int, seat: Seat | None) -> dict[str, Slot]:
    found: dict[str, Slot] = {}
    for layer in names:
        for name, place in _of_layer(file, tiled, layer, players, seat).items():
            if name in found:
                raise AssetError(file, f"slot {name}: twice in the map")
            found[name] = place
    return found


def _of_layer(file: Path, tiled: Any, layer: str, players: int, seat: Seat | None) -> dict[str, Slot]:
    drawn: dict[str, Slot] = {}
    for name, place in _objects(file, object_layer(file, tiled, layer), "slot"):
        if name in drawn:
            raise AssetError(file, f"slot {name}: twice in the map")
        _check_inside(file, name, place)
        drawn[name] = place
    return drawn if ROW not in drawn else _seated(file, layer, drawn, players, seat)


def _seated(
    file: Path, layer: str, drawn: dict[str, Slot], players: int, asked: Seat | None
) -> dict[str, Slot]:
    """The columns fill the row from end to end, with equal gaps."""
    row = drawn[ROW]
    kinds = [ASKED if seat == asked else OTHER for seat in range(players)]
    for kind in kinds:
        if kind not in drawn:
            raise AssetError(file, f"layer {layer}: slot {kind} is not there, but a row of seats")
    drawn_once = (ROW, ASKED, OTHER)
    found = {name: place for name, place in drawn.items() if name.partition("_")[0] not in drawn_once}
    gap = (row.w - sum(drawn[kind].w for kind in kinds)) / max(1, players - 1)
    left = row.x
    for seat, kind in enumerate(kinds, start=1):
        moved = left - drawn[kind].x
        for name, place in drawn.items():
            if name.partition("_")[0] == kind:
                found[f"seat_{seat}{name.removeprefix(kind)}"] = replace(place, x=place.x + moved)
        left += drawn[kind].w + gap
    return found


def pictures(file: Path, tiled: Any, players: int, large: bool) -> Iterator[tuple[str, Slot]]:
    """They may bleed over the edge of the screen, but not lie beyond it; large type may have its own."""
    there = {layer.name for layer in tiled.layers}
    base = SCENERY + LARGE if large and SCENERY + LARGE in there else SCENERY
    for name in (base, f"{base}{players}"):
        if name == base or name in there:
            yield from _pictures(file, object_layer(file, tiled, name))


def _pictures(file: Path, layer: Any) -> Iterator[tuple[str, Slot]]:
    for name, place in _objects(file, layer, "picture"):
        if not (file.parents[1] / "art" / f"{name}.png").is_file():
            raise AssetError(file, f"picture {name}: there is no art/{name}.png")
        if not (-place.w < place.x < WIDTH and -place.h < place.y < HEIGHT):
            raise AssetError(file, f"{_told('picture', name, place)} is not on the screen")
        yield name, place


def _objects(file: Path, layer: Any, kind: str) -> Iterator[tuple[str, Slot]]:
    """Nameless objects are notes of whoever drew the map."""
    for thing in layer:
        if thing.name:
            place = Slot(thing.x + layer.offsetx, thing.y + layer.offsety, thing.width, thing.height)
            told = _told(kind, thing.name, place)
            if not (place.w > 0 and place.h > 0):  # true for what is right: what is no number fails it
                raise AssetError(file, f"{told} has no size")
            if thing.rotation:
                raise AssetError(
                    file, f"{told} is turned by {thing.rotation:g} degrees; {kind}s stand upright"
                )
            yield thing.name, place


def _check_inside(file: Path, name: str, slot: Slot) -> None:
    if not (0 <= slot.x <= WIDTH - slot.w and 0 <= slot.y <= HEIGHT - slot.h):
        raise AssetError(file, f"{_told('slot', name, slot)} is not inside the {WIDTH}x{HEIGHT} picture")


def _told(kind: str, name: str, place: Slot) -> str:
    return f"{kind} {name}: {place.w:g}x{place.h:g} at {place.x:g}, {place.y:g}"
