"""The card that explains a piece beside it: as large as its type, and what has no room follows by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar, Final

from pygame import Surface

from game.i18n.door import pgettext
from game.i18n.formats import number
from game.table.hud import NOTICE_Z, Hud
from game.table.inspector import SHEET, SLOTS, Column, Explanation, Inspector, Stand, plate
from game.table.layout import Layout, Slot
from game.ui import theme
from game.ui.focus import Area
from game.ui.frame import HEIGHT, WIDTH
from game.ui.kit import Kit

CARD: Final = (640.0, 330.0)
PRINT: Final = 190.0
WIDEST: Final = 1240.0
RIM: Final = 16
EDGE: Final = 8
TOP: Final = 86
OVER: Final = NOTICE_Z - 100
"""A card is so large, keeps so far from its piece and the edges, and stays under the header."""

READ: Final = 6.0
"""Seconds that a part of a text is shown before the next one."""


def panel_of(hud: Hud, layout: Layout) -> Inspector:
    """The panel or the stand where the map has one; else a card beside whatever is looked at."""
    if "stand" in layout.slots:
        return Stand(hud, *(layout.slot(name) for name in SLOTS))
    if "inspector" in layout.slots:
        return Inspector(hud, *(layout.slot(name) for name in SLOTS))
    return ExplainingCard(hud)


class ExplainingCard(Inspector):
    """Beside what it explains, over everything else; gone when nothing is looked at."""

    passing: ClassVar[bool] = True

    def __init__(self, hud: Hud) -> None:
        super().__init__(hud, *_slots(1.0))
        self._pages: dict[Explanation, list[Explanation]] = {}
        self._at, self._since = 0, 0.0
        self._beside: Area | None = None

    def lay(self, kit: Kit) -> None:
        """As large as the type is set."""
        self._measure(*_slots(max(1.0, kit.text.reading)))
        self._pages.clear()
        super().lay(kit)

    def show(self, explanation: Explanation | None, beside: Area | None = None) -> None:
        """Its first part, if there is no room for all of it."""
        if explanation != self._shown:
            self._at, self._since, self._beside = 0, 0.0, beside
        super().show(explanation, beside)

    def update(self, dt: float) -> None:
        """The next part, and after the last one the first again."""
        parts = () if self._shown is None else self._pages[self._shown]
        if len(parts) < 2:
            return
        self._since += dt
        if self._since >= READ:
            self._since, self._at = 0.0, (self._at + 1) % len(parts)
            sheet = super()._sheet(parts[self._at])
            self._put(sheet, sheet.get_height() / self._kit.frame.scale, self._beside)

    def _ground(self) -> None:
        pass

    def _clear(self) -> None:
        super()._clear()
        self._hud.drop("inspector")

    def _sheet(self, explanation: Explanation) -> Surface:
        """Of its first part; the others are kept for later."""
        self._pages[explanation] = self._divided(explanation)
        return super()._sheet(self._pages[explanation][0])

    def _fitting(self, explanation: Explanation, most: int) -> list[Column]:
        """Never less large: the card is as high as it needs, its picture stays where there is room."""
        found = list(self._columns(explanation, theme.SMALL))
        if explanation.image and self._high(found) > self._highest:
            return self._fitting(replace(explanation, image=""), most)
        return [*self._printed(explanation), *found]

    def _high(self, columns: list[Column]) -> int:
        return max(column.top + self._height(column.parts) for column in columns)

    @property
    def _highest(self) -> int:
        return self._kit.frame.length(HEIGHT - TOP - EDGE - 2 * RIM)

    def _divided(self, explanation: Explanation) -> list[Explanation]:
        """In as many parts as have room on the screen."""
        over = self._high(self._fitting(explanation, 0)) - self._highest
        if over <= 0:
            return [explanation]
        size, width = theme.SMALL, self._area.w
        lines = self._kit.text.wrapped(explanation.text, size * self._kit.text.reading, width)
        pitch = self._block(explanation, width, size).get_height() / len(lines)
        each = max(1, int(len(lines) - over / pitch) - 1)
        texts = ["\n".join(lines[first : first + each]) for first in range(0, len(lines), each)]
        return [
            replace(explanation, image="", text=f"{text}\n{_which(place, len(texts))}")
            for place, text in enumerate(texts, start=1)
        ]

    def _put(self, sheet: Surface, high: float, beside: Area | None) -> None:
        wide, tall = self._panel.w, high + 2 * RIM
        x, y = _spot(beside or Area(WIDTH / 2, HEIGHT / 2, 0, 0), wide, tall)
        self._hud.picture("inspector", plate(self._kit, wide, tall), x, y, OVER)
        self._hud.picture(SHEET, sheet, x + self._area.x, y + RIM, OVER + 1)


def _which(place: int, of: int) -> str:
    return pgettext("so many of so many", "{count}/{most}", count=number(place), most=number(of))


def _slots(reading: float) -> tuple[Slot, Slot, Slot]:
    """The card, its picture at most, and its text, which alone says how high the card is."""
    wide, high, side = min(WIDEST, CARD[0] * reading), CARD[1], PRINT * min(reading, 1.4)
    left = 18 + side + 16
    return (
        Slot(0, 0, wide, high),
        Slot(18, 16, side, (high - 32) * min(reading, 1.4)),
        Slot(left, 16, wide - left - 18, 0),
    )


def _spot(beside: Area, wide: float, tall: float) -> tuple[float, float]:
    """At its right if there is room, else at its left, else on the other half; over what lies at the foot."""
    if beside.y + tall > HEIGHT - EDGE and beside.y - RIM - tall >= TOP:
        return min(max(EDGE, beside.x), WIDTH - EDGE - wide), beside.y - RIM - tall
    if beside.right + RIM + wide <= WIDTH - EDGE:
        x = beside.right + RIM
    elif beside.x - RIM - wide >= EDGE:
        x = beside.x - RIM - wide
    else:
        x = EDGE if beside.x + beside.w / 2 > WIDTH / 2 else WIDTH - EDGE - wide
    return x, min(max(TOP, beside.y), HEIGHT - EDGE - tall)
