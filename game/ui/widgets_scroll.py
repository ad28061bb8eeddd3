"""What is longer than its place: text or a picture behind a window, and columns of widgets."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence

import pygame
from pygame import Rect, Surface

from game.ui.focus import Area
from game.ui.panels import BAR, PADDING, Pen
from game.ui.theme import BODY, FOCUS_WIDTH, GOLD, INDIGO_DEEP, INDIGO_LIGHT, INK, WASHI
from game.ui.widgets import Control, Widget

LINE = 90
"""How far one step goes, in logical pixels."""

SHORTEST = 0.08
"""The part of its rail that a handle takes at least."""

PAGE = 0.8
"""The part of the window by which a page goes on."""


def thumb(height: float, content: float, offset: float) -> tuple[float, float]:
    """Where on a rail of this height the handle lies, and how long it is."""
    length = max(height * height / max(content, height), height * SHORTEST)
    room = max(content - height, 1.0)
    return (height - length) * min(offset, room) / room, length


class Scroll(Control):
    """A picture made by `content(pen, width)` behind a window; can be focused only if it is longer."""

    def __init__(
        self, key: str, area: Area, content: Callable[[Pen, float], Surface], from_end: bool = False
    ) -> None:
        super().__init__(key, area)
        self._make, self._content = content, Surface((1, 1))
        self.offset = float("inf") if from_end else 0.0
        self.length = 0.0

    def begin(self, pen: Pen, offset: float | None) -> None:
        """Makes the content, so that it is known whether there is anything to scroll."""
        self.offset = self.offset if offset is None else offset
        self._content = self._make(pen, self.area.w - 4 * PADDING - BAR)
        self.length = self._content.get_height() / pen.kit.frame.scale
        self.focusable = self.clickable = self.most > 0
        self.offset = min(self.offset, self.most)

    @property
    def window(self) -> float:
        """How much of the content is seen."""
        return self.area.h - 2 * PADDING

    @property
    def most(self) -> float:
        """The largest offset."""
        return max(0.0, self.length - self.window)

    def steer(self, dx: int, dy: int) -> bool:
        """Up and down scroll until the end; then the focus may leave."""
        return bool(dy) and self.scroll(dy * LINE)

    def page(self, step: int) -> bool:
        """Nearly a window on or back; False at the end."""
        return self.scroll(step * self.window * PAGE)

    def scroll(self, by: float) -> bool:
        """Tells whether there was anything left to scroll."""
        offset = max(0.0, min(self.most, self.offset + by))
        moved = offset != self.offset
        self.offset = offset
        if moved:
            self.refresh()
        return moved

    def press(self) -> None:
        """On by a page; from the end back to the start."""
        if not self.page(1):
            self.scroll(-self.most)

    def click(self, x: float, y: float) -> None:
        """Beside the handle: a page towards the mouse. In the text: nothing."""
        if x >= self.area.right - BAR - 3 * PADDING:
            at, length = thumb(self.window, self.length, self.offset)
            at += self.area.y + PADDING
            self.page(-1 if y < at else 1 if y > at + length else 0)

    def drag(self, x: float, y: float) -> None:
        """The handle follows the mouse."""
        if x >= self.area.right - BAR - 3 * PADDING and self.most:
            part = (y - self.area.y - PADDING) / self.window
            self.scroll(part * self.most - self.offset)

    def look(self) -> Hashable:
        """How far it is scrolled."""
        return self.offset

    def face(self, pen: Pen) -> Surface:
        """A plate, the content's window on it, and the rail if there is more."""
        frame = pen.kit.frame
        size = frame.rect(*self.area).size
        plate = pen.plate(
            size, INDIGO_DEEP, self.rings[0] if self.rings else INDIGO_LIGHT, FOCUS_WIDTH if self.rings else 2
        )
        inset, window = frame.length(PADDING), frame.length(self.window)
        area = Rect(0, round(self.offset * frame.scale), self._content.get_width(), window)
        plate.blit(self._content, (2 * inset, inset), area)
        if self.most:
            bar = pen.sheet(BAR, self.window)
            draw_bar(
                pen, bar, *thumb(1, self.length / self.window, self.offset / self.window), bool(self.rings)
            )
            plate.blit(bar, (size[0] - inset - bar.get_width(), inset))
        return plate


