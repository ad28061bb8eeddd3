"""The harbor game behind the common door."""

from __future__ import annotations

from typing import ClassVar

from game.rules.core.choices import Choices, Listed
from game.rules.core.errors import IllegalAction
from game.rules.core.kernel import Keep, bare
from game.rules.core.outcome import Outcome
from game.rules.core.seat import SEAT_SETS, Seat
from game.rules.harbor import choices, scoring, setup, view
from game.rules.harbor.actions import HarborAction
from game.rules.harbor.choices import Turn
from game.rules.harbor.events import HarborEvent, Log
from game.rules.harbor.options import HarborOptions
from game.rules.harbor.phases import tuna
from game.rules.harbor.play import is_asked, play
from game.rules.harbor.position import position
from game.rules.harbor.refusal import check_asked, explain
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.state import BIDDING, ENDED, FISHING, FREEZER_CHOICE, TURN, HarborState
from game.rules.harbor.table import Table, table_for
from game.rules.harbor.view import HarborView

NOTHING: Listed[HarborAction] = Listed()


class HarborKernel:
    """Rules page: docs/rules/harbor.md; figures: the spec."""

    title: ClassVar[str] = "harbor"
    rules_version: ClassVar[int] = 2

    def __init__(self, spec: HarborSpec) -> None:
        self.spec = spec
        self._tables: dict[int, Table] = {players: table_for(spec, players) for players in spec.sizes}

    def setup(
        self, options: HarborOptions, seed: int, keep: Keep = bare
    ) -> tuple[HarborState, tuple[HarborEvent, ...]]:
        """H1-H5, and the first turn."""
        options.check(self.spec)
        table = self._tables[options.players]
        state = setup.begin(table, options, seed)
        log = keep(state)
        setup.open_market(table, state, log)
        return state, tuple(log)

    def to_act(self, state: HarborState) -> frozenset[Seat]:
        """All seats while they bid for a tuna, else one, none at the end."""
        return SEAT_SETS[state.waiting]

    def legal(self, state: HarborState, seat: Seat) -> Choices[HarborAction]:
        """The family of the phase."""
        if type(seat) is not int or seat not in SEAT_SETS[state.waiting]:
            return NOTHING
        phase, table = state.phase, self._tables[len(state.cash)]
        if phase is TURN:
            return Turn(table, state, seat)
        if phase is FISHING:
            return choices.MoreFishing(table, state, seat)
        if phase is BIDDING:
            return tuna.Bids(table, state, seat)
        if phase is FREEZER_CHOICE:
            return choices.FREEZERS[seat]
        return tuna.pick_choices(state, seat)

    def apply(
        self, state: HarborState, action: HarborAction, keep: Keep = bare
    ) -> tuple[HarborState, tuple[HarborEvent, ...]]:
        """Checked while it is played, on a copy: a refusal leaves the given state alone."""
        if not is_asked(state, action):
            check_asked(state, action)
        after = state.copy()
        log = keep(after)
        try:
            play(self._tables[len(state.cash)], after, action, log)
        except IllegalAction as why:
            explain(action, why)
        return after, tuple(log)

    def advance(self, state: HarborState, action: HarborAction, log: Log = None) -> None:
        """The same, in place; nothing is copied, so a refusal would leave half an action behind."""
        play(self._tables[len(state.cash)], state, action, log)

    def observe(self, state: HarborState, seat: Seat | None) -> HarborView:
        """H11."""
        return view.observe(self._tables[len(state.cash)], state, seat)

    def position(self, view: HarborView, seed: int) -> HarborState:
        """With dice of its own, and without the bids of others."""
        return position(view, seed)

    def outcome(self, state: HarborState) -> Outcome | None:
        """H81, H82."""
        if state.phase is not ENDED:
            return None
        return scoring.outcome(self._tables[len(state.cash)], state)
