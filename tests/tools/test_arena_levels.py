"""The levels: their names, their former names, and a bot with a reason for each title."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.levels import FORMER, LEVELS, USUAL, bot_for, kind_of, level_named
from game.bots.uniform import UniformBot
from game.match.controllers import Thinker
from game.titles.shelf import TITLES
from tools.kernels import rules_of, usual_options


def decided(title: str, level: str, seed: int) -> tuple[Any, str]:
    """The first action of a match, and why."""
    rules = rules_of(title)
    state, _ = rules.setup(usual_options(title, 2), 6)
    seat = min(rules.to_act(state))
    bot = bot_for(title, level, seed, rules.spec, 0.05)
    bot.consider(rules.observe(state, seat), rules.legal(state, seat))
    while not bot.think(1000):
        pass
    assert bot.best() in rules.legal(state, seat)
    return bot.best(), bot.why()


def test_there_are_three_levels_with_a_word_and_one_line() -> None:
    assert [level.name for level in LEVELS] == ["easy", "normal", "expert"]
    assert all(level.description.endswith(".") and "\n" not in level.description for level in LEVELS)
    assert level_named(USUAL) in LEVELS


@pytest.mark.parametrize("title", TITLES)
def test_what_was_saved_as_fair_is_played_as_normal(title: str) -> None:
    assert level_named("fair") is level_named("normal")
    assert set(FORMER.values()) <= {level.name for level in LEVELS}
    assert decided(title, "fair", 3) == decided(title, "normal", 3)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_every_level_says_why_in_one_sentence(title: str, level: str) -> None:
    _, why = decided(title, level, 2)
    assert why[0].isupper()
    assert why.endswith(".")
    assert "\n" not in why


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_every_level_decides_alike_for_the_same_seed(title: str, level: str) -> None:
    assert decided(title, level, 5) == decided(title, level, 5)


def test_every_title_has_a_bot_of_its_own_for_every_level() -> None:
    kinds = {kind_of(title, level.name) for title in TITLES for level in LEVELS}
    assert len(kinds) == len(TITLES) * len(LEVELS)
    assert UniformBot not in kinds


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="bot level 'brutal'; the levels are easy, normal, expert"):
        bot_for("auction", "brutal", 1, rules_of("auction").spec)


class Numbered(UniformBot):
    """Gives a new reason for each decision."""

    decisions = 0

    def consider(self, view: Any, choices: Any) -> None:
        super().consider(view, choices)
        self.decisions += 1

    def think(self, budget: int) -> bool:
        self.slices = getattr(self, "slices", 0) + 1
        return self.slices % 2 == 0

    def why(self) -> str:
        return f"Reason {self.decisions}."


def test_the_reason_is_that_of_the_last_action_given_while_the_next_is_thought_over() -> None:
    rules = rules_of("duel")
    state, _ = rules.setup(usual_options("duel", 2), 1)
    thinker, asked = Thinker(Numbered(1)), (rules.observe(state, 0), rules.legal(state, 0))
    assert thinker.why() == ""
    assert thinker.choose(*asked) is None
    assert thinker.why() == ""
    assert thinker.choose(*asked) is not None
    assert thinker.why() == "Reason 1."
    assert thinker.choose(*asked) is None
    assert thinker.why() == "Reason 1."
    assert thinker.choose(*asked) is not None
    assert thinker.why() == "Reason 2."
