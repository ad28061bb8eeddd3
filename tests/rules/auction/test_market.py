"""A44-A46: prices move the market."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.rules.auction.events import MarketMoved, MatchScored
from game.rules.auction.spec import MARKET_ORDER, Card
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
    options,
    position,
)

SPREAD = {EBI: 10, HOTATEGAI: 20, FUGU: 30, TAKO: 40, SAKE: 50}


def moved(lots: Sequence[Lot], spaces: Counts, players: int = 3, at_round: int = 1) -> Play:
    """The lots from the dearest tile down: +4, +2, 0, -1 with three players; +4, +1, -1 with two."""
    return position(options(players), lots=lots, spaces=spaces, at_round=at_round).price()


def totals(play: Play) -> dict[Card, int]:
    return {product: total for product, total, _, _ in play.last(MarketMoved).moves}


@pytest.mark.rules("A45", "A44")
def test_the_books_example_of_three_players_moves_the_markers_as_printed() -> None:
    lots = [(EBI, TAKO, SAKE), (TAKO, SAKE, SAKE), (HOTATEGAI, HOTATEGAI, EBI), (FUGU, YAKUZA, MAGURO)]
    play = moved(lots, SPREAD)
    assert totals(play) == {EBI: 4, FUGU: -1, TAKO: 6, SAKE: 8}
    expected = {EBI: 14, HOTATEGAI: 20, FUGU: 29, TAKO: 46, SAKE: 58}
    assert {product: play.view.spaces[product] for product in MARKET_ORDER} == expected


@pytest.mark.rules("A45", "A44")
def test_the_books_example_holds_wherever_its_lots_lie() -> None:
    lots = [(FUGU, YAKUZA, MAGURO), (TAKO, SAKE, SAKE), (EBI, TAKO, SAKE), (HOTATEGAI, HOTATEGAI, EBI)]
    play = position(lots=lots, spaces=SPREAD).price(2, 1, 3, 0)
    assert totals(play) == {EBI: 4, FUGU: -1, TAKO: 6, SAKE: 8}


@pytest.mark.rules("A44")
def test_two_cards_in_one_lot_count_twice() -> None:
    assert totals(moved([(EBI, EBI, SAKE), (TAKO, TAKO, TAKO)], SPREAD)) == {EBI: 8, SAKE: 4, TAKO: 6}


@pytest.mark.rules("A44")
def test_a_product_adds_the_modifiers_of_all_the_lots_it_lies_in() -> None:
    lots = [(EBI, MAGURO, MAGURO), (EBI, MAGURO, MAGURO), (EBI, MAGURO, MAGURO), (EBI, EBI, MAGURO)]
    assert totals(moved(lots, SPREAD)) == {EBI: 4 + 2 + 0 - 1 - 1}


@pytest.mark.rules("A44")
def test_maguro_takusan_and_yakuza_move_nothing() -> None:
    play = moved([QUIET, (TAKUSAN, TAKUSAN, YAKUZA), QUIET, (YAKUZA, YAKUZA, MAGURO)], SPREAD)
    assert play.last(MarketMoved).moves == ()
    assert {product: play.view.spaces[product] for product in MARKET_ORDER} == SPREAD


@pytest.mark.rules("A44", "A46")
def test_the_markers_move_in_the_order_ebi_hotategai_fugu_tako_sake() -> None:
    spaces = {SAKE: 18, TAKO: 18, FUGU: 16, HOTATEGAI: 16, EBI: 16}
    play = moved([(FUGU, HOTATEGAI, EBI), (SAKE, TAKO, MAGURO)], spaces)
    assert [move[0] for move in play.last(MarketMoved).moves] == [EBI, HOTATEGAI, FUGU, TAKO, SAKE]
    assert play.stack(20) == [EBI, HOTATEGAI, FUGU, TAKO, SAKE]


@pytest.mark.rules("A46")
def test_a_marker_that_arrives_goes_on_top_of_those_already_there() -> None:
    play = moved([(EBI, MAGURO, MAGURO)], {EBI: 10, SAKE: 14, TAKO: 14, FUGU: 30, HOTATEGAI: 31})
    assert play.stack(14) == [SAKE, TAKO, EBI]
    assert play.stack(10) == []


@pytest.mark.rules("A46")
def test_a_marker_arriving_from_above_also_goes_on_top() -> None:
    lots = [QUIET, QUIET, QUIET, (EBI, MAGURO, MAGURO)]
    play = moved(lots, {EBI: 15, SAKE: 14, TAKO: 14, FUGU: 30, HOTATEGAI: 31})
    assert play.stack(14) == [SAKE, TAKO, EBI]


@pytest.mark.rules("A46")
@pytest.mark.parametrize("leaver", [EBI, SAKE, TAKO])
def test_when_a_marker_leaves_a_stack_the_others_keep_their_order(leaver: Card) -> None:
    stack = [TAKO, EBI, SAKE]
    play = moved([(leaver, MAGURO, MAGURO)], {**dict.fromkeys(stack, 10), FUGU: 30, HOTATEGAI: 31})
    assert play.stack(10) == [product for product in stack if product is not leaver]
    assert play.stack(14) == [leaver]


@pytest.mark.rules("A46")
def test_a_marker_with_total_zero_keeps_its_place_in_the_stack() -> None:
    lots = [QUIET, (EBI, MAGURO, MAGURO), (EBI, MAGURO, MAGURO)]
    play = moved(lots, {EBI: 10, SAKE: 10, TAKO: 20, FUGU: 30, HOTATEGAI: 31}, players=2)
    assert play.stack(10) == [EBI, SAKE]
    assert play.last(MarketMoved).moves == ()


@pytest.mark.rules("A46")
def test_a_marker_with_only_a_zero_tile_does_not_move() -> None:
    lots = [QUIET, QUIET, (EBI, EBI, EBI)]
    play = moved(lots, {EBI: 10, SAKE: 10, TAKO: 20, FUGU: 30, HOTATEGAI: 31})
    assert play.stack(10) == [EBI, SAKE]
    assert play.last(MarketMoved).moves == ()


@pytest.mark.rules("A46")
def test_a_marker_stopped_by_the_upper_limit_arrives_there_on_top() -> None:
    play = moved([(EBI, MAGURO, MAGURO)], {EBI: 58, SAKE: 60, TAKO: 60, FUGU: 30, HOTATEGAI: 31})
    assert play.stack(60) == [SAKE, TAKO, EBI]
    assert play.last(MarketMoved).moves == ((EBI, 4, 58, 60),)


@pytest.mark.rules("A46")
def test_a_marker_at_the_upper_limit_pushed_further_does_not_move() -> None:
    play = moved([(EBI, MAGURO, MAGURO)], {EBI: 60, SAKE: 60, TAKO: 20, FUGU: 30, HOTATEGAI: 31})
    assert play.stack(60) == [EBI, SAKE]
    assert play.last(MarketMoved).moves == ((EBI, 4, 60, 60),)


@pytest.mark.rules("A46")
def test_a_marker_stopped_by_the_lower_limit_arrives_there_on_top() -> None:
    lots = [QUIET, QUIET, QUIET, (EBI, EBI, EBI)]
    play = moved(lots, {EBI: 3, SAKE: 1, TAKO: 1, FUGU: 30, HOTATEGAI: 31})
    assert play.stack(1) == [SAKE, TAKO, EBI]
    assert play.last(MarketMoved).moves == ((EBI, -3, 3, 1),)


@pytest.mark.rules("A46")
def test_a_marker_at_the_lower_limit_pushed_further_does_not_move() -> None:
    lots = [QUIET, QUIET, QUIET, (EBI, MAGURO, MAGURO)]
    play = moved(lots, {EBI: 1, SAKE: 1, TAKO: 20, FUGU: 30, HOTATEGAI: 31})
    assert play.stack(1) == [EBI, SAKE]
    assert play.last(MarketMoved).moves == ((EBI, -1, 1, 1),)


@pytest.mark.rules("A46")
def test_a_marker_that_lands_exactly_on_a_limit_is_there() -> None:
    lots = [(EBI, MAGURO, MAGURO), QUIET, QUIET, (SAKE, MAGURO, MAGURO)]
    play = moved(lots, {EBI: 56, SAKE: 2, TAKO: 20, FUGU: 30, HOTATEGAI: 31})
    assert (play.stack(60), play.stack(1)) == ([EBI], [SAKE])


@pytest.mark.rules("A46")
@pytest.mark.parametrize("at_round", [1, 2, 3, 4, 5, 6])
def test_who_arrives_in_a_later_round_lies_on_top_of_who_came_before(at_round: int) -> None:
    """Sake, the last to move, comes first; Ebi, the first to move, joins it a round later."""
    play = position(
        at_round=at_round,
        lots=[(SAKE, MAGURO, MAGURO)],
        next_lots=[(EBI, MAGURO, MAGURO), QUIET, QUIET, (TAKO, MAGURO, MAGURO)],
        spaces={EBI: 16, SAKE: 16, TAKO: 21, FUGU: 30, HOTATEGAI: 31},
    )
    play.pass_round()
    assert play.stack(20) == [SAKE]
    play.price()
    assert play.stack(20) == [SAKE, EBI, TAKO]


@pytest.mark.rules("A46", "A60")
def test_the_stack_of_the_last_move_decides_the_niches() -> None:
    play = position(
        at_round=7,
        lots=[(EBI, MAGURO, MAGURO), (HOTATEGAI, MAGURO, MAGURO), QUIET, (FUGU, MAGURO, MAGURO)],
        spaces={SAKE: 20, EBI: 16, HOTATEGAI: 18, FUGU: 21, TAKO: 60},
    )
    play.finish()
    assert play.last(MatchScored).niches == (TAKO, FUGU, HOTATEGAI, EBI, SAKE)
