"""Where the towers stand: below the header, whatever the table of the title is like."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.rules.core.seat import Seat
from game.staging.finale import faces, pieces
from game.staging.finale.steps import Count, leaders
from game.staging.seat_plate import Chair
from game.table.layout import Layout
from game.table.pose import Pose, Poses
from game.ui.focus import Area
from game.ui.frame import HEIGHT, WIDTH

Z: Final = 4_400
"""Over all that lies on a table and explains it, under notices."""

HEADER: Final = "header_phase"
EDGE: Final = 24
LEFT: Final = 400
"""How wide the picture is."""

SAID: Final = 206
LOW_STAND: Final = 168
HIGH_STAND: Final = 226
OVER: Final = 190
"""Room over the highest tower: for what flies up and what it brings."""

WIDEST: Final = 320
FAN: Final = 112
LEAST: Final = 8


@dataclass(frozen=True, slots=True)
class Tower:
    """Of a seat: its middle, how wide it is, where it begins."""

    x: float
    w: float
    foot: float


class Towers:
    """For one map and the people at it."""

    def __init__(self, layout: Layout, chairs: Sequence[Chair]) -> None:
        self._chairs, self.large = tuple(chairs), layout.plan.large
        self._type = faces.GROWN if self.large else faces.PLAIN
        words = layout.slot(HEADER)
        above = words.cy < HEIGHT / 2
        top, foot = (words.y + words.h + 12, HEIGHT) if above else (0, words.y - 8)
        self.area = Area(0, top, WIDTH, foot - top)
        self._cell = (WIDTH - 2 * EDGE - LEFT - 40) / len(self._chairs)
        self._wide = min(WIDEST, self._cell - 18)
        self._narrow = self._wide < faces.NARROW
        self._stand = LOW_STAND if not self._narrow else HIGH_STAND

    # ------------------------------------------------------------ places

    def tower(self, seat: Seat) -> Tower:
        """Side by side right of the picture."""
        x = EDGE + LEFT + 40 + self._cell * (seat + 0.5)
        return Tower(x, self._wide, self.area.bottom - EDGE - self._stand - 10)

    def point(self, count: Count) -> float:
        """How high one is: what anybody ever had fits."""
        most = max(max(count.after(step)) for step in range(1, len(count.steps) + 1)) if count.steps else 1
        return (self.tower(0).foot - self.area.y - OVER) / max(1, most)

    def brick(self, count: Count, seat: Seat, step: int) -> Pose | None:
        """What it took lies on what there was."""
        points = count.steps[step].points[seat]
        if not points:
            return None
        tower, each = self.tower(seat), self.point(count)
        before = max(0, count.after(step)[seat])
        low, high = sorted((before, max(0, before + points)))
        tall = max(LEAST, (high - low) * each)
        left = min(max(0, count.after(later)[seat]) for later in range(step + 1, len(count.steps) + 1))
        seen = tall if points < 0 else max(0.0, min(tall, (left - low) * each))
        face = faces.brick(count.steps[step], points, tower.w, tall, seen, self._type)
        middle = tower.foot - low * each - tall / 2
        return Pose(tower.x, middle, tower.w, tall, Z + 20 + step, face)

    def top(self, count: Count, seat: Seat, step: int) -> float:
        """Of a tower, once so many steps are counted."""
        return self.tower(seat).foot - max(0, count.after(step)[seat]) * self.point(count)

    def stand(self, seat: Seat, won: bool) -> Pose:
        """The plate under a tower."""
        tower, chair = self.tower(seat), self._chairs[seat]
        face = faces.stand(seat, chair.name, chair.crest, tower.w, self._stand, self._type, won)
        return Pose(tower.x, tower.foot + 10 + self._stand / 2, tower.w, self._stand, Z + 10, face)

    def total(self, seat: Seat, words: str, lit: bool) -> Pose:
        """On the plate, right of the crest or under the name."""
        tower, high = self.tower(seat), 96.0
        crest = 0.0 if self._narrow else self._stand * 0.52 + 12
        size = 58 if self._narrow else 76
        y = tower.foot + 10 + self._stand - high / 2 - 4
        return Pose(tower.x + crest / 2, y, tower.w - crest - 12, high, Z + 12, faces.total(words, size, lit))

    def gain(self, count: Count, seat: Seat, step: int) -> Pose:
        """Over what has just grown."""
        points, tower = count.steps[step].points[seat], self.tower(seat)
        top = min(self.top(count, seat, step), self.top(count, seat, step + 1))
        wide = min(tower.w, 180.0)
        return Pose(tower.x, top - 44, wide, 72, Z + 90, faces.gain(points, 56))

    def fan(self, count: Count, seat: Seat, step: int, aloft: bool) -> Pose:
        """Over the plate, or over the tower."""
        shown, tower = count.steps[step], self.tower(seat)
        face = faces.fan(shown.card, max(1, shown.cards[seat]), tower.w, FAN)
        y = self.top(count, seat, step) - FAN / 2 - 8 if aloft else tower.foot + self._stand * 0.4
        return Pose(tower.x, y, tower.w, FAN, Z + 80, face)

    def seal(self, count: Count, seat: Seat) -> Pose:
        """Over the tower."""
        side = 132.0
        y = self.top(count, seat, len(count.steps)) - side / 2 - 10
        return Pose(self.tower(seat).x, y, side, side, Z + 70, faces.SEAL)

    def lantern(self, seat: Seat) -> Pose:
        """At the left foot of the tower that leads."""
        tower = self.tower(seat)
        return Pose(tower.x - tower.w / 2 + 8, tower.foot - 26, 66, 96, Z + 60, faces.LANTERN)

    # ------------------------------------------------------------ the picture at the left

    def board(self, count: Count, step: int) -> Pose:
        """As high as there is room."""
        high = self.area.h - 2 * EDGE - SAID - 14
        wide = min(float(LEFT), (high - 24) * 720 / 1036 + 24)
        high = (wide - 24) * 1036 / 720 + 24
        shown = count.steps[step]
        top = self.area.y + EDGE + (self.area.h - 2 * EDGE - SAID - 14 - high) / 2
        face = faces.board(shown.picture, wide, high)
        return Pose(EDGE + LEFT / 2, top + high / 2, wide, high, Z + 10, face)

    def said(self, words: str, note: str = "") -> Pose:
        """Under it."""
        y = self.area.bottom - EDGE - SAID / 2
        return Pose(EDGE + LEFT / 2, y, LEFT, SAID, Z + 12, faces.said(words, note, LEFT, SAID, self._type))

    def closed(self, words: str) -> Pose:
        """There, too: who has won; in large type it takes the place of the picture as well."""
        high = self.area.h - 2 * EDGE if self.large else SAID
        y = self.area.bottom - EDGE - high / 2
        return Pose(EDGE + LEFT / 2, y, LEFT, high, Z + 12, faces.closed(words, LEFT, high, self._type))

    # ------------------------------------------------------------ a match that ends at once

    def blade(self, number: int, blades: int) -> Pose:
        """Side by side over the plates."""
        left, right = EDGE, WIDTH - EDGE
        cell = (right - left) / blades
        side = min(330.0, cell - 20)
        y = self.area.y + (self.tower(0).foot - self.area.y) * 0.3
        return Pose(left + cell * (number + 0.5), y, side, side, Z + 30 + number, faces.BLADE)

    def cry(self, words: str) -> Pose:
        """Under the blades."""
        y = self.area.y + (self.tower(0).foot - self.area.y) * 0.74
        wide = WIDTH - 400.0
        return Pose(WIDTH / 2, y, wide, 210, Z + 40, faces.cry(words, wide, 210))

    # ------------------------------------------------------------ at the end

    def poses(self, count: Count) -> Poses:
        """Everything is counted."""
        outcome, seats = count.outcome, range(count.seats)
        found: Poses = {pieces.Ground(): self.ground}
        for seat in seats:
            won = seat in outcome.winners
            found[pieces.Stand(seat)] = self.stand(seat, won)
            found[pieces.Total(seat)] = self.total(seat, count.figure(outcome.scores[seat]), won)
            for step in range(len(count.steps)):
                if (pose := self.brick(count, seat, step)) is not None:
                    found[pieces.Brick(seat, step)] = pose
        for number in range(count.blades):
            found[pieces.Blade(number)] = self.blade(number, count.blades)
        if count.cry:
            found[pieces.Cry()] = self.cry(count.cry)
        if count.steps and not self.large:
            found[pieces.Board()] = self.board(count, _strongest(count))
        for seat in outcome.winners if count.steps else ():
            found[pieces.Seal(seat)] = self.seal(count, seat)
        found[pieces.Said()] = self.closed(count.closing)
        ahead = outcome.winners or tuple(leaders(outcome.scores))
        if len(ahead) == 1:
            found[pieces.Leading()] = self.lantern(ahead[0])
        return found

    @property
    def ground(self) -> Pose:
        """As large as the stage."""
        area, face = self.area, faces.GROUND
        return Pose(area.x + area.w / 2, area.y + area.h / 2, area.w, area.h, Z, face)


def _strongest(count: Count) -> int:
    """The step that brought the first winner most."""
    seat = (*count.outcome.winners, 0)[0]
    return max(range(len(count.steps)), key=lambda step: count.steps[step].points[seat])
