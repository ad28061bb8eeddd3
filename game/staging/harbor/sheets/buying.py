"""The board of all offers: what each brings whoever buys, and what the basket comes to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.i18n.door import _, ngettext, pgettext
from game.i18n.formats import number, signed
from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import Kind
from game.staging.harbor import art
from game.staging.harbor.sheets import pages
from game.staging.harbor.sheets.parts import PAD, SLIM, gain_colour, ground, standing
from game.staging.harbor.shop import TAG_FRESH, TAG_OLD
from game.staging.pieces import Card, Told
from game.staging.sheets import CELL, Cell
from game.table.pose import Box, Drawn, Face, Icon, Panel, Print, Run, Tinted
from game.ui import theme
from game.ui.focus import Area

ROWS = ((7, 1), (14, 2), (27, 3))
MOST_ROWS = 4
"""Up to so many offers lie in so many rows."""

LOW, TAG = 200, 50
"""Cards that are less high have two lines of signs, and tags that need half of their height at most."""

CARDS = 1090
SLIM_CARDS, SLIM_COLUMNS, SLIM_AT_ONCE = 600.0, 3, 9
FEW, SLIM_HIGH = 4, 170.0
GAP = 10
WIDEST = 250.0


@value
class Offer:
    """Something for sale by another: what it brings, whether it lies in the basket, or why it cannot."""

    seller: Seat
    kind: Kind
    fresh: bool
    price: int
    resources: int
    chosen: bool
    refused: bool

    @property
    def gain(self) -> int:
        """In yen as they count at the end."""
        return 100 * self.resources - self.price


def buying(
    area: Area,
    seat: Seat,
    offers: Sequence[Offer],
    before: HarborView,
    after: HarborView,
    names: Sequence[str],
    crests: Sequence[int],
    page: int = 0,
) -> tuple[Cell, ...]:
    """The whole sheet; in a slim one the offers lie on pages, and the others are not told."""
    if area.w < SLIM:
        return tuple(_slim(area, seat, offers, before, after, names, crests, page))
    left = Area(area.x + PAD, area.y + PAD, CARDS, area.h - 2 * PAD)
    mine = Area(area.x + CARDS + 50, area.y + 12, 360, area.h - 24)
    others = Area(mine.right + 40, mine.y, area.right - mine.right - 60, mine.h)
    return (
        ground(area, seat),
        Cell(Told(0), Area(left.x, left.y - 8, left.w, 44), _title(names[seat], left.w), CELL),
        *_cards(left, offers, crests),
        _mine(mine, seat, before, after, names, offers),
        _others(others, seat, before, after, names, crests),
    )


def _slim(
    area: Area,
    seat: Seat,
    offers: Sequence[Offer],
    before: HarborView,
    after: HarborView,
    names: Sequence[str],
    crests: Sequence[int],
    page: int,
) -> Iterator[Cell]:
    left = Area(area.x + PAD, area.y + PAD, SLIM_CARDS, area.h - 2 * PAD)
    mine = Area(left.right + 26, area.y + 12, area.right - left.right - 26 - PAD, area.h - 24)
    yield ground(area, seat)
    words = _("All offers, best for {name} first", name=names[seat])
    title = Run((words,), 0, 22, left.w, theme.LARGE, theme.GOLD, "title")
    yield Cell(Told(0), Area(left.x, left.y - 8, left.w, 44), Face(drawn=(title,)), CELL)
    yield from pages.turners(left, len(offers), SLIM_AT_ONCE, page)
    room = pages.room(Area(left.x, left.y + 46, left.w, left.h - 46), len(offers), SLIM_AT_ONCE)
    for place, spot in zip(
        pages.shown(len(offers), SLIM_AT_ONCE, page), _spots(room, len(offers)), strict=False
    ):
        yield Cell(Card(place), spot, _card(offers[place], spot, crests), CELL + 1)
    yield _mine(mine, seat, before, after, names, offers)


def _spots(room: Area, offers: int) -> list[Area]:
    """Few are larger."""
    columns = SLIM_COLUMNS if offers > FEW else 2
    rows = -(-min(offers, SLIM_AT_ONCE) // columns)
    high = min(room.h, rows * (SLIM_HIGH + GAP) - GAP)
    return pages.grid(Area(room.x, room.y, room.w, high), columns, rows, GAP) if rows else []


def _title(name: str, w: float) -> Face:
    words = _("All offers, best for {name} first", name=name)
    legend = _("price · what it adds · gain")
    return Face(
        drawn=(
            Run((words,), 0, 22, w - 330, theme.LARGE, theme.GOLD, "title"),
            Run((legend,), w, 24, 320, theme.SMALL, theme.WASHI_DIM, "text", "right"),
        )
    )


def _cards(area: Area, offers: Sequence[Offer], crests: Sequence[int]) -> Iterator[Cell]:
    top, many = area.y + 46, len(offers)
    rows = next((rows for most, rows in ROWS if many <= most), MOST_ROWS)
    a_row = max(1, -(-many // rows))
    wide = min(WIDEST, (area.w - GAP * (a_row - 1)) / a_row)
    high = (area.h - 46 - GAP * (rows - 1)) / rows
    for place, offer in enumerate(offers):
        row, column = divmod(place, a_row)
        spot = Area(area.x + column * (wide + GAP), top + row * (high + GAP), wide, high)
        yield Cell(Card(place), spot, _card(offer, spot, crests), CELL + 1)


def _card(offer: Offer, area: Area, crests: Sequence[int]) -> Face:
    edge = theme.GOLD if offer.chosen else theme.INDIGO_LIGHT
    panel = Panel(theme.INK, edge, 6 if offer.chosen else 2, 12)
    drawn = _low(offer, area, crests) if area.h < LOW else _high(offer, area, crests)
    return Face(panel=panel, drawn=tuple(drawn), shaded=offer.refused)


def _high(offer: Offer, area: Area, crests: Sequence[int]) -> Iterator[Drawn]:
    w, h = area.w, area.h
    side = min(92.0, w * 0.4)
    word = pgettext("row of a harbor", "fresh") if offer.fresh else pgettext("row of a harbor", "old")
    yield Print(art.barrel(offer.kind), 10, 8, side, side)
    yield Print(f"crests/{crests[offer.seller]}", w - 60, 8, 48, 48)
    yield Run((word,), side + 18, 78, w - side - 26, theme.SMALL, theme.INDIGO_LIGHT, "text")
    yield from _tag(offer, 10, 112, min(112.0, w * 0.42), 50)
    yield Run(
        (Icon(art.R, 0.9), signed(offer.resources)), w - 12, 137, w * 0.44, 40, theme.WASHI, align="right"
    )
    yield Run((signed(offer.gain),), w / 2, 196, w - 16, 52, gain_colour(offer.gain), align="centre")
    yield Run((_word(offer),), w / 2, h - 24, w - 32, theme.SMALL, gain_colour(offer.gain), "text", "centre")


def _low(offer: Offer, area: Area, crests: Sequence[int]) -> Iterator[Drawn]:
    """Barrel and crest over price and gain."""
    w, h = area.w, area.h
    tag = 44.0 if h >= 2 * TAG else h * 0.46
    side = min(60.0, h - tag - 8, w * 0.5)
    crest = min(40.0, side)
    yield Print(art.barrel(offer.kind), 6, 4, side, side)
    yield Print(f"crests/{crests[offer.seller]}", w - crest - 10, 4 + (side - crest) / 2, crest, crest)
    yield from _tag(offer, 7, h - tag - 6, w * 0.46, tag)
    y, room = h - tag / 2 - 6, w * 0.54 - 16
    yield Run((signed(offer.gain),), w - 9, y, room, 40, gain_colour(offer.gain), align="right")


def _tag(offer: Offer, x: float, y: float, w: float, h: float) -> Iterator[Drawn]:
    yield Box(x, y, w, h, TAG_FRESH if offer.fresh else TAG_OLD, theme.INK, 2, 8)
    yield Run((number(offer.price),), x + w / 2, y + h / 2, w - 6, 40, theme.INK, align="centre")


def _word(offer: Offer) -> str:
    if offer.chosen:
        return _("in the basket")
    if offer.refused:
        return _("cannot be bought")
    return _("worth it") if offer.gain > 0 else _("not worth it")


def _mine(
    area: Area,
    seat: Seat,
    before: HarborView,
    after: HarborView,
    names: Sequence[str],
    offers: Sequence[Offer],
) -> Cell:
    chosen = [offer for offer in offers if offer.chosen]
    cost = sum(offer.price for offer in chosen)
    words = ngettext("{count} bought", "{count} bought", len(chosen))
    left = ngettext("then {count} action is left", "then {count} actions are left", after.actions)
    lines = ((words, -cost),) if chosen else ((_("The basket is empty."), 0),)
    return standing(1, area, names[seat], before.seats[seat], after.seats[seat], lines, left)


def _others(
    area: Area, seat: Seat, before: HarborView, after: HarborView, names: Sequence[str], crests: Sequence[int]
) -> Cell:
    drawn: list[Drawn] = [Run((_("The others"),), 0, 24, area.w, theme.LARGE, theme.GOLD, "title")]
    y = 66.0
    for other, (was, now) in enumerate(zip(before.seats, after.seats, strict=True)):
        if other != seat and (was.cash, was.resources) != (now.cash, now.resources):
            yen = (
                ()
                if was.cash == now.cash
                else (
                    Icon(art.YEN, 0.9),
                    Tinted(signed(now.cash - was.cash), gain_colour(now.cash - was.cash)),
                )
            )
            worth = now.resources - was.resources
            value_ = () if not worth else (Icon(art.R, 0.9), Tinted(signed(worth), gain_colour(worth)))
            drawn.append(
                Run((Icon(f"crests/{crests[other]}", 1.3), *yen, *value_), 0, y, area.w, 34, theme.WASHI)
            )
            y += 46
    for kind in Kind:
        if kind < len(before.barrels) and (kind in after.overfished) and kind not in before.overfished:
            drawn.append(
                Run(
                    (Icon(art.barrel(kind), 1.2), Tinted(_("fished empty!"), theme.VERMILION)),
                    0,
                    y,
                    area.w,
                    30,
                    theme.WASHI,
                    "bold",
                )
            )
            y += 46
    return Cell(Told(2), area, Face(drawn=tuple(drawn)), CELL)
