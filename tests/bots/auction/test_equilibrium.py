"""Mixed tickets: hardly anybody could answer them better, whatever the outcomes are worth."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from game.bots.auction import equilibrium
from game.bots.auction.crowd import Crowd
from game.bots.auction.equilibrium import Equilibrium
from game.bots.auction.ground import Ground
from game.bots.auction.pairings import HAND, PLACEMENTS, SPENT, allowed, pairings
from game.bots.auction.rankings import Rankings
from game.bots.auction.saving import costs, worths
from game.bots.auction.smoothing import smoothed
from game.rules.auction.actions import PlaceTickets
from game.rules.auction.spec import AnnulCancels, Ticket
from tests.rules.auction.positions import (
    ANNUL,
    DOUBLE,
    FOUR,
    MINUS_ONE,
    PLUS_SIX,
    ZERO,
    auction,
    options,
    start,
)

SPEC = auction().spec
MOST = 0.005
"""Of the payoffs' range: what a perfect answer may gain on the mix."""


def ranking_of(players: int, annul: AnnulCancels, placements: list[tuple[Ticket, ...]]) -> tuple[int, ...]:
    """As the kernel ranks the lots."""
    play = start(options(players, annul_cancels=annul))
    for seat, tickets in enumerate(placements):
        auction().advance(play.state, PlaceTickets(seat, tickets))
    return play.state.ranking


@pytest.mark.parametrize("annul", ["one", "all"])
def test_two_placements_make_the_outcome_the_kernel_makes(annul: AnnulCancels) -> None:
    rules, random = pairings(SPEC.annul_value, annul == "all"), Random(1)
    outcomes = list(permutations(range(3)))
    for _ in range(300):
        mine, theirs = random.randrange(len(PLACEMENTS)), random.randrange(len(PLACEMENTS))
        found = ranking_of(2, annul, [PLACEMENTS[mine], PLACEMENTS[theirs]])
        assert outcomes[rules.row(mine)[theirs]] == found


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("annul", ["one", "all"])
def test_many_placements_make_the_outcome_the_kernel_makes(players: int, annul: AnnulCancels) -> None:
    ground, random = Ground(SPEC, options(players, annul_cancels=annul)), Random(1)
    rankings = Rankings(ground)
    for _ in range(150):
        laid = [tuple(random.sample(range(len(HAND)), players + 1)) for _ in range(players)]
        found = ranking_of(players, annul, [tuple(HAND[place] for place in each) for each in laid])
        (number,) = rankings.outcomes(laid[1:], laid[:1])
        assert ground.outcomes[number] == found


def game(seed: int) -> Equilibrium:
    """Outcomes of any worth, specials and rounds left of any number."""
    random = Random(seed)
    values = [random.gauss(0, 0.2) for _ in range(6)]
    masks = random.randrange(16), random.randrange(16)
    later = [costs(mask, random.randrange(7), 2) for mask in masks]
    spent = [[0.03 * each[mask] for mask in SPENT] for each in later]
    return Equilibrium(pairings(SPEC.annul_value, False), values, masks, (spent[0], spent[1]))


def finished(found: Equilibrium) -> Equilibrium:
    """Thought through to its end."""
    for _ in found.course():
        pass
    return found


@pytest.mark.parametrize("seed", range(12))
def test_a_perfect_answer_gains_next_to_nothing(seed: int) -> None:
    """Checked from outside, over every placement the other seat has."""
    found = finished(game(seed))
    assert found.done, "before its rounds are used up"
    assert found.exploitability <= MOST
    mine, theirs = found.sides
    held = answer(found, theirs.every) + answer(found, mine.every, mine=True)
    assert held <= MOST * (max(found.values) - min(found.values)) + 1e-6


def answer(found: Equilibrium, every: tuple[int, ...], mine: bool = False) -> float:
    """The best pure answer to the other side's mix."""
    own, other = found.sides if mine else reversed(found.sides)
    mix = list(zip(other.average(), other.field, strict=True))
    sign = 1 if mine else -1
    return max(
        sum(
            share * (sign * found.values[found.pairings.row(number)[theirs]] + other.costs[theirs])
            for share, theirs in mix
        )
        - own.costs[number]
        for number in every
    )


