"""What a house shows in large type: what its fish is worth, what is left, the way in; the rest when asked."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n.formats import number
from game.rules.harbor.table import Table
from game.rules.harbor.words import KINDS
from game.staging.harbor import art, extra_faces, fish_faces
from game.staging.harbor.fish_faces import SCARCE, way_in, worth_words
from game.staging.zoom import LEAST
from game.table.pose import Box, Drawn, Face, Icon, Panel, Parts, Print, Run
from game.ui import theme

FIGURE = 54
LINE = 62
"""A figure on its plate."""

BROAD = 280
"""From so much on there is room for the way in beside what the fish is worth."""

EMBLEM = 88


def face(table: Table, w: float, h: float, shown: fish_faces.Shown | extra_faces.Shown) -> Face:
    """One house."""
    if isinstance(shown, extra_faces.Shown):
        return Face(panel=Panel(theme.INK, theme.WOOD, 2, 10), drawn=tuple(_extra(table, w, h, shown)))
    scarce = _scarce(shown)
    panel = Panel(theme.INK, theme.VERMILION if scarce else theme.WOOD, 5 if scarce else 2, 10)
    return Face(panel=panel, drawn=tuple(_fish(table, w, h, shown)))


def _scarce(shown: fish_faces.Shown) -> bool:
    return not shown.empty and min(shown.barrels, shown.fish) <= SCARCE


def _fish(table: Table, w: float, h: float, shown: fish_faces.Shown) -> Iterator[Drawn]:
    """Its print, its worth, and under it what runs out first of its barrels and fish."""
    kind = KINDS[shown.market]
    high = h - 2 * LINE - 12
    yield Print(art.front(shown.market), 4, 4, w - 8, high, shaded=shown.empty)
    y, wide = h - 1.5 * LINE - 6, w - 12 if w < BROAD else 150
    yield Box(6, y - LINE / 2, wide, LINE - 2, theme.INDIGO_DEEP, theme.GOLD, 3, 10)
    worth = (Icon(art.R, 0.8), worth_words(table, kind, shown.worth))
    yield Run(worth, 6 + wide / 2, y, wide - 12, FIGURE, theme.WASHI, align="centre", least=LEAST)
    if w >= BROAD:
        yield from way_in(table.entries[shown.market], w - 2, y, wide + 8, shown.entered, FIGURE)
    fewest = shown.fish < shown.barrels
    image, count = (art.fish(kind), shown.fish) if fewest else (art.barrel(kind), shown.barrels)
    y = h - LINE / 2 - 4
    if _scarce(shown):
        yield Box(6, y - LINE / 2 + 2, w - 12, LINE - 4, theme.VERMILION, None, 0, 8)
    colour = theme.WASHI_DIM if shown.empty or not count else theme.WASHI
    parts: Parts = (Icon(image, 1.0), number(count))
    if w >= BROAD:
        parts = (*parts, Icon(art.licence(kind), 1.0), number(shown.licences))
    yield Run(parts, w / 2, y, w - 14, FIGURE, colour, align="centre", least=LEAST)


def _extra(table: Table, w: float, h: float, shown: extra_faces.Shown) -> Iterator[Drawn]:
    """An emblem; the way in under it where the house is high."""
    side = min(EMBLEM, w - 8, h - 8)
    tall = h > EMBLEM + LINE
    left = (w - side) / 2 if tall or w < BROAD else 6.0
    yield Print(art.emblem(shown.market), left, 8 if tall else (h - side) / 2, side, side)
    entry = table.entries[shown.market]
    if tall:
        yield from way_in(entry, w, h - LINE / 2, 0, shown.entered, FIGURE)
    elif w >= BROAD:
        yield from way_in(entry, w, h / 2, side + 8, shown.entered, FIGURE)
