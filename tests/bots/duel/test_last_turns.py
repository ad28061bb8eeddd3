"""The expert's last two turns: what it remembers and what it skips changes nothing."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import islice

import pytest

from game.bots.duel.expert import ExpertDuel
from game.bots.duel.features import Prospects
from game.bots.duel.fitted import WEIGHTS
from game.bots.duel.last_turns import LastTurn, narrowed
from game.bots.duel.lookahead import Lookahead
from game.bots.duel.odds import game_value
from game.bots.duel.search import EXACT_LIMIT
from game.bots.duel.worth import MARGIN, Worth
from game.rules.duel.phases.draw_pile import LAST
from game.rules.duel.state import BIDDING, DuelState
from game.rules.duel.table import table_for
from tests.bots.duel.match_ups import KERNEL, begun, by_chance, decide
from tests.rules.duel.positions import house_spec
from tools.duel_bids import Yardstick

JUDGE = Worth(table_for(house_spec()), WEIGHTS, Prospects(1.0, (0.0,) * 4, 0.0))


def final(thoughts: Generator[None, None, float]) -> float:
    """What a thought comes to."""
    while True:
        try:
            next(thoughts)
        except StopIteration as end:
            value: float = end.value
            return value


def last_turns() -> Iterator[DuelState]:
    """The last turn of some matches, with the barrel on every notch, by night and by day."""
    for seed in range(8):
        for state in by_chance(seed):
            if state.emptied == LAST and state.phase is BIDDING and not any(state.bids):
                for notch in range(-3, 4):
                    for day in (False, True):
                        twin = state.copy()
                        twin.barrel, twin.day = notch, day
                        yield twin


def far_ahead() -> Lookahead:
    """One that thinks every target through."""
    lookahead = Lookahead(KERNEL)
    lookahead.targets = len(house_spec().cards)
    return lookahead


@pytest.mark.rules("D21", "D23", "D61")
def test_what_is_remembered_of_other_notches_is_what_the_turn_would_bring() -> None:
    lookahead, anew = far_ahead(), far_ahead()
    last, found = LastTurn(lookahead, JUDGE), 0
    for state in last_turns():
        assert final(last.value(state)) == pytest.approx(game_value(anew.results(state, JUDGE)), abs=1e-6)
        found += 1
    assert found > 50
    assert lookahead.steps < anew.steps * 0.7


def test_a_seat_that_can_have_more_asks_for_more() -> None:
    assert narrowed(1, 0.4, 0.2, 0.9) == (0.4, 0.9)
    assert narrowed(1, 0.1, 0.2, 0.9) == (0.2, 0.9)
    assert narrowed(0, 0.4, 0.2, 0.9) == (0.2, 0.4)


def choices_before_the_last_turn() -> Iterator[DuelState]:
    """With few discards that may be turned, since the yardstick tries them all."""
    for seed in range(200):
        for state in by_chance(seed):
            late = state.emptied == LAST - 1 and len(state.draw) == 1 and state.phase is not BIDDING
            if late and len(state.discards) <= 3:
                yield state


@pytest.mark.rules("D61", "D62")
def test_the_best_choice_before_the_last_turn_is_the_best_there_is() -> None:
    asked, yardstick = 0, Yardstick(KERNEL)
    for state in islice(choices_before_the_last_turn(), 5):
        seat = state.waiting >> 1
        chosen = decide(ExpertDuel(1, house_spec(), 0.1), state, seat)
        worth = {action: yardstick.after(state, action) for action in KERNEL.legal(state, seat)}
        best = max(worth.values()) if seat else min(worth.values())
        assert worth[chosen] == pytest.approx(best, abs=2 * MARGIN)
        asked += 1
    assert asked == 5


def test_a_crowded_table_before_the_last_turn_is_thought_over_in_time() -> None:
    state = begun(1)
    state.turn, state.emptied, state.barrel, state.day = 13, LAST - 1, -3, True
    state.hung, state.draw, state.discards = (9, 12), (33,), (25, 18, 16, 20, 22, 15, 31)
    state.piles = [(), (10, 56), (), (0, 71), (), (), (14, 22), (5, 52)]
    bot = ExpertDuel(1, house_spec(), 0.25)
    decide(bot, state, 0)
    assert EXACT_LIMIT * 0.9 < bot._lookahead.steps < EXACT_LIMIT * 1.2
