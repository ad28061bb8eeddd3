"""The cards of a visit: what can be done, how often it is, and what that costs or brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.i18n.door import pgettext
from game.i18n.formats import signed
from game.staging.harbor import art
from game.staging.harbor.sheets import pages
from game.staging.harbor.sheets.parts import RED, gain_colour
from game.staging.pieces import Card, Less, More
from game.staging.sheets import CELL, Cell
from game.table.hud import BETWEEN
from game.table.pose import Block, Drawn, Face, Icon, Panel, Print, Run, Tinted
from game.ui import theme
from game.ui.focus import Area

GAP = 12
SLIM_CARDS, SLIM_AT_ONCE = 500.0, 2
"""In so narrow a room they lie one under the other, some on another page."""

WIDE, NARROW = 320.0, 205.0
WIDE_ONES, ONE_ROW = 3, 4
"""Up to so many cards are wide, and up to so many stand in one row."""

LOW, SLIM, TITLED = 230.0, 250.0, 150.0
"""Lower cards show their figures only, slimmer ones have shorter titles, and the slimmest have none."""

TOLD = 190.0
"""From so much on a low card tells what is left, too."""

FOOT = 106.0
"""Under the stepper."""

STEP_HIGH, STEP_WIDE = 52.0, 62.0
LESS, MORE = "\N{BLACK DOWN-POINTING TRIANGLE}", "\N{BLACK UP-POINTING TRIANGLE}"


@dataclass(frozen=True, slots=True)
class Deal:
    """One card. `each` is the yen of doing it once, `parts` what stands there instead where it is none.

    `count` is what the stepper shows, None where the card is pressed only once, `of` how many there could be
    where the foot has no room; `total` the yen of all, `foot` at most two lines of what is left or owned, or
    one in red that `warns`.
    """

    title: str
    short: str
    image: str
    each: int | None = None
    parts: tuple[str | Icon, ...] = ()
    count: str | None = None
    of: str = ""
    total: int | None = None
    foot: tuple[str, ...] = ()
    warns: bool = False
    chosen: bool = False
    dim: bool = False
    no_more: bool = False
    no_less: bool = False


def cards(area: Area, deals: Sequence[Deal], page: int = 0) -> Iterator[Cell]:
    """All of them, or those of a page, with what adds one and what takes one away."""
    if area.w < SLIM_CARDS:
        seen = pages.shown(len(deals), SLIM_AT_ONCE, page)
        yield from pages.turners(area, len(deals), SLIM_AT_ONCE, page)
        room = pages.room(area, len(deals), SLIM_AT_ONCE)
        spots = pages.grid(room, 1, SLIM_AT_ONCE, GAP)[: len(seen)]
    else:
        seen, spots = range(len(deals)), places(area, len(deals))
    for number_, spot in zip(seen, spots, strict=True):
        deal = deals[number_]
        yield Cell(Card(number_), spot, face(deal, spot.w, spot.h), CELL + 1)
        if deal.count is not None:
            less, more = steppers(spot)
            yield Cell(Less(number_), less, _step(LESS, less, deal.no_less), CELL + 2)
            yield Cell(More(number_), more, _step(MORE, more, deal.no_more), CELL + 2)


def places(area: Area, count: int) -> list[Area]:
    """Side by side, in two rows where there are many; never outside the area."""
    rows = 1 if count <= ONE_ROW else 2
    columns = max(1, -(-count // rows))
    wide = min(WIDE if count <= WIDE_ONES else NARROW, (area.w - GAP * (columns - 1)) / columns)
    high = (area.h - GAP * (rows - 1)) / rows
    return [
        Area(area.x + column * (wide + GAP), area.y + row * (high + GAP), wide, high)
        for row, column in (divmod(place, columns) for place in range(count))
    ]


def steppers(spot: Area) -> tuple[Area, Area]:
    """Where one is taken away, and where one is added."""
    wide = min(STEP_WIDE, spot.w * 0.25)
    y = spot.bottom - STEP_HIGH - (6 if spot.h < LOW else FOOT)
    return Area(spot.x + 8, y, wide, STEP_HIGH), Area(spot.right - 8 - wide, y, wide, STEP_HIGH)


def face(deal: Deal, w: float, h: float) -> Face:
    """Golden once it is in the visit; dim where it cannot be done at all."""
    edge = theme.GOLD if deal.chosen else theme.INDIGO_LIGHT
    drawn = _low(deal, w, h) if h < LOW else _high(deal, w, h)
    return Face(
        panel=Panel(theme.INK, edge, 6 if deal.chosen else 2, 12), drawn=tuple(drawn), shaded=deal.dim
    )


def _step(sign: str, area: Area, dim: bool) -> Face:
    colour = theme.INDIGO_LIGHT if dim else theme.GOLD
    line = Run((sign,), area.w / 2, area.h / 2, area.w - 8, theme.BODY, colour, "text", "centre")
    return Face(panel=Panel(theme.INDIGO_DEEP, colour, 2, 10), drawn=(line,))


def _high(deal: Deal, w: float, h: float) -> Iterator[Drawn]:
    title = deal.short if w < SLIM else deal.title
    yield Run((title,), w / 2, 30, w - 20, 34, theme.WASHI, "title", "centre")
    if deal.count is None:
        yield from _asked(deal, w, h)
        return
    side = min(96.0, w * 0.4)
    yield Print(deal.image, 12, 56, side, side)
    yield Run(_figure(deal), w - 14, 56 + side / 2, w - side - 34, 44, theme.GOLD, align="right")
    yield Run((deal.count,), w / 2, h - STEP_HIGH / 2 - FOOT, w * 0.4, 48, theme.WASHI, align="centre")
    if deal.total is not None:
        yield Run((signed(deal.total),), w / 2, h - 82, w - 16, 40, gain_colour(deal.total), align="centre")
    yield from _foot(deal, w, h - 46)


def _foot(deal: Deal, w: float, y: float) -> Iterator[Drawn]:
    for line, words in enumerate(deal.foot):
        yield Run((words,), w / 2, y + 28 * line, w - 16, theme.SMALL, theme.WASHI_DIM, "text", "centre")


def _asked(deal: Deal, w: float, h: float) -> Iterator[Drawn]:
    """A card that is pressed once: its picture, and what is to be known of it."""
    if deal.warns:  # it must be read whole, and the title names what it is about
        yield Block(deal.foot[0], 12, 56, w - 24, h - 64, theme.SMALL, RED)
        return
    figure = _figure(deal)
    foot = min(96.0, h * 0.36) if deal.foot or figure else 0.0
    yield Print(deal.image, 12, 52, w - 24, h - 60 - foot)
    yield from _foot(deal, w, h - foot / 2 + 12)
    if figure:
        yield Run(figure, w / 2, h - foot + 6, w - 16, 40, theme.GOLD, align="centre")


def _low(deal: Deal, w: float, h: float) -> Iterator[Drawn]:
    slim = w < TITLED
    top, y = (8.0 if slim else 38.0), h - STEP_HIGH / 2 - 6
    if not slim:
        title = deal.short if w < SLIM else deal.title
        yield Run((title,), w / 2, 22, w - 12, theme.SMALL, theme.WASHI, "bold", "centre")
    if deal.count is None:
        if deal.warns:
            yield Block(deal.foot[0], 10, top, w - 20, h - top - 6, theme.SMALL, RED)
        else:
            yield Print(deal.image, 8, top, w - 16, h - top - 8)
        return
    yield from _slim(deal, w, h) if slim and deal.each else _beside(deal, w, h, top)
    if h >= TOLD:
        foot = BETWEEN.join(deal.foot)
        yield Run((foot,), w / 2, h - STEP_HIGH - 24, w - 16, theme.SMALL, theme.WASHI_DIM, "text", "centre")
    words = pgettext("so many of so many", "{count}/{most}", count=deal.count, most=deal.of)
    yield Run((words if deal.of else deal.count,), w / 2, y, w * 0.5 - 20, 40, theme.WASHI, align="centre")


def _beside(deal: Deal, w: float, h: float, top: float) -> Iterator[Drawn]:
    side = min(60.0, w * 0.4, h - STEP_HIGH - top - 10)
    yield Print(deal.image, 8, top, side, side)
    parts = _figure(deal) if w >= TITLED else _figure(deal)[-1:]
    yield Run(parts, w - 10, top + side / 2, w - side - 22, 36, theme.GOLD, align="right")


def _slim(deal: Deal, w: float, h: float) -> Iterator[Drawn]:
    """The figure under the picture, alone."""
    side = h - STEP_HIGH - 56
    yield Print(deal.image, 8, 8, w - 16, side)
    yield Run(_figure(deal)[-1:], w / 2, side + 26, w - 10, 34, theme.GOLD, align="centre")


def _figure(deal: Deal) -> tuple[str | Tinted | Icon, ...]:
    if deal.each is None:
        return deal.parts
    return Icon(art.YEN, 0.85), Tinted(signed(deal.each), gain_colour(deal.each))
