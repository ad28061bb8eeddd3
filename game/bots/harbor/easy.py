"""An easy opponent: goes through a list of simple habits, and overlooks some of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from game.bots.harbor.deciding import Decider
from game.bots.harbor.estimate import Judge, lead
from game.bots.harbor.ideas import Ideas
from game.bots.harbor.settling import fair_bid, settle
from game.bots.harbor.weights import EASY, Weights
from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor.actions import BidTuna, Buy, EndTurn, Fish, HarborAction, Visit
from game.rules.harbor.deeds import BuyLicence, BuyShip, Convert, Sell, SellBarrel, Trade
from game.rules.harbor.play import play
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.state import FISHING, TURN, HarborState
from game.rules.harbor.table import Table

OVERLOOKS: Final = 0.75
"""How likely it is to miss each of its habits."""

DREAMS: Final = 0.4
"""How likely it is to let the last action of a turn go by."""

PRICES: Final = (0.6,)
SALES: Final = frozenset({Sell, SellBarrel, Convert, Trade})
GEAR: Final = frozenset({BuyLicence, BuyShip})


def is_bargain(action: HarborAction) -> bool:
    """Something from another harbor."""
    return type(action) is Buy


def is_sale(action: HarborAction) -> bool:
    """A visit to sell, and for nothing else."""
    return type(action) is Visit and all(type(deed) in SALES for deed in action.deeds)


def is_gear(action: HarborAction) -> bool:
    """One licence or one ship."""
    return type(action) is Visit and len(action.deeds) == 1 and type(action.deeds[0]) in GEAR


def is_fishing(action: HarborAction) -> bool:
    """Any fish action."""
    return type(action) is Fish


HABITS: Final[tuple[Callable[[HarborAction], bool], ...]] = (is_bargain, is_sale, is_gear, is_fishing)


class EasyHarbor(Decider):
    """Buys bargains, sells what it has, fits out its fleet and fishes: the first that seems to help."""

    def __init__(self, seed: int, spec: HarborSpec, weights: Weights = EASY) -> None:
        super().__init__(seed, spec, weights)

    def turn(self, table: Table, state: HarborState, seat: Seat) -> Iterator[int]:
        """One action at a time."""
        judge = Judge(table, state, seat, self.weights)
        ideas = [*Ideas(table, state, seat, judge).every(PRICES)]
        yield 40 * len(ideas)
        if state.phase is TURN and state.actions == 1 and self.random.random() < DREAMS:
            self.settle_on([EndTurn(seat)])
            return
        for habit in HABITS:
            if habit is not is_fishing and self.random.random() < OVERLOOKS:
                continue
            found = self._pick([idea for idea in ideas if habit(idea)], judge, habit is is_fishing)
            if found is not None:
                self.settle_on([found])
                return
        self.settle_on([Fish(seat, ()) if state.phase is FISHING else EndTurn(seat)])

    def bid(self, table: Table, state: HarborState, seat: Seat) -> Iterator[int]:
        """Well below what is fair, or a little above."""
        step = table.spec.yen_step
        yen = fair_bid(table, state, seat) * self.random.uniform(0.4, 1.1) // step * step
        self.settle_on([BidTuna(seat, min(int(yen), state.cash[seat] // step * step))])
        yield 1

    def _pick(self, ideas: list[HarborAction], judge: Judge, anyhow: bool) -> HarborAction | None:
        """The first idea that helps at all, in any order: it does not look for the best."""
        table, state, seat = self._table, self._state, self._seat
        least = lead(judge.standings(state, seat), seat, self.weights)
        for idea in self.random.sample(ideas, len(ideas)):
            after = state.copy()
            try:
                play(table, after, idea, None)
            except IllegalAction:
                continue
            settle(table, after)
            if anyhow or lead(judge.standings(after, seat), seat, self.weights) > least:
                return idea
        return None
