"""A1-A7: what is in the box."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest

from game.rules.auction.actions import PlaceTickets
from game.rules.auction.events import LotBought
from game.rules.auction.spec import MARKET_ORDER, PRODUCTS, Card, Ticket
from game.rules.core.outcome import Line
from tests.rules.auction.positions import (
    EBI,
    FUGU,
    HOTATEGAI,
    MAGURO,
    SAKE,
    TAKO,
    TAKUSAN,
    YAKUZA,
    all_dealt,
    auction,
    last_round,
    options,
    position,
    start,
)

MAGURO_VALUES = (
    *(3, 7, 12, 18, 25, 33, 42, 52, 63, 75, 88),
    *(102, 117, 133, 150, 168, 187, 207, 228, 250, 273, 297),
)
TILES = {
    2: [(12, 4), (6, 1), (3, -1)],
    3: [(12, 4), (9, 2), (6, 0), (3, -1)],
    4: [(12, 4), (9, 2), (6, 1), (3, 0), (1, -1)],
}


def dealt_cards(players: int) -> Counter[Card]:
    return Counter(chain.from_iterable(lot for offer in all_dealt(players) for lot in offer.lots))


@pytest.mark.rules("A1")
def test_the_six_products_have_fifteen_cards_each() -> None:
    assert [product.name for product in PRODUCTS] == ["EBI", "HOTATEGAI", "SAKE", "TAKO", "FUGU", "MAGURO"]
    cards = dealt_cards(4)
    assert {product: cards[product] for product in PRODUCTS} == dict.fromkeys(PRODUCTS, 15)


@pytest.mark.rules("A2")
def test_seven_takusan_and_eight_yakuza_make_up_the_hundred_and_five_cards() -> None:
    cards = dealt_cards(4)
    assert (cards[TAKUSAN], cards[YAKUZA], cards.total()) == (7, 8, 105)


@pytest.mark.rules("A3")
@pytest.mark.parametrize(
    ("players", "each", "takusan", "yakuza", "total"),
    [(2, 9, 4, 5, 63), (3, 12, 6, 6, 84), (4, 15, 7, 8, 105)],
)
def test_seven_rounds_use_up_exactly_the_cards_of_the_player_count(
    players: int, each: int, takusan: int, yakuza: int, total: int
) -> None:
    cards = dealt_cards(players)
    assert len(all_dealt(players)) == 7
    assert cards == {**dict.fromkeys(PRODUCTS, each), TAKUSAN: takusan, YAKUZA: yakuza}
    assert cards.total() == total


@pytest.mark.rules("A4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_owns_nine_tickets_at_every_player_count(players: int) -> None:
    play = start(options(players))
    for seat in range(players):
        placements = [action for action in play.choices(seat) if isinstance(action, PlaceTickets)]
        assert {ticket for action in placements for ticket in action.tickets} == set(Ticket)
    assert len(Ticket) == 9


@pytest.mark.rules("A4")
def test_the_special_tickets_are_annul_minus_one_plus_six_and_times_two() -> None:
    specials = start(options()).view.seats[0].specials
    assert sorted(ticket.name for ticket in specials) == ["ANNUL", "DOUBLE", "MINUS_ONE", "PLUS_SIX"]


@pytest.mark.rules("A5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_is_one_tile_more_than_players_each_with_its_price(players: int) -> None:
    found = []
    for lot in range(players + 1):
        play = position(options(players), lots=[], money=[50] * players).price()
        play.buy(lot)
        bought = play.last(LotBought)
        assert play.view.seats[0].money == 50 - bought.price
        found.append(bought.price)
    assert found == [price for price, _ in TILES[players]]


@pytest.mark.rules("A5", "A44")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_tile_moves_a_product_by_its_modifier(players: int) -> None:
    lots = [(product, MAGURO, MAGURO) for product in MARKET_ORDER[: players + 1]]
    play = position(options(players), lots=lots, spaces=dict.fromkeys(MARKET_ORDER, 20)).price()
    expected = {
        product: 20 + modifier
        for product, (_, modifier) in zip(MARKET_ORDER[: players + 1], TILES[players], strict=True)
    }
    assert {product: play.view.spaces[product] for product in expected} == expected


@pytest.mark.rules("A5", "A55")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_dearest_tile_carries_the_clock(players: int) -> None:
    for lot in range(players + 1):
        play = position(options(players), lots=[]).price().decline()
        play.buy(lot)
        play.decline(players - 2)
        assert play.view.first == (1 if lot == 0 else 0)
    assert [tile.clock for tile in auction().spec.sizes[players].tiles] == [True] + [False] * players


@pytest.mark.rules("A6")
def test_five_markers_stand_on_the_board_and_maguro_has_none() -> None:
    view = start(options()).view
    assert sorted(view.stack) == [EBI, HOTATEGAI, SAKE, TAKO, FUGU]
    assert len(view.spaces) == 5


@pytest.mark.rules("A6", "A46")
def test_the_last_space_is_sixty_and_the_first_is_one() -> None:
    play = position(
        lots=[(EBI, EBI, EBI), (MAGURO, MAGURO, MAGURO), (MAGURO, MAGURO, MAGURO), (FUGU, FUGU, FUGU)],
        spaces={EBI: 55, FUGU: 3, SAKE: 20, TAKO: 21, HOTATEGAI: 22},
    ).price()
    assert (play.view.spaces[EBI], play.view.spaces[FUGU]) == (60, 1)


@pytest.mark.rules("A6", "A60", "A61")
def test_the_niches_pay_ten_seven_five_three_and_one_per_card() -> None:
    spaces = {TAKO: 50, EBI: 40, SAKE: 30, HOTATEGAI: 20, FUGU: 10}
    play = last_round(rows={0: dict.fromkeys(spaces, 1)}, spaces=spaces)
    assert [line.points for line in play.finish().lines[0]] == [100, 10, 7, 5, 3, 1, 0]


@pytest.mark.rules("A7", "A61")
@pytest.mark.parametrize("cards", range(1, 23))
def test_the_maguro_set_is_worth_what_the_list_says(cards: int) -> None:
    real = min(cards, 15)
    play = last_round(rows={0: {MAGURO: real}}, wilds={0: {MAGURO: cards - real}})
    assert play.finish().lines[0][-1] == Line("maguro", MAGURO_VALUES[cards - 1])


@pytest.mark.rules("A7", "A61")
def test_three_maguro_are_worth_twelve_and_five_are_worth_twenty_five() -> None:
    play = last_round(money=[0, 0, 0], rows={0: {MAGURO: 3}, 1: {MAGURO: 5}})
    assert play.finish().scores == (12, 25, 0)


@pytest.mark.rules("A7")
def test_without_maguro_the_set_is_worth_nothing() -> None:
    assert last_round().finish().lines[0][-1] == Line("maguro", 0)


@pytest.mark.rules("A7")
def test_the_list_follows_its_formula_for_every_number_of_maguro_there_can_be() -> None:
    assert auction().spec.maguro == tuple(n * (n + 5) // 2 for n in range(1, 23)) == MAGURO_VALUES
