"""Where every piece of the duel lies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from game.i18n.door import language
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.rules.duel import scoring
from game.rules.duel.spec import SEATS, Colour, DuelOptions, DuelSpec, FaceId
from game.rules.duel.table import table_for
from game.staging.acts import Names
from game.staging.duel import faces, pieces, terms
from game.staging.duel.account import shown
from game.staging.duel.future import Future
from game.staging.duel.quay import Quay
from game.staging.duel.side import Side
from game.staging.duel.tableau import Tableau
from game.staging.duel.voices import BEATS, Voices
from game.staging.finale.finale import Finale
from game.staging.finale.steps import Count
from game.staging.kept import Kept
from game.staging.seat_plate import Chair
from game.table.layout import Layout
from game.table.pose import Pose, Poses

PACE: Final = 0.5
"""A duel is short: its count takes half the time of the auction's."""


class Arrangement:
    """A match's table: the map, who sits at it, and its figures; only tableaus change."""

    def __init__(self, layout: Layout, chairs: Sequence[Chair], spec: DuelSpec, options: DuelOptions) -> None:
        self.spec, self._chairs, self._layout = spec, tuple(chairs), layout
        self.quay, self.voices = Quay(layout, spec, options), Voices(layout, tuple(chairs))
        self._future = Future(layout, chairs, spec, options, self.quay.beam)
        self.sides = [Side(seat, chair, layout, spec) for seat, chair in enumerate(chairs)]
        self.scenery: tuple[Pose, ...] = ()
        self._fixed: Poses = {**self.quay.fixed, **self.voices.fixed}
        for side in self.sides:
            self._fixed.update(side.fixed)
        self._reckoned = Kept(partial(scoring.tally, table_for(spec)))
        self.finale = Finale(layout, chairs, self._final, PACE)

    def _final(self, tableau: Tableau, names: Names) -> Count:
        return shown(tableau.piles, self.outcome(tableau), self.spec, names)

    def poses(self, tableau: Tableau) -> Poses:
        """All pieces; parts that are as they were last time are the very same poses."""
        if tableau.ended:
            return self.finale.poses(tableau)
        found = dict(self._fixed)
        found.update(self.quay.poses(tableau))
        found.update(self.voices.poses(tableau))
        found.update(self._future.poses(tableau))
        outcome = self.outcome(tableau)
        for seat in SEATS:
            self._side(found, tableau, seat, outcome)
        return found

    def outcome(self, tableau: Tableau) -> Outcome:
        """As if the match ended now."""
        return self._reckoned(tableau.piles, tableau.barrel)

    def warm(self) -> Poses:
        """What comes in the rhythm of a chant, or covers the whole window: no frame may wait for it."""
        found: Poses = self.quay.daylight()
        for beat in BEATS:
            found[pieces.Beat(beat)] = self.voices.flag(beat - 1, beat)
        for seat in SEATS:
            for bid in range(len(faces.HANDS)):
                found |= {(id, bid): pose for id, pose in self.voices.arm(seat, 0, bid).items()}
        return found

    def later(self) -> tuple[Pose, ...]:
        """Everything is on the table from the start."""
        return ()

    def _side(self, found: Poses, tableau: Tableau, seat: Seat, outcome: Outcome) -> None:
        side, piles = self.sides[seat], tableau.piles[seat]
        sizes, number = tuple(map(len, piles)), self.quay.number(tableau.day)
        *of_piles, _barrel = outcome.lines[seat]
        near = self._near(tableau.hung, sizes, number)
        found.update(side.called(seat in tableau.acting))
        found.update(side.cross(tableau.bidding and seat in tableau.acting))
        found.update(side.lamp(tableau.presses[seat], seat in tableau.ready, tableau.bidding, language()))
        found.update(side.piles(piles))
        found.update(side.counts(piles, tuple(of_piles)))
        found.update(side.plaques(sizes, number, near))
        found.update(side.score(outcome.scores[seat]))

    def _near(self, hung: Sequence[FaceId], sizes: tuple[int, ...], number: int) -> frozenset[Colour]:
        """D33: the colours whose bonus one of the cards that hang would bring now."""
        halves = (half for face in hung for half in terms.halves(self.spec.cards, face))
        return frozenset(half.colour for half in halves if sizes[half.colour] == number - 1)
