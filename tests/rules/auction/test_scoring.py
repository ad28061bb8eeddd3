"""A60-A62: the final count."""

from __future__ import annotations

from itertools import permutations

import pytest

from game.rules.auction.events import LotsDiscarded, MatchScored, OfferDealt
from game.rules.auction.spec import MARKET_ORDER, Card
from game.rules.auction.state import Phase
from game.rules.core.outcome import Line, Outcome
from tests.rules.auction.positions import (
    ANNUL,
    DOUBLE,
    EBI,
    FUGU,
    HOTATEGAI,
    MAGURO,
    MINUS_ONE,
    PLUS_SIX,
    SAKE,
    TAKO,
    auction,
    last_round,
    options,
    phase_of,
    start,
)

SPREAD = {EBI: 50, HOTATEGAI: 40, FUGU: 30, TAKO: 20, SAKE: 10}


@pytest.mark.rules("A60")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_match_ends_after_seven_rounds(players: int) -> None:
    play = start(options(players))
    for number in range(1, 8):
        assert play.view.round == number
        assert auction().outcome(play.state) is None
        play.pass_round()
    assert play.over
    assert phase_of(play) == Phase.ENDED
    assert auction().to_act(play.state) == frozenset()
    assert all(play.choices(seat) == [] for seat in range(players))
    assert len(play.all(OfferDealt)) == len(play.all(LotsDiscarded)) == 7
    assert len(play.all(MatchScored)) == 1


@pytest.mark.rules("A60")
def test_nobody_is_scored_before_the_end_of_the_seventh_round() -> None:
    play = last_round()
    assert auction().outcome(play.state) is None
    play.price().decline(2)
    assert auction().outcome(play.state) is None
    assert not play.all(MatchScored)
    play.decline()
    assert play.last(MatchScored) == MatchScored(play.last(MatchScored).niches, play.outcome)


@pytest.mark.rules("A60")
def test_the_markers_are_ranked_by_space_the_highest_first() -> None:
    for line in permutations(MARKET_ORDER):
        spaces = {product: space for space, product in enumerate(line, start=7)}
        play = last_round(spaces=spaces)
        play.finish()
        assert play.last(MatchScored).niches == tuple(reversed(line))


@pytest.mark.rules("A60")
def test_on_a_shared_space_the_marker_higher_in_the_stack_comes_first() -> None:
    for stack in permutations(MARKET_ORDER):
        play = last_round(spaces=dict.fromkeys(stack, 33))
        play.finish()
        assert play.last(MatchScored).niches == tuple(reversed(stack))


@pytest.mark.rules("A60")
def test_the_stack_matters_only_among_equals() -> None:
    play = last_round(spaces={EBI: 20, SAKE: 19, TAKO: 20, FUGU: 19, HOTATEGAI: 1})
    play.finish()
    assert play.last(MatchScored).niches == (TAKO, EBI, FUGU, SAKE, HOTATEGAI)


@pytest.mark.rules("A60", "A61")
def test_the_niche_of_a_shared_space_pays_who_is_on_top_more() -> None:
    below = {HOTATEGAI: 40, FUGU: 30, SAKE: 10}
    rows = {0: {EBI: 1}, 1: {TAKO: 1}}
    play = last_round(money=[0, 0, 0], spaces={TAKO: 50, EBI: 50, **below}, rows=rows)
    assert play.finish().scores == (10, 7, 0)
    play = last_round(money=[0, 0, 0], spaces={EBI: 50, TAKO: 50, **below}, rows=rows)
    assert play.finish().scores == (7, 10, 0)


@pytest.mark.rules("A61")
def test_a_score_is_money_and_rows_at_their_niche_and_the_maguro_set() -> None:
    play = last_round(
        money=[31, 5, 0],
        spaces=SPREAD,
        rows={0: {EBI: 2, HOTATEGAI: 3, FUGU: 1, TAKO: 4, SAKE: 6, MAGURO: 4}, 1: {SAKE: 1}},
        wilds={0: {EBI: 1, SAKE: 1, MAGURO: 1}},
    )
    outcome = play.finish()
    assert outcome == Outcome(
        scores=(31 + 30 + 21 + 5 + 12 + 7 + 25, 5 + 1, 0),
        winners=(0,),
        ending="clear",
        lines=(
            (
                Line("money", 31),
                Line("ebi", 30),
                Line("hotategai", 21),
                Line("fugu", 5),
                Line("tako", 12),
                Line("sake", 7),
                Line("maguro", 25),
            ),
            (
                Line("money", 5),
                Line("ebi", 0),
                Line("hotategai", 0),
                Line("fugu", 0),
                Line("tako", 0),
                Line("sake", 1),
                Line("maguro", 0),
            ),
            (
                Line("money", 0),
                *(Line(name, 0) for name in ("ebi", "hotategai", "fugu", "tako", "sake", "maguro")),
            ),
        ),
    )
    assert play.last(MatchScored) == MatchScored((EBI, HOTATEGAI, FUGU, TAKO, SAKE), outcome)


