"""The normal bot: legal, fair, repeatable, in small slices, and better than chance."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from game.bots.auction.normal import STEP_COST, NormalAuction
from game.bots.auction.placing import Placing
from game.bots.bot import Bot
from game.bots.uniform import UniformBot
from game.rules.auction.actions import AuctionAction, BuyLot, Decline, JoinRow, PayYakuza
from game.rules.auction.state import Phase
from tests.bots.auction.table_talk import SPEC, decide, play_out
from tests.rules.auction.positions import (
    EBI,
    FUGU,
    HOTATEGAI,
    MAGURO,
    QUIET,
    SAKE,
    TAKO,
    TAKUSAN,
    YAKUZA,
    Play,
    auction,
    options,
    position,
    start,
    with_another_future,
)

SPACES = {EBI: 55, TAKO: 40, SAKE: 25, FUGU: 10, HOTATEGAI: 2}


def normal(seed: int = 1) -> NormalAuction:
    return NormalAuction(seed, SPEC)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_chance_from_every_seat(players: int) -> None:
    for seat in range(players):
        bots: list[Bot] = [UniformBot(other) for other in range(players)]
        bots[seat] = normal(seat)
        outcome, _ = play_out(bots, seed=seat)
        assert outcome.winners == (seat,)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_plays_the_same_match(players: int) -> None:
    def once(seed: int) -> list[AuctionAction]:
        return play_out([normal(seed + seat) for seat in range(players)], seed=4)[1]

    assert once(1) == once(1) != once(100)


def test_the_order_of_the_deck_changes_nothing() -> None:
    play, random = start(options(3)), Random(1)
    for seed in count():
        if play.state.round == SPEC.rounds - 1:
            break
        seat = min(auction().to_act(play.state))
        other = with_another_future(play).state
        assert decide(normal(seed), play.state, seat) == decide(normal(seed), other, seat)
        play.play_on(random)


def test_tickets_still_secret_change_nothing() -> None:
    found = set()
    for seed in range(4):
        play = start(options(3))
        play.do(auction().legal(play.state, 0).sample(Random(seed)))
        found.add(decide(normal(), play.state, 1))
    assert len(found) == 1


def test_an_answer_is_there_before_any_thought() -> None:
    play = start(options(4))
    bot = normal()
    bot.consider(auction().observe(play.state, 2), auction().legal(play.state, 2))
    assert bot.best() in auction().legal(play.state, 2)


def test_a_slice_is_a_counted_number_of_imagined_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[int] = []
    step = Placing.step

    def counted(placing: Placing) -> None:
        steps.append(1)
        step(placing)

    monkeypatch.setattr(Placing, "step", counted)
    play, bot = start(options(4)), normal()
    bot.consider(auction().observe(play.state, 0), auction().legal(play.state, 0))
    slices = 0
    done = False
    while not done:
        before = len(steps)
        done = bot.think(1000)
        slices += 1
        assert len(steps) - before <= 1000 // STEP_COST
    assert slices < 60, "a second of thought"
    assert bot.think(1000), "once decided, always decided"


def test_the_smallest_budget_still_gets_somewhere() -> None:
    play, bot = start(options(2)), normal()
    bot.consider(auction().observe(play.state, 0), auction().legal(play.state, 0))
    assert any(bot.think(0) for _ in range(2000))


def test_what_a_spectator_sees_is_nothing_to_play_from() -> None:
    play = start(options(2))
    with pytest.raises(ValueError, match="a bot plays for a seat"):
        normal().consider(play.view, auction().legal(play.state, 0))


def bought(play: Play) -> AuctionAction:
    """What the bot does on the first turn of the last round."""
    return decide(normal(), play.state, play.mover)


def test_it_buys_the_lot_that_pays_best() -> None:
    lots = [(HOTATEGAI, HOTATEGAI, FUGU), (EBI, EBI, EBI), (FUGU, FUGU, HOTATEGAI)]
    play = position(options(2), at_round=SPEC.rounds, lots=lots, spaces=SPACES).price(0, 1, 2)
    assert bought(play) == BuyLot(0, 1)


def test_it_declines_what_costs_more_than_it_brings() -> None:
    lots = [(YAKUZA, HOTATEGAI, YAKUZA)] * 3
    play = position(options(2), at_round=SPEC.rounds, lots=lots, spaces=SPACES).price()
    assert bought(play) == Decline(0)


def test_it_thinks_of_what_is_left_to_the_others() -> None:
    """Lot 0 pays seat 0 five more than lot 1, but seat 1 collects Maguro and would make thirty of that."""
    lots = [(TAKO, TAKO, FUGU), QUIET, (HOTATEGAI, HOTATEGAI, HOTATEGAI)]
    rows = {0: {HOTATEGAI: 1}, 1: {MAGURO: 8}}
    play = position(options(2), at_round=SPEC.rounds, lots=lots, rows=rows, spaces=SPACES).price(2, 0, 1)
    assert bought(play) == BuyLot(0, 1)


def test_its_takusan_joins_the_row_that_pays_best() -> None:
    play = position(
        options(2),
        at_round=SPEC.rounds,
        lots=[(TAKUSAN, EBI, EBI)],
        rows={0: {HOTATEGAI: 6, MAGURO: 1}},
        spaces=SPACES,
    ).price()
    play.buy(0)
    assert play.state.phase is Phase.TAKUSAN
    assert bought(play) == JoinRow(0, EBI)


def test_its_yakuza_gets_the_cheapest_fish() -> None:
    play = position(
        options(2),
        at_round=SPEC.rounds,
        lots=[(YAKUZA, EBI, SAKE)],
        rows={0: {HOTATEGAI: 1, MAGURO: 2}},
        spaces=SPACES,
    ).price()
    play.buy(0)
    assert play.state.phase is Phase.YAKUZA
    assert bought(play) == PayYakuza(0, HOTATEGAI)


def test_choices_of_another_phase_are_refused() -> None:
    play = start(options(2))
    choices = auction().legal(play.state, 0)
    play.price()
    with pytest.raises(ValueError, match="tickets are laid in the valuation"):
        normal().consider(auction().observe(play.state, 0), choices)


def test_it_says_what_a_choice_brings() -> None:
    lots = [(HOTATEGAI, HOTATEGAI, FUGU), (EBI, EBI, EBI), (FUGU, FUGU, HOTATEGAI)]
    play = position(options(2), at_round=SPEC.rounds, lots=lots, spaces=SPACES).price(0, 1, 2)
    bot = normal()
    decide(bot, play.state, play.mover)
    assert bot.why() == "I buy 3 Ebi for 6. My lead over the others' average is +20.0 points."
    play = start(options(3))
    decide(bot, play.state, 1)
    assert bot.why().startswith("I have placed my tickets for round 1. My lead over ")
