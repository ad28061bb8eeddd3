"""What the bots think things are worth, and what they do about it."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.harbor.bidding import Bidding, grid
from game.bots.harbor.clause import turns_left
from game.bots.harbor.estimate import Judge, lead, standings
from game.bots.harbor.ideas import Ideas
from game.bots.harbor.weights import EXPERT, NORMAL, expert_weights
from game.rules.harbor.actions import BidTuna, Buy, Fish, HarborAction, Visit
from game.rules.harbor.deeds import Sell, SellBarrel
from game.rules.harbor.state import BIDDING
from game.rules.harbor.steps import Dock, TakeBarrel
from game.rules.harbor.table import Table, table_for
from game.rules.harbor.words import Hull, Kind, Market, Resource
from tests.bots.harbor.seats import KERNEL, LEVELS, decide, midway
from tests.rules.harbor.positions import Game, harbor, house_spec, ship


def table(players: int) -> Table:
    return table_for(house_spec(), players)


def ideas(game: Game, seat: int = 0) -> list[HarborAction]:
    at = table(len(game.state.cash))
    return [*Ideas(at, game.state, seat, Judge(at, game.state, seat, NORMAL)).every((0.6,))]


def test_an_ended_match_is_worth_its_score() -> None:
    game = harbor().rounds(60)
    game.end_turns(2)
    assert standings(table(2), game.state, 0, NORMAL) == list(game.outcome().scores)


def test_yen_and_fish_are_worth_having() -> None:
    plain, rich = harbor(), harbor().cash(2500)
    stocked = harbor().tokens(0, Resource.MACKEREL, 5)
    before, *after = (standings(table(2), game.state, 0, NORMAL)[0] for game in (plain, rich, stocked))
    assert all(points > before for points in after)


def test_the_strongest_rival_counts_most() -> None:
    assert lead([10, 0, 100], 0, EXPERT) < lead([10, 50, 50], 0, EXPERT)


@pytest.mark.rules("H80")
def test_once_the_end_is_triggered_the_turns_left_are_known() -> None:
    state = harbor(players=4).state
    state.trigger, state.turn = 1, 2
    assert turns_left(table(4), state, [0] * 4, NORMAL) == [1.0, 0.0, 0.0, 1.0]


@pytest.mark.parametrize("level", LEVELS)
def test_it_sells_its_mackerel_before_they_spoil(level: str) -> None:
    game = harbor().cash(0, 0).fleet(0, ship(port=0))
    for _ in range(6):
        game.ware(0, Kind.MACKEREL, 100, fresh=False)
    done = [decide(LEVELS[level](seed), game.state, 0) for seed in range(4)]
    sales = [action for action in done if isinstance(action, Visit)]
    assert any(type(deed) is SellBarrel for visit in sales for deed in visit.deeds)


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_it_buys_a_bargain(level: str) -> None:
    game = harbor(players=3, markets=[Market.SNAPPER]).actions(1)
    for _ in range(4):
        game.ware(1, Kind.SNAPPER, 100, fresh=False)
    bought = decide(LEVELS[level](1), game.state, 0)
    assert isinstance(bought, Buy)
    assert len(bought.items) == 4


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_it_buys_nothing_above_its_worth(level: str) -> None:
    game = harbor(players=3, markets=[Market.SNAPPER]).ware(1, Kind.SNAPPER, 1500)
    assert not isinstance(decide(LEVELS[level](1), game.state, 0), Buy)


@pytest.mark.parametrize("level", ["normal", "expert"])
def test_it_sells_its_crabs_while_there_is_time(level: str) -> None:
    game = harbor(markets=[Market.CRAB]).tokens(0, Resource.CRAB, 4).tracks(crab=8).cash(500, 500)
    game.state.trigger = 0
    done = []
    for _ in range(3):
        done.append(decide(LEVELS[level](1), game.state, 0))
        KERNEL.advance(game.state, done[-1])
    deeds = [deed for action in done if isinstance(action, Visit) for deed in action.deeds]
    assert Sell(Resource.CRAB, 4) in deeds


@pytest.mark.rules("H42")
def test_a_ship_too_small_for_three_tuna_takes_none() -> None:
    game = harbor(markets=[Market.TUNA]).fleet(0, ship()).licences(0, Kind.MACKEREL, Kind.TUNA)
    steps = [step for action in ideas(game) if isinstance(action, Fish) for step in action.steps]
    taken = {step.fish for step in steps if isinstance(step, TakeBarrel)}
    assert taken == {Kind.MACKEREL}


@pytest.mark.rules("H42")
def test_three_tuna_are_brought_in_together() -> None:
    game = harbor(markets=[Market.TUNA]).licences(0, Kind.TUNA)
    game.fleet(0, ship(Hull.THREE_SLOT, hold=[Kind.TUNA] * 3))
    assert Fish(0, (Dock(0, 0, ()),)) in ideas(game)


def test_every_idea_but_few_is_legal() -> None:
    found, legal = 0, 0
    for state, seat in midway(3, seed=9, number=10):
        if state.phase is not BIDDING:
            at, choices = table(3), KERNEL.legal(state, seat)
            had = [*Ideas(at, state, seat, Judge(at, state, seat, NORMAL)).every((0.6,))]
            found, legal = found + len(had), legal + sum(idea in choices for idea in had)
    assert found > 50
    assert legal > 0.8 * found


def auction(*cash: int) -> Game:
    game = harbor(players=len(cash), markets=[Market.TUNA]).cash(*cash)
    game.state.phase, game.state.waiting = BIDDING, (1 << len(cash)) - 1
    game.state.tuna = Resource.SMALL_TUNA
    game.state.stock[Resource.SMALL_TUNA] -= 1
    game.state.bids = (None,) * len(cash)
    return game


@pytest.mark.rules("H42")
def test_a_grid_of_bids_stays_within_the_cash() -> None:
    game = auction(350, 5000)
    assert grid(table(2), game.state, 0) == [300, 200, 100, 0]
    assert max(grid(table(2), game.state, 1)) == 2100


@pytest.mark.rules("H42")
@pytest.mark.parametrize("seat", [0, 1])
def test_bids_for_a_tuna_are_about_what_it_is_worth(seat: int) -> None:
    bidding = Bidding(table(2), auction(3000, 3000).state, seat, expert_weights(2), Random(1))
    for _ in bidding.solve():
        pass
    mean = sum(bid * share for bid, share in bidding.mix())
    assert 600 < mean < 1500
    assert bidding.draw().yen in {bid for bid, _ in bidding.mix()}


@pytest.mark.rules("H42")
def test_a_rich_fisher_bids_just_above_a_poor_rival() -> None:
    bids = [decide(LEVELS["expert"](seed), auction(3000, 1000).state, 0) for seed in range(3)]
    assert [bid.yen for bid in bids if isinstance(bid, BidTuna)] == [1100] * 3


@pytest.mark.rules("H42")
def test_a_seat_that_cannot_win_mixes_its_bids() -> None:
    game = auction(3000, 3000, 300)
    assert len({decide(LEVELS["expert"](seed), game.state, 2) for seed in range(8)}) > 1
