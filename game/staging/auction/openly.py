"""Where tickets lie that their owner lays openly, while nobody else looks."""

from __future__ import annotations

from game.staging import places, seat_faces
from game.staging.auction import faces, pieces
from game.staging.auction.places import ticket_at
from game.staging.auction.tableau import Openly
from game.table.layout import Layout
from game.table.pose import Poses


def opened(layout: Layout, openly: Openly | None) -> Poses:
    """The tickets with their faces, the places under the lots, and the lock."""
    if openly is None:
        return {}
    seat, lock = openly.seat, pieces.Lock(openly.seat)
    button = seat_faces.button(openly.lock, lit=None not in openly.tickets)
    found: Poses = {lock: places.filling(layout.at(lock), places.SYMBOL, button)}
    for lot, ticket in enumerate(openly.tickets):
        spot = pieces.TicketPlace(seat, lot)
        found[spot] = places.zone(layout.at(spot), places.CELL)
        if ticket is not None:
            laid = pieces.OpenTicket(seat, pieces.FAN.index(ticket))
            found[laid] = ticket_at(layout.at(spot), faces.ticket(ticket))
    return found
