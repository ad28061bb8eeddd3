"""A final count: a plate for each seat, and under them what made up their scores."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeAlias

import pygame
from pygame import Rect, Surface

from game.i18n.door import _
from game.i18n.formats import number
from game.ui.focus import Area
from game.ui.panels import PADDING, Pen
from game.ui.text import LINE_GAP
from game.ui.theme import BODY, GOLD, HEADING, INDIGO, INDIGO_DEEP, INK, SEAT_COLOURS, WASHI, WASHI_DIM
from game.ui.widgets import Widget

CREST = 72
NOTHING = "·"

Row: TypeAlias = tuple[str, Sequence[int | None]]
"""An item, and the points of each seat for it: None where it scored nothing."""


def label_width(pen: Pen, rows: Sequence[Row]) -> float:
    """The first column, as wide as its longest word."""
    return max([pen.width(item, BODY) for item, _points in rows], default=0) + 4 * PADDING


def points_table(pen: Pen, rows: Sequence[Row], best: Collection[int], room: Area, width: float) -> Surface:
    """One row an item, one column a seat, under plates that share the width of `room` right of the labels."""
    high, columns = _row_height(pen, room, len(rows)), _columns(pen, room, rows)
    sheet = Surface((pen.kit.frame.length(width), max(1, high * len(rows))), pygame.SRCALPHA)
    for at, row in enumerate(rows):
        if at % 2 == 0:
            sheet.fill(INDIGO, Rect(0, at * high, sheet.get_width(), high))
        _write_row(sheet, pen, row, best, columns, at * high + high // 2)
    return sheet


def _row_height(pen: Pen, room: Area, count: int) -> int:
    """All of the room, but neither crowded nor lost in it; in physical pixels."""
    line = pen.size(BODY) * LINE_GAP
    return pen.kit.frame.length(max(line + 8, min(line + 30, (room.h - 2 * PADDING) / max(1, count) - 1)))


def _columns(pen: Pen, room: Area, rows: Sequence[Row]) -> list[int]:
    """The middle of each, in physical pixels."""
    seats, label = max([len(points) for _item, points in rows], default=0), label_width(pen, rows)
    each = (room.w - label) / max(1, seats)
    return [round((label + (n + 0.5) * each - 2 * PADDING) * pen.kit.frame.scale) for n in range(seats)]


def _write_row(
    sheet: Surface, pen: Pen, row: Row, best: Collection[int], columns: Sequence[int], y: int
) -> None:
    item, points = row
    words = pen.line(item, BODY, WASHI)
    sheet.blit(words, words.get_rect(midleft=(pen.kit.frame.length(PADDING), y)))
    for seat, (x, scored) in enumerate(zip(columns, points, strict=True)):
        colour = GOLD if seat in best else WASHI_DIM if scored is None else WASHI
        text = pen.line(NOTHING if scored is None else number(scored), BODY, colour, "bold")
        sheet.blit(text, text.get_rect(center=(x, y)))


class Standing(Widget):
    """Crest, name and score of a seat; the winner's is gold and says so."""

    def __init__(self, key: str, area: Area, name: str, crest: int, score: int, seat: int, won: bool) -> None:
        super().__init__(key, area)
        self._name, self._crest, self._score, self._won = name, crest, score, won
        self._edge = SEAT_COLOURS[seat % len(SEAT_COLOURS)]

    @staticmethod
    def height(pen: Pen) -> float:
        """The name, and under it the crest with the score."""
        return pen.tall(BODY, "bold") + max(CREST, pen.tall(HEADING, "number")) + 2 * PADDING

    def face(self, pen: Pen) -> Surface:
        """Everything in the middle, so that it stands over its column."""
        frame = pen.kit.frame
        middle = frame.length(self.area.w) // 2
        plate = pen.plate(frame.rect(*self.area).size, GOLD if self._won else INDIGO_DEEP, self._edge, 6)
        ink, pad = INK if self._won else WASHI, frame.length(PADDING)
        name = pen.fit(self._name, BODY, ink, (self.area.w - 2 * PADDING, pen.tall(BODY, "bold")))
        plate.blit(name, name.get_rect(midtop=(middle, pad // 2)))
        parts = [
            pen.kit.images.get(f"crests/{self._crest}", CREST, CREST),
            pen.line(number(self._score), HEADING, ink, "number"),
        ]
        won = pen.line(_("winner"), BODY, ink, "title")
        if self._won and sum(part.get_width() + pad for part in (*parts, won)) < plate.get_width() - 2 * pad:
            parts.append(won)
        x = middle - (sum(part.get_width() + pad for part in parts) - pad) // 2
        row = plate.get_height() - pad - frame.length(max(CREST, pen.tall(HEADING, "number"))) // 2
        for part in parts:
            plate.blit(part, part.get_rect(midleft=(x, row)))
            x += part.get_width() + pad
        return plate
