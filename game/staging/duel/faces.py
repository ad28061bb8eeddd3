"""What each piece of the duel shows between the seats, but for the cards; equal pieces share one face."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.i18n import formats
from game.i18n.door import _
from game.rules.core.seat import Seat
from game.rules.duel.spec import Effect
from game.staging.duel.card_faces import Where, card, half, icon
from game.staging.kept import per_language
from game.table.pose import Caption, Disc, Drawn, Face, Icon, Panel, Print, Run, Stamp, Tinted
from game.ui import theme

__all__ = ["Where", "card", "half"]
"""Beside what follows: the cards have a module of their own."""

DAYLIGHT: Final = Face("tables/day")
NOREN: Final = Face("tables/noren")
ROPE: Final = Face("duel/rope")
RIBBON: Final = Face(panel=Panel(theme.INDIGO_DEEP, theme.INDIGO_LIGHT, 3, 12))
MENU: Final = Face(
    panel=Panel(theme.INDIGO_DEEP, theme.INDIGO_LIGHT, 3, 12), stamps=(Stamp("glyphs/start", 0.8),)
)
STAR: Final = 372.0
SYLLABLES: Final = ("wa", "sa", "bi")
HANDS: Final = ("fist", "1", "2", "3", "4", "half", "bent", "grab", "flick")
FIST, HALF, BENT, GRAB, FLICK = 0, 5, 6, 7, 8
"""What a hand does beside bidding."""

DUSKS: Final = (0, 38, 77, 77)
"""Opacity of the dusk by the beat."""


# ---------------------------------------------------------------- quay


@cache
def barrel(day: bool, number: int) -> Face:
    """D4: night or day, and the specialty number in the lozenge."""
    figure = Caption(formats.number(number), 60, theme.INK, dy=0.06)
    return Face("duel/barrel_day" if day else "duel/barrel_night", captions=(figure,))


@cache
def beam(kind_fish: bool, tip: float) -> Face:
    """D51: green where its end gives, violet where it steals."""
    return Face("duel/beam_green" if kind_fish else "duel/beam_violet", lean=tip)


@cache
def foot(kind_fish: bool) -> Face:
    """In the same lacquer."""
    return Face("duel/balance_foot_green" if kind_fish else "duel/balance_foot_violet")


@cache
def worth(points: int, seat: Seat) -> Face:
    """D72: what the barrel brings where it stands."""
    figure = Caption(formats.signed(points), 34, theme.GOLD)
    return Face(captions=(figure,), panel=Panel(theme.INDIGO_DEEP, theme.SEAT_COLOURS[seat], 4, 10))


@cache
def seal(last: bool) -> Face:
    """Of the turn."""
    return Face("seals/final" if last else "seals/round")


@cache
def pile_count(sign: str, count: int, w: float, h: float) -> Face:
    """How many cards, beside what the pile is for."""
    drawn: tuple[Drawn, ...] = (
        Print(f"duel/signs/{sign}", 8, h * 0.12, h * 0.76, h * 0.76),
        Run((formats.number(count),), w - 14, h / 2, w - h - 8, round(h * 0.76), theme.WASHI, align="right"),
    )
    return Face(panel=Panel(theme.INK, theme.INDIGO_LIGHT, 2, 8), drawn=drawn)


@cache
def bed(sign: str) -> Face:
    """Where a pile lies; seen while there is no card."""
    return Face(
        panel=Panel(theme.INK, theme.WASHI_DIM, 2, 8), stamps=(Stamp(f"duel/signs/{sign}", 0.5),), grey=True
    )


@cache
def dusk(beat: int) -> Face:
    """Deeper with each syllable."""
    return Face(wash=(*theme.INK, DUSKS[beat]))


# ---------------------------------------------------------------- voices


@cache
def syllable(number: int, said: bool) -> Face:
    """0 is WA, 2 is BI; grey until it is said."""
    return Face(f"duel/chant/{SYLLABLES[number]}", grey=not said, opacity=255 if said else 150)


@cache
def hand(seat: Seat, bid: int) -> Face:
    """A bid, or one of the gestures."""
    return Face(f"duel/hands/{HANDS[bid]}", mirrored=seat == 1)


@cache
def sleeve(seat: Seat, w: float, h: float) -> Face:
    """Of the seat's colour; its cuff is at the end."""
    body, cuff = h * 272 / 600, h * 160 / 600
    tiles = range(int((w - cuff) / body) + 1)
    cloth = [
        Print("duel/sleeve/body", w - cuff - body * (tile + 1) + 1, 0, body, h, theme.SEAT_COLOURS[seat])
        for tile in tiles
    ]
    return Face(drawn=(*cloth, Print("duel/sleeve/cuff", w - cuff, 0, cuff, h)), mirrored=seat == 1)


@cache
def figure(seat: Seat, bid: int, side: float, lost: bool = False) -> Face:
    """The bid, readable from across the room."""
    rim = theme.WASHI_DIM if lost else theme.SEAT_COLOURS[seat]
    disc = Disc(0, 0, side, (150, 146, 138) if lost else theme.WASHI, rim, side * 0.07)
    return Face(captions=(Caption(formats.number(bid), round(side * 0.74), theme.INK),), drawn=(disc,))


@cache
def star(seat: Seat) -> Face:
    """In the seat's colour, with a rim of paper."""
    return Face(
        drawn=(
            Print("duel/burst_rim", 0, 0, STAR, STAR),
            Print("duel/burst", 0, 0, STAR, STAR, theme.SEAT_COLOURS[seat]),
        )
    )


@per_language
def verdict(
    bids: tuple[int, int], names: tuple[str, str], crests: tuple[int, int], w: float, h: float
) -> Face:
    """D21: who beats whom, and by how much; or that nobody does."""
    high, low = max(bids), min(bids)
    figures = _("{high} beats {low}", high=high, low=low)
    if high == low:
        equal = (formats.number(high), Icon("duel/signs/equal", 1.4), formats.number(low))
        return Face(drawn=(Run(equal, w / 2, h / 2, w, 112, theme.WASHI, "number", "centre"),))
    seat = bids.index(high)
    margin = formats.signed(high - low)
    parts = (
        Tinted(names[seat], theme.GOLD),
        Icon(f"crests/{crests[seat]}", 1.5),
        Tinted(margin, theme.WASHI),
        Tinted(figures, theme.WASHI_DIM),
    )
    return Face(drawn=(Run(parts, w / 2, h / 2, w - 20, 100, theme.WASHI, "bold", "centre"),))


@cache
def stuck(held: bool, newest: bool) -> Face:
    """A knife, or the place of one that is still to come."""
    return Face(icon(Effect.KNIFE), grey=not held, opacity=255 if held else 150)


@cache
def cut(step: int) -> Face:
    """Thin, full, fading."""
    return Face(f"duel/cut_{step}")


EDGE: Final = Face("duel/sweep")
