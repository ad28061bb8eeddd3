"""A row of the final ranking: place, crest, name, what made up the score, how far behind, the score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Surface

from game.ui import bars
from game.ui.bars import Item
from game.ui.focus import Area
from game.ui.panels import PADDING, Pen
from game.ui.text import Colour
from game.ui.theme import BODY, FOCUS_WIDTH, GOLD, LARGE, LOSS, SMALL, TITLE, WASHI
from game.ui.widgets import Widget

WINNER: Final = 8
RIM: Final = 4
"""How wide the rim of a row is."""

LOW: Final = 128
"""A row up to this high has the name beside the crest, one that is higher under it."""

FARTHEST: Final = 360
NEAREST: Final = 200
"""How wide the place of a name may be, and must."""

SEAL: Final = 120
HIGHEST: Final = 120


@dataclass(frozen=True, slots=True)
class Standing:
    """How a seat ended, ready to be written; `fill` and `edge` are its colours."""

    place: str
    name: str
    crest: int
    score: str
    behind: str
    won: bool
    items: tuple[Item, ...]
    fill: Colour
    edge: Colour


@dataclass(frozen=True, slots=True)
class Columns:
    """The same for all rows: where names, bars, distances begin, and how many points fill the bars."""

    name: float
    bars: float
    behind: float
    score: float
    most: int

    @classmethod
    def of(cls, pen: Pen, standings: Sequence[Standing], width: float, height: float) -> Columns:
        """As wide as what is longest in each."""
        low = height <= LOW
        place = (
            max(pen.kit.text.width(each.place, place_size(height), "number") for each in standings)
            + 3 * PADDING
        )
        names = max(pen.width(each.name, BODY, "bold") for each in standings)
        name = min(max(names + PADDING + (crest(height) + PADDING if low else 0), NEAREST), FARTHEST)
        total = score_size(height)
        score = max(pen.kit.text.width(each.score, total, "number") for each in standings)
        behind = max(
            pen.kit.text.width(each.behind, behind_size(pen, height), "number") for each in standings
        )
        edge = width - score - 3 * PADDING
        most = max(bars.length(each.items) for each in standings)
        return cls(place, place + name, edge - max(behind, seal(height)) - 2 * PADDING, edge, most)


def crest(height: float) -> float:
    """The side of a crest in a row so high."""
    return height * 0.62 if height <= LOW else min(124.0, height * 0.5)


def seal(height: float) -> float:
    """The side of the winner's seal."""
    return min(SEAL, height * 0.76)


def place_size(height: float) -> float:
    """Of the rank."""
    return min(TITLE, height * 0.5)


def score_size(height: float) -> float:
    """Of the total: as large as a row allows."""
    return min(HIGHEST, height * (0.72 if height <= LOW else 0.62))


def behind_size(pen: Pen, height: float) -> float:
    """Of the distance: less than the total."""
    return max(SMALL, min(pen.size(LARGE), score_size(height) * 0.66))


class Rank(Widget):
    """Can be focused, so that the foot tells in words what its bars say; there is nothing to press."""

    focusable = True

    def __init__(self, key: str, area: Area, standing: Standing, columns: Columns) -> None:
        super().__init__(key, area)
        self.standing, self._columns = standing, columns

    def face(self, pen: Pen) -> Surface:
        """The winner's rim is golden and wide."""
        seat, (_x, _y, width, height) = self.standing, self.area
        edge = self.rings[0] if self.rings else GOLD if seat.won else seat.edge
        rim = WINNER if seat.won else FOCUS_WIDTH if self.rings else RIM
        plate = pen.plate(pen.kit.frame.rect(*self.area).size, seat.fill, edge, rim)
        ink, columns, scale = GOLD if seat.won else WASHI, self._columns, pen.kit.frame.scale
        middle = plate.get_height() // 2
        place = pen.kit.text.line(seat.place, place_size(height), ink, "number")
        plate.blit(place, place.get_rect(center=(round(columns.name * scale / 2), middle)))
        self._who(pen, plate, ink, height)
        high = height - 2 * (PADDING + RIM)
        for x, bar in bars.stacked(
            pen, seat.items, columns.behind - columns.bars - PADDING, high, columns.most
        ):
            plate.blit(bar, bar.get_rect(midleft=(round((columns.bars + x) * scale), middle)))
        self._mark(pen, plate, height)
        score = pen.kit.text.line(seat.score, score_size(height), ink, "number")
        plate.blit(score, score.get_rect(midright=(round((width - 1.5 * PADDING) * scale), middle)))
        return plate

    def _who(self, pen: Pen, plate: Surface, ink: Colour, height: float) -> None:
        """The crest, and the name under it or beside it."""
        columns, scale, side = self._columns, pen.kit.frame.scale, crest(height)
        picture = pen.kit.images.get(f"crests/{self.standing.crest}", side, side)
        room, left, middle = columns.bars - columns.name - PADDING, columns.name, plate.get_height() // 2
        if height <= LOW:
            plate.blit(picture, picture.get_rect(midleft=(round(left * scale), middle)))
            name = pen.fit(self.standing.name, BODY, ink, (room - side - PADDING / 2, height - 2 * RIM))
            at = round((left + side + PADDING / 2) * scale)
            plate.blit(name, name.get_rect(midleft=(at, middle)))
            return
        line = pen.tall(BODY, "bold")
        name = pen.fit(self.standing.name, BODY, ink, (room, line))
        across, top = round((left + room / 2) * scale), round((height - side - line) * scale / 2)
        plate.blit(picture, picture.get_rect(midtop=(across, top)))
        plate.blit(name, name.get_rect(midbottom=(across, plate.get_height() - top + 2)))

    def _mark(self, pen: Pen, plate: Surface, height: float) -> None:
        """The winner's seal, or how far behind."""
        seat, scale = self.standing, pen.kit.frame.scale
        if seat.won:
            side = seal(height)
            mark = pen.kit.images.get("seals/win", side, side)
        else:
            mark = pen.kit.text.line(seat.behind, behind_size(pen, height), LOSS, "number")
        at = round((self._columns.score - PADDING) * scale), plate.get_height() // 2
        plate.blit(mark, mark.get_rect(midright=at))


class Legend(Widget):
    """What the symbols stand for, in one line; less large where it must be."""

    def __init__(self, key: str, area: Area, signs: Sequence[tuple[str, str]]) -> None:
        super().__init__(key, area)
        self._signs = tuple(signs)

    @staticmethod
    def fits(pen: Pen, signs: Sequence[tuple[str, str]], width: float) -> bool:
        """Whether it can be written at the size the player likes."""
        side = pen.size(SMALL) * 1.4
        return sum(side + PADDING * 3 + pen.width(words, SMALL, "bold") for _symbol, words in signs) <= width

    def face(self, pen: Pen) -> Surface:
        """Side by side in the middle."""
        sheet, gap = pen.sheet(self.area.w, self.area.h), pen.kit.frame.length(PADDING)
        parts: list[tuple[Surface, int]] = []
        side = pen.size(SMALL) * 1.4
        for symbol, words in self._signs:
            if symbol:
                parts.append((pen.kit.images.fitting(symbol, side, side), gap // 2))
            parts.append((pen.line(words, SMALL, WASHI, "bold"), 2 * gap))
        x = (sheet.get_width() - sum(part.get_width() + room for part, room in parts)) // 2 + gap
        for part, room in parts:
            sheet.blit(part, part.get_rect(midleft=(x, sheet.get_height() // 2)))
            x += part.get_width() + room
        return sheet
