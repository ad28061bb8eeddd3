"""Our games as a foreign search meets them: in turns, as numbers, the searching seat first."""

from __future__ import annotations

import copy
import sys
from importlib.util import find_spec
from random import Random
from typing import Any

import pytest

from game.rules.core.outcome import Outcome
from tools.arena import __main__ as arena
from tools.arena.openspiel import searcher as searching
from tools.arena.openspiel.codebook import Codebook
from tools.arena.openspiel.pace import Pace
from tools.arena.openspiel.position import OVER, Position, utilities
from tools.arena.openspiel.simulations import simulations_of
from tools.arena.pairing import Side
from tools.kernels import rules_of, usual_options
from tools.speed.references import NoOpenSpiel

TITLES = ("auction", "duel")


def position(title: str, seed: int, seat: int, players: int = 2) -> Position:
    rules = rules_of(title)
    state, _ = rules.setup(usual_options(title, players), seed)
    return Position(rules, Codebook(), state, seat)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("title", TITLES)
def test_where_both_choose_in_secret_the_searching_seat_goes_first(title: str, seat: int) -> None:
    now = position(title, 3, seat)
    assert now.player == seat
    now.apply(now.legal()[0])
    assert now.player == 1 - seat


@pytest.mark.parametrize("title", TITLES)
def test_matches_can_be_played_in_numbers_to_their_end(title: str) -> None:
    random, now = Random(1), position(title, 5, 1)
    while now.player != OVER:
        legal = now.legal()
        assert legal == sorted(set(legal))
        assert {now.book.action(number) for number in legal} == set(now.rules.legal(now.state, now.player))
        now.apply(random.choice(legal))
    assert now.rules.outcome(now.state) is not None
    assert sum(now.returns()) == pytest.approx(0)


@pytest.mark.parametrize("title", TITLES)
def test_a_copy_is_played_on_without_touching_the_original(title: str) -> None:
    now = position(title, 5, 0)
    before, twin = now.state.copy(), copy.deepcopy(now)
    twin.apply(twin.legal()[0])
    assert now.state == before != twin.state
    assert twin.book is now.book


def test_utilities_are_mostly_the_victory_and_grow_with_the_lead() -> None:
    near, far = (utilities(Outcome((score, 20), (0,), "", ()), 25.0) for score in (21, 60))
    assert 0.7 < near[0] < far[0] < 1
    assert sum(near) == pytest.approx(0)
    assert utilities(Outcome((20, 20), (0, 1), "", ()), 25.0) == [0.0, 0.0]
    assert utilities(Outcome((20, 20), (), "", ()), 25.0) == [0.0, 0.0]
    assert all(-1 <= value <= 1 for value in utilities(Outcome((9, 9, 1), (0, 1), "", ()), 25.0))


def test_the_pace_fills_the_time_from_what_simulations_have_cost() -> None:
    pace = Pace(0.5)
    pace.learn("early", 100, 0.1)
    assert pace.simulations("early") == 500
    assert pace.simulations("late") == 500
    pace.learn("late", 100, 0.05)
    assert pace.simulations("late") == 1000
    assert pace.simulations("early") == 500
    pace.learn("early", 1, 10.0)
    assert pace.simulations("early") == 2


@pytest.mark.parametrize("title", TITLES)
def test_our_simulations_value_every_position_between_the_bounds(title: str) -> None:
    random, now = Random(4), position(title, 2, 0)
    values = simulations_of(title, Random(1))
    while now.player != OVER:
        before = now.state.copy()
        found = values(now)
        assert all(-1 <= value <= 1 for value in found)
        assert sum(found) == pytest.approx(0)
        assert now.state == before
        now.apply(random.choice(now.legal()))
    assert (values(now)[0] > 0) == (now.returns()[0] > 0)


@pytest.mark.parametrize("name", ["openspiel-mcts", "openspiel-mcts-ours"])
@pytest.mark.parametrize("title", TITLES)
def test_a_search_finds_a_legal_action_or_says_what_is_missing(title: str, name: str) -> None:
    now, side = position(title, 8, 1), Side(name, seconds=0.05)

    def choose() -> Any:
        return searching.searcher(side, title, 2, 3).choose(now.state, 1)

    if find_spec("pyspiel"):
        assert choose() in now.rules.legal(now.state, 1)
    else:
        with pytest.raises(NoOpenSpiel, match=r"pip install -r requirements-bench.txt"):
            choose()


def asked(title: str) -> list[str]:
    return f"--title {title} --opponent openspiel-mcts --matches 2 --workers 1".split()


def test_without_open_spiel_the_arena_says_so_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    searching._game.cache_clear()
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "tools.arena.openspiel.game", raising=False)
    told = arena.main(asked("auction"))
    assert told is not None
    assert told.startswith("open_spiel is not installed")
    assert told.endswith("please run: pip install -r requirements-bench.txt")


def test_the_harbor_has_too_many_actions_for_a_foreign_search() -> None:
    told = arena.main(asked("harbor"))
    assert told == "openspiel-mcts plays auction and duel; the actions of harbor cannot be listed"
