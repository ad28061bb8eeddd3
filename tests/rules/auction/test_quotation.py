"""A40-A43: the lots get their prices."""

from __future__ import annotations

from itertools import product

import pytest

from game.rules.auction.actions import BuyLot, PlaceTickets
from game.rules.auction.events import LotBought, LotsPriced, MarketMoved, TicketsPlaced, TicketsRevealed
from game.rules.auction.spec import NORMALS, AnnulCancels, Ticket
from game.rules.auction.state import Phase
from tests.rules.auction.positions import (
    ANNUL,
    DOUBLE,
    EBI,
    FOUR,
    FUGU,
    HOTATEGAI,
    MINUS_ONE,
    ONE,
    PLUS_SIX,
    QUIET,
    SAKE,
    TAKO,
    THREE,
    TWO,
    ZERO,
    auction,
    lot_sum,
    options,
    phase_of,
    position,
    start,
    sums,
)


def by_the_book(tickets: tuple[Ticket, ...], cancels: AnnulCancels) -> int:
    """A40, A41 told once more, ticket by ticket."""
    fours, annuls = tickets.count(FOUR), tickets.count(ANNUL)
    worth = {ZERO: 0, ONE: 1, TWO: 2, THREE: 3, MINUS_ONE: -1, PLUS_SIX: 6}
    total = sum(worth.get(ticket, 0) for ticket in tickets)
    if cancels == "all" and fours and annuls:
        fours = annuls = 0
    while fours and annuls:
        fours -= 1
        annuls -= 1
    total += 4 * fours + 2 * annuls
    for _ in range(tickets.count(DOUBLE)):
        total *= 2
    return total


@pytest.mark.rules("A40")
def test_an_annul_cancels_a_four_and_both_count_nothing() -> None:
    assert lot_sum(ANNUL, FOUR) == 0
    assert lot_sum(ANNUL, FOUR, THREE) == 3


@pytest.mark.rules("A40")
def test_an_annul_cancels_only_one_four() -> None:
    assert lot_sum(ANNUL, FOUR, FOUR) == 4
    assert lot_sum(ANNUL, FOUR, FOUR, FOUR) == 8


@pytest.mark.rules("A40")
def test_an_annul_in_a_lot_without_a_four_counts_two() -> None:
    assert lot_sum(ANNUL, ZERO) == 2
    assert lot_sum(ANNUL, PLUS_SIX, ONE) == 9


@pytest.mark.rules("A40")
def test_a_four_in_another_lot_is_not_cancelled() -> None:
    assert sums((ANNUL, FOUR, ZERO), (ONE, ZERO, FOUR)) == (3, 4, 4)


@pytest.mark.rules("A40")
def test_several_annuls_pair_off_with_the_fours_one_by_one() -> None:
    assert lot_sum(ANNUL, ANNUL, FOUR, FOUR) == 0
    assert lot_sum(ANNUL, FOUR, ANNUL, FOUR) == 0


@pytest.mark.rules("A40")
def test_an_annul_left_without_a_four_counts_two() -> None:
    assert lot_sum(ANNUL, ANNUL, FOUR) == 2
    assert lot_sum(ANNUL, ANNUL, ANNUL, FOUR) == 4
    assert lot_sum(ANNUL, ANNUL, ANNUL, ANNUL) == 8


@pytest.mark.rules("A40")
def test_with_the_switch_on_all_every_four_and_annul_of_the_lot_counts_nothing() -> None:
    assert lot_sum(ANNUL, FOUR, annul_cancels="all") == 0
    assert lot_sum(ANNUL, FOUR, FOUR, FOUR, annul_cancels="all") == 0
    assert lot_sum(ANNUL, ANNUL, FOUR, ONE, annul_cancels="all") == 1


@pytest.mark.rules("A40")
def test_with_the_switch_on_all_each_annul_in_a_lot_without_a_four_counts_two() -> None:
    assert lot_sum(ANNUL, ZERO, annul_cancels="all") == 2
    assert lot_sum(ANNUL, ANNUL, ONE, annul_cancels="all") == 5


@pytest.mark.rules("A40")
@pytest.mark.parametrize("cancels", ["one", "all"])
def test_fours_count_four_each_in_a_lot_without_an_annul(cancels: AnnulCancels) -> None:
    assert lot_sum(FOUR, FOUR, DOUBLE, annul_cancels=cancels) == 16
    assert sums((ANNUL, FOUR, ZERO), (ONE, FOUR, TWO), annul_cancels=cancels) == (3, 8, 2)


