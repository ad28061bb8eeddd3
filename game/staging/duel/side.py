"""One seat's side of the table: its head, its rack of plaques and cards, and the cross of its signs."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.outcome import Line
from game.rules.core.seat import Seat
from game.rules.duel import foresight
from game.rules.duel.spec import COLOURS, WASABI, Colour, DuelSpec, HalfId
from game.staging import places, seat_faces
from game.staging.duel import faces, pieces, side_faces, terms
from game.staging.duel.places import CARD_SIZE, FIGURE, FIGURES, GAP, SPREAD, STEP
from game.staging.kept import Kept
from game.staging.seat_plate import Chair
from game.table.layout import Layout, Slot
from game.table.pose import Face, Pose, Poses

KNIFE_SIDE = 48.0
MARK = 5.0
"""How much larger than its signs a cross is, on every side."""


class Side:
    """In pieces that seldom change together."""

    def __init__(self, seat: Seat, chair: Chair, layout: Layout, spec: DuelSpec) -> None:
        self._seat, self._spec, self._layout = seat, spec, layout
        self.piles, self.counts = Kept(self._piles), Kept(self._counts)
        self.plaques, self.cross = Kept(self._plaques), Kept(self._cross)
        self.called, self.score, self.lamp = Kept(self._called), Kept(self._score), Kept(self._lamp)
        name = layout.at(pieces.Name(seat))
        written = side_faces.name(chair.name, "right" if seat else "left", name.w, name.h)
        crest = self._at(pieces.Crest(seat), seat_faces.crest(chair.crest))
        self.fixed: Poses = {**crest, **self._at(pieces.Name(seat), written)}
        zones = (pieces.Pile(seat, int(colour)) for colour in COLOURS)
        self.fixed.update({zone: places.zone(layout.at(zone)) for zone in zones})

    # ------------------------------------------------------------ head

    def _called(self, acting: bool) -> Poses:
        plate, lantern = pieces.Plate(self._seat), pieces.Lantern(self._seat)
        head = places.filling(self._layout.at(plate), places.PLATE, side_faces.head(self._seat, acting))
        return {plate: head, **self._at(lantern, seat_faces.lantern(acting))}

    def _score(self, points: int) -> Poses:
        return self._at(pieces.Points(self._seat), side_faces.points(points))

    def _knives(self, piles: tuple[tuple[HalfId, ...], ...]) -> Poses:
        """D32: places for as many as win, the first next to the crest."""
        rail = pieces.Knives(self._seat)
        wanted, slot = self._spec.knives_to_win, self._layout.at(rail)
        held, step = foresight.knives(self._spec, piles), slot.w / wanted
        found: Poses = {}
        for number in range(wanted):
            place = wanted - 1 - number if self._seat else number
            face, x = side_faces.knife(number < held), slot.x + step * (place + 0.5)
            side = min(KNIFE_SIDE, step)
            found[pieces.Knife(self._seat, number)] = places.square(x, slot.cy, side, places.SYMBOL, face)
        return {**self._at(rail, side_faces.knives(self._seat, held, wanted)), **found}

    # ------------------------------------------------------------ rack

    def _piles(self, piles: tuple[tuple[HalfId, ...], ...]) -> Poses:
        found: Poses = {
            pieces.FishCard(half >> 2): self.card(colour, number, len(pile), half)
            for colour, pile in zip(COLOURS, piles, strict=True)
            for number, half in enumerate(pile)
        }
        return {**found, **self._knives(piles)}

    def card(self, colour: Colour, number: int, size: int, half: HalfId) -> Pose:
        """The card at a place of its pile; the last lies on top, and a fan begins at its plaque."""
        slot, (width, height) = self._layout.at(pieces.Pile(self._seat, colour)), CARD_SIZE
        face = faces.half(terms.half(self._spec.cards, half), "pile")
        at = step(size) * (size - 1 - number if self._seat else number) + width / 2
        x = slot.x + slot.w - at if self._seat else slot.x + at
        return Pose(x, slot.cy, width, height, places.CARD + number, face)

    def _counts(self, piles: tuple[tuple[HalfId, ...], ...], lines: tuple[Line, ...]) -> Poses:
        """Of every pile that holds a card."""
        found: Poses = {}
        for colour in COLOURS:
            if held := piles[colour]:
                slot = self._layout.at(pieces.Pile(self._seat, int(colour)))
                found[pieces.PileCount(self._seat, int(colour))] = Pose(
                    self._end(slot, len(held)),
                    slot.cy,
                    *FIGURE,
                    FIGURES,
                    self._count(colour, held, lines),
                )
        return found

    def _end(self, slot: Slot, size: int) -> float:
        """Where a figure stands beyond the last card."""
        beyond = CARD_SIZE[0] + step(size) * (size - 1) + GAP + FIGURE[0] / 2
        return slot.x + slot.w - beyond if self._seat else slot.x + beyond

    def _count(self, colour: Colour, pile: tuple[HalfId, ...], lines: Sequence[Line]) -> Face:
        """What the lines of a count say of one pile."""
        item, wanted = colour.name.lower(), self._spec.wasabi_to_double
        points = sum(line.points for line in lines if line.item in (item, f"{item}_doubled"))
        wasabi = sum(terms.half(self._spec.cards, half).effect is WASABI for half in pile)
        return side_faces.count(points, min(wasabi, wanted), wasabi >= wanted, wanted)

    def _plaques(self, sizes: tuple[int, ...], number: int, near: frozenset[Colour]) -> Poses:
        """D33: golden where a card that hangs would bring the bonus now."""
        found: Poses = {}
        for colour in COLOURS:
            bonus = self._spec.bonuses[colour]
            face = side_faces.plaque(colour, bonus, sizes[colour], number, colour in near)
            found.update(self._at(pieces.Plaque(self._seat, int(colour)), face))
        return found

    # ------------------------------------------------------------ cross

    def _cross(self, asked: bool) -> Poses:
        cross, spec = pieces.Cross(self._seat), self._spec
        slot = self._layout.at(cross)
        found: Poses = {
            cross: places.filling(slot, places.PLATE, side_faces.cross(self._seat, asked, slot.w))
        }
        for number in range(spec.lowest_bid, spec.highest_bid + 1):
            found.update(self._at(pieces.Sign(self._seat, number), side_faces.bid(number, asked)))
        return found

    def _lamp(self, presses: int, ready: bool, bidding: bool, spoken: str) -> Poses:
        """In the middle: a fist once the seat has pressed, whatever that was; `spoken` is the language."""
        lamp = pieces.Lamp(self._seat)
        if ready and bidding:
            return self._at(lamp, side_faces.ready(True, self._layout.at(lamp).w))
        return self._at(lamp, side_faces.FIST) if presses and bidding else {}

    def _at(self, piece: pieces.Piece, face: Face) -> Poses:
        return {piece: places.filling(self._layout.at(piece), places.CELL, face)}


def step(size: int) -> float:
    """From card to card of a pile."""
    return min(STEP, SPREAD / max(size - 1, 1))
