"""The menu of a turn says what is legal, and why the rest is not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from game.rules.core.draft import Refused, refusal
from game.rules.harbor.actions import Buy, EndTurn, Fish, OpenPort, ReturnLicence
from game.rules.harbor.choices import RETURNS
from game.rules.harbor.drafts.menu import Entry, TurnMenu
from game.rules.harbor.drafts.wishes import draft_for
from game.rules.harbor.kernel import HarborKernel
from game.rules.harbor.phases import buy, fish_choices, visit
from game.rules.harbor.state import TURN, HarborState
from game.rules.harbor.steps import LeavePort
from game.rules.harbor.table import Table, table_for
from game.rules.harbor.words import Hull, Kind, Market, Resource
from tests.rules.harbor.drafts.test_every_action import SMALL
from tests.rules.harbor.drafts.walks import table
from tests.rules.harbor.midway import KERNEL, midway
from tests.rules.harbor.positions import Game, harbor, ship


def menu(game: Game, seat: int = 0) -> TurnMenu:
    return TurnMenu(table(len(game.state.cash)), game.kernel.observe(game.state, seat))


def listed(kernel: HarborKernel, at: Table, state: HarborState, seat: int) -> set[Entry]:
    """What the families of the kernel have at least one action of."""
    legal = kernel.legal(state, seat)
    families: dict[Entry, bool] = {
        Buy: next(buy.every(at, state, seat), None) is not None,
        Fish: next(fish_choices.every(at, state, seat), None) is not None,
        EndTurn: EndTurn(seat) in legal,
        OpenPort: OpenPort(seat) in legal,
        ReturnLicence: any(action in legal for action in RETURNS[seat]),
        **{market: is_worth_a_visit(at, state, seat, market) for market in state.deal.markets},
    }
    return {entry for entry, possible in families.items() if possible}


def is_worth_a_visit(at: Table, state: HarborState, seat: int, market: Market) -> bool:
    alone = state.copy()
    alone.deal = replace(state.deal, markets=(market,))
    return next(visit.every(at, alone, seat), None) is not None


def offered(at: Table, kernel: HarborKernel, state: HarborState, seat: int) -> set[Entry]:
    options = TurnMenu(at, kernel.observe(state, seat)).options()
    return {entry for entry, why in options.items() if why is None}


@pytest.mark.parametrize("build", SMALL, ids=lambda build: build.__name__)
def test_the_menu_of_a_small_position_is_what_the_kernel_lists(build: Callable[[], Game]) -> None:
    game = build()
    (seat,) = game.kernel.to_act(game.state)
    at = table_for(game.kernel.spec, len(game.state.cash))
    if game.state.phase is TURN:
        expected = listed(game.kernel, at, game.state, seat)
        assert expected
        assert offered(at, game.kernel, game.state, seat) == expected
    else:
        assert TurnMenu(at, game.kernel.observe(game.state, seat)).options() == {}


@pytest.mark.parametrize("players", range(2, 7))
def test_the_menu_of_any_turn_is_what_the_kernel_lists(players: int, often: int) -> None:
    at, seen = table(players), set[Entry]()
    for seed in range(12 * often):
        for state, seat in midway(players, seed, number=20):
            if state.phase is TURN:
                expected = listed(KERNEL, at, state, seat)
                assert offered(at, KERNEL, state, seat) == expected
                seen |= expected
    assert seen == {Buy, Fish, EndTurn, OpenPort, ReturnLicence, *Market}


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_market_on_the_menu_is_entered_by_its_draft_and_no_other(players: int, often: int) -> None:
    at, refused = table(players), 0
    for seed in range(8 * often):
        for state, seat in midway(players, seed, number=15):
            view = KERNEL.observe(state, seat)
            for entry, why in TurnMenu(at, view).options().items():
                if not isinstance(entry, Market):
                    assert draft_for(at, view, entry).parts == ()
                elif why is None:
                    assert len(draft_for(at, view, entry).parts) == 1
                else:
                    with pytest.raises(Refused) as caught:
                        draft_for(at, view, entry)
                    assert caught.value.refusal == why
                    refused += 1
    assert refused > 20


@pytest.mark.rules("H10")
def test_without_actions_nobody_fishes_or_buys() -> None:
    options = menu(harbor().ware(1, Kind.MACKEREL, 100).actions(0)).options()
    assert options[Fish] == options[Buy] == refusal("H10", "no action")
    assert options[EndTurn] is None


@pytest.mark.rules("H20")
def test_a_port_that_must_be_opened_first_does_not_hinder_fishing() -> None:
    game = harbor().fleet(0, ship(Hull.BARGE)).licences(0)
    assert menu(game.cash(1000)).options()[Fish] is None
    assert menu(game.cash(500)).options()[Fish] == refusal("H20", "no activity")


@pytest.mark.rules("H25", "H26")
def test_the_menu_says_why_no_port_is_opened_and_nothing_returned() -> None:
    game = harbor().cash(400).licences(0)
    assert menu(game).options()[OpenPort] == refusal("H26", "too dear", price=500, cash=400)
    assert menu(game).options()[ReturnLicence] == refusal("H25", "slots empty")
    game.ports(0, 3).licences(0, Kind.MACKEREL).fleet(0, ship(hold=[Kind.MACKEREL]))
    assert menu(game).options()[OpenPort] == refusal("H26", "all open", ports=3)
    assert menu(game).options()[ReturnLicence] == refusal("H25", "all in use", slots=1)


@pytest.mark.rules("H70")
def test_the_menu_says_why_nothing_is_bought() -> None:
    game = harbor().cash(300)
    assert menu(game).options()[Buy] == refusal("H70", "no wares")
    game.ware(1, Kind.MACKEREL, 500).ware(1, Kind.MACKEREL, 400)
    assert menu(game).options()[Buy] == refusal("H70", "too dear", price=400, cash=300)
    game.stock(Resource.MACKEREL, 0)
    assert menu(game).options()[Buy] == refusal("H70", "no fish left")


@pytest.mark.rules("H30", "H32")
def test_the_menu_says_why_a_market_is_not_visited() -> None:
    game = harbor(2, [Market.SALMON, Market.AQUARIUM]).cash(300)
    options = menu(game).options()
    assert options[Market.SALMON] == refusal("H32", "entry", market="salmon", price=400, cash=300)
    assert options[Market.AQUARIUM] == refusal("H30", "nothing to do", market="aquarium")
    options = menu(game.actions(1)).options()
    assert options[Market.AQUARIUM] == refusal("H32", "entry", market="aquarium", actions=2, left=1)


@pytest.mark.rules("H10")
def test_whoever_is_not_asked_has_no_menu() -> None:
    game = harbor()
    assert menu(game, 0).options()
    assert menu(game, 1).options() == {}
    game.fish(0, LeavePort(0))
    assert menu(game, 1).options() == {}
