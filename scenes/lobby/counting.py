"""How many of something are in a match: as many as usual, or more."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.i18n.door import _, pgettext
from game.i18n.formats import number
from game.titles.agreed import Stepper, part
from game.ui.focus import Area
from game.ui.widgets import Widget
from game.ui.widgets_values import Choice

NOWHERE = Area(0, 0, 0, 0)
"""Whoever shows the rows gives them their places."""


class Counting:
    """Whoever asks for as many as usual asks for as many as are usual with others, too."""

    def __init__(self, stepper: Stepper, spec: Any, asked: int | None) -> None:
        self.stepper, self._spec, self._asked = stepper, spec, asked

    def counts(self, players: int) -> range:
        """Every number there may be, the usual one first."""
        found: range = part(self.stepper.counts)(self._spec, players)
        return found

    def usual(self, players: int) -> int:
        """The fewest there may be."""
        return self.counts(players)[0]

    def value(self, players: int) -> int | None:
        """For the options: None is as many as usual."""
        more = self._asked is not None and self._asked in self.counts(players)[1:]
        return self._asked if more else None

    def count(self, players: int) -> int:
        """The number itself."""
        return self.value(players) or self.usual(players)

    def values(self, players: int) -> dict[str, Any]:
        """Its field of the options."""
        return {self.stepper.field: self.value(players)}

    def row(self, players: int) -> Widget:
        """Says which number is the usual one."""
        counts = self.counts(players)
        named = [pgettext("how many", "{count} (usual)", count=number(counts[0])), *map(number, counts[1:])]
        at = counts.index(self.count(players))
        choose = partial(self._take, counts)
        row = Choice(self.stepper.field, NOWHERE, _(self.stepper.words), named, at, choose)
        row.help = _(self.stepper.explained)
        return row

    def _take(self, counts: range, at: int) -> None:
        self._asked = counts[at]
