"""Reading a Tiled map through pytmx, which takes nearly anything for a map: so we look first."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from pytmx import TiledMap, TiledObjectGroup, TiledTileLayer

from game.storage.errors import AssetError
from game.ui.frame import HEIGHT, WIDTH


def read_map(file: Path) -> Any:
    """A pytmx map; needs no window."""
    _look(file)
    try:
        tiled = TiledMap(str(file))
    except Exception as trouble:  # noqa: BLE001 - pytmx raises bare Exception, and whatever Python does
        raise AssetError(file, f"the map cannot be read ({type(trouble).__name__}: {trouble})") from None
    _check_size(file, tiled)
    for layer in tiled.layers:
        if isinstance(layer, TiledTileLayer):
            raise AssetError(file, f"layer {layer.name}: tiles are not painted, only pictures of scenery")
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


def _check_size(file: Path, tiled: Any) -> None:
    size = tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight
    if tiled.orientation != "orthogonal" or size != (WIDTH, HEIGHT):
        found = f"{tiled.orientation}, {size[0]}x{size[1]} pixels"
        raise AssetError(file, f"the map is {found}; expected orthogonal, {WIDTH}x{HEIGHT} pixels")


def object_layer(file: Path, tiled: Any, name: str) -> Any:
    """There is exactly one of that name."""
    found = [layer for layer in tiled.layers if layer.name == name]
    if len(found) != 1 or not isinstance(found[0], TiledObjectGroup):
        raise AssetError(file, f"layer {name}: expected one object layer of that name, found {len(found)}")
    return found[0]
