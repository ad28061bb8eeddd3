"""What the house of a market that sells no fish shows: its entry, and what it has left."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n.formats import TIMES, number
from game.rules.core.value import value
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import HULLS, KINDS, TOKEN_OF, Kind, Market
from game.staging.harbor import art
from game.staging.harbor.fish_faces import way_in
from game.staging.harbor.terms import market_name
from game.table.pose import Drawn, Face, Icon, Panel, Print, Run, Tinted
from game.ui import theme

NARROW = 170
"""Where there is room for an emblem and the entry only."""

TALL = 160
FIGURE = 32


@value
class Shown:
    """All that a house depends on."""

    market: Market
    entered: bool
    left: tuple[int, ...]


def shown(view: HarborView, market: Market) -> Shown:
    """As a view has it."""
    return Shown(market, market in view.entered, _stock(view, market))


def _stock(view: HarborView, market: Market) -> tuple[int, ...]:
    match market:
        case Market.SHIPS:
            return view.hulls
        case Market.RENTALS:
            return view.freezers_left, view.carts_left
        case Market.GOVERNMENT:
            return view.subsidies_left, sum(view.charity)
        case Market.TRADING:
            return tuple(sum(spot) for spot in view.spots)
        case Market.BANK:
            return view.loans_left, view.shares_left
    return view.demand


def face(table: Table, w: float, h: float, shown: Shown) -> Face:
    """One house."""
    entry = table.entries[shown.market]
    panel = Panel(theme.INK, theme.WOOD, 2, 10)
    if w < NARROW:
        side = min(w - 12, h - 44)
        emblem = Print(art.emblem(shown.market), (w - side) / 2, 4, side, side)
        return Face(panel=panel, drawn=(emblem, *way_in(entry, w, h - 22, 0, shown.entered)))
    side = 88
    wide_entry = 70 if entry.actions is not None and entry.yen is None else 110
    title = Run(
        (market_name(shown.market),), side + 12, 26, w - side - 20 - wide_entry, 28, theme.WASHI, "bold"
    )
    return Face(
        panel=panel,
        drawn=(
            Print(art.emblem(shown.market), 5, 5, side, side),
            title,
            *way_in(entry, w, 26, w - wide_entry, shown.entered),
            *(_tall(table, shown, w) if h > TALL else _line(table, shown, w, side)),
        ),
    )


def _line(table: Table, shown: Shown, w: float, left: float) -> Iterator[Drawn]:
    parts = tuple(_parts(table, shown))
    yield Run(parts, left + 14, 74, w - left - 22, FIGURE, theme.GOLD)


def _parts(table: Table, shown: Shown) -> Iterator[str | Tinted | Icon]:
    """In one line."""
    left, extras = shown.left, table.spec.extras
    match shown.market:
        case Market.SHIPS:
            prices = [price for price, count in zip(table.ship_prices, left, strict=True) if count]
            yield from (Icon(art.ship(0), 1.2), number(sum(left)))
            if prices:
                yield from (Icon(art.YEN, 0.9), f"{number(min(prices))}")
        case Market.RENTALS:
            yield from (Icon(art.slot(9), 1.2), number(left[0]), Icon(art.slot(10), 1.2), number(left[1]))
        case Market.GOVERNMENT:
            places = number(max(0, extras.charity_places - left[1]))
            yield from (Icon(art.slot(11), 1.2), number(left[0]), Icon(art.YEN, 0.9), f"{TIMES}{places}")
        case Market.TRADING:
            for spot, there in zip(table.spec.spots, left, strict=True):
                yield Tinted(number(spot.resources), theme.WASHI_DIM if there else theme.GOLD)
        case Market.BANK:
            yield from (Icon(art.LOAN, 1.2), number(left[0]), Icon(art.SHARE, 1.2), number(left[1]))
        case _:
            for kind, wanted in zip(KINDS, left, strict=True):
                if wanted:
                    yield Icon(art.token(TOKEN_OF[kind]), 1.1)


def _tall(table: Table, shown: Shown, w: float) -> Iterator[Drawn]:
    """With room for a small list."""
    cells = list(_cells(table, shown))
    columns = 1 if len(cells) <= 3 else 2
    rows = -(-len(cells) // columns)
    step = min(40, 112 / max(1, rows))
    for place, parts in enumerate(cells):
        column, row = divmod(place, rows)
        x = 12 + column * (w - 16) / columns
        yield Run(
            parts, x, 116 + row * step, (w - 24) / columns - 6, min(FIGURE, int(step * 0.82)), theme.GOLD
        )


def _cells(table: Table, shown: Shown) -> Iterator[tuple[str | Tinted | Icon, ...]]:
    match shown.market:
        case Market.SHIPS:
            for hull, count, price in zip(HULLS, shown.left, table.ship_prices, strict=True):
                colour = theme.GOLD if count else theme.WASHI_DIM
                yield Icon(art.ship(hull), 1.1), Tinted(number(count), colour), Tinted(number(price), colour)
        case Market.AQUARIUM:
            for kind, wanted in zip(KINDS, shown.left, strict=True):
                if wanted:
                    yield Icon(art.token(TOKEN_OF[kind]), 1.2), _demand(table, kind, wanted)
        case Market.TRADING:
            for spot, there in zip(table.spec.spots, shown.left, strict=True):
                colour = theme.WASHI_DIM if there else theme.GOLD
                asked = Icon(art.R, 0.9), Tinted(number(spot.resources), colour)
                yield (*asked, Icon(art.YEN, 0.9), Tinted(number(spot.yen), colour))
        case _:
            yield tuple(_parts(table, shown))


def _demand(table: Table, kind: Kind, wanted: int) -> Tinted:
    return Tinted(f"{wanted}{TIMES}{number(table.demand_yen[kind])}", theme.GOLD)
