"""Every sheet of a visit has room for what it shows, with any number of players and in any language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from gettext import NullTranslations
from random import Random
from typing import Any

import pytest

from game.app.cabinet import Cabinet
from game.i18n import door
from game.i18n.pseudo import LANGUAGES, speak_pseudo
from game.rules.harbor.options import FURTHER_EXTRAS, FURTHER_FISH
from game.rules.harbor.words import Kind, Market, Resource, Slot
from game.staging.harbor.sheets import cards, visiting
from game.staging.harbor.sheets.cards import Deal
from game.staging.pieces import Card, Less, More, Sheet
from game.staging.sheets import Cell
from game.table.drawing import Drawing
from game.table.pose import Block, Run, Tinted
from game.ui.focus import Area
from game.ui.theme import SMALL
from tests.renders.spoken import stray
from tests.rules.harbor.positions import Game, harbor
from tests.scenes.harbor.seats import NAMES, Seat, clash, lies_in, seated

SHEET = Area(8, 86, 1904, 364)
READABLE = 0.55
"""No line is pressed into a smaller part of its width, not even one that is longer by two fifths."""


@pytest.fixture(params=[door.SOURCE, *LANGUAGES])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param != door.SOURCE:
        speak_pseudo(request.param)
    yield request.param
    door.speak(door.SOURCE, NullTranslations())


def rich(players: int) -> Game:
    """All markets, and a seat that has something for each of them."""
    game = harbor(players, [*FURTHER_FISH, *FURTHER_EXTRAS]).ports(0, 3).tracks(eel=9, crab=5)
    for resource in Resource:
        game.tokens(0, resource, 1 if resource >= Resource.SMALL_TUNA else 2)
    for price in (100, 200, 300):
        game.ware(0, Kind.MACKEREL, price).ware(0, Kind.TAKOYAKI, price)
    game.ware(0, Kind.EEL, 900).slot(0, Slot.CART, 1)
    for seat in range(1, players):
        game.licences(seat, [Kind.EEL, Kind.CRAB, Kind.EEL, Kind.TUNA, Kind.EEL][seat - 1])
        game.tokens(seat, Resource.EEL)
    return game


def fits(cells: Sequence[Cell], sheet: Area) -> None:
    """Nothing lies outside, and nothing on anything else but a card's own buttons on it."""
    inside = [cell for cell in cells if cell.area.y >= sheet.y and not isinstance(cell.id, Sheet)]
    own = {cell.id: cell.area for cell in inside}
    for place, cell in enumerate(inside):
        assert lies_in(cell.area, sheet), cell.id
        if isinstance(cell.id, More | Less):
            assert lies_in(cell.area, own[Card(cell.id.place)]), cell.id
        for other in inside[place + 1 :]:
            buttons = isinstance(cell.id, More | Less), isinstance(other.id, More | Less)
            if buttons[0] == buttons[1]:
                assert not clash(cell.area, other.area), (cell.id, other.id)


def lines_fit(cells: Sequence[Cell]) -> None:
    """Every line begins and ends on its own cell, and nothing is set smaller than may be read."""
    for cell in cells:
        for drawn in cell.face.drawn:
            if isinstance(drawn, Run):
                left = {"left": 0.0, "centre": 0.5, "right": 1.0}[drawn.align]
                assert drawn.x - drawn.room * left >= -0.5, (cell.id, drawn)
                assert drawn.x + drawn.room * (1 - left) <= cell.area.w + 0.5, (cell.id, drawn)
                assert drawn.size >= SMALL
                assert 0 <= drawn.y <= cell.area.h, (cell.id, drawn)


@pytest.mark.parametrize("players", range(2, 7))
def test_every_market_has_room_for_all_its_cards(cabinet: Cabinet, language: str, players: int) -> None:
    with seated(cabinet, rich(players)) as seat:
        for market in Market:
            if seat.scene.menu.options()[market] is None:
                scene = seat.opens("visiting", market)
                judge(seat, language)
                for card in range(len(scene.visit.errands)):
                    seat.goes_to(Card(card))
                    seat.up()
                    judge(seat, language)
                    while scene.visit.asking is not None:
                        seat.back()
                seat.sitting.close()
                seat.booth.asked()


def judge(seat: Seat, language: str) -> None:
    cells = seat.sitting.show.entry.cells
    fits(cells, SHEET)
    laid = [cell for cell in cells if cell.area.y >= SHEET.y]
    lines_fit(laid)
    assert [squeezed for squeezed in narrow(seat, laid) if squeezed[0] < READABLE] == []
    if language != door.SOURCE:
        found = [text for text in spoken(cells) if stray(text, language, NAMES)]
        assert not found


def narrow(seat: Seat, cells: Sequence[Cell]) -> Iterator[tuple[float, object, str]]:
    """Lines that are pressed together: to which part of their width at the smallest size."""
    kit = seat.sitting.desk.kit
    assert kit is not None
    for cell in cells:
        for drawn in cell.face.drawn:
            if isinstance(drawn, Run):
                wide = Drawing(kit).wide(drawn, SMALL)
                if wide > drawn.room:
                    yield drawn.room / wide, cell.id, "".join(map(str, drawn.parts))


def spoken(cells: Sequence[Cell]) -> Iterator[str]:
    """All words that are drawn."""
    for cell in cells:
        for drawn in cell.face.drawn:
            if isinstance(drawn, Block):
                yield drawn.text
            elif isinstance(drawn, Run):
                parts: Sequence[Any] = drawn.parts
                yield from (part if isinstance(part, str) else part.text for part in parts if words(part))


def words(part: Any) -> bool:
    return isinstance(part, str | Tinted)


@pytest.mark.parametrize("count", range(1, 15))
@pytest.mark.parametrize("heading", [False, True])
def test_any_number_of_cards_finds_room(count: int, heading: bool) -> None:
    middle = visiting.columns(SHEET)[1]
    area = Area(middle.x, middle.y + 52, middle.w, middle.h - 52) if heading else middle
    deals = [Deal("Sell Eel", "Eel", "coin", each=1000, count="12", of="13", total=1000)] * count
    found = [*cards.cards(area, deals)]
    fits(found, area)
    lines_fit(found)


@pytest.mark.parametrize("count", range(1, 9))
def test_any_number_of_ways_in_finds_room(count: int) -> None:
    house = visiting.columns(SHEET)[0]
    spots = visiting.chip_places(house, 164, count)
    assert len(spots) == count
    for place, spot in enumerate(spots):
        assert lies_in(spot, house)
        assert spot.h > SMALL
        assert not any(clash(spot, other) for other in spots[place + 1 :])


@pytest.mark.parametrize("wide", [cards.NARROW, cards.WIDE])
def test_a_warning_of_some_length_is_never_cut(cabinet: Cabinet, wide: float) -> None:
    words = "The last licence: Wilhelmina-M has 1,000 yen, and another costs 2,000 yen."
    drawn = cards.face(Deal("Cart", "Cart", "coin", foot=(words,), warns=True), wide, 276).drawn
    (block,) = [one for one in drawn if isinstance(one, Block)]
    lines = cabinet.window.kit.text.wrapped(block.text, SMALL, block.w, block.font)
    assert cabinet.window.kit.text._high(len(lines), SMALL, block.font) <= block.h
    assert block.y + block.h <= 276


def test_what_is_drawn_of_a_visit_is_never_more_than_three_lines() -> None:
    lines = tuple((f"line {number}", Random(number).randrange(100)) for number in range(7))
    summed = visiting.summed(lines)
    assert len(summed) == visiting.LINES
    assert sum(yen for _, yen in summed) == sum(yen for _, yen in lines)
