"""Who asks what something is, and what lies on the table then."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.i18n.door import pgettext
from game.i18n.formats import in_a_row
from game.rules.core.seat import Seat
from game.rules.harbor.markets.stay import Stay
from game.rules.harbor.position import position
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table, table_for
from game.rules.harbor.view import HarborView, SeatView
from game.rules.harbor.words import Market
from game.staging.acts import Names


@dataclass(frozen=True, slots=True)
class Asking:
    """`seat` is nobody in particular where spectators ask."""

    view: HarborView
    spec: HarborSpec
    names: Names
    seat: Seat | None

    @property
    def table(self) -> Table:
        """As so many players see the figures."""
        return table_for(self.spec, len(self.view.seats))

    @property
    def state(self) -> HarborState:
        """A position that the view could be of; a new one each time, so it may be changed."""
        return position(self.view, 0)

    def stay(self, seat: Seat, market: Market) -> Stay:
        """As if a seat stood in a market, its entry paid with nothing."""
        state = self.state
        return Stay(self.table, state, seat, market, None, state.sea.crab)

    def name(self, seat: Seat) -> str:
        """Of a seat."""
        return self.names[seat]

    def own(self, seat: Seat) -> SeatView:
        """What a seat has."""
        return self.view.seats[seat]

    @property
    def who(self) -> tuple[Seat, ...]:
        """The seat that asks, if it is one."""
        return () if self.seat is None else (self.seat,)

    def rivals(self, seat: Seat) -> list[Seat]:
        """All others, in the order of their turns after this seat."""
        players = len(self.view.seats)
        return [(seat + ahead) % players for ahead in range(1, players)]

    def each(self, seats: Iterable[Seat], amount: Callable[[Seat], str]) -> str:
        """Names with their figures."""
        return in_a_row(
            [
                pgettext(
                    "a name and its figure", "{name} {figure}", name=self.names[seat], figure=amount(seat)
                )
                for seat in seats
            ]
        )
