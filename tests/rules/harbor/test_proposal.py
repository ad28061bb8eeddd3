"""The price to begin with: what a rival would still gain by."""

from __future__ import annotations

import pytest

from game.rules.harbor.proposal import adds, buyers, costs_owner, proposed, rivals
from game.rules.harbor.table import Table, table_for
from game.rules.harbor.words import KINDS, SALMON, TAKOYAKI, Kind, Market, Resource
from tests.rules.harbor.positions import Game, harbor, house_spec

SNAPPER, FUGU, EEL, SQUID = Kind.SNAPPER, Kind.FUGU, Kind.EEL, Kind.SQUID


def table(players: int) -> Table:
    return table_for(house_spec(), players)


def asked(game: Game, kind: Kind, would_pay: tuple[int, ...] = (), *, fresh: bool = True) -> int:
    return proposed(table(len(game.state.cash)), game.state, 0, kind, would_pay, fresh=fresh)


def gains(game: Game, kind: Kind, buyer: int = 1, *, fresh: bool = True) -> int:
    return adds(table(len(game.state.cash)), game.state, buyer, kind, fresh=fresh)


@pytest.mark.rules("H22", "H40")
def test_a_mackerel_is_offered_for_one_step_of_yen() -> None:
    assert asked(harbor(3), Kind.MACKEREL) == 100


@pytest.mark.rules("H22", "H46")
def test_the_best_rival_still_gains_one_step() -> None:
    game = harbor(3, [Market.EEL]).tracks(eel=7)
    assert gains(game, EEL) == 7
    assert asked(game, EEL) == 600


@pytest.mark.rules("H22", "H43")
def test_a_snapper_is_worth_what_it_is_once_it_is_bought() -> None:
    """Sixteen are worth 6 each, fifteen 5: whoever has three loses 1 on each of them."""
    game = harbor(4, [Market.SNAPPER]).stock(Resource.SNAPPER, 19).tokens(1, Resource.SNAPPER, 3)
    assert game.in_stock(SNAPPER) == 16
    assert (gains(game, SNAPPER, 1), gains(game, SNAPPER, 2)) == (2, 5)
    assert asked(game, SNAPPER) == 400


@pytest.mark.rules("H22", "H43")
def test_a_sale_costs_the_owner_what_their_own_snappers_lose() -> None:
    game = harbor(4, [Market.SNAPPER]).stock(Resource.SNAPPER, 18).tokens(0, Resource.SNAPPER, 2)
    assert costs_owner(table(4), game.state, 0, SNAPPER) == -2


@pytest.mark.rules("H22", "H47")
def test_the_next_fugu_is_worth_two_for_each_before_it_and_one() -> None:
    game = harbor(3, [Market.FUGU]).tokens(2, Resource.FUGU, 2)
    assert (gains(game, FUGU, 1), gains(game, FUGU, 2)) == (1, 5)
    assert asked(game, FUGU) == 400


@pytest.mark.rules("H22", "H44")
def test_a_fresh_salmon_raises_the_others_of_its_buyer_and_an_old_one_too() -> None:
    game = harbor(3, [Market.SALMON]).tokens(1, Resource.FRESH_SALMON, 2).tokens(0, Resource.FRESH_SALMON)
    assert gains(game, SALMON) == 4 + 2
    assert gains(game, SALMON, fresh=False) == 4 + 2
    assert gains(game, SALMON, buyer=2) == 4
    assert costs_owner(table(3), game.state, 0, SALMON) == 1
    assert asked(game, SALMON) == 500


@pytest.mark.rules("H22", "H70")
def test_nobody_is_asked_for_more_than_they_have() -> None:
    game = harbor(3, [Market.EEL]).tracks(eel=9).cash(2000, 300, 500)
    assert asked(game, EEL) == 500


@pytest.mark.rules("H70")
def test_without_a_fish_left_a_barrel_adds_nothing() -> None:
    game = harbor(2, [Market.EEL]).tracks(eel=9).stock(Resource.EEL, 0)
    assert gains(game, EEL) == 0
    assert asked(game, EEL) == 100


@pytest.mark.rules("H45")
def test_takoyaki_are_worth_five_to_whoever_buys_one() -> None:
    game = harbor(3, [Market.OCTOPUS])
    assert asked(game, TAKOYAKI) == 400
    assert costs_owner(table(3), game.state, 0, TAKOYAKI) == 0


def test_nothing_is_asked_beyond_what_a_rival_is_thought_to_pay() -> None:
    game = harbor(3, [Market.EEL]).tracks(eel=7)
    guess = [0] * len(KINDS)
    for yen, wanted in ((450, 400), (2000, 600), (0, 100)):
        guess[EEL] = yen
        assert asked(game, EEL, tuple(guess)) == wanted


@pytest.mark.rules("H41")
def test_where_nobody_gains_r_the_guess_alone_counts() -> None:
    game = harbor(3, [Market.SQUID])
    guess = [0] * len(KINDS)
    guess[SQUID] = 300
    assert (asked(game, SQUID), asked(game, SQUID, tuple(guess))) == (100, 300)


@pytest.mark.rules("H23")
def test_no_price_is_proposed_that_cannot_be_named() -> None:
    game = harbor(2, [Market.FUGU]).tokens(1, Resource.FUGU, 6).cash(0, 90_000)
    assert asked(game, FUGU) == 1200
    guess = tuple([90_000] * len(KINDS))
    assert asked(harbor(2, [Market.SQUID]), SQUID, guess) == table(2).price_range[-1]


@pytest.mark.rules("H60")
def test_every_rival_has_a_turn_before_a_barrel_goes_back() -> None:
    game = harbor(4, first=2)
    assert buyers(table(4), game.state, 2) == rivals(table(4), game.state, 2) == (3, 0, 1)


@pytest.mark.rules("H80")
def test_in_the_last_turns_only_those_who_still_act_may_buy() -> None:
    game = harbor(4, [Market.EEL], first=0).tracks(eel=5).cash(0, 100, 2000, 2000)
    game.state.trigger = 2
    assert buyers(table(4), game.state, 0) == (1,)
    assert asked(game, EEL) == 100
    game.state.trigger = 0
    assert buyers(table(4), game.state, 0) == (1, 2, 3)
    assert asked(game, EEL) == 400
