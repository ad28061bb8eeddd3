"""The final count (H81): a row for each seat, whose parts grow one after another."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from game.i18n.door import language
from game.i18n.formats import number, signed
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.staging import places
from game.staging.harbor import pieces
from game.staging.kept import Kept, per_language
from game.staging.pieces import Sheet
from game.staging.sheets import CELL, GROUND
from game.table.layout import Layout
from game.table.pose import Caption, Colour, Face, Icon, Panel, Pose, Poses, Print, Run
from game.ui import theme

HEAD: Final = 270
TAIL: Final = 220
LEAST: Final = 2
SCORE: Final = 48
COLOURS: Final[tuple[Colour, ...]] = (
    theme.GOLD,
    theme.WASHI,
    (120, 190, 120),
    (220, 96, 76),
    (220, 96, 76),
    (110, 160, 220),
)
"""Of yen, R, the bonus, the penalty, loans and interest: in the order of the count."""

ITEMS: Final = range(len(COLOURS))


class Tally:
    """Over street and race."""

    def __init__(self, layout: Layout, names: Sequence[str], crests: Sequence[int]) -> None:
        self._area, self._names, self._crests = layout.at(Sheet()), tuple(names), tuple(crests)
        self.rows = Kept(self._rows)

    def poses(self, outcome: Outcome) -> Poses:
        """All of it."""
        return self.rows(outcome, language())

    def head(self, seat: Seat) -> Face:
        """Of a row, while nobody knows who wins."""
        return head(self._names[seat], self._crests[seat], seat, False)

    def _rows(self, outcome: Outcome, _language: str) -> Poses:
        area, seats = self._area, len(outcome.scores)
        ground = Face(panel=Panel(theme.INDIGO_DEEP, theme.GOLD, 4, theme.RADIUS))
        found: Poses = {Sheet(): places.filling(area, GROUND, ground)}
        high = (area.h - 24) / seats
        most = max(sum(max(0, line.points) for line in lines) for lines in outcome.lines)
        for seat, lines in enumerate(outcome.lines):
            y, won = area.y + 12 + high * (seat + 0.5), seat in outcome.winners
            thick = min(52.0, high - 10)
            face = head(self._names[seat], self._crests[seat], seat, won)
            found[pieces.CountHead(seat)] = Pose(area.x + 16 + HEAD / 2, y, HEAD, thick, CELL, face)
            found.update(self._bars(seat, [line.points for line in lines], most, y, thick))
            x = area.x + area.w - 16 - TAIL / 2
            found[pieces.CountScore(seat)] = Pose(
                x, y, TAIL, thick, CELL + 9, score(outcome.scores[seat], won)
            )
        return found

    def _bars(self, seat: Seat, points: list[int], most: int, y: float, high: float) -> Poses:
        """What is lost lies at the end of what was won, and takes from it."""
        found: Poses = {}
        room = self._area.w - 32 - HEAD - TAIL - 40
        x = self._area.x + 26 + HEAD
        ends = [x + room * sum(points[: item + 1]) / max(1, most) for item in range(len(points))]
        for item, (amount, end) in enumerate(zip(points, ends, strict=True)):
            wide = room * abs(amount) / max(1, most)
            if wide >= LEAST:
                left = end if amount < 0 else end - wide
                seen = wide if amount < 0 else min(ends[item:]) - left
                face, z = bar(item, amount, wide, min(wide, seen)), CELL + 1 + item
                found[pieces.CountBar(seat, item)] = Pose(left + wide / 2, y, wide, high, z, face)
        return found


@cache
def head(name: str, crest: int, seat: Seat, won: bool) -> Face:
    """Whose row it is."""
    parts = (Icon(f"crests/{crest}", 1.4), name)
    line = Run(parts, 6, 24, HEAD - 60, theme.BODY, theme.GOLD if won else theme.WASHI, "bold")
    seal = (Print("seals/win", HEAD - 52, 0, 48, 48),) if won else ()
    return Face(drawn=(line, *seal))


@per_language
def bar(item: int, amount: int, wide: float, seen: float) -> Face:
    """With its figure where there is room for it; of what is won only the left part may be `seen`."""
    fill = COLOURS[item]
    panel = Panel(fill, theme.INK, 2, 4)
    words = number(amount) if item == 0 else signed(amount)
    if seen < 12 + 14 * len(words):
        return Face(panel=panel)
    figure = Caption(words, 32, theme.INK, dx=(seen - wide) / (2 * wide), room=0.95 * seen / wide)
    return Face(captions=(figure,), panel=panel)


@per_language
def score(points: int, won: bool) -> Face:
    """The number can run."""
    return Face(captions=(Caption(number(points), SCORE, theme.GOLD if won else theme.WASHI, room=0.95),))
