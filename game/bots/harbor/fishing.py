"""Whole fish actions worth a thought: fill the ships or bring them in, each at several prices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.bots.harbor.fancy import old_or_fresh
from game.bots.harbor.fleet import lands_tuna
from game.rules.core.seat import Seat
from game.rules.harbor.actions import Fish
from game.rules.harbor.phases import fish, tuna
from game.rules.harbor.phases.fish_choices import LEAVES, NEW_PORT
from game.rules.harbor.phases.ready import takes
from game.rules.harbor.ports import free_ports
from game.rules.harbor.state import HarborState
from game.rules.harbor.steps import Dock, Reprice, Step, TakeBarrel
from game.rules.harbor.table import Table
from game.rules.harbor.words import AT_SEA, BARGE, TUNA, Ship


@dataclass(frozen=True, slots=True)
class Style:
    """How a fish action is done: dock with room left or not, open ports for it, the part of a worth asked."""

    home: bool
    build: bool
    part: float
    shift: int = 0
    """0 takes the best fish there is a licence for, 1 the second best."""
    tuna: bool = True
    """H42: whether three tuna are brought in; a seat with little yen had better wait with the auction."""


class Trip:
    """One fish action in the making, on a position of its own."""

    def __init__(
        self,
        table: Table,
        state: HarborState,
        seat: Seat,
        style: Style,
        caught: Sequence[float],
        asked: Sequence[float],
    ) -> None:
        self._table, self._seat, self._style = table, seat, style
        self._state = state.copy()
        self._caught, self._asked = caught, asked
        self._steps: list[Step] = []

    def action(self) -> Fish | None:
        """Prices, then ships that leave, take and dock; tuna last, since an auction interrupts (H42)."""
        self._reprice()
        ready = self._ready()
        for ship in ready:
            if self._ship(ship)[1] != AT_SEA:
                self._do(LEAVES[ship])
        waiting = [ship for ship in ready if self._at_sea(ship) and not self._take(ship)]
        for ship in sorted(waiting, key=self._landing):
            if self._dock(ship) and tuna.due(self._table, self._state):
                return Fish(self._seat, tuple(self._steps))
        for ship in waiting:
            if self._at_sea(ship):
                self._take(ship)  # with a licence that a ship in port no longer needs
        return Fish(self._seat, tuple(self._steps)) if self._steps else None

    def _ready(self) -> list[int]:
        acted = self._state.acted
        return [ship for ship in range(len(self._state.ships[self._seat])) if not acted >> ship & 1]

    def _ship(self, ship: int) -> Ship:
        return self._state.ships[self._seat][ship]

    def _at_sea(self, ship: int) -> bool:
        return self._ship(ship)[1] == AT_SEA and not self._state.acted >> ship & 1

    def _landing(self, ship: int) -> tuple[bool, int]:
        """Tuna last, and the fullest ships first."""
        hold = self._ship(ship)[2]
        return TUNA in hold, -len(hold)

    def _do(self, step: Step) -> None:
        fish.do(self._table, self._state, self._seat, step, None)
        self._steps.append(step)

    def _take(self, ship: int) -> bool:
        """Whether the ship goes on fishing; with a catch it does so only if that is the style."""
        hull, _, hold = self._ship(ship)
        if hull is BARGE or (hold and self._style.home and not self._lone_tuna(hold)):
            return False
        found = [step for step in takes(self._table, self._state, self._seat, ship) if self._pays(step)]
        if not found:
            return False
        found.sort(key=lambda step: (-self._caught[step.fish], not step.barge))
        self._do(found[min(self._style.shift, len(found) - 1)])
        return True

    def _pays(self, step: TakeBarrel) -> bool:
        """H27: the barge is filled first, so that the ships need not come home."""
        if not self._caught[step.fish] or (step.barge and self._style.home):
            return False
        if step.fish is TUNA:
            return not step.barge and lands_tuna(self._table, self._state, self._seat)
        return True

    def _lone_tuna(self, hold: tuple[int, ...]) -> bool:
        """H42: fewer than three tuna barrels ashore in one action are worth nothing, so they wait."""
        if not hold or hold[0] is not TUNA:
            return False
        state, seat = self._state, self._seat
        holds = [held.count(TUNA) for _, port, held in state.ships[seat] if port == AT_SEA]
        wanted = self._table.spec.worth.tuna_barrels - state.aside
        if sum(holds) < wanted:
            # If no more can come, the ship is of better use empty.
            return self._caught[TUNA] > 0 and lands_tuna(self._table, state, seat)
        room = sum(self._table.room[: state.ports[seat]])
        room -= sum(port != AT_SEA for _, port, _ in state.ships[seat])
        return sum(sorted(holds, reverse=True)[: room + self._style.build]) < wanted

    def _dock(self, ship: int) -> bool:
        hull, _, hold = self._ship(ship)
        if not hold or self._lone_tuna(hold) or (TUNA in hold and not self._style.tuna):
            return False
        if hull is BARGE and not self._style.home and len(hold) < self._table.capacity[BARGE]:
            return False
        ports = free_ports(self._table, self._state, self._seat, hull)
        if not ports and self._style.build and self._can_open():
            self._do(NEW_PORT)
            ports = free_ports(self._table, self._state, self._seat, hull)
        if not ports:
            return False
        self._do(Dock(ship, ports[0], tuple([self._price(kind) for kind in hold if kind is not TUNA])))
        return True

    def _can_open(self) -> bool:
        state, seat = self._state, self._seat
        cost = self._table.spec.fishing.port_cost
        return state.ports[seat] < len(self._table.room) and state.cash[seat] >= cost

    def _price(self, place: int) -> int:
        """The part of a worth that the style asks, in whole steps."""
        step, most = self._table.spec.yen_step, self._table.price_range[-1]
        return min(most, int(self._asked[place] * self._style.part / step + 0.5) * step)

    def _reprice(self) -> None:
        """Goods that nobody wanted get cheaper, and those too cheap dearer."""
        for place, (kind, fresh, price) in enumerate(self._state.wares[self._seat]):
            wanted = self._price(old_or_fresh(kind, fresh))
            if price != wanted and not self._state.repriced >> place & 1:
                self._do(Reprice(place, wanted))
