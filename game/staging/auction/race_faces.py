"""What the race of the fish shows."""

from __future__ import annotations

from functools import cache
from typing import Final

from game.i18n.door import _
from game.i18n.formats import number, signed
from game.rules.auction.spec import Card
from game.staging.auction.arrows import ink as arrow_ink
from game.staging.auction.terms import card_name
from game.staging.kept import per_language
from game.table.pose import FAINT, Box, Caption, Colour, Disc, Drawn, Face, Panel, Print, Run
from game.ui import theme

WOOD: Final = (30, 22, 18)

INKS: Final[tuple[Colour, ...]] = (theme.INK, theme.INK, theme.INK, theme.WASHI, theme.WASHI)
"""Of the figures on the plaques, from the best rank on."""

CREST: Final = 34

FRAMES: Final = 3
"""Of a fish that swims."""


@cache
def water(w: float, h: float, lane: float, left: float) -> Face:
    """Five lanes, framed in wood."""
    drawn: list[Drawn] = []
    wide, right = lane * 2, w - 6 - lane
    for number_of in range(5):
        y = 6 + number_of * lane
        drawn.append(Print("race/lane_left", left, y, lane, lane))
        parts = int(-(-(right - left - lane) // (wide - 1)))
        for part in range(parts):
            x = min(left + lane + part * (wide - 1), right - wide)
            drawn.append(Print("race/lane_middle", x - 1, y, wide + 2, lane + 1))
        drawn.append(Print("race/lane_right", right, y, lane, lane))
    return Face(panel=Panel(WOOD, theme.WOOD, 3, 12), drawn=tuple(drawn))


@per_language
def head(product: Card, w: float, h: float, plaque: float, lit: bool, named: bool) -> Face:
    """Symbol and name, right of the plaque; large type has no room for names."""
    side = min(h - 6, 72)
    left = plaque + 12
    words = Run(
        (card_name(product),),
        left + side + 12,
        h / 2,
        w - left - side - 28,
        30 if h < 60 else 38,
        theme.WASHI,
        "bold",
    )
    edge = theme.GOLD if lit else theme.WOOD
    symbol = Print(f"symbols/{product.name.lower()}", left, (h - side) / 2, side, side)
    return Face(
        panel=Panel((38, 30, 26), edge, 4 if lit else 2, 8), drawn=(symbol, words) if named else (symbol,)
    )


@cache
def plaque(rank: int, worth: int, h: float) -> Face:
    """A6: what a card of the fish in this rank pays."""
    ink = INKS[min(rank, len(INKS) - 1)]
    size = round(min(80, h * 0.9))
    return Face(f"niches/{rank + 1}", captions=(Caption(number(worth), size, ink, dy=0.02),))


@per_language
def legend(h: float) -> Face:
    """Under the plaques."""
    return Face(captions=(Caption(_("¥ each card"), theme.SMALL, theme.GOLD, font="bold"),))


@cache
def marker(product: Card, frame: int = 0) -> Face:
    """Of one of the five products with a quotation, swimming to the right."""
    return Face(f"race/{product.name.lower()}_{frame % FRAMES + 1}")


@cache
def ghost(product: Card) -> Face:
    """Where it would be."""
    return Face(f"race/{product.name.lower()}_1", opacity=FAINT)


@cache
def buoy(space: int, w: float, h: float, foot: float) -> Face:
    """A line across the lanes, and the number under it."""
    gaps = 14
    step = (h - foot) / gaps
    dashes = [
        Box(w / 2 - 1, n * step + step * 0.25, 3, step * 0.5, (64, 98, 112), None, 0, 1) for n in range(gaps)
    ]
    figure = Run((number(space),), w / 2, h - foot / 2 - 3, w, theme.SMALL, theme.WASHI, "bold", "centre")
    return Face(drawn=(*dashes, figure) if foot else tuple(dashes))


@cache
def rope(w: float, h: float) -> Face:
    """The end of the water."""
    return Face(drawn=tuple(Print("race/rope", 0, n * w, w, w) for n in range(int(-(-h // w)))))


@cache
def wake(w: float, h: float, forwards: bool) -> Face:
    """A thin line with a dot where it came from."""
    dot = h
    x = 0.0 if forwards else w - dot
    line = Box(dot / 2, h / 2 - 2, w - dot, 4, (206, 220, 214), None, 0, 2)
    return Face(drawn=(line, Disc(x, 0, dot, theme.WASHI, theme.INK, 2)))


@cache
def way(w: float, h: float) -> Face:
    """A broken line."""
    dashes = int(w // 18)
    return Face(drawn=tuple(Box(n * 18, h / 2 - 2, 10, 4, theme.GAIN, None, 0, 2) for n in range(dashes)))


@cache
def pushed(by: int, w: float, h: float) -> Face:
    """Beside where a fish would be."""
    return Face(drawn=(Run((signed(by),), w / 2, h / 2, w, 34, arrow_ink(by), "number", "centre"),))


@per_language
def if_all(name: str, w: float, h: float) -> Face:
    """Whose votes are thought of."""
    words = Run(
        (_("if all voted like {name}", name=name),), w / 2, h / 2, w - 16, 28, theme.GAIN, "bold", "centre"
    )
    return Face(panel=Panel((12, 40, 34), theme.GAIN, 2, 10), drawn=(words,))


NOSE: Final = Face(panel=Panel(theme.GOLD, theme.INK, 1, 2))


RACK: Final = Face(panel=Panel(WOOD, theme.WOOD, 3, 12))


@per_language
def rack_title(buying: bool) -> Face:
    """What stands on it."""
    words = _("they buy") if buying else _("price · push")
    return Face(captions=(Caption(words, theme.SMALL, theme.GOLD, font="bold"),))


@cache
def turn(seat: int, crest: int, name: str, w: float, h: float, now: bool, done: bool) -> Face:
    """Who buys, or has bought; large type has no room for the name."""
    colour = theme.SEAT_COLOURS[seat]
    fill: Colour = (colour[0] * 3 // 10, colour[1] * 3 // 10, colour[2] * 3 // 10)
    ink = theme.GOLD if now else theme.WASHI_DIM if done else theme.WASHI
    if not name:
        side = h - 12
        sign = Print(f"crests/{crest}", (w - side) / 2, 6, side, side, shaded=done)
        return Face(panel=Panel(fill, theme.GOLD if now else fill, 4 if now else 0, 8), drawn=(sign,))
    return Face(
        panel=Panel(fill, theme.GOLD if now else fill, 4 if now else 0, 8),
        drawn=(
            Print(f"crests/{crest}", 5, (h - CREST) / 2, CREST, CREST, shaded=done),
            Run((name,), CREST + 9, h / 2, w - CREST - 13, 28, ink, "bold"),
        ),
    )
