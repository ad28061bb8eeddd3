"""H10, H52, H60: how a turn starts, what it may hold, and how barrels degrade."""

from __future__ import annotations

import pytest

from game.rules.core.errors import NotYourTurn, WrongPhase
from game.rules.harbor.actions import Buy, EndTurn, Fish, OpenPort, ReturnLicence, UseFreezer, Visit
from game.rules.harbor.deeds import BuyLicence, PayActions, PayYen, Rent, Sell, SellBarrel
from game.rules.harbor.events import (
    EndTriggered,
    FreezerUsed,
    PortOpened,
    RentalSpent,
    SubsidyPaid,
    TurnBegan,
    WaresDegraded,
)
from game.rules.harbor.state import Phase
from game.rules.harbor.steps import LeavePort, Reprice
from game.rules.harbor.words import Kind, Market, Resource, Slot
from tests.rules.harbor.positions import Game, harbor, only, ship

MACKEREL, EEL, FUGU, TAKOYAKI = Kind.MACKEREL, Kind.EEL, Kind.FUGU, Kind.TAKOYAKI
ONE = PayActions(1, 0)


def frozen(*kinds: Kind, uses: int = 2) -> Game:
    """Seat 1, next to move, has a freezer and these things for sale."""
    game = harbor(2, [Market.RENTALS, Market.OCTOPUS]).slot(1, Slot.FREEZER, uses)
    for kind in kinds:
        game.ware(1, kind, 300)
    return game


# ---------------------------------------------------------------- H10


@pytest.mark.rules("H10")
@pytest.mark.parametrize("first", ["fish", "market", "buy"])
@pytest.mark.parametrize("second", ["fish", "market", "buy"])
def test_a_turn_has_two_actions_in_any_mix_of_fish_market_and_buy(first: str, second: str) -> None:
    game = harbor(2).ware(0, MACKEREL, 500).tokens(0, Resource.MACKEREL, 2)
    game.ware(1, MACKEREL, 100).ware(1, MACKEREL, 100)
    for number, kind in enumerate((first, second), start=1):
        if kind == "fish":
            game.fish(0, Reprice(0, 100 * number))
        elif kind == "market":
            game.visit(0, Market.MACKEREL, Sell(Resource.MACKEREL, 1))
        else:
            game.buy(0, (1, 0))
        assert game.state.actions == 2 - number
    game.ware(1, MACKEREL, 100).tokens(0, Resource.MACKEREL, 1)
    game.refuses(Fish(0, (LeavePort(0),)), "seat 0 has no action left to fish")
    game.refuses(Buy(0, ((1, 0),)), "seat 0 has no action left to buy")
    game.refuses(Visit(0, Market.MACKEREL, ONE, (Sell(Resource.MACKEREL, 1),)), "ways to pay now: none")
    assert {type(action) for action in game.kernel.legal(game.state, 0)} == {EndTurn, OpenPort, ReturnLicence}


@pytest.mark.rules("H10")
def test_the_turn_ends_when_the_player_says_so_even_with_actions_unspent() -> None:
    game = harbor(3)
    events = game.play(EndTurn(0))
    assert only(events, TurnBegan) == TurnBegan(1, 1)
    game.fish(1, LeavePort(0))
    game.play(EndTurn(1))
    assert game.state.turn == 2
    assert game.state.actions == 2


@pytest.mark.rules("H10")
def test_the_turn_does_not_end_by_itself() -> None:
    game = harbor(2).actions(1)
    game.fish(0, LeavePort(0))
    assert game.state.actions == 0
    assert game.kernel.to_act(game.state) == {0}
    game.refuses(EndTurn(1), "seat 1 is not to act; to act: 0", kind=NotYourTurn)


@pytest.mark.rules("H10", "H26")
def test_opening_a_port_costs_no_action() -> None:
    game = harbor(2).actions(0)
    assert only(game.play(OpenPort(0)), PortOpened) == PortOpened(0, 1, 500)
    assert only(game.play(OpenPort(0)), PortOpened) == PortOpened(0, 2, 500)
    assert game.state.cash == [1000, 2000]
    assert game.state.ports == (3, 1)
    assert game.state.actions == 0


@pytest.mark.rules("H10", "H32")
def test_an_entry_paid_in_yen_needs_no_action() -> None:
    game = harbor(2, [Market.RENTALS]).actions(0)
    game.visit(0, Market.RENTALS, Rent(Slot.CART, None), by=PayYen())
    assert game.state.actions == 0
    assert game.state.cash[0] == 2000 - 200 - 300


@pytest.mark.rules("H10", "H80", "H60")
def test_the_end_is_checked_before_barrels_degrade() -> None:
    game = harbor(2, [Market.GOVERNMENT]).slot(1, Slot.SUBSIDY).cash(0, 4900)
    game.tokens(1, Resource.MACKEREL, 1)
    game.ware(1, MACKEREL, 100, fresh=False).ware(1, MACKEREL, 100, fresh=False)
    events = game.end_turns()
    assert [type(event) for event in events] == [TurnBegan, WaresDegraded, SubsidyPaid]
    assert game.state.cash[1] == 5000
    assert game.state.trigger is None
    events = game.ware(1, MACKEREL, 100).end_turns(2)
    assert [type(event) for event in events] == [TurnBegan, TurnBegan, EndTriggered, WaresDegraded]


