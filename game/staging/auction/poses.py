"""Where every piece of the auction lies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.rules.auction import foresight
from game.rules.auction.spec import AuctionOptions, AuctionSpec
from game.rules.auction.state import Phase
from game.rules.auction.view import AuctionView
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.staging.acts import Names
from game.staging.auction import pieces
from game.staging.auction.account import shown
from game.staging.auction.board import Board
from game.staging.auction.openly import opened
from game.staging.auction.plates import SeatPlaces
from game.staging.auction.stall import Stall
from game.staging.auction.tableau import Tableau
from game.staging.finale.finale import Finale
from game.staging.finale.steps import Count
from game.staging.kept import Kept
from game.staging.seat_plate import Chair
from game.table.layout import Layout
from game.table.pose import Pose, Poses


class Arrangement:
    """A match's table: the map, who sits at it, and its figures; only tableaus change."""

    def __init__(
        self, layout: Layout, chairs: Sequence[Chair], spec: AuctionSpec, options: AuctionOptions
    ) -> None:
        names, crests = tuple(chair.name for chair in chairs), tuple(chair.crest for chair in chairs)
        self.spec, self.options = spec, options
        self.board = Board(layout, spec)
        self.stall = Stall(layout, names, crests, spec, options)
        self.seats = [SeatPlaces(seat, chair, layout) for seat, chair in enumerate(chairs)]
        self.scenery = (*self.board.scenery, *self.stall.scenery)
        self._fixed: Poses = {**self.board.zones, **self.stall.zones}
        for seat in self.seats:
            self._fixed.update(seat.fixed)
        self._reckoned = Kept(foresight.reckoned)
        self._opened = Kept(partial(opened, layout))
        self.finale = Finale(layout, chairs, self._final)

    def _final(self, view: AuctionView, names: Names) -> Count:
        return shown(view, self._reckoned(view, self.spec), self.spec, names)

    def poses(self, tableau: Tableau) -> Poses:
        """All pieces; parts that are as they were last time are the very same poses."""
        if tableau.niches:
            return self.finale.poses(tableau.view)
        found = dict(self._fixed)
        found.update(self.board.poses(tableau))
        found.update(self.stall.poses(tableau))
        outcome = self._reckoned(tableau.view, self.spec)
        for seat in range(tableau.players):
            self._seat(found, tableau, seat, outcome)
        found.update(self._opened(tableau.openly))
        found[pieces.Clock()] = self.seats[tableau.first].clock
        return found

    def warm(self) -> Poses:
        """Nothing here comes in a hurry."""
        return {}

    def later(self) -> tuple[Pose, ...]:
        """Everything is on the table from the start."""
        return ()

    def _seat(self, found: Poses, tableau: Tableau, seat: Seat, outcome: Outcome) -> None:
        places, own = self.seats[seat], tableau.seats[seat]
        found.update(places.plate.called(seat in tableau.acting))
        found.update(places.plate.lamp(seat in tableau.locked if tableau.valuing else None))
        found.update(places.purse(own.money, own.yakuza))
        found.update(places.rows(own.rows, own.wilds))
        openly = tableau.openly
        found.update(places.fan(own.specials, openly.tickets if openly and openly.seat == seat else ()))
        found.update(places.counted(outcome.scores[seat]))
        if seat in tableau.acting and tableau.view.phase is Phase.PURCHASE:
            found.update(places.decline)
