"""What the levels share: a position made of the view, thought in slices, and turns planned as a whole."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from random import Random

from game.bots.harbor.estimate import lead, standings
from game.bots.harbor.plans import likeness
from game.bots.harbor.settling import settle
from game.bots.harbor.stranding import strands
from game.bots.harbor.weights import Weights
from game.bots.harbor.words import Reasons
from game.rules.core.choices import Choices
from game.rules.core.seat import Seat
from game.rules.harbor.actions import HarborAction
from game.rules.harbor.play import play
from game.rules.harbor.position import position
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.state import BIDDING, FISHING, TURN, HarborState
from game.rules.harbor.table import Table, table_for
from game.rules.harbor.view import HarborView


class Decider:
    """A bot of the harbor; the levels say how a turn is searched and how a tuna is bid for."""

    def __init__(self, seed: int, spec: HarborSpec, weights: Weights) -> None:
        self.random, self.weights = Random(seed), weights
        self._spec = spec
        self._tables: dict[int, Table] = {}
        self._planned: dict[Hashable, HarborAction] = {}
        self._work: Iterator[int] = iter(())
        self._owed = 0

    def turn(self, table: Table, state: HarborState, seat: Seat) -> Iterator[int]:
        """Calls `settle_on` with ever better turns; yields what each piece of work cost."""
        raise NotImplementedError

    def bid(self, table: Table, state: HarborState, seat: Seat) -> Iterator[int]:
        """Calls `settle_on` with a bid; yields what each piece of work cost."""
        raise NotImplementedError

    def consider(self, view: HarborView, choices: Choices[HarborAction]) -> None:
        """A turn once planned is played on without another thought, unless chance intervened."""
        if view.seat is None:
            raise ValueError("a bot plays for a seat; this is what a spectator sees")
        self._seat, self._choices, self._owed = view.seat, choices, 0
        self._table = self._table_of(view.options.players)
        self._state = position(view, self.random.getrandbits(63))
        self._best = self._planned.get(likeness(self._state, view.seat))
        if self._best is not None and self._best in choices:
            self._work = iter(())
        else:
            self._best, self._planned = None, {}
            self._work = self._search()

    def think(self, budget: int) -> bool:
        """At least one piece of work, however small the budget."""
        self._owed += budget
        while self._owed > 0:
            cost = next(self._work, None)
            if cost is None:
                return True
            self._owed -= cost
        return False

    def best(self) -> HarborAction:
        """What was found best; any legal action if nothing was found yet."""
        if self._best is None or self._best not in self._choices:
            self._best = self._choices.sample(self.random)
            while strands(self._table, self._state, self._seat, self._best):
                self._best = self._choices.sample(self.random)
        return self._best

    def why(self) -> str:
        """One sentence on what `best` says."""
        return Reasons(self._table, self._state, self._seat, self.weights).of(self.best())

    def settle_on(self, actions: Iterable[HarborAction]) -> None:
        """From here on these are the actions to take; each is remembered with its position."""
        state = self._state.copy()
        self._planned = {}
        for number, action in enumerate(actions):
            if not number:
                self._best = action
            self._planned[likeness(state, self._seat)] = action
            play(self._table, state, action, None)
            if state.phase not in {TURN, FISHING}:
                return

    def _search(self) -> Iterator[int]:
        table, state, seat = self._table, self._state, self._seat
        if state.phase is BIDDING:
            return self.bid(table, state, seat)
        if state.phase in {TURN, FISHING}:
            return self.turn(table, state, seat)
        return self._answer()

    def _answer(self) -> Iterator[int]:
        """A tie or a freezer: few choices, so all are tried."""
        best = float("-inf")
        for action in self._choices:
            after = self._state.copy()
            play(self._table, after, action, None)
            settle(self._table, after)
            value = lead(standings(self._table, after, self._seat, self.weights), self._seat, self.weights)
            if value > best:
                best, self._best = value, action
            yield 50

    def _table_of(self, players: int) -> Table:
        if players not in self._tables:
            self._tables[players] = table_for(self._spec, players)
        return self._tables[players]
