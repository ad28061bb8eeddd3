"""How the pieces of the count look."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from game.i18n.formats import number, signed
from game.rules.core.seat import Seat
from game.staging.finale.steps import Step
from game.staging.kept import per_language
from game.staging.seat_faces import LESS_DARK, dark
from game.table.pose import Block, Caption, Drawn, Face, Icon, Panel, Parts, Print, Run
from game.ui import theme
from game.ui.bars import LIGHT

GROUND: Final = Face("tables/dawn")
BLADE: Final = Face("duel/icons/knife")
SEAL: Final = Face("seals/win")
LANTERN: Final = Face("lantern")
TALL: Final = 1.15
SIGNED: Final = 1.6
"""From here on a brick has room for its figure and for its sign, in sizes of its type."""

NARROW: Final = 260.0
"""Up to here a plate has the crest over name and score."""


class Type(NamedTuple):
    """How large what is written is, and at least."""

    name: int
    words: int
    note: int
    least: int


PLAIN: Final = Type(38, 46, 38, theme.SMALL)
GROWN: Final = Type(56, 60, 54, 2 * theme.SMALL)

NAMED: Final = 0.4
"""The part of a plate that the name takes."""

CARDS: Final = 7
"""More cards do not fly."""


@cache
def stand(seat: Seat, name: str, crest: int, w: float, h: float, type: Type, won: bool = False) -> Face:
    """The name over the score; the crest stands left of that or, where there is no room, over both."""
    colour = theme.SEAT_COLOURS[seat % len(theme.SEAT_COLOURS)]
    narrow = w < NARROW
    side = h * 0.27 if narrow else h * 0.52
    x, y = ((w - side) / 2, 8.0) if narrow else (10.0, h * (1 + NAMED) / 2 - side / 2 - 4)
    line = h * 0.45 if narrow else h * NAMED / 2 + 4
    parts: tuple[Drawn, ...] = (
        Print(f"crests/{crest}", x, y, side, side),
        Run((name,), w / 2, line, w - 20, type.name, theme.WASHI, "bold", "centre", type.least),
    )
    panel = Panel(dark(colour, LESS_DARK if won else 0.3), theme.GOLD if won else colour, 8 if won else 4, 14)
    return Face(panel=panel, drawn=parts)


@per_language
def total(words: str, size: int, lit: bool = False) -> Face:
    """Its number can run."""
    return Face(captions=(Caption(words, size, theme.GOLD if lit else theme.WASHI, room=1.0),))


@per_language
def brick(step: Step, points: int, w: float, h: float, seen: float, type: Type) -> Face:
    """As high as it brought points; a loss is hollow, and covers what was won: only so much is `seen`."""
    fill, edge = (theme.INK, theme.VERMILION) if points < 0 else (step.ink, theme.INK)
    if seen < type.least * TALL:
        return Face(panel=Panel(fill, edge, 2, 6))
    size = max(round(min(48.0, seen * 0.62)), type.least)
    ink = theme.WASHI if sum(fill) < LIGHT else theme.INK
    words = signed(points) if points < 0 else number(points)
    parts: Parts = (Icon(step.symbol, 1.5), words) if step.symbol and seen >= size * SIGNED else (words,)
    run = Run(parts, w / 2, h - seen / 2, w - 12, size, ink, align="centre", least=type.least)
    return Face(panel=Panel(fill, edge, 2, 6), drawn=(run,))


@cache
def fan(card: str, count: int, w: float, h: float) -> Face:
    """Cards side by side, closer the more there are."""
    count = min(count, CARDS)
    wide = h * 0.72
    step = min(wide * 0.62, (w - wide) / max(1, count - 1))
    left = (w - wide - step * (count - 1)) / 2
    return Face(drawn=tuple(Print(card, left + at * step, 0, wide, h) for at in range(count)))


@per_language
def gain(points: int, size: int) -> Face:
    """Over the tower."""
    colour = theme.GOLD if points > 0 else theme.LOSS
    return Face(panel=Panel(theme.INK, colour, 3, 14), captions=(Caption(signed(points), size, colour),))


@cache
def board(picture: str, w: float, h: float) -> Face:
    """A print on paper, or a large sign."""
    inset = 12.0 if picture.startswith("posters/") else w * 0.2
    drawn: tuple[Drawn, ...] = (Print(picture, inset, inset, w - 2 * inset, h - 2 * inset),)
    return Face(panel=Panel(theme.WASHI, theme.INK, 4, 8), drawn=drawn)


@per_language
def said(words: str, note: str, w: float, h: float, type: Type) -> Face:
    """What is counted and what it pays, on a dark plate under the picture."""
    middle = h * 0.31 if note else h / 2
    drawn = [Run((words,), w / 2, middle, w - 36, type.words, theme.WASHI, "bold", "centre", type.least)]
    if note:
        drawn.append(
            Run((note,), w / 2, h * 0.71, w - 36, type.note, theme.GOLD, "bold", "centre", type.least)
        )
    return Face(panel=Panel(theme.INDIGO_DEEP, theme.GOLD, 4, 14), drawn=tuple(drawn))


@per_language
def closed(words: str, w: float, h: float, type: Type) -> Face:
    """Who has won, in as many lines as it takes."""
    lines = Block(words, 20, 14, w - 40, h - 28, type.note, theme.GOLD, "bold")
    return Face(panel=Panel(theme.INDIGO_DEEP, theme.GOLD, 6, 14), drawn=(lines,))


@per_language
def cry(words: str, w: float, h: float) -> Face:
    """Brushed over all."""
    panel = Panel(theme.INK, theme.VERMILION, 8, 20)
    return Face(
        panel=panel, drawn=(Run((words,), w / 2, h / 2, w - 60, 150, theme.WASHI, "brush", "centre"),)
    )
