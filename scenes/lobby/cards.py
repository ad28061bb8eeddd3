"""The card of a place: crest, name, device, and what can be done there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.bots.levels import Level
from game.i18n.door import _, pgettext
from game.i18n.formats import number
from game.ui.focus import Area
from game.ui.panels import PADDING, Pen
from game.ui.theme import BODY, INDIGO_DEEP, SEAT_COLOURS, SMALL, WASHI, WASHI_DIM
from game.ui.widgets import Button, Line, Panel, Picture, Widget
from game.ui.widgets_field import Field
from game.ui.widgets_values import Choice
from scenes.lobby.places import LONGEST_NAME, Place, crest_names

GAP = 10
VALUE_SHARE = 0.58
"""The part of a row that a value with its arrows takes beside a deed."""

CREST = 190
"""A crest over its words may be that large in a narrow card, too."""

LEAST_CREST = 120
"""A crest lower than this goes beside its words."""


class Deeds(Protocol):
    """What the cards ask for."""

    def rename(self, seat: int, name: str) -> None:
        """Another name."""

    def turn_crest(self, seat: int, step: int) -> None:
        """Another crest."""

    def set_level(self, seat: int, level: str | None) -> None:
        """A bot of this level, or nobody."""

    def sit(self, seat: int) -> None:
        """Whoever asks sits down here."""

    def leave_seat(self, seat: int) -> None:
        """Whoever sits here gets up."""


@dataclass(frozen=True, slots=True)
class Card:
    """Builds the widgets of one place; their keys end in the seat's number."""

    seat: int
    place: Place
    area: Area
    device: str
    """What people call the device, if somebody sits here."""

    levels: tuple[Level, ...]
    deeds: Deeds

    low: bool = False
    """Wider than high: crest and words in one line, two of the rows side by side."""

    @staticmethod
    def height(pen: Pen, low: bool = False) -> float:
        """The crest with two lines beside it, then three rows; a low one has a line and two rows."""
        if low:
            return pen.tall(BODY, "bold") + 2 * (pen.row() + GAP) + 2 * PADDING
        return Card.top(pen) + 3 * (pen.row() + GAP) + 3 * PADDING

    @staticmethod
    def top(pen: Pen) -> float:
        """The part with the crest, at least."""
        return max(100.0, pen.tall(BODY, "bold") + pen.tall(SMALL))

    def widgets(self, pen: Pen) -> Iterator[Widget]:
        """From the plate upwards."""
        seat, colour = self.seat, SEAT_COLOURS[self.seat]
        taken = self.place.taken
        yield Panel(
            f"plate{seat}", self.area, INDIGO_DEEP, colour if taken else WASHI_DIM, 6 if taken else 2, 240
        )
        inner = self.area.inset(PADDING)
        rows = list(self._rows())
        for row in rows:
            row.group = f"card{seat}"
        yield from self._lying(pen, inner, rows) if self.low else self._standing(pen, inner, rows)

    def _standing(self, pen: Pen, inner: Area, rows: Sequence[Widget]) -> Iterator[Widget]:
        y = inner.bottom - 3 * (pen.row() + GAP) + GAP
        yield from self._head(pen, Area(inner.x, inner.y, inner.w, y - GAP - inner.y))
        for row in rows:
            row.area = Area(inner.x, y, inner.w, pen.row())
            y += pen.row() + GAP
            yield row

    def _lying(self, pen: Pen, inner: Area, rows: Sequence[Widget]) -> Iterator[Widget]:
        """The name, if there is one, has a row of its own."""
        head = inner._replace(h=pen.tall(BODY, "bold"))
        yield from self._band(pen, head)
        *name, value, deed = rows
        last = Area(inner.x, inner.bottom - pen.row(), inner.w, pen.row())
        for field in name:
            field.area = last._replace(y=head.bottom + GAP)
        share = (inner.w - GAP) * VALUE_SHARE
        value.area = last._replace(w=share)
        deed.area = last._replace(x=inner.x + share + GAP, w=inner.w - share - GAP)
        yield from rows

    def _band(self, pen: Pen, area: Area) -> Iterator[Widget]:
        """Crest, seat and device in one line."""
        x = area.x + area.h + GAP
        if self.place.taken:
            crest = Area(area.x, area.y, area.h, area.h)
            yield Picture(f"picture{self.seat}", crest, f"crests/{self.place.crest}")
        name = self._name()
        wide = min(pen.width(name, BODY, "bold") + GAP, (area.right - x) * 0.6)
        yield Line(f"who{self.seat}", Area(x, area.y, wide, area.h), name, BODY, WASHI, "bold")
        below = Area(x + wide + GAP, area.y, area.right - x - wide - GAP, area.h)
        yield Line(f"device{self.seat}", below, self._who(), SMALL, WASHI_DIM, "text", "right")

    def _name(self) -> str:
        return _("Seat {number}", number=number(self.seat + 1))

    def _head(self, pen: Pen, area: Area) -> Iterator[Widget]:
        """The crest with its words under it, or beside it where the card is low."""
        seat, first, second = self.seat, pen.tall(BODY, "bold"), pen.tall(SMALL)
        upright = area.h - first - second >= LEAST_CREST
        crest = (
            min(area.h - first - second, max(area.w * 0.5, CREST)) if upright else min(area.h, area.w * 0.3)
        )
        x = area.x + (area.w - crest) / 2 if upright else area.x + 6
        y = area.y if upright else area.y + (area.h - crest) / 2
        if self.place.taken:
            yield Picture(f"picture{seat}", Area(x, y, crest, crest), f"crests/{self.place.crest}")
        left = area.x if upright else x + crest + 16
        top = y + crest if upright else area.y + (area.h - first - second) / 2
        words = Area(left, top, area.right - left, first)
        align = "centre" if upright else "left"
        yield Line(f"who{seat}", words, self._name(), BODY, WASHI, "bold", align)
        below = Area(left, words.bottom, words.w, second)
        yield Line(f"device{seat}", below, self._who(), SMALL, WASHI_DIM, "text", align)

    def _who(self) -> str:
        return self.device or (_("Bot") if self.place.level else pgettext("seat", "Free"))

    def _rows(self) -> Iterator[Widget]:
        seat, deeds, place, area = self.seat, self.deeds, self.place, self.area
        if place.taken:
            yield Field(
                f"name{seat}", area, "", place.name, lambda name: deeds.rename(seat, name), LONGEST_NAME
            )
        if place.device is not None:
            yield Crest(f"crest{seat}", area, place.crest, lambda step: deeds.turn_crest(seat, step))
            yield Button(
                f"leave{seat}",
                area,
                pgettext("button: give up the seat", "Leave"),
                lambda: deeds.leave_seat(seat),
            )
            return
        yield self._level()
        yield Button(f"sit{seat}", area, _("Sit here"), lambda: deeds.sit(seat))

    def _level(self) -> Widget:
        names = [None, *(level.name for level in self.levels)]
        at, named = names.index(self.place.level), [_("nobody"), *(_(level.name) for level in self.levels)]
        choice = Choice(f"level{self.seat}", self.area, "", named, at, self._choose)
        choice.help = _(self.levels[at - 1].description) if at else _("Nobody plays here.")
        return choice

    def _choose(self, at: int) -> None:
        self.deeds.set_level(self.seat, self.levels[at - 1].name if at else None)


class Crest(Choice):
    """Which crests are free is not known here: it only says which way to turn."""

    def __init__(self, key: str, area: Area, crest: int, turned: Callable[[int], None]) -> None:
        super().__init__(key, area, "", crest_names(), crest - 1, lambda at: None)
        self._turned = turned

    def _turn(self, step: int) -> None:
        self._turned(step)
