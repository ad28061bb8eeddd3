"""Previews: what anybody can work out from what lies open agrees with what the kernel does."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.auction.actions import BuyLot, Decline
from game.rules.auction.events import LotBought, MarketMoved, MatchScored
from game.rules.auction.foresight import (
    as_if_all,
    laid_at_best,
    lot_worth,
    niches_today,
    row_gain,
    starts,
    worth_today,
)
from game.rules.auction.spec import AuctionOptions, Ticket
from game.rules.auction.state import Phase
from tests.rules.auction.positions import (
    EBI,
    FUGU,
    HOTATEGAI,
    MAGURO,
    SAKE,
    TAKO,
    TAKUSAN,
    YAKUZA,
    Play,
    auction,
    options,
    position,
    start,
)

SPEC = auction().spec
SPACES = {EBI: 20, TAKO: 15, SAKE: 10, FUGU: 5, HOTATEGAI: 2}
"""Niches today: Ebi 10, Tako 7, Sake 5, Fugu 3, Hotategai 1."""


def worth_of(lot: tuple[object, ...], **told: object) -> int:
    play = position(lots=[lot], spaces=SPACES, **told)  # type: ignore[list-item, arg-type]  # kept short
    return lot_worth(play.view, SPEC, 0, 0)


@pytest.mark.rules("A40", "A42", "A44")
def test_if_all_laid_the_same_tickets_the_highest_sum_takes_the_dearest_tile() -> None:
    view = position(options(3), lots=[(SAKE, EBI, SAKE), (TAKO, FUGU, EBI), (EBI, MAGURO, YAKUZA)]).view
    ranking, moves = as_if_all(view, SPEC, (Ticket.TWO, Ticket.FOUR, None, None))
    assert ranking == (1, 0)
    assert moves == ((EBI, 4 + 2), (FUGU, 4), (TAKO, 4), (SAKE, 2 * 2))
    assert as_if_all(view, SPEC, (None,) * 4) == ((), ())


@pytest.mark.rules("A40", "A41")
def test_if_all_laid_an_annul_there_is_no_four_to_cancel_and_doubles_alone_are_nothing() -> None:
    view = position(options(2), lots=[(SAKE, EBI, SAKE), (TAKO, FUGU, EBI), (EBI, MAGURO, YAKUZA)]).view
    ranking, _ = as_if_all(view, SPEC, (Ticket.DOUBLE, Ticket.ONE, Ticket.ANNUL))
    assert ranking == (2, 1, 0)


@pytest.mark.rules("A44", "A46")
def test_where_fish_started_follows_from_the_tiles_until_the_round_is_swept() -> None:
    play, random, moved = start(options(4), 3), Random(3), 0
    assert starts(play.view, SPEC) is None
    while not play.over:
        before, told = play.view.spaces, len(play.all(MarketMoved))
        play.play_on(random)
        if len(play.all(MarketMoved)) > told:
            found = starts(play.view, SPEC)
            assert found is not None
            assert all(begun in (None, was) for begun, was in zip(found, before, strict=False))
            moved += 1
    assert moved == SPEC.rounds


@pytest.mark.rules("A52", "A53")
def test_a_row_gains_its_niche_by_a_takusan_and_loses_it_to_a_yakuza() -> None:
    view = position(rows={0: {EBI: 2, FUGU: 1, MAGURO: 1}}, spaces=SPACES).view
    assert [row_gain(view, SPEC, 0, fish, True) for fish in (EBI, FUGU, MAGURO)] == [10, 3, 4]
    assert [row_gain(view, SPEC, 0, fish, False) for fish in (EBI, FUGU, MAGURO)] == [-10, -3, -3]


@pytest.mark.rules("A51", "A52", "A53")
def test_a_lot_laid_at_its_best_tells_the_rows_it_leads_to() -> None:
    play = position(lots=[(SAKE, TAKUSAN, YAKUZA)], spaces=SPACES, rows={0: {EBI: 1, FUGU: 1}})
    laid = laid_at_best(play.view, SPEC, 0, 0)
    assert laid.rows[SAKE] == 1
    assert laid.rows[FUGU] == 0
    assert laid.wilds[EBI] == 1
    assert laid.worth == lot_worth(play.view, SPEC, 0, 0) == 5 + 10 - 3


@pytest.mark.rules("A60")
def test_todays_niches_follow_the_spaces_and_the_stack() -> None:
    spaces = {SAKE: 9, EBI: 30, FUGU: 9, TAKO: 9, HOTATEGAI: 1}
    assert niches_today(position(spaces=spaces).view) == (EBI, TAKO, FUGU, SAKE, HOTATEGAI)


@pytest.mark.rules("A61")
def test_a_seat_is_worth_its_money_its_rows_and_its_maguro_set_today() -> None:
    play = position(
        money=[31, 0, 0],
        rows={0: {EBI: 2, HOTATEGAI: 1, MAGURO: 3}},
        wilds={0: {HOTATEGAI: 1}},
        spaces=SPACES,
    )
    assert worth_today(play.view, SPEC, 0) == 31 + 20 + 2 + 12
    assert worth_today(play.view, SPEC, 1) == 0


def test_a_lot_of_fish_is_worth_their_niches() -> None:
    assert worth_of((EBI, TAKO, HOTATEGAI)) == 10 + 7 + 1


@pytest.mark.rules("A7")
def test_maguro_is_worth_what_the_set_grows_by() -> None:
    assert worth_of((MAGURO, MAGURO, FUGU), rows={0: {MAGURO: 3}}) == (25 - 12) + 3


@pytest.mark.rules("A52")
def test_takusan_joins_the_best_row_also_one_the_lot_begins() -> None:
    assert worth_of((TAKUSAN, SAKE, FUGU), rows={0: {HOTATEGAI: 4}}) == 5 + 3 + 5


def test_two_takusan_go_where_they_are_worth_most_together() -> None:
    assert worth_of((TAKUSAN, TAKUSAN, YAKUZA), rows={0: {MAGURO: 4, TAKO: 1}}) == (33 - 18) - 7


@pytest.mark.rules("A52")
def test_takusan_without_a_row_is_worth_nothing() -> None:
    assert worth_of((TAKUSAN, TAKUSAN, TAKUSAN)) == 0


@pytest.mark.rules("A53")
def test_yakuza_takes_the_cheapest_card_also_of_the_lot() -> None:
    assert worth_of((YAKUZA, FUGU, EBI), rows={0: {SAKE: 1}}) == 10
    assert worth_of((YAKUZA, YAKUZA, EBI), rows={0: {HOTATEGAI: 1, SAKE: 1}}) == 10 - 1 - 5


@pytest.mark.rules("A53")
def test_more_yakuza_than_fish_take_all_there_is() -> None:
    assert worth_of((YAKUZA, YAKUZA, EBI), wilds={0: {TAKO: 1}}) == 0


@pytest.mark.rules("A71", "A73")
def test_bonuses_count_where_they_are_played() -> None:
    play = position(
        options(2, special_scoring=True),
        lots=[(EBI, YAKUZA, YAKUZA)],
        rows={0: {EBI: 7, SAKE: 2}},
        yakuza=[0, 1],
        spaces=SPACES,
    )
    assert lot_worth(play.view, SPEC, 0, 0) == 10 - 5 - 5 + 10 + 3


def last_turn(table: AuctionOptions, seed: int) -> Play:
    """The last purchase of a match played at random."""
    play, random = start(table, seed), Random(seed)
    while not (
        play.state.phase is Phase.PURCHASE
        and play.state.round == SPEC.rounds
        and play.state.acted == table.players - 1
    ):
        play.play_on(random)
    return play


def finals(play: Play, seat: int) -> list[int]:
    """The seat's final score for each way to go on."""
    if play.over:
        return [play.outcome.scores[seat]]
    scores: list[int] = []
    for action in play.choices():
        after = Play(play.state)
        after.do(action)
        scores += finals(after, seat)
    return scores


@pytest.mark.parametrize("special_scoring", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_lots_worth_is_what_it_adds_to_the_final_score(players: int, special_scoring: bool) -> None:
    for seed in range(12):
        play = last_turn(options(players, None, special_scoring=special_scoring), seed)
        seat, view = play.mover, play.view
        kept = Play(play.state)
        kept.do(Decline(seat))
        for choice in play.choices():
            if isinstance(choice, BuyLot):
                bought = Play(play.state)
                price = next(e.price for e in bought.do(choice) if isinstance(e, LotBought))
                gained = max(finals(bought, seat)) - (kept.outcome.scores[seat] - SPEC.decline_pay) + price
                assert lot_worth(view, SPEC, seat, choice.lot) == gained, (seed, choice)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_todays_worth_and_niches_are_the_final_ones(players: int) -> None:
    for seed in range(5):
        play = start(options(players, None, special_scoring=bool(seed % 2)), seed)
        random = Random(seed)
        while not play.over:
            play.play_on(random)
        scores = tuple(worth_today(play.view, SPEC, seat) for seat in range(players))
        assert scores == play.outcome.scores
        assert niches_today(play.view) == play.last(MatchScored).niches
