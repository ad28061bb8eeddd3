"""Reading a Tiled map through pytmx, which takes nearly anything for a map: so we look first."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from pytmx import TiledMap, TiledObjectGroup, TiledTileLayer

from game.storage.errors import AssetError
from game.ui.frame import HEIGHT, WIDTH


def read_map(file: Path, painted: Iterable[str], slotted: Iterable[str]) -> Any:
    """A pytmx map with these tile and object layers, all tiles known; needs no window."""
    _look(file)
    try:
        tiled = TiledMap(str(file))
    except Exception as trouble:  # noqa: BLE001 - pytmx raises bare Exception, and whatever Python does
        raise AssetError(file, f"the map cannot be read ({type(trouble).__name__}: {trouble})") from None
    _check_size(file, tiled)
    for layer in painted:
        _check_tiles(file, tiled, _layer(file, tiled, layer, TiledTileLayer))
    for layer in slotted:
        _layer(file, tiled, layer, TiledObjectGroup)
    return tiled


def _look(file: Path) -> None:
    """What pytmx would not notice, or not say in one line."""
    try:
        text = file.read_bytes()
        root = ElementTree.fromstring(text) if text.strip() else None
    except OSError as trouble:
        raise AssetError(file, f"the map cannot be read ({trouble.strerror})") from None
    except (ElementTree.ParseError, ValueError, LookupError) as trouble:
        raise AssetError(file, f"the map is broken ({trouble})") from None
    if root is None:
        raise AssetError(file, "the map is empty")
    if root.tag != "map":
        raise AssetError(file, f"no Tiled map, but <{root.tag}>")
    for tileset in root.iter("tileset"):
        _look_at_tileset(file, tileset)


def _look_at_tileset(file: Path, tileset: ElementTree.Element) -> None:
    source = tileset.get("source")
    if source:
        file = file.parent / source
        try:
            tileset = ElementTree.parse(file).getroot()
        except OSError as trouble:
            raise AssetError(file, f"the tileset cannot be read ({trouble.strerror})") from None
        except (ElementTree.ParseError, ValueError, LookupError) as trouble:
            raise AssetError(file, f"the tileset is broken ({trouble})") from None
    if tileset.tag != "tileset":
        raise AssetError(file, f"no Tiled tileset, but <{tileset.tag}>")
    picture = tileset.find("image")
    if picture is None:
        raise AssetError(file, "the tileset has no picture")
    if not (file.parent / picture.get("source", "")).is_file():
        raise AssetError(file, f"the tileset's picture {picture.get('source')} is missing")


def _check_size(file: Path, tiled: Any) -> None:
    size = tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight
    if tiled.orientation != "orthogonal" or size != (WIDTH, HEIGHT):
        found = f"{tiled.orientation}, {size[0]}x{size[1]} pixels"
        raise AssetError(file, f"the map is {found}; expected orthogonal, {WIDTH}x{HEIGHT} pixels")


def _layer(file: Path, tiled: Any, name: str, kind: type[Any]) -> Any:
    found = [layer for layer in tiled.layers if layer.name == name]
    if len(found) != 1 or not isinstance(found[0], kind):
        what = "tile" if kind is TiledTileLayer else "object"
        raise AssetError(file, f"layer {name}: expected one {what} layer of that name, found {len(found)}")
    return found[0]


def _check_tiles(file: Path, tiled: Any, layer: Any) -> None:
    rows = {len(row) for row in layer.data}
    tiles = sum(len(row) for row in layer.data)
    if rows != {tiled.width} or len(layer.data) != tiled.height:
        wanted = tiled.width * tiled.height
        raise AssetError(file, f"layer {layer.name}: {tiles} tiles, expected {wanted}")
    for x, y, gid in layer.iter_data():
        if gid and tiled.images[gid] is None:
            number = tiled.tiledgidmap[gid]
            raise AssetError(file, f"layer {layer.name}: tile {number} at {x}, {y} is in no tileset")
