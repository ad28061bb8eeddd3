"""The sheets of large type, laid out on half of the screen: nothing leaves them or covers another thing."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from game.rules.harbor.drafts.parts import DockAt
from game.rules.harbor.steps import TakeBarrel
from game.rules.harbor.words import Hull, Kind
from game.staging import zoom
from game.staging.harbor import pieces
from game.staging.harbor.plans import plans
from game.staging.harbor.sheets.buying import SLIM_AT_ONCE, Offer, buying
from game.staging.harbor.sheets.cards import SLIM_AT_ONCE as DEALS
from game.staging.harbor.sheets.cards import Deal, cards
from game.staging.harbor.sheets.fishing import Next, film
from game.staging.harbor.sheets.pages import Leaf
from game.staging.harbor.sheets.pricing import SLIM_AT_ONCE as PRICES
from game.staging.harbor.sheets.pricing import Asked, Rival, pricing
from game.staging.harbor.sheets.strip import Reply, strip
from game.staging.harbor.sheets.visiting import columns
from game.staging.pieces import Card, Sheet
from game.staging.sheets import Cell
from game.table.layout import Plan
from game.ui.focus import Area
from tests.rules.harbor.positions import harbor
from tests.scenes.harbor.seats import clash, lies_in
from tests.staging.harbor.test_fishing_sheets import CRESTS, KEYS, NAMES, SHOT, TOLD, apart, within
from tests.staging.harbor.test_large import layouts

LARGE = Plan(large=True, seat=0)
SHEET = zoom.half(layouts(6)[LARGE].area(Sheet()))
STRIP = zoom.half(layouts(6)[LARGE].area(pieces.Strip()))


def places(cells: tuple[Cell, ...]) -> list[int]:
    return [cell.id.place for cell in cells if isinstance(cell.id, Card)]


def lie_apart(cells: list[Cell], area: Area) -> None:
    assert all(lies_in(cell.area, area) for cell in cells)
    assert not [pair for pair in combinations(cells, 2) if clash(pair[0].area, pair[1].area)]


@pytest.mark.parametrize("many", [0, 1, 3, 4, 5, 9, 10, 28, 60])
def test_every_offer_is_on_a_page(many: int) -> None:
    view = harbor(6).view()
    offers = [Offer(1, Kind.MACKEREL, True, 100, 1, chosen=False, refused=False)] * many
    seen = []
    for page in range(max(1, -(-many // SLIM_AT_ONCE))):
        cells = buying(SHEET, 0, offers, view, view, NAMES, CRESTS, page)
        lie_apart([cell for cell in cells if isinstance(cell.id, (Card, Leaf))], SHEET)
        assert any(isinstance(cell.id, Leaf) for cell in cells) is (many > SLIM_AT_ONCE)
        seen += places(cells)
    assert seen == list(range(many))


@pytest.mark.parametrize("many", [1, 2, 3, 7, 11])
def test_every_card_of_a_visit_is_on_a_page(many: int) -> None:
    house, middle, mine, others = columns(SHEET)
    assert not [pair for pair in combinations((house, middle, mine, others), 2) if clash(*pair)]
    assert all(lies_in(area, SHEET) for area in (house, middle, mine, others))
    deals = [Deal("Sell Eel", "Eel", "", each=100, count="1", of="3", foot=("2 owned", "R 4 each"))] * many
    seen = []
    for page in range(-(-many // DEALS)):
        cells = tuple(cards(middle, deals, page))
        lie_apart([cell for cell in cells if isinstance(cell.id, (Card, Leaf))], middle)
        seen += places(cells)
    assert seen == list(range(many))


@pytest.mark.parametrize(("many", "rivals"), [*product((1, 2, 3, 8), (1, 5))])
def test_prices_are_named_beside_all_rivals(many: int, rivals: int) -> None:
    asked = [Asked(Kind.EEL, True, 1, 300, 300, None, "5")] * many
    others = [Rival(seat, seat, 1000, 5, 100) for seat in range(1, rivals + 1)]
    said = ("A sale leaves Hana's own fish as they are.", "Old: it goes back when Hana's next turn begins.")
    for at in range(many):
        cells = pricing(SHEET, 0, "Prices", asked, at, others, said, NAMES, CRESTS)
        within(cells, SHEET)
        seen = places(cells)
        assert at in seen
        assert len(seen) == min(many, PRICES)
        lie_apart([cell for cell in cells if isinstance(cell.id, Card)], SHEET)


@pytest.mark.parametrize("many", [1, 2, 3, 4, 6])
def test_every_answer_to_a_question_has_room(many: int) -> None:
    area = Area(SHEET.x, SHEET.y, SHEET.w, SHEET.h if many > 3 else 211)
    cells = strip(area, 0, "Who gets the tuna?", ("700",), [Reply("Hana", ("3,850",), "crests/1")] * many)
    assert places(cells) == list(range(many))
    answers = [cell for cell in cells if isinstance(cell.id, Card)]
    lie_apart(answers, area)
    assert min(cell.area.h for cell in answers) >= 100


@pytest.mark.parametrize(("made", "planned"), [*product((0, 1, 3, 14), (0, 1, 9))])
def test_the_film_keeps_to_its_strip(made: int, planned: int) -> None:
    then = Next(Hull.ONE_SLOT, (TakeBarrel(0, Kind.EEL, False), DockAt(0, 0)), DockAt(0, 0))
    cells = film(STRIP, 0, [SHOT] * made, then, [SHOT] * planned, KEYS, TOLD)
    within(cells, STRIP)
    apart([cell for cell in cells if not isinstance(cell.id, (Card, pieces.Strip))])


def test_the_sheets_of_every_plan_are_as_large() -> None:
    for players in range(2, 7):
        for each in plans(players):
            if each.large and not each.zone:
                assert zoom.half(layouts(players)[each].area(Sheet())) == SHEET
