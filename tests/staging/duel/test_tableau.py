"""The duel's table as data: read off a view, or carried on by events."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.match.match import Match
from game.rules.core.kernel import AnyKernel
from game.rules.duel.actions import Bid
from game.rules.duel.events import BidMade, BidsRevealed, CardHung
from game.rules.duel.state import Phase
from game.staging.duel.aftermath import after
from game.staging.duel.tableau import NO_BIDS, Entry, before, of
from tests.matches import new_match, step
from tests.staging.duel.shows import GOLDEN, acts, golden, opening_view, played

CHANT = Entry(frozenset({0, 1}), (3, 1), 2, frozenset({1}))


def follow(match: Match) -> None:
    """Carries the table from event to event and compares it with each view."""
    table = before(opening_view(match))
    for number, (events, view) in enumerate(acts(match)):
        for event in events:
            table = after(table, event)
        assert table == of(view), f"after action {number}: {events}"


@pytest.mark.parametrize("kind_fish", [False, True])
def test_events_carry_the_table_to_what_the_view_shows(
    kind_fish: bool, kernels: dict[str, AnyKernel], often: int
) -> None:
    for seed in range(40 * often):
        follow(played(kernels["duel"], kind_fish, seed))


@pytest.mark.parametrize("name", GOLDEN)
def test_events_carry_the_table_through_every_golden_match(name: str, kernels: dict[str, AnyKernel]) -> None:
    follow(golden(kernels["duel"], name))


def test_no_bid_is_on_the_table_before_bi_whoever_looks(kernels: dict[str, AnyKernel]) -> None:
    kernel = kernels["duel"]
    state, _ = kernel.apply(new_match(kernel, 2, seed=5).state, Bid(1, 4))
    own = kernel.observe(state, 1)
    assert own.bids[1] == 4
    assert of(own).bids == NO_BIDS
    assert of(own) == of(kernel.observe(state, None))
    assert of(own).presses == (0, 1)


def test_a_chant_is_shown_as_far_as_it_has_come(kernels: dict[str, AnyKernel]) -> None:
    table = of(new_match(kernels["duel"], 2, seed=2).observe(None), CHANT)
    assert (table.acting, table.presses, table.beat, table.ready) == (
        frozenset({0, 1}),
        (3, 1),
        2,
        frozenset({1}),
    )
    assert table.bidding


def test_a_chant_left_over_is_not_shown_once_the_bids_lie_open(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["duel"], 2, seed=3)
    match.submit(Bid(0, 4))
    match.submit(Bid(1, 2))
    view = match.observe(None)
    assert view.phase is Phase.TAKING
    assert of(view, CHANT) == replace(of(view), acting=CHANT.acting)


def test_every_event_ends_the_asking(kernels: dict[str, AnyKernel]) -> None:
    table = of(new_match(kernels["duel"], 2, seed=2).observe(None), CHANT)
    made = after(table, BidMade(0))
    assert (made.acting, made.ready) == (frozenset(), frozenset())
    assert (made.presses, made.beat) == ((3, 1), 2)
    shown = after(made, BidsRevealed((2, 3)))
    assert (shown.presses, shown.beat, shown.bids) == ((0, 0), 0, (2, 3))


def test_bids_lie_there_until_the_next_cards_hang(kernels: dict[str, AnyKernel]) -> None:
    table = replace(of(new_match(kernels["duel"], 2, seed=2).observe(None)), hung=(), bids=(2, 2))
    assert after(table, CardHung(2, 0, 8, 10)).bids == NO_BIDS
    assert after(replace(table, hung=(8,)), CardHung(2, 1, 10, 12)).bids == (2, 2)


def test_before_the_first_turn_every_card_is_in_the_draw_pile(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["duel"], 2, seed=1)
    table = before(match.observe(None))
    assert (table.left, table.hung, table.turn) == (18, (), 0)
    assert not table.bidding
    assert after(table, match.opening[0]).top == match.opening[0].top


def test_a_table_that_is_over_shows_neither_bids_nor_a_turn(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["duel"], 2, seed=1)
    random = Random(1)
    while match.waiting():
        step(match, random)
    table = of(match.observe(None), CHANT)
    assert (table.turn, table.bids, table.beat, table.acting) == (0, NO_BIDS, 0, frozenset())
    assert table.ended
