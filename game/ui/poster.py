"""The winner's poster, painted once: prints on a bokashi of the seat's colour, and what there is to tell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect, Surface

from game.ui import bars
from game.ui.bars import Item
from game.ui.canvas import LETTERBOX
from game.ui.focus import Area
from game.ui.frame import HEIGHT, WIDTH
from game.ui.panels import Pen
from game.ui.text import LINE_GAP, Colour
from game.ui.theme import BODY, INDIGO_DEEP, INK, LARGE, SMALL, WASHI

RED: Final = (150, 22, 16)
"""Of headings and scores: vermilion is too pale on paper."""

EDGE: Final = 30
LEFT: Final = 960
RIGHT: Final = 1860
"""Of what is written; the prints stand left of it."""

FADES: Final = 0.42
DYED: Final = 0.22
"""Where the colour has faded, in parts of the height, and how much paper there is at the top."""

CALM: Final = (104, 138, 186)
"""Instead of the seat's colour where a bot has won."""

LARGEST: Final = 150
NAME_STEP: Final = 6
CREST: Final = 150
SCORE: Final = 120
BAR: Final = 64
LOW_BAR: Final = 52
"""How high bars are: of one seat, and of two."""

PAPER: Final = 16
PRINT: Final = (480, 672)
"""How wide the paper around a print is, and the proportions of that."""

HEAD: Final = 40
HEADED: Final = 116
"""From a heading to what is under it; a moment so high has room for a heading over two lines."""

FINE: Final = 2


@dataclass(frozen=True, slots=True)
class Champion:
    """Whose poster it is: one who won, or one of several."""

    name: str
    crest: int
    colour: Colour
    print: str
    score: str


@dataclass(frozen=True, slots=True)
class Poster:
    """`margin` and `remark` are lines, or nothing; `moments` are signs, headings and words.

    `others` are crests and scores, `bars` what made up the scores of one seat or two. Without a winner there
    is no seal; `calm` is all in indigo.
    """

    champions: tuple[Champion, ...]
    margin: str
    remark: str
    others: tuple[tuple[int, str], ...]
    moments: tuple[tuple[str, str, str], ...]
    caption: str
    bars: tuple[tuple[Item, ...], ...]
    won: bool = True
    calm: bool = False


def painted(pen: Pen, poster: Poster, foot: float) -> Surface:
    """As large as the pen's window; nothing but the ground reaches below `foot`."""
    surface = Surface(pen.kit.frame.size)
    surface.fill(LETTERBOX)
    painter = _Painter(pen, surface, poster, foot)
    painter.ground()
    painter.prints()
    painter.words()
    return surface


