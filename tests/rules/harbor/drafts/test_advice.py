"""The sensible next thing of a turn: what is proposed is legal, gains something, and is always the same."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.harbor.actions import Buy, EndTurn, Fish, HarborAction, Visit
from game.rules.harbor.drafts.advice import Thing, advised
from game.rules.harbor.drafts.bargains import bargains, place_after
from game.rules.harbor.drafts.buy import BuyDraft
from game.rules.harbor.drafts.parts import GiveBack, PickHull, PickItem, TakeLicence
from game.rules.harbor.drafts.plan import VisitPlan
from game.rules.harbor.drafts.prospects import Prospects
from game.rules.harbor.state import TURN, HarborState
from game.rules.harbor.words import Hull, Kind, Market, Resource, Slot
from tests.rules.harbor.drafts.walks import table
from tests.rules.harbor.midway import KERNEL, midway
from tests.rules.harbor.positions import Game, harbor, ship

PAYS = (100, 300, 0, 500, 400, 300, 400, 300, 500, 400)
"""What the best rival is thought to pay for a fish of each kind."""


def prospects(state: HarborState, seat: int = 0, pays: tuple[int, ...] = PAYS) -> Prospects:
    return Prospects(table(len(state.cash)), state, seat, pays)


def thing(game: Game, *, fishing: bool = True, pays: tuple[int, ...] = PAYS) -> Thing:
    state = game.state
    return advised(table(len(state.cash)), state, 0, prospects(state, 0, pays), fishing=fishing)


def proposal(game: Game, market: Market, pays: tuple[int, ...] = PAYS) -> VisitPlan:
    """The sheet of a market, filled in."""
    plan = VisitPlan(table(len(game.state.cash)), game.kernel.observe(game.state, 0), market)
    plan.follow(prospects(game.state, 0, pays))
    return plan


# ---------------------------------------------------------------- what comes next


@pytest.mark.rules("H10")
def test_with_nothing_better_there_is_to_fish_and_else_to_end() -> None:
    game = harbor(4).cash(0, 0, 0, 0).licences(0)
    assert thing(game) is Fish
    assert thing(game, fishing=False) is EndTurn


@pytest.mark.rules("H70")
def test_offers_that_gain_enough_come_before_fishing() -> None:
    game = harbor(4, [Market.EEL]).tracks(eel=8).cash(*[0] * 4).licences(0)
    assert thing(game) is Fish
    game.ware(1, Kind.EEL, 0)
    assert thing(game) is Buy


@pytest.mark.rules("H70")
def test_without_an_action_nothing_is_bought() -> None:
    game = harbor(4, [Market.EEL]).tracks(eel=8).ware(1, Kind.EEL, 300)
    game.state.actions = 0
    assert thing(game, fishing=False) is EndTurn


@pytest.mark.rules("H33")
def test_a_licence_for_a_fish_that_others_pay_for_is_worth_its_price_early_on() -> None:
    game = harbor(4, [Market.SNAPPER]).licences(0, Kind.MACKEREL)
    assert thing(game) is Market.SNAPPER
    assert thing(harbor(4, [Market.SNAPPER]).cash(*[100] * 4)) is not Market.SNAPPER


@pytest.mark.rules("H80")
def test_once_the_end_is_near_nobody_fits_out_a_fleet() -> None:
    game = harbor(4, [Market.SNAPPER]).cash(2000, 4900, 2000, 2000)
    assert thing(game) is Fish
    last = harbor(4, [Market.SNAPPER])
    last.state.trigger = 0
    assert thing(last) is Fish


@pytest.mark.rules("H41")
def test_tokens_that_their_market_pays_more_for_than_they_count_are_sold() -> None:
    game = harbor(4, [Market.SQUID]).tokens(0, Resource.SQUID, 3).cash(*[0] * 4)
    assert thing(game) is Market.SQUID
    assert [one.errand for one in proposal(game, Market.SQUID).additions].count(TakeLicence()) == 1


@pytest.mark.rules("H42")
def test_what_counts_as_much_as_it_brings_is_kept() -> None:
    game = harbor(4, [Market.TUNA]).tokens(0, Resource.LARGE_TUNA).cash(*[0] * 4).licences(0)
    assert thing(game) is Fish
    assert not proposal(game, Market.TUNA).additions


# ---------------------------------------------------------------- what a sheet comes with


@pytest.mark.rules("H40", "H60")
def test_mackerel_that_would_go_back_are_proposed_to_their_market() -> None:
    game = harbor(2).ware(0, Kind.MACKEREL, 200).ware(0, Kind.MACKEREL, 300, fresh=False).cash(0, 0)
    plan = proposal(game, Market.MACKEREL)
    action = plan.draft.action()
    assert [type(deed).__name__ for deed in action.deeds].count("SellBarrel") == 1
    after = KERNEL.apply(game.state, action)[0]
    assert [ware[1] for ware in after.wares[0]] == [True]


@pytest.mark.rules("H25")
def test_a_full_harbor_gives_back_its_poorest_licence() -> None:
    game = harbor(4, [Market.SNAPPER, Market.EEL]).tracks(eel=4)
    game.licences(0, Kind.MACKEREL, Kind.EEL, Kind.EEL, Kind.EEL)
    game.fleet(0, *[ship(port=port) for port in (0, 1)], ship(), ship()).ports(0, 2)
    pays = (100, 0, 0, 900, 0, 0, 400, 0, 0, 0)
    (addition, *_) = proposal(game, Market.SNAPPER, pays).additions
    assert addition.errand == TakeLicence()
    assert addition.answers == (GiveBack(Slot.MACKEREL),)


@pytest.mark.rules("H50")
def test_a_ship_is_proposed_to_whoever_has_a_licence_and_a_port_for_it() -> None:
    game = harbor(4, [Market.EEL]).licences(0, Kind.MACKEREL, Kind.EEL).fleet(0, ship())
    (addition,) = proposal(game, Market.SHIPS).additions
    assert isinstance(addition.errand, PickHull)
    assert addition.errand.hull is not Hull.BARGE
    alone = harbor(4, [Market.EEL]).licences(0, Kind.MACKEREL).fleet(0, ship())
    assert not proposal(alone, Market.SHIPS).additions, "a second ship would have nothing to fish"


@pytest.mark.rules("H70")
def test_a_basket_holds_what_gains_in_the_light_of_what_was_bought_before() -> None:
    game = harbor(3, [Market.SNAPPER]).stock(Resource.SNAPPER, 4).cash(1000)
    game.ware(1, Kind.SNAPPER, 0).ware(2, Kind.SNAPPER, 0).ware(2, Kind.MACKEREL, 100)
    basket = bargains(table(3), game.state, 0)
    assert basket.items == ((1, 0), (2, 0))
    bought = game.state.copy()
    KERNEL.advance(bought, _buy(game.state, 0))
    before, after = (_wealth(state, 0) for state in (game.state, bought))
    assert after - before == basket.gain > 0


@pytest.mark.rules("H70")
def test_what_cannot_be_paid_stays_there() -> None:
    game = harbor(3, [Market.EEL]).tracks(eel=9).cash(500)
    game.ware(1, Kind.EEL, 400).ware(2, Kind.EEL, 300)
    assert bargains(table(3), game.state, 0).items == ((2, 0),)


# ---------------------------------------------------------------- anywhere


@pytest.mark.rules("H10", "H30", "H70")
@pytest.mark.parametrize("players", range(2, 7))
def test_what_is_proposed_is_legal_gains_and_is_the_same_again(players: int, often: int) -> None:
    found: Counter[str] = Counter()
    for seed in range(10 * often):
        for state, seat in midway(players, seed, number=20):
            if state.phase is not TURN:
                continue
            before = state.copy()
            hopes = prospects(state, seat)
            chosen = advised(table(players), state, seat, hopes, fishing=True)
            assert chosen == advised(table(players), state, seat, prospects(state, seat), fishing=True)
            assert state == before
            found[str(chosen)] += 1
            action = _done(state, seat, chosen, hopes)
            if action is not None:
                assert action in KERNEL.legal(state, seat)
                after = state.copy()
                KERNEL.advance(after, action)
                assert hopes.worth(after) > hopes.worth(state), "never worse than doing nothing"
    assert found[str(Fish)]
    assert len(found) > 4


def _done(state: HarborState, seat: int, chosen: Thing, hopes: Prospects) -> HarborAction | None:
    """What comes of it by confirming alone, where it is no fishing."""
    if chosen is Buy:
        return _buy(state, seat)
    if isinstance(chosen, Market):
        plan = VisitPlan(table(len(state.cash)), KERNEL.observe(state, seat), chosen)
        assert plan.follow(hopes)
        visit: Visit = plan.draft.action()
        return visit
    return None


def _buy(state: HarborState, seat: int) -> Buy:
    draft = BuyDraft(table(len(state.cash)), KERNEL.observe(state, seat))
    items = bargains(draft.table, state, seat).items
    for number, item in enumerate(items):
        draft.add(PickItem(item[0], place_after(item, items[:number])))
    return draft.action()


def _wealth(state: HarborState, seat: int) -> int:
    view = KERNEL.observe(state, seat)
    return view.seats[seat].cash + 100 * view.seats[seat].resources
