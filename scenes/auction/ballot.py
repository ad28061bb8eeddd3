"""Secret entry: the tickets each seat has chosen so far; `entry` is all that may be seen of them."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.auction.actions import PlaceTickets
from game.rules.auction.spec import NORMALS, Ticket
from game.rules.auction.view import AuctionView
from game.rules.core.seat import Seat
from game.staging.auction.pieces import FAN
from game.staging.auction.tableau import Entry


class Draft:
    """One seat's choice: a ticket for each lot, or None where none lies yet."""

    def __init__(self, seat: Seat, free: Iterable[Ticket], lots: int) -> None:
        self.seat, self.free = seat, frozenset(free)
        self.tickets: list[Ticket | None] = [None] * lots
        self._order: list[int] = []

    @property
    def landed(self) -> int:
        """How many lots have a ticket: all that others may know."""
        return len(self._order)

    @property
    def complete(self) -> bool:
        """A ticket lies on each lot."""
        return len(self._order) == len(self.tickets)

    def available(self, slot: int) -> bool:
        """Whether the ticket of a fan slot can still be laid: not spent, not on another lot."""
        return FAN[slot] in self.free and FAN[slot] not in self.tickets

    def drop(self, slot: int, lot: int | None = None) -> bool:
        """Lays a ticket on a lot, or on the first without one; false if the ticket or the room is missing."""
        if not self.available(slot):
            return False
        if lot is None:
            lot = self.next_lot()
            if lot is None:
                return False
        if lot in self._order:
            self._order.remove(lot)
        self.tickets[lot] = FAN[slot]
        self._order.append(lot)
        return True

    def next_lot(self) -> int | None:
        """The leftmost lot without a ticket."""
        return self.tickets.index(None) if None in self.tickets else None

    def take_back(self, lot: int | None = None) -> bool:
        """Takes the last ticket back, or the one on a lot."""
        if not self._order or (lot is not None and lot not in self._order):
            return False
        lot = self._order[-1] if lot is None else lot
        self._order.remove(lot)
        self.tickets[lot] = None
        return True

    def clear(self) -> bool:
        """Takes all of them back."""
        had = bool(self._order)
        self._order.clear()
        self.tickets = [None] * len(self.tickets)
        return had

    def action(self) -> PlaceTickets:
        """The whole choice; only for a complete draft."""
        return PlaceTickets(self.seat, tuple(ticket for ticket in self.tickets if ticket is not None))


class Ballot:
    """The drafts of all people at the table, for one valuation."""

    def __init__(self, view: AuctionView, people: Iterable[Seat]) -> None:
        self._players = len(view.seats)
        self._lots = len(view.lots)
        self.drafts = {
            seat: Draft(seat, (*NORMALS, *view.seats[seat].specials), self._lots) for seat in people
        }

    def entry(self, locked: frozenset[Seat], open_seat: Seat | None = None) -> Entry:
        """What everybody may see: how many backs each seat has laid, and who has locked.

        The seat whose tickets lie open has its faces drawn instead.
        """
        return Entry(tuple(self._backs(seat, locked, open_seat) for seat in range(self._players)), locked)

    def _backs(self, seat: Seat, locked: frozenset[Seat], open_seat: Seat | None) -> int:
        if seat in locked:
            return self._lots
        if seat == open_seat or seat not in self.drafts:
            return 0
        return self.drafts[seat].landed