class _Painter:
    """Places are logical pixels."""

    def __init__(self, pen: Pen, surface: Surface, poster: Poster, foot: float) -> None:
        self._pen, self._surface, self._poster, self._foot = pen, surface, poster, foot
        self._frame = pen.kit.frame
        colours = [champion.colour for champion in poster.champions]
        self._colours = [CALM] * len(colours) if poster.calm else colours

    # ------------------------------------------------------------ the ground

    def ground(self) -> None:
        """Bokashi: the colour of the seat fades into paper, and into its own dark at the foot."""
        picture = self._frame.picture()
        count = len(self._colours)
        for at, colour in enumerate(self._colours):
            part = Rect(picture.x + picture.w * at // count, picture.y, picture.w // count + 1, picture.h)
            self._surface.blit(_faded(part.size, colour, self._foot / HEIGHT), part)
        self._grain(picture)
        disc = min(self._foot * 0.86, 860.0)
        middle = 60 + (LEFT - 100) / 2, self._foot * 0.47
        for at, colour in enumerate(self._colours[:FINE]):
            self._disc(middle, disc, colour, at, min(count, FINE))
        self._frame_lines()

    def _grain(self, picture: Rect) -> None:
        """Paper shows through."""
        tile = self._pen.kit.images.get("interface/washi", 384, 384)
        for y in range(picture.y, picture.bottom, tile.get_height()):
            for x in range(picture.x, picture.right, tile.get_width()):
                area = Rect(0, 0, picture.right - x, picture.bottom - y)
                self._surface.blit(tile, (x, y), area, pygame.BLEND_RGB_MULT)

    def _disc(self, middle: tuple[float, float], side: float, colour: Colour, at: int, count: int) -> None:
        """Plain; of two, each has a half."""
        size = self._frame.length(side)
        large = Surface((size * FINE, size * FINE), pygame.SRCALPHA)
        pygame.draw.circle(large, colour, (size, size), size)
        disc = pygame.transform.smoothscale(large, (size, size))
        left, top = self._frame.x(middle[0] - side / 2), self._frame.y(middle[1] - side / 2)
        half = Rect(size * at // count, 0, size // count, size)
        self._surface.blit(disc, (left + half.x, top), half)

    def _frame_lines(self) -> None:
        for inset, wide in ((14, 8), (30, 3)):
            area = self._frame.rect(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset)
            pygame.draw.rect(self._surface, INK, area, max(1, self._frame.length(wide)))

    # ------------------------------------------------------------ the prints

    def prints(self) -> None:
        """One large, or two side by side; the seal on the last."""
        shown = self._poster.champions[:2]
        high = self._foot - 96
        wide = high * PRINT[0] / PRINT[1]
        if len(shown) > 1:
            wide = (LEFT - 130) / 2
            high = wide * PRINT[1] / PRINT[0]
        left = 60 + (LEFT - 100 - len(shown) * wide - (len(shown) - 1) * 20) / 2
        top = (self._foot - high) / 2 + 4
        for at, champion in enumerate(shown):
            x = left + at * (wide + 20)
            self._print(champion.print, x, top, wide, high)
            if self._poster.won:
                side = 190.0 if len(shown) == 1 else 140.0
                seal = self._pen.kit.images.get("seals/win", side, side)
                self._at(seal, x + wide - side * 0.82, top + high - side * 0.95)

    def _print(self, name: str, x: float, y: float, wide: float, high: float) -> None:
        """In a frame of paper with a shadow; a picture of other proportions is cut, not squeezed."""
        shadow = self._pen.sheet(wide, high)
        shadow.fill((*INK, 120))
        self._at(shadow, x + 16, y + 16)
        self._surface.fill(INK, self._frame.rect(x, y, wide, high))
        self._surface.fill(WASHI, self._frame.rect(x + 4, y + 4, wide - 8, high - 8))
        inside = self._frame.rect(x + PAPER, y + PAPER, wide - 2 * PAPER, high - 2 * PAPER)
        across, down = self._pen.kit.images.stored(name)
        scale = max((wide - 2 * PAPER) / across, (high - 2 * PAPER) / down)
        picture = self._pen.kit.images.get(name, across * scale, down * scale)
        part = inside.move(-inside.x, -inside.y)
        part.center = picture.get_rect().center
        self._surface.blit(picture, inside, part)
        pygame.draw.rect(self._surface, INK, inside, max(1, self._frame.length(3)))

    def _at(self, picture: Surface, x: float, y: float) -> None:
        self._surface.blit(picture, (self._frame.x(x), self._frame.y(y)))

    # ------------------------------------------------------------ what is written

    def words(self) -> None:
        """Name, score, bars, moments; the larger the type, the fewer of them."""
        y = self._names(52)
        y = self._scores(y)
        large = self._pen.kit.text.reading > 1
        self._line(y)
        if not large:
            y = self._bars(y + 16)
        self._moments(y + 10, self._foot - 12)
        if self._foot > HEIGHT - 130:
            caption = self._pen.fit(self._poster.caption, BODY, WASHI, (RIGHT - LEFT, 44), "text", "left")
            at = self._frame.x(LEFT), self._frame.y((self._foot + HEIGHT - EDGE) / 2)
            self._surface.blit(caption, caption.get_rect(midleft=at))

    def _names(self, y: float) -> float:
        """Down in steps until it fits; never cut."""
        poster, room = self._poster, RIGHT - LEFT
        shown = poster.champions[:2]
        side = CREST if len(shown) == 1 else CREST * 0.62
        for champion in shown:
            crest = self._pen.kit.images.get(f"crests/{champion.crest}", side, side)
            self._at(crest, LEFT, y)
            name = self._name(champion.name, side, room - side - 28)
            at = self._frame.x(LEFT + side + 28), self._frame.y(y + side / 2)
            self._surface.blit(name, name.get_rect(midleft=at))
            y += side + 10
        return y

    def _name(self, words: str, high: float, room: float) -> Surface:
        text, size = self._pen.kit.text, min(LARGEST, round(high))
        while size > SMALL and text.width(words, size, "title") > room:
            size -= NAME_STEP
        return text.line(words, max(SMALL, size), INK, "title")

    def _scores(self, y: float) -> float:
        """The score, and beside it by how much, and the others."""
        poster, frame = self._poster, self._frame
        score = self._pen.kit.text.line(poster.champions[0].score, SCORE, RED, "number")
        self._at(score, LEFT, y - 6)
        x = LEFT + score.get_width() / frame.scale + 40
        high = score.get_height() / frame.scale - 16
        lines = [line for line in (poster.margin, poster.remark) if line]
        others = self._others()
        wide = others.get_width() / frame.scale if others else 0
        room = RIGHT - x - wide - 20
        top, each = y, LARGE * LINE_GAP
        for line in lines:
            last = line is lines[-1]
            space = y + high - top if last else each
            words = self._pen.fit(line, LARGE, INK, (room, space), "bold", "left")
            middle = top + (space if len(lines) == 1 else max(each, words.get_height() / frame.scale)) / 2
            self._surface.blit(words, words.get_rect(midleft=(frame.x(x), frame.y(middle))))
            top += each
        if others:
            self._surface.blit(others, others.get_rect(midright=(frame.x(RIGHT), frame.y(y + high / 2))))
        return y + high + 8

    def _others(self) -> Surface | None:
        """Crests with the scores under them."""
        if not self._poster.others:
            return None
        side, cell = 58.0, max(86.0, *(self._cell(score) for _crest, score in self._poster.others))
        sheet = self._pen.sheet(cell * len(self._poster.others), side + 46)
        for at, (crest, score) in enumerate(self._poster.others):
            picture = self._pen.kit.images.get(f"crests/{crest}", side, side)
            across = self._frame.length(cell * (at + 0.5))
            sheet.blit(picture, picture.get_rect(midtop=(across, 0)))
            figure = self._pen.kit.text.line(score, LARGE, INK, "number")
            sheet.blit(figure, figure.get_rect(midbottom=(across, sheet.get_height())))
        return sheet

    def _cell(self, score: str) -> float:
        return self._pen.kit.text.width(score, LARGE, "number") + 18

    def _line(self, y: float) -> None:
        area = self._frame.rect(LEFT, y, RIGHT - LEFT, 3)
        self._surface.fill(INK, area)

    def _bars(self, y: float) -> float:
        """From the greatest item to the smallest."""
        most = max(map(bars.length, self._poster.bars))
        high = BAR if len(self._poster.bars) == 1 else LOW_BAR
        for items in self._poster.bars:
            for x, bar in bars.stacked(self._pen, items, RIGHT - LEFT, high, most):
                self._at(bar, LEFT + x, y)
            y += high + 8
        return y

    def _moments(self, top: float, bottom: float) -> None:
        """In equal parts of the room; with headings where there is enough of it."""
        moments = self._poster.moments
        if not moments:
            return
        each = min((bottom - top) / len(moments), 190.0)
        headed = each >= HEADED and self._pen.kit.text.reading <= 1
        for at, (symbol, heading, words) in enumerate(moments):
            self._moment(
                Area(LEFT, top + at * each, RIGHT - LEFT, each), symbol, heading if headed else "", words
            )

    def _moment(self, area: Area, symbol: str, heading: str, words: str) -> None:
        pen, frame, side = self._pen, self._frame, 72.0
        sign = pen.kit.images.fitting(symbol, side, side)
        self._surface.blit(
            sign, sign.get_rect(center=(frame.x(area.x + side / 2), frame.y(area.y + area.h / 2)))
        )
        left, room = area.x + side + 24, area.w - side - 24
        used = HEAD if heading else 0
        said = pen.fit(words, BODY, INK, (room, area.h - used - 4), "text", "left")
        y = area.y + (area.h - used - said.get_height() / frame.scale) / 2
        if heading:
            self._at(pen.fit(heading, LARGE, RED, (room, LARGE * LINE_GAP), "title", "left"), left, y - 8)
        self._at(said, left, y + used)


def _faded(size: tuple[int, int], colour: Colour, sea: float) -> Surface:
    """A column of colours, stretched; from `sea` on, in parts of the height, it is deep water."""
    column = Surface((1, size[1]))
    for y in range(size[1]):
        column.set_at((0, y), _tone(y / size[1], colour, sea))
    return pygame.transform.scale(column, size)


def _tone(at: float, colour: Colour, sea: float) -> Colour:
    if at >= sea:
        return _mixed(INDIGO_DEEP, colour, 0.22)
    return _mixed(colour, WASHI, min(1.0, DYED + (1 - DYED) * at / FADES))


def _mixed(one: Colour, other: Colour, part: float) -> Colour:
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue
