"""The market as a race: five lanes of which only the stretch in use is seen, and the rack beside them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from game.rules.auction.spec import MARKET_ORDER, AuctionSpec, Card
from game.rules.core.seat import Seat
from game.staging import places, zoom
from game.staging.auction import pieces, race_faces
from game.staging.auction.faces import COIN as COIN_FACE
from game.staging.auction.places import COIN, COIN_SIDE, GHOST, WAKE
from game.staging.kept import Kept
from game.table.layout import Layout
from game.table.pose import Face, Pose, Poses

BEHIND: Final = 2
AHEAD: Final = 23
BEFORE_FIRST: Final = 6
"""Spaces in the picture: behind the last fish, on from there at least, and before the first."""

NOSE: Final = 0.22
"""How far each fish on a shared space is ahead of the one below, in heights of a lane."""

FISH: Final = 1.15
BEFORE: Final = 0.7
BEYOND: Final = 1.3
"""A fish, the water before the first space and beyond the last one that is seen, in heights of a lane."""

PUSHED: Final = (70.0, 40.0)
IF_ALL: Final = (420.0, 40.0)
IF_ALL_LARGE: Final = (660.0, 80.0)
EVERY: Final = 5
BUOY: Final = 64

Stretch = tuple[int, int]


class Race:
    """Water, heads of the lanes, fish, and the rack."""

    def __init__(self, layout: Layout, spec: AuctionSpec, seats: Sequence[tuple[str, int]]) -> None:
        self._layout, self._spec, self._seats = layout, spec, tuple(seats)
        self._large, self._size = layout.plan.large, zoom.LARGEST if layout.plan.large else 1
        self._lanes = {product: layout.at(pieces.Lane(product)) for product in MARKET_ORDER}
        self._foot = 0.0 if layout.plan.large else layout.at(pieces.Foot()).h
        first = self._lanes[MARKET_ORDER[0]]
        self.high, self.width, self.top = first.h, first.w, first.y
        self._field, self._swimming = Kept(self._water), Kept(self.swimming)
        self._plaques, self._racked = Kept(self.plaques), Kept(self._rack)
        self.fixed: Poses = dict(self._fixed())

    def _fixed(self) -> Iterator[tuple[pieces.Piece, Pose]]:
        layout = self._layout
        race, water = layout.at(pieces.Market()), layout.at(pieces.Lane(MARKET_ORDER[0]))
        face = race_faces.water(race.w, race.h, self.high, water.x - race.x)
        yield pieces.Market(), places.filling(race, places.PLATE, face)
        if not layout.plan.large:
            legend = layout.at(pieces.Legend())
            yield pieces.Legend(), places.filling(legend, places.CELL, race_faces.legend(legend.h))
        if layout.plan.zone != pieces.MARKET:
            rack = layout.at(pieces.Rack())
            yield pieces.Rack(), places.filling(rack, places.PLATE, race_faces.RACK)

    # ------------------------------------------------------------ the stretch in use

    def stretch(self, spaces: Sequence[int], before: Sequence[int | None] | None) -> Stretch:
        """As at the beginning of the round, and on to wherever a fish is now."""
        racing = [spaces[product] for product in MARKET_ORDER]
        told = racing if before is None else [before[product] or spaces[product] for product in MARKET_ORDER]
        first = max(1, min(told) - BEHIND)
        last = max(first + AHEAD, max(told) + BEFORE_FIRST)
        return min(first, *racing), min(max(last, *racing), self._spec.last_space)

    def x(self, space: int, stretch: Stretch) -> float:
        """The middle of a space."""
        first, last = stretch
        left = self._lanes[MARKET_ORDER[0]].x + BEFORE * self.high
        return left + (space - first) * (self.width - (BEFORE + BEYOND) * self.high) / (last - first)

    # ------------------------------------------------------------ poses

    def poses(
        self,
        spaces: tuple[int, ...],
        stack: tuple[Card, ...],
        before: tuple[int | None, ...] | None,
        buying: tuple[tuple[Seat, bool, bool], ...],
    ) -> Poses:
        """`buying` has who buys in turn: the seat, whether it is asked now, whether it is done."""
        stretch = self.stretch(spaces, before)
        found = {**self.fixed, **self._field(stretch), **self._plaques(spaces, stack, None)}
        found.update(self._swimming(spaces, stack, stretch))
        found.update(self._wakes(spaces, stack, before, stretch))
        if self._layout.plan.zone != pieces.MARKET:
            found.update(self._racked(buying))
        return found

    def _water(self, stretch: Stretch) -> Poses:
        first, last = stretch
        top = self._lanes[MARKET_ORDER[0]].y
        high = 5 * self.high + self._foot
        found: Poses = {}
        for space in range(first, last + 1):
            if space % EVERY == 0:
                face = race_faces.buoy(space, BUOY, high, self._foot)
                x = min(max(self.x(space, stretch), BUOY / 2), 1920 - BUOY / 2)
                found[pieces.Buoy(space)] = Pose(x, top + high / 2, BUOY, high, places.CELL, face)
        if last == self._spec.last_space:
            w = 12.0
            x = self.x(last, stretch) + BEFORE * self.high
            face = race_faces.rope(w, 5 * self.high)
            found[pieces.Rope()] = Pose(x, top + 2.5 * self.high, w, 5 * self.high, places.CELL, face)
        return found

    def plaques(self, spaces: tuple[int, ...], stack: tuple[Card, ...], lit: Card | None) -> Poses:
        """A60, as things stand; the head of one that is moving is lit."""
        found: Poses = {}
        for rank, product in enumerate(ranked(spaces, stack)):
            head, plaque = self._layout.at(pieces.Head(product)), self._layout.at(pieces.Plaque(product))
            named = plaque.x + plaque.w - head.x
            face = race_faces.head(product, head.w, head.h, named, product is lit, not self._large)
            found[pieces.Head(product)] = places.filling(head, places.CELL, face)
            worth = self._spec.niches[rank]
            plate = race_faces.plaque(rank, worth, plaque.h)
            found[pieces.Plaque(product)] = places.filling(plaque, places.SYMBOL, plate)
        return found

    def swimming(self, spaces: tuple[int, ...], stack: tuple[Card, ...], stretch: Stretch) -> Poses:
        """Each in its lane; on a shared space whoever came later is ahead by a nose."""
        found: Poses = {}
        crowd: dict[int, list[Card]] = {}
        for product in stack:
            under = crowd.setdefault(spaces[product], [])
            found[pieces.Marker(product)] = self.fish(product, spaces[product], len(under), stretch)
            under.append(product)
        for together in crowd.values():
            if len(together) > 1:
                found[pieces.Nose(together[-1])] = self._nose(found[pieces.Marker(together[-1])])
        return found

    def fish(self, product: Card, space: int, under: int, stretch: Stretch, face: Face | None = None) -> Pose:
        """On a space, ahead of so many others there."""
        lane, side = self._lanes[product], self.high * FISH
        x = self.x(space, stretch) + under * NOSE * self.high
        return places.square(x, lane.cy, side, places.MARKER, face or race_faces.marker(product))

    def _nose(self, fish: Pose) -> Pose:
        return Pose(fish.x + fish.w / 2 + 6, fish.y, 7, fish.h * 0.8, places.SYMBOL, race_faces.NOSE)

    def _wakes(
        self,
        spaces: tuple[int, ...],
        stack: tuple[Card, ...],
        before: tuple[int | None, ...] | None,
        stretch: Stretch,
    ) -> Poses:
        found: Poses = {}
        for product in MARKET_ORDER if before is not None else ():
            start = before[product] if before is not None else None
            if start is not None and start != spaces[product]:
                found[pieces.Wake(product)] = self.wake(product, start, spaces[product], stretch)
        return found

    def wake(self, product: Card, start: int, end: int, stretch: Stretch) -> Pose:
        """From space to space."""
        here, there = self.x(start, stretch), self.x(end, stretch)
        high = 14.0
        wide = abs(there - here) + high / 2
        middle = (here + there) / 2 + (-high / 4 if there > here else high / 4)
        face = race_faces.wake(round(wide), high, there > here)
        return Pose(middle, self._lanes[product].cy, round(wide), high, WAKE, face)

    def ghosts(self, spaces: tuple[int, ...], pushes: tuple[tuple[Card, int], ...], name: str) -> Poses:
        """Where the fish would be, if all voted like somebody; none leaves the picture."""
        stretch = self.stretch(spaces, None)
        race = self._layout.at(pieces.Market())
        w, h = IF_ALL_LARGE if self._large else IF_ALL
        label = self._sized(race_faces.if_all(name, w / self._size, h / self._size))
        found: Poses = {
            pieces.IfAll(): Pose(race.x + race.w - w / 2 - 14, race.y + h / 2 + 10, w, h, GHOST + 2, label)
        }
        for product, by in pushes:
            start = spaces[product]
            end = min(max(start + by, 1, stretch[0]), stretch[1])
            if end == start:
                continue
            fish = self.fish(product, end, 0, stretch, race_faces.ghost(product))
            found[pieces.GhostFish(product)] = replace(fish, z=GHOST)
            way = self.wake(product, start, end, stretch)
            found[pieces.GhostWay(product)] = replace(way, face=race_faces.way(way.w, way.h))
            face, (w, h) = self._sized(race_faces.pushed(by, *PUSHED)), (side * self._size for side in PUSHED)
            x = fish.x + (fish.w + w) / 2 + 4
            if by < 0 or x + w / 2 > race.x + race.w - 8:
                x = fish.x - (fish.w + w) / 2 - 4
            found[pieces.GhostPush(product)] = Pose(x, fish.y, w, h, GHOST + 1, face)
        return found

    def _sized(self, face: Face) -> Face:
        return zoom.face(face) if self._large else face

    def _rack(self, buying: tuple[tuple[Seat, bool, bool], ...]) -> Poses:
        found: Poses = {}
        if not self._large:
            title = self._layout.at(pieces.RackTitle())
            face = race_faces.rack_title(bool(buying))
            found[pieces.RackTitle()] = places.filling(title, places.CELL, face)
        for place, (seat, now, done) in enumerate(buying):
            slot = self._layout.at(pieces.Turn(place))
            name, crest = self._seats[seat]
            face = race_faces.turn(seat, crest, "" if self._large else name, slot.w, slot.h, now, done)
            found[pieces.Turn(place)] = places.filling(slot, places.CELL, face)
        return found

    def coin(self) -> Pose:
        """A coin of the bank."""
        rack = self._layout.at(pieces.Rack())
        return places.square(rack.cx, rack.cy, COIN_SIDE, COIN, COIN_FACE)

    def pile(self, z: int, w: float, h: float) -> Pose:
        """A card as it is dealt, face down: from over the water."""
        race = self._layout.at(pieces.Market())
        return Pose(race.cx, race.cy, w, h, z, Face("cards/back"))


def ranked(spaces: tuple[int, ...], stack: tuple[Card, ...]) -> list[Card]:
    """A60, as it stands today."""
    return sorted(stack, key=lambda product: (spaces[product], stack.index(product)), reverse=True)
