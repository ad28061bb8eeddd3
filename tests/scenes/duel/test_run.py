"""Bids outside the match."""

from __future__ import annotations

import pytest

from game.rules.core.single import Single, single
from game.rules.duel.actions import Bid, DuelAction
from game.rules.duel.spec import SEATS, DuelOptions
from game.staging.duel.tableau import Entry
from game.storage import library
from scenes.duel.run import Bids


@pytest.mark.rules("D20")
def test_the_last_press_counts_and_a_missing_one_is_worth_what_the_figures_say() -> None:
    bids = Bids({seat: drafted(seat) for seat in SEATS})
    for bid in (4, 2, 3):
        bids.press(1, bid)
    assert bids.of(1) == 3
    assert bids.missing((0, 1)) == (0,)
    assert bids.actions((0, 1), 1) == {0: Bid(0, 1), 1: Bid(1, 3)}


def drafted(seat: int) -> Single[DuelAction]:
    """In the first turn of a match."""
    kernel = library.kernel("duel")
    state, _ = kernel.setup(DuelOptions.usual(kernel.spec, 2), 7)
    return single(kernel, kernel.observe(state, seat), seat, "D20")


def test_what_everybody_may_see_is_the_same_for_every_bid() -> None:
    seen = set()
    for bid in (1, 2, 3, 4):
        bids = Bids({seat: drafted(seat) for seat in SEATS})
        bids.press(0, bid)
        bids.ready.add(0)
        seen.add(bids.entry(2))
    assert len(seen) == 1
    entry = seen.pop()
    assert entry == Entry((1, 0), 2, frozenset({0}))


def test_a_bot_is_seen_to_press_and_nothing_more() -> None:
    bids = Bids({seat: drafted(seat) for seat in SEATS})
    bids.press(1, None)
    assert bids.presses == (0, 1)
    assert bids.of(1) is None


def test_what_is_taken_back_was_never_pressed() -> None:
    bids = Bids({seat: drafted(seat) for seat in SEATS})
    bids.press(0, 4)
    bids.press(1, 2)
    bids.ready |= {0, 1}
    bids.take_back(0)
    assert (bids.of(0), bids.of(1), bids.presses, bids.ready) == (None, 2, (0, 1), {1})
    bids.take_back(1)
    assert (bids.of(1), bids.presses, bids.ready) == (None, (0, 0), set())
