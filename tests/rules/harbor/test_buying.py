"""H70: buying from other players' harbors."""

from __future__ import annotations

import pytest

from game.rules.harbor.actions import Buy
from game.rules.harbor.events import WareBought
from game.rules.harbor.words import TOKEN_OF, Kind, Market, Resource
from tests.rules.harbor.positions import harbor, only

MACKEREL, EEL, OCTOPUS, TAKOYAKI = Kind.MACKEREL, Kind.EEL, Kind.OCTOPUS, Kind.TAKOYAKI
PRICED = [kind for kind in Kind if kind not in (Kind.TUNA, TAKOYAKI)]


@pytest.mark.rules("H70")
@pytest.mark.parametrize("kind", PRICED, ids=lambda kind: kind.name.lower())
def test_the_buyer_pays_the_seller_the_barrel_returns_and_a_fish_is_taken(kind: Kind) -> None:
    game = harbor(3, [] if kind is MACKEREL else [Market(kind)])
    barrels, fish = game.state.barrels[kind], game.in_stock(kind)
    game.ware(2, kind, 700)
    events = game.buy(0, (2, 0))
    assert only(events, WareBought) == WareBought(0, 2, 0, 700, TOKEN_OF[kind])
    assert game.state.cash == [1300, 2000, 2700]
    assert game.state.wares[2] == ()
    assert game.state.barrels[kind] == barrels
    assert game.in_stock(kind) == fish - 1
    assert game.owned(0, TOKEN_OF[kind]) == 1
    assert game.state.actions == 1


@pytest.mark.rules("H70")
def test_a_degraded_barrel_is_bought_like_a_fresh_one() -> None:
    game = harbor(2, [Market.EEL]).ware(1, EEL, 300, fresh=False)
    game.buy(0, (1, 0))
    assert game.owned(0, Resource.EEL) == 1


@pytest.mark.rules("H70", "H45")
def test_a_takoyaki_token_itself_passes_to_the_buyer() -> None:
    game = harbor(2, [Market.OCTOPUS]).ware(1, TAKOYAKI, 400)
    stock, octopus = game.state.stock[Resource.TAKOYAKI], game.in_stock(OCTOPUS)
    events = game.buy(0, (1, 0))
    assert only(events, WareBought).token is Resource.TAKOYAKI
    assert game.state.stock[Resource.TAKOYAKI] == stock
    assert game.in_stock(OCTOPUS) == octopus
    assert game.resources(0) == 5
    assert game.state.cash == [1600, 2400]


@pytest.mark.rules("H70", "H45")
def test_takoyaki_can_be_bought_from_an_empty_stock() -> None:
    game = (
        harbor(2, [Market.OCTOPUS])
        .ware(1, TAKOYAKI, 400)
        .stock(Resource.TAKOYAKI, 0)
        .stock(Resource.OCTOPUS, 0)
    )
    game.buy(0, (1, 0))
    assert game.resources(0) == 5


@pytest.mark.rules("H70")
def test_one_action_buys_any_number_from_any_other_players() -> None:
    game = (
        harbor(4, [Market.EEL])
        .ware(1, MACKEREL, 100)
        .ware(1, EEL, 200)
        .ware(3, EEL, 300)
        .ware(2, MACKEREL, 0)
    )
    game.buy(0, (3, 0), (1, 1), (2, 0), (1, 0))
    assert game.state.cash == [2000 - 600, 2000 + 300, 2000, 2000 + 300]
    assert (game.owned(0, Resource.EEL), game.owned(0, Resource.MACKEREL)) == (2, 2)
    assert game.state.wares == [(), (), (), ()]
    assert game.state.actions == 1


