"""The duel's table as data, read off a view."""

from __future__ import annotations

from random import Random

from game.rules.core.kernel import AnyKernel
from game.rules.duel.actions import Bid
from game.rules.duel.events import CardHung
from game.rules.duel.state import Phase
from game.staging.duel.tableau import NO_BIDS, Entry, laid_out
from tests.matches import happenings, new_match, step

CHANT = Entry((3, 1), 2, frozenset({1}))


def test_no_bid_is_on_the_table_before_bi_whoever_looks(kernels: dict[str, AnyKernel]) -> None:
    kernel = kernels["duel"]
    state, _ = kernel.apply(new_match(kernel, 2, seed=5).state, Bid(1, 4))
    own = kernel.observe(state, 1)
    assert own.bids[1] == 4
    assert laid_out(own).bids == NO_BIDS
    assert laid_out(own) == laid_out(kernel.observe(state, None))
    assert laid_out(own).presses == (0, 1)


def test_a_chant_is_shown_as_far_as_it_has_come(kernels: dict[str, AnyKernel]) -> None:
    table = laid_out(new_match(kernels["duel"], 2, seed=2).observe(None), CHANT)
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
    assert laid_out(view, CHANT) == laid_out(view)


def test_bids_lie_there_until_the_next_cards_hang(kernels: dict[str, AnyKernel]) -> None:
    match, random = new_match(kernels["duel"], 2, seed=3), Random(3)
    match.submit(Bid(0, 4))
    match.submit(Bid(1, 2))
    assert laid_out(match.observe(None)).bids == (4, 2)
    while match.observe(None).turn == 1:
        step(match, random)
    hung = [told.view for told in happenings(match) if isinstance(told.event, CardHung)]
    assert [laid_out(view).bids for view in hung] == [NO_BIDS] * 4


def test_before_the_first_turn_every_card_is_in_the_draw_pile(kernels: dict[str, AnyKernel]) -> None:
    opening = new_match(kernels["duel"], 2, seed=1).opening
    table = laid_out(opening.before)
    assert (table.left, table.hung, table.turn) == (18, (), 0)
    assert not table.bidding
    first = laid_out(opening.happenings[0].view)
    assert (first.left, len(first.hung)) == (17, 1)
    assert first.top == opening.happenings[0].event.top


def test_a_table_that_is_over_shows_neither_bids_nor_a_turn(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["duel"], 2, seed=1)
    random = Random(1)
    while match.waiting():
        step(match, random)
    table = laid_out(match.observe(None), CHANT)
    assert (table.turn, table.bids, table.beat, table.acting) == (0, NO_BIDS, 0, frozenset())
    assert table.ended
