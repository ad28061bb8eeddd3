"""How an expert tries its plans out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots.harbor.expert import ExpertHarbor
from game.bots.harbor.lookahead import FAR, TURN, Lookahead
from game.bots.harbor.plans import Plan, Planner
from game.bots.harbor.weights import EXPERT
from game.rules.harbor.actions import EndTurn
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table, table_for
from game.rules.harbor.words import Kind, Market
from tests.bots.harbor.seats import decide, midway
from tests.rules.harbor.positions import harbor, house_spec, ship

PLAYERS = 4
AT_THE_TABLE = 0.25
"""The effort of an expert in a match."""


@pytest.fixture(scope="module")
def table() -> Table:
    return table_for(house_spec(), PLAYERS)


@pytest.fixture(scope="module")
def position(table: Table) -> tuple[HarborState, int]:
    """Of some positions the one with the most to choose from."""
    return max(midway(PLAYERS, seed=11, number=12), key=lambda found: len(worth_a_try(table, *found)))


@pytest.fixture(scope="module")
def plans(table: Table, position: tuple[HarborState, int]) -> list[Plan]:
    found = planned(table, *position)
    assert len(worth_a_try(table, *position)) >= 8
    return found


def planned(table: Table, state: HarborState, seat: int) -> list[Plan]:
    planner = Planner(table, EXPERT)
    for _ in planner.search(state, seat):
        pass
    return planner.found


def worth_a_try(table: Table, state: HarborState, seat: int) -> list[Plan]:
    found = planned(table, state, seat)
    return [plan for plan in found if plan.value > found[0].value - FAR]


def tried(table: Table, plans: list[Plan], seat: int, many: int) -> tuple[Plan, int]:
    """With work for so many plans: the best of them, and what it cost."""
    ahead = Lookahead(table, EXPERT, many * 2 * TURN * PLAYERS)
    cost = sum(ahead.search(plans, seat))
    return ahead.best, cost


def test_the_same_plans_are_judged_the_same(
    table: Table, position: tuple[HarborState, int], plans: list[Plan]
) -> None:
    seat = position[1]
    assert tried(table, plans, seat, 6) == tried(table, plans, seat, 6)


def test_more_work_tries_more_plans(
    table: Table, position: tuple[HarborState, int], plans: list[Plan]
) -> None:
    costs = [tried(table, plans, position[1], many)[1] for many in (2, 4, 8)]
    assert costs[0] < costs[1] < costs[2]


def test_a_plan_far_behind_is_not_tried(
    table: Table, position: tuple[HarborState, int], plans: list[Plan]
) -> None:
    first, second = plans[:2]
    behind = replace(second, value=first.value - 1000)
    assert tried(table, [first, behind], position[1], 8) == (first, 0)


def test_nobody_tries_to_stand_still_who_knows_what_to_do(
    table: Table, position: tuple[HarborState, int], plans: list[Plan]
) -> None:
    """What is put off can still be done in the rounds that are imagined, and would look none the worse."""
    first, second = (replace(plan, idle=0) for plan in plans[:2])
    assert tried(table, [first, second], position[1], 8)[1] > 0
    assert tried(table, [first, replace(second, idle=1)], position[1], 8) == (first, 0)


def test_an_expert_with_a_full_ship_does_not_end_its_turn_without_a_deed() -> None:
    """Both had a Mackerel in the hold, and both ended their turns without a deed until the 60th round."""
    squid, crab, salmon, mackerel = Kind.SQUID, Kind.CRAB, Market.SALMON, Kind.MACKEREL
    game = harbor(players=2, markets=[Market.SQUID, salmon, Market.CRAB, Market.GOVERNMENT, Market.AQUARIUM])
    game.fleet(0, ship(hold=[mackerel])).fleet(1, ship(hold=[mackerel])).cash(1700, 2100)
    game.licences(0, mackerel, mackerel, squid, crab).licences(1, mackerel, squid, squid)
    bot = ExpertHarbor(3, house_spec(), AT_THE_TABLE)
    assert not isinstance(decide(bot, game.state, 0), EndTurn)


def test_a_turn_tells_how_many_of_its_actions_it_leaves_unspent(
    table: Table, position: tuple[HarborState, int], plans: list[Plan]
) -> None:
    state, seat = position
    still = [plan for plan in planned(table, state, seat) if plan.actions == (EndTurn(seat),)]
    assert [plan.idle for plan in still] == [state.actions]
    assert {plan.idle for plan in plans} > {0}


def test_the_only_plan_needs_no_trial(
    table: Table, position: tuple[HarborState, int], plans: list[Plan]
) -> None:
    assert tried(table, plans[:1], position[1], 8) == (plans[0], 0)


def test_a_plan_that_looks_better_only_at_first_is_passed_over(
    table: Table, position: tuple[HarborState, int], plans: list[Plan]
) -> None:
    """The value of the worst plan is told too high: what comes of it tells otherwise."""
    boasting = replace(plans[-1], value=plans[0].value + 1)
    best, _ = tried(table, [boasting, *plans[:3]], position[1], 4)
    assert best is not boasting
