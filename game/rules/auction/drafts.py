"""How a seat of the auction builds its decisions: a ticket for each lot, or one press."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, TypeAlias

from game.rules.auction.actions import AuctionAction, BuyLot, JoinRow, PayYakuza, PlaceTickets
from game.rules.auction.spec import NORMALS, PRODUCTS, SPECIALS, Ticket
from game.rules.auction.state import Phase
from game.rules.auction.view import AuctionView
from game.rules.core.draft import Draft, Refusal, Refused, refusal
from game.rules.core.kernel import AnyKernel
from game.rules.core.seat import Seat
from game.rules.core.single import single
from game.rules.core.value import value

Laid: TypeAlias = tuple[Ticket | None, ...]
"""The ticket on each lot."""

RULES = {Phase.PURCHASE: "A50", Phase.TAKUSAN: "A52", Phase.YAKUZA: "A53"}
"""What asks for a choice of one press."""


@value
class Lay:
    """A ticket on a lot; one that lay there goes back to the hand."""

    ticket: Ticket
    lot: int


class TicketsDraft(Draft[Lay, Laid, PlaceTickets, AuctionView]):
    """A30: one ticket on each lot, in any order."""

    def __init__(self, view: AuctionView, seat: Seat) -> None:
        super().__init__(seat, (None,) * len(view.lots))
        self._view = view
        self.hand = frozenset((*NORMALS, *view.seats[seat].specials))

    def options(self) -> Mapping[Lay, Refusal | None]:
        """Every ticket on every lot: whoever is done may still lay another one in place of one that lies."""
        refusals = {ticket: self._refused(ticket) for ticket in (*NORMALS, *SPECIALS)}
        lots = range(len(self.position))
        return {Lay(ticket, lot): why for lot in lots for ticket, why in refusals.items()}

    def _refused(self, ticket: Ticket) -> Refusal | None:
        """A31: neither spent nor on another lot."""
        if ticket not in self.hand:
            return refusal("A31", "spent", ticket=ticket.name)
        if ticket in self.position:
            return refusal("A31", "laid", ticket=ticket.name, lot=self.position.index(ticket))
        return None

    def after(self, part: Lay) -> Laid:
        """With this ticket on its lot."""
        if (why := self._refused(part.ticket)) is not None:
            raise Refused(why)
        if part.lot not in range(len(self.position)):
            raise Refused(refusal("A30", "no such lot", lot=part.lot))
        return (*self.position[: part.lot], part.ticket, *self.position[part.lot + 1 :])

    @property
    def next_lot(self) -> int | None:
        """The leftmost without a ticket."""
        return self.position.index(None) if None in self.position else None

    @property
    def landed(self) -> int:
        """How many lots have a ticket: all that others may know."""
        return len(self.position) - self.position.count(None)

    def lay(self, ticket: Ticket, lot: int | None = None) -> bool:
        """On a lot, or on the first without one; false if the ticket is not free or no lot is left."""
        wanted = self.next_lot if lot is None else lot
        if wanted is None or self._refused(ticket) is not None:
            return False
        self.add(Lay(ticket, wanted))
        return True

    def take_from(self, lot: int) -> bool:
        """Without what was laid on a lot; false if nothing lies there."""
        if self.position[lot] is None:
            return False
        kept = [part for part in self.parts if part.lot != lot]
        self.clear()
        for part in kept:
            self.add(part)
        return True

    @property
    def missing(self) -> Refusal | None:
        """A30: lots without a ticket."""
        left = self.position.count(None)
        return refusal("A30", "lots without a ticket", lots=left) if left else None

    def action(self) -> PlaceTickets:
        """The whole choice."""
        if (why := self.missing) is not None:
            raise Refused(why)
        return PlaceTickets(self.seat, tuple(ticket for ticket in self.position if ticket is not None))

    def view(self) -> AuctionView:
        """A32: the seat sees its own tickets, and that it has chosen."""
        if not self.complete:
            return self._view
        seat, view = self.seat, self._view
        mine = self.action().tickets
        return replace(
            view,
            to_act=view.to_act - {seat},
            committed=(*view.committed[:seat], True, *view.committed[seat + 1 :]),
            placements=(*view.placements[:seat], mine, *view.placements[seat + 1 :]),
        )


def draft_for(kernel: AnyKernel, view: AuctionView, seat: Seat) -> Draft[Any, Any, AuctionAction, Any]:
    """For what the seat is asked now."""
    if view.phase is Phase.VALUATION:
        return TicketsDraft(view, seat)
    return single(kernel, view, seat, RULES[view.phase], _refused(kernel, view, seat))


def _refused(kernel: AnyKernel, view: AuctionView, seat: Seat) -> dict[AuctionAction, Refusal]:
    """Lots that are sold or too dear, rows that cannot be joined, fish the seat does not have."""
    match view.phase:
        case Phase.PURCHASE:
            return {BuyLot(seat, lot): _unsaleable(kernel, view, seat, lot) for lot in range(len(view.lots))}
        case Phase.TAKUSAN:
            return {
                JoinRow(seat, card): refusal("A52", "no such row", product=card.name) for card in PRODUCTS
            }
    return {PayYakuza(seat, card): refusal("A53", "no such card", product=card.name) for card in PRODUCTS}


def _unsaleable(kernel: AnyKernel, view: AuctionView, seat: Seat, lot: int) -> Refusal:
    buyer = view.buyers[lot]
    if buyer is not None:
        return refusal("A50", "sold", lot=lot, buyer=buyer)
    price = kernel.spec.sizes[len(view.seats)].tiles[view.ranking.index(lot)].price
    return refusal("A50", "too dear", lot=lot, price=price, money=view.seats[seat].money)
