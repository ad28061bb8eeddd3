"""A market visit: the house and the ways in, what can be done there, and what it does to everybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.i18n.door import _, ngettext
from game.i18n.formats import number, signed
from game.rules.core.seat import Seat
from game.rules.harbor.deeds import PayActions, PayToken, PayWay
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import FISH_MARKETS, RESOURCES, TAKOYAKI, TOKEN_OF, Kind, Market
from game.staging.harbor import art
from game.staging.harbor.sheets.cards import Deal, cards
from game.staging.harbor.sheets.parts import ARROW, GREEN, PAD, RED, SLIM, gain_colour, ground, standing
from game.staging.harbor.terms import market_name
from game.staging.pieces import Piece, Told
from game.staging.sheets import CELL, Cell
from game.table.pose import Drawn, Face, Icon, Panel, Print, Run, Tinted
from game.ui import theme
from game.ui.focus import Area

HOUSE, MINE, OTHERS = 300.0, 340.0, 290.0
SLIM_HOUSE, SLIM_FRONT, SLIM_MINE, SLIM_OTHERS, FEW = 230.0, 76.0, 320.0, 120.0, 3
"""In large type, where the others stand in short under whoever decides."""

GAP = 24.0
FRONT = 104.0
CHIP = 72.0
LINES = 3
"""Of a visit, beside the entry; more are summed up."""


class WayIn(Piece):
    """H32: a chip for one way to pay the entry."""

    place: int


@dataclass(frozen=True, slots=True)
class Chip:
    """A way to pay the entry, and the price of the takoyaki that it would cost."""

    way: PayWay
    chosen: bool
    refused: bool
    price: int = 0


@dataclass(frozen=True, slots=True)
class Visited:
    """All that a sheet of a visit shows beside its cards; lines are what was done, with its yen."""

    seat: Seat
    market: Market
    chips: tuple[Chip, ...]
    lines: tuple[tuple[str, int], ...]
    before: HarborView
    after: HarborView
    names: Sequence[str]
    crests: Sequence[int]


def visiting(
    area: Area, table: Table, shown: Visited, heading: str, deals: Sequence[Deal], page: int = 0
) -> tuple[Cell, ...]:
    """The whole sheet; a question has a heading over its cards."""
    house, middle, mine, others = columns(area)
    return (
        ground(area, shown.seat),
        *_house(house, table, shown),
        *_middle(middle, heading, deals, page),
        _mine(mine, shown),
        _others(others, table, shown),
    )


def columns(area: Area) -> tuple[Area, Area, Area, Area]:
    """The house, the cards, whoever decides, and the others."""
    y, h = area.y + PAD, area.h - 2 * PAD
    if area.w < SLIM:
        house = Area(area.x + PAD, y, SLIM_HOUSE, h)
        mine = Area(area.right - PAD - OTHERS, y, OTHERS, h - SLIM_OTHERS)
        others = Area(mine.x, mine.bottom, OTHERS, SLIM_OTHERS)
        return house, Area(house.right + PAD, y, mine.x - 2 * PAD - house.right, h), mine, others
    house = Area(area.x + PAD, y, HOUSE, h)
    others = Area(area.right - PAD - OTHERS, y, OTHERS, h)
    mine = Area(others.x - GAP - MINE, y, MINE, h)
    return house, Area(house.right + GAP, y, mine.x - 2 * GAP - house.right, h), mine, others


def _middle(area: Area, heading: str, deals: Sequence[Deal], page: int) -> Iterator[Cell]:
    if heading:
        line = Run((heading,), 0, 22, area.w, theme.LARGE, theme.GOLD, "title")
        yield Cell(Told(0), Area(area.x, area.y, area.w, 44), Face(drawn=(line,)), CELL)
        area = Area(area.x, area.y + 52, area.w, area.h - 52)
    yield from cards(area, deals, page)


# ---------------------------------------------------------------- the house


def _house(area: Area, table: Table, shown: Visited) -> Iterator[Cell]:
    title = Run((market_name(shown.market),), 0, 22, area.w, theme.LARGE, theme.GOLD, "title")
    front = FRONT if area.w >= HOUSE else SLIM_FRONT
    picture = Print(art.front(shown.market), 0, 46, area.w, front)
    top = front + 60
    yield Cell(Told(3), Area(area.x, area.y, area.w, top - 4), Face(drawn=(title, picture)), CELL)
    spots = chip_places(area, top, len(shown.chips))
    for place, (spot, chip) in enumerate(zip(spots, shown.chips, strict=True)):
        yield Cell(WayIn(place), spot, _chip(table, shown.market, chip, spot), CELL + 1)


def chip_places(area: Area, top: float, count: int) -> list[Area]:
    """One under the other; in two columns where there are many."""
    across = 1 if count <= 3 else 2
    down = max(3, -(-count // across))
    high = min(CHIP, (area.h - top - 8 * (down - 1)) / down)
    wide = (area.w - 8 * (across - 1)) / across
    return [
        Area(area.x + column * (wide + 8), area.y + top + row * (high + 8), wide, high)
        for column, row in (divmod(place, down) for place in range(count))
    ]


def _chip(table: Table, market: Market, chip: Chip, area: Area) -> Face:
    edge = theme.GOLD if chip.chosen else theme.INDIGO_LIGHT
    fill = theme.INDIGO if chip.chosen else theme.INK
    parts = way_parts(table, market, chip, narrow=area.w < HOUSE)
    line = Run(parts, area.w / 2, area.h / 2, area.w - 16, theme.BODY, theme.WASHI, "bold", "centre")
    panel = Panel(fill, edge, 5 if chip.chosen else 2, 12)
    return Face(panel=panel, drawn=(line,), shaded=chip.refused)


def way_parts(table: Table, market: Market, chip: Chip, narrow: bool) -> tuple[str | Tinted | Icon, ...]:
    """H32, H53: in signs, and where there is room in a word."""
    way, cost = chip.way, table.entries[market]
    if isinstance(way, PayActions):
        pips = [Icon(art.PIP, 1.0)] * way.own + [Icon(art.CART_PIP, 1.0)] * way.cart
        if narrow:
            return tuple(pips)
        word = _("by cart") if not way.own else ngettext("{count} action", "{count} actions", way.own)
        return (*pips, word)
    if not isinstance(way, PayToken):
        return Icon(art.YEN, 1.0), number(cost.yen or 0)
    assert cost.token is not None
    if way.ware is None:
        return Icon(art.token(cost.token), 1.2), *(() if narrow else (_("a token"),))
    price = number(chip.price)
    return Icon(art.barrel(TAKOYAKI), 1.2), price if narrow else _("asked {price}", price=price)


# ---------------------------------------------------------------- what it does


def _mine(area: Area, shown: Visited) -> Cell:
    was, now = shown.before.seats[shown.seat], shown.after.seats[shown.seat]
    foot = ngettext("then {count} action is left", "then {count} actions are left", shown.after.actions)
    lines = shown.lines or ((_("Nothing is done yet."), 0),)
    most = LINES if area.h > SLIM_MINE else LINES - 1
    return standing(1, area, shown.names[shown.seat], was, now, summed(lines, most), foot)


def summed(lines: tuple[tuple[str, int], ...], most: int = LINES) -> tuple[tuple[str, int], ...]:
    """As many lines as there is room for."""
    if len(lines) <= most:
        return lines
    kept, rest = lines[: most - 1], lines[most - 1 :]
    words = ngettext("{count} more", "{count} more", len(rest))
    return (*kept, (words, sum(yen for _words, yen in rest)))


def _others(area: Area, table: Table, shown: Visited) -> Cell:
    title = Run((_("The others"),), 0, 24, area.w, theme.LARGE, theme.GOLD, "title")
    lines = [*_rivals(shown), *_worths(shown), *_overpriced(table, shown)]
    if area.h <= SLIM_OTHERS:
        few = [
            Run(parts, 0, 20 + 38 * place, area.w, 32, theme.WASHI) for place, parts in enumerate(lines[:FEW])
        ]
        return Cell(Told(2), area, Face(drawn=tuple(few)), CELL)
    step = min(42.0, (area.h - 66) / max(1, len(lines)))
    drawn: list[Drawn] = [title]
    if not lines:
        drawn.append(Run((_("Nothing changes."),), 0, 70, area.w, theme.BODY, theme.WASHI_DIM, "text"))
    for place, parts in enumerate(lines):
        drawn.append(Run(parts, 0, 70 + place * step, area.w, 32 if step > 38 else theme.SMALL, theme.WASHI))
    return Cell(Told(2), area, Face(drawn=tuple(drawn)), CELL)


Parts = tuple[str | Tinted | Icon, ...]


def _rivals(shown: Visited) -> Iterator[Parts]:
    """H31: what their licences earn; and the R they win or lose."""
    for other, (was, now) in enumerate(zip(shown.before.seats, shown.after.seats, strict=True)):
        yen, worth = now.cash - was.cash, now.resources - was.resources
        if other == shown.seat or not (yen or worth):
            continue
        parts: list[str | Tinted | Icon] = [Icon(f"crests/{shown.crests[other]}", 1.3)]
        if yen:
            parts += [Icon(art.YEN, 0.9), Tinted(signed(yen), gain_colour(yen))]
        if worth:
            parts += [Icon(art.R, 0.9), Tinted(signed(worth), gain_colour(worth))]
        yield tuple(parts)


def _worths(shown: Visited) -> Iterator[Parts]:
    """H43, H44, H46, H48: what one is worth from now on."""
    for resource in RESOURCES:
        was, now = shown.before.worth[resource], shown.after.worth[resource]
        if was != now:
            colour = GREEN if now > was else RED
            yield (
                Icon(art.token(resource), 1.2),
                Icon(art.R, 0.9),
                number(was),
                ARROW,
                Tinted(number(now), colour),
            )


def _overpriced(table: Table, shown: Visited) -> Iterator[Parts]:
    """What the visitor has for sale, and now asks too much for."""
    rate = table.spec.worth.yen_per_r
    wares = shown.after.seats[shown.seat].wares
    for kind, price in dict.fromkeys((kind, price) for kind, _fresh, price in wares):
        token = TOKEN_OF[kind]
        was, now = shown.before.worth[token], shown.after.worth[token]
        if kind is not Kind.FUGU and rate * now < price and now < was:
            words = Tinted(_("asked for {worth} R", worth=number(now)), RED)
            yield Icon(art.barrel(kind), 1.2), number(price), words


def income(table: Table, view: HarborView, seat: Seat, market: Market) -> tuple[tuple[str, int], ...]:
    """H31: the line of the visitor's own licences."""
    owned = view.seats[seat].licences[market] if market in FISH_MARKETS else 0
    if not owned:
        return ()
    return ((ngettext("{count} licence", "{count} licences", owned), owned * table.spec.licences.income),)
