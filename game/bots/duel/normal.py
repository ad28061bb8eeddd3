"""A fair club player: sees one turn ahead, counts points, and is not easily read."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Final

from game.bots.duel.hidden import Memory, orders, position
from game.bots.duel.lookahead import Lookahead, spend
from game.bots.duel.odds import bid_rows, drawn, solve
from game.bots.duel.plain import PlainWorth
from game.bots.duel.words import choice_named
from game.i18n.door import _, ngettext
from game.i18n.formats import signed
from game.rules.core.choices import Choices
from game.rules.duel.actions import DuelAction
from game.rules.duel.kernel import DuelKernel
from game.rules.duel.spec import DuelSpec
from game.rules.duel.state import BIDDING, DuelState
from game.rules.duel.table import table_for
from game.rules.duel.view import DuelView

WHIM: Final = 0.15
"""How often a bid follows no reckoning."""


class NormalDuel:
    """Knows what a turn brings in points, not what it does to the chance of winning."""

    def __init__(self, seed: int, spec: DuelSpec) -> None:
        self._random, self._table = Random(seed), table_for(spec)
        self._lookahead, self._worth = Lookahead(DuelKernel(spec)), PlainWorth(self._table)
        self._view: DuelView

    def consider(self, view: DuelView, choices: Choices[DuelAction]) -> None:
        """Imagines one order of the cards it does not see; a turn hardly depends on it."""
        if view.seat is None:
            raise ValueError("a bot plays for a seat; this is what a spectator sees")
        self._view, self._seat, self._choices = view, view.seat, list(choices)
        self._chance = self._random.random()
        hidden = orders(Memory().faces(view), 1, self._random)
        self._values: list[float] = []
        self._done = False
        self._thoughts = self._think(position(view, hidden[0] if hidden else ()))

    def think(self, budget: int) -> bool:
        """At least one choice, however small the budget."""
        return spend(self._thoughts, self._lookahead, budget)

    def best(self) -> DuelAction:
        """A bid is drawn from the odds; before any thought, any choice will do."""
        return self._choices[drawn(self._odds(), self._chance)]

    def why(self) -> str:
        """In points, as it counts."""
        told = choice_named(self._table, self._view, self.best())
        if not self._done or self._view.phase is BIDDING:
            suits = _("It suits the cards on the hooks.")
            return f"{told} {suits}"
        lead = round(max(self._values) if self._seat else -min(self._values))
        count = ngettext(
            "After it, my lead is {points} point.",
            "After it, my lead is {points} points.",
            abs(lead),
            points=signed(lead),
        )
        return f"{told} {count}"

    def _think(self, state: DuelState) -> Generator[None, None, None]:
        """What each lead of a bid, or each choice, brings to seat 1."""
        if state.phase is BIDDING:
            firsts = self._lookahead.bids(state)
        else:
            firsts = [(state, action) for action in self._choices]
        for before, action in firsts:
            self._values.append(self._lookahead.after(before, action, self._worth))
            yield
        self._done = True

    def _odds(self) -> list[float]:
        count = len(self._choices)
        if not self._done:
            return [1 / count] * count
        if self._view.phase is BIDDING:
            odds = solve(bid_rows(self._values)).odds[self._seat]
            return [(1 - WHIM) * odd + WHIM / count for odd in odds]
        best = max(self._values) if self._seat else min(self._values)
        return [float(place == self._values.index(best)) for place in range(count)]
