"""What lives on a map, from its object layer `life`.

Each object's name is a kind of `game.ui.life_kinds.KINDS`, its rectangle the room in which that lives. Mist
and gulls cross their room and are seen only inside it: its edges lie behind posts or beyond the screen. A
`lantern` is a glow as large as its rectangle, for a painted one; a `boat` bobs in the middle of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from game.storage.errors import AssetError
from game.table.maps import read_map
from game.ui.focus import Area
from game.ui.life import Spot
from game.ui.life_kinds import KINDS

LIFE: Final = "life"


def read_life(file: Path) -> tuple[Spot, ...]:
    """Of a map without slots; a table's `Layout` has the same, from its one reading."""
    return life_of(file, read_map(file))


def life_of(file: Path, tiled: Any) -> tuple[Spot, ...]:
    """Nothing for a map without the layer; nameless objects are notes of whoever drew it."""
    layers = [layer for layer in tiled.layers if layer.name == LIFE]
    return tuple(spot for layer in layers for spot in _spots(file, layer))


def _spots(file: Path, layer: Any) -> Iterator[Spot]:
    for thing in layer:
        if thing.name:
            if thing.name not in KINDS:
                known = ", ".join(KINDS)
                raise AssetError(file, f"layer {LIFE}: {thing.name} is no kind of life; known are {known}")
            if not (thing.width > 0 and thing.height > 0):
                raise AssetError(file, f"layer {LIFE}: {thing.name} at {thing.x:g}, {thing.y:g} has no room")
            room = Area(thing.x + layer.offsetx, thing.y + layer.offsety, thing.width, thing.height)
            yield Spot(KINDS[thing.name], room)
