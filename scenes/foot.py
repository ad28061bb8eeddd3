"""The foot of every menu: a note about what is focused, and what to press."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from game.devices.devices import Devices
from game.devices.glyphs import glyph
from game.ui.focus import Area
from game.ui.frame import HEIGHT, WIDTH
from game.ui.panels import Pen
from game.ui.theme import GOLD, INDIGO_DEEP, SMALL, WASHI_DIM
from game.ui.widgets import Label, Panel, Widget
from game.ui.widgets_hints import Hints
from game.ui.widgets_note import Note

MARGIN = 60
"""What menus leave free on both sides."""

AIR = 24
"""Between the hints and the mark."""


class Foot:
    """A line for the note over one for the hints; a note that is longer takes both.

    `mark` stands small at the right end of the hints: the title has the version there.
    """

    def __init__(self) -> None:
        self.mark = ""
        self.note = Note("note", Area(0, 0, 0, 0), "")
        self._hints = Hints("hints", Area(0, 0, 0, 0), ())
        self._marked = Label("mark", Area(0, 0, 0, 0), "")
        self._pen: Pen | None = None
        self._said: Hashable = ()

    @staticmethod
    def area(pen: Pen) -> Area:
        """Everything else stays above it."""
        height = 2 * pen.tall(SMALL) + 14
        return Area(MARGIN, HEIGHT - height - 8, WIDTH - 2 * MARGIN, height)

    def widgets(self, pen: Pen) -> Iterator[Widget]:
        """New ones for a new screen."""
        self._pen, self._said = pen, ()
        area, line = self.area(pen), pen.tall(SMALL) + 6
        self.note = Note("note", Area(area.x, area.y, area.w, area.h - line), "", SMALL, GOLD)
        room = pen.width(self.mark, SMALL) + AIR if self.mark else 0
        self._hints = Hints("hints", Area(area.x, area.bottom - line, area.w - room, line), ())
        end = Area(area.right - room, area.bottom - line, room, line)
        self._marked = Label("mark", end, self.mark, SMALL, WASHI_DIM, align="right")
        band = Area(0, area.y - 8, WIDTH, HEIGHT - area.y + 8)
        yield Panel("foot", band, INDIGO_DEEP, INDIGO_DEEP, 0, 225, 0)
        yield self.note
        yield self._hints
        if self.mark:
            yield self._marked

    def guide(self, devices: Devices, words: Sequence[tuple[str, str]]) -> None:
        """Words of the bindings and what they do, with the glyphs of the device last used."""
        kind, bindings = devices.kind(devices.last), devices.bindings
        said = (kind, words, self.note.words, id(bindings))
        if said == self._said or self._pen is None:
            return
        self._said = said
        named = ((glyph(kind, "plain", word, bindings), does) for word, does in words)
        wide = self._pen.width(self.note.words, SMALL) > self.note.area.w
        self._hints.say([] if wide else [pair for pair in named if pair[0]])
        self._marked.say("" if wide else self.mark)
