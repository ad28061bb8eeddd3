"""The heights of what lies on this table alone, between the shared ones, and sizes of its own."""

from __future__ import annotations

from typing import Final

from game.staging.places import filling
from game.table.layout import Slot
from game.table.pose import Face, Pose

WAKE: Final = 12
GHOST: Final = 55
TICKET: Final = 50
STAGE: Final = 90
SHOWN: Final = 100
COIN: Final = 110

COIN_SIDE: Final = 44
TICKET_RIM: Final = 3


def ticket_at(slot: Slot, face: Face) -> Pose:
    """A ticket on its place under a lot."""
    return filling(slot, TICKET, face, TICKET_RIM)
