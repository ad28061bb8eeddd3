"""The easy bot: legal, repeatable, at once, no fool, and no planner."""

from __future__ import annotations

import pytest

from game.bots.auction.easy import EasyAuction
from game.bots.bot import Bot
from game.bots.uniform import UniformBot
from game.rules.auction.actions import AuctionAction, Decline, JoinRow, PayYakuza
from game.rules.auction.state import Phase
from tests.bots.auction.table_talk import SPEC, decide, play_out
from tests.rules.auction.positions import (
    EBI,
    FUGU,
    HOTATEGAI,
    MAGURO,
    SAKE,
    TAKO,
    TAKUSAN,
    YAKUZA,
    auction,
    options,
    position,
    start,
    with_another_future,
)

SPACES = {EBI: 55, TAKO: 40, SAKE: 25, FUGU: 10, HOTATEGAI: 2}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_mostly_beats_chance(players: int) -> None:
    won = 0
    for seed in range(6):
        bots: list[Bot] = [UniformBot(seed + other) for other in range(players)]
        bots[seed % players] = EasyAuction(seed, SPEC)
        won += play_out(bots, seed)[0].winners == (seed % players,)
    assert won >= 4


def test_the_same_seed_plays_the_same_match() -> None:
    def once(seed: int) -> list[AuctionAction]:
        return play_out([EasyAuction(seed + seat, SPEC) for seat in range(3)], seed=4)[1]

    assert once(1) == once(1) != once(100)


def test_the_order_of_the_deck_changes_nothing() -> None:
    for seed in range(5):
        play = start(options(3), seed)
        other = with_another_future(play).state
        assert decide(EasyAuction(1, SPEC), play.state, 0) == decide(EasyAuction(1, SPEC), other, 0)


def test_it_answers_at_once_and_says_why() -> None:
    play, bot = start(options(2)), EasyAuction(1, SPEC)
    bot.consider(auction().observe(play.state, 0), auction().legal(play.state, 0))
    assert bot.think(0)
    assert bot.why() == "I have placed my tickets for round 1. They raise the fish I have most of."


def test_it_declines_what_only_costs() -> None:
    lots = [(YAKUZA, YAKUZA, YAKUZA)] * 3
    rows = {0: {EBI: 3, TAKO: 3}}
    play = position(options(2), at_round=SPEC.rounds, lots=lots, rows=rows, spaces=SPACES).price()
    bot = EasyAuction(1, SPEC)
    assert decide(bot, play.state, 0) == Decline(0)
    assert bot.why() == "I decline and take 3. That is best at today's quotation."


def test_its_takusan_and_yakuza_follow_the_market_of_today() -> None:
    rows = {0: {HOTATEGAI: 6, MAGURO: 1}}
    lots = [(TAKUSAN, YAKUZA, SAKE)]
    play = position(options(2), lots=lots, rows=rows, spaces=SPACES).price()
    play.buy(0)
    assert play.state.phase is Phase.TAKUSAN
    assert decide(EasyAuction(1, SPEC), play.state, 0) == JoinRow(0, SAKE)
    play.do(JoinRow(0, SAKE))
    assert decide(EasyAuction(1, SPEC), play.state, 0) == PayYakuza(0, HOTATEGAI)


def test_what_a_spectator_sees_is_nothing_to_play_from() -> None:
    play = start(options(2))
    with pytest.raises(ValueError, match="a bot plays for a seat"):
        EasyAuction(1, SPEC).consider(play.view, auction().legal(play.state, 0))
