"""The chant: its three beats, the syllable that is called, fists, and the bids they become."""

from __future__ import annotations

from dataclasses import replace

from game.i18n.door import _, language
from game.rules.core.seat import Seat
from game.rules.duel.spec import SEATS
from game.staging import places
from game.staging.duel import faces, pieces
from game.staging.duel.places import SYLLABLE
from game.staging.duel.tableau import Tableau
from game.staging.kept import Kept
from game.table.layout import Layout
from game.table.pose import Face, Pose, Poses

PUMP = 20
"""How high a fist goes on every other beat."""

PLATE_RIM = 50
"""How much larger than a syllable the closing plate is, on every side."""

PLATE_RAISED = 125
"""How much higher it lies: the barrel belongs to the count."""

READY = (96, 36)
BEATS = (1, 2, 3)


class Voices:
    """One per match."""

    def __init__(self, layout: Layout) -> None:
        self._reveals = [layout.at(pieces.Fist(seat)) for seat in SEATS]
        self._chant, self._syllable = layout.at(pieces.Chant()), layout.at(pieces.Syllable(0))
        self._beats, self._hands = Kept(self._beat_poses), Kept(self._hand_poses)

    def poses(self, table: Tableau) -> Poses:
        """Nothing in them depends on a bid before it is open."""
        return {
            **self._beats(table.beat),
            **self._hands(table.bidding, table.bids, table.beat, table.ready, language()),
        }

    def syllable(self, beat: int) -> Pose:
        """Large, over the table."""
        return places.filling(self._syllable, SYLLABLE, faces.syllable(beat))

    def plate(self, face: Face) -> Pose:
        """What closes the match, over the hooks."""
        pose = places.filling(self._syllable, SYLLABLE, face, -PLATE_RIM)
        return replace(pose, y=pose.y - PLATE_RAISED)

    def hand(self, seat: Seat, face: Face) -> Pose:
        """Before the seat's side of the balance."""
        return places.filling(self._reveals[seat], places.MARKER, face)

    def _beat_poses(self, beat: int) -> Poses:
        """A strip of small ones tells how far the chant is."""
        slot, width = self._chant, self._chant.h * 4 / 3
        found: Poses = {
            pieces.Beat(number - 1): Pose(
                slot.x + slot.w * (number - 0.5) / len(BEATS),
                slot.cy,
                width,
                slot.h,
                places.CELL,
                faces.syllable(number, said=number <= beat),
            )
            for number in BEATS
        }
        found[pieces.Chant()] = places.zone(slot)
        if beat:
            found[pieces.Syllable(beat)] = self.syllable(beat)
        return found

    def _hand_poses(
        self, bidding: bool, bids: tuple[int | None, ...], beat: int, ready: frozenset[Seat], spoken: str
    ) -> Poses:
        """The badge is `spoken` in a language."""
        found: Poses = {}
        for seat, bid in enumerate(bids):
            if bid is not None:
                found[pieces.ShownBid(seat)] = self.hand(seat, faces.bid(bid))
            elif bidding:
                fist = self.hand(seat, faces.fist())
                found[pieces.Fist(seat)] = replace(fist, y=fist.y - PUMP * (beat % 2))
            if seat in ready:
                found[pieces.Ready(seat)] = self._badge(seat)
        return found

    def _badge(self, seat: Seat) -> Pose:
        slot = self._reveals[seat]
        return Pose(
            slot.cx, slot.y + slot.h - READY[1] / 2, *READY, places.MARKER + 1, faces.ready(_("Ready"))
        )
