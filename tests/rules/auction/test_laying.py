"""A51-A53: the cards of a bought lot."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.rules.auction.actions import AuctionAction, BuyLot, Decline, JoinRow, PayYakuza
from game.rules.auction.events import LotBought, LotsDiscarded, TakusanLaid, YakuzaPaid
from game.rules.auction.spec import PRODUCTS, Card
from game.rules.auction.state import Phase
from tests.order import order
from tests.rules.auction.positions import (
    EBI,
    FUGU,
    HOTATEGAI,
    MAGURO,
    QUIET,
    SAKE,
    TAKO,
    TAKUSAN,
    YAKUZA,
    Counts,
    Lot,
    Play,
    auction,
    counts,
    last_round,
    options,
    phase_of,
    position,
)


def bought(*cards: Card, rows: Counts | None = None, wilds: Counts | None = None) -> Play:
    """Seat 0 has just bought these cards."""
    lot: Lot = cards
    play = position(lots=[lot], money=[50, 50, 50], rows={0: rows or {}}, wilds={0: wilds or {}}).price()
    play.buy(0)
    return play


@pytest.mark.rules("A51")
def test_the_buyer_lays_each_product_in_its_own_row() -> None:
    play = bought(EBI, SAKE, EBI, rows={SAKE: 2, TAKO: 1})
    seat = play.view.seats[0]
    assert seat.rows == (2, 0, 3, 1, 0, 0)
    assert seat.wilds == (0,) * 6
    assert play.mover == 1


@pytest.mark.rules("A51")
def test_every_product_starts_a_row_of_its_own() -> None:
    for product in PRODUCTS:
        play = bought(product, product, product)
        assert play.view.seats[0].rows == tuple(3 if other is product else 0 for other in PRODUCTS)
        assert sum(play.view.seats[1].rows) == 0


@pytest.mark.rules("A51")
def test_each_seat_lays_in_its_own_restaurant() -> None:
    play = position(lots=[(EBI, EBI, SAKE), (FUGU, FUGU, MAGURO)]).price()
    play.buy(1)
    play.buy(0)
    assert [seat.rows for seat in play.view.seats] == [(0, 0, 0, 0, 2, 1), (2, 0, 1, 0, 0, 0), (0,) * 6]


@pytest.mark.rules("A51", "A52", "A53")
def test_products_are_laid_first_then_takusan_then_yakuza_however_the_lot_lies() -> None:
    play = bought(YAKUZA, TAKUSAN, EBI)
    assert play.log[-3:] == [
        LotBought(0, 0, 12, (YAKUZA, TAKUSAN, EBI)),
        TakusanLaid(0, EBI),
        YakuzaPaid(0, EBI),
    ]
    assert play.row(0, EBI) == (0, 1)


@pytest.mark.rules("A51", "A52", "A53")
def test_the_buyer_settles_every_takusan_before_the_yakuza() -> None:
    play = bought(YAKUZA, TAKUSAN, MAGURO, rows={EBI: 1})
    assert phase_of(play) == Phase.TAKUSAN
    play.do(JoinRow(0, EBI))
    assert phase_of(play) == Phase.YAKUZA
    play.do(PayYakuza(0, MAGURO))
    assert (play.row(0, EBI), play.row(0, MAGURO)) == ((1, 1), (0, 0))
    assert (phase_of(play), play.mover) == (Phase.PURCHASE, 1)


@pytest.mark.rules("A52")
def test_takusan_joins_a_row_of_the_buyers_choice() -> None:
    for product in (EBI, FUGU, MAGURO):
        play = bought(TAKUSAN, MAGURO, MAGURO, rows={EBI: 1, FUGU: 2})
        assert play.mover == 0
        assert play.choices() == [JoinRow(0, EBI), JoinRow(0, FUGU), JoinRow(0, MAGURO)]
        assert play.do(JoinRow(0, product)) == (TakusanLaid(0, product),)
        assert play.view.seats[0].wilds == tuple(int(other is product) for other in PRODUCTS)
        assert play.view.seats[0].rows == (1, 0, 0, 0, 2, 2)
        assert play.mover == 1


@pytest.mark.rules("A52")
def test_each_takusan_of_a_lot_chooses_its_own_row() -> None:
    play = bought(TAKUSAN, TAKUSAN, SAKE, rows={EBI: 1})
    assert play.view.takusan_left == 2
    play.do(JoinRow(0, SAKE))
    assert (phase_of(play), play.view.takusan_left) == (Phase.TAKUSAN, 1)
    assert play.choices() == [JoinRow(0, EBI), JoinRow(0, SAKE)]
    play.do(JoinRow(0, EBI))
    assert (play.row(0, EBI), play.row(0, SAKE)) == ((1, 1), (1, 1))
    assert (phase_of(play), play.view.takusan_left) == (Phase.PURCHASE, 0)


@pytest.mark.rules("A52")
def test_takusan_cannot_start_a_row() -> None:
    play = bought(TAKUSAN, EBI, SAKE)
    assert play.choices() == [JoinRow(0, EBI), JoinRow(0, SAKE)]


@pytest.mark.rules("A52")
def test_takusan_with_no_row_to_join_is_discarded() -> None:
    play = bought(TAKUSAN, TAKUSAN, TAKUSAN)
    assert play.all(TakusanLaid) == [TakusanLaid(0, None)] * 3
    assert play.view.seats[0].wilds == (0,) * 6
    assert play.view.discards == counts({TAKUSAN: 3})
    assert play.mover == 1


@pytest.mark.rules("A52")
def test_a_row_the_lots_own_product_starts_is_there_for_its_takusan() -> None:
    play = bought(TAKUSAN, TAKUSAN, FUGU)
    assert play.all(TakusanLaid) == [TakusanLaid(0, FUGU)] * 2
    assert play.row(0, FUGU) == (1, 2)


@pytest.mark.rules("A52")
def test_the_game_does_not_ask_if_only_one_row_can_be_joined() -> None:
    play = bought(TAKUSAN, SAKE, SAKE, rows={SAKE: 1})
    assert play.row(0, SAKE) == (3, 1)
    assert play.mover == 1


@pytest.mark.rules("A52")
def test_rows_of_other_seats_cannot_be_joined() -> None:
    play = position(lots=[(TAKUSAN, TAKUSAN, YAKUZA)], rows={1: {EBI: 3}, 2: {SAKE: 1}}).price()
    play.buy(0)
    assert play.log[-3:] == [TakusanLaid(0, None), TakusanLaid(0, None), YakuzaPaid(0, None)]
    assert (play.row(1, EBI), play.row(2, SAKE)) == ((3, 0), (1, 0))


@pytest.mark.rules("A52", "A53")
def test_takusan_keep_the_row_whose_last_real_card_a_yakuza_took() -> None:
    play = bought(YAKUZA, TAKUSAN, EBI)
    assert play.row(0, EBI) == (0, 1)
    again = bought(TAKUSAN, TAKO, TAKO, wilds={EBI: 1})
    assert again.choices() == [JoinRow(0, EBI), JoinRow(0, TAKO)]
    again.do(JoinRow(0, EBI))
    assert again.row(0, EBI) == (0, 2)


@pytest.mark.rules("A52")
def test_a_row_of_takusan_alone_is_joined_without_asking_if_it_is_the_only_one() -> None:
    play = bought(TAKUSAN, YAKUZA, YAKUZA, wilds={HOTATEGAI: 2})
    assert play.row(0, HOTATEGAI) == (0, 3)
    assert play.all(TakusanLaid) == [TakusanLaid(0, HOTATEGAI)]


@pytest.mark.rules("A52")
def test_new_cards_of_the_product_join_a_row_of_takusan() -> None:
    play = bought(EBI, MAGURO, MAGURO, wilds={EBI: 1})
    assert play.row(0, EBI) == (1, 1)


@pytest.mark.rules("A52", "A61")
def test_takusan_count_as_their_rows_product_at_the_end() -> None:
    spaces = {EBI: 50, TAKO: 40, SAKE: 30, FUGU: 20, HOTATEGAI: 10}
    play = last_round(
        money=[0, 0, 0], wilds={0: {EBI: 2}, 1: {MAGURO: 2}}, rows={1: {MAGURO: 3}}, spaces=spaces
    )
    assert play.finish().scores == (20, 25, 0)


@pytest.mark.rules("A52")
def test_laid_takusan_never_move() -> None:
    play = bought(TAKUSAN, EBI, SAKE)
    play.do(JoinRow(0, EBI))
    random = Random(5)
    while not play.over:
        play.play_on(random)
        assert play.view.seats[0].wilds[EBI] >= 1


@pytest.mark.rules("A53")
def test_the_buyer_pays_a_yakuza_with_one_card_of_a_product_of_choice() -> None:
    for product in (EBI, SAKE, MAGURO):
        play = bought(YAKUZA, MAGURO, MAGURO, rows={EBI: 1, SAKE: 3})
        assert play.mover == 0
        assert play.choices() == [PayYakuza(0, EBI), PayYakuza(0, SAKE), PayYakuza(0, MAGURO)]
        assert play.do(PayYakuza(0, product)) == (YakuzaPaid(0, product),)
        left = {EBI: 1, SAKE: 3, MAGURO: 2}
        left[product] -= 1
        assert {card: play.row(0, card)[0] for card in left} == left
        assert play.mover == 1


@pytest.mark.rules("A53")
def test_the_yakuza_and_the_card_it_takes_are_discarded() -> None:
    play = bought(YAKUZA, EBI, SAKE)
    play.do(PayYakuza(0, SAKE))
    assert play.view.discards == counts({YAKUZA: 1, SAKE: 1})


@pytest.mark.rules("A53")
def test_cards_just_bought_can_pay_the_yakuza() -> None:
    play = bought(YAKUZA, EBI, SAKE)
    assert play.choices() == [PayYakuza(0, EBI), PayYakuza(0, SAKE)]


@pytest.mark.rules("A53")
def test_each_yakuza_of_a_lot_takes_its_own_card() -> None:
    play = bought(YAKUZA, YAKUZA, YAKUZA, rows={EBI: 2, SAKE: 2})
    assert play.view.yakuza_left == 3
    play.do(PayYakuza(0, EBI))
    assert (phase_of(play), play.view.yakuza_left) == (Phase.YAKUZA, 2)
    play.do(PayYakuza(0, SAKE))
    assert play.choices() == [PayYakuza(0, EBI), PayYakuza(0, SAKE)]
    play.do(PayYakuza(0, SAKE))
    assert (play.row(0, EBI), play.row(0, SAKE)) == ((1, 0), (0, 0))
    assert (play.view.yakuza_left, play.mover) == (0, 1)


@pytest.mark.rules("A53")
def test_the_game_does_not_ask_once_only_one_product_can_pay() -> None:
    play = bought(YAKUZA, YAKUZA, SAKE, rows={EBI: 2})
    play.do(PayYakuza(0, SAKE))
    assert play.all(YakuzaPaid) == [YakuzaPaid(0, SAKE), YakuzaPaid(0, EBI)]
    assert play.row(0, EBI) == (1, 0)
    assert play.mover == 1


@pytest.mark.rules("A53")
def test_without_a_real_product_card_only_the_yakuza_leaves() -> None:
    play = bought(YAKUZA, YAKUZA, YAKUZA)
    assert play.all(YakuzaPaid) == [YakuzaPaid(0, None)] * 3
    assert play.view.discards == counts({YAKUZA: 3})
    assert play.view.seats[0].rows == (0,) * 6
    assert play.mover == 1


@pytest.mark.rules("A53")
def test_when_the_real_cards_run_out_the_next_yakuza_takes_nothing() -> None:
    play = bought(YAKUZA, YAKUZA, YAKUZA, rows={FUGU: 2})
    assert play.all(YakuzaPaid) == [YakuzaPaid(0, FUGU), YakuzaPaid(0, FUGU), YakuzaPaid(0, None)]


@pytest.mark.rules("A53")
def test_a_takusan_never_pays_a_yakuza() -> None:
    play = bought(YAKUZA, YAKUZA, YAKUZA, wilds={EBI: 2, SAKE: 1})
    assert play.all(YakuzaPaid) == [YakuzaPaid(0, None)] * 3
    assert (play.row(0, EBI), play.row(0, SAKE)) == ((0, 2), (0, 1))


@pytest.mark.rules("A53")
def test_a_row_of_takusan_alone_is_not_offered_to_the_yakuza() -> None:
    play = bought(YAKUZA, EBI, SAKE, rows={TAKO: 1}, wilds={FUGU: 3})
    assert play.choices() == [PayYakuza(0, EBI), PayYakuza(0, SAKE), PayYakuza(0, TAKO)]


@pytest.mark.rules("A53", "A73")
def test_the_yakuza_cards_each_player_bought_are_counted() -> None:
    lots = [(YAKUZA, YAKUZA, YAKUZA), (YAKUZA, EBI, EBI), QUIET, QUIET]
    play = position(lots=lots, next_lots=[(YAKUZA, YAKUZA, MAGURO)]).price().decline()
    play.buy(1)
    play.buy(0)
    assert [seat.yakuza for seat in play.view.seats] == [0, 1, 3]
    play.price()
    assert play.mover == 2
    play.buy(0)
    assert [seat.yakuza for seat in play.view.seats] == [0, 1, 5]


@pytest.mark.rules("A53")
def test_an_unsold_yakuza_harms_nobody() -> None:
    play = position(lots=[(YAKUZA, YAKUZA, YAKUZA)] * 4, rows={seat: {EBI: 2} for seat in range(3)})
    play.pass_round()
    assert all(play.row(seat, EBI) == (2, 0) for seat in range(3))
    assert [seat.yakuza for seat in play.view.seats] == [0, 0, 0]


@pytest.mark.rules("A51")
def test_the_last_buyers_choice_ends_the_round() -> None:
    play = position(lots=[(TAKUSAN, EBI, SAKE), (YAKUZA, EBI, SAKE)]).price().decline(2)
    play.buy(0)
    assert (phase_of(play), play.mover, play.view.round) == (Phase.TAKUSAN, 2, 1)
    assert not play.all(LotsDiscarded)
    play.do(JoinRow(2, SAKE))
    assert (phase_of(play), play.view.round, play.view.first) == (Phase.VALUATION, 2, 2)


@pytest.mark.rules("A51")
def test_the_last_choice_of_the_last_round_ends_the_match() -> None:
    play = position(at_round=7, lots=[(YAKUZA, EBI, SAKE)]).price().decline(2)
    play.buy(0)
    assert not play.over
    play.do(PayYakuza(2, EBI))
    assert play.over


@pytest.mark.rules("A52", "A53")
def test_nobody_else_acts_while_the_buyer_chooses() -> None:
    for play in (bought(TAKUSAN, EBI, SAKE), bought(YAKUZA, EBI, SAKE)):
        assert auction().to_act(play.state) == {0}
        assert play.choices(1) == play.choices(2) == []
        assert BuyLot(0, 1) not in play.choices()
        assert Decline(0) not in play.choices()


@pytest.mark.rules("A52", "A53")
@pytest.mark.parametrize("special", [TAKUSAN, YAKUZA])
def test_the_choices_are_listed_in_the_common_order_and_drawn_equally_often(special: Card) -> None:
    play = bought(special, EBI, SAKE, rows=dict.fromkeys(PRODUCTS, 1))
    choices = play.choices()
    keys = [order(action) for action in choices]
    assert keys == sorted(set(keys))
    assert len(keys) == 6
    random, family = Random(3), auction().legal(play.state, 0)
    drawn: Counter[AuctionAction] = Counter(family.sample(random) for _ in range(1_200))
    assert set(drawn) == set(choices)
    assert all(140 <= seen <= 260 for seen in drawn.values())


@pytest.mark.rules("A51")
def test_buyers_of_a_four_player_table_all_lay_their_own_cards() -> None:
    lots = [(EBI, EBI, EBI), (SAKE, SAKE, SAKE), (TAKO, TAKO, TAKUSAN), (FUGU, FUGU, YAKUZA), QUIET]
    play = position(options(4), lots=lots).price()
    for lot in range(4):
        play.buy(lot)
    assert [play.row(seat, card) for seat, card in enumerate((EBI, SAKE, TAKO, FUGU))] == [
        (3, 0),
        (3, 0),
        (2, 1),
        (1, 0),
    ]
