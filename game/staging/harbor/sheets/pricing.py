"""The sheet on which prices are named: a card for each barrel, and what rivals would make of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.i18n.door import _, pgettext
from game.i18n.formats import number, signed
from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.harbor.words import Kind
from game.staging.harbor import art
from game.staging.harbor.plate_faces import RED as BADGE
from game.staging.harbor.plate_faces import badge
from game.staging.harbor.sheets.parts import GREEN, RED, SLIM, gain_colour, ground, rule
from game.staging.harbor.shop import TAG_FRESH, TAG_OLD
from game.staging.harbor.terms import kind_short
from game.staging.pieces import Card, Less, More, Told
from game.staging.sheets import CELL, Cell
from game.table.pose import Box, Drawn, Face, Icon, Panel, Print, Run, Tinted
from game.ui import theme
from game.ui.focus import Area

LEFT = 730
CARDS_HIGH = 242
WIDEST = 230
AT_ONCE = 6
"""More cards than these pass by as one walks along them."""

GAP = 8
STEP_HIGH = 40
ROW = 46
SLIM_LEFT, SLIM_TABLE, SLIM_ROW, SLIM_AT_ONCE = 400, 600, 56, 3
SAID = 100
"""Of a slim sheet, for the sentences at its foot."""

BROAD = 200
"""From so much on a card has room for the name of its fish."""

EDGE = 24
"""Of the table, from the line beside the cards."""


@value
class Asked:
    """A card: so many barrels of a kind at a price; `before` is the price they have so far, if any."""

    kind: Kind
    fresh: bool
    count: int
    price: int
    proposed: int
    before: int | None
    worth: str


@value
class Rival:
    """What one barrel of the card in question is to somebody; `turn` counts from 1, 0 if none is left."""

    seat: Seat
    turn: int
    cash: int
    resources: int
    yen_per_r: int

    @property
    def yen(self) -> int:
        """As R count at the end."""
        return self.resources * self.yen_per_r


def shown(count: int, at: int, most: int = AT_ONCE) -> range:
    """The places of the cards that are seen while one is at one of them."""
    first = max(0, min(at - most // 2, count - most))
    return range(first, min(count, first + most))


def _seen(area: Area, count: int, at: int) -> range:
    return shown(count, at, AT_ONCE if area.w >= LEFT else SLIM_AT_ONCE)


def pricing(
    area: Area,
    seat: Seat,
    title: str,
    cards: Sequence[Asked],
    at: int,
    rivals: Sequence[Rival],
    sentences: Sequence[str],
    names: Sequence[str],
    crests: Sequence[int],
) -> tuple[Cell, ...]:
    """The whole sheet; a slim one has its sentences under all of it."""
    slim = area.w < SLIM
    left = Area(area.x + 22, area.y + 10, SLIM_LEFT if slim else LEFT, area.h - (SAID if slim else 20))
    right = Area(left.right + 14, left.y, area.right - left.right - 34, left.h)
    foot = Area(left.x, left.bottom, right.right - left.x, area.bottom - left.bottom - 12)
    return (
        ground(area, seat),
        Cell(Told(0), left, Face(drawn=tuple(_titled(title, cards, at, left))), CELL),
        *_cards(left, cards, at),
        Cell(
            Told(1),
            right,
            Face(drawn=tuple(_table(right, cards[at], rivals, () if slim else sentences, names, crests))),
            CELL,
        ),
        *((Cell(Told(2), foot, Face(drawn=tuple(_said(foot, sentences))), CELL),) if slim else ()),
    )


def _said(area: Area, sentences: Sequence[str]) -> Iterator[Drawn]:
    high = area.h / len(sentences)
    for place, words in enumerate(sentences):
        yield Run((words,), 0, (place + 0.5) * high, area.w, theme.SMALL, theme.WASHI, "text")


def _titled(title: str, cards: Sequence[Asked], at: int, area: Area) -> Iterator[Drawn]:
    card, seen, slim = cards[at], _seen(area, len(cards), at), area.w < LEFT
    yield Run((title,), 0, 22, area.w - (0 if slim else 220), theme.LARGE, theme.GOLD, "title")
    if len(seen) < len(cards):
        words = _("{first} to {last} of {count}", first=seen[0] + 1, last=seen[-1] + 1, count=len(cards))
        y = area.h - 12 if slim else 24
        yield Run((words,), area.w, y, 210, theme.SMALL, theme.WASHI_DIM, "text", "right")
    proposal = _("{yen} is proposed for {fish}.", yen=number(card.proposed), fish=kind_short(card.kind))
    before = "" if card.before is None else _("So far it is {yen}.", yen=number(card.before))
    y = CARDS_HIGH + 72 if slim else area.h - 26
    yield Run((before or proposal,), 0, y, area.w, theme.SMALL, theme.WASHI_DIM, "text")
    if before and not slim:
        yield Run(
            (proposal,), area.w, area.h - 26, area.w * 0.6, theme.SMALL, theme.WASHI_DIM, "text", "right"
        )


# ------------------------------------------------------------ cards


def _cards(area: Area, cards: Sequence[Asked], at: int) -> Iterator[Cell]:
    seen = _seen(area, len(cards), at)
    wide = min(float(WIDEST), (area.w - GAP * (len(seen) - 1)) / len(seen))
    for column, place in enumerate(seen):
        spot = Area(area.x + column * (wide + GAP), area.y + 52, wide, CARDS_HIGH)
        yield Cell(Card(place), spot, _card(cards[place], spot, place == at), CELL + 1)
        top = spot.y + 88
        yield Cell(
            More(place), Area(spot.x + 8, top, wide - 16, STEP_HIGH), _step(wide - 16, up=True), CELL + 2
        )
        low = spot.bottom - STEP_HIGH - 6
        yield Cell(
            Less(place), Area(spot.x + 8, low, wide - 16, STEP_HIGH), _step(wide - 16, up=False), CELL + 2
        )


def _card(card: Asked, area: Area, chosen: bool) -> Face:
    edge = theme.GOLD if chosen else theme.INDIGO_LIGHT
    return Face(panel=Panel(theme.INK, edge, 5 if chosen else 2, 12), drawn=tuple(_barrel(card, area)))


def _barrel(card: Asked, area: Area) -> Iterator[Drawn]:
    w, large = area.w, area.w >= BROAD
    yield Print(art.barrel(card.kind), 8 if large else (w - 76) / 2, 6, 76, 76)
    if large:
        yield Run((kind_short(card.kind),), 92, 28, w - 100, theme.SMALL, theme.WASHI, "bold")
        yield Run((Icon(art.R, 1.0), card.worth), 92, 62, w - 100, 30, theme.WASHI_DIM)
    if card.count > 1:
        yield from badge(card.count, 60 if large else w / 2 + 14, 54, BADGE)
    changed = card.before is not None and card.before != card.price
    fill = TAG_FRESH if card.fresh else TAG_OLD
    yield Box(8, 134, w - 16, 58, fill, theme.VERMILION if changed else theme.INK, 4 if changed else 2, 8)
    yield Run((number(card.price),), w / 2, 163, w - 26, 52, theme.INK, align="centre")


def _step(w: float, *, up: bool) -> Face:
    sign = "\N{BLACK UP-POINTING TRIANGLE}" if up else "\N{BLACK DOWN-POINTING TRIANGLE}"
    line = Run((sign,), w / 2, STEP_HIGH / 2, w, theme.BODY, theme.GOLD, "text", "centre")
    return Face(panel=Panel(theme.INDIGO, theme.INDIGO_LIGHT, 2, 8), drawn=(line,))


# ------------------------------------------------------------ rivals


def _table(
    area: Area,
    card: Asked,
    rivals: Sequence[Rival],
    sentences: Sequence[str],
    names: Sequence[str],
    crests: Sequence[int],
) -> Iterator[Drawn]:
    yield rule(0, area.h)
    if area.w < SLIM_TABLE:
        yield from _slim_table(area, card, rivals, crests)
        return
    heads = (
        (0.0, 270.0, _("who may buy")),
        (280.0, 110.0, _("acts")),
        (400.0, 150.0, _("has")),
        (560.0, 180.0, _("worth to them")),
        (760.0, 150.0, _("gain at {yen}", yen=number(card.price))),
    )
    for x, room, words in heads:
        yield Run((words,), EDGE + x, 18, room, theme.SMALL, theme.WASHI_DIM, "text")
    for place, rival in enumerate(rivals):
        yield from _row(38 + place * ROW, area.w, card.price, rival, names, crests)
    for place, words in enumerate(sentences):
        y = area.h - 20 - (len(sentences) - 1 - place) * 36
        yield Run((words,), EDGE, y, area.w - EDGE, theme.SMALL, theme.WASHI, "text")


def _row(
    y: float, w: float, price: int, rival: Rival, names: Sequence[str], crests: Sequence[int]
) -> Iterator[Drawn]:
    middle, gain, pays = y + (ROW - 4) / 2, rival.yen - price, rival.cash >= price
    yield Box(EDGE - 8, y, w - EDGE + 8, ROW - 4, theme.INK, theme.SEAT_COLOURS[rival.seat], 2, 10)
    name = (Icon(f"crests/{crests[rival.seat]}", 1.3), names[rival.seat])
    dim = theme.WASHI if rival.turn else theme.WASHI_DIM
    yield Run(name, EDGE + 4, middle, 266, theme.BODY, dim, "bold")
    yield Run((turn_word(rival.turn),), EDGE + 280, middle, 110, theme.SMALL, dim, "text")
    yield Run((Icon(art.YEN, 0.9), number(rival.cash)), EDGE + 400, middle, 150, 34, theme.GOLD)
    worth = (Icon(art.R, 0.9), number(rival.resources), "=", number(rival.yen))
    yield Run(worth, EDGE + 560, middle, 190, 34, theme.WASHI)
    yield Run((signed(gain),), EDGE + 760, middle, 130, 36, gain_colour(gain))
    if not rival.turn:
        words = Tinted(_("no turn left"), theme.WASHI_DIM)
    else:
        words = Tinted(_("can pay"), GREEN) if pays else Tinted(_("cannot pay"), RED)
    yield Run((words,), w - 14, middle, w - 940, theme.SMALL, dim, "bold", "right")


def _slim_table(area: Area, card: Asked, rivals: Sequence[Rival], crests: Sequence[int]) -> Iterator[Drawn]:
    """Crests for names; yen is red where it does not do, and all is dim where no turn is left."""
    has, gain = 76.0, area.w - 14
    yield Run((_("has"),), EDGE + has, 18, 150, theme.SMALL, theme.WASHI_DIM, "text")
    words = _("gain at {yen}", yen=number(card.price))
    yield Run((words,), gain, 18, area.w - EDGE - has - 160, theme.SMALL, theme.WASHI_DIM, "text", "right")
    for place, rival in enumerate(rivals):
        y, high = 38 + place * SLIM_ROW, SLIM_ROW - 6
        middle, profit = y + high / 2, rival.yen - card.price
        yield Box(EDGE - 8, y, area.w - EDGE + 8, high, theme.INK, theme.SEAT_COLOURS[rival.seat], 2, 10)
        yield Print(f"crests/{crests[rival.seat]}", EDGE, y + 4, high - 8, high - 8)
        pays = theme.WASHI_DIM if not rival.turn else GREEN if rival.cash >= card.price else RED
        yield Run((Icon(art.YEN, 0.9), number(rival.cash)), EDGE + has, middle, 150, 34, pays)
        worth = (Icon(art.R, 0.9), number(rival.resources))
        yield Run(worth, EDGE + has + 164, middle, 90, 34, theme.WASHI)
        yield Run((signed(profit),), gain, middle, 120, 36, gain_colour(profit), align="right")


def turn_word(turn: int) -> str:
    """In which order they act before it goes back."""
    if not turn:
        return pgettext("turn", "never")
    return {
        1: pgettext("turn", "next"),
        2: pgettext("turn", "2nd"),
        3: pgettext("turn", "3rd"),
        4: pgettext("turn", "4th"),
    }.get(turn, pgettext("turn", "5th"))
