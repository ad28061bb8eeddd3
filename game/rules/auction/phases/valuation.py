"""A30, A31: every seat puts one of its tickets on each lot."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations
from math import floor
from random import Random

from game.rules.auction.actions import PlaceTickets
from game.rules.auction.events import AuctionEvent, TicketsPlaced
from game.rules.auction.phases import quotation
from game.rules.auction.spec import NORMALS, SPECIALS, Ticket
from game.rules.auction.state import AuctionState
from game.rules.auction.table import Table
from game.rules.core.seat import MOST_SEATS, Seat
from game.rules.core.value import maker

PLACED = tuple(TicketsPlaced(seat) for seat in range(MOST_SEATS))

place_tickets = maker(PlaceTickets)


def hand(mask: int) -> tuple[Ticket, ...]:
    """A4, A31: the normal tickets and the specials not yet used."""
    return tuple(sorted((*NORMALS, *(ticket for bit, ticket in enumerate(SPECIALS) if mask >> bit & 1))))


class Placements:
    """All ways to lay a hand on the lots: 504, 3,024 or 15,120 with a full hand, so never listed.

    For sampling, the first two tickets are one of at most 72 pairs, and each pair knows the rows that
    complete it in a table shared by all hands with the same tickets left.
    """

    __slots__ = ("each", "hand", "known", "lots", "seat", "size", "starts")

    def __init__(self, seat: Seat, mask: int, lots: int) -> None:
        self.seat, self.lots, self.hand = seat, lots, hand(mask)
        self.known = frozenset(self.hand)
        self.starts = tuple(
            (pair, completions(self.known.difference(pair), lots - 2)) for pair in permutations(self.hand, 2)
        )
        self.each = len(self.starts[0][1])
        self.size = len(self.starts) * self.each

    def __contains__(self, action: object) -> bool:
        if type(action) is not PlaceTickets or type(action.seat) is not int or action.seat != self.seat:
            return False
        tickets = action.tickets
        if type(tickets) is not tuple or len(tickets) != self.lots:
            return False
        for ticket in tickets:
            if type(ticket) is not Ticket:
                return False
        return len(self.known.intersection(tickets)) == self.lots

    def __iter__(self) -> Iterator[PlaceTickets]:
        return (PlaceTickets(self.seat, tickets) for tickets in permutations(self.hand, self.lots))

    def sample(self, random: Random) -> PlaceTickets:
        """Each placement equally likely: every start has as many completions as any other."""
        number = floor(random.random() * self.size)
        first, rest = self.starts[number // self.each]
        return place_tickets(self.seat, first + rest[number % self.each])


@cache
def completions(tickets: frozenset[Ticket], lots: int) -> tuple[tuple[Ticket, ...], ...]:
    """The at most 210 ways to lay tickets on the last one, two or three lots."""
    return tuple(permutations(sorted(tickets), lots))


@cache
def families(lots: int) -> tuple[tuple[Placements, ...], ...]:
    """By seat and mask of unused specials; immutable, so made once for a number of lots."""
    return tuple(tuple(Placements(seat, mask, lots) for mask in range(16)) for seat in range(lots - 1))


def place(table: Table, state: AuctionState, action: PlaceTickets, log: list[AuctionEvent] | None) -> None:
    """Takes one commitment; the last one turns the tickets over."""
    seat = action.seat
    state.placed[seat] = action.tickets
    state.waiting ^= 1 << seat
    if log is not None:
        log.append(PLACED[seat])
    if not state.waiting:
        quotation.quote(table, state, log)
