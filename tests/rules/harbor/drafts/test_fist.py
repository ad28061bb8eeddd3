"""H42: coins in a closed hand."""

from __future__ import annotations

from functools import partial

import pytest

from game.rules.core.draft import Refused
from game.rules.core.happening import narrate
from game.rules.harbor.actions import BidTuna
from game.rules.harbor.drafts.fist import FistDraft, fan
from game.rules.harbor.events import BidPlaced, BidsRevealed
from game.rules.harbor.steps import Dock
from game.rules.harbor.table import table_for
from game.rules.harbor.words import Hull, Kind, Market
from tests.rules.harbor.positions import Game, harbor, ship


def bidding(*cash: int) -> Game:
    """Seat 0 has just docked three barrels of tuna."""
    game = harbor(len(cash), [Market.TUNA]).fleet(0, ship(Hull.THREE_SLOT, hold=[Kind.TUNA] * 3))
    game.ports(0, 3).cash(*cash).fish(0, Dock(0, 1, ()))
    return game


def fist(game: Game, seat: int) -> FistDraft:
    table = table_for(game.kernel.spec, len(game.state.cash))
    return FistDraft(table, game.kernel.observe(game.state, seat))


@pytest.mark.rules("H42")
def test_the_fan_has_eight_coins_and_a_place_that_empties_the_hand() -> None:
    table = table_for(bidding(900, 900).kernel.spec, 2)
    assert fan(table) == (100, 200, 300, 400, None, 500, 1000, 2000, 3000)


@pytest.mark.rules("H42")
def test_coins_add_up_and_the_last_one_comes_out_first() -> None:
    draft = fist(bidding(2000, 2000), 1)
    for coin in (500, 100, 1000):
        draft.add(coin)
    assert draft.action() == BidTuna(1, 1600)
    assert draft.take_back()
    assert draft.action() == BidTuna(1, 600)
    assert draft.clear()
    assert draft.action() == BidTuna(1, 0)
    assert not draft.take_back()
    assert not draft.clear()


@pytest.mark.rules("H42")
def test_more_than_all_the_yen_counts_as_all_of_it() -> None:
    draft = fist(bidding(2000, 700), 1)
    draft.add(400)
    draft.add(3000)
    assert draft.action() == BidTuna(1, 700)
    draft.take_back()
    assert draft.action() == BidTuna(1, 400)


@pytest.mark.rules("H42")
def test_a_hand_closed_without_a_coin_bids_nothing() -> None:
    draft = fist(bidding(2000, 700), 0)
    assert draft.complete
    assert draft.action() == BidTuna(0, 0)


def test_every_coin_goes_in_at_any_time() -> None:
    draft = fist(bidding(2000, 100), 1)
    before = draft.options()
    draft.add(3000)
    assert draft.options() == before
    assert not any(before.values())


@pytest.mark.parametrize("coin", [0, -100, 150, 600, 5000])
def test_no_other_coin_goes_in(coin: int) -> None:
    draft = fist(bidding(2000, 700), 1)
    draft.add(200)
    with pytest.raises(Refused, match="no such bid"):
        draft.add(coin)
    assert draft.parts == (200,)


def test_only_whoever_bids_knows_the_bid() -> None:
    draft = fist(bidding(2000, 700, 500), 1)
    draft.add(300)
    seen = draft.view()
    assert seen.bids == (None, 300, None)
    assert seen.committed == (False, True, False)
    assert seen.to_act == {0, 2}


def test_whoever_has_no_yen_has_no_hand_to_close() -> None:
    game = bidding(2000, 0)
    with pytest.raises(AssertionError, match="not asked"):
        fist(game, 1)


@pytest.mark.rules("H11", "H42")
def test_bids_are_seen_from_their_reveal_on() -> None:
    game = bidding(2000, 700, 0)
    assert game.kernel.observe(game.state, None).bids == (None, None, 0)
    game.play(BidTuna(0, 300))
    assert game.kernel.observe(game.state, None).bids == (None, None, 0)
    told = narrate(game.kernel, partial(game.kernel.apply, game.state, BidTuna(1, 500)))[1]
    views = {type(told.event): told.view for told in told}
    assert views[BidPlaced].bids == (None, None, 0)
    assert views[BidsRevealed].bids == (300, 500, 0)
