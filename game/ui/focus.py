"""Which widget is meant: stepping from one to the next with a stick or keys, or pointing with the mouse."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

Direction = tuple[int, int]

Key: TypeAlias = Any
"""What a screen calls its items by: the key of a widget, the id of a piece. Hashable."""

ASIDE = 2.5
"""How much farther a step sideways counts than one straight ahead."""


class Area(NamedTuple):
    """A rectangle in logical pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The column just beyond it."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The row just beyond it."""
        return self.y + self.h

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def inset(self, by: float) -> Area:
        """Smaller by that much on every side."""
        return Area(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def common(self, other: Area) -> Area:
        """What both cover; without width or height if that is nothing."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Area(
            x, y, max(0.0, min(self.right, other.right) - x), max(0.0, min(self.bottom, other.bottom) - y)
        )


@dataclass(frozen=True, slots=True)
class Item:
    """Something that can be focused. Steps stay within a group while it has something ahead."""

    key: Key
    area: Area
    group: str = ""
    neighbours: Mapping[Direction, Key] = field(default_factory=dict)
    seen: Area | None = None
    """The part that can be pointed at, where a list is longer than its window."""


class Focus:
    """Knows its item by key, so that screens may be built anew under it."""

    def __init__(self, items: Iterable[Item] = (), at: Key | None = None) -> None:
        self._items: dict[Key, Item] = {}
        self._place = Area(0, 0, 0, 0)
        self.at = at
        self.rebuild(items)

    def rebuild(self, items: Iterable[Item]) -> None:
        """Stays at its key; if that is gone, goes to what is nearest to its place."""
        self._items = {item.key: item for item in items}
        if self._items and self.at not in self._items:
            self.at = self._nearest()
        self._remember()

    @property
    def area(self) -> Area:
        """Where it is, or was when it was last somewhere."""
        return self._place

    def settle(self, key: Key) -> bool:
        """Straight to an item; tells whether that changed anything."""
        if key not in self._items or key == self.at:
            return False
        self.at = key
        self._remember()
        return True

    def point(self, x: float, y: float) -> bool:
        """To the item under the mouse; over nothing the focus stays where it is."""
        key = self.under(x, y)
        return key is not None and self.settle(key)

    def under(self, x: float, y: float) -> Key | None:
        """The last item at this point, which is the one in front."""
        hits = [item.key for item in self._items.values() if (item.seen or item.area).holds(x, y)]
        return hits[-1] if hits else None

    def move(self, dx: int, dy: int) -> bool:
        """One step; a slanting one goes up or down if it can, else sideways."""
        if dx and dy:
            return self.move(0, dy) or self.move(dx, 0)
        here = self._items.get(self.at or "")
        if here is None or not (dx or dy):
            return False
        target = self._ahead(here, dx, dy)
        return target is not None and self.settle(target)

    def _ahead(self, here: Item, dx: int, dy: int) -> Key | None:
        named = here.neighbours.get((dx, dy))
        if named in self._items:
            return named
        ways = self._ways(here, dx, dy)
        near = [pair for pair in ways if pair[0].inside]
        near = [pair for pair in near if pair[1].group == here.group] or near or (ways if dy else [])
        return min(near, key=lambda pair: pair[0].cost)[1].key if near else self._around(here, dx, dy)

    def _around(self, here: Item, dx: int, dy: int) -> Key | None:
        """At the edge: on to the far end of the same line, else nowhere."""
        behind = self._ways(here, -dx, -dy)
        line = [pair for pair in behind if (pair[0].inside if dy else not pair[0].across)]
        return max(line, key=lambda pair: pair[0].along - ASIDE * pair[0].across)[1].key if line else None

    def _ways(self, here: Item, dx: int, dy: int) -> list[tuple[_Way, Item]]:
        others = (item for item in self._items.values() if item is not here)
        return [(way, item) for item in others if (way := _way(here, item, dx, dy))]

    def _nearest(self) -> Key | None:
        x, y = self._place.x, self._place.y
        items = self._items.values()
        return min(items, key=lambda it: (it.area.x - x) ** 2 + (it.area.y - y) ** 2).key if items else None

    def _remember(self) -> None:
        if self.at in self._items:
            self._place = self._items[self.at].area


class _Way(NamedTuple):
    """From one item to another: the gap ahead, the gap sideways, and how far that feels."""

    along: float
    across: float
    cost: float

    @property
    def inside(self) -> bool:
        """Within 45 degrees of straight ahead, measured from edge to edge."""
        return self.across <= self.along


def _way(here: Item, there: Item, dx: int, dy: int) -> _Way | None:
    """None unless `there` begins beyond the middle of `here`."""
    a, b = here.area, there.area
    if dy:
        a, b = Area(a.y, a.x, a.h, a.w), Area(b.y, b.x, b.h, b.w)
    if dx + dy < 0:
        a, b = Area(-a.right, a.y, a.w, a.h), Area(-b.right, b.y, b.w, b.h)
    if b.x < a.x + a.w / 2 or b.right <= a.right:
        return None
    along = max(0.0, b.x - a.right)
    across = max(0.0, b.y - a.bottom, a.y - b.bottom)
    aslant = abs(b.y + b.h / 2 - a.y - a.h / 2)
    return _Way(along, across, along + ASIDE * across + aslant / 10)
