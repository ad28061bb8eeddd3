"""Where every piece of the harbor lies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from game.rules.core.seat import Seat
from game.rules.harbor import scoring
from game.rules.harbor.options import HarborOptions
from game.rules.harbor.position import position
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.state import Phase
from game.rules.harbor.table import table_for
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import KINDS, RESOURCES, SLOTS
from game.staging import places, sheets, zoom
from game.staging.acts import Names
from game.staging.finale.finale import Finale
from game.staging.finale.steps import Count
from game.staging.harbor import art, pieces
from game.staging.harbor.account import shown
from game.staging.harbor.hands import Hand
from game.staging.harbor.houses import Houses
from game.staging.harbor.plates import SeatPlaces
from game.staging.harbor.quay import Quay
from game.staging.harbor.race import Race
from game.staging.harbor.sheets.auctioning import AuctionSheet
from game.staging.harbor.sheets.parts import ground
from game.staging.harbor.shop import Shop
from game.staging.harbor.sizes import sizes
from game.staging.harbor.tableau import Tableau, auctioning, closed, revealed
from game.staging.pieces import Sheet
from game.staging.seat_plate import Chair
from game.table.layout import Layout
from game.table.pose import FAINT, NOTHING, Face, PieceId, Pose, Poses

FLYING: Final = 52.0
"""The side of what flies."""

AFLOAT: Final = (pieces.Boat, pieces.Hold, pieces.Barrel)
FADING: Final = (*AFLOAT, pieces.Ware, pieces.Token, pieces.LicenceSlot)


class Arrangement:
    """A match's table: the map, who sits at it, and its figures; only tableaus change."""

    def __init__(
        self, layout: Layout, chairs: Sequence[Chair], spec: HarborSpec, options: HarborOptions
    ) -> None:
        self.layout, self.spec, self.table = layout, spec, table_for(spec, len(chairs))
        self.crests = tuple(chair.crest for chair in chairs)
        large = layout.plan.large
        written = zoom.halved(layout) if large else layout
        self._grown: Callable[[Poses], Poses] = zoom.Zoom() if large else _as_it_is
        self.enlarged: Callable[[Pose], Pose] = zoom.zoomed if large else _as_large
        seats = range(len(chairs))
        each = [sizes(len(chairs), layout.plan, seat) for seat in seats]
        self.houses = Houses(layout, self.table)
        self.race = Race(layout, self.table, self.crests, options.always_ends)
        self.seats = [SeatPlaces(seat, chairs[seat], written, self.table, each[seat]) for seat in seats]
        self.quays = [Quay(seat, layout, self.table, each[seat]) for seat in seats]
        self.shops = [Shop(seat, written, each[seat]) for seat in seats]
        self.finale = Finale(layout, chairs, self._counted)
        self.sheet = AuctionSheet(written, self.table, chairs)
        self.hands = [Hand(seat, written, self.table) for seat in seats]
        self.scenery: Sequence[Pose] = ()

    def poses(self, tableau: Tableau) -> Poses:
        """All pieces; parts that are as they were last time are the very same poses."""
        if tableau.view.phase is Phase.ENDED:
            return self.finale.poses(tableau.view)
        found, drawn = self._of(tableau, tableau.view), tableau.entry.view
        if drawn is not None:
            found = _faded(found, self._of(tableau, drawn))
        found.update(self._grown(self.auction(tableau)))
        found.update(sheets.laid(tableau.entry.cells))
        return found

    def tokens(self, seat: Seat) -> Pose:
        """Where the first token of a seat would lie, for one that is on its way."""
        own = self.seats[seat]
        return self.enlarged(places.square(*own.token_place, own.token_side, 0, NOTHING))

    def _counted(self, view: HarborView, names: Names) -> Count:
        return shown(scoring.outcome(self.table, position(view, 0)), names)

    def auction(self, tableau: Tableau) -> Poses:
        """H42: what lies over the table while a tuna is sold."""
        if not auctioning(tableau.view):
            return {}
        found = self.sheet.poses(tableau)
        for hand in self.hands:
            found.update(hand.poses(tableau))
        return found

    def _of(self, tableau: Tableau, view: HarborView) -> Poses:
        found: Poses = {**self.houses.poses(view), **self.race.poses(view)}
        for seat in range(tableau.players):
            plate = self.seats[seat].poses(view, seat in acting(tableau), locked(tableau, seat))
            found.update(self._grown(plate))
            found.update(self.quays[seat].fixed)
            found.update(self.quays[seat].poses(view))
            found.update(self._grown(self.shops[seat].poses(view.seats[seat].wares)))
        return found

    def warm(self) -> Poses:
        """Nothing here comes in a hurry."""
        return {}

    def later(self) -> tuple[Pose, ...]:
        """What flies, and the ground of the sheets."""
        images = [art.YEN, art.LOAN, art.SHARE, *map(art.crest, self.crests)]
        images += [art.token(resource) for resource in RESOURCES]
        images += [art.barrel(kind) for kind in KINDS]
        images += [art.slot(slot) for slot in SLOTS]
        flying = [places.square(0, 0, FLYING, 0, Face(image)) for image in images]
        areas = [self.layout.area(piece) for piece in (Sheet(), pieces.Strip())]
        grounds = [ground(area, seat) for seat in range(len(self.crests)) for area in areas]
        return (*flying, *map(sheets.pose, grounds))


def _as_it_is(poses: Poses) -> Poses:
    return poses


def _as_large(pose: Pose) -> Pose:
    return pose


def _faded(now: Poses, then: Poses) -> Poses:
    """What a decision would bring or send elsewhere is faint; figures change at once."""
    return {
        id: replace(pose, face=replace(pose.face, opacity=FAINT))
        if isinstance(id, FADING) and _is_news(id, now.get(id), pose)
        else pose
        for id, pose in then.items()
    }


def _is_news(id: PieceId, before: Pose | None, pose: Pose) -> bool:
    """Wares, tokens and licences only close up where others are gone, wares with more room for each."""
    if before is None or isinstance(id, AFLOAT):
        return before != pose
    return before.face != pose.face and not isinstance(id, pieces.Ware)


def acting(tableau: Tableau) -> frozenset[Seat]:
    """Whose lantern is lit."""
    return tableau.view.to_act - closed(tableau)


def locked(tableau: Tableau, seat: Seat) -> bool | None:
    """H42: whether a hand is closed; None where nobody bids."""
    view = tableau.view
    if view.phase is not Phase.BIDDING or not auctioning(view) or revealed(view):
        return None
    return seat in closed(tableau)
