"""Where everything lies on a table: the slots of a Tiled map, in logical pixels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import pygame
from pygame import Surface
from pytmx.util_pygame import handle_transformation

from game.storage.errors import AssetError
from game.table.maps import read_map
from game.ui.canvas import LETTERBOX
from game.ui.frame import HEIGHT, WIDTH
from game.ui.kit import Kit

COMMON: Final = "common"
PAINTED: Final = ("floor", "stall")
"""The tile layers, the farthest first."""

Tile: TypeAlias = tuple[str, tuple[int, int, int, int], Any]
"""Picture file, the part of it, and how pytmx says it is mirrored."""


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


@dataclass(frozen=True, slots=True)
class Layout:
    """The slots for one number of players, and the tiles under them."""

    file: Path
    slots: dict[str, Slot]
    tiles: tuple[tuple[int, int, Tile], ...]
    tile_size: tuple[int, int]

    def slot(self, name: str) -> Slot:
        """By its name in the map."""
        try:
            return self.slots[name]
        except KeyError:
            raise AssetError(self.file, f"slot {name}: not in the map") from None


def read_layout(file: Path, players: int, wanted: Iterable[str]) -> Layout:
    """Checked here and now: every wanted slot is there, once, inside the picture."""
    tiled = read_map(file, PAINTED, (COMMON, f"players{players}"))
    slots: dict[str, Slot] = {}
    for name in (COMMON, f"players{players}"):
        for slot, rect in _slots(file, tiled.layernames[name]):
            if slot in slots:
                raise AssetError(file, f"slot {slot}: twice in the map")
            slots[slot] = rect
    missing = [name for name in wanted if name not in slots]
    if missing:
        raise AssetError(file, f"slot {missing[0]}: not in the map for {players} players")
    tiles = tuple(tile for name in PAINTED for tile in tiled.layernames[name].tiles())
    return Layout(file, slots, tiles, (tiled.tilewidth, tiled.tileheight))


def _slots(file: Path, layer: Any) -> Iterator[tuple[str, Slot]]:
    """Nameless objects are notes of whoever drew the map."""
    for thing in layer:
        if thing.name:
            slot = Slot(thing.x + layer.offsetx, thing.y + layer.offsety, thing.width, thing.height)
            _check(file, thing.name, slot, thing.rotation)
            yield thing.name, slot


def _check(file: Path, name: str, slot: Slot, rotation: float) -> None:
    """Each test is true for what is right: what is no number fails them all."""
    place = f"slot {name}: {slot.w:g}x{slot.h:g} at {slot.x:g}, {slot.y:g}"
    if not (slot.w > 0 and slot.h > 0):
        raise AssetError(file, f"{place} has no size")
    if not (0 <= slot.x <= WIDTH - slot.w and 0 <= slot.y <= HEIGHT - slot.h):
        raise AssetError(file, f"{place} is not inside the {WIDTH}x{HEIGHT} picture")
    if rotation:
        raise AssetError(file, f"{place} is turned by {rotation:g} degrees; slots stand upright")


def scenery(layout: Layout, kit: Kit) -> Surface:
    """The tile layers, painted once for the whole window, letterbox included."""
    surface = Surface(kit.frame.size)
    surface.fill(LETTERBOX)
    pictures: dict[str, Surface] = {}
    scaled: dict[tuple[Tile, tuple[int, int]], Surface] = {}
    width, height = layout.tile_size
    across = [kit.frame.rect(x, 0, width, 1) for x in range(0, WIDTH, width)]
    down = [kit.frame.rect(0, y, 1, height) for y in range(0, HEIGHT, height)]
    laid = []
    for column, row, tile in layout.tiles:
        size = across[column].w, down[row].h
        if (tile, size) not in scaled:
            scaled[tile, size] = pygame.transform.smoothscale(_cut(tile, pictures), size)
        laid.append((scaled[tile, size], (across[column].x, down[row].y)))
    surface.fblits(laid)
    return surface


def _cut(tile: Tile, pictures: dict[str, Surface]) -> Surface:
    name, part, flags = tile
    if name not in pictures:
        pictures[name] = _load(Path(name))
    try:
        cut = pictures[name].subsurface(part)
    except ValueError:
        raise AssetError(Path(name), f"the picture is too small for its tileset (no {part})") from None
    return handle_transformation(cut, flags) if flags else cut


def _load(file: Path) -> Surface:
    try:
        return pygame.image.load(file).convert_alpha()
    except (OSError, pygame.error) as trouble:
        raise AssetError(file, f"no picture can be read from it ({trouble})") from None