def draw_bar(pen: Pen, bar: Surface, at: float, length: float, lit: bool) -> None:
    """A rail with its handle; both figures as parts of the rail."""
    whole = bar.get_rect()
    bar.blit(pen.plate(whole.size, INDIGO_DEEP, INDIGO_LIGHT, 2, radius=BAR / 2), whole)
    handle = Rect(0, round(whole.h * min(at, 1 - length)), whole.w, round(whole.h * length))
    bar.blit(pen.plate(handle.size, GOLD if lit else WASHI, INK, 2, radius=BAR / 2), handle)


class Column(Widget):
    """Widgets under each other; the one in focus is always brought into the window."""

    clickable = True

    def __init__(self, key: str, area: Area, children: Sequence[Widget], gap: float = 12) -> None:
        bar = Area(area.right - BAR, area.y, BAR, area.h)
        super().__init__(key, bar)
        self._window, self.children, self._gap = area, tuple(children), gap
        self.offset = 0.0
        self.length = sum(child.area.h + gap for child in children) - gap
        self._arrange()

    def parts(self) -> Iterator[Widget]:
        """The rail, then what is in the column."""
        yield self
        for child in self.children:
            yield from child.parts()

    @property
    def most(self) -> float:
        """The largest offset."""
        return max(0.0, self.length - self._window.h)

    def begin(self, pen: Pen, offset: float | None) -> None:
        """Scrolled as it was before."""
        self.scroll((offset or 0.0) - self.offset)

    def reveal(self, child: Widget) -> bool:
        """Scrolls as little as needed."""
        above = child.area.y - self._window.y
        below = child.area.bottom - self._window.bottom
        return self.scroll(above if above < 0 else max(0.0, below))

    def scroll(self, by: float) -> bool:
        """Tells whether there was anything left to scroll."""
        offset = max(0.0, min(self.most, self.offset + by))
        moved = offset != self.offset
        self.offset = offset
        if moved:
            self._arrange()
            for part in self.parts():
                part.refresh()
        return moved

    def page(self, step: int) -> bool:
        """Nearly a window on or back."""
        return self.scroll(step * self._window.h * PAGE)

    def click(self, x: float, y: float) -> None:
        """A page towards the mouse."""
        at, length = thumb(self.area.h, self.length, self.offset)
        self.page(-1 if y < self.area.y + at else 1 if y > self.area.y + at + length else 0)

    def drag(self, x: float, y: float) -> None:
        """The handle follows the mouse."""
        self.scroll((y - self.area.y) / self.area.h * self.most - self.offset)

    def look(self) -> Hashable:
        """How far it is scrolled."""
        return self.offset

    def face(self, pen: Pen) -> Surface:
        """The rail, or nothing if everything fits."""
        bar = pen.sheet(self.area.w, self.area.h)
        if self.most:
            draw_bar(pen, bar, *thumb(1, self.length / self.area.h, self.offset / self.area.h), False)
        return bar

    def _arrange(self) -> None:
        y = self._window.y - self.offset
        width = self._window.w - (BAR + PADDING if self.most else 0)
        for child in self.children:
            child.area = Area(self._window.x, y, width, child.area.h)
            child.clip, child.group = self._window, self.key
            y += child.area.h + self._gap


def paragraphs(texts: Sequence[str], size: float = BODY) -> Callable[[Pen, float], Surface]:
    """Content for a `Scroll`: blocks of text with a gap between them."""

    def content(pen: Pen, width: float) -> Surface:
        blocks = [pen.block(text, size, WASHI, width) for text in texts]
        gap = pen.kit.frame.length(pen.size(size) * 0.4)
        height = sum(block.get_height() + gap for block in blocks)
        sheet = Surface((pen.kit.frame.length(width), max(1, height)), pygame.SRCALPHA)
        y = 0
        for block in blocks:
            sheet.blit(block, (0, y))
            y += block.get_height() + gap
        return sheet

    return content
