"""The levels a lobby offers."""

from __future__ import annotations

from game.bots.levels import LEVELS, bot_for
from game.rules.core.kernel import AnyKernel
from game.titles.shelf import TITLES
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
