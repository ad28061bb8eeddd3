"""One seat's side of the table: its plate, piles, knives and points, and the signs it can make."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.outcome import Line
from game.rules.core.seat import Seat
from game.rules.duel import foresight
from game.rules.duel.spec import COLOURS, Colour, DuelSpec, HalfId
from game.staging import places
from game.staging.duel import faces, pieces, terms
from game.staging.duel.places import CARD_SIZE
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
        self._seat, self._spec, self._layout = seat, spec, layout
        self.plate = SeatPlate(seat, chair, layout)
        self.piles, self.counts = Kept(self._piles), Kept(self._counts)
        self.lamp, self.score = Kept(self._lamp), Kept(self._score)
        self.fixed: Poses = dict(self.plate.fixed)
        for bid in range(spec.lowest_bid, spec.highest_bid + 1):
            self.fixed[pieces.Sign(seat, bid)] = self._sign(bid)
        for colour in COLOURS:
            self.fixed.update(self._at(pieces.Pile(seat, int(colour)), faces.place(colour)))

    def _sign(self, bid: int) -> Pose:
        slot = self._layout.at(pieces.Sign(self._seat, bid))
        return places.square(slot.x + slot.h / 2, slot.cy, slot.h, places.SYMBOL, faces.bid(bid))

    def _lamp(self, presses: int, bidding: bool) -> Poses:
        """No lock, for the last press counts; it winks with each, whatever was pressed."""
        return self._at(pieces.Lamp(self._seat), faces.lamp(presses)) if bidding else {}

    def _piles(self, piles: tuple[tuple[HalfId, ...], ...]) -> Poses:
        found: Poses = {
            pieces.FishCard(half >> 2): self.card(colour, number, len(pile), half)
            for colour, pile in zip(COLOURS, piles, strict=True)
            for number, half in enumerate(pile)
        }
        return {**found, **self._knives(piles)}

    def card(self, colour: Colour, number: int, size: int, half: HalfId) -> Pose:
        """The card at a place of its pile; the last lies on top."""
        slot, (width, height) = self._layout.at(pieces.Pile(self._seat, colour)), CARD_SIZE
        step = min(STEP, (slot.w - width) / max(size - 1, 1))
        face = faces.half(terms.half(self._spec.cards, half), "pile")
        x = slot.x + width / 2 + step * number
        return Pose(x, slot.cy, width, height, places.CARD + number, face)

    def _knives(self, piles: tuple[tuple[HalfId, ...], ...]) -> Poses:
        """D32: places for as many as win."""
        rail = pieces.Knives(self._seat)
        wanted, slot = self._spec.knives_to_win, self._layout.at(rail)
        held = foresight.knives(self._spec, piles)
        found: Poses = {
            pieces.Knife(self._seat, number): places.square(
                slot.x + slot.w * (number + 0.5) / wanted,
                slot.cy,
                KNIFE_SIDE,
                places.SYMBOL,
                faces.knife(number < held),
            )
            for number in range(wanted)
        }
        return {**self._at(rail, faces.knives(held, wanted)), **found}

    def _counts(self, sizes: tuple[int, ...], lines: tuple[Line, ...], number: int) -> Poses:
        found: Poses = {}
        for colour in COLOURS:
            face = _count(colour, sizes[colour], lines, number)
            found.update(self._at(pieces.PileCount(self._seat, int(colour)), face))
        return found

    def _score(self, points: int, won: bool) -> Poses:
        return self._at(pieces.Points(self._seat), faces.points(points, won))

    def _at(self, piece: pieces.Piece, face: Face) -> Poses:
        return {piece: places.filling(self._layout.at(piece), places.CELL, face)}


def _count(colour: Colour, size: int, lines: Sequence[Line], number: int) -> Face:
    """What the lines of a count say of one pile."""
    item = colour.name.lower()
    points = sum(line.points for line in lines if line.item in (item, f"{item}_doubled"))
    doubled = any(line.item == f"{item}_doubled" for line in lines)
    return faces.count(points, size, number, doubled)
