"""What follows from a position: proved against the actions themselves."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.harbor.actions import Buy, Visit
from game.rules.harbor.deeds import Give, PayActions, Sell
from game.rules.harbor.events import CharityGiven, TokensSold
from game.rules.harbor.foresight import (
    Anchors,
    Sale,
    anchors,
    gain,
    reckoned,
    sales_of,
    shifts,
    token_of,
    worth_to,
)
from game.rules.harbor.phases import entry
from game.rules.harbor.state import ENDED, TURN
from game.rules.harbor.table import table_for
from game.rules.harbor.words import KINDS, MARKETS, TUNA, Kind, Market, Resource
from tests.rules.harbor.midway import KERNEL, midway
from tests.rules.harbor.positions import Game, harbor, house_spec

TABLES = {players: table_for(house_spec(), players) for players in range(2, 7)}
PAYING = (TokensSold, CharityGiven)


def r_to(game: Game, kind: Kind, fresh: bool = True) -> int:
    return worth_to(TABLES[len(game.state.cash)], game.state, 0, (kind, fresh, 100))


@pytest.mark.rules("H43", "H44", "H45", "H46", "H47", "H70")
@pytest.mark.parametrize("players", range(2, 7))
def test_what_a_ware_brings_each_seat_is_what_buying_it_does(players: int, often: int) -> None:
    table, kinds = TABLES[players], set()
    for seed in range(30 * often):
        for state, seat in midway(players, seed, number=12):
            if state.phase is not TURN or not state.actions:
                continue
            for item in [
                (other, place) for other in range(players) for place in range(len(state.wares[other]))
            ]:
                action = Buy(seat, (item,))
                if action not in KERNEL.legal(state, seat):
                    continue
                ware = state.wares[item[0]][item[1]]
                before = [one.resources for one in KERNEL.observe(state, None).seats]
                after, events = KERNEL.apply(state, action)
                now = [one.resources for one in KERNEL.observe(after, None).seats]
                told = shifts(table, state, seat, ware)
                assert told == tuple(one - then for one, then in zip(now, before, strict=True))
                assert worth_to(table, state, seat, ware) == told[seat]
                assert gain(table, state, seat, ware) == 100 * told[seat] - ware[2]
                assert gain(table, state, seat, ware, 700) == 100 * told[seat] - 700
                assert token_of(ware) is events[0].token  # type: ignore[union-attr]
                kinds.add(ware[0])
    assert len(kinds) > 4


@pytest.mark.rules("H43")
def test_a_snapper_bought_makes_every_snapper_cheaper() -> None:
    game = harbor(2, [Market.SNAPPER]).stock(Resource.SNAPPER, 10)
    assert r_to(game, Kind.SNAPPER) == 3
    game.stock(Resource.SNAPPER, 13).tokens(1, Resource.SNAPPER, 3)
    ware = (Kind.SNAPPER, True, 100)
    assert shifts(TABLES[2], game.state, 0, ware) == (3, -3)


@pytest.mark.rules("H44")
def test_a_fresh_salmon_brings_as_many_r_as_there_are_then_and_one_more_for_each_other() -> None:
    game = harbor(2, [Market.SALMON]).tokens(0, Resource.FRESH_SALMON, 2).tokens(1, Resource.FRESH_SALMON)
    assert shifts(TABLES[2], game.state, 0, (Kind.SALMON, True, 0)) == (4 + 2, 1)
    assert shifts(TABLES[2], game.state, 0, (Kind.SALMON, False, 0)) == (4 + 2, 1)
    assert r_to(harbor(2, [Market.SALMON]), Kind.SALMON) == 1
    assert r_to(harbor(2, [Market.SALMON]), Kind.SALMON, fresh=False) == 4


@pytest.mark.rules("H47")
def test_the_next_fugu_brings_two_n_plus_one() -> None:
    for owned in range(4):
        game = harbor(2, [Market.FUGU]).tokens(0, Resource.FUGU, owned)
        assert r_to(game, Kind.FUGU) == 2 * owned + 1


@pytest.mark.rules("H45", "H70")
def test_takoyaki_bring_their_r_and_a_barrel_without_fish_brings_nothing() -> None:
    game = harbor(2, [Market.OCTOPUS, Market.EEL]).stock(Resource.EEL, 0).stock(Resource.TAKOYAKI, 0)
    assert r_to(game, Kind.TAKOYAKI) == 5
    assert shifts(TABLES[2], game.state, 0, (Kind.EEL, True, 0)) == (0, 0)


@pytest.mark.rules("H43", "H49")
def test_the_last_snapper_bought_empties_the_sea_and_is_worth_what_that_leaves() -> None:
    game = harbor(2, [Market.SNAPPER]).stock(Resource.SNAPPER, 1)
    assert r_to(game, Kind.SNAPPER) == 2


def test_looking_ahead_changes_nothing() -> None:
    for state, seat in midway(4, 1, number=10):
        before = state.copy()
        for kind in KINDS:
            if kind is not TUNA:
                shifts(TABLES[4], state, seat, (kind, True, 100))
        for market in MARKETS:
            sales_of(TABLES[4], state, seat, market)
        assert state == before


@pytest.mark.rules("H81", "H82")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_reckoning_counts_everything_as_if_the_match_ended_now(players: int) -> None:
    for seed in range(3):
        for state, _ in midway(players, seed, number=60):
            view = KERNEL.observe(state, None)
            told = reckoned(view, TABLES[players])
            assert [sum(line.points for line in lines) for lines in told.lines] == [*told.scores]
            assert [lines[0].points for lines in told.lines] == state.cash
    game = harbor(2).cash(3100, 500).tokens(0, Resource.MACKEREL, 14).papers(0, loans=2).papers(1, shares=1)
    told = reckoned(game.view(), TABLES[2])
    assert told.scores == (3100 + 1400 + 1000 - 2000, 500 - 500 + 1000)


@pytest.mark.rules("H81", "H82")
def test_the_reckoning_at_the_end_is_the_outcome() -> None:
    for seed in range(4):
        play, random = Game(KERNEL, next(midway(3, seed, number=1))[0]), Random(seed)
        while play.state.phase is not ENDED:
            seat = min(KERNEL.to_act(play.state))
            KERNEL.advance(play.state, KERNEL.legal(play.state, seat).sample(random))
        assert reckoned(play.view(), TABLES[3]) == play.outcome()


@pytest.mark.rules("H40", "H41", "H42", "H46", "H47", "H48", "H54", "H57")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_a_market_takes_is_what_selling_all_of_it_does(players: int, often: int) -> None:
    table, seen = TABLES[players], set[tuple[Market, Resource]]()
    for seed in range(30 * often):
        for state, seat in midway(players, seed, number=8):
            if state.phase is not TURN:
                continue
            for market in state.deal.markets:
                for sale in sales_of(table, state, seat, market):
                    ways = entry.ways(table, state, seat, market)
                    plain = [way for way in ways if isinstance(way, PayActions)]
                    if not plain:
                        continue
                    kind = Give if market is Market.GOVERNMENT else Sell
                    action = Visit(seat, market, plain[0], (kind(sale.resource, sale.count),))
                    assert action in KERNEL.legal(state, seat)
                    after, events = KERNEL.apply(state, action)
                    assert sale.yen in [event.yen for event in events if isinstance(event, PAYING)]
                    views = KERNEL.observe(state, None), KERNEL.observe(after, None)
                    assert sale.resources == views[0].seats[seat].resources - views[1].seats[seat].resources
                    seen.add((market, sale.resource))
    assert len(seen) > 20


@pytest.mark.rules("H46", "H47", "H57")
def test_eels_fugu_and_the_aquariums_demand_have_their_figures() -> None:
    game = harbor(2, [Market.EEL, Market.FUGU, Market.AQUARIUM]).tracks(eel=5)
    game.tokens(0, Resource.EEL, 3).tokens(0, Resource.FUGU, 2)
    at = TABLES[2]
    assert sales_of(at, game.state, 0, Market.EEL) == (Sale(Resource.EEL, 3, 1500, 15),)
    assert sales_of(at, game.state, 0, Market.FUGU) == (Sale(Resource.FUGU, 2, 400, 4),)
    assert sales_of(at, game.state, 0, Market.AQUARIUM) == (
        Sale(Resource.EEL, 2, 1600, 10),
        Sale(Resource.FUGU, 2, 1600, 4),
    )
    assert sales_of(at, game.state, 0, Market.SHIPS) == ()
    assert sales_of(at, game.state, 0, Market.SNAPPER) == ()


@pytest.mark.rules("H80")
def test_only_who_alone_has_the_least_is_anchored() -> None:
    game = harbor(3).cash(300, 200, 200).tokens(0, Resource.MACKEREL, 1).tokens(1, Resource.MACKEREL, 2)
    assert anchors(game.view()) == Anchors(None, 2)
    assert anchors(game.cash(300, 100, 200).view()) == Anchors(1, 2)
