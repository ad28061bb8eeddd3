"""What is asked of every level: legal, honest, repeatable, in small slices, with a reason."""

from __future__ import annotations

from itertools import count

import pytest

from game.bots.bot import Bot
from game.bots.uniform import UniformBot
from game.rules.core.dice import new_dice
from game.rules.harbor.state import BIDDING
from game.rules.harbor.words import Market, Resource
from tests.bots.harbor.seats import KERNEL, LEVELS, decide, midway, played
from tests.rules.harbor.positions import harbor

every_level = pytest.mark.parametrize("level", LEVELS)


@every_level
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_same_seed_decides_the_same(level: str, players: int) -> None:
    def once(seed: int) -> list[object]:
        bots = [LEVELS[level](seed + seat) for seat in range(players)]
        return [action for _, action in played(bots, seed=3, rounds=2)]

    assert once(1) == once(1)


@every_level
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_next_draw_changes_no_decision(level: str, players: int) -> None:
    for state, seat in midway(players, seed=players, number=6):
        other = state.copy()
        other.dice = new_dice(987654321)
        assert decide(LEVELS[level](5), state, seat) == decide(LEVELS[level](5), other, seat)


@every_level
def test_the_bids_of_others_change_no_decision(level: str) -> None:
    found = []
    for secret in (0, 700, 1500):
        game = harbor(players=3, markets=[Market.TUNA]).cash(2000, 2000, 2000)
        state = game.state
        state.phase, state.waiting = BIDDING, 0b101
        state.tuna, state.stock[Resource.SMALL_TUNA] = Resource.SMALL_TUNA, 2
        state.bids = (None, secret, None)
        found.append(decide(LEVELS[level](8), state, 2))
    assert found[0] == found[1] == found[2]


@every_level
@pytest.mark.parametrize("players", [2, 4])
def test_it_beats_chance_from_every_seat(level: str, players: int) -> None:
    for seat in range(players):
        bots: list[Bot] = [UniformBot(other) for other in range(players)]
        bots[seat] = LEVELS[level](seat)
        state, action = [*played(bots, seed=seat)][-1]
        KERNEL.advance(state, action)
        outcome = KERNEL.outcome(state)
        assert outcome is not None
        assert outcome.winners == (seat,)


@every_level
def test_it_can_be_asked_before_it_is_done(level: str) -> None:
    state, seat = next(midway(3, seed=2, number=1))
    bot, choices = LEVELS[level](1), KERNEL.legal(state, seat)
    bot.consider(KERNEL.observe(state, seat), choices)
    assert bot.best() in choices
    bot.think(1)
    assert bot.best() in choices


def test_an_expert_thinks_in_many_small_slices() -> None:
    state, seat = next(midway(4, seed=2, number=1))
    bot = LEVELS["expert"](1)
    bot.consider(KERNEL.observe(state, seat), KERNEL.legal(state, seat))
    slices = next(number for number in count(1) if bot.think(200))
    assert slices > 20


def test_a_planned_turn_is_played_on_without_another_thought() -> None:
    game = harbor(players=2, markets=[Market.SNAPPER])
    bot = LEVELS["normal"](1)
    first = decide(bot, game.state, 0)
    KERNEL.advance(game.state, first)
    bot.consider(KERNEL.observe(game.state, 0), KERNEL.legal(game.state, 0))
    assert bot.think(1)
    assert bot.best() in KERNEL.legal(game.state, 0)


def test_a_plan_is_forgotten_once_the_position_is_another() -> None:
    game = harbor(players=2, markets=[Market.SNAPPER])
    bot = LEVELS["normal"](1)
    KERNEL.advance(game.state, decide(bot, game.state, 0))
    game.state.cash[0] += 100
    bot.consider(KERNEL.observe(game.state, 0), KERNEL.legal(game.state, 0))
    assert not bot.think(1)


@every_level
@pytest.mark.parametrize("players", [2, 5])
def test_it_says_why_in_a_sentence(level: str, players: int) -> None:
    for state, seat in midway(players, seed=4, number=12):
        bot = LEVELS[level](1)
        decide(bot, state, seat)
        why = bot.why()
        assert why.startswith(("I ", "At ", "My ", "The "))
        assert why.endswith(".")
        assert "seat" not in why
        assert "=" not in why


def test_a_spectator_has_nothing_to_decide() -> None:
    game = harbor()
    with pytest.raises(ValueError, match="a bot plays for a seat"):
        LEVELS["easy"](1).consider(KERNEL.observe(game.state, None), KERNEL.legal(game.state, 0))