@pytest.mark.rules("A61")
@pytest.mark.parametrize(
    ("product", "points"), [(EBI, 30), (HOTATEGAI, 21), (FUGU, 15), (TAKO, 9), (SAKE, 3), (MAGURO, 12)]
)
def test_three_cards_of_a_product_pay_three_times_its_niche(product: Card, points: int) -> None:
    play = last_round(money=[0, 0, 0], spaces=SPREAD, rows={1: {product: 2}}, wilds={1: {product: 1}})
    assert play.finish().scores == (0, points, 0)


@pytest.mark.rules("A61")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_is_scored_for_its_own_rows(players: int) -> None:
    play = last_round(
        options(players),
        money=[10 * seat for seat in range(players)],
        spaces=SPREAD,
        rows={seat: {EBI: seat + 1} for seat in range(players)},
    )
    outcome = play.finish()
    assert outcome.scores == tuple(20 * seat + 10 for seat in range(players))
    assert (outcome.winners, outcome.ending) == ((players - 1,), "clear")
    assert [sum(line.points for line in lines) for lines in outcome.lines] == list(outcome.scores)


@pytest.mark.rules("A62")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_highest_score_wins(winner: int) -> None:
    money = [50, 50, 50]
    money[winner] = 51
    outcome = last_round(money=money).finish()
    assert (outcome.winners, outcome.ending) == ((winner,), "clear")


@pytest.mark.rules("A62")
def test_unused_specials_do_not_help_a_lower_score() -> None:
    outcome = last_round(money=[50, 49, 49], specials={0: ()}).finish()
    assert (outcome.winners, outcome.ending) == ((0,), "clear")


@pytest.mark.rules("A62")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_if_tied_more_unused_specials_win(winner: int) -> None:
    left = dict.fromkeys(range(3), (DOUBLE,))
    outcome = last_round(money=[50] * 3, specials={**left, winner: (MINUS_ONE, PLUS_SIX)}).finish()
    assert outcome.scores == (50, 50, 50)
    assert (outcome.winners, outcome.ending) == ((winner,), "specials")


@pytest.mark.rules("A62")
def test_the_number_of_specials_counts_and_not_which() -> None:
    left = {0: (MINUS_ONE, PLUS_SIX), 1: (ANNUL, DOUBLE), 2: (DOUBLE,)}
    outcome = last_round(money=[50] * 3, specials=left).finish()
    assert (outcome.winners, outcome.ending) == ((0, 1), "shared")


@pytest.mark.rules("A62")
def test_the_specials_of_players_who_do_not_lead_do_not_count() -> None:
    left = {0: (), 1: (DOUBLE,), 2: (MINUS_ONE, PLUS_SIX, ANNUL, DOUBLE)}
    outcome = last_round(money=[50, 50, 49], specials=left).finish()
    assert (outcome.winners, outcome.ending) == ((1,), "specials")


@pytest.mark.rules("A62")
def test_still_tied_players_share_the_victory() -> None:
    outcome = last_round(options(4), money=[50, 60, 50, 60]).finish()
    assert (outcome.winners, outcome.ending) == ((1, 3), "shared")


@pytest.mark.rules("A62")
def test_a_whole_table_can_share_the_victory() -> None:
    outcome = last_round(options(4), money=[50] * 4).finish()
    assert (outcome.winners, outcome.ending) == ((0, 1, 2, 3), "shared")


@pytest.mark.rules("A62")
def test_money_and_fish_weigh_the_same() -> None:
    play = last_round(money=[20, 0, 10], spaces=SPREAD, rows={1: {EBI: 2}, 2: {EBI: 1}})
    assert play.finish().winners == (0, 1, 2)