def test_only_tickets_that_are_left_are_laid() -> None:
    assert len(allowed(0b1111)) == 9 * 8 * 7
    assert len(allowed(0)) == 5 * 4 * 3
    assert all(PLUS_SIX not in PLACEMENTS[number] for number in allowed(0b1101))


def test_where_all_outcomes_are_alike_there_is_nothing_to_find() -> None:
    none = [0.0] * len(SPENT)
    found = Equilibrium(pairings(SPEC.annul_value, False), [0.5] * 6, (15, 15), (none, none))
    assert sum(1 for _ in found.course()) < 100
    assert found.done


def test_without_an_end_in_sight_the_rounds_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(equilibrium, "GOOD", -1.0)
    monkeypatch.setattr(equilibrium, "MOST_ROUNDS", 30)
    found = finished(game(1))
    assert not found.done
    assert sum(found.sides[0].average()) == pytest.approx(1)


def test_a_row_of_fewer_specials_is_a_part_of_the_whole_row() -> None:
    rules = pairings(SPEC.annul_value, False)
    for number in (0, 77, 503):
        whole = rules.row(number)
        for specials in (0, 0b0101, 0b1111):
            assert [*rules.row_of(number, specials)] == [whole[other] for other in allowed(specials)]


def test_a_crowd_learns_to_raise_the_lot_that_all_want_dear() -> None:
    ground = Ground(SPEC, options(3))
    values = [1.0 if outcome[0] == 2 else 0.0 for outcome in ground.outcomes]
    free = [[0.0] * 16] * 3
    crowd = Crowd(Rankings(ground), [values] * 3, [0] * 3, free, Random(1), 100_000)
    for _ in crowd.course():
        pass
    for mixer in crowd.mixers:
        share = sum(total for total, laid in zip(mixer.total, mixer.field, strict=True) if HAND[laid[2]] >= 3)
        assert share > 0.7 * sum(mixer.total)


def test_specials_are_worth_less_every_round_and_nothing_at_the_end() -> None:
    for players in (2, 3, 4):
        by_round = [worths(left, players) for left in range(SPEC.rounds)]
        assert not any(by_round[0])
        for sooner, later in zip(by_round[1:], by_round[:-1], strict=True):
            assert all(now >= then for now, then in zip(sooner, later, strict=True))
            assert max(sooner) == sooner[0b1111]


@pytest.mark.parametrize(("left", "laid"), [(0, True), (5, False)])
def test_strong_specials_are_kept_for_the_last_round(left: int, laid: bool) -> None:
    """Six points between the best outcome and the worst are not worth them in the second round."""
    later = [0.03 * costs(0b1111, left, 2)[spent] for spent in SPENT]
    values = [0.1, 0.08, -0.02, -0.06, -0.1, -0.08]
    found = finished(Equilibrium(pairings(SPEC.annul_value, False), values, (15, 15), (later, later)))
    side = found.sides[0]
    mix = zip(side.average(), [PLACEMENTS[number] for number in side.field], strict=True)
    share = sum(share for share, tickets in mix if {PLUS_SIX, MINUS_ONE}.intersection(tickets))
    assert (share > 0.5) is laid
    assert share > 0.5 or share < 0.05


def test_spending_costs_what_is_then_missing() -> None:
    later = worths(3, 2)
    assert costs(0b0011, 3, 2)[0b0010] == later[0b0011] - later[0b0001]
    assert costs(0b0011, 3, 2)[0] == 0


def test_smoothing_keeps_what_is_a_sum_of_lots_and_tiles() -> None:
    outcomes = list(permutations(range(4)))
    effects = [[lot * tile % 5 + 0.5 * lot for lot in range(4)] for tile in range(4)]
    values = [sum(effects[tile][lot] for tile, lot in enumerate(outcome)) for outcome in outcomes]
    assert smoothed(outcomes, values) == pytest.approx(values)


def test_the_hand_is_the_rulebooks() -> None:
    assert HAND == (MINUS_ONE, ZERO, Ticket.ONE, Ticket.TWO, Ticket.THREE, FOUR, PLUS_SIX, ANNUL, DOUBLE)
