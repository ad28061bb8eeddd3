"""What the house of a market that sells no fish shows: its entry, and what it has left."""

from __future__ import annotations

from collections.abc import Iterator

from game.i18n.formats import TIMES, number
from game.rules.core.value import value
from game.rules.harbor.spec import Entry
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import HULLS, KINDS, TOKEN_OF, Kind, Market
from game.staging.harbor import art
from game.staging.harbor.fish_faces import ELSE, way_in
from game.staging.harbor.terms import market_name
from game.table.pose import Drawn, Face, Icon, Panel, Print, Run, Tinted
from game.ui import theme

NARROW = 170
"""Where there is room for an emblem and the entry only."""

TALL = 160
FIGURE = 32
MOST, FEW = 6, 4
"""Of the aquarium's wishes, in a list and in a line; its card has all of them."""
LEFT = 84
SIDE = 64
"""The emblem and the way in are on the left."""


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
    title = Run((market_name(shown.market),), LEFT + 6, 28, w - LEFT - 12, 28, theme.WASHI, "bold")
    return Face(
        panel=panel,
        drawn=(
            Print(art.emblem(shown.market), (LEFT - SIDE) / 2, 4, SIDE, SIDE),
            title,
            *(_tall(table, shown, w, entry) if h > TALL else _line(table, shown, w, entry)),
        ),
    )


def _line(table: Table, shown: Shown, w: float, entry: Entry) -> Iterator[Drawn]:
    """The way in under the emblem, so that the name has room."""
    yield from way_in(entry, LEFT + 4, 85, 0, shown.entered)
    yield Run(tuple(_parts(table, shown)), LEFT + 6, 76, w - LEFT - 12, FIGURE, theme.GOLD)


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
            kinds = dearest(table, left)
            yield from (Icon(art.token(TOKEN_OF[kind]), 1.1) for kind in kinds[:FEW])
            if len(kinds) > FEW:
                yield ELSE


def _tall(table: Table, shown: Shown, w: float, entry: Entry) -> Iterator[Drawn]:
    """With room for a small list."""
    yield from way_in(entry, w, 64, LEFT, shown.entered)
    cells = list(_cells(table, shown))
    columns = 1 if len(cells) <= 3 else 2
    rows = -(-len(cells) // columns)
    step = min(40, 122 / max(1, rows))
    for place, parts in enumerate(cells):
        column, row = divmod(place, rows)
        x = 12 + column * (w - 16) / columns
        yield Run(
            parts,
            x,
            106 + row * step,
            (w - 24) / columns - 6,
            max(theme.SMALL, min(FIGURE, int(step * 0.82))),
            theme.GOLD,
        )


def _cells(table: Table, shown: Shown) -> Iterator[tuple[str | Tinted | Icon, ...]]:
    match shown.market:
        case Market.SHIPS:
            for hull, count, price in zip(HULLS, shown.left, table.ship_prices, strict=True):
                left, yen = (theme.WASHI, theme.GOLD) if count else (theme.WASHI_DIM, theme.WASHI_DIM)
                yield Icon(art.ship(hull), 1.1), Tinted(number(count), left), Tinted(number(price), yen)
        case Market.AQUARIUM:
            for kind in dearest(table, shown.left)[:MOST]:
                yield Icon(art.token(TOKEN_OF[kind]), 1.2), _demand(table, kind, shown.left[kind])
        case Market.TRADING:
            for spot, there in zip(table.spec.spots, shown.left, strict=True):
                colour = theme.WASHI_DIM if there else theme.GOLD
                asked = Icon(art.R, 0.9), Tinted(number(spot.resources), colour)
                yield (*asked, Icon(art.YEN, 0.9), Tinted(number(spot.yen), colour))
        case _:
            yield tuple(_parts(table, shown))


def dearest(table: Table, demand: tuple[int, ...]) -> list[Kind]:
    """H57: what the aquarium still takes, what it pays most for first."""
    wanted = [kind for kind in KINDS if demand[kind]]
    return sorted(wanted, key=lambda kind: -table.demand_yen[kind])


def _demand(table: Table, kind: Kind, wanted: int) -> Tinted:
    return Tinted(f"{wanted}{TIMES}{number(table.demand_yen[kind])}", theme.GOLD)
