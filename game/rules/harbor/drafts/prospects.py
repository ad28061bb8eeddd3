"""What somebody can expect of the rest of a match, in yen: the guess behind what is proposed, and no rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.core.seat import Seat
from game.rules.harbor import worth
from game.rules.harbor.ending import turns_left
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import BARGE, FISH, FUGU, MACKEREL, SALMON, TUNA, Kind

TURNS: Final = 18.0
"""Of a seat, from the deal to the last one; fewer the nearer somebody is to 5,000 yen or 50 R."""

CREW: Final = 2
"""Steps of a ship beside taking barrels: it leaves port and docks."""

CAUGHT: Final = 1.2
"""How often in a turn a fleet brings what it can bring with an action: not all is fished for or sold."""

SPARED: Final = 0.3
"""What an action not spent elsewhere brings of that."""

SOLD: Final = 0.5
"""How likely what lies in a harbor finds a buyer."""

VISITED: Final = 25
OTHERS: Final = 5
"""H31: the yen that a Mackerel licence earns in a round, whoever enters there, and any other licence."""


class Prospects:
    """Of one seat in its turn; `pays` has per kind what the best rival is thought to pay."""

    def __init__(self, table: Table, state: HarborState, seat: Seat, pays: Sequence[int]) -> None:
        self._table, self._seat, self.pays = table, seat, pays
        self.turns = _turns(table, state)
        self.action = SPARED * self._catch(state)

    def worth(self, state: HarborState) -> float:
        """Of a position that this turn may lead to."""
        seat, table = self._seat, self._table
        ahead = CAUGHT * self._catch(state) + self._income(state)
        return (
            state.cash[seat]
            + table.spec.worth.yen_per_r * worth.of_seat(table, state, seat)
            + ahead * self.turns
            + sum([self.ware(kind, price) for kind, _, price in state.wares[seat]])
        )

    def ware(self, kind: Kind, price: int) -> float:
        """What something for sale is expected to bring."""
        return SOLD * min(price, self.pays[kind])

    def _income(self, state: HarborState) -> float:
        """H31; H47: a fugu licence is gone too soon to earn."""
        owned = state.licences[self._seat * 9 : self._seat * 9 + 9]
        others = sum(owned) - owned[MACKEREL] - owned[FUGU]
        return VISITED * owned[MACKEREL] + OTHERS * others

    def _catch(self, state: HarborState) -> float:
        """What all ships bring with a fish action: the largest ones have the best licences."""
        capacity, total = self._table.capacity, 0.0
        sizes = sorted([capacity[hull] for hull, _, _ in state.ships[self._seat] if hull is not BARGE])
        owned = state.licences[self._seat * 9 : self._seat * 9 + 9]
        fish = [(self._brings(state, kind), kind) for kind in FISH for _ in range(owned[kind])]
        for size, (pay, kind) in zip(reversed(sizes), sorted(fish, reverse=True), strict=False):
            held = min(size, self._table.spec.fishing.salmon_a_ship) if kind is SALMON else size
            total += pay * held / (held + CREW)
        return total

    def _brings(self, state: HarborState, kind: Kind) -> int:
        """H42: tuna are left to those who know how; H49: an empty sea brings nothing."""
        return 0 if kind is TUNA or state.sea.overfished >> kind & 1 else self.pays[kind]


def _turns(table: Table, state: HarborState) -> float:
    """Those to come after this one; H80: none any more once the end is triggered."""
    if turns_left(table, state) is not None:
        return 0.0
    end, resources = table.size.end, worth.of_all(table, state)
    nearest = max(max(state.cash) / end.yen, max(resources) / end.resources)
    return TURNS * (1 - min(1.0, nearest))