@pytest.mark.rules("A41")
def test_zero_four_and_times_two_make_eight() -> None:
    assert lot_sum(ZERO, FOUR, DOUBLE) == 8
    assert lot_sum(DOUBLE, ZERO, FOUR) == 8


@pytest.mark.rules("A41")
def test_numeric_tickets_add_up() -> None:
    assert lot_sum(ZERO, ONE, TWO, THREE) == 6
    assert lot_sum(FOUR, MINUS_ONE, PLUS_SIX) == 9
    assert sums(NORMALS, tuple(reversed(NORMALS)), NORMALS, NORMALS) == (4, 6, 8, 10, 12)


@pytest.mark.rules("A41")
def test_several_times_two_multiply() -> None:
    assert lot_sum(THREE, DOUBLE) == 6
    assert lot_sum(THREE, DOUBLE, DOUBLE) == 12
    assert lot_sum(THREE, DOUBLE, DOUBLE, DOUBLE) == 24


@pytest.mark.rules("A41")
def test_an_annul_counting_two_is_doubled_like_any_number() -> None:
    assert lot_sum(ANNUL, DOUBLE) == 4
    assert lot_sum(ANNUL, ONE, DOUBLE) == 6
    assert lot_sum(ANNUL, ANNUL, FOUR, DOUBLE) == 4


@pytest.mark.rules("A41")
def test_a_cancelled_four_is_not_doubled() -> None:
    assert lot_sum(ANNUL, FOUR, DOUBLE) == 0
    assert lot_sum(ANNUL, FOUR, ONE, DOUBLE) == 2


@pytest.mark.rules("A41")
def test_only_times_two_tickets_make_nothing() -> None:
    assert lot_sum(DOUBLE, DOUBLE) == 0
    assert lot_sum(DOUBLE, DOUBLE, DOUBLE, DOUBLE) == 0


@pytest.mark.rules("A41")
def test_a_sum_can_be_negative_and_is_doubled_too() -> None:
    assert lot_sum(MINUS_ONE, ZERO) == -1
    assert lot_sum(MINUS_ONE, MINUS_ONE, MINUS_ONE) == -3
    assert lot_sum(MINUS_ONE, DOUBLE) == -2
    assert lot_sum(MINUS_ONE, MINUS_ONE, DOUBLE, DOUBLE) == -8


@pytest.mark.rules("A40", "A41")
@pytest.mark.parametrize("cancels", ["one", "all"])
@pytest.mark.parametrize("players", [2, 3])
def test_every_mix_of_tickets_on_a_lot_sums_as_the_book_says(players: int, cancels: AnnulCancels) -> None:
    for tickets in product(Ticket, repeat=players):
        if list(tickets) == sorted(tickets):
            assert lot_sum(*tickets, annul_cancels=cancels) == by_the_book(tickets, cancels), tickets


@pytest.mark.rules("A41")
def test_a_special_in_one_lot_leaves_the_sums_of_the_others_alone() -> None:
    hands = ((ONE, DOUBLE, TWO, ANNUL), (THREE, FOUR, ZERO, ONE), (TWO, ONE, FOUR, THREE))
    assert sums(*hands) == (6, 10, 6, 6)


@pytest.mark.rules("A42")
def test_the_dearest_tile_goes_to_the_highest_sum_and_so_on_down() -> None:
    play = position(money=[50, 50, 50], lots=[])
    play.place_all((ONE, FOUR, ZERO, TWO), (ZERO, THREE, ONE, TWO), (TWO, FOUR, ZERO, THREE))
    assert play.last(LotsPriced) == LotsPriced((3, 11, 1, 7), (1, 3, 0, 2))
    assert (play.view.sums, play.view.ranking) == ((3, 11, 1, 7), (1, 3, 0, 2))
    paid = {}
    for lot in (2, 0, 1):
        play.buy(lot)
        paid[lot] = play.last(LotBought).price
    assert paid == {1: 12, 0: 6, 2: 3}


