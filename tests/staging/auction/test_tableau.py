"""The auction's table as data: read off a view, or carried on by events."""

from __future__ import annotations

from random import Random

import pytest

from game.match.match import Match
from game.rules.auction.events import TicketsRevealed
from game.rules.auction.spec import Ticket
from game.rules.auction.state import Phase
from game.rules.core.kernel import AnyKernel
from game.staging.auction.aftermath import after
from game.staging.auction.tableau import Entry, before, of
from tests.matches import new_match, step
from tests.staging.auction.shows import GOLDEN, VARIANTS, acts, golden, opening_view, played


def follow(match: Match) -> None:
    """Carries the table from event to event and compares it with each view."""
    table = before(opening_view(match))
    for number, (events, view) in enumerate(acts(match)):
        for event in events:
            table = after(table, event)
        assert table == of(view), f"after action {number}: {events}"


@pytest.mark.parametrize(("players", "annul", "special"), VARIANTS)
def test_events_carry_the_table_to_what_the_view_shows(
    players: int, annul: str, special: bool, kernels: dict[str, AnyKernel], often: int
) -> None:
    for seed in range(3 * often):
        follow(played(kernels["auction"], players, annul, special, seed))


@pytest.mark.parametrize("name", GOLDEN)
def test_events_carry_the_table_through_every_golden_match(name: str, kernels: dict[str, AnyKernel]) -> None:
    follow(golden(kernels["auction"], name))


def test_no_ticket_has_a_face_before_the_reveal_whoever_looks(kernels: dict[str, AnyKernel]) -> None:
    kernel = kernels["auction"]
    match = new_match(kernel, 3, seed=5)
    state, _ = kernel.apply(match.state, match.legal(1).sample(Random(1)))
    own = kernel.observe(state, 1)
    assert own.placements[1] is not None
    assert of(own).faces == ()
    assert of(own) == of(kernel.observe(state, None))


def test_the_open_tickets_of_the_last_round_are_not_shown_while_the_next_are_chosen(
    kernels: dict[str, AnyKernel],
) -> None:
    match = new_match(kernels["auction"], 2, seed=9)
    random = Random(9)
    while match.observe(None).round == 1:
        step(match, random)
    assert of(match.observe(0)).faces == ()


def test_backs_and_lamps_show_how_far_each_seat_is(kernels: dict[str, AnyKernel]) -> None:
    view = new_match(kernels["auction"], 3, seed=2).observe(None)
    table = of(view, Entry((1, 0, 4), frozenset({2})))
    assert table.backs == (1, 0, 4)
    assert table.locked == {2}
    assert table.acting == {0, 1}


def test_a_locked_seat_has_a_back_on_every_lot(kernels: dict[str, AnyKernel]) -> None:
    view = new_match(kernels["auction"], 3, seed=2).observe(None)
    assert of(view, Entry((0, 0, 0), frozenset({0}))).backs == (4, 0, 0)


def test_an_entry_left_over_is_not_shown_once_the_tickets_lie_open(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["auction"], 2, seed=3)
    random = Random(3)
    step(match, random)
    step(match, random)
    view = match.observe(None)
    assert view.phase is Phase.PURCHASE
    assert of(view, Entry((3, 3), frozenset({0, 1}))) == of(view)


def test_special_tickets_are_spent_when_they_are_turned_over(kernels: dict[str, AnyKernel]) -> None:
    table = before(new_match(kernels["auction"], 2, seed=1).observe(None))
    tickets = (Ticket.PLUS_SIX, Ticket.ZERO, Ticket.ANNUL), (Ticket.FOUR, Ticket.ONE, Ticket.TWO)
    turned = after(table, TicketsRevealed(tickets))
    assert turned.seats[0].specials == (Ticket.MINUS_ONE, Ticket.DOUBLE)
    assert turned.seats[1].specials == table.seats[1].specials


def test_before_the_first_deal_all_cards_are_in_the_deck(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["auction"], 4, seed=1)
    table = before(match.observe(None))
    assert sum(table.deck) == 105
    assert not table.valuing
