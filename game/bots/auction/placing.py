"""Which tickets to lay: placements meet imagined ones of the others, and the worse half drops out."""

from __future__ import annotations

from operator import add
from random import Random
from typing import Final

from game.bots.auction.outlook import Outlook
from game.bots.auction.stall import Stall, lead
from game.rules.auction.actions import PlaceTickets
from game.rules.auction.phases import quotation
from game.rules.auction.spec import NORMALS, SPECIALS, AuctionSpec, Ticket
from game.rules.auction.stand_in import stand_in
from game.rules.auction.table import Table
from game.rules.auction.view import AuctionView
from game.rules.core.seat import Seat

CANDIDATES: Final = 40
MEETINGS: Final = 3
"""How many imagined rounds each candidate goes through before half of them drop out."""

SPECIAL_CHANCE: Final = 0.2
"""How likely each special left is to be laid, in what is imagined."""

SPECIAL_WORTH: Final = 2.0
"""Points a special must bring to be spent in the first round; ever fewer later, as its chances go."""

Placement = tuple[Ticket, ...]


class Placing:
    """A valuation thought over in small steps; what has done best so far is listed first."""

    def __init__(
        self, view: AuctionView, seat: Seat, spec: AuctionSpec, table: Table, random: Random
    ) -> None:
        self._seat, self._table, self._random = seat, table, random
        self._start = stand_in(view)
        self._outlook = Outlook(view, spec)
        self._stall = Stall(view, spec, self._outlook)
        self._specials = [other.specials for other in view.seats]
        self._saving = SPECIAL_WORTH * (spec.rounds - view.round) / spec.rounds
        self._field = sorted({self._imagined(seat) for _ in range(CANDIDATES)})
        self._leads = [0.0] * len(self._field)
        self._next = self._met = 0
        self._round: list[Placement | None] = []

    @property
    def decided(self) -> bool:
        """Whether one candidate is left."""
        return len(self._field) == 1

    @property
    def best(self) -> PlaceTickets:
        """What would be laid if it had to be now."""
        return PlaceTickets(self._seat, self._field[0])

    @property
    def lead(self) -> float:
        """How far ahead of the others' average it came on the average of the imagined rounds."""
        return self._leads[0] / max(1, self._met)

    def step(self) -> None:
        """One candidate goes through an imagined round; every candidate goes through the same ones."""
        if not self._next:
            self._round = [self._imagined(seat) for seat in range(self._table.players)]
        self._leads[self._next] += self._lead(self._field[self._next])
        self._next = (self._next + 1) % len(self._field)
        if not self._next:
            self._met += 1
            if self._met % MEETINGS == 0:
                self._halve()

    def _halve(self) -> None:
        ranked = sorted(zip(self._leads, self._field, strict=True), reverse=True)
        kept = ranked[: (len(ranked) + 1) // 2]
        self._leads, self._field = [points for points, _ in kept], [tickets for _, tickets in kept]

    def _imagined(self, seat: Seat) -> Placement:
        """Normal tickets in any order, now and then a special instead of one."""
        tickets = self._random.sample(NORMALS, self._table.lots)
        for special in self._specials[seat]:
            if self._random.random() < SPECIAL_CHANCE:
                tickets[self._random.randrange(len(tickets))] = special
        return tuple(tickets)

    def _lead(self, tickets: Placement) -> float:
        """How far ahead of the others the seat comes out of the round, after what its specials are worth."""
        state = self._start.copy()
        self._round[self._seat] = tickets
        state.placed = self._round
        quotation.quote(self._table, state, None)
        worths = self._outlook.worths(state.spaces, state.arrived)
        profits = self._stall.buy_in_turn(
            self._stall.turns(),
            range(self._table.lots),
            self._stall.prices(state.ranking),
            self._stall.values(worths),
        )
        spent = len([ticket for ticket in tickets if ticket in SPECIALS])
        return lead(list(map(add, profits, self._stall.holdings(worths))), self._seat) - self._saving * spent
