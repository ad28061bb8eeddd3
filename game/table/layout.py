"""Where everything lies on a table: the slots and pictures of a Tiled map, in logical pixels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from pygame import Surface

from game.storage.errors import AssetError
from game.table.life_map import life_of
from game.table.maps import read_map
from game.ui.canvas import LETTERBOX
from game.ui.focus import Area
from game.ui.frame import HEIGHT, WIDTH
from game.ui.kit import Kit
from game.ui.life import Spot

COMMON: Final = "common"
SCENERY: Final = "scenery"
"""The layer of pictures, the farthest first; `scenery2` and so on may follow, for that many players alone."""


class Placed(Protocol):
    """A piece that has a place of its own on the map."""

    @property
    def slot(self) -> str:
        """As the map names it."""


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
    """For one number of players: slots, pictures under them (names under assets/art, in order), and life."""

    file: Path
    slots: dict[str, Slot]
    pictures: tuple[tuple[str, Slot], ...]
    life: tuple[Spot, ...]

    def slot(self, name: str) -> Slot:
        """By its name in the map."""
        try:
            return self.slots[name]
        except KeyError:
            raise AssetError(self.file, f"slot {name}: not in the map") from None

    def at(self, piece: Placed) -> Slot:
        """Where the map puts a piece."""
        return self.slot(piece.slot)

    def area(self, piece: Placed) -> Area:
        """The same, for pointing at it, whether the piece lies there or not."""
        slot = self.at(piece)
        return Area(slot.x, slot.y, slot.w, slot.h)


def read_layout(file: Path, players: int, wanted: Iterable[str]) -> Layout:
    """Checked here and now: every wanted slot is there, once, on the screen, and every picture exists."""
    tiled = read_map(file, (SCENERY, COMMON, f"players{players}"))
    slots: dict[str, Slot] = {}
    for layer in (COMMON, f"players{players}"):
        for name, place in _objects(file, tiled.layernames[layer], "slot"):
            if name in slots:
                raise AssetError(file, f"slot {name}: twice in the map")
            _check_inside(file, name, place)
            slots[name] = place
    missing = [name for name in wanted if name not in slots]
    if missing:
        raise AssetError(file, f"slot {missing[0]}: not in the map for {players} players")
    return Layout(file, slots, tuple(_pictures(file, tiled, players)), life_of(file, tiled))


def _pictures(file: Path, tiled: Any, players: int) -> Iterator[tuple[str, Slot]]:
    """They may bleed over the edge of the screen, but not lie beyond it."""
    for layer in tiled.layers:
        if layer.name in (SCENERY, f"{SCENERY}{players}"):
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


def scenery(layout: Layout, kit: Kit) -> Surface:
    """The pictures, painted once for the whole window; what bleeds over the edge is cut at the letterbox."""
    surface = Surface(kit.frame.size)
    surface.fill(LETTERBOX)
    surface.set_clip(kit.frame.picture())
    for name, place in layout.pictures:
        surface.blit(kit.images.get(name, place.w, place.h), (kit.frame.x(place.x), kit.frame.y(place.y)))
    surface.set_clip(None)
    return surface
