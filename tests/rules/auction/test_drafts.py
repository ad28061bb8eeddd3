"""A ticket for each lot, laid one by one."""

from __future__ import annotations

from dataclasses import replace

from game.rules.auction.drafts import TicketsDraft
from game.rules.auction.spec import SPECIALS, AuctionOptions, Ticket
from game.storage import library

ZERO, ONE, TWO, THREE, FOUR = Ticket.ZERO, Ticket.ONE, Ticket.TWO, Ticket.THREE, Ticket.FOUR


def draft(*spent: Ticket) -> TicketsDraft:
    """Of two players, who have three lots."""
    kernel = library.kernel("auction")
    state, _ = kernel.setup(AuctionOptions.usual(kernel.spec, 2), 7)
    view = kernel.observe(state, 0)
    own = replace(view.seats[0], specials=tuple(one for one in SPECIALS if one not in spent))
    return TicketsDraft(replace(view, seats=(own, view.seats[1])), 0)


def test_tickets_land_from_the_left() -> None:
    one = draft()
    assert [one.lay(ticket) for ticket in (FOUR, Ticket.DOUBLE, ZERO)] == [True, True, True]
    assert one.complete
    assert one.action().tickets == (FOUR, Ticket.DOUBLE, ZERO)


def test_a_ticket_lies_on_one_lot_only() -> None:
    one = draft()
    assert one.lay(TWO)
    assert not one.lay(TWO)
    assert one.landed == 1


def test_a_spent_special_cannot_be_laid() -> None:
    one = draft(Ticket.ANNUL)
    assert not one.lay(Ticket.ANNUL)
    assert one.landed == 0


def test_there_is_no_room_for_more_tickets_than_lots() -> None:
    one = draft()
    for ticket in (ZERO, ONE, TWO):
        one.lay(ticket)
    assert not one.lay(THREE)
    assert one.action().tickets == (ZERO, ONE, TWO)


def test_the_last_ticket_comes_back_first() -> None:
    one = draft()
    one.lay(ZERO)
    one.lay(ONE)
    assert one.take_back()
    assert one.position == (ZERO, None, None)
    assert one.take_back()
    assert not one.take_back()


def test_a_lot_can_be_given_another_ticket_and_has_the_first_again_if_that_is_taken_back() -> None:
    one = draft()
    one.lay(ZERO)
    one.lay(ONE)
    assert one.lay(Ticket.MINUS_ONE, lot=0)
    assert one.position == (Ticket.MINUS_ONE, ONE, None)
    assert one.take_back()
    assert one.position == (ZERO, ONE, None)


def test_what_a_lot_was_given_can_be_taken_from_it() -> None:
    one = draft()
    for ticket in (ZERO, ONE, TWO):
        one.lay(ticket)
    assert one.take_from(1)
    assert one.position == (ZERO, None, TWO)
    assert one.next_lot == 1
    assert not one.take_from(1)
