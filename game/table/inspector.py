"""The panel that explains whatever is looked at: its print, its rule, and what it would do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import inf
from typing import Final

import pygame
from pygame import Surface

from game.table.faces import Store
from game.table.hud import HUD_Z, Hud
from game.table.layout import Layout
from game.ui import theme
from game.ui.kit import Kit

GAP: Final = 12
ROW_HEAD: Final = 0.34
ROW_HIGH: Final = 40
CARD_RATIO: Final = 5 / 7
SMALL_PRINT: Final = 196
SHRUNK: Final = (1.0, 0.75, 0.5)


@dataclass(frozen=True, slots=True)
class Figures:
    """Small ones in columns; a cell with a slash names a picture. Row heads are wider than figures."""

    rows: tuple[tuple[str, ...], ...]
    headed: bool = True


@dataclass(frozen=True, slots=True)
class Explanation:
    """What something is, in a few sentences; `image` is a picture of assets/art.

    Where there is no room for all of the text, lines that are `newest_last` lose the oldest.
    """

    title: str
    text: str
    image: str = ""
    figures: Figures | None = None
    newest_last: bool = False


class Inspector:
    """Keeps what it shows, so that looking at the same thing again costs nothing.

    All of it is one solid sheet: what lies under it need not be painted.
    """

    def __init__(self, hud: Hud, layout: Layout) -> None:
        self._hud, self._layout = hud, layout
        self._shown: Explanation | None = None
        self._kit: Kit
        self._sheets: Store[Explanation]

    def lay(self, kit: Kit) -> None:
        """Paints again what was shown."""
        self._kit, self._sheets = kit, Store(kit.frame.size[0] * kit.frame.size[1])
        place = self._layout.slot("inspector")
        self._hud.picture("inspector", _panel(kit, place.w, place.h), place.x, place.y, HUD_Z - 10)
        shown, self._shown = self._shown, None
        self.show(shown)

    def show(self, explanation: Explanation | None) -> None:
        """Another explanation, or none."""
        if explanation == self._shown:
            return
        self._shown = explanation
        if explanation is None:
            self._hud.drop("inspector_sheet")
            return
        sheet = self._sheets.get(explanation) or self._sheets.keep(explanation, self._sheet(explanation))
        top, left = self._layout.slot("inspector_print").y, self._layout.slot("inspector_text").x
        self._hud.picture("inspector_sheet", sheet, left, top)

    def _sheet(self, explanation: Explanation) -> Surface:
        """Picture, title, figures and text, one under the other, as far as there is room."""
        kit, place = self._kit, self._layout.slot("inspector_text")
        top = self._layout.slot("inspector_print").y
        area = kit.frame.rect(place.x, top, place.w, place.y + place.h - top)
        sheet = Surface((area.w | 1, area.h))  # odd: SDL is slow with solid rows of whole fours
        sheet.fill(theme.INDIGO_DEEP)
        y = 0
        for part in self._fitting(explanation, place.w, area.h):
            sheet.blit(part, part.get_rect(midtop=(area.w // 2, y)))
            y += part.get_height() + kit.frame.length(GAP)
        return sheet

    def _fitting(self, explanation: Explanation, width: float, most: int) -> list[Surface]:
        """Large type takes the place of the picture, then is less large, then the oldest lines go."""
        gap, smallest = self._kit.frame.length(GAP), theme.SMALL / self._kit.text.reading
        parts: list[Surface] = []
        for image, size in ((True, theme.SMALL), *((False, theme.SMALL * part) for part in SHRUNK)):
            shown = explanation if image else replace(explanation, image="")
            parts = list(self._parts(shown, width, max(size, smallest)))
            if sum(part.get_height() + gap for part in parts) <= most:
                return parts
        shorter = explanation.text.partition("\n")[2]
        if explanation.newest_last and shorter:
            return self._fitting(replace(explanation, text=shorter), width, most)
        return parts

    def _parts(self, explanation: Explanation, width: float, size: float) -> Iterator[Surface]:
        text = self._kit.text
        if explanation.image:
            yield self._print(explanation)
        yield text.fitted(explanation.title, theme.LARGE, theme.GOLD, width, "title")
        if explanation.figures is not None:
            yield _columns(self._kit, explanation.figures, width)
        yield text.block(explanation.text, size, theme.WASHI, width)

    def _print(self, explanation: Explanation) -> Surface:
        """The picture, smaller where figures need the room."""
        return self._picture(explanation.image, SMALL_PRINT if explanation.figures else inf)

    def warm(self, image: str, small: bool) -> None:
        """Reads a picture before it is asked for, in one of its two sizes."""
        self._picture(image, SMALL_PRINT if small else inf)

    def _picture(self, image: str, most: float) -> Surface:
        place = self._layout.slot("inspector_print")
        ratio = CARD_RATIO if image.startswith(("prints/", "cards/")) else 1.0
        high = min(place.h, place.w / ratio, most)
        return self._kit.images.get(image, high * ratio, high)


def _panel(kit: Kit, width: float, height: float) -> Surface:
    size = kit.frame.length(width), kit.frame.length(height)
    return kit.plates.get(size, theme.INDIGO_DEEP, theme.INDIGO_LIGHT, 2, 255, theme.RADIUS)


def _columns(kit: Kit, figures: Figures, width: float) -> Surface:
    rows, columns = figures.rows, len(figures.rows[0])
    first = width * ROW_HEAD if figures.headed else width / columns
    step = (width - first) / max(1, columns - 1)
    sheet = Surface((kit.frame.length(width), kit.frame.length(ROW_HIGH * len(rows))), pygame.SRCALPHA)
    for number, row in enumerate(rows):
        for column, cell in enumerate(row):
            picture = _cell(kit, cell, ROW_HIGH, heading=column == 0 and figures.headed)
            middle = first / 2 if column == 0 else first + step * (column - 0.5)
            left = kit.frame.length(middle) - picture.get_width() // 2
            down = (kit.frame.length(ROW_HIGH) - picture.get_height()) // 2
            sheet.blit(picture, (left, kit.frame.length(ROW_HIGH * number) + down))
    return sheet


def _cell(kit: Kit, cell: str, high: int, heading: bool) -> Surface:
    if "/" in cell:
        return kit.images.get(cell, high - 4, high - 4)
    return kit.text.line(cell, theme.SMALL, theme.WASHI_DIM if heading else theme.WASHI, "bold")
