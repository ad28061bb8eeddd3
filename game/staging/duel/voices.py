"""The chant: its three syllables, the arms that come in with them, and the hands that open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.i18n.door import language
from game.rules.core.seat import Seat
from game.rules.duel.spec import SEATS
from game.staging import places
from game.staging.duel import faces, pieces
from game.staging.duel.places import ARM, DUSK, VOICE
from game.staging.duel.tableau import Tableau
from game.staging.kept import Kept
from game.staging.seat_plate import Chair
from game.table.layout import Layout, Slot
from game.table.pose import Pose, Poses
from game.ui.frame import HEIGHT, WIDTH

BEATS: Final = (1, 2, 3)
CRY: Final = (1.2, 1.2, 1.32)
"""How much higher each syllable is when it is said than before and after."""

REACH: Final = (0.0, 260.0, 330.0, 662.0)
"""How far the tip of a fist is from its edge of the screen, by the syllables said."""

HAND: Final = (290.0, 281.0)
RETREAT: Final = 0.46
"""The part of its reach that a beaten arm still has."""

OVER: Final = 33.0
"""How far the cuff reaches over the wrist."""

CUFF: Final = 75.0
SLEEVE: Final = 1400.0
DISC: Final = 164.0
BEHIND: Final = 190.0
"""From the wrist to the middle of the disc with the figure."""


class Voices:
    """One per match."""

    def __init__(self, layout: Layout, chairs: Sequence[Chair]) -> None:
        self._chairs, self._stand = chairs, layout.at(pieces.Stand())
        self._reveals = [layout.at(pieces.Hand(seat)) for seat in SEATS]
        self._flags = [layout.at(pieces.Beat(number)) for number in range(len(BEATS))]
        self._beats, self._hands = Kept(self._beat_poses), Kept(self._hand_poses)
        self.fixed: Poses = {pieces.Stand(): places.zone(layout.at(pieces.Stand()))}

    def poses(self, table: Tableau) -> Poses:
        """Nothing in them depends on a bid before it is open."""
        return {
            **self._beats(table.beat, table.bidding),
            **self._hands(table.bids, table.beat, table.thrown, language()),
        }

    def flag(self, number: int, beat: int) -> Pose:
        """A syllable: large while it is said."""
        slot, face = self._flags[number], faces.syllable(number, said=beat > number)
        high = slot.h * (CRY[number] if beat == number + 1 else 1.0)
        return Pose(slot.cx, slot.cy, high * 4 / 3, high, VOICE, face)

    def arm(self, seat: Seat, tip: float, bid: int, y: float | None = None) -> Poses:
        """A hand whose fingers reach so far in from its edge of the screen; 0 is the fist."""
        slot = self._reveals[seat]
        y, (width, height) = slot.cy if y is None else y, HAND
        hand = Pose(self._from_edge(seat, tip - width / 2), y, width, height, ARM + 1, faces.hand(seat, bid))
        end = tip - width - OVER + CUFF
        cloth = faces.sleeve(seat, SLEEVE, height)
        sleeve = Pose(self._from_edge(seat, end - SLEEVE / 2), y, SLEEVE, height, ARM, cloth)
        return {pieces.Sleeve(seat): sleeve, pieces.Hand(seat): hand}

    def thrown(self, seat: Seat, bid: int) -> Poses:
        """Before the hung cards, with the figure on the sleeve."""
        tip = self._reveals[seat].w
        return {**self.arm(seat, tip, bid), pieces.Figure(seat): self.figure(seat, bid, tip)}

    def judged(self, seat: Seat, bid: int, won: bool) -> Poses:
        """The higher figure is larger, the lower arm bends back and is nearly gone."""
        tip = self._reveals[seat].w
        if won:
            return {**self.arm(seat, tip, bid), pieces.Figure(seat): self.figure(seat, bid, tip, DISC * 1.25)}
        arm = self.arm(seat, tip * RETREAT, faces.BENT)
        return {**arm, pieces.Figure(seat): self.figure(seat, bid, tip * RETREAT, DISC, lost=True)}

    def reach(self, seat: Seat) -> float:
        """How far in the fingers of a thrown hand are."""
        return self._reveals[seat].w

    def gone(self, seat: Seat, bid: int, y: float | None = None) -> Poses:
        """Off the screen."""
        return self.arm(seat, -HAND[0] / 4, bid, y)

    def star(self, seat: Seat) -> Pose:
        """Around an open hand."""
        x, side = self._from_edge(seat, self._reveals[seat].w - HAND[0] / 2), faces.STAR
        return Pose(x, self._reveals[seat].cy, side, side, ARM - 1, faces.star(seat))

    def verdict(self, bids: tuple[int, int]) -> Pose:
        """On the stand."""
        names, crests = (tuple(getattr(chair, word) for chair in self._chairs) for word in ("name", "crest"))
        face = faces.verdict(bids, names, crests, self._stand.w, self._stand.h)
        return places.filling(self._stand, VOICE, face)

    def figure(self, seat: Seat, bid: int, tip: float, side: float = DISC, lost: bool = False) -> Pose:
        """On the sleeve of a hand that reaches so far."""
        x = self._from_edge(seat, max(tip - HAND[0] - BEHIND, side / 2 + 8))
        face = faces.figure(seat, bid, DISC, lost)
        return Pose(x, self._reveals[seat].cy, side, side, ARM + 2, face)

    def _from_edge(self, seat: Seat, x: float) -> float:
        return WIDTH - x if seat else x

    def _beat_poses(self, beat: int, bidding: bool) -> Poses:
        found: Poses = {}
        if bidding:
            found = {pieces.Beat(number): self.flag(number, beat) for number in range(len(BEATS))}
        if beat:
            whole = Slot(0, 0, WIDTH, HEIGHT)
            found[pieces.Dusk()] = places.filling(whole, DUSK, faces.dusk(beat))
        return found

    def _hand_poses(self, bids: tuple[int | None, ...], beat: int, thrown: bool, spoken: str) -> Poses:
        """The verdict is `spoken` in a language."""
        found: Poses = {}
        for seat, bid in enumerate(bids):
            if thrown and bid is not None:
                found.update(self.judged(seat, bid, bid == max(bid or 0 for bid in bids)))
            elif beat:
                found.update(self.arm(seat, REACH[beat], 0))
        first, second = bids
        if thrown and first is not None and second is not None:
            found[pieces.Verdict()] = self.verdict((first, second))
        return found
