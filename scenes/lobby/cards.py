"""The card of a place: crest, name, device, and what can be done there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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

    @staticmethod
    def height(pen: Pen) -> float:
        """The crest with two lines beside it, then three rows."""
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
        y = inner.bottom - 3 * (pen.row() + GAP) + GAP
        yield from self._head(pen, Area(inner.x, inner.y, inner.w, y - GAP - inner.y))
        for row in self._rows():
            row.area = Area(inner.x, y, inner.w, pen.row())
            row.group = f"card{seat}"
            y += pen.row() + GAP
            yield row

    def _head(self, pen: Pen, area: Area) -> Iterator[Widget]:
        """The crest with its words under it, or beside it where the card is low."""
        seat, first, second = self.seat, pen.tall(BODY, "bold"), pen.tall(SMALL)
        upright = area.h - first - second >= LEAST_CREST
        crest = min(area.h - first - second, area.w * 0.5) if upright else min(area.h, area.w * 0.3)
        x = area.x + (area.w - crest) / 2 if upright else area.x + 6
        y = area.y if upright else area.y + (area.h - crest) / 2
        if self.place.taken:
            yield Picture(f"picture{seat}", Area(x, y, crest, crest), f"crests/{self.place.crest}")
        left = area.x if upright else x + crest + 16
        top = y + crest if upright else area.y + (area.h - first - second) / 2
        words = Area(left, top, area.right - left, first)
        align = "centre" if upright else "left"
        name = _("Seat {number}", number=number(seat + 1))
        yield Line(f"who{seat}", words, name, BODY, WASHI, "bold", align)
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