@pytest.mark.rules("H10", "H52", "H80")
def test_the_end_is_checked_before_the_freezer_is_asked_for() -> None:
    game = frozen(MACKEREL).cash(0, 7000)
    assert only(game.end_turns(), EndTriggered).seat == 1
    assert game.state.phase is Phase.FREEZER


# ---------------------------------------------------------------- H60


@pytest.mark.rules("H60")
def test_the_bottom_row_goes_back_and_then_the_top_row_moves_down_with_its_prices() -> None:
    game = harbor(2, [Market.EEL, Market.FUGU]).ware(1, MACKEREL, 100, fresh=False).ware(1, EEL, 700)
    game.ware(1, MACKEREL, 300).ware(1, FUGU, 900, fresh=False)
    events = game.end_turns()
    assert only(events, WaresDegraded) == WaresDegraded(1, (MACKEREL, FUGU))
    assert game.state.wares[1] == ((EEL, False, 700), (MACKEREL, False, 300))
    assert game.state.barrels[MACKEREL] == 14 - 1
    assert game.state.barrels[FUGU] == 3
    game.end_turns(2)
    assert len(game.state.wares[1]) == 0
    assert (game.state.barrels[MACKEREL], game.state.barrels[EEL]) == (14, 6)


@pytest.mark.rules("H60")
def test_only_the_barrels_of_the_player_whose_turn_starts_degrade() -> None:
    game = harbor(3).ware(0, MACKEREL, 100).ware(1, MACKEREL, 200).ware(2, MACKEREL, 300)
    game.end_turns()
    assert [wares[0] for wares in game.state.wares] == [
        (MACKEREL, True, 100),
        (MACKEREL, False, 200),
        (MACKEREL, True, 300),
    ]


@pytest.mark.rules("H60", "H49")
def test_degraded_barrels_of_an_overfished_market_leave_the_game() -> None:
    game = harbor(2, [Market.FUGU]).ware(1, FUGU, 100, fresh=False).ware(1, MACKEREL, 100, fresh=False)
    game.overfished(FUGU)
    game.end_turns()
    assert (game.state.barrels[FUGU], game.state.sea.gone[FUGU]) == (0, 3)
    assert (game.state.barrels[MACKEREL], game.state.sea.gone[MACKEREL]) == (14, 0)


@pytest.mark.rules("H60", "H45")
def test_takoyaki_do_not_degrade() -> None:
    game = harbor(2, [Market.OCTOPUS]).ware(1, TAKOYAKI, 400).ware(1, MACKEREL, 100)
    game.end_turns(6)
    assert game.state.wares[1] == ((TAKOYAKI, True, 400),)


@pytest.mark.rules("H60", "H46")
def test_degradation_does_not_lower_the_eel_track() -> None:
    game = harbor(2, [Market.EEL]).ware(1, EEL, 100, fresh=False).ware(1, EEL, 100).tracks(eel=5)
    game.end_turns(3)
    assert game.state.wares[1] == ()
    assert game.state.sea.eel == 5


@pytest.mark.rules("H60")
def test_nothing_is_told_of_degradation_in_an_empty_harbor() -> None:
    assert [type(event) for event in harbor(2).end_turns()] == [TurnBegan]


# ---------------------------------------------------------------- H52


@pytest.mark.rules("H52")
def test_one_use_of_a_freezer_stops_the_degradation_of_the_turn_for_all_barrels() -> None:
    game = frozen(MACKEREL).ware(1, MACKEREL, 500, fresh=False)
    wares = game.state.wares[1]
    events = game.end_turns()
    assert [type(event) for event in events] == [TurnBegan]
    assert game.state.phase is Phase.FREEZER
    events = game.play(UseFreezer(1, True))
    assert events == (FreezerUsed(1),)
    assert game.state.wares[1] == wares
    assert game.state.extras.freezers == (0, 1)
    assert game.state.extras.freezers_left == 1
    assert (game.state.phase, game.state.actions) == (Phase.TURN, 2)


@pytest.mark.rules("H52")
def test_a_freezer_has_two_uses_and_then_returns_to_the_market() -> None:
    game = frozen(MACKEREL)
    for uses in (1, 0):
        game.end_turns()
        spent = [event for event in game.play(UseFreezer(1, True)) if isinstance(event, RentalSpent)]
        assert spent == ([] if uses else [RentalSpent(1, Slot.FREEZER)])
        assert game.state.extras.freezers[1] == uses
        game.end_turns()
    assert game.state.extras.freezers_left == 2
    assert only(game.end_turns(), WaresDegraded).returned == ()
    assert game.state.phase is Phase.TURN


