"""How a lot's sum is built for the eye."""

from __future__ import annotations

from itertools import product

import pytest

from game.rules.auction.foresight import Added, Doubled, Struck, sum_steps
from game.rules.auction.lots import lot_sum
from game.rules.auction.spec import AnnulCancels, Ticket
from tests.rules.auction.positions import ANNUL, DOUBLE, FOUR, MINUS_ONE, ONE, PLUS_SIX, auction, options

SPEC = auction().spec


def steps(*tickets: Ticket, annul_cancels: AnnulCancels = "one") -> tuple[object, ...]:
    return sum_steps(tickets, SPEC, options(len(tickets), annul_cancels=annul_cancels))


@pytest.mark.rules("A41")
def test_numbers_are_added_in_seat_order_and_doubled_last() -> None:
    assert steps(DOUBLE, PLUS_SIX, MINUS_ONE, DOUBLE) == (
        Added(1, 6, 6),
        Added(2, -1, 5),
        Doubled(0, 10),
        Doubled(3, 20),
    )


@pytest.mark.rules("A40")
def test_an_annul_strikes_the_first_four_and_the_next_four_counts() -> None:
    assert steps(FOUR, ONE, ANNUL, FOUR) == (Struck((2, 0), 0), Added(1, 1, 1), Added(3, 4, 5))


@pytest.mark.rules("A40")
def test_an_annul_left_over_counts_as_a_number() -> None:
    assert steps(ANNUL, FOUR, ANNUL) == (Struck((0, 1), 0), Added(2, SPEC.annul_value, SPEC.annul_value))


@pytest.mark.rules("A40")
def test_by_the_switch_all_annuls_and_fours_are_struck_at_once() -> None:
    assert steps(ANNUL, FOUR, ANNUL, FOUR, annul_cancels="all") == (Struck((0, 2, 1, 3), 0),)
    assert steps(ANNUL, ONE, annul_cancels="all") == (Added(0, 2, 2), Added(1, 1, 3))


@pytest.mark.rules("A40", "A41")
@pytest.mark.parametrize("annul_cancels", ["one", "all"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_the_tickets_the_last_total_is_the_lots_sum(seats: int, annul_cancels: AnnulCancels) -> None:
    table = options(seats, annul_cancels=annul_cancels)
    for tickets in product(Ticket, repeat=seats):
        found = sum_steps(tickets, SPEC, table)
        assert found[-1].total == lot_sum(tickets, SPEC.annul_value, annul_cancels == "all"), tickets


def test_every_seat_has_exactly_one_part_in_the_sum() -> None:
    for tickets in product(Ticket, repeat=3):
        parts: list[int] = []
        for step in sum_steps(tickets, SPEC, options(3)):
            parts += step.seats if isinstance(step, Struck) else [step.seat]
        assert sorted(parts) == [0, 1, 2], tickets
