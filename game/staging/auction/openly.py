"""Where tickets lie that their owner lays openly, while nobody else looks."""

from __future__ import annotations

from game.staging.auction import faces, pieces
from game.staging.auction.places import ticket_at
from game.staging.auction.tableau import Openly
from game.table.layout import Layout
from game.table.pose import Poses


def opened(layout: Layout, openly: Openly | None) -> Poses:
    """The tickets with their faces, under the lots."""
    if openly is None:
        return {}
    found: Poses = {}
    for lot, ticket in enumerate(openly.tickets):
        if ticket is not None:
            laid = pieces.OpenTicket(openly.seat, pieces.FAN.index(ticket))
            spot = layout.at(pieces.LaidTicket(openly.seat, lot))
            found[laid] = ticket_at(spot, faces.ticket(ticket))
    return found
