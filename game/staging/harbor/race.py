"""The race to the end (H80): two lanes, one in yen and one in R, and who is held back in them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from game.i18n.door import language
from game.i18n.formats import number
from game.rules.core.seat import Seat
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView
from game.staging import places
from game.staging.harbor import art, pieces
from game.staging.kept import Kept
from game.table.layout import Layout, Slot
from game.table.pose import Box, Disc, Drawn, Face, Icon, Panel, Poses, Print, Run
from game.ui import theme

YEN: Final = 0
R: Final = 1
LANES: Final = (YEN, R)
ENDS: Final = ("yen", "resources")
"""What a lane is called by whoever ends the match with it."""

CREST: Final = 48
SIZE: Final = 40
LARGE: Final = 56
"""Of the goal of a lane, usual and for large type, which leaves less of it."""

NEAR: Final = 40
CLIMB: Final = 26
HEAD: Final = 178
TAIL: Final = 34
BEYOND: Final = 1.4
"""The axis ends at this much of the goal; whoever is beyond stands at its end."""

DARK_RED: Final = (92, 40, 30)
BRIGHT_RED: Final = (176, 46, 34)
RUNNER: Final = places.MARKER
TICKS: Final = 7


@dataclass(frozen=True, slots=True)
class Standing:
    """Of a lane: how much each seat has, and whoever alone has the least of it."""

    lane: int
    have: tuple[int, ...]
    least: Seat | None
    ending: tuple[bool, ...]
    held: tuple[bool, ...]


class Race:
    """Crests on two axes."""

    def __init__(self, layout: Layout, table: Table, crests: Sequence[int], always_ends: bool) -> None:
        end = table.size.end
        self._slots = [layout.at(pieces.Lane(lane)) for lane in LANES]
        self._size, self._head = (LARGE, 260) if layout.plan.large else (SIZE, HEAD)
        self._goals = end.yen, end.resources
        self._always = (end.yen_always, end.resources_always) if always_ends else (None, None)
        self._crests = tuple(crests)
        self._lanes = [Kept(self._lane) for _lane in LANES]

    def poses(self, view: HarborView) -> Poses:
        """Both lanes."""
        found: Poses = {}
        for lane in LANES:
            found.update(self._lanes[lane](standing(view, lane), language()))
        return found

    def x(self, lane: int, have: int) -> float:
        """Where so much stands."""
        slot, most = self._slots[lane], self._goals[lane] * BEYOND
        part = min(max(have, 0), most) / most
        return slot.x + self._head + (slot.w - self._head - TAIL) * part

    def _lane(self, standing: Standing, _language: str) -> Poses:
        lane, slot = standing.lane, self._slots[standing.lane]
        found: Poses = {pieces.Lane(lane): places.filling(slot, places.CELL, self._axis(lane, slot))}
        goal = self.x(lane, self._goals[lane])
        found[pieces.Goal(lane)] = places.square(goal, slot.y + 20, 36, places.SYMBOL, Face(art.GOAL))
        for seat, (x, y) in enumerate(self._spots(lane, slot, standing.have)):
            z = RUNNER + seat
            face = runner(seat, self._crests[seat], standing.ending[seat], standing.held[seat])
            found[pieces.Runner(seat, lane)] = places.square(x, y, CREST, z, face)
        if standing.least is not None:
            x, y = self._spots(lane, slot, standing.have)[standing.least]
            found[pieces.Anchor(lane)] = places.square(x + 20, slot.y + slot.h - 18, 34, RUNNER + 20, ANCHOR)
        return found

    def _spots(self, lane: int, slot: Slot, have: Sequence[int]) -> list[tuple[float, float]]:
        """Of crests that are near each other one climbs, and a third one steps aside."""
        placed: list[tuple[float, float]] = [(0.0, 0.0)] * len(have)
        taken: list[tuple[float, int]] = []
        for seat in sorted(range(len(have)), key=lambda seat: have[seat]):
            x = self.x(lane, have[seat])
            height = sum(abs(x - other) < NEAR for other, _ in taken)
            x += (height // 2) * CLIMB
            taken.append((x, height))
            placed[seat] = x, slot.y + slot.h - 36 - (height % 2) * CLIMB
        return placed

    def _axis(self, lane: int, slot: Slot) -> Face:
        return Face(
            panel=Panel(theme.INDIGO_DEEP, theme.INDIGO_LIGHT, 2, 10), drawn=tuple(self._drawn(lane, slot))
        )

    def _drawn(self, lane: int, slot: Slot) -> Iterator[Drawn]:
        goal, always = self._goals[lane], self._always[lane]
        start, end = self.x(lane, goal) - slot.x, slot.w - 6
        yield Box(start, 4, end - start, slot.h - 8, DARK_RED, None, 0, 4)
        if always is not None:
            x = self.x(lane, always) - slot.x
            yield Box(x, 4, max(4.0, end - x), slot.h - 8, BRIGHT_RED, None, 0, 4)
        sign = Icon(art.YEN if lane == YEN else art.R, 1.0)
        yield Run(
            (sign, number(goal)),
            14,
            slot.h / 2,
            self._head - 20,
            self._size,
            theme.GOLD,
            least=min(self._size, 52),
        )
        y = slot.h - 10
        left, wide = self._head, slot.w - self._head - TAIL
        yield Box(left, y, wide, 3, theme.INDIGO_LIGHT, None, 0, 0)
        for tick in range(TICKS + 1):
            yield Box(left + tick * wide / TICKS, y - 6, 3, 9, theme.INDIGO_LIGHT, None, 0, 0)


def standing(view: HarborView, lane: int) -> Standing:
    """H80: nobody is held back once the end is triggered."""
    have = tuple(seat.cash if lane == YEN else seat.resources for seat in view.seats)
    least = min(have)
    alone = have.index(least) if have.count(least) == 1 and view.trigger is None else None
    ending = tuple(seat.ending == ENDS[lane] for seat in view.seats)
    held = tuple(seat.held_by == ENDS[1 - lane] for seat in view.seats)
    return Standing(lane, have, alone, ending, held)


ANCHOR: Final = Face(art.ANCHOR)


@cache
def runner(seat: Seat, crest: int, ending: bool, held: bool) -> Face:
    """A crest in a ring of the seat's colour: on gold if it can end the match, chained if it is held back."""
    ring = Disc(0, 0, CREST, theme.GOLD if ending else theme.INK, theme.SEAT_COLOURS[seat], 5)
    sign = Print(art.crest(crest), 5, 5, CREST - 10, CREST - 10)
    links = tuple(Print(art.CHAIN, 16 * link, CREST / 2 - 8, 18, 16) for link in range(3)) if held else ()
    return Face(drawn=(ring, sign, *links))
