"""The usual fish action: out of port, the same fish again, and home with a full hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from game.rules.core.draft import Refused
from game.rules.harbor.drafts.fish import FishDraft
from game.rules.harbor.drafts.fishing import unpriced
from game.rules.harbor.drafts.parts import DockAt, FishPart, Price
from game.rules.harbor.phases import fish
from game.rules.harbor.phases.ready import takes
from game.rules.harbor.ports import free_ports
from game.rules.harbor.state import HarborState
from game.rules.harbor.steps import Dock, LeavePort, TakeBarrel
from game.rules.harbor.words import AT_SEA, BARGE, TUNA, Kind, Ship

Prices: TypeAlias = Callable[[HarborState, Kind], int]
"""What is asked for one of a kind that lies fresh in the seat's harbor."""


def usual(draft: FishDraft, prices: Prices) -> tuple[FishPart, ...]:
    """The parts that the plan would add to a draft, which stays as it is; none if nothing is worth doing.

    Ships leave port, full ones dock, the others take a barrel, and what can take none docks with what it has.
    Tuna come last, since an auction ends the draft (H42).
    """
    plan, before = _Plan(draft, prices), len(draft.parts)
    if draft.position.unpriced is None:
        plan.fill()
    found = draft.parts[before:]
    _take_back(draft, before)
    return found


def usual_for(draft: FishDraft, ship: int, prices: Prices) -> tuple[FishPart, ...]:
    """The same for one ship alone: what it would do next."""
    plan, before = _Plan(draft, prices), len(draft.parts)
    plan.do(ship)
    found = draft.parts[before:]
    _take_back(draft, before)
    return found


def _take_back(draft: FishDraft, parts: int) -> None:
    while len(draft.parts) > parts:
        draft.take_back()


def dock_parts(draft: FishDraft, part: DockAt, prices: Prices) -> tuple[FishPart, ...]:
    """A dock with all its prices, as they are once it is done."""
    state = docked(draft, part)
    kinds = unpriced(draft.position.state, draft.seat, part).kinds
    return (part, *[Price(prices(state, kind)) for kind in kinds])


def docked(draft: FishDraft, part: DockAt) -> HarborState:
    """The position with the ship in port and its barrels for nothing: eel for sale are dearer (H46)."""
    state, seat = draft.position.state.copy(), draft.seat
    kinds = unpriced(state, seat, part).kinds
    fish.do(draft.table, state, seat, Dock(part.ship, part.port, (0,) * len(kinds)), None)
    return state


class _Plan:
    """Adds its parts to a draft; whoever asked takes them back."""

    def __init__(self, draft: FishDraft, prices: Prices) -> None:
        self._draft, self._prices = draft, prices
        self._table, self._seat = draft.table, draft.seat

    def fill(self) -> None:
        """Every ship that can still act, as far as the plan has something for it."""
        ready = self._ready()
        self._each(ready, self._leave)
        at_sea = [ship for ship in ready if self._ship(ship)[1] == AT_SEA]
        plain = [ship for ship in at_sea if TUNA not in self._ship(ship)[2]]
        self._each([ship for ship in plain if self._full(ship)], self._dock)
        self._each(at_sea, self._take)
        self._each(plain, self._dock)
        self._land_tuna([ship for ship in at_sea if TUNA in self._ship(ship)[2]])
        self._each(at_sea, self._take)  # with a licence that a ship in port no longer needs

    def do(self, ship: int) -> None:
        """One ship."""
        if self._full(ship) or not (self._leave(ship) or self._take(ship)):
            self._dock(ship)

    def _each(self, ships: Iterable[int], do: Callable[[int], bool]) -> None:
        for ship in ships:
            if not self._draft.position.state.acted >> ship & 1:
                do(ship)

    def _ready(self) -> list[int]:
        state = self._draft.position.state
        return [ship for ship in range(len(state.ships[self._seat])) if not state.acted >> ship & 1]

    def _ship(self, ship: int) -> Ship:
        return self._draft.position.state.ships[self._seat][ship]

    def _full(self, ship: int) -> bool:
        hull, where, hold = self._ship(ship)
        return where == AT_SEA and len(hold) >= self._table.capacity[hull]

    def _add(self, *parts: FishPart) -> bool:
        """All of them or none."""
        before = len(self._draft.parts)
        try:
            for part in parts:
                self._draft.add(part)
        except Refused:
            _take_back(self._draft, before)
            return False
        return True

    def _leave(self, ship: int) -> bool:
        return self._ship(ship)[1] != AT_SEA and self._add(LeavePort(ship))

    def _take(self, ship: int) -> bool:
        """The kind it holds; else the one that brings most; the barge is left to the owner."""
        hull, where, _ = self._ship(ship)
        if hull is BARGE or where != AT_SEA or self._draft.position.over:
            return False
        state = self._draft.position.state
        found = [step for step in takes(self._table, state, self._seat, ship) if not step.barge]
        found = [step for step in found if step.fish is not TUNA or self.lands_tuna(ship)]
        return bool(found) and self._add(max(found, key=self._brings))

    def _brings(self, step: TakeBarrel) -> tuple[int, int]:
        """The price that would be asked; of a tuna a third of the smallest one's (H42)."""
        state, worth = self._draft.position.state, self._table.spec.worth
        if step.fish is TUNA:
            price = worth.yen_per_r * worth.tuna[0] // worth.tuna_barrels
        else:
            price = self._prices(state, step.fish)
        return price, -step.fish

    def _dock(self, ship: int) -> bool:
        """At the first free port, unless there is nothing to unload; the barge only when it is full (H27)."""
        hull, where, hold = self._ship(ship)
        state = self._draft.position.state
        if (
            where != AT_SEA
            or not hold
            or self._draft.position.over
            or (hull is BARGE and not self._full(ship))
        ):
            return False
        ports = free_ports(self._table, state, self._seat, hull)
        return bool(ports) and self._add(*dock_parts(self._draft, DockAt(ship, ports[0]), self._prices))

    def _land_tuna(self, ships: list[int]) -> None:
        """All together or not at all: fewer than an auction needs go back for nothing."""
        before = len(self._draft.parts)
        self._each(ships, self._dock)
        if not self._draft.position.over and self.lands_tuna():
            _take_back(self._draft, before)

    def lands_tuna(self, with_ship: int | None = None) -> bool:
        """H42: whether ships that hold tuna, this one and others can land enough for an auction."""
        state, capacity = self._draft.position.state, self._table.capacity
        fishing = [(n, ship) for n, ship in enumerate(state.ships[self._seat]) if ship[0] is not BARGE]
        bound = [capacity[hull] for n, (hull, _, hold) in fishing if TUNA in hold or n == with_ship]
        free = [capacity[hull] for n, (hull, _, hold) in fishing if TUNA not in hold and n != with_ship]
        ports = sum(self._table.room[: state.ports[self._seat]])
        most = min(state.licences[self._seat * 9 + TUNA], ports)
        sizes = [*sorted(bound, reverse=True), *sorted(free, reverse=True)][:most]
        return sum(sizes) >= self._table.spec.worth.tuna_barrels
