"""A30-A32: the tickets."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import perm, sqrt
from random import Random

import pytest

from game.rules.auction.actions import PlaceTickets
from game.rules.auction.events import TicketsPlaced, TicketsRevealed
from game.rules.auction.spec import NORMALS, Ticket
from game.rules.auction.state import Phase
from game.rules.core.errors import NotYourTurn
from tests.order import order
from tests.rules.auction.positions import (
    ANNUL,
    DOUBLE,
    FOUR,
    MINUS_ONE,
    ONE,
    PLUS_SIX,
    THREE,
    TWO,
    ZERO,
    auction,
    options,
    phase_of,
    position,
    refused,
    start,
)


@pytest.mark.rules("A30")
def test_all_players_value_at_the_same_time() -> None:
    play = start(options(4))
    assert auction().to_act(play.state) == {0, 1, 2, 3}
    assert phase_of(play) == Phase.VALUATION


@pytest.mark.rules("A30")
@pytest.mark.parametrize("turns", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_players_may_commit_in_any_order(turns: tuple[int, ...]) -> None:
    play = start(options())
    waiting = {0, 1, 2}
    for seat in turns:
        assert auction().to_act(play.state) == waiting
        waiting.discard(seat)
        events = play.do(PlaceTickets(seat, (ONE, TWO, THREE, FOUR)))
        assert events[0] == TicketsPlaced(seat)
    assert phase_of(play) == Phase.PURCHASE


@pytest.mark.rules("A30", "A40")
def test_the_last_commitment_reveals_all_tickets() -> None:
    hands = ((ONE, TWO, THREE, FOUR), (ANNUL, DOUBLE, ZERO, ONE), (PLUS_SIX, MINUS_ONE, ZERO, TWO))
    play = start(options())
    play.do(PlaceTickets(2, hands[2]))
    play.do(PlaceTickets(0, hands[0]))
    assert not play.all(TicketsRevealed)
    play.do(PlaceTickets(1, hands[1]))
    assert play.last(TicketsRevealed).placements == hands
    assert play.view.placements == hands
    assert TicketsRevealed.reveals
    assert not TicketsPlaced.reveals
    assert PlaceTickets.sealed


@pytest.mark.rules("A30")
@pytest.mark.parametrize(("players", "ways"), [(2, 504), (3, 3_024), (4, 15_120)])
def test_a_full_hand_can_be_laid_in_504_or_3024_or_15120_ways(players: int, ways: int) -> None:
    play = start(options(players))
    for seat in range(players):
        placements = play.choices(seat)
        assert len(placements) == len(set(placements)) == ways
        assert {action.seat for action in placements} == {seat}


@pytest.mark.rules("A30", "A31")
def test_exactly_one_different_ticket_of_the_hand_goes_on_each_lot() -> None:
    family = auction().legal(start(options()).state, 1)
    expected = {
        PlaceTickets(1, tickets) for tickets in product(Ticket, repeat=4) if len(set(tickets)) == len(tickets)
    }
    assert set(family) == expected
    for tickets in product(Ticket, repeat=4):
        action = PlaceTickets(1, tickets)
        assert (action in family) == (action in expected)


@pytest.mark.rules("A30")
@pytest.mark.parametrize(
    ("players", "left"),
    [
        (2, (MINUS_ONE, PLUS_SIX, ANNUL, DOUBLE)),
        (3, (MINUS_ONE, PLUS_SIX, ANNUL, DOUBLE)),
        (4, (MINUS_ONE, PLUS_SIX, ANNUL, DOUBLE)),
        (3, (PLUS_SIX, DOUBLE)),
        (3, (MINUS_ONE,)),
        (4, ()),
    ],
)
def test_placements_are_listed_in_the_common_order(players: int, left: tuple[Ticket, ...]) -> None:
    placements = position(options(players), specials={0: left}).choices(0)
    keys = [order(action) for action in placements]
    assert keys == sorted(keys)


@pytest.mark.rules("A31")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("left", [(), (ANNUL,), (MINUS_ONE, DOUBLE), (PLUS_SIX, ANNUL, DOUBLE)])
def test_the_hand_is_the_normal_tickets_and_the_specials_not_yet_used(
    players: int, left: tuple[Ticket, ...]
) -> None:
    play = position(options(players), specials={1: left})
    placements = [action for action in play.choices(1) if isinstance(action, PlaceTickets)]
    assert len(placements) == perm(5 + len(left), players + 1)
    assert {ticket for action in placements for ticket in action.tickets} == {*NORMALS, *left}


@pytest.mark.rules("A31")
def test_the_five_normal_tickets_are_enough_for_the_five_lots_of_four_players() -> None:
    play = position(options(4), specials=dict.fromkeys(range(4), ()))
    for seat in range(4):
        assert len(play.choices(seat)) == 120
    play.place_all(*[NORMALS] * 4)
    assert phase_of(play) == Phase.PURCHASE


@pytest.mark.rules("A31", "A43")
def test_a_spent_special_can_never_be_placed_again() -> None:
    play = start(options())
    play.place_all((ANNUL, ONE, TWO, THREE), (ONE, TWO, THREE, DOUBLE), (ONE, TWO, THREE, FOUR))
    play.decline(3)
    for _ in range(6):
        assert PlaceTickets(0, (ONE, TWO, THREE, ANNUL)) not in auction().legal(play.state, 0)
        assert PlaceTickets(0, (ONE, TWO, THREE, DOUBLE)) in auction().legal(play.state, 0)
        assert PlaceTickets(1, (DOUBLE, TWO, THREE, ANNUL)) not in auction().legal(play.state, 1)
        assert PlaceTickets(2, (DOUBLE, TWO, THREE, ANNUL)) in auction().legal(play.state, 2)
        play.pass_round()
    assert play.over


@pytest.mark.rules("A32")
def test_a_commitment_is_final() -> None:
    play = start(options())
    play.do(PlaceTickets(1, (ONE, TWO, THREE, FOUR)))
    assert play.choices(1) == []
    message = refused(play, PlaceTickets(1, (FOUR, THREE, TWO, ONE)), NotYourTurn)
    assert "to act: 0, 2" in message


def chi_square(counts: Counter[PlaceTickets], cells: int) -> float:
    expected = counts.total() / cells
    return (
        sum((seen - expected) ** 2 / expected for seen in counts.values()) + (cells - len(counts)) * expected
    )


@pytest.mark.rules("A30")
@pytest.mark.parametrize(("left", "cells"), [((), 60), ((DOUBLE,), 120), ((MINUS_ONE, ANNUL), 210)])
def test_random_placements_are_all_equally_likely(left: tuple[Ticket, ...], cells: int) -> None:
    state = position(options(2), specials={0: left}).state
    family = auction().legal(state, 0)
    random = Random(20_260_101)
    counts: Counter[PlaceTickets] = Counter()
    for _ in range(100 * cells):
        action = family.sample(random)
        assert isinstance(action, PlaceTickets)
        counts[action] += 1
    assert set(counts) == set(family)
    freedom = cells - 1
    assert abs(chi_square(counts, cells) - freedom) < 4 * sqrt(2 * freedom)


@pytest.mark.rules("A30")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_placements_use_each_ticket_on_each_lot_equally_often(players: int) -> None:
    family = auction().legal(start(options(players)).state, 1)
    random = Random(7)
    counts: Counter[tuple[int, Ticket]] = Counter()
    for _ in range(4_500):
        action = family.sample(random)
        assert action in family
        assert isinstance(action, PlaceTickets)
        counts.update(enumerate(action.tickets))
    assert len(counts) == 9 * (players + 1)
    assert all(400 < seen < 600 for seen in counts.values())
