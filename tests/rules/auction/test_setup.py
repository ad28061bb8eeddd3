"""A10, A11: before the first round."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.rules.auction.spec import MARKET_ORDER, AuctionOptions, Card
from game.rules.core.errors import BadOptions
from tests.rules.auction.positions import auction, options, start


@pytest.mark.rules("A10")
def test_the_markers_stand_on_spaces_one_to_five_one_on_each() -> None:
    for seed in range(50):
        assert sorted(start(options(), seed).view.spaces) == [1, 2, 3, 4, 5]


@pytest.mark.rules("A10")
def test_chance_puts_every_marker_on_every_space_about_equally_often() -> None:
    seen: Counter[tuple[Card, int]] = Counter()
    for seed in range(1_000):
        spaces = start(options(2), seed).view.spaces
        seen.update((product, spaces[product]) for product in MARKET_ORDER)
    assert len(seen) == 25
    assert all(150 <= count <= 250 for count in seen.values())


@pytest.mark.rules("A10")
def test_the_deck_is_shuffled() -> None:
    offers = {start(options(), seed).view.lots for seed in range(100)}
    assert len(offers) == 100
    first_cards = Counter(start(options(4), seed).view.lots[0][0] for seed in range(1_000))
    assert set(first_cards) == set(Card)
    assert all(100 <= first_cards[product] <= 190 for product in list(Card)[:6])
    assert all(40 <= first_cards[rare] <= 110 for rare in (Card.TAKUSAN, Card.YAKUZA))


@pytest.mark.rules("A10")
def test_the_same_seed_makes_the_same_match() -> None:
    assert start(options(4), 77).state == start(options(4), 77).state
    assert start(options(4), 77).log == start(options(4), 77).log


@pytest.mark.rules("A11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_has_forty_eight_and_each_next_three_more(players: int) -> None:
    for first in range(players):
        view = start(options(players, first)).view
        assert view.first == first
        in_turn = [view.seats[(first + step) % players].money for step in range(players)]
        assert in_turn == [48, 51, 54, 57][:players]


@pytest.mark.rules("A11")
def test_the_first_player_can_be_drawn_at_random() -> None:
    drawn = Counter(start(options(4, None), seed).view.first for seed in range(1_000))
    assert set(drawn) == {0, 1, 2, 3}
    assert all(200 <= count <= 300 for count in drawn.values())


@pytest.mark.rules("A11")
def test_the_drawn_first_player_is_the_one_with_the_least_money() -> None:
    for seed in range(20):
        view = start(options(3, None), seed).view
        assert view.seats[view.first].money == 48


@pytest.mark.rules("A4", "A11")
def test_everybody_starts_with_no_cards_no_yakuza_and_all_specials() -> None:
    for seat in start(options(4)).view.seats:
        assert (sum(seat.rows), sum(seat.wilds), seat.yakuza, len(seat.specials)) == (0, 0, 0, 4)


@pytest.mark.parametrize("players", [0, 1, 5, -1, "3", None, True])
def test_two_to_four_can_play_and_no_other_number(players: Any) -> None:
    with pytest.raises(BadOptions, match=r"2, 3, 4") as caught:
        start(options(players))
    assert repr(players) in str(caught.value)


@pytest.mark.rules("A11")
@pytest.mark.parametrize("first", [-1, 3, 99, "0", []])
def test_the_first_seat_must_be_one_of_the_table(first: Any) -> None:
    with pytest.raises(BadOptions, match=r"0 to 2") as caught:
        start(options(3, first))
    assert repr(first) in str(caught.value)


@pytest.mark.rules("A11")
@pytest.mark.parametrize("table", [(3.0, 0), ([], 0), (3, 1.0), (3, True)], ids=repr)
def test_numbers_of_players_and_seats_are_whole_and_not_just_equal(table: Any) -> None:
    players, first = table
    with pytest.raises(BadOptions):
        start(options(players, first))


@pytest.mark.rules("A70")
@pytest.mark.parametrize("switch", ["yes", None, 2, 1])
def test_special_scoring_is_on_or_off(switch: Any) -> None:
    with pytest.raises(BadOptions, match="special_scoring"):
        start(options(special_scoring=switch))


@pytest.mark.rules("A40")
@pytest.mark.parametrize("switch", ["none", "", None, []])
def test_the_annul_switch_knows_two_settings(switch: Any) -> None:
    with pytest.raises(BadOptions, match=r"'one' or 'all'") as caught:
        start(options(3, 0, switch))
    assert repr(switch) in str(caught.value)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "1", None, True])
def test_the_seed_must_be_a_whole_number_of_sixty_four_bits(seed: Any) -> None:
    with pytest.raises(BadOptions, match="seed"):
        start(options(), seed)


@pytest.mark.rules("A11", "A40", "A70")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_data_file_proposes_a_drawn_first_player_and_no_variant(players: int) -> None:
    assert AuctionOptions.usual(auction().spec, players) == options(players, None, "one", False)
