"""What bots expect of fish that grow in worth, and of errands that pay only together."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots.harbor.fancy import fancies, hope
from game.bots.harbor.plans import Plan, errands
from game.bots.harbor.weights import EXPERT
from game.rules.harbor import worth
from game.rules.harbor.actions import EndTurn, Visit
from game.rules.harbor.deeds import BuyLicence, PayActions
from game.rules.harbor.words import Kind, Market
from tests.bots.harbor.seats import KERNEL
from tests.bots.harbor.test_judgement import ideas, table
from tests.rules.harbor.positions import Game, harbor

EEL, CRAB = 6, 8


def wish(game: Game, turns: float, place: int) -> float:
    at, state = table(len(game.state.cash)), game.state
    return fancies(at, state, 0, worth.each(at, state), turns, EXPERT)[place]


@pytest.mark.rules("H46", "H48")
@pytest.mark.parametrize("place", [EEL, CRAB])
def test_a_fish_whose_track_may_rise_is_worth_more_early_than_late(place: int) -> None:
    game = harbor(markets=[Market.EEL, Market.CRAB])
    assert wish(game, 12, place) > wish(game, 2, place)


def test_hope_ends_with_the_match() -> None:
    assert hope(0) == 0
    assert hope(20) == hope(8) == 1


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
    game = harbor().licences(0, *[Kind.MACKEREL] * KERNEL.spec.licences.most_mackerel)
    visits = [idea for idea in ideas(game) if isinstance(idea, Visit) and idea.market is Market.MACKEREL]
    assert not any(isinstance(deed, BuyLicence) for idea in visits for deed in idea.deeds)
