"""Where everything lies on a table: the slots and pictures of a Tiled map, in logical pixels."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Protocol

from pygame import Surface

from game.rules.core.seat import Seat
from game.storage.errors import AssetError
from game.table import layers
from game.table.layers import Slot
from game.table.life_map import life_of
from game.table.maps import read_map
from game.ui.canvas import LETTERBOX
from game.ui.focus import Area
from game.ui.kit import Kit
from game.ui.life import Spot

__all__ = ["USUAL", "Layout", "Placed", "Plan", "Slot", "read_layout", "read_layouts", "scenery"]


@dataclass(frozen=True, slots=True)
class Plan:
    """Which arrangement of a map: for large type or not, a zone by name, a seat that is asked alone."""

    large: bool = False
    zone: str = ""
    seat: Seat | None = None


USUAL: Final = Plan()


class Placed(Protocol):
    """A piece that has a place of its own on the map."""

    @property
    def slot(self) -> str:
        """As the map names it."""


@dataclass(frozen=True, slots=True)
class Layout:
    """For a number of players: slots, pictures under them (names under assets/art, in order), and life."""

    file: Path
    slots: dict[str, Slot]
    pictures: tuple[tuple[str, Slot], ...]
    life: tuple[Spot, ...]
    plan: Plan = USUAL

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


def read_layout(file: Path, players: int, wanted: Iterable[str], plan: Plan = USUAL) -> Layout:
    """One of them."""
    return read_layouts(file, players, {plan: wanted})[plan]


def read_layouts(file: Path, players: int, wanted: Mapping[Plan, Iterable[str]]) -> dict[Plan, Layout]:
    """All plans of a map from one reading.

    Checked here and now: every wanted slot is there, once, on the screen, and every picture exists.
    """
    tiled = read_map(file)
    life = life_of(file, tiled)
    return {plan: _layout(file, tiled, players, plan, names, life) for plan, names in wanted.items()}


def _layout(
    file: Path, tiled: Any, players: int, plan: Plan, wanted: Iterable[str], life: tuple[Spot, ...]
) -> Layout:
    slots = layers.slots(file, tiled, players, plan.large, plan.zone, plan.seat)
    missing = [name for name in wanted if name not in slots]
    if missing:
        raise AssetError(file, f"slot {missing[0]}: not in the map for {_told(players, plan)}")
    return Layout(file, slots, tuple(layers.pictures(file, tiled, players, plan.large)), life, plan)


def _told(players: int, plan: Plan) -> str:
    """Of a plan that lacks something."""
    parts = [f"{players} players"]
    if plan.large:
        parts.append("large type")
    if plan.zone:
        parts.append(f"zone {plan.zone}")
    if plan.seat is not None:
        parts.append(f"seat {plan.seat + 1} asked")
    return ", ".join(parts)


def scenery(layout: Layout, kit: Kit) -> Surface:
    """The pictures, painted once for the whole window; what bleeds over the edge is cut at the letterbox."""
    surface = Surface(kit.frame.size)
    surface.fill(LETTERBOX)
    surface.set_clip(kit.frame.picture())
    for name, place in layout.pictures:
        surface.blit(kit.images.get(name, place.w, place.h), (kit.frame.x(place.x), kit.frame.y(place.y)))
    surface.set_clip(None)
    return surface
