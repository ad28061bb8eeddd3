"""A draft knows what its seat knows, and nobody notices it."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.harbor.actions import BidTuna, Fish
from game.rules.harbor.drafts.parts import DockAt, Price
from game.rules.harbor.state import BIDDING
from game.rules.harbor.steps import Dock
from game.rules.harbor.words import Hull, Kind, Market
from tests.contract.harbor_audit import scramble
from tests.rules.harbor.drafts.walks import begun, every_draft, walk
from tests.rules.harbor.midway import KERNEL, midway
from tests.rules.harbor.positions import Game, harbor, ship


@pytest.mark.rules("H11")
@pytest.mark.parametrize("players", range(2, 7))
def test_nothing_hidden_changes_a_draft(players: int, often: int) -> None:
    hidden = 0
    for seed in range(10 * often):
        for state, seat in midway(players, seed, number=15):
            other = scramble(KERNEL, state, seat, Random(seed))
            hidden += other != state
            for one, two in zip(every_draft(state, seat), every_draft(other, seat), strict=True):
                for part in walk(one, Random(seed)):
                    assert two.options().get(part, "not offered") is None
                    two.add(part)
                    assert two.options() == one.options()
                    assert two.missing == one.missing
                    assert two.view() == one.view()
                assert one.complete == two.complete
                assert not one.complete or one.action() == two.action()
    assert hidden > 50


@pytest.mark.rules("H11")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_building_a_draft_changes_nothing_for_anybody(players: int, often: int) -> None:
    built = 0
    for seed in range(8 * often):
        random = Random(seed)
        for state, seat in midway(players, seed, number=15):
            before = state.copy()
            views = [KERNEL.observe(state, watcher) for watcher in (*range(players), None)]
            for draft in every_draft(state, seat):
                built += len([*walk(draft, random)])
            assert state == before
            assert [KERNEL.observe(state, watcher) for watcher in (*range(players), None)] == views
    assert built > 200


def tuna_boat(seed: int) -> Game:
    game = harbor(2, [Market.TUNA, Market.SQUID], seed=seed)
    boats = (ship(Hull.THREE_SLOT, hold=[Kind.TUNA] * 3), ship(hold=[Kind.SQUID]))
    return game.fleet(0, *boats).licences(0, Kind.TUNA, Kind.SQUID).ports(0, 2)


@pytest.mark.rules("H42")
def test_a_dock_that_starts_an_auction_stops_before_the_draw() -> None:
    drawn, foreseen = set(), []
    for seed in range(1, 21):
        game = tuna_boat(seed)
        draft = begun(game.state, 0, Fish)
        draft.add(DockAt(0, 0))
        assert draft.options() == {}
        assert draft.complete
        assert draft.action() == Fish(0, (Dock(0, 0, ()),))
        view = draft.view()
        assert view.tuna is None
        assert view.aside == 3
        assert view.stock == KERNEL.observe(game.state, 0).stock
        assert view.seats[0].ships[0] == (Hull.THREE_SLOT, 0, ())
        foreseen.append(view)
        game.play(draft.action())
        assert game.state.phase is BIDDING
        drawn.add(game.state.tuna)
    assert len(drawn) > 1
    assert all(view == foreseen[0] for view in foreseen)


@pytest.mark.rules("H42")
def test_after_an_auction_a_fish_action_goes_on_or_ends_as_it_is() -> None:
    game = tuna_boat(1)
    game.fish(0, Dock(0, 0, ()))
    game.bid(0, 300)
    draft = begun(game.state, 0, Fish)
    assert draft.action() == Fish(0, ())
    draft.add(DockAt(1, 1))
    assert not draft.complete
    draft.add(Price(700))
    assert draft.action() == Fish(0, (Dock(1, 1, (700,)),))
    game.play(draft.action())


@pytest.mark.rules("H42")
def test_a_bid_shows_in_ones_own_view_and_reveals_nothing() -> None:
    game = tuna_boat(1)
    game.fish(0, Dock(0, 0, ()))
    game.play(BidTuna(1, 900))
    draft = begun(game.state, 0, BidTuna)
    draft.add(BidTuna(0, 500))
    assert draft.view().bids == (500, None)
    assert draft.view().committed == (True, True)
    assert draft.view().to_act == frozenset()
    assert draft.view().seats == KERNEL.observe(game.state, 0).seats
