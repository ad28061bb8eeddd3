from __future__ import annotations

import pytest

from game.rules.auction.kernel import AuctionKernel
from game.rules.auction.spec import AuctionOptions, Ticket
from game.staging.auction.pieces import FAN
from game.storage import library
from scenes.auction.ballot import Ballot, Draft


def draft(lots: int = 3, *spent: Ticket) -> Draft:
    return Draft(0, set(Ticket) - set(spent), lots)


def test_tickets_land_from_the_left() -> None:
    one = draft()
    assert [one.drop(slot) for slot in (4, 7, 0)] == [True, True, True]
    assert one.complete
    assert one.action().tickets == (Ticket.FOUR, Ticket.DOUBLE, Ticket.ZERO)


def test_a_ticket_lies_on_one_lot_only() -> None:
    one = draft()
    assert one.drop(2)
    assert not one.drop(2)
    assert one.landed == 1


def test_a_spent_special_cannot_be_laid() -> None:
    one = draft(3, Ticket.ANNUL)
    assert not one.drop(FAN.index(Ticket.ANNUL))
    assert one.landed == 0


def test_there_is_no_room_for_more_tickets_than_lots() -> None:
    one = draft(3)
    for slot in (0, 1, 2):
        one.drop(slot)
    assert not one.drop(3)
    assert one.action().tickets == (Ticket.ZERO, Ticket.ONE, Ticket.TWO)


def test_the_last_ticket_comes_back_first() -> None:
    one = draft()
    one.drop(0)
    one.drop(1)
    assert one.take_back()
    assert one.tickets == [Ticket.ZERO, None, None]
    assert one.take_back()
    assert not one.take_back()


def test_a_lot_can_be_given_another_ticket() -> None:
    one = draft()
    one.drop(0)
    one.drop(1)
    assert one.drop(5, lot=0)
    assert one.tickets == [Ticket.MINUS_ONE, Ticket.ONE, None]
    assert one.take_back()
    assert one.tickets == [None, Ticket.ONE, None]


def test_clearing_takes_all_of_them_back() -> None:
    one = draft()
    one.drop(0)
    one.drop(1)
    assert one.clear()
    assert one.landed == 0
    assert not one.clear()


@pytest.mark.parametrize("slots", [(0, 1), (8, 7), (6, 4)])
def test_the_entry_tells_how_many_and_never_which(slots: tuple[int, ...]) -> None:
    spec = library.load("auction")
    kernel = AuctionKernel(spec)
    state, _ = kernel.setup(AuctionOptions.usual(spec, 3), 7)
    ballot = Ballot(kernel.observe(state, None), (0, 1))
    for slot in slots:
        ballot.drafts[1].drop(slot)
    entry = ballot.entry(frozenset({2}))
    assert entry.dropped == (0, 2, 4)
    assert entry.locked == {2}
    assert ballot.entry(frozenset(), open_seat=1).dropped == (0, 0, 0)
