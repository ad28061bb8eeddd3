"""What the house of a fish market shows: its worth, its entry, and what is left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.i18n.door import _
from game.i18n.formats import TIMES, number
from game.rules.core.value import value
from game.rules.harbor.spec import Entry
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import KINDS, TOKEN_OF, TUNAS, Kind, Market
from game.staging.harbor import art
from game.staging.zoom import LEAST
from game.table.pose import Box, Drawn, Face, Icon, Panel, Print, Run, Tinted
from game.ui import theme

FRONT = 100
BOTTOM = 186
NARROW = 260
ELSE = "\N{HORIZONTAL ELLIPSIS}"
"""There are other ways in."""

SIZE = 30
PART, DIGIT = 30, 13
"""How wide a picture and a figure of a way in are, with what is between them."""

SCARCE = 2
"""At so few barrels or fish a market is about to be overfished (H49)."""


@value
class Shown:
    """All that a house depends on; `gauge` is how far its track is, `bag` the tuna left by size."""

    market: Market
    barrels: int
    fish: int
    licences: int
    worth: int
    empty: bool
    entered: bool
    gauge: int
    bag: tuple[int, ...]


def shown(view: HarborView, market: Market) -> Shown:
    """As a view has it."""
    kind = KINDS[market]
    token = TOKEN_OF[kind]
    bag = tuple(view.stock[tuna] for tuna in TUNAS) if kind is Kind.TUNA else ()
    fish = sum(bag) if bag else view.stock[token]
    track = view.eel if kind is Kind.EEL else view.crab if kind is Kind.CRAB else 0
    gauge = view.stock[token] if kind is Kind.SNAPPER else track
    return Shown(
        market,
        view.barrels[market],
        fish,
        view.licences[market],
        view.worth[token],
        kind in view.overfished,
        market in view.entered,
        gauge,
        bag,
    )


def face(table: Table, w: float, small: bool, shown: Shown) -> Face:
    """One house; beside many others it is `small`."""
    kind = KINDS[shown.market]
    scarce = not shown.empty and min(shown.barrels, shown.fish) <= SCARCE
    edge = theme.VERMILION if scarce else theme.WOOD
    return Face(
        panel=Panel(theme.INK, edge, 5 if scarce else 2, 10),
        drawn=(
            Print(art.front(shown.market), 4, 4, w - 8, FRONT, shaded=shown.empty),
            *_price(table, kind, shown.worth, w),
            *_plaque(table, kind, shown.worth, _narrow(w)),
            *way_in(table.entries[shown.market], w, 132, 94 if _narrow(w) else 114, shown.entered),
            *_gauge(table, kind, shown, w, _narrow(w)),
            *_left(kind, shown, w, small),
            *(_stamped(w) if shown.empty else ()),
        ),
    )


def _narrow(w: float) -> bool:
    return w < NARROW


def pays(table: Table, kind: Kind, worth: int) -> int:
    """H40-H48: yen for one token sold to its market today; 0 where it buys none, or by its size."""
    figures = table.spec.worth
    match kind:
        case Kind.MACKEREL:
            return figures.mackerel_yen
        case Kind.SQUID:
            return figures.squid_yen
        case Kind.EEL:
            return worth * figures.eel.yen
        case Kind.CRAB:
            return worth * figures.crab.yen
    return 0


def _price(table: Table, kind: Kind, worth: int, w: float) -> Iterator[Drawn]:
    yen = pays(table, kind, worth)
    if yen:
        yield Box(w - 116, 68, 110, 38, theme.INK, theme.GOLD, 2, 10)
        yield Run((Icon(art.YEN, 1.0), number(yen)), w - 61, 87, 100, 30, theme.GOLD, align="centre")


def _plaque(table: Table, kind: Kind, worth: int, narrow: bool) -> Iterator[Drawn]:
    wide = 84 if narrow else 106
    yield Box(8, 88, wide, 62, theme.INDIGO_DEEP, theme.GOLD, 3, 10)
    words = worth_words(table, kind, worth)
    yield Run((Icon(art.R, 0.85), words), 8 + wide / 2, 119, wide - 8, 44, theme.WASHI, align="centre")


def worth_words(table: Table, kind: Kind, worth: int) -> str:
    """R of one token; fugu count as a group, tuna by their size."""
    match kind:
        case Kind.FUGU:
            return "n²"
        case Kind.TUNA:
            return f"{number(table.spec.worth.tuna[0])}+"
    return number(worth)


def way_in(entry: Entry, w: float, y: float, left: float, entered: bool, size: int = SIZE) -> Iterator[Drawn]:
    """H32: pips, yen or a token; what is used up this turn is struck. Where there is no room the first do."""
    room, ways = w - left - 12, list(_ways(entry, entered))
    kept = len(ways)
    while kept > 1 and (_wide(ways[:kept]) + (0 if kept == len(ways) else PART)) * size / SIZE > room:
        kept -= 1
    parts = [part for place, way in enumerate(ways[:kept]) for part in (*(("/",) if place else ()), *way)]
    more = () if kept == len(ways) else (ELSE,)
    least = min(size, LEAST)
    yield Run((*parts, *more), w - 8, y, room, size, theme.GOLD, align="right", least=least)
    if entered and (entry.yen is not None or entry.token is not None):
        yield Box(w - 2 * size, y - 3, 1.7 * size, 5, theme.VERMILION, None, 0, 2)


def _ways(entry: Entry, entered: bool) -> Iterator[tuple[str | Tinted | Icon, ...]]:
    if entry.actions is not None:
        yield (Icon(art.PIP, 1.0),) * entry.actions
    if entry.yen is not None:
        yield Icon(art.YEN, 0.9), _way(number(entry.yen), entered)
    if entry.token is not None:
        yield (Icon(art.token(entry.token), 1.1),)


def _wide(ways: Sequence[tuple[str | Tinted | Icon, ...]]) -> float:
    """About, in small type and with what stands between them."""
    words = sum(DIGIT * len(part.text) + 6 for way in ways for part in way if isinstance(part, Tinted))
    pictures = sum(PART for way in ways for part in way if isinstance(part, Icon))
    return words + pictures + 18 * (len(ways) - 1)


def _way(words: str, entered: bool) -> Tinted:
    return Tinted(words, theme.WASHI_DIM if entered else theme.GOLD)


def _gauge(table: Table, kind: Kind, shown: Shown, w: float, small: bool) -> Iterator[Drawn]:
    """H43, H46, H48: what moves the worth; of the tuna, what is left in the bag."""
    if shown.bag:
        yield Run(tuple(_bag(table, shown.bag)), w - 8, 155, w - 16, 26, theme.WASHI, align="right")
        return
    most = {
        Kind.EEL: table.spec.worth.eel.last,
        Kind.CRAB: table.spec.worth.crab.last,
        Kind.SNAPPER: table.size.stocks[Kind.SNAPPER].fish if Kind.SNAPPER in table.size.stocks else 0,
    }.get(kind, 0)
    if not most:
        return
    left_edge = 120 if not small else 106
    step = (w - left_edge - 10) / most
    for notch in range(most):
        lit = notch < shown.gauge
        yield Box(
            left_edge + notch * step, 150, max(2, step - 2), 12, theme.GOLD if lit else theme.WOOD, None, 0, 1
        )


def _bag(table: Table, bag: tuple[int, ...]) -> Iterator[str | Tinted]:
    """H42: the worth of each size and how often it is there."""
    for worth, count in zip(table.spec.worth.tuna, bag, strict=True):
        if count:
            yield number(worth)
        if count > 1:
            yield Tinted(f"{TIMES}{number(count)}", theme.WASHI_DIM)


def _left(kind: Kind, shown: Shown, w: float, small: bool) -> Iterator[Drawn]:
    """A longer figure has more room."""
    size, figures = 32 if small else 36, (shown.barrels, shown.fish, shown.licences)
    images, x = (art.barrel(kind), art.fish(kind), art.licence(kind)), 4.0
    shares = [2.2 + len(number(count)) for count in figures]
    for place, (image, count) in enumerate(zip(images, figures, strict=True)):
        third = (w - 8) * shares[place] / sum(shares)
        short = not shown.empty and place < 2 and count <= SCARCE
        if short:
            yield Box(x, BOTTOM - 22, third - 3, 44, theme.VERMILION, None, 0, 8)
        colour = theme.WASHI_DIM if shown.empty or not count else theme.WASHI
        yield Run(
            (Icon(image, 1.15), number(count)), x + third / 2, BOTTOM, third - 2, size, colour, align="centre"
        )
        x += third


def _stamped(w: float) -> Iterator[Drawn]:
    wide = min(w - 16, 210)
    yield Print(art.EMPTY_SEA, (w - wide) / 2, 16, wide, 76)
    yield Run((_("EMPTY SEA"),), w / 2, 54, wide - 24, 32, theme.WASHI, "bold", "centre")