@pytest.mark.rules("H52")
def test_two_freezers_last_for_four_turns() -> None:
    game = frozen(MACKEREL).slot(1, Slot.FREEZER)
    for left in (0, 1, 1, 2):
        game.end_turns()
        game.play(UseFreezer(1, True))
        assert game.state.extras.freezers_left == left
        game.end_turns()


@pytest.mark.rules("H52", "H60")
def test_the_owner_may_let_the_barrels_degrade() -> None:
    game = frozen(MACKEREL)
    game.end_turns()
    events = game.play(UseFreezer(1, False))
    assert events == (WaresDegraded(1, ()),)
    assert game.state.wares[1] == ((MACKEREL, False, 300),)
    assert game.state.extras.freezers[1] == 2
    assert (game.state.phase, game.state.actions) == (Phase.TURN, 2)


@pytest.mark.rules("H60", "H45")
def test_takoyaki_alone_do_not_degrade_so_nothing_is_told() -> None:
    game = harbor(2, [Market.OCTOPUS]).ware(1, TAKOYAKI, 300)
    assert not any(isinstance(event, WaresDegraded) for event in game.end_turns())
    assert game.state.wares[1] == ((TAKOYAKI, True, 300),)
    game.end_turns()
    game.ware(1, MACKEREL, 100)
    assert only(game.end_turns(), WaresDegraded) == WaresDegraded(1, ())


@pytest.mark.rules("H52")
@pytest.mark.parametrize("kinds", [(), (TAKOYAKI,), (TAKOYAKI, TAKOYAKI)])
def test_the_owner_is_asked_only_if_a_barrel_is_for_sale(kinds: tuple[Kind, ...]) -> None:
    game = frozen(*kinds)
    game.end_turns()
    assert (game.state.phase, game.state.actions) == (Phase.TURN, 2)
    game = frozen(*kinds, MACKEREL)
    game.end_turns()
    assert game.state.phase is Phase.FREEZER


@pytest.mark.rules("H52")
def test_the_answer_about_the_freezer_comes_before_everything_else() -> None:
    game = frozen(MACKEREL)
    game.refuses(UseFreezer(0, True), "waits for EndTurn or Fish or Visit or Buy", kind=WrongPhase)
    game.end_turns()
    assert list(game.kernel.legal(game.state, 1)) == [UseFreezer(1, False), UseFreezer(1, True)]
    game.refuses(EndTurn(1), "round 1 waits for UseFreezer from seat 1", kind=WrongPhase)
    game.refuses(ReturnLicence(1, Slot.FREEZER), "waits for UseFreezer", kind=WrongPhase)
    game.refuses(UseFreezer(0, True), "to act: 1", kind=NotYourTurn)
    for odd in (1, 0, None, "yes"):
        game.refuses(UseFreezer(1, odd), ": a freezer is used or not: true or false")  # type: ignore[arg-type]


@pytest.mark.rules("H52")
def test_a_freezer_of_another_player_is_of_no_use() -> None:
    game = frozen(MACKEREL).ware(0, MACKEREL, 100)
    game.end_turns()
    game.play(UseFreezer(1, True), EndTurn(1))
    assert game.state.phase is Phase.TURN
    assert game.state.wares[0] == ((MACKEREL, False, 100),)


@pytest.mark.rules("H52", "H54")
def test_no_subsidy_is_paid_for_barrels_a_freezer_keeps() -> None:
    game = harbor(2, [Market.RENTALS, Market.GOVERNMENT]).slot(1, Slot.FREEZER).slot(1, Slot.SUBSIDY)
    game.ware(1, MACKEREL, 100, fresh=False).ware(1, MACKEREL, 100, fresh=False)
    game.end_turns()
    game.play(UseFreezer(1, True))
    assert game.state.cash[1] == 2000


# ---------------------------------------------------------------- what is counted per turn


@pytest.mark.rules("H10", "H30")
def test_what_is_counted_per_turn_starts_anew_with_the_next_turn() -> None:
    game = harbor(2, [Market.SALMON]).fleet(0, ship(port=0))
    game.visit(0, Market.SALMON, BuyLicence(None), by=PayYen())
    assert game.view().entered == {Market.SALMON}
    game.end_turns()
    assert game.view().entered == frozenset()
    game.end_turns()
    cash = game.state.cash[0]
    game.visit(0, Market.SALMON, BuyLicence(None), by=PayYen())
    assert game.state.cash[0] == cash - 400 + 100 - 100


@pytest.mark.rules("H10", "H31")
def test_the_actions_of_a_turn_are_there_after_a_freezer_too() -> None:
    game = frozen(MACKEREL).actions(1)
    game.tokens(0, Resource.MACKEREL, 1).visit(0, Market.MACKEREL, Sell(Resource.MACKEREL, 1))
    game.end_turns()
    game.play(UseFreezer(1, True))
    assert game.view().actions == 2
    game.visit(1, Market.MACKEREL, SellBarrel(0))
    assert game.state.cash[1] == 2000 + 100 + 100 + 100
