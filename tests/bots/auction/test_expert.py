"""The expert: legal, honest, repeatable, in small slices, and with reasons."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any, TypeAlias

import pytest

from game.bots.auction import valuation
from game.bots.auction.bargain import Bargain
from game.bots.auction.equilibrium import Equilibrium
from game.bots.auction.expert import ExpertAuction
from game.bots.auction.valuation import Valuation
from game.bots.bot import Bot
from game.bots.uniform import UniformBot
from game.rules.auction.actions import AuctionAction, BuyLot, Decline, JoinRow, PayYakuza
from game.rules.auction.state import Phase
from tests.bots.auction.table_talk import SPEC, decide, play_out, quick_expert
from tests.rules.auction.positions import (
    EBI,
    FUGU,
    HOTATEGAI,
    MAGURO,
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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_chance_from_any_seat(players: int) -> None:
    bots: list[Bot] = [UniformBot(other) for other in range(players)]
    bots[players - 1] = quick_expert()
    assert play_out(bots, seed=5)[0].winners == (players - 1,)


@pytest.mark.parametrize("players", [2, 3])
def test_the_same_seed_plays_the_same_match(players: int) -> None:
    def once(seed: int) -> list[AuctionAction]:
        return play_out([quick_expert(seed + seat) for seat in range(players)], seed=4)[1]

    assert once(1) == once(1) != once(100)


@pytest.mark.parametrize("players", [2, 3])
def test_the_order_of_the_deck_changes_nothing(players: int) -> None:
    play, random = start(options(players)), Random(1)
    for seed in count():
        if play.state.round == SPEC.rounds - 1:
            break
        seat = min(auction().to_act(play.state))
        other = with_another_future(play).state
        assert decide(quick_expert(seed), play.state, seat) == decide(quick_expert(seed), other, seat)
        play.play_on(random)


def test_tickets_still_secret_change_nothing() -> None:
    found = set()
    for seed in range(4):
        play = start(options(3))
        play.do(auction().legal(play.state, 0).sample(Random(seed)))
        found.add(decide(quick_expert(), play.state, 1))
    assert len(found) == 1


def test_no_mix_of_a_whole_match_can_be_exploited_by_more_than_half_a_percent(
    record_property: Callable[[str, object], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`pytest --junitxml` writes the figures down."""
    solved: list[Equilibrium] = []

    class Noted(Equilibrium):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            solved.append(self)

    monkeypatch.setattr(valuation, "Equilibrium", Noted)
    play, bots = start(options(2)), [quick_expert(1), quick_expert(2)]
    while not play.over:
        seat = min(auction().to_act(play.state))
        auction().advance(play.state, decide(bots[seat], play.state, seat))
    found = [each.exploitability for each in solved]
    record_property("exploitability", found)
    assert len(found) == 2 * SPEC.rounds
    assert max(found) <= 0.005


def test_its_tickets_are_not_predictable() -> None:
    play = start(options(2))
    assert len({decide(quick_expert(seed), play.state, 0) for seed in range(8)}) > 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_answer_is_there_before_any_thought_and_after_every_slice(players: int) -> None:
    play, bot = start(options(players)), quick_expert()
    choices = auction().legal(play.state, 1)
    bot.consider(auction().observe(play.state, 1), choices)
    assert bot.best() in choices
    while not bot.think(200):
        assert bot.best() in choices
    assert bot.best() == bot.best()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", [Valuation, Bargain])
def test_a_slice_takes_no_more_than_its_budget_and_a_small_piece(
    players: int, kind: type[Valuation | Bargain], monkeypatch: pytest.MonkeyPatch
) -> None:
    work: list[int] = []
    monkeypatch.setattr(kind, "course", counted(kind.course, work))
    play, bot = start(options(players)), quick_expert()
    if kind is Bargain:
        play.price()
    bot.consider(auction().observe(play.state, 0), auction().legal(play.state, 0))
    done, pieces = False, 0
    while not done:
        work.clear()
        done = bot.think(1000)
        pieces += len(work)
        assert sum(work[:-1]) < 1000
        assert max(work, default=0) <= 700, "some 0.4 ms"
    assert pieces > 10
    assert bot.think(1000), "once decided, always decided"


Course: TypeAlias = Callable[[Any], Iterator[int]]


def counted(course: Course, work: list[int]) -> Course:
    def watched(thought: Any) -> Iterator[int]:
        for piece in course(thought):
            work.append(piece)
            yield piece

    return watched


