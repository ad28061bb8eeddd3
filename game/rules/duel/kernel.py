"""The duel behind the common door."""

from __future__ import annotations

from typing import ClassVar, Final, assert_never

from game.rules.core.choices import Choices, Listed
from game.rules.core.kernel import Keep, bare
from game.rules.core.outcome import Outcome
from game.rules.core.seat import SEAT_SETS, Seat
from game.rules.duel import scoring, setup, view
from game.rules.duel.actions import Bid, ChooseHalf, DiscardCard, DuelAction, StealCard, TakeCard
from game.rules.duel.events import DuelEvent, Log
from game.rules.duel.phases import arrival, bidding, gains, hanging, taking, turn
from game.rules.duel.position import position
from game.rules.duel.refusal import refuse
from game.rules.duel.spec import DuelOptions, DuelSpec
from game.rules.duel.state import BIDDING, CHOOSING_HALF, ENDED, SETTLING, STEALING, TAKING, DuelState
from game.rules.duel.table import table_for
from game.rules.duel.view import DuelView

NOTHING: Final[Listed[DuelAction]] = Listed()


class DuelKernel:
    """Rules page: docs/rules/duel.md; figures: the spec."""

    title: ClassVar[str] = "duel"
    rules_version: ClassVar[int] = 1

    def __init__(self, spec: DuelSpec) -> None:
        self.spec = spec
        self._table = table_for(spec)

    def setup(
        self, options: DuelOptions, seed: int, keep: Keep = bare
    ) -> tuple[DuelState, tuple[DuelEvent, ...]]:
        """D10, and the first two cards hung."""
        options.check(self.spec)
        state = setup.begin(self._table, options, seed)
        log = keep(state)
        hanging.hang(self._table, state, log)
        return state, tuple(log)

    def to_act(self, state: DuelState) -> frozenset[Seat]:
        """Both seats until they have bid, then one at a time, none at the end."""
        return SEAT_SETS[state.waiting]

    def legal(self, state: DuelState, seat: Seat) -> Choices[DuelAction]:
        """The family of the phase."""
        if seat not in SEAT_SETS[state.waiting]:
            return NOTHING
        phase = state.phase
        if phase is BIDDING:
            return self._table.bids[seat]
        if phase is TAKING:
            return taking.CHOICES[seat]
        if phase is CHOOSING_HALF:
            return arrival.CHOICES[seat]
        if phase is STEALING:
            return gains.steal_choices(state, seat)
        return gains.discard_choices(state, seat)

    def apply(
        self, state: DuelState, action: DuelAction, keep: Keep = bare
    ) -> tuple[DuelState, tuple[DuelEvent, ...]]:
        """The next position and what happened."""
        seat = getattr(action, "seat", None)
        if type(seat) is not int or action not in self.legal(state, seat):
            refuse(self._table, state, action)
        after = state.copy()
        log = keep(after)
        self.advance(after, action, log)
        return after, tuple(log)

    def advance(self, state: DuelState, action: DuelAction, log: Log = None) -> None:
        """In place and unchecked; an answer empties `waiting`, except for the first of two bids."""
        table, seat = self._table, action.seat
        state.waiting &= ~(1 << seat)
        if state.phase is not BIDDING:
            state.phase = SETTLING
        match action:
            case Bid():
                bidding.bid(table, state, seat, action.bid, log)
            case TakeCard():
                taking.take(table, state, seat, action.place, state.cause, log)
            case ChooseHalf():
                arrival.choose_half(table, state, seat, action.half, log)
            case StealCard():
                gains.steal(table, state, seat, action.card, state.cause, log)
            case DiscardCard():
                gains.discard(state, seat, action.card, state.cause, log)
            case _:
                assert_never(action)
        if not state.waiting:
            turn.go_on(table, state, log)

    def observe(self, state: DuelState, seat: Seat | None) -> DuelView:
        """D11."""
        return view.observe(self._table, state, seat)

    def position(self, view: DuelView, seed: int) -> DuelState:
        """With the draw pile in any order."""
        return position(view, seed)

    def outcome(self, state: DuelState) -> Outcome | None:
        """D70-D73."""
        return scoring.outcome(self._table, state) if state.phase is ENDED else None