@pytest.mark.rules("A42")
def test_of_lots_one_and_four_with_nine_each_lot_one_gets_twelve_and_lot_four_nine() -> None:
    play = position(money=[50, 50, 50], lots=[])
    play.place_all((FOUR, ONE, TWO, PLUS_SIX), (FOUR, ZERO, ONE, THREE), (ONE, TWO, THREE, ZERO))
    assert play.last(LotsPriced).sums == (9, 3, 6, 9)
    play.buy(0)
    assert play.last(LotBought).price == 12
    play.buy(3)
    assert play.last(LotBought).price == 9


@pytest.mark.rules("A42")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_equal_sums_rank_from_left_to_right(players: int) -> None:
    cycle = tuple(NORMALS[: players + 1])
    hands = [cycle, tuple(reversed(cycle))] * 2
    play = start(options(players))
    play.place_all(*hands[: players - players % 2], *[cycle] * (players % 2))
    priced = play.last(LotsPriced)
    assert priced.ranking == tuple(sorted(range(players + 1), key=lambda lot: (-priced.sums[lot], lot)))
    if players != 3:
        assert priced.ranking == tuple(range(players + 1))


@pytest.mark.rules("A42")
def test_a_negative_sum_ranks_below_nothing() -> None:
    play = start(options(2))
    play.place_all((MINUS_ONE, ZERO, ONE), (ZERO, DOUBLE, TWO))
    assert play.last(LotsPriced) == LotsPriced((-1, 0, 3), (2, 1, 0))


@pytest.mark.rules("A43")
def test_normal_tickets_return_to_their_owners() -> None:
    play = start(options(2))
    play.place_all((FOUR, THREE, TWO), (ZERO, ONE, TWO))
    play.decline(2)
    for seat in (0, 1):
        assert PlaceTickets(seat, (FOUR, THREE, TWO)) in auction().legal(play.state, seat)
        assert PlaceTickets(seat, (ZERO, ONE, TWO)) in auction().legal(play.state, seat)
        assert len(play.view.seats[seat].specials) == 4


@pytest.mark.rules("A43")
def test_specials_that_were_used_leave_the_game() -> None:
    play = start(options(3))
    play.place_all((ANNUL, PLUS_SIX, ONE, TWO), (ZERO, ONE, TWO, THREE), (MINUS_ONE, DOUBLE, ANNUL, PLUS_SIX))
    unused = [set(seat.specials) for seat in play.view.seats]
    assert unused == [{MINUS_ONE, DOUBLE}, {MINUS_ONE, PLUS_SIX, ANNUL, DOUBLE}, set()]
    play.decline(3)
    play.place_all((DOUBLE, ZERO, ONE, TWO), (ZERO, ONE, TWO, MINUS_ONE), (ZERO, ONE, TWO, THREE))
    unused = [set(seat.specials) for seat in play.view.seats]
    assert unused == [{MINUS_ONE}, {PLUS_SIX, ANNUL, DOUBLE}, set()]


@pytest.mark.rules("A43")
def test_a_special_leaves_the_game_even_if_it_did_nothing() -> None:
    play = start(options(2))
    play.place_all((ANNUL, DOUBLE, ONE), (FOUR, ZERO, ONE))
    assert set(play.view.seats[0].specials) == {MINUS_ONE, PLUS_SIX}


@pytest.mark.rules("A40", "A42", "A44", "A50")
def test_tickets_are_revealed_then_lots_priced_then_the_market_moves() -> None:
    play = position(
        options(first=2),
        lots=[(EBI, EBI, HOTATEGAI), QUIET, QUIET, (FUGU, TAKO, SAKE)],
        spaces={EBI: 10, HOTATEGAI: 20, FUGU: 30, TAKO: 40, SAKE: 50},
    )
    hand = (FOUR, THREE, TWO, ONE)
    for seat in (0, 1):
        assert play.do(PlaceTickets(seat, hand)) == (TicketsPlaced(seat),)
    moves = (
        (EBI, 8, 10, 18),
        (HOTATEGAI, 4, 20, 24),
        (FUGU, -1, 30, 29),
        (TAKO, -1, 40, 39),
        (SAKE, -1, 50, 49),
    )
    assert play.do(PlaceTickets(2, hand)) == (
        TicketsPlaced(2),
        TicketsRevealed((hand, hand, hand)),
        LotsPriced((12, 9, 6, 3), (0, 1, 2, 3)),
        MarketMoved(moves),
    )
    assert (phase_of(play), play.mover) == (Phase.PURCHASE, 2)
    assert BuyLot(2, 0) in play.choices()
