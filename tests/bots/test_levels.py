"""The levels a lobby offers."""

from __future__ import annotations

import pytest

from game.bots.auction.sensible import SensibleBot
from game.bots.levels import LEVELS, bot_for
from game.bots.uniform import UniformBot
from game.rules.core.kernel import AnyKernel
from game.rules.titles import TITLES
from tests.matches import new_match


def test_every_level_plays_every_title_to_the_end(kernels: dict[str, AnyKernel]) -> None:
    for title, known in TITLES.items():
        players = known.players[0]
        for level in LEVELS:
            match = new_match(kernels[title], players, seed=3)
            bots = [bot_for(title, level.name, seat, kernels[title].spec) for seat in range(players)]
            while match.waiting():
                seat = min(match.waiting())
                bots[seat].consider(match.observe(seat), match.legal(seat))
                while not bots[seat].think(1000):
                    pass
                match.submit(bots[seat].best())
            assert match.outcome() is not None


def test_levels_have_a_word_and_one_line(kernels: dict[str, AnyKernel]) -> None:
    assert [level.name for level in LEVELS] == ["easy", "fair"]
    assert all(level.description.endswith(".") and "\n" not in level.description for level in LEVELS)


def test_easy_is_uniform_and_fair_is_sensible_where_there_is_one(kernels: dict[str, AnyKernel]) -> None:
    spec = kernels["auction"].spec
    assert isinstance(bot_for("auction", "easy", 1, spec), UniformBot)
    assert isinstance(bot_for("auction", "fair", 1, spec), SensibleBot)
    assert isinstance(bot_for("duel", "fair", 1, kernels["duel"].spec), UniformBot)


def test_an_unknown_level_is_refused_with_those_there_are(kernels: dict[str, AnyKernel]) -> None:
    with pytest.raises(ValueError, match="bot level 'brutal'; the levels are easy, fair"):
        bot_for("auction", "brutal", 1, kernels["auction"].spec)
