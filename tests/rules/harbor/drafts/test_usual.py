"""The usual plan: out of port, the same fish again, home with a full hold."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.harbor.drafts.fish import FishDraft
from game.rules.harbor.drafts.parts import DockAt, FishPart, Price
from game.rules.harbor.drafts.usual import Prices, usual, usual_for
from game.rules.harbor.proposal import proposed
from game.rules.harbor.state import FISHING, TURN, HarborState
from game.rules.harbor.steps import LeavePort, TakeBarrel
from game.rules.harbor.table import table_for
from game.rules.harbor.words import Hull, Kind, Market
from tests.rules.harbor.midway import KERNEL, midway
from tests.rules.harbor.positions import Game, harbor, ship

MACKEREL, SNAPPER, EEL, TUNA = Kind.MACKEREL, Kind.SNAPPER, Kind.EEL, Kind.TUNA
MARKETS = [Market.SNAPPER, Market.EEL, Market.TUNA]


def begun(state: HarborState, seat: int) -> tuple[FishDraft, Prices]:
    table = table_for(KERNEL.spec, len(state.cash))
    draft = FishDraft(table, KERNEL.observe(state, seat))
    return draft, lambda position, kind: proposed(table, position, seat, kind)


def planned(game: Game) -> tuple[FishPart, ...]:
    return usual(*begun(game.state, 0))


@pytest.mark.rules("H20")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_plan_makes_a_legal_action_wherever_there_is_one(players: int, often: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(12 * often):
        for state, seat in midway(players, seed, number=20):
            if state.phase not in (TURN, FISHING):
                continue
            draft, prices = begun(state, seat)
            parts = usual(draft, prices)
            assert draft.parts == ()
            for part in parts:
                draft.add(part)
            if parts:
                assert draft.complete
                assert draft.action() in KERNEL.legal(state, seat)
            found.update(type(step).__name__ for step in draft.position.steps)
            found["tuna"] += draft.position.over
            found["none"] += not parts
    assert found.keys() >= {"LeavePort", "TakeBarrel", "Dock", "none"}
    assert found["tuna"]


@pytest.mark.rules("H20")
@pytest.mark.parametrize("players", [2, 5])
def test_what_one_ship_would_do_is_the_first_part_that_can_be_added(players: int) -> None:
    asked = 0
    for seed in range(6):
        for state, seat in midway(players, seed, number=20):
            if state.phase is TURN and state.actions:
                draft, prices = begun(state, seat)
                for place in range(len(state.ships[seat])):
                    parts = usual_for(draft, place, prices)
                    assert draft.parts == ()
                    if parts:
                        assert parts[0] in draft.options()
                        asked += 1
    assert asked > 50


@pytest.mark.rules("H20")
def test_a_ship_in_port_leaves_it() -> None:
    assert planned(harbor()) == (LeavePort(0),)


@pytest.mark.rules("H21")
def test_a_ship_with_room_takes_the_same_kind_again() -> None:
    game = harbor(3, MARKETS).fleet(0, ship(Hull.TWO_SLOT, hold=[MACKEREL])).licences(0, MACKEREL, SNAPPER)
    assert planned(game) == (TakeBarrel(0, MACKEREL, False),)


@pytest.mark.rules("H21")
def test_the_first_barrel_is_of_the_kind_for_which_most_would_be_asked() -> None:
    game = harbor(3, MARKETS).fleet(0, ship()).licences(0, MACKEREL, SNAPPER, EEL)
    assert planned(game) == (TakeBarrel(0, SNAPPER, False),)
    assert planned(game.tracks(eel=9)) == (TakeBarrel(0, EEL, False),)


@pytest.mark.rules("H22")
def test_a_full_ship_docks_at_the_first_free_port_for_what_is_proposed() -> None:
    full = ship(Hull.TWO_SLOT, hold=[SNAPPER, SNAPPER])
    game = harbor(3, MARKETS).fleet(0, full, ship(port=0)).licences(0, SNAPPER).ports(0, 2)
    assert planned(game)[:2] == (LeavePort(1), DockAt(0, 0))
    assert planned(game)[2:] == (Price(500), Price(500))


@pytest.mark.rules("H46")
def test_eel_are_priced_as_they_are_once_they_are_for_sale() -> None:
    game = harbor(3, MARKETS).fleet(0, ship(Hull.TWO_SLOT, hold=[EEL, EEL])).licences(0, EEL).tracks(eel=4)
    assert planned(game) == (DockAt(0, 0), Price(500), Price(500))


@pytest.mark.rules("H21")
def test_a_ship_that_can_take_nothing_docks_with_what_it_has() -> None:
    game = harbor(3, MARKETS).fleet(0, ship(Hull.THREE_SLOT, hold=[EEL])).licences(0, EEL).barrels(EEL, 0)
    assert planned(game)[0] == DockAt(0, 0)


@pytest.mark.rules("H20")
def test_an_empty_ship_that_can_take_nothing_stays_out() -> None:
    assert planned(harbor().fleet(0, ship()).licences(0)) == ()


@pytest.mark.rules("H22")
def test_a_licence_that_comes_home_serves_the_next_ship() -> None:
    game = harbor(3, MARKETS).fleet(0, ship(hold=[EEL]), ship()).licences(0, EEL)
    assert planned(game)[::2] == (DockAt(0, 0), TakeBarrel(1, EEL, False))


@pytest.mark.rules("H27")
def test_a_barge_comes_home_when_it_is_full() -> None:
    game = harbor(3, MARKETS).licences(0, EEL, MACKEREL).ports(0, 3)
    game.fleet(0, ship(Hull.BARGE, hold=[EEL] * 5), ship(hold=[MACKEREL]))
    assert [part for part in planned(game) if isinstance(part, DockAt)] == [DockAt(1, 0)]
    game.fleet(0, ship(Hull.BARGE, hold=[EEL] * 6), ship(hold=[MACKEREL]))
    assert [part for part in planned(game) if isinstance(part, DockAt)] == [DockAt(0, 2), DockAt(1, 0)]


@pytest.mark.rules("H42")
def test_three_tuna_come_in_last_and_end_the_plan() -> None:
    tuna = ship(Hull.THREE_SLOT, hold=[TUNA] * 3)
    game = harbor(3, MARKETS).fleet(0, tuna, ship(port=0)).licences(0, TUNA, MACKEREL)
    draft, prices = begun(game.state, 0)
    assert usual(draft, prices) == (LeavePort(1), DockAt(0, 0))
    for part in usual(draft, prices):
        draft.add(part)
    assert draft.position.over
    assert draft.view().stock == game.view(0).stock
    assert draft.view().tuna is None


@pytest.mark.rules("H42")
def test_two_tuna_wait_at_sea_for_a_third() -> None:
    game = harbor(3, MARKETS).fleet(0, ship(Hull.THREE_SLOT, hold=[TUNA] * 2)).licences(0, TUNA)
    game.barrels(TUNA, 0)
    assert planned(game) == ()


@pytest.mark.rules("H42")
def test_nobody_fishes_tuna_who_cannot_land_three() -> None:
    game = harbor(3, MARKETS).fleet(0, ship(Hull.TWO_SLOT)).licences(0, TUNA, MACKEREL)
    assert planned(game) == (TakeBarrel(0, MACKEREL, False),)


@pytest.mark.rules("H42")
def test_a_small_ship_does_not_take_the_licence_from_the_one_that_could_land_three() -> None:
    game = harbor(3, MARKETS).fleet(0, ship(), ship(Hull.THREE_SLOT, port=0)).licences(0, TUNA, MACKEREL)
    assert planned(game) == (LeavePort(1), TakeBarrel(0, MACKEREL, False))


@pytest.mark.rules("H10")
def test_without_an_action_there_is_no_plan() -> None:
    assert planned(harbor().actions(0)) == ()
