"""A32: what is public and what is not."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.auction.actions import PlaceTickets
from game.rules.auction.events import LotsDiscarded, TicketsPlaced
from game.rules.auction.spec import SPECIALS
from game.rules.auction.state import Phase
from tests.rules.auction.positions import (
    ANNUL,
    DOUBLE,
    EBI,
    FOUR,
    MINUS_ONE,
    ONE,
    PLUS_SIX,
    SAKE,
    TAKUSAN,
    THREE,
    TWO,
    YAKUZA,
    ZERO,
    auction,
    card_total,
    counts,
    options,
    phase_of,
    position,
    start,
    with_another_future,
)


@pytest.mark.rules("A30", "A32")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_nobody_sees_another_players_tickets_before_the_reveal(seat: int | None) -> None:
    plain, special = start(options()), start(options())
    plain.do(PlaceTickets(1, (ONE, TWO, THREE, FOUR)))
    special.do(PlaceTickets(1, (ANNUL, DOUBLE, PLUS_SIX, MINUS_ONE)))
    assert plain.log == special.log
    assert auction().observe(plain.state, seat) == auction().observe(special.state, seat)
    for other in (0, 1, 2):
        assert plain.choices(other) == special.choices(other)
    assert auction().to_act(plain.state) == auction().to_act(special.state)


@pytest.mark.rules("A30", "A32")
def test_specials_spent_this_round_are_public_only_from_the_reveal_on() -> None:
    play = start(options(2))
    play.do(PlaceTickets(0, (ANNUL, DOUBLE, ONE)))
    for seat in (0, 1, None):
        assert auction().observe(play.state, seat).seats[0].specials == SPECIALS
    play.do(PlaceTickets(1, (ZERO, ONE, TWO)))
    for seat in (0, 1, None):
        assert auction().observe(play.state, seat).seats[0].specials == (MINUS_ONE, PLUS_SIX)


@pytest.mark.rules("A32")
def test_a_player_sees_the_own_tickets_and_who_has_committed() -> None:
    play = start(options())
    tickets = (FOUR, DOUBLE, ZERO, ONE)
    assert play.do(PlaceTickets(1, tickets)) == (TicketsPlaced(1),)
    assert auction().observe(play.state, 1).placements == (None, tickets, None)
    for seat in (0, 1, 2, None):
        view = auction().observe(play.state, seat)
        assert view.committed == (False, True, False)
        assert view.to_act == {0, 2}
        if seat != 1:
            assert view.placements == (None, None, None)


@pytest.mark.rules("A32", "A40")
def test_revealed_tickets_are_public_until_the_next_round() -> None:
    hands = ((FOUR, DOUBLE, ZERO), (ONE, TWO, THREE))
    play = start(options(2))
    play.place_all(*hands)
    for seat in (0, 1, None):
        assert auction().observe(play.state, seat).placements == hands
    play.decline(2)
    for seat in (0, 1, None):
        view = auction().observe(play.state, seat)
        assert view.placements == (None, None)
        assert view.committed == (False, False)
        assert view.sums == view.ranking == ()


@pytest.mark.rules("A32")
def test_the_order_of_the_deck_is_hidden_and_its_composition_public() -> None:
    play = start(options(4))
    for _ in range(6):
        other = with_another_future(play)
        for seat in (0, 1, 2, 3, None):
            assert auction().observe(play.state, seat) == auction().observe(other.state, seat)
        play.pass_round()
    assert play.view.deck_left == counts({})


@pytest.mark.rules("A3", "A32")
def test_the_composition_of_the_deck_is_what_the_player_count_uses_less_what_was_dealt() -> None:
    view = start(options(2)).view
    mix = auction().spec.sizes[2].mix
    dealt = [card for lot in view.lots for card in lot]
    assert view.deck_left == counts({card: number - dealt.count(card) for card, number in mix.items()})
    assert sum(view.deck_left) == 63 - 9


@pytest.mark.rules("A32")
def test_money_rows_and_discards_are_public() -> None:
    lots = [(EBI, EBI, TAKUSAN), (SAKE, YAKUZA, SAKE)]
    play = position(lots=lots, money=[50, 50, 50]).price()
    play.buy(0)
    play.buy(1)
    for seat in (0, 1, 2, None):
        view = auction().observe(play.state, seat)
        assert view.seat == seat
        assert [other.money for other in view.seats] == [38, 41, 50]
        assert view.seats[0].rows == (2, 0, 0, 0, 0, 0)
        assert view.seats[0].wilds == (1, 0, 0, 0, 0, 0)
        assert view.seats[1].rows == (0, 0, 1, 0, 0, 0)
        assert view.seats[1].yakuza == 1
        assert view.discards == counts({YAKUZA: 1, SAKE: 1})
        assert view.buyers == (0, 1, None, None)


@pytest.mark.rules("A32")
def test_all_seats_see_the_same_table_from_the_reveal_on() -> None:
    play, random = start(options(4, None), 5), Random(5)
    while not play.over:
        if phase_of(play) != Phase.VALUATION:
            views = [auction().observe(play.state, seat) for seat in range(4)]
            for seat, view in enumerate(views):
                assert view.seat == seat
                assert (view.seats, view.placements, view.discards) == (
                    play.view.seats,
                    play.view.placements,
                    play.view.discards,
                )
        play.play_on(random)


@pytest.mark.rules("A32")
def test_the_view_names_options_and_first_player() -> None:
    table = options(3, 2, "all", True)
    view = start(table).view
    assert (view.options, view.first, view.round, view.phase) == (table, 2, 1, Phase.VALUATION)


@pytest.mark.rules("A3", "A32", "A52", "A53", "A54")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_card_is_ever_lost_or_made(players: int) -> None:
    whole = counts(auction().spec.sizes[players].mix)
    for seed in range(4):
        play, random = start(options(players, None), seed), Random(seed)
        while not play.over:
            assert card_total(play) == whole
            play.play_on(random)
        assert card_total(play) == whole
        assert len(play.all(LotsDiscarded)) == 7
