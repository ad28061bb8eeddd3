"""What is noted in a match of the harbor game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TypeAlias

from game.rules.core.seat import Seat
from game.rules.harbor import scoring
from game.rules.harbor.events import HarborEvent
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import table_for
from game.rules.harbor.words import Market
from tools.balance.harbor.ledger import Way, at_the_end, entries
from tools.kernels import rules_of

Ledger: TypeAlias = Counter[tuple[Seat, Way, Market | None]]


@dataclass(frozen=True, slots=True)
class Notes:
    """The markets in play, what everybody started with, and all yen since."""

    markets: tuple[Market, ...]
    start: tuple[int, ...]
    ledger: Ledger


class HarborWatcher:
    """Keeps the books of a match."""

    def __init__(self, state: HarborState) -> None:
        self.first = state.deal.first
        self._table = table_for(rules_of("harbor").spec, len(state.cash))
        self._markets, self._start = state.deal.markets, tuple(state.cash)
        self._ledger: Ledger = Counter()

    def see(self, before: HarborState, events: tuple[HarborEvent, ...]) -> None:
        """Enters what changed hands."""
        for event in events:
            for seat, way, market, yen in entries(self._table, event):
                self._ledger[seat, way, market] += yen

    def notes(self, end: HarborState) -> Notes:
        """Closes the books."""
        lines = scoring.outcome(self._table, end).lines
        for seat, way, market, yen in at_the_end(self._table, end, lines):
            self._ledger[seat, way, market] += yen
        return Notes(self._markets, self._start, self._ledger)
