"""Every level of the duel: legal, fair, repeatable, in small slices, and better than the one below."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from game.bots.duel.easy import EasyDuel
from game.bots.duel.expert import ExpertDuel
from game.bots.duel.normal import NormalDuel
from game.rules.duel.state import BIDDING, DuelState
from tests.bots.duel.match_ups import KERNEL, another_future, begun, by_chance, decide, play_out, wins
from tests.rules.duel.positions import house_spec
from tools.arena.pairing import Pairing, Side
from tools.arena.play import play
from tools.arena.result import result

Maker = Callable[..., Any]

QuickExpert = partial(ExpertDuel, effort=0.01)
LEVELS = pytest.mark.parametrize("level", [EasyDuel, NormalDuel, QuickExpert])


@LEVELS
@pytest.mark.parametrize("kind_fish", [False, True])
def test_a_match_is_played_to_its_end(level: Maker, kind_fish: bool) -> None:
    for seed in range(3):
        play_out([level(seat, house_spec()) for seat in (0, 1)], seed, kind_fish=kind_fish)


@LEVELS
def test_the_same_seed_plays_the_same_match(level: Maker) -> None:
    def once(seed: int) -> Any:
        return play_out([level(seed + seat, house_spec()) for seat in (0, 1)], 5)[1]

    assert once(1) == once(1) != once(40)


@LEVELS
def test_what_the_view_hides_changes_nothing(level: Maker) -> None:
    random, hidden = Random(3), 0
    for seed in range(3):
        for number, state in enumerate(by_chance(seed)):
            seat = min(KERNEL.to_act(state))
            twin = another_future(state, random)
            hidden += twin.draw != state.draw
            decisions = [decide(level(number, house_spec()), known, seat) for known in (state, twin)]
            assert decisions[0] == decisions[1]
    assert hidden > 20


@LEVELS
def test_a_bid_that_is_in_already_changes_nothing(level: Maker) -> None:
    state, found = begun(8), set()
    for bid in KERNEL.legal(state, 0):
        after = state.copy()
        KERNEL.advance(after, bid)
        found.add(decide(level(2, house_spec()), after, 1))
    assert len(found) == 1


@LEVELS
def test_an_answer_is_there_before_any_thought(level: Maker) -> None:
    for state in by_chance(2):
        seat = min(KERNEL.to_act(state))
        bot = level(1, house_spec())
        bot.consider(KERNEL.observe(state, seat), KERNEL.legal(state, seat))
        assert bot.best() in KERNEL.legal(state, seat)


@LEVELS
def test_a_reason_is_one_sentence_and_says_what_was_done(level: Maker) -> None:
    for state in by_chance(4):
        seat, bot = min(KERNEL.to_act(state)), level(1, house_spec())
        action = decide(bot, state, seat)
        assert bot.why().endswith(".")
        assert "\n" not in bot.why()
        if state.phase is BIDDING:
            assert f"bid {action.bid}" in bot.why()  # type: ignore[union-attr]  # a bid, in this phase


@LEVELS
def test_a_spectator_is_refused(level: Maker) -> None:
    state = begun(1)
    with pytest.raises(ValueError, match="a bot plays for a seat"):
        level(1, house_spec()).consider(KERNEL.observe(state, None), KERNEL.legal(state, 0))


@pytest.mark.parametrize(
    ("better", "worse", "matches", "least"),
    [(NormalDuel, EasyDuel, 60, 33), (QuickExpert, NormalDuel, 24, 13)],
)
def test_each_level_beats_the_one_below(better: Maker, worse: Maker, matches: int, least: int) -> None:
    assert wins(better, worse, matches) > least


def test_easy_and_a_sensible_beginner_are_about_equal() -> None:
    match_up = Pairing("duel", 2, 3, Side("easy"), Side("beginner"), 1)
    found = result(match_up, [play(match_up, number) for number in range(160)])
    assert 0.38 <= found.wins.value <= 0.62


def steps_of_slices(bot: Any, state: DuelState, seat: int) -> list[int]:
    bot.consider(KERNEL.observe(state, seat), KERNEL.legal(state, seat))
    lookahead, steps = bot._lookahead, []
    done = False
    while not done:
        before = lookahead.steps
        done = bot.think(1000)
        steps.append(lookahead.steps - before)
    return steps


@pytest.mark.parametrize("level", [NormalDuel, partial(ExpertDuel, effort=0.05)])
def test_a_slice_takes_about_its_budget_and_a_decision_its_limit(level: Maker) -> None:
    sizes: list[int] = []
    for number, state in enumerate(by_chance(6)):
        if number % 3 == 0:
            sizes += steps_of_slices(level(1, house_spec()), state, min(KERNEL.to_act(state)))
    sizes.sort()
    assert sizes[len(sizes) * 98 // 100] <= 250
