"""A fish action in progress, and the step that waits for prices."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.harbor.drafts.parts import DockAt, PickWare
from game.rules.harbor.state import HarborState
from game.rules.harbor.steps import Dock, Reprice, Step
from game.rules.harbor.words import TUNA, Kind


@value
class Unpriced:
    """H22, H23: a dock or a new price, the kinds that need a price, and the prices named so far."""

    part: DockAt | PickWare
    kinds: tuple[Kind, ...]
    prices: tuple[int, ...]

    @property
    def whole(self) -> bool:
        """Nothing waits any more."""
        return len(self.prices) == len(self.kinds)

    def priced(self, *yen: int) -> Unpriced:
        """With the next prices."""
        return Unpriced(self.part, self.kinds, (*self.prices, *yen))

    def step(self) -> Step:
        """What it is once it is whole."""
        if isinstance(self.part, DockAt):
            return Dock(self.part.ship, self.part.port, self.prices)
        return Reprice(self.part.ware, self.prices[0])


def unpriced(state: HarborState, seat: Seat, part: DockAt | PickWare) -> Unpriced:
    """H42: tuna have no price. A ship or ware that is not there is for the rules to refuse."""
    ships, wares = state.ships[seat], state.wares[seat]
    if isinstance(part, PickWare):
        return Unpriced(part, (wares[part.ware][0] if part.ware < len(wares) else TUNA,), ())
    hold = ships[part.ship][2] if part.ship < len(ships) else ()
    return Unpriced(part, tuple([kind for kind in hold if kind is not TUNA]), ())


@dataclass(frozen=True, slots=True)
class Fishing:
    """The position after the whole steps, these steps, and what waits for prices; `over` at an auction."""

    state: HarborState
    steps: tuple[Step, ...] = ()
    unpriced: Unpriced | None = None
    over: bool = False
