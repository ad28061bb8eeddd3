"""The widgets of one screen together: shown on one canvas, marked, hit and scrolled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pygame import Surface

from game.ui.canvas import Canvas
from game.ui.focus import Focus, Item
from game.ui.panels import Pen
from game.ui.text import Colour
from game.ui.widgets import Panel, Widget
from game.ui.widgets_scroll import Column, Scroll

FIRST_Z = 10


class Screen:
    """Made anew with every change that widgets cannot show themselves; `offsets` carry the scrolling over.

    The ground becomes its own: plates are printed on it.
    """

    def __init__(
        self, pen: Pen, ground: Surface, widgets: Iterable[Widget], offsets: Mapping[str, float]
    ) -> None:
        self.canvas = Canvas(ground)
        self.widgets = {part.key: part for widget in widgets for part in widget.parts()}
        self._columns = {w.key: w for w in self.widgets.values() if isinstance(w, Column)}
        self._rings: dict[str, tuple[Colour, ...]] = {}
        for widget in self.widgets.values():
            if isinstance(widget, Scroll | Column):
                widget.begin(pen, offsets.get(widget.key))
        for z, widget in enumerate(self.widgets.values(), FIRST_Z):
            if isinstance(widget, Panel):
                widget.imprint(pen, ground)
            else:
                widget.show(pen, self.canvas, z)

    def offsets(self) -> dict[str, float]:
        """How far everything is scrolled."""
        return {key: w.offset for key, w in self.widgets.items() if isinstance(w, Scroll | Column)}

    def items(self) -> list[Item]:
        """All that can be focused."""
        return [widget.item() for widget in self.widgets.values() if widget.focusable]

    def hit(self, x: float, y: float) -> Widget | None:
        """What a click at this point is meant for."""
        hits = [w for w in self.widgets.values() if w.clickable and w.seen.holds(x, y)]
        return hits[-1] if hits else None

    def mark(self, cursors: Iterable[tuple[Focus, Colour]]) -> None:
        """Outlines what is focused; only what gained or lost a focus is drawn again."""
        rings: dict[str, tuple[Colour, ...]] = {}
        for focus, colour in cursors:
            if focus.at is not None:
                rings[focus.at] = (*rings.get(focus.at, ()), colour)
        for key in rings.keys() | self._rings.keys():
            if key in self.widgets:
                self.widgets[key].ring(rings.get(key, ()))
        self._rings = rings

    def reveal(self, widget: Widget | None) -> bool:
        """Brings a widget of a column into its window; true if that moved anything."""
        column = self.column(widget)
        return column is not None and widget is not None and column.reveal(widget)

    def column(self, widget: Widget | None) -> Column | None:
        """The column a widget stands in."""
        return self._columns.get(widget.group) if widget is not None else None

    def page(self, widget: Widget | None, step: int) -> bool:
        """Scrolls what the widget is or stands in, else whatever can be scrolled; false at its end."""
        column = self.column(widget)
        if column is not None and column.most:
            return column.page(step)
        scrolls = [w for w in self.widgets.values() if isinstance(w, Scroll)]
        target = widget if isinstance(widget, Scroll) else next(iter(scrolls), None)
        return target is not None and target.page(step)
