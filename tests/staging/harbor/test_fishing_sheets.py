"""The film and the prices keep to their zones, whatever lies on them."""

from __future__ import annotations

from itertools import pairwise, product

import pytest

from game.rules.harbor.drafts.parts import DockAt
from game.rules.harbor.steps import Dock, LeavePort, NewPort, Reprice, TakeBarrel
from game.rules.harbor.table import table_for
from game.rules.harbor.words import Hull, Kind, Market
from game.staging.harbor.sheets.fishing import PLATE, Keys, Next, beside, film, plate
from game.staging.harbor.sheets.pricing import AT_ONCE, Asked, Rival, pricing, shown, turn_word
from game.staging.harbor.sheets.shots import Possible, Shot, deed, done
from game.staging.harbor.sheets.tally import tallied
from game.staging.pieces import Card, Less, More
from game.staging.sheets import Cell
from game.table.pose import Print, Run
from game.ui import theme
from game.ui.focus import Area
from tests.rules.harbor.positions import harbor, house_spec, ship

STRIP, SHEET = Area(8, 306, 1904, 144), Area(8, 86, 1904, 364)
NAMES = ("Hana", "Jiro", "Kiku", "Masa", "Nobu", "Oyuki")
CRESTS = (1, 2, 3, 4, 5, 6)
SHOT = Shot(Hull.TWO_SLOT, "", "leaves port")
TOLD = tallied(table_for(house_spec(), 2), harbor().view(0), 1)
KEYS = Keys("glyphs/dpad_up", "glyphs/dpad_down", "glyphs/pad_a")


def within(cells: tuple[Cell, ...], zone: Area) -> None:
    for cell in cells:
        x, y, w, h = cell.area
        assert w > 0
        assert h > 0
        assert zone.x <= x
        assert x + w <= zone.right + 1e-6
        assert zone.y <= y
        assert y + h <= zone.bottom + 1e-6
        for drawn in cell.face.drawn:
            assert drawn.x >= 0
            assert drawn.y >= 0
            if isinstance(drawn, Print):
                assert drawn.x + drawn.w <= w + 1e-6
            if isinstance(drawn, Run):
                assert drawn.size >= theme.SMALL
                assert drawn.room > 0


def apart(cells: list[Cell]) -> None:
    """Frames of the film do not overlap."""
    ends = sorted((cell.area.x, cell.area.right) for cell in cells)
    assert all(end <= begin for (_, end), (begin, _) in pairwise(ends))


@pytest.mark.parametrize(("made", "planned"), [*product((0, 1, 3, 6, 14), (0, 1, 4, 9))])
def test_the_film_keeps_to_its_strip(made: int, planned: int) -> None:
    then = Next(Hull.ONE_SLOT, (TakeBarrel(0, Kind.EEL, False), DockAt(0, 0)), DockAt(0, 0))
    cells = film(STRIP, 0, [SHOT] * made, then, [SHOT] * planned, KEYS, TOLD)
    within(cells, STRIP)
    frames = [cell for cell in cells if cell.area.y == STRIP.y + 12]
    apart(frames)
    assert len(frames) > 0


@pytest.mark.parametrize("kinds", range(1, 5))
def test_every_step_of_a_ship_has_a_card(kinds: int) -> None:
    fish = (Kind.MACKEREL, Kind.SNAPPER, Kind.EEL, Kind.CRAB)[:kinds]
    takes = [TakeBarrel(0, kind, barge) for barge in (False, True) for kind in fish]
    steps: tuple[Possible, ...] = (*takes, *[DockAt(0, port) for port in range(3)])
    cells = film(STRIP, 0, [], Next(Hull.FOUR_SLOT, steps, steps[0]), [], Keys(), TOLD)
    within(cells, STRIP)
    cards = [cell for cell in cells if isinstance(cell.id, Card)]
    assert {cell.id for cell in cards} == {Card(place) for place in range(len(steps))}
    assert PLATE not in {cell.id for cell in cards}
    for row in {cell.area.y for cell in cards}:
        apart([cell for cell in cards if cell.area.y == row])


