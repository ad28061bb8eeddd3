"""The auction's table as data, read off a view."""

from __future__ import annotations

from random import Random

from game.rules.auction.actions import PlaceTickets
from game.rules.auction.events import TicketsRevealed
from game.rules.auction.spec import Ticket
from game.rules.auction.state import Phase
from game.rules.core.kernel import AnyKernel
from game.staging.auction.pieces import BLIND, MARKET, OPEN
from game.staging.auction.tableau import Asked, Entry, Openly, laid_out, plan
from game.table.layout import USUAL, Plan
from tests.matches import new_match, step


def test_no_ticket_has_a_face_before_the_reveal_whoever_looks(kernels: dict[str, AnyKernel]) -> None:
    kernel = kernels["auction"]
    match = new_match(kernel, 3, seed=5)
    state, _ = kernel.apply(match.state, match.legal(1).sample(Random(1)))
    own = kernel.observe(state, 1)
    assert own.placements[1] is not None
    assert laid_out(own).faces == ()
    assert laid_out(own) == laid_out(kernel.observe(state, None))


def test_the_open_tickets_of_the_last_round_are_not_shown_while_the_next_are_chosen(
    kernels: dict[str, AnyKernel],
) -> None:
    match = new_match(kernels["auction"], 2, seed=9)
    random = Random(9)
    while match.observe(None).round == 1:
        step(match, random)
    assert laid_out(match.observe(0)).faces == ()


def test_backs_and_lamps_show_how_far_each_seat_is(kernels: dict[str, AnyKernel]) -> None:
    view = new_match(kernels["auction"], 3, seed=2).observe(None)
    table = laid_out(view, Entry((1, 0, 4), frozenset({2})))
    assert table.backs == (1, 0, 4)
    assert table.locked == {2}
    assert table.acting == {0, 1}


def test_a_locked_seat_has_a_back_on_every_lot(kernels: dict[str, AnyKernel]) -> None:
    view = new_match(kernels["auction"], 3, seed=2).observe(None)
    assert laid_out(view, Entry((0, 0, 0), frozenset({0}))).backs == (4, 0, 0)


def test_an_entry_left_over_is_not_shown_once_the_tickets_lie_open(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["auction"], 2, seed=3)
    random = Random(3)
    step(match, random)
    step(match, random)
    view = match.observe(None)
    assert view.phase is Phase.PURCHASE
    assert laid_out(view, Entry((3, 3), frozenset({0, 1}))) == laid_out(view)


def test_special_tickets_are_spent_when_they_are_turned_over(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["auction"], 2, seed=1)
    match.submit(PlaceTickets(0, (Ticket.PLUS_SIX, Ticket.ZERO, Ticket.ANNUL)))
    told = match.submit(PlaceTickets(1, (Ticket.FOUR, Ticket.ONE, Ticket.TWO)))
    turned = next(each.view for each in told if isinstance(each.event, TicketsRevealed))
    assert [seat.specials for seat in laid_out(turned).seats] == [
        (Ticket.MINUS_ONE, Ticket.DOUBLE),
        (Ticket.MINUS_ONE, Ticket.PLUS_SIX, Ticket.ANNUL, Ticket.DOUBLE),
    ]


def test_before_the_first_deal_nobody_is_asked_for_tickets(kernels: dict[str, AnyKernel]) -> None:
    assert not laid_out(new_match(kernels["auction"], 4, seed=1).opening.before).valuing


def test_the_table_is_laid_by_who_is_asked_for_what(kernels: dict[str, AnyKernel]) -> None:
    match = new_match(kernels["auction"], 3, seed=2)
    view, backs = match.observe(None), (0, 0, 0)
    alone = Openly(1, (None,) * 4, "lock")
    assert plan(laid_out(view), large=False) == USUAL
    assert plan(laid_out(view, Entry(backs, blind=True)), large=False) == Plan(zone=BLIND)
    assert plan(laid_out(view, Entry(backs, openly=alone)), large=False) == Plan(zone=OPEN, seat=1)
    assert plan(laid_out(view, Entry(backs, openly=alone, blind=True)), large=False) == Plan(zone=BLIND)
    random = Random(2)
    while match.observe(None).phase is not Phase.PURCHASE:
        step(match, random)
    view = match.observe(None)
    (buyer,) = view.to_act
    assert plan(laid_out(view), large=False) == USUAL
    assert plan(laid_out(view, Entry(racing=True)), large=False) == Plan(zone=MARKET)
    asked = laid_out(view, Entry(asked=Asked(buyer)))
    assert plan(asked, large=False) == Plan(zone=OPEN, seat=buyer)
    assert asked.buyer == buyer
