"""Tickets come out of a fan: face down as everybody sees them, or open before their owner alone."""

from __future__ import annotations

from typing import Final

from game.rules.auction.events import TicketsPlaced
from game.rules.auction.spec import Ticket
from game.rules.core.seat import Seat
from game.staging.auction import pieces
from game.staging.auction.poses import Arrangement
from game.staging.auction.tableau import Tableau
from game.staging.cues import Appear, Cue, Manner, Move, Show, Sound, Vanish, sequence, together
from game.table.pose import Poses
from game.ui import theme

TICKET_STEP: Final = theme.FLIP / 4
BY_HAND: Final = theme.GLIDE / 2
"""Seconds: from one ticket to the next, and for one that somebody lays or takes back."""


def placed(event: TicketsPlaced, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """The lamp; and the backs that nobody has seen landing yet."""
    seat = event.seat
    called = together(Show(pieces.Lamp(seat)), Show(pieces.Lantern(seat)), Show(pieces.Plate(seat)))
    if seat in before.locked:
        return called
    poses, lots = on.poses(after), range(before.backs[seat], after.backs[seat])
    flights = [_landing(seat, lot, poses, on) for lot in lots]
    return sequence(together(*flights, step=TICKET_STEP), Sound("lock"), called)


def _landing(seat: Seat, lot: int, poses: Poses, on: Arrangement) -> Cue:
    """From the middle of the fan, whichever ticket it is."""
    ticket = pieces.LaidTicket(seat, lot)
    start = on.seats[seat].held(Ticket.FOUR, poses[ticket])
    return sequence(Appear(ticket, start), Move(ticket, theme.GLIDE, Manner.ARC), Sound("ticket"))


def laid_openly(before: Tableau, after: Tableau, on: Arrangement) -> Cue | None:
    """From the tray to a lot, from lot to lot or back, as its owner lays; None where no ticket has moved."""
    if before.openly is None or after.openly is None:
        return None
    seat, lain, lie = after.openly.seat, before.openly.tickets, after.openly.tickets
    moved = [ticket for ticket in pieces.FAN if _lot(ticket, lain) != _lot(ticket, lie)]
    if not moved:
        return None
    return together(Show(pieces.Lock(seat)), *(_by_hand(seat, ticket, lain, lie, on) for ticket in moved))


def _lot(ticket: Ticket, tickets: tuple[Ticket | None, ...]) -> int | None:
    return tickets.index(ticket) if ticket in tickets else None


def _by_hand(
    seat: Seat,
    ticket: Ticket,
    lain: tuple[Ticket | None, ...],
    lie: tuple[Ticket | None, ...],
    on: Arrangement,
) -> Cue:
    """The place in the tray is dark as soon as the ticket is out, and light as soon as it comes back."""
    place = pieces.FAN.index(ticket)
    piece, held = pieces.OpenTicket(seat, place), Show(pieces.HeldTicket(seat, place))
    if ticket in lain and ticket in lie:
        return Move(piece, BY_HAND)
    if ticket in lie:
        return sequence(held, Appear(piece, on.seats[seat].home(ticket)), Move(piece, BY_HAND))
    return sequence(held, Move(piece, BY_HAND, to=on.seats[seat].home(ticket)), Vanish(piece))
