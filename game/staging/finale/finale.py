"""The end of a match on its stage: what a title's arrangement needs of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.i18n.door import language
from game.staging.cues import Cue
from game.staging.finale import show
from game.staging.finale.stage import Towers
from game.staging.finale.steps import Count
from game.staging.kept import Kept
from game.staging.seat_plate import Chair
from game.table.layout import Layout
from game.table.pose import Poses


class Finale:
    """`counted` makes the count of a view in which the match is over; a short match has a quick `pace`."""

    def __init__(
        self,
        layout: Layout,
        chairs: Sequence[Chair],
        counted: Callable[[Any, Sequence[str]], Count],
        pace: float = 1.0,
    ) -> None:
        self.towers, self._chairs, self._pace = Towers(layout, chairs), tuple(chairs), pace
        self._counted, self._of = counted, Kept(self._told)

    def _told(self, view: Any, _language: str) -> Count:
        return self._counted(view, [chair.name for chair in self._chairs])

    def count(self, view: Any) -> Count:
        """In the language of now."""
        return self._of(view, language())

    def poses(self, view: Any) -> Poses:
        """All that is to be seen at the end."""
        return self.towers.poses(self.count(view))

    def cue(self, view: Any) -> Cue:
        """From the first item to the winner; calm where people have lost to bots alone."""
        count = self.count(view)
        people = {seat for seat, chair in enumerate(self._chairs) if chair.device}
        calm = bool(people) and people.isdisjoint(count.outcome.winners)
        return show.shown(count, self.towers, self._pace, calm)