@pytest.mark.rules("H70")
def test_things_are_bought_one_by_one_so_places_move_up() -> None:
    game = harbor(2, [Market.EEL]).ware(1, MACKEREL, 100).ware(1, EEL, 200)
    game.refuses(Buy(0, ((1, 0), (1, 1))), ": seat 1 has 1 wares for sale, counted from 0")
    events = game.buy(0, (1, 0), (1, 0))
    assert [event.token for event in events if isinstance(event, WareBought)] == [
        Resource.MACKEREL,
        Resource.EEL,
    ]


@pytest.mark.rules("H70")
def test_a_purchase_has_at_least_one_item() -> None:
    game = harbor(2).ware(1, MACKEREL, 100)
    for items in ((), [], None, [(1, 0)]):
        game.refuses(Buy(0, items), ": a purchase is a tuple of (seller, ware), at least one")  # type: ignore[arg-type]


@pytest.mark.rules("H70")
@pytest.mark.parametrize("item", [None, (1,), (1, 0, 0), [1, 0], (True, 0), (1, False), ("1", 0), (1.0, 0)])
def test_an_item_is_a_pair_of_whole_numbers(item: object) -> None:
    game = harbor(2).ware(1, MACKEREL, 100)
    game.refuses(Buy(0, (item,)), ": an item to buy is a pair of whole numbers: seller and ware")  # type: ignore[arg-type]


@pytest.mark.rules("H70")
def test_nobody_buys_from_their_own_harbor_or_from_nobody() -> None:
    game = harbor(3).ware(0, MACKEREL, 0).ware(1, MACKEREL, 0)
    for seller in (0, 3, -1):
        game.refuses(Buy(0, ((seller, 0),)), ": seat 0 buys from the other seats 0 to 2")
    for place in (1, -1):
        game.refuses(Buy(0, ((1, place),)), ": seat 1 has 1 wares for sale, counted from 0")
    game.refuses(Buy(0, ((2, 0),)), ": seat 2 has 0 wares for sale")


@pytest.mark.rules("H70")
def test_the_price_must_be_paid_at_once() -> None:
    game = harbor(2).ware(1, MACKEREL, 600).ware(1, MACKEREL, 500).cash(1000)
    game.refuses(Buy(0, ((1, 0), (1, 0))), ": ware 0 of seat 1 costs 500, seat 0 has 400")
    game.cash(600).buy(0, (1, 0))
    assert game.state.cash == [0, 2600]


@pytest.mark.rules("H70", "H49")
def test_a_barrel_whose_market_has_no_fish_left_cannot_be_bought() -> None:
    game = harbor(2, [Market.EEL]).ware(1, EEL, 100).ware(1, EEL, 100).stock(Resource.EEL, 1)
    words = ": the eel market has no fish left for that barrel"
    game.refuses(Buy(0, ((1, 0), (1, 0))), words)
    game.buy(0, (1, 0))
    game.refuses(Buy(0, ((1, 0),)), words)
    assert game.state.wares[1] == ((EEL, True, 100),)


@pytest.mark.rules("H70")
def test_the_listing_offers_every_affordable_purchase() -> None:
    game = harbor(3, [Market.EEL]).ware(1, MACKEREL, 300).ware(1, EEL, 600).ware(2, MACKEREL, 200).cash(500)
    game.ware(0, MACKEREL, 0)
    assert [buy.items for buy in game.listed(0, Buy)] == [
        ((1, 0),),
        ((1, 0), (2, 0)),
        ((2, 0),),
        ((2, 0), (1, 0)),
    ]
    game.stock(Resource.MACKEREL, 1)
    assert [buy.items for buy in game.listed(0, Buy)] == [((1, 0),), ((2, 0),)]
    assert game.actions(0).listed(0, Buy) == []


@pytest.mark.rules("H70", "H60")
def test_a_barrel_bought_does_not_degrade_for_its_seller() -> None:
    game = harbor(2).ware(1, MACKEREL, 100)
    game.buy(0, (1, 0))
    game.end_turns()
    assert game.state.wares[1] == ()
    assert game.state.barrels[MACKEREL] == 14
