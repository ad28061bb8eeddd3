"""The duel's expert: sees what wins, mixes its bids, and cannot be exploited in the last two turns."""

from __future__ import annotations

from math import exp

import pytest

from game.bots.duel.expert import ExpertDuel
from game.bots.duel.features import NAMES, Prospects, between, counted, shares
from game.bots.duel.fitted import WEIGHTS
from game.bots.duel.worth import MARGIN, Worth
from game.rules.duel.actions import Bid, StealCard, TakeCard
from game.rules.duel.state import BIDDING, Cause, DuelState, Phase
from game.rules.duel.table import table_for
from tests.bots.duel.match_ups import KERNEL, begun, by_chance, decide
from tests.rules.duel.positions import Game, house_spec
from tools.duel_bids import Yardstick, measured

TABLE = table_for(house_spec())


def expert(game: Game, effort: float = 0.05) -> ExpertDuel:
    return ExpertDuel(1, game.kernel.spec, effort)


def mirrored(state: DuelState) -> DuelState:
    twin = state.copy()
    twin.piles = state.piles[4:] + state.piles[:4]
    twin.barrel = -state.barrel
    return twin


def test_it_takes_the_knife_that_wins_at_once() -> None:
    game = Game(
        hung="ebi1k sake5",
        draw="tako2 ebi2 sake2 maguro1 tako1 ebi3",
        first="ebi1k sake1k tako1k",
        second="maguro5 maguro4",
        phase=Phase.TAKING,
        waiting=0b01,
        cause=Cause.BID,
    )
    assert decide(expert(game), game.state, 0, game.kernel) == TakeCard(0, 0)


def test_it_outbids_a_knife_that_would_win_whatever_it_costs() -> None:
    game = Game(hung="ebi1k sake1k", first="ebi5 ebi5 sake5 sake5", second="ebi1k sake1k tako1k", emptied=2)
    bot = expert(game)
    assert decide(bot, game.state, 0, game.kernel) == Bid(0, 4)
    assert bot.odds()[3] > 0.99  # but for the margin that higher wins get


@pytest.mark.parametrize("seed", range(3))
def test_both_seats_are_judged_alike(seed: int) -> None:
    for state in by_chance(seed):
        coming = between(TABLE, state, [])
        worth = Worth(TABLE, WEIGHTS, coming)
        assert worth(state) + worth(mirrored(state)) == pytest.approx(1)
        assert worth.end(state) + worth.end(mirrored(state)) == pytest.approx(1)


def test_the_quick_value_is_the_sum_of_all_features() -> None:
    for state in by_chance(5):
        coming = between(TABLE, state, [])
        rows = [
            share * weight for share, row in zip(shares(coming.turns), WEIGHTS, strict=True) for weight in row
        ]
        vector = counted(TABLE, state, coming) * len(WEIGHTS)
        odds = sum(weight * amount for weight, amount in zip(rows, vector, strict=True))
        assert Worth(TABLE, WEIGHTS, coming)(state) == pytest.approx(1 / (1 + exp(-odds)))


@pytest.mark.rules("D70", "D71", "D72", "D73")
def test_the_end_is_judged_as_the_rules_count_it() -> None:
    worth = Worth(TABLE, WEIGHTS, Prospects(1.0, (0.0,) * 4, 0.0))
    for seed in range(40):
        *_, state = by_chance(seed)
        while seats := KERNEL.to_act(state):
            KERNEL.advance(state, next(iter(KERNEL.legal(state, min(seats)))))
        outcome = KERNEL.outcome(state)
        assert outcome is not None
        won = 0.5 if not outcome.winners else float(outcome.winners[0])
        assert worth.end(state) == pytest.approx(won, abs=MARGIN)


def test_there_is_a_weight_for_every_feature() -> None:
    assert {len(row) for row in WEIGHTS} == {len(NAMES)}


def test_its_bids_are_mixed() -> None:
    found = {decide(ExpertDuel(seed, house_spec(), 0.005), begun(9), 0) for seed in range(12)}
    assert len(found) > 1
    assert all(isinstance(bid, Bid) for bid in found)


@pytest.mark.rules("D61")
def test_the_bids_of_the_last_two_turns_cannot_be_exploited() -> None:
    losses = [lost for seed in (1, 2, 5) for _, lost in measured(KERNEL, seed, 0.02)]
    assert len(losses) >= 6
    assert max(losses) <= 0.01


def test_the_yardstick_tells_a_bad_bid() -> None:
    game = Game(hung="ebi1k sake1k", draw="", second="ebi1k sake1k tako1k", first="maguro5", emptied=2)
    results = Yardstick(game.kernel).results(game.state)
    assert results[3:] != results[:4]
    assert results[-1] == 1.0


def test_a_stolen_card_is_named_in_the_reason() -> None:
    game = Game(
        first="ebi1",
        second="maguro5 sake1",
        draw="tako2 ebi2 sake2",
        phase=Phase.STEALING,
        waiting=0b01,
        cause=Cause.BALANCE,
    )
    bot = expert(game)
    action = decide(bot, game.state, 0, game.kernel)
    assert isinstance(action, StealCard)
    assert bot.why().startswith("I stole Maguro 5. I give myself a ")


def test_the_reason_of_a_bid_tells_cards_and_odds() -> None:
    state = begun(9)
    assert state.phase is BIDDING
    bot = ExpertDuel(1, house_spec(), 0.005)
    bid = decide(bot, state, 1)
    assert isinstance(bid, Bid)
    assert bot.why().startswith(f"I bid {bid.bid} for ")
    assert bot.why().endswith("% chance of winning.")
