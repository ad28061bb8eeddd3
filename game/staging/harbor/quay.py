"""A seat's ports and ships: at sea side by side, their holds under them; docked ones in their bays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import ceil

from game.i18n.formats import number
from game.rules.core.seat import Seat
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import AT_SEA, BARGE, Hull, Kind, Ship
from game.staging import places
from game.staging.harbor import art, pieces
from game.staging.harbor.sizes import Sizes
from game.staging.kept import Kept, per_language
from game.table.layout import Layout
from game.table.pose import Box, Drawn, Face, Panel, Pose, Poses, Print, Run
from game.ui import theme

RATIO = {
    Hull.ONE_SLOT: 206 / 185,
    Hull.TWO_SLOT: 215 / 196,
    Hull.THREE_SLOT: 264 / 196,
    Hull.FOUR_SLOT: 314 / 196,
    Hull.BARGE: 307 / 197,
}
"""Width over height, as they are drawn."""

ON_BARGE = 36 / 44
"""Barrels are smaller on the barge."""
RIM = 6
GAP = 12
SHIP_Z = places.CARD
"""A barrel in a hold lies over its frame, a ship that comes in over its bay."""


class Quay:
    """Of one seat."""

    def __init__(self, seat: Seat, layout: Layout, table: Table, sizes: Sizes) -> None:
        self._seat, self._table, self._sizes = seat, table, sizes
        self._sea = layout.at(pieces.Sea(seat))
        self._ports = [layout.at(pieces.Port(seat, port)) for port in range(pieces.PORTS)]
        self._bays, self._fleet = Kept(self._bay_poses), Kept(self._ship_poses)
        self.fixed: Poses = {pieces.Sea(seat): places.zone(self._sea)}

    def poses(self, view: HarborView) -> Poses:
        """Bays and ships."""
        own = view.seats[self._seat]
        acted = view.acted if view.turn == self._seat else 0
        return {**self._bays(own.ports), **self._fleet(own.ships, acted)}

    def _bay_poses(self, ports: int) -> Poses:
        cost = self._table.spec.fishing.port_cost
        return {
            pieces.Port(self._seat, port): places.filling(
                slot, places.PLATE + 2, bay(port < ports, cost, slot.w, slot.h, self._sizes.port)
            )
            for port, slot in enumerate(self._ports)
        }

    def _ship_poses(self, ships: tuple[Ship, ...], acted: int) -> Poses:
        found: Poses = {}
        for ship, (x, y, high) in self._spots(ships):
            hull, where, hold = ships[ship]
            face = boat(hull, bool(acted >> ship & 1), high)
            found[pieces.Boat(self._seat, ship)] = Pose(x, y, RATIO[hull] * high, high, SHIP_Z, face)
            if where == AT_SEA:
                found.update(self._hold(ship, hull, hold, x, y + high / 2))
        return found

    def _hold(self, ship: int, hull: Hull, hold: tuple[Kind, ...], x: float, top: float) -> Poses:
        room, side = self._table.capacity[hull], self._barrel(hull)
        wide = room * side + 2 * RIM
        y = min(top - 4 + (side + 2 * RIM) / 2, self._sea.y + self._sea.h - side / 2 - RIM)
        x = min(max(x, self._sea.x + wide / 2), self._sea.x + self._sea.w - wide / 2)
        frame = Pose(x, y, wide, side + 2 * RIM, SHIP_Z + 1, rack(self._seat, room, side))
        found: Poses = {pieces.Hold(self._seat, ship): frame}
        for place, kind in enumerate(hold):
            at = x - wide / 2 + RIM + side * (place + 0.5)
            found[pieces.Barrel(self._seat, ship, place)] = places.square(
                at, y, side - 2, SHIP_Z + 2, barrel(int(kind))
            )
        return found

    def _spots(self, ships: tuple[Ship, ...]) -> Iterator[tuple[int, tuple[float, float, float]]]:
        """Middle and height of each ship."""
        yield from self._at_sea(
            [place for place, (_, where, _) in enumerate(ships) if where == AT_SEA], ships
        )
        for port, slot in enumerate(self._ports):
            docked = [place for place, (_, where, _) in enumerate(ships) if where == port]
            for berth, ship in enumerate(docked):
                wide = slot.w / len(docked)
                high = min(slot.h - 10, (wide - 6) / RATIO[ships[ship][0]])
                yield ship, (slot.x + (berth + 0.5) * wide, slot.y + slot.h - 4 - high / 2, high)

    def _at_sea(
        self, afloat: list[int], ships: tuple[Ship, ...]
    ) -> Iterator[tuple[int, tuple[float, float, float]]]:
        if not afloat:
            return
        widths = [self._wide(ships[ship][0]) for ship in afloat]
        total = sum(widths) + GAP * (len(afloat) + 1)
        shrink = min(1.0, self._sea.w / total)
        x = self._sea.x + (self._sea.w - total * shrink) / 2 + GAP * shrink
        for ship, wide in zip(afloat, widths, strict=True):
            high = min(self._sizes.ship, self._sizes.ship * shrink * 1.15)
            yield ship, (x + wide * shrink / 2, self._sea.y + 4 + high / 2, high)
            x += (wide + GAP) * shrink

    def _wide(self, hull: Hull) -> float:
        """Of a ship or its hold, whichever is wider."""
        side = self._barrel(hull)
        return max(RATIO[hull] * self._sizes.ship, self._table.capacity[hull] * side + 2 * RIM)

    def _barrel(self, hull: Hull) -> float:
        return self._sizes.barrel * (ON_BARGE if hull is BARGE else 1)


@cache
def boat(hull: Hull, acted: bool, high: float) -> Face:
    """With shipped oars once it has acted in this fish action."""
    return Face(drawn=(Print(art.ship(hull, acted), 0, 0, RATIO[hull] * high, high),))


@cache
def barrel(kind: int) -> Face:
    """In a hold."""
    return Face(art.barrel(kind))


@cache
def rack(seat: Seat, room: int, side: float) -> Face:
    """Rings where nothing lies yet."""
    rings = tuple(
        Print(art.RING, RIM + side * place + 3, RIM + 3, side - 6, side - 6) for place in range(room)
    )
    return Face(panel=Panel(theme.INK, theme.SEAT_COLOURS[seat], 3, 12), drawn=rings)


@per_language
def bay(is_open: bool, cost: int, w: float, h: float, size: int) -> Face:
    """Left post, as many middles as there is room for, right post; a closed one says what it costs."""
    return Face(
        drawn=(*_bay_parts(is_open, w, h), *(() if is_open or not size else _price(cost, w, h, size)))
    )


def _bay_parts(is_open: bool, w: float, h: float) -> Iterator[Drawn]:
    post, middle = h * 40 / 140, h * 80 / 140
    count = max(1, ceil((w - 2 * post) / middle))
    step = (w - 2 * post) / count
    for place in range(count):
        x = post + step * place + (step - middle) / 2
        yield Print(art.port("middle", is_open), x, 0, middle, h)
    yield Print(art.port("left", is_open), 0, 0, post, h)
    yield Print(art.port("right", is_open), w - post, 0, post, h)


def _price(cost: int, w: float, h: float, size: int) -> Iterator[Drawn]:
    wide, high = min(2.8 * size, w - 6), size + 8
    if high + 44 <= h:
        yield Print("harbor/ports/closed_sign", w / 2 - 26, 2, 52, 42)
    yield Box(w / 2 - wide / 2, h - high - 4, wide, high, theme.INK, theme.GOLD, 2, 8)
    yield Run(
        (number(cost),),
        w / 2,
        h - 4 - high / 2,
        wide - 6,
        size,
        theme.GOLD,
        align="centre",
        least=min(size, 52),
    )