def test_the_plate_hides_no_ship_where_there_is_room() -> None:
    column, boat = Area(486, 454, 470, 248), Area(600, 458, 110, 100)
    others = (Area(630, 552, 56, 56), Area(730, 458, 110, 100), Area(760, 552, 56, 56))
    spot = beside(column, boat, others, 220)
    for other in (boat, *others):
        common = spot.common(other)
        assert common.w * common.h == 0
    cell = plate(LeavePort(0), KEYS, column, boat, others)
    within((cell,), column)


@pytest.mark.parametrize("rivals", range(1, 6))
@pytest.mark.parametrize("count", [1, 2, 3, 6, 7, 12])
def test_prices_keep_to_their_sheet(rivals: int, count: int) -> None:
    cards = [Asked(Kind(place % 9), True, 1 + place % 2, 1200, 300, 100, "15+") for place in range(count)]
    rows = [Rival(seat, seat, 12_300, 15, 100) for seat in range(1, rivals + 1)]
    for at in range(count):
        cells = pricing(SHEET, 0, "Prices", cards, at, rows, ("One.", "Two."), NAMES, CRESTS)
        within(cells, SHEET)
        seen = {cell.id for cell in cells}
        assert {Card(at), More(at), Less(at)} <= seen
        apart([cell for cell in cells if isinstance(cell.id, Card)])
        runs = sorted(drawn.y for drawn in cells[-1].face.drawn if isinstance(drawn, Run))
        assert runs[-1] - runs[-2] >= theme.SMALL  # the two sentences
        table = [y for y in runs if y < runs[-2]]
        assert runs[-2] - table[-1] >= theme.SMALL


def test_no_more_cards_are_seen_than_fit_and_the_one_in_question_is() -> None:
    for count, at in product(range(1, 13), range(12)):
        if at < count:
            seen = shown(count, at)
            assert len(seen) == min(count, AT_ONCE)
            assert at in seen


def test_the_order_of_turns_has_a_word_for_each() -> None:
    assert len({turn_word(turn) for turn in range(6)}) == 6


# ---------------------------------------------------------------- words


def test_every_step_has_words() -> None:
    said = [
        done(LeavePort(0), Hull.ONE_SLOT, None, 1),
        done(TakeBarrel(0, Kind.EEL, False), Hull.ONE_SLOT, None, 1),
        done(TakeBarrel(0, Kind.EEL, True), Hull.ONE_SLOT, None, 1),
        done(Dock(0, 0, (300, 300)), Hull.TWO_SLOT, None, 1),
        done(Dock(0, 2, (300, 100)), Hull.TWO_SLOT, None, 1),
        done(NewPort(), None, None, 1),
        done(Reprice(0, 500), None, Kind.CRAB, 1),
    ]
    assert [shot.words for shot in said] == [
        *("leaves port", "takes Eel", "Eel to the barge", "to base port", "to port 2", "opens port 1"),
        "new price",
    ]
    assert [shot.note for shot in said[3:]] == ["300", "100 to 300", "", "500"]
    assert [deed(part) for part in (LeavePort(0), TakeBarrel(0, Kind.EEL, False), DockAt(0, 1))] == [
        *("leave port", "take Eel", "dock: port 1"),
    ]


@pytest.mark.rules("H24")
def test_the_tally_names_the_next_pay_for_unloading() -> None:
    game, table = harbor(2, [Market.TUNA]), table_for(house_spec(), 2)
    view = game.view(0)
    assert (tallied(table, view, 0).enough, tallied(table, view, 0).pay) == (2, 100)
    game.state.unloaded = 3
    assert (tallied(table, game.view(0), 0).enough, tallied(table, game.view(0), 0).pay) == (4, 200)
    game.state.unloaded = 9
    assert (tallied(table, game.view(0), 0).enough, tallied(table, game.view(0), 0).pay) == (0, 400)


@pytest.mark.rules("H21", "H42")
def test_the_tally_tells_licences_in_use_and_tuna_aside() -> None:
    game = harbor(2, [Market.TUNA]).licences(0, Kind.TUNA, Kind.TUNA, Kind.MACKEREL)
    game.fleet(0, ship(Hull.TWO_SLOT, hold=[Kind.TUNA]))
    told = tallied(table_for(house_spec(), 2), game.view(0), 1)
    assert told.licences == ((Kind.MACKEREL, 1, 1), (Kind.TUNA, 2, 1))
    assert (told.shows_tuna, told.aside, told.for_tuna) == (True, 0, 3)
    assert told.actions == game.view(0).actions - 1
