"""How the harbor's table is laid for large type: whoever is asked has room, the others are told in short."""

from __future__ import annotations

from typing import Final

from game.rules.harbor.state import Phase
from game.staging.harbor.tableau import Tableau, auctioning
from game.table.layout import USUAL, Plan

BIDDING: Final = Plan(large=True, zone="bidding")
"""H42: all at once, so nobody is wider than the others."""


def plans(players: int) -> tuple[Plan, ...]:
    """Every one of them."""
    return (USUAL, BIDDING, *(Plan(large=True, seat=seat) for seat in range(players)))


def plan(tableau: Tableau, large: bool) -> Plan:
    """Wide is whose turn it is."""
    if not large:
        return USUAL
    bidding = auctioning(tableau.view) and tableau.view.phase is not Phase.TIE
    return BIDDING if bidding else Plan(large=True, seat=tableau.view.turn)
