"""The final count as it is shown: a plate for each seat, and the lines that made up its score."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.rules.core.outcome import Outcome
from game.ui.focus import Area
from game.ui.panels import PADDING, Pen
from game.ui.text import LINE_GAP
from game.ui.theme import BODY, GOLD, HEADING, INDIGO, INDIGO_DEEP, INK, SEAT_COLOURS, WASHI, WASHI_DIM
from game.ui.widgets import Widget

CREST = 72


def items(outcome: Outcome) -> list[str]:
    """Every item anybody scored, in the order of the count."""
    seen: dict[str, None] = {}
    for lines in outcome.lines:
        seen.update(dict.fromkeys(line.item for line in lines))
    return list(seen)


def spoken(item: str) -> str:
    """An item as the table names it."""
    return item.replace("_", " ").capitalize()


def number(points: int) -> str:
    """With a real minus sign."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def label_width(pen: Pen, outcome: Outcome) -> float:
    """The first column, as wide as its longest word."""
    return max([pen.width(spoken(item), BODY) for item in items(outcome)], default=0) + 4 * PADDING


def lines_table(pen: Pen, room: Area, label: float, outcome: Outcome, width: float) -> Surface:
    """One row an item, one column a seat; the plates over it were laid out for the width of `room`."""
    rows = items(outcome)
    lowest, highest = pen.size(BODY) * LINE_GAP + 8, pen.size(BODY) * LINE_GAP + 30
    row = pen.kit.frame.length(max(lowest, min(highest, (room.h - 2 * PADDING) / max(1, len(rows)) - 1)))
    sheet = Surface((pen.kit.frame.length(width), max(1, row * len(rows))), pygame.SRCALPHA)
    scale, column = pen.kit.frame.scale, (room.w - label) / len(outcome.scores)
    for at, item in enumerate(rows):
        middle = at * row + row // 2
        if at % 2 == 0:
            sheet.fill(INDIGO, Rect(0, at * row, sheet.get_width(), row))
        words = pen.line(spoken(item), BODY, WASHI)
        sheet.blit(words, words.get_rect(midleft=(pen.kit.frame.length(PADDING), middle)))
        for seat, lines in enumerate(outcome.lines):
            points = [line.points for line in lines if line.item == item]
            best = seat in outcome.winners
            text = pen.line(
                number(sum(points)) if points else "·",
                BODY,
                GOLD if best else WASHI if points else WASHI_DIM,
                "bold",
            )
            x = (label + (seat + 0.5) * column - 2 * PADDING) * scale
            sheet.blit(text, text.get_rect(center=(round(x), middle)))
    return sheet


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
        name = pen.name(self._name, BODY, ink, self.area.w - 2 * PADDING)
        plate.blit(name, name.get_rect(midtop=(middle, pad // 2)))
        parts = [
            pen.kit.images.get(f"crests/{self._crest}", CREST, CREST),
            pen.line(number(self._score), HEADING, ink, "number"),
        ]
        won = pen.line("winner", BODY, ink, "title")
        if self._won and sum(part.get_width() + pad for part in (*parts, won)) < plate.get_width() - 2 * pad:
            parts.append(won)
        x = middle - (sum(part.get_width() + pad for part in parts) - pad) // 2
        row = plate.get_height() - pad - frame.length(max(CREST, pen.tall(HEADING, "number"))) // 2
        for part in parts:
            plate.blit(part, part.get_rect(midleft=(x, row)))
            x += part.get_width() + pad
        return plate
