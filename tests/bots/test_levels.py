"""The levels a lobby offers."""

from __future__ import annotations

import pytest

from game.bots.levels import LEVELS, bot_for
from game.rules.core.kernel import AnyKernel
from game.titles.shelf import TITLES
from tests.matches import new_match

HASTY = 0.1
"""The effort of an expert for most decisions; every one at full effort is for `make soak`."""

EVERY = 8
"""Decisions, of which one is thought about as much as at a table."""


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
@pytest.mark.parametrize("title", TITLES)
def test_every_level_plays_every_title_to_the_end(
    title: str, level: str, kernels: dict[str, AnyKernel], often: int
) -> None:
    players, spec, every = TITLES[title].players[0], kernels[title].spec, 1 if often > 1 else EVERY
    match = new_match(kernels[title], players, seed=3)
    full = [bot_for(title, level, seat, spec) for seat in range(players)]
    hasty = [bot_for(title, level, seat, spec, HASTY) for seat in range(players)]
    asked = 0
    while match.waiting():
        seat = min(match.waiting())
        bot = hasty[seat] if asked % every else full[seat]
        bot.consider(match.observe(seat), match.legal(seat))
        while not bot.think(1000):
            pass
        match.submit(bot.best())
        asked += 1
    assert match.outcome() is not None
