"""The auction behind the common door."""

from __future__ import annotations

from typing import Any, ClassVar, assert_never

from game.rules.auction import scoring, setup, view
from game.rules.auction.actions import AuctionAction, BuyLot, Decline, JoinRow, PayYakuza, PlaceTickets
from game.rules.auction.events import AuctionEvent
from game.rules.auction.phases import laying, offer, purchase, valuation
from game.rules.auction.position import position
from game.rules.auction.refusal import refuse
from game.rules.auction.spec import AuctionOptions, AuctionSpec
from game.rules.auction.state import ENDED, PURCHASE, TAKUSAN_CHOICE, VALUATION, AuctionState
from game.rules.auction.table import Table, table_for
from game.rules.auction.view import AuctionView
from game.rules.core.choices import Choices, Listed
from game.rules.core.kernel import Keep, bare
from game.rules.core.outcome import Outcome
from game.rules.core.seat import SEAT_SETS, Seat

NOTHING: Listed[AuctionAction] = Listed()


class AuctionKernel:
    """Rules page: docs/rules/auction.md; figures: the spec."""

    title: ClassVar[str] = "auction"
    rules_version: ClassVar[int] = 1

    def __init__(self, spec: AuctionSpec) -> None:
        self.spec = spec
        self._tables: dict[AuctionOptions, Table] = {}
        self._options: AuctionOptions | None = None
        self._table: Table
        self._placements: tuple[tuple[valuation.Placements, ...], ...]

    def setup(
        self, options: AuctionOptions, seed: int, keep: Keep = bare
    ) -> tuple[AuctionState, tuple[AuctionEvent, ...]]:
        """A10, A11, and the first offer."""
        if options is not self._options:
            options.check(self.spec)
        state = setup.begin(self._table_of(options), options, seed)
        log = keep(state)
        offer.deal(self._table, state, log)
        return state, tuple(log)

    def to_act(self, state: AuctionState) -> frozenset[Seat]:
        """All seats during valuation, one while buying, none at the end."""
        return SEAT_SETS[state.waiting]

    def legal(self, state: AuctionState, seat: Seat) -> Choices[AuctionAction]:
        """The family of the phase."""
        if type(seat) is not int or seat not in SEAT_SETS[state.waiting]:
            return NOTHING
        if state.options is not self._options:
            self._table_of(state.options)
        phase = state.phase
        if phase is VALUATION:
            return self._placements[seat][state.specials[seat]]
        if phase is PURCHASE:
            return purchase.choices(self._table, state, seat)
        if phase is TAKUSAN_CHOICE:
            return laying.takusan_choices(state, seat)
        return laying.yakuza_choices(state, seat)

    def apply(
        self, state: AuctionState, action: AuctionAction, keep: Keep = bare
    ) -> tuple[AuctionState, tuple[AuctionEvent, ...]]:
        """The next position and what happened."""
        seat: Any = getattr(action, "seat", None)
        if action not in self.legal(state, seat):
            refuse(self._table_of(state.options), state, action)
        after = state.copy()
        log = keep(after)
        self.advance(after, action, log)
        return after, tuple(log)

    def advance(
        self, state: AuctionState, action: AuctionAction, log: list[AuctionEvent] | None = None
    ) -> None:
        """In place and unchecked."""
        table = self._table if state.options is self._options else self._table_of(state.options)
        # A chain and no `match`: that takes twice as long, at every decision.
        if isinstance(action, PlaceTickets):
            valuation.place(table, state, action, log)
        elif isinstance(action, BuyLot):
            purchase.buy(table, state, action, log)
        elif isinstance(action, Decline):
            purchase.decline(table, state, action, log)
        elif isinstance(action, JoinRow):
            laying.join(table, state, action.seat, action.product, log)
            purchase.go_on(table, state, action.seat, log)
        elif isinstance(action, PayYakuza):
            laying.pay(table, state, action.seat, action.product, log)
            purchase.go_on(table, state, action.seat, log)
        else:
            assert_never(action)

    def observe(self, state: AuctionState, seat: Seat | None) -> AuctionView:
        """A32."""
        return view.observe(state, seat)

    def position(self, view: AuctionView, seed: int) -> AuctionState:
        """With the rest of the deck in any order."""
        return position(self._table_of(view.options), view, seed)

    def outcome(self, state: AuctionState) -> Outcome | None:
        """A60-A62."""
        if state.phase is not ENDED:
            return None
        return scoring.outcome(self._table_of(state.options), state, scoring.niches(state))

    def _table_of(self, options: AuctionOptions) -> Table:
        """The last one is at hand, since most questions in a row are about one match."""
        if options is not self._options:
            if options not in self._tables:
                self._tables[options] = table_for(self.spec, options)
            self._table = self._tables[options]
            self._placements = valuation.families(self._table.lots)
            self._options = options
        return self._table
