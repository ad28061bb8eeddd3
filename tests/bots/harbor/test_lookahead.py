"""How an expert tries its plans out."""

from __future__ import annotations

import pytest

from game.bots.harbor.lookahead import FAR, TURN, Lookahead
from game.bots.harbor.plans import Plan, Planner
from game.bots.harbor.weights import EXPERT
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table, table_for
from tests.bots.harbor.seats import midway
from tests.rules.harbor.positions import house_spec

PLAYERS = 4


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
    behind = Plan(second.actions, second.state, first.value - 1000, second.over)
    assert tried(table, [first, behind], position[1], 8) == (first, 0)


def test_the_only_plan_needs_no_trial(
    table: Table, position: tuple[HarborState, int], plans: list[Plan]
) -> None:
    assert tried(table, plans[:1], position[1], 8) == (plans[0], 0)


def test_a_plan_that_looks_better_only_at_first_is_passed_over(
    table: Table, position: tuple[HarborState, int], plans: list[Plan]
) -> None:
    """The value of the worst plan is told too high: what comes of it tells otherwise."""
    boasting = Plan(plans[-1].actions, plans[-1].state, plans[0].value + 1, plans[-1].over)
    best, _ = tried(table, [boasting, *plans[:3]], position[1], 4)
    assert best is not boasting
