"""The actions worth a thought at one point of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.bots.harbor.buying import makeweights, purchases
from game.bots.harbor.estimate import Judge
from game.bots.harbor.fishing import Style, Trip
from game.bots.harbor.visiting import Tour
from game.rules.core.seat import Seat
from game.rules.harbor.actions import Fish, HarborAction
from game.rules.harbor.choices import END_TURN, OPEN_PORT
from game.rules.harbor.ports import can_open, free_ports
from game.rules.harbor.state import FISHING, HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import BARGE, HULLS, TUNA

STYLES: Final = (
    (False, False, 0, True),
    (True, False, 0, True),
    (True, True, 0, True),
    (False, False, 1, True),
)
"""Home with room left, ports built for it, the second best fish, the tuna brought in."""


class Ideas:
    """One seat's ways to go on; figures of the position are worked out once for all of them."""

    def __init__(self, table: Table, state: HarborState, seat: Seat, judge: Judge) -> None:
        self._table, self._state, self._seat = table, state, seat
        self._wish, self._caught, self._near = judge.wishes[seat], judge.caught, judge.near
        others = [wish for other, wish in enumerate(judge.wishes) if other != seat]
        self._asked = [max(wishes) for wishes in zip(*others, strict=True)]

    def every(self, parts: tuple[float, ...]) -> Iterator[HarborAction]:
        """All kinds of actions; fish at prices of so many parts of their worth."""
        yield from self.trips(parts)
        if self._state.phase is FISHING:
            return
        yield from purchases(self._table, self._state, self._seat, self._wish, (0.0, self._share()))
        if self._near:
            yield from makeweights(self._table, self._state, self._seat)
        prices = sorted({int(self._asked[9] * part / 100 + 0.5) * 100 for part in parts})
        yield from Tour(self._table, self._state, self._seat, self._caught, prices).visits()
        if self._port_is_short():
            yield OPEN_PORT[self._seat]
        yield END_TURN[self._seat]

    def trips(self, parts: tuple[float, ...]) -> Iterator[HarborAction]:
        """Fill up or come home, with or without a new port, at each price; each action once."""
        if self._state.phase is not FISHING and not self._state.actions:
            return
        seen: set[Fish] = set()
        for home, build, shift, tuna in self._styles():
            for part in parts:
                style = Style(home, build, part, shift, tuna)
                trip = Trip(self._table, self._state, self._seat, style, self._caught, self._asked).action()
                if trip is None or trip in seen:
                    break
                seen.add(trip)
                yield trip
        if self._state.phase is FISHING:
            yield Fish(self._seat, ())

    def _styles(self) -> Iterator[tuple[bool, bool, int, bool]]:
        """Without the tuna only where some are at sea, and nothing else needs them."""
        yield from STYLES
        if any(TUNA in hold for _, _, hold in self._state.ships[self._seat]):
            yield (False, False, 0, False)

    def _share(self) -> float:
        """How much a seller's yen hurts the buyer, who competes with all the others."""
        return 1 / (self._table.players - 1)

    def _port_is_short(self) -> bool:
        """Only with cash for a ship beside the port, or for the barge beside all ports (H27)."""
        table, state, seat = self._table, self._state, self._seat
        if not state.actions or not can_open(table, state, seat):
            return False
        cash, cost = state.cash[seat], table.spec.fishing.port_cost
        closed = len(table.room) - state.ports[seat]
        if state.extras.hulls[BARGE] and cash >= closed * cost + table.ship_prices[BARGE]:
            return True
        return cash >= cost + table.cheapest_ship and not free_ports(table, state, seat, HULLS[0])
