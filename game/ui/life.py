"""What lives for its own sake: small pictures that move by themselves, behind or in front of everything else.

A scene makes `Life(spots)` once, from its map, and has two lines for it: wherever its canvas was made anew,
`life.lay(kit, canvas, settings.reduced_motion)`, and in its `update`, `life.update(dt)`. A scene that is
covered is not updated, so its life pauses. Chance here is cosmetic: seeded, and never recorded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from heapq import heappop, heappush
from random import Random
from typing import Final, TypeAlias

from pygame import Rect, Surface

from game.ui.canvas import Canvas, Sprite
from game.ui.focus import Area
from game.ui.kit import Kit

UNDER: Final = -100
OVER: Final = 3_500
"""Heights: below all pieces and widgets, or above all pieces, even flying ones, and below the words."""

Luck: TypeAlias = tuple[float, float, float]
"""Three numbers from 0 to 1, others for each being and each of its lives."""

Way: TypeAlias = Callable[[float, float, Luck, int], tuple[float, float, int]]
"""From the part of the life, its seconds, luck and the number of pictures: where (0 to 1 across and down the
room, for the middle of the picture), and which picture."""


@dataclass(frozen=True, slots=True)
class Kind:
    """`many` at once, each living so long (the least, the most), then anew with other luck, or once.

    Without a `size` (logical pixels) it is as large as its room. Each is looked at every `beat` seconds, one
    after the other, so that no frame has much to do; they begin within `spread` seconds. What is `framed` is
    seen through its room as through a window: it comes in and goes out behind the edges.
    """

    pictures: tuple[str, ...]
    way: Way
    seconds: tuple[float, float]
    size: tuple[float, float] | None = None
    many: int = 1
    beat: float = 1 / 15
    spread: float = 1.0
    once: bool = False
    over: bool = False
    framed: bool = False


@dataclass(frozen=True, slots=True)
class Spot:
    """A kind and the room it lives in, in logical pixels; the room may reach beyond the screen."""

    kind: Kind
    room: Area


class Being:
    """One of a kind, at one moment of its life."""

    __slots__ = ("born", "kind", "luck", "room", "seconds", "sprite", "z")

    def __init__(self, spot: Spot, z: int) -> None:
        self.kind, self.room, self.z = spot.kind, spot.room, z
        self.born, self.seconds, self.luck = 0.0, 0.0, (0.0, 0.0, 0.0)
        self.sprite: Sprite | None = None

    def begin(self, now: float, chance: Random) -> None:
        """A life, with luck of its own."""
        self.born, self.seconds = now, chance.uniform(*self.kind.seconds)
        self.luck = chance.random(), chance.random(), chance.random()


class Life:
    """All that lives on one canvas; nothing of it is there before `lay`, nor while motion is reduced."""

    def __init__(self, spots: Iterable[Spot] = (), seed: int = 0) -> None:
        self._chance = Random(seed)
        self._clock = 0.0
        self._due: list[tuple[float, int]] = []
        self._beings: dict[int, Being] = {}
        self._born = 0
        self._kit: Kit | None = None
        self._canvas: Canvas | None = None
        for spot in spots:
            self.add(spot, OVER if spot.kind.over else UNDER)

    def __len__(self) -> int:
        return len(self._beings)

    def add(self, spot: Spot, z: int) -> None:
        """More life, at a height of its own; what lives for ever is in the middle of it already."""
        for _ in range(spot.kind.many):
            being, delay = Being(spot, z), self._chance.random() * spot.kind.spread
            being.begin(self._clock + delay, self._chance)
            if not spot.kind.once:
                being.born -= self._chance.random() * being.seconds
            self._beings[self._born] = being
            heappush(self._due, (self._clock + delay, self._born))
            self._born += 1

    def lay(self, kit: Kit, canvas: Canvas, reduced: bool = False) -> None:
        """On a canvas, or off it if motion is reduced now; on one it is on already nothing happens.

        Pictures are read one by one when their being is first looked at: no frame waits for them all.
        """
        on = None if reduced else canvas
        if on is self._canvas and kit is self._kit:
            return
        for being in self._beings.values():
            self._carry(being, on, same_size=kit is self._kit)
        self._canvas, self._kit = on, kit

    def _carry(self, being: Being, on: Canvas | None, same_size: bool) -> None:
        """To another canvas of the same window at once, so that nothing blinks."""
        old, being.sprite = being.sprite, None
        if old is None or self._canvas is None:
            return
        if on is None or on is self._canvas:
            self._canvas.remove(old)
        elif same_size:
            being.sprite = on.add(old.surface, *old.rect.topleft, being.z)

    def clear(self) -> None:
        """Nothing lives any more."""
        for being in self._beings.values():
            self._hide(being)
        self._beings.clear()
        self._due.clear()

    def update(self, dt: float) -> None:
        """A step of time: whoever is due moves."""
        due = self._due
        if not due or self._canvas is None:
            return
        self._clock += dt
        while due and due[0][0] <= self._clock:
            _, number = heappop(due)
            being = self._beings[number]
            if self._live(being):
                heappush(due, (self._clock + being.kind.beat, number))
            else:
                self._hide(self._beings.pop(number))

    def _live(self, being: Being) -> bool:
        """False once it has lived, if it lives but once."""
        if self._clock - being.born >= being.seconds:
            if being.kind.once:
                return False
            being.begin(self._clock, self._chance)
        age = self._clock - being.born
        self._show(being, *being.kind.way(age / being.seconds, age, being.luck, len(being.kind.pictures)))
        return True

    def _show(self, being: Being, across: float, down: float, number: int) -> None:
        kit, canvas, kind, room = self._kit, self._canvas, being.kind, being.room
        if kit is None or canvas is None:
            return
        surface = kit.images.get(kind.pictures[number], *(kind.size or (room.w, room.h)))
        x = kit.frame.x(room.x + across * room.w) - surface.get_width() // 2
        y = kit.frame.y(room.y + down * room.h) - surface.get_height() // 2
        if kind.framed:
            surface, x, y = _cut(surface, x, y, kit.frame.rect(*room))
        if being.sprite is None:
            being.sprite = canvas.add(surface, x, y, being.z)
        else:
            canvas.dress(being.sprite, surface, x, y)

    def _hide(self, being: Being) -> None:
        if being.sprite is not None and self._canvas is not None:
            self._canvas.remove(being.sprite)


def _cut(surface: Surface, x: int, y: int, window: Rect) -> tuple[Surface, int, int]:
    """What is seen of it inside the window; nothing, if it is all outside."""
    whole = surface.get_rect(topleft=(x, y))
    part = whole.clip(window)
    return (surface, x, y) if part == whole else (surface.subsurface(part.move(-x, -y)), *part.topleft)
