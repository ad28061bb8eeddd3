"""What rivals are thought to pay."""

from __future__ import annotations

import pytest

from game.bots.harbor.asking import would_pay
from game.rules.harbor.table import table_for
from game.rules.harbor.words import KINDS, Kind, Market, Resource
from tests.rules.harbor.midway import KERNEL, midway
from tests.rules.harbor.positions import harbor, house_spec


def test_it_is_less_than_the_fish_is_worth_and_within_the_purse() -> None:
    game = harbor(3, [Market.EEL]).tracks(eel=10).cash(0, 2000, 2000)
    table = table_for(house_spec(), 3)
    rich = would_pay(table, game.state, 0)[Kind.EEL]
    assert 300 <= rich < 1000
    assert would_pay(table, game.cash(0, 200, 100).state, 0)[Kind.EEL] == 200


@pytest.mark.rules("H47")
def test_a_collector_pays_more() -> None:
    game, table = harbor(3, [Market.FUGU]), table_for(house_spec(), 3)
    before = would_pay(table, game.state, 0)[Kind.FUGU]
    after = would_pay(table, game.tokens(2, Resource.FUGU, 3).state, 0)[Kind.FUGU]
    assert after > before


@pytest.mark.parametrize("players", range(2, 7))
def test_there_is_a_guess_for_every_kind_and_the_position_stays(players: int) -> None:
    table, seen = table_for(KERNEL.spec, players), 0
    for state, _seat in midway(players, 1, number=10):
        before = state.copy()
        guess = would_pay(table, state, state.turn)
        assert len(guess) == len(KINDS)
        assert all(yen >= 0 and yen % table.price_range.step == 0 for yen in guess)
        assert state == before
        seen += 1
    assert seen
