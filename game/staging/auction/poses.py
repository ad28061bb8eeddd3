"""Where every piece of the auction lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.rules.auction import foresight
from game.rules.auction.foresight import Laid
from game.rules.auction.spec import PRODUCTS, TAKUSAN, YAKUZA, AuctionOptions, AuctionSpec, Card
from game.rules.auction.state import Phase
from game.rules.auction.view import AuctionView
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.staging import places, zoom
from game.staging.acts import Names
from game.staging.auction import pieces, round_face
from game.staging.auction.account import shown
from game.staging.auction.openly import opened
from game.staging.auction.plates import SeatPlaces
from game.staging.auction.race import Race
from game.staging.auction.stall import Stall
from game.staging.auction.tableau import BUYING, Tableau
from game.staging.finale.finale import Finale
from game.staging.finale.steps import Count
from game.staging.kept import Kept
from game.staging.seat_plate import Chair
from game.table.layout import Layout
from game.table.pose import Face, Panel, Pose, Poses
from game.ui import theme

QUESTION = Face(panel=Panel(theme.INDIGO_DEEP, theme.GOLD, 4, theme.RADIUS))


class Arrangement:
    """A match's table in one plan of the map: who sits at it, and its figures; only tableaus change."""

    def __init__(
        self, layout: Layout, chairs: Sequence[Chair], spec: AuctionSpec, options: AuctionOptions
    ) -> None:
        crests = tuple(chair.crest for chair in chairs)
        self.layout, self.spec, self.options, self.chairs = layout, spec, options, tuple(chairs)
        self.race = Race(layout, spec, [(chair.name, chair.crest) for chair in chairs])
        large = layout.plan.large
        self._written = zoom.halved(layout) if large else layout
        self._grown: Callable[[Poses], Poses] = zoom.Zoom() if large else _as_it_is
        self.stall = Stall(self._written, crests, spec, options)
        bonuses = options.special_scoring
        self.seats = [SeatPlaces(seat, chair, layout, bonuses) for seat, chair in enumerate(chairs)]
        self.scenery: tuple[Pose, ...] = ()
        self._fixed: Poses = {}
        for seat in self.seats:
            self._fixed.update(self._grown(seat.fixed))
        if large:
            question = pieces.Question()
            self._fixed[question] = places.filling(layout.at(question), places.PLATE, QUESTION)
        self._reckoned = Kept(foresight.reckoned)
        self._before = Kept(foresight.starts)
        self._laid, self._gains = Kept(foresight.laid_at_best), Kept(self._gains_of)
        self._opened = Kept(partial(opened, layout))
        self._round, self._imagined = Kept(self._round_pose), Kept(self.race.ghosts)
        self.finale = Finale(layout, chairs, self._final)

    def _final(self, view: AuctionView, names: Names) -> Count:
        return shown(view, self._reckoned(view, self.spec), self.spec, names)

    def poses(self, tableau: Tableau) -> Poses:
        """All pieces; parts that are as they were last time are the very same poses."""
        if tableau.niches:
            return self.finale.poses(tableau.view)
        found = dict(self._fixed)
        found.update(self._grown(self._round(tableau.round)))
        before = self._before(tableau.view, self.spec)
        buying = self._buying(tableau)
        found.update(self.race.poses(tableau.spaces, tableau.stack, before, buying))
        found.update(self._grown(self.stall.poses(tableau)))
        outcome = self._reckoned(tableau.view, self.spec)
        seated: Poses = {}
        for seat in range(tableau.players):
            self._seat(seated, tableau, seat, outcome)
        found.update(self._grown(seated))
        found.update(self._opened(tableau.openly))
        found.update(self._ghosts(tableau))
        found[pieces.Clock()] = self.seats[tableau.first].clock
        return found

    def warm(self) -> Poses:
        """Nothing here comes in a hurry."""
        return {}

    def later(self) -> tuple[Pose, ...]:
        """Everything is on the table from the start."""
        return ()

    def _ghosts(self, tableau: Tableau) -> Poses:
        """Where the fish would be, if all voted like whoever lays openly: nothing of others' tickets."""
        openly = tableau.openly
        if openly is None or not any(ticket is not None for ticket in openly.tickets):
            return {}
        _, pushes = self.stall.as_if(tableau.view, self.spec, openly.tickets)
        return self._imagined(tableau.spaces, pushes, self.chairs[openly.seat].name)

    def _round_pose(self, now: int) -> Poses:
        slot = self._written.at(pieces.Round())
        face = round_face.seal(max(1, now), self.spec.rounds, slot.w, slot.h)
        return {pieces.Round(): places.filling(slot, places.CELL, face)}

    def _buying(self, table: Tableau) -> tuple[tuple[Seat, bool, bool], ...]:
        """Who buys when, once prices are known: now, or done."""
        if table.view.phase not in BUYING:
            return ()
        order = [(table.first + turn) % table.players for turn in range(table.players)]
        asked = min(table.view.to_act, default=None)
        turn = len(order) if asked is None else order.index(asked)
        return tuple((seat, seat == asked, place < turn) for place, seat in enumerate(order))

    # ------------------------------------------------------------ seats

    def _seat(self, found: Poses, tableau: Tableau, seat: Seat, outcome: Outcome) -> None:
        places_of, own = self.seats[seat], tableau.seats[seat]
        openly = tableau.openly
        ghost = self._ghost(tableau, seat)
        found.update(places_of.plate.called(seat in tableau.acting))
        found.update(places_of.plate.lamp(seat in tableau.locked if tableau.valuing else None))
        paid = None if ghost is None else own.money - ghost[0]
        found.update(places_of.purse(own.money, own.yakuza, paid))
        if places_of.wide and openly is not None:
            found.update(places_of.tray(own.specials, openly))
            return
        found.update(places_of.counted(outcome.scores[seat]))
        if openly is not None and openly.seat == seat:
            found.update(places_of.tray(own.specials, openly))
        if places_of.detailed:
            found.update(places_of.rows(own.rows, own.wilds, None if ghost is None else ghost[1]))
        if openly is not None and openly.seat == seat:
            return
        if places_of.fanned and not places_of.wide:
            found.update(places_of.fan(own.specials))
        else:
            found.update(places_of.beside(own.specials))
        if tableau.buyer == seat and places_of.wide:
            self._asked(found, tableau, seat)

    def _asked(self, found: Poses, table: Tableau, seat: Seat) -> None:
        """Declining, or the card that wants to know its row."""
        asked, places_of = table.asked, self.seats[seat]
        if table.view.phase is Phase.PURCHASE:
            chosen = asked is not None and asked.declines
            found.update(places_of.declining(self.spec.decline_pay, chosen))
        else:
            card = TAKUSAN if table.view.phase is Phase.TAKUSAN else YAKUZA
            row = None if asked is None else asked.row
            found.update(places_of.questioned(card, self._gains(table.view, seat), row))

    def _ghost(self, table: Tableau, seat: Seat) -> tuple[int, Laid] | None:
        """What the chosen lot costs its buyer, and the rows it leads to."""
        lot = table.asked.lot if table.asked is not None and table.buyer == seat else None
        if lot is None or table.view.phase is not Phase.PURCHASE or table.buyers[lot] is not None:
            return None
        price = self.stall.tiles[table.ranking.index(lot)].price
        return price, self._laid(table.view, self.spec, seat, lot)

    def _gains_of(self, view: AuctionView, seat: Seat) -> tuple[tuple[Card, int, int], ...]:
        """Of each row that can be chosen: the cards in it, and what choosing it changes."""
        own, takusan = view.seats[seat], view.phase is Phase.TAKUSAN
        return tuple(
            (
                product,
                own.rows[product] + own.wilds[product],
                foresight.row_gain(view, self.spec, seat, product, takusan),
            )
            for product in PRODUCTS
            if own.rows[product] or (takusan and own.wilds[product])
        )


def _as_it_is(poses: Poses) -> Poses:
    return poses
