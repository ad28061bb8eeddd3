"""What each piece of the duel shows, but for the cards; equal pieces share one face."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.i18n import formats
from game.i18n.formats import TIMES
from game.rules.core.seat import Seat
from game.rules.duel.spec import Colour, Effect
from game.staging.duel.card_faces import Where, card, half, icon, name
from game.staging.seat_faces import dark
from game.table.pose import Caption, Face, Panel, Stamp
from game.ui import theme

__all__ = ["Where", "card", "half"]
"""Beside what follows: the cards have a module of their own."""

DAYLIGHT: Final = Face("tables/day")
NOREN: Final = Face("tables/noren")
ROPE: Final = Face("duel/rope")
FINAL: Final = Face("seals/final")
FIST: Final = Face("duel/bids/hidden")
SYLLABLES: Final = ("wa", "sa", "bi")
FIGURE: Final = 40
LAMP_RADIUS: Final = 22
DOT: Final = "•"
MOST_DOTS: Final = 3


# ---------------------------------------------------------------- quay


@cache
def barrel(day: bool, number: int) -> Face:
    """D4: night or day, and the specialty number in the lozenge."""
    figure = Caption(formats.number(number), 36, theme.INK, dy=0.06)
    return Face("duel/barrel_day" if day else "duel/barrel_night", captions=(figure,))


@cache
def balance(kind_fish: bool) -> Face:
    """D51: green where its end gives, violet where it steals."""
    return Face("duel/balance_green" if kind_fish else "duel/balance_violet")


@cache
def bid(number: int) -> Face:
    """Fingers and figure."""
    return Face(f"duel/bids/{number}")


def fist() -> Face:
    """Whatever is in it."""
    return FIST


@cache
def syllable(beat: int, said: bool = True) -> Face:
    """1 is WA, 3 is BI; darker until it is said."""
    return Face(f"duel/chant/{SYLLABLES[beat - 1]}", shaded=not said)


@cache
def ready(said: str) -> Face:
    """Somebody needs no more time, as the language says it."""
    word = Caption(said, theme.SMALL, theme.INK, font="bold")
    return Face(captions=(word,), panel=Panel(theme.GOLD, theme.INK, 2, 8))


@cache
def finish(words: str, reason: str, seat: Seat | None, crest: int) -> Face:
    """The plate that closes a match; a draw belongs to nobody."""
    colour = theme.WASHI_DIM if seat is None else theme.SEAT_COLOURS[seat]
    lines = (
        Caption(words, theme.HEADING, theme.GOLD, dy=0.12, font="title"),
        Caption(reason, theme.BODY, theme.WASHI, dy=0.34, font="bold"),
    )
    sign = Stamp("duel/icons/barrel" if seat is None else f"crests/{crest}", 0.42, dy=-0.22)
    panel = Panel(theme.INK if seat is None else dark(colour), theme.GOLD, 8, theme.RADIUS)
    return Face(captions=lines, panel=panel, stamps=(sign,))


# ---------------------------------------------------------------- seats


@cache
def lamp(presses: int) -> Face:
    """Lit by the first press, with a dot for each: one, two, three, and one again."""
    if not presses:
        return Face(panel=Panel(dark(theme.GOLD, 0.45), theme.INK, 0, LAMP_RADIUS))
    dots = DOT * ((presses - 1) % MOST_DOTS + 1)
    figure = Caption(dots, theme.SMALL, theme.INK, font="bold")
    return Face(captions=(figure,), panel=Panel(theme.GOLD, theme.INK, 0, LAMP_RADIUS))


@cache
def place(colour: Colour) -> Face:
    """Where a pile lies; its fish shows while there is no card on it."""
    fish = Stamp(f"symbols/{name(colour)}", 0.5, dx=-0.34)
    return Face(panel=Panel(theme.INK, theme.INK, 0, 8), stamps=(fish,), shaded=True)


@cache
def bed(pile: str) -> Face:
    """Where the draw pile or the discards lie; its name shows while there are none."""
    word = Caption(pile, theme.SMALL, theme.WASHI_DIM, font="text")
    return Face(captions=(word,), panel=Panel(theme.INK, theme.WASHI_DIM, 2, 8))


@cache
def count(points: int, size: int, number: int, doubled: bool) -> Face:
    """A pile's points, its cards of the number wanted; gold at the number, and where wasabi doubles it."""
    reached = size == number
    panel = Panel(theme.INK, theme.GOLD if reached else theme.INK, 4, 8)
    figures = [
        Caption(formats.number(points), FIGURE, theme.GOLD if doubled else theme.WASHI, dy=-0.2),
        Caption(
            f"{formats.number(size)}/{formats.number(number)}",
            34,
            theme.GOLD if reached else theme.WASHI_DIM,
            dy=0.3,
        ),
    ]
    if doubled:
        figures.append(Caption(f"{TIMES}2", theme.BODY, theme.GOLD, dy=0.06, font="bold"))
    return Face(captions=tuple(figures), panel=panel)


@cache
def knives(held: int, wanted: int) -> Face:
    """D32: the rail of the knives; vermilion when one more would win."""
    near = held + 1 >= wanted
    return Face(panel=Panel(theme.INK, theme.VERMILION if near else theme.INK, 3, 8))


@cache
def knife(held: bool) -> Face:
    """One place of the rail."""
    return Face(icon(Effect.KNIFE), shaded=not held)


@cache
def points(score: int, won: bool = False) -> Face:
    """D70-D72: as if the match ended now."""
    return Face(captions=(Caption(formats.number(score), theme.HEADING, theme.GOLD if won else theme.WASHI),))
