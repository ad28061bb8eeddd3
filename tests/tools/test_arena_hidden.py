"""What players of the arena that are handed a position may not know is dealt anew."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.rules.core.kernel import AnyKernel
from game.titles.shelf import TITLES
from tools.arena.hidden import imagined, redealt, reopened
from tools.kernels import rules_of, usual_options

EVERY_TABLE = [(title, players) for title, about in TITLES.items() for players in about.players]


def positions(rules: AnyKernel, players: int, seed: int) -> Iterator[Any]:
    """Some positions of a random match."""
    random = Random(seed)
    state, _ = rules.setup(usual_options(rules.title, players), seed)
    for _ in range(120):
        if not rules.to_act(state):
            return
        yield state
        state, _ = rules.apply(state, rules.legal(state, min(rules.to_act(state))).sample(random))


@pytest.mark.parametrize(("title", "players"), EVERY_TABLE)
def test_nobody_sees_that_chance_was_dealt_anew(title: str, players: int) -> None:
    rules, random, changed = rules_of(title), Random(1), 0
    for state in positions(rules, players, 2):
        other = redealt(title, state, random)
        changed += other != state
        for seat in (None, *range(players)):
            assert rules.observe(other, seat) == rules.observe(state, seat)
    assert changed > 5


@pytest.mark.parametrize(("title", "players"), EVERY_TABLE)
def test_secret_choices_of_others_are_open_again_and_ones_own_stays(title: str, players: int) -> None:
    rules, opened = rules_of(title), 0
    for state in positions(rules, players, 3):
        seat = max(rules.to_act(state))
        before = rules.observe(state, None)
        after = reopened(title, state, seat)
        committed = (
            {other for other, done in enumerate(before.committed) if done} if hidden(before) else set()
        )
        assert rules.to_act(after) == rules.to_act(state) | (committed - {seat})
        opened += len(committed)
    assert opened or title == "harbor"


def hidden(view: Any) -> bool:
    """Whether choices that are in lie face down."""
    return len(view.to_act) > 0 and view.phase.name in ("VALUATION", "BIDDING")


@pytest.mark.parametrize("title", TITLES)
def test_the_position_itself_is_left_alone(title: str) -> None:
    rules = rules_of(title)
    for state in positions(rules, 2, 4):
        before = state.copy()
        imagined(title, state, min(rules.to_act(state)), Random(1))
        assert state == before


def test_a_duel_below_the_top_card_may_show_any_face_until_the_pile_was_renewed() -> None:
    rules, random = rules_of("duel"), Random(5)
    state, _ = rules.setup(usual_options("duel", 2), 1)
    drawn = [redealt("duel", state, random).draw for _ in range(50)]
    assert {draw[0] for draw in drawn} == {state.draw[0]}
    assert {tuple(sorted(face >> 1 for face in draw)) for draw in drawn} == {
        tuple(sorted(face >> 1 for face in state.draw))
    }
    assert len({frozenset(draw) for draw in drawn}) > 40
    state.emptied = 1
    assert {frozenset(redealt("duel", state, random).draw) for _ in range(20)} == {frozenset(state.draw)}
