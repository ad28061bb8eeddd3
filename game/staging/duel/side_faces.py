"""What the pieces of one seat show: its head, plaques, figures and the cross of its signs."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.i18n import formats
from game.i18n.door import _
from game.i18n.formats import TIMES
from game.rules.core.seat import Seat
from game.rules.duel.spec import Bonus, Colour, Effect
from game.staging.duel.card_faces import icon
from game.staging.duel.card_faces import name as file_name
from game.staging.kept import per_language
from game.staging.seat_faces import dark
from game.table.pose import Box, Caption, Drawn, Face, Panel, Print, Run
from game.ui import theme

FISH: Final = 66.0
SIGN: Final = 58.0
PIP: Final = 30.0
ROOM: Final = 128.0
"""The sides of a plaque's pictures, and its width."""

SIGNS: Final = {Bonus.STEAL: "steal", Bonus.DRAW: "draw", Bonus.DISCARD: "discard", Bonus.BARREL: "pull"}
NAME: Final = 0.91
"""The type of a name, in parts of its place: maps for large type have higher ones."""

PINE: Final = (84, 148, 92)
NEAR: Final = (92, 22, 16)
"""The ground of a rail to which one more knife would come as the last."""


def sign(bonus: Bonus) -> str:
    """The picture of a bonus."""
    return f"duel/signs/{SIGNS[bonus]}"


# ---------------------------------------------------------------- head


@cache
def head(seat: Seat, asked: bool) -> Face:
    """Golden rim around whoever is asked."""
    colour = theme.SEAT_COLOURS[seat]
    return Face(panel=Panel(dark(colour, 0.3), theme.GOLD if asked else colour, 5, theme.RADIUS))


@cache
def name(words: str, align: str, w: float, h: float) -> Face:
    """On the side of the crest."""
    at = {"left": 0.0, "right": w}[align]
    return Face(drawn=(Run((words,), at, h / 2, w, round(h * NAME), theme.WASHI, "bold", align),))


@cache
def knives(seat: Seat, held: int, wanted: int) -> Face:
    """D32: the rail of the knives glows when one more would win."""
    if held + 1 >= wanted:
        return Face(panel=Panel(NEAR, theme.VERMILION, 4, 24))
    ground = dark(theme.SEAT_COLOURS[seat], 0.3)
    return Face(panel=Panel(ground, ground, 0, 24))


@cache
def knife(held: bool) -> Face:
    """One place of the rail."""
    return Face(icon(Effect.KNIFE), grey=not held)


@cache
def points(score: int) -> Face:
    """D70-D72: as if the match ended now."""
    return Face(captions=(Caption(formats.number(score), 92, theme.WASHI),))


# ---------------------------------------------------------------- rack


@cache
def plaque(colour: Colour, bonus: Bonus, held: int, number: int, near: bool) -> Face:
    """The fish, what its pile brings, and a pip for each card wanted; golden where a hung one would do."""
    kind, empty = file_name(colour), not held
    gap, lit = PIP + 6, min(held, number)
    left = (ROOM - gap * number + 6) / 2
    pips = [
        Print(f"duel/pips/{'lit' if each < lit else 'dark'}", left + gap * each, 94, PIP, PIP)
        for each in range(number)
    ]
    drawn: tuple[Drawn, ...] = (
        Print(f"symbols/{kind}", 1, 20, FISH, FISH, shaded=empty and not near),
        Print(sign(bonus), 66, 24, SIGN, SIGN, shaded=empty and not near),
        *pips,
    )
    over = ("duel/plaques/lit",) if near else ()
    return Face(f"duel/plaques/{'empty' if empty else kind}", over=over, drawn=drawn)


@cache
def count(points: int, wasabi: int, doubled: bool, wanted: int) -> Face:
    """A pile's points, and the wasabi that doubles it."""
    figure = Run(
        (formats.number(points),), 31, 30, 56, 46, theme.GOLD if doubled else theme.WASHI, align="centre"
    )
    drawn: list[Drawn] = [Box(0, 0, 62, 92, theme.INK, PINE if doubled else theme.INK, 4, 10), figure]
    if doubled:
        drawn.append(Run((f"{TIMES}2",), 31, 70, 56, 34, (150, 214, 140), "bold", "centre"))
    elif wasabi:
        drawn += [
            Print(icon(Effect.WASABI), 31 + 27 * (at - wanted / 2), 58, 26, 26, shaded=at >= wasabi)
            for at in range(wanted)
        ]
    return Face(drawn=tuple(drawn))


# ---------------------------------------------------------------- cross


@cache
def cross(seat: Seat, asked: bool, side: float) -> Face:
    """Two bars, in the seat's colour."""
    colour, third = theme.SEAT_COLOURS[seat], side / 3
    fill, edge = dark(colour, 0.3), theme.GOLD if asked else colour
    bars = (
        Box(third - 4, 0, third + 8, side, fill, edge, 5, 18),
        Box(0, third - 4, side, third + 8, fill, edge, 5, 18),
    )
    middle = Box(third + 1, third + 1, third - 2, third - 2, fill, fill, 0, 0)
    return Face(drawn=(*bars, middle))


@cache
def bid(number: int, asked: bool) -> Face:
    """Fingers and figure; grey when no bid is asked."""
    return Face(f"duel/bids/{number}", grey=not asked)


FIST: Final = Face("duel/bids/hidden")
"""Somebody has pressed; what, nobody knows."""


@per_language
def ready(lit: bool, side: float) -> Face:
    """This seat needs no more time, or may say so."""
    word = Run((_("READY"),), side / 2, side / 2, side - 12, 30, theme.WASHI, "bold", "centre")
    edge = theme.GOLD if lit else theme.WASHI_DIM
    return Face(drawn=(Box(0, 0, side, side, (34, 84, 48), edge, 5, 10), word))
