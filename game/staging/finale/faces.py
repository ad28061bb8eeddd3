"""How the pieces of the count look."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.i18n.formats import number, signed
from game.rules.core.seat import Seat
from game.staging.finale.steps import Step
from game.staging.kept import per_language
from game.staging.seat_faces import LESS_DARK, dark
from game.table.pose import Block, Caption, Drawn, Face, Icon, Panel, Parts, Print, Run
from game.ui import theme
from game.ui.bars import LIGHT

GROUND: Final = Face("tables/day", shaded=True)
BLADE: Final = Face("duel/icons/knife")
SEAL: Final = Face("seals/win")
LANTERN: Final = Face("lantern")
TALL: Final = 30.0
SIGNED: Final = 54.0
"""From here on a brick has room for its figure, and for its sign."""

NAMED: Final = 0.4
"""The part of a plate that the name takes."""

CARDS: Final = 7
"""More cards do not fly."""


@cache
def stand(seat: Seat, name: str, crest: int, w: float, h: float, grown: float, won: bool = False) -> Face:
    """The name over the crest, which stands left of the score; golden once the seat has won."""
    colour = theme.SEAT_COLOURS[seat % len(theme.SEAT_COLOURS)]
    high, side = h * NAMED, min(h * 0.52, w * 0.34)
    parts: tuple[Drawn, ...] = (
        Run((name,), w / 2, high / 2 + 4, w - 24, round(38 * grown), theme.WASHI, "bold", "centre"),
        Print(f"crests/{crest}", 10, high + (h - high - side) / 2 - 4, side, side),
    )
    panel = Panel(dark(colour, LESS_DARK if won else 0.3), theme.GOLD if won else colour, 8 if won else 4, 14)
    return Face(panel=panel, drawn=parts)


@per_language
def total(words: str, size: int, lit: bool = False) -> Face:
    """Its number can run."""
    return Face(captions=(Caption(words, size, theme.GOLD if lit else theme.WASHI, room=0.98),))


@per_language
def brick(step: Step, points: int, w: float, h: float, seen: float) -> Face:
    """As high as it brought points; a loss is hollow, and covers what was won: only so much is `seen`."""
    fill, edge = (theme.INK, theme.VERMILION) if points < 0 else (step.ink, theme.INK)
    if seen < TALL:
        return Face(panel=Panel(fill, edge, 2, 6))
    size = round(min(48.0, seen * 0.62))
    ink = theme.WASHI if sum(fill) < LIGHT else theme.INK
    words = signed(points) if points < 0 else number(points)
    size = max(size, theme.SMALL)
    parts: Parts = (Icon(step.symbol, 1.5), words) if step.symbol and seen >= SIGNED else (words,)
    drawn = (Run(parts, w / 2, h - seen / 2, w - 12, size, ink, align="centre"),)
    return Face(panel=Panel(fill, edge, 2, 6), drawn=drawn)


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
def board(picture: str, note: str, w: float, h: float) -> Face:
    """A print in its frame, or a large sign; what it pays on a golden plate in its corner."""
    inset = 0.0 if "prints/" in picture else w * 0.2
    drawn: tuple[Drawn, ...] = (Print(picture, inset, inset, w - 2 * inset, h - 2 * inset),)
    return Face(panel=Panel(theme.INDIGO_DEEP, theme.INK, 4, 14), drawn=drawn)


@per_language
def said(words: str, note: str, w: float, h: float, grown: float) -> Face:
    """What is counted and what it pays, on a dark plate under the picture."""
    middle, size = (h * 0.31 if note else h / 2), round(46 * grown)
    drawn = [Run((words,), w / 2, middle, w - 36, size, theme.WASHI, "bold", "centre")]
    if note:
        drawn.append(Run((note,), w / 2, h * 0.71, w - 36, round(38 * grown), theme.GOLD, "bold", "centre"))
    return Face(panel=Panel(theme.INDIGO_DEEP, theme.GOLD, 4, 14), drawn=tuple(drawn))


@per_language
def closed(words: str, w: float, h: float, grown: float) -> Face:
    """Who has won, in as many lines as it takes."""
    words_in = Block(words, 20, 14, w - 40, h - 28, round(40 * min(grown, 1.3)), theme.GOLD, "bold")
    return Face(panel=Panel(theme.INDIGO_DEEP, theme.GOLD, 6, 14), drawn=(words_in,))


@per_language
def cry(words: str, w: float, h: float) -> Face:
    """Brushed over all."""
    panel = Panel(theme.INK, theme.VERMILION, 8, 20)
    return Face(
        panel=panel, drawn=(Run((words,), w / 2, h / 2, w - 60, 150, theme.WASHI, "brush", "centre"),)
    )
