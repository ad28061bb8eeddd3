"""Where the cards lie and how much room is left below, for every number of seats and size of type."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.ui.focus import Area
from game.ui.panels import PADDING, Pen
from game.ui.theme import BODY
from game.ui.widgets import Label, Widget
from game.ui.widgets_scroll import Column
from game.ui.widgets_values import Choice
from scenes.lobby.cards import Card

GAP: Final = 18
TALLEST: Final = 560
"""Of a card."""

FEW: Final = 4
"""More seats than that are set in two lines where the type is large: a name must have its room."""

LARGEST_WITH_HEADING: Final = 1.5
"""How large the type may be for a heading over two lines of cards."""

LEAST_SHARE: Final = 0.42
MOST_SHARE: Final = 0.6
"""Of a narrow row, for its value."""

SHORT: Final = 5
"""More rows than that are set in three columns."""


@dataclass(frozen=True, slots=True)
class Floor:
    """All between the heading and the foot."""

    area: Area
    seats: int
    rows: int
    """That belong to everybody; start and back not among them."""

    pen: Pen

    @staticmethod
    def crowds(pen: Pen, seats: int) -> bool:
        """Whether even the heading must give way to the cards."""
        return seats > FEW and pen.kit.text.reading > LARGEST_WITH_HEADING

    @property
    def low(self) -> bool:
        """Whether cards are wider than high."""
        return self.seats > FEW and self.pen.kit.text.reading > 1

    def cards(self) -> Iterator[Area]:
        """From left to right, from top to bottom."""
        across, height = self._across, self._height
        each = (self.area.w - GAP * (across - 1)) / across
        for seat in range(self.seats):
            line, place = divmod(seat, across)
            yield Area(self.area.x + place * (each + GAP), self.area.y + line * (height + GAP), each, height)

    @property
    def below(self) -> Area:
        """What the cards leave."""
        lines = -(-self.seats // self._across)
        taken = lines * (self._height + GAP)
        return self.area._replace(y=self.area.y + taken, h=self.area.h - taken)

    def shared(self, rows: Sequence[Widget], start: Widget, back: Widget) -> Iterator[Widget]:
        """Columns that end in the start; one that scrolls and begins with it where the type is too large."""
        area, row = self.below, self.pen.row()
        if self._wanted > area.h:
            children = (start, *rows, back)
            for widget in children:
                widget.area = Area(0, 0, 0, row)
            yield Column("shared", area, children)
            return
        columns = self._columns
        width = (area.w - GAP * (columns - 1)) / columns
        spare = -(len(rows) + 2) % columns
        widgets = (*rows, *(Label(f"none{at}", area, "") for at in range(spare)), back, start)
        for number, widget in enumerate(widgets):
            line, side = divmod(number, columns)
            place = Area(area.x + side * (width + GAP), area.y + line * (row + GAP), width, row)
            widget.area, widget.group = place, "shared"
            if columns > 2 and isinstance(widget, Choice):
                self._divide(widget)
            yield widget

    def _divide(self, choice: Choice) -> None:
        """A narrow row gives its words what they need, and its value the rest."""
        words = self.pen.width(choice.words, BODY) + 4 * PADDING
        choice.share = max(LEAST_SHARE, min(MOST_SHARE, 1 - words / choice.area.w))

    @property
    def _across(self) -> int:
        return -(-self.seats // 2) if self.low else self.seats

    @property
    def _columns(self) -> int:
        return 3 if self.rows > SHORT else 2

    @property
    def _wanted(self) -> float:
        """What the rows need if they are not scrolled."""
        lines = -(-(self.rows + 2) // self._columns)
        return lines * (self.pen.row() + GAP) - GAP

    @property
    def _height(self) -> float:
        least = Card.height(self.pen, self.low)
        return least if self.low else max(least, min(TALLEST, self.area.h - self._wanted - 2 * GAP))