@pytest.mark.parametrize("players", [2, 3])
def test_how_thought_is_sliced_changes_nothing(players: int) -> None:
    def once(budget: int) -> list[AuctionAction]:
        bots = [Steady(quick_expert(seat), budget) for seat in range(players)]
        return play_out(bots, seed=6)[1]

    assert once(333) == once(10**9)


class Steady:
    """Thinks in slices of its own, whatever it is given."""

    def __init__(self, bot: ExpertAuction, budget: int) -> None:
        self.consider, self.best, self.why = bot.consider, bot.best, bot.why
        self._bot, self._budget = bot, budget

    def think(self, budget: int) -> bool:
        return self._bot.think(self._budget)


def test_more_effort_meets_more_futures() -> None:
    play = start(options(2)).price()
    met = []
    for effort in (0.05, 0.1):
        bot = ExpertAuction(1, SPEC, effort)
        bot.consider(auction().observe(play.state, 0), auction().legal(play.state, 0))
        slices = 0
        while not bot.think(100):
            slices += 1
        met.append(slices)
    assert met[0] < met[1]


def test_what_a_spectator_sees_is_nothing_to_play_from() -> None:
    play = start(options(2))
    with pytest.raises(ValueError, match="a bot plays for a seat"):
        quick_expert().consider(play.view, auction().legal(play.state, 0))


def test_choices_of_another_phase_are_refused() -> None:
    play = start(options(2))
    choices = auction().legal(play.state, 0)
    play.price()
    with pytest.raises(ValueError, match="tickets are laid in the valuation"):
        quick_expert().consider(auction().observe(play.state, 0), choices)


def chosen(play: Play) -> tuple[AuctionAction, str]:
    """What it does on the first turn of the last round, and why."""
    bot = quick_expert()
    return decide(bot, play.state, play.mover), bot.why()


def test_it_buys_what_wins_and_says_so_with_fish_and_figures() -> None:
    lots = [(HOTATEGAI, HOTATEGAI, FUGU), (EBI, EBI, EBI), (FUGU, FUGU, HOTATEGAI)]
    play = position(options(2), at_round=SPEC.rounds, lots=lots, spaces=SPACES).price(0, 1, 2)
    action, reason = chosen(play)
    assert action == BuyLot(0, 1)
    assert reason.startswith("I buy 3 Ebi for 6. My lead at the end is +")
    assert re.search(
        r" Buying 1 Hotategai and 2 Fugu for 3 would give [+\N{MINUS SIGN}]\d+\.\d points\.$", reason
    )


def test_it_declines_what_costs_more_than_it_brings() -> None:
    lots = [(YAKUZA, HOTATEGAI, YAKUZA)] * 3
    play = position(options(2), at_round=SPEC.rounds, lots=lots, spaces=SPACES).price()
    assert chosen(play)[0] == Decline(0)


def test_its_takusan_joins_the_row_that_pays_best() -> None:
    rows = {0: {HOTATEGAI: 6, MAGURO: 1}}
    lots = [(TAKUSAN, EBI, EBI)]
    play = position(options(2), at_round=SPEC.rounds, lots=lots, rows=rows, spaces=SPACES).price()
    play.buy(0)
    assert play.state.phase is Phase.TAKUSAN
    action, reason = chosen(play)
    assert action == JoinRow(0, EBI)
    assert reason.startswith("I add the Takusan to my Ebi row. My lead at the end is ")


def test_its_yakuza_gets_the_cheapest_fish() -> None:
    rows = {0: {HOTATEGAI: 1, MAGURO: 2}}
    lots = [(YAKUZA, EBI, SAKE)]
    play = position(options(2), at_round=SPEC.rounds, lots=lots, rows=rows, spaces=SPACES).price()
    play.buy(0)
    assert play.state.phase is Phase.YAKUZA
    assert chosen(play)[0] == PayYakuza(0, HOTATEGAI)


@pytest.mark.parametrize("players", [2, 4])
def test_it_says_which_lot_it_wants_dear(players: int) -> None:
    play, bot = start(options(players)), quick_expert()
    decide(bot, play.state, 0)
    assert re.match(
        r"I expect \+\d+\.\d points if .* becomes the most expensive lot\. I (chose|found) ", bot.why()
    )
    assert bot.why().count(".") == 3, "two sentences with one decimal point"
