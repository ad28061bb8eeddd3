"""What bots expect of fish that grow in worth, and of errands that pay only together."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots.harbor.estimate import Judge
from game.bots.harbor.fancy import fancies, holdings
from game.bots.harbor.growth import Growth, growth, hope
from game.bots.harbor.plans import Plan, errands
from game.bots.harbor.weights import EXPERT
from game.rules.harbor import worth
from game.rules.harbor.actions import EndTurn, Visit
from game.rules.harbor.deeds import BuyLicence, PayActions, PayToken, Sell
from game.rules.harbor.words import Kind, Market, Resource
from tests.bots.harbor.seats import KERNEL
from tests.bots.harbor.test_judgement import ideas, table
from tests.rules.harbor.positions import Game, harbor

EEL, FUGU, CRAB, OLD_SALMON = 6, 7, 8, 10


def ahead(game: Game, turns: float, faith: float = 1.0) -> Growth:
    at, state = table(len(game.state.cash)), game.state
    return growth(at, state, worth.each(at, state), turns, EXPERT, faith)


def wish(game: Game, turns: float, place: int) -> float:
    at, state = table(len(game.state.cash)), game.state
    return fancies(at, state, 0, worth.each(at, state), ahead(game, turns), EXPERT)[place]


def kept(game: Game, turns: float) -> float:
    at, state = table(len(game.state.cash)), game.state
    return holdings(state, 0, worth.of_seat(at, state, 0), ahead(game, turns))


@pytest.mark.rules("H46", "H48")
@pytest.mark.parametrize("place", [EEL, CRAB])
def test_a_fish_whose_track_may_rise_is_worth_more_early_than_late(place: int) -> None:
    game = harbor(markets=[Market.EEL, Market.CRAB])
    assert wish(game, 12, place) > wish(game, 2, place)


def test_hope_ends_with_the_match() -> None:
    assert hope(0) == 0
    assert hope(20) == hope(8) == 1


@pytest.mark.rules("H44", "H46", "H48")
@pytest.mark.parametrize(
    ("fish", "token"),
    [(Kind.SALMON, Resource.FRESH_SALMON), (Kind.EEL, Resource.EEL), (Kind.CRAB, Resource.CRAB)],
)
def test_the_more_licences_are_held_the_faster_a_worth_grows(fish: Kind, token: Resource) -> None:
    game = harbor(markets=[Market.SALMON, Market.EEL, Market.CRAB])
    before = ahead(game, 12).gains[token]
    assert ahead(game.licences(1, fish), 12).gains[token] > before > 0


@pytest.mark.rules("H46")
def test_an_eel_is_never_hoped_to_rise_beyond_its_track() -> None:
    game = harbor(markets=[Market.EEL]).licences(1, *[Kind.EEL] * 3)
    last = KERNEL.spec.worth.eel.last
    game.state.sea = replace(game.state.sea, eel=last)
    assert ahead(game, 12).gains[Resource.EEL] == 0
    assert wish(game, 12, EEL) == 100 * last


def test_what_others_do_not_believe_in_they_do_not_pay_for() -> None:
    game = harbor(markets=[Market.SALMON])
    hoping, doubting = ahead(game, 12), ahead(game, 12, faith=0)
    assert doubting.gains[Resource.FRESH_SALMON] == 0 < hoping.gains[Resource.FRESH_SALMON]


@pytest.mark.rules("H57")
def test_a_fish_that_the_aquarium_wants_is_worth_more_until_its_demand_is_met() -> None:
    game, tank = harbor(markets=[Market.FUGU]), harbor(markets=[Market.FUGU, Market.AQUARIUM])
    assert wish(tank, 12, FUGU) > wish(game, 12, FUGU)
    full = [0] * len(Resource)
    full[Resource.FUGU] = KERNEL.spec.aquarium[Kind.FUGU].tokens
    tank.state.extras = replace(tank.state.extras, aquarium=tuple(full))
    assert wish(tank, 12, FUGU) == wish(game, 12, FUGU)


@pytest.mark.rules("H57")
def test_of_many_fish_only_those_in_demand_are_worth_the_aquariums_price() -> None:
    market = [Market.EEL, Market.AQUARIUM]
    one, two, three = (kept(harbor(markets=market).tokens(0, Resource.EEL, count), 12) for count in (1, 2, 3))
    assert two - one == pytest.approx(one)
    assert three - two < two - one


@pytest.mark.rules("H82")
def test_in_the_last_turn_tokens_are_worth_their_r() -> None:
    game = harbor(markets=[Market.SQUID, Market.EEL, Market.AQUARIUM])
    game.tokens(0, Resource.EEL, 2).tokens(0, Resource.SQUID, 3)
    assert kept(game, 0) == 100 * 2 * game.state.sea.eel


@pytest.mark.rules("H44")
def test_a_salmon_is_caught_for_what_it_is_worth_when_it_has_lain_for_a_turn() -> None:
    game = harbor(markets=[Market.SALMON])
    assert wish(game, 2, OLD_SALMON) > wish(game, 2, Kind.SALMON)
    at = table(len(game.state.cash))
    judge = Judge(at, game.state, 0, EXPERT)
    assert judge.caught[Kind.SALMON] > EXPERT.catch * judge.wishes[1][Kind.SALMON] + 50


def visit(market: Market, value: float) -> Plan:
    game = harbor()
    action = Visit(0, market, PayActions(1, 0), (BuyLicence(None),))
    return Plan((action,), game.state, value, False)


def test_of_every_market_the_best_visit_is_thought_on() -> None:
    best, worse, other = visit(Market.EEL, 9), visit(Market.EEL, 5), visit(Market.TUNA, 1)
    rest = replace(best, actions=(EndTurn(0),))
    assert [*errands([best, rest, worse, other])] == [best, other]


@pytest.mark.rules("H3")
def test_nobody_thinks_of_more_mackerel_licences_than_are_allowed() -> None:
    game = harbor().agreed(mackerel_cap=True)
    game.licences(0, *[Kind.MACKEREL] * KERNEL.spec.licences.most_mackerel)
    visits = [idea for idea in ideas(game) if isinstance(idea, Visit) and idea.market is Market.MACKEREL]
    assert not any(isinstance(deed, BuyLicence) for idea in visits for deed in idea.deeds)


@pytest.mark.rules("H32", "H41")
def test_of_three_squid_one_may_pay_for_the_entry_and_two_are_sold() -> None:
    game = harbor(markets=[Market.SQUID]).tokens(0, Resource.SQUID, 3).actions(1)
    visits = [idea for idea in ideas(game) if isinstance(idea, Visit)]
    sales = [idea for idea in visits if Sell(Resource.SQUID, 2) in idea.deeds]
    assert {idea.entry for idea in sales} == {PayToken(None)}
    game.play(sales[0])
    assert game.owned(0, Resource.SQUID) == 0
