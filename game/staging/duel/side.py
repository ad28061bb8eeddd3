"""One seat's side of the table: its plate, piles, knives and points, and the signs it can make."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.outcome import Line
from game.rules.core.seat import Seat
from game.rules.duel import foresight
from game.rules.duel.spec import COLOURS, Colour, DuelSpec, HalfId
from game.staging import places
from game.staging.duel import faces, terms
from game.staging.duel.places import CARD_SIZE
from game.staging.duel.quay import card_id
from game.staging.duel.slots import OF_SEAT
from game.staging.kept import Kept
from game.staging.seat_plate import Chair, SeatPlate
from game.table.layout import Layout
from game.table.pose import Face, Pose, Poses

STEP = 66
"""How much of a card shows beside the next one of its pile, if there is room."""

KNIFE_SIDE = 48


class Side:
    """In pieces that seldom change together."""

    def __init__(self, seat: Seat, chair: Chair, layout: Layout, spec: DuelSpec) -> None:
        self._seat, self._spec = seat, spec
        self._slot = {part: layout.slot(f"seat_{seat + 1}_{part}") for part in OF_SEAT}
        self.plate = SeatPlate(seat, chair, layout)
        self.piles, self.counts = Kept(self._piles), Kept(self._counts)
        self.lamp, self.score = Kept(self._lamp), Kept(self._score)
        self.fixed: Poses = {
            **self.plate.fixed,
            **{("sign", seat, n): self._sign(n) for n in range(spec.lowest_bid, spec.highest_bid + 1)},
            **{("place", seat, int(c)): self._in(f"pile_{c + 1}", faces.place(c)) for c in COLOURS},
        }

    def _sign(self, bid: int) -> Pose:
        slot = self._slot[f"bid_{bid}"]
        return places.square(slot.x + slot.h / 2, slot.cy, slot.h, places.SYMBOL, faces.bid(bid))

    def _lamp(self, presses: int, bidding: bool) -> Poses:
        """No lock, for the last press counts; it winks with each, whatever was pressed."""
        return {("lamp", self._seat): self._in("lamp", faces.lamp(presses))} if bidding else {}

    def _piles(self, piles: tuple[tuple[HalfId, ...], ...]) -> Poses:
        found = {
            card_id(half >> 2): self.card(colour, number, len(pile), half)
            for colour, pile in zip(COLOURS, piles, strict=True)
            for number, half in enumerate(pile)
        }
        return {**found, **self._knives(piles)}

    def card(self, colour: Colour, number: int, size: int, half: HalfId) -> Pose:
        """The card at a place of its pile; the last lies on top."""
        slot, (width, height) = self._slot[f"pile_{colour + 1}"], CARD_SIZE
        step = min(STEP, (slot.w - width) / max(size - 1, 1))
        face = faces.half(terms.half(self._spec.cards, half), "pile")
        x = slot.x + width / 2 + step * number
        return Pose(x, slot.cy, width, height, places.CARD + number, face)

    def _knives(self, piles: tuple[tuple[HalfId, ...], ...]) -> Poses:
        """D32: places for as many as win."""
        wanted, slot = self._spec.knives_to_win, self._slot["knives"]
        held = foresight.knives(self._spec, piles)
        found: Poses = {
            ("knife", self._seat, number): places.square(
                slot.x + slot.w * (number + 0.5) / wanted,
                slot.cy,
                KNIFE_SIDE,
                places.SYMBOL,
                faces.knife(number < held),
            )
            for number in range(wanted)
        }
        return {("knives", self._seat): self._in("knives", faces.knives(held, wanted)), **found}

    def _counts(self, sizes: tuple[int, ...], lines: tuple[Line, ...], number: int) -> Poses:
        return {
            ("count", self._seat, int(colour)): self.count(colour, sizes[colour], lines, number)
            for colour in COLOURS
        }

    def count(self, colour: Colour, size: int, lines: Sequence[Line], number: int) -> Pose:
        """What the lines of a count say of one pile."""
        item = colour.name.lower()
        points = sum(line.points for line in lines if line.item in (item, f"{item}_doubled"))
        doubled = any(line.item == f"{item}_doubled" for line in lines)
        return self._in(f"count_{colour + 1}", faces.count(points, size, number, doubled))

    def _score(self, points: int, won: bool) -> Poses:
        return {("points", self._seat): self._in("points", faces.points(points, won))}

    def _in(self, part: str, face: Face) -> Pose:
        return places.filling(self._slot[part], places.CELL, face)
