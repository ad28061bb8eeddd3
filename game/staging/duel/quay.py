"""What lies between the seats: hooks, draw pile, discards, balance, barrel, and the light over them."""

from __future__ import annotations

from game.i18n.door import language, pgettext
from game.rules.core.seat import Seat
from game.rules.duel.spec import SEATS, DuelOptions, DuelSpec, FaceId, HalfId
from game.staging import places, seat_faces
from game.staging.duel import faces, pieces, terms
from game.staging.duel.places import ARRIVING, DAYLIGHT, NOREN
from game.staging.duel.tableau import Tableau
from game.staging.kept import Kept
from game.table.layout import Layout, Slot
from game.table.pose import Face, Pose, Poses
from game.ui.frame import HEIGHT, WIDTH

SEAL = 76
COUNT = (50, 40)
ASIDE = 28
"""How far from its pile the middle of a count is: the name of the fish stays free."""

HALF = (0.6, 0.5)
"""Of a card's width and height: where the points and the icon of a half are, beside its diagonal."""


class Quay:
    """One per match; its parts seldom change together."""

    def __init__(self, layout: Layout, spec: DuelSpec, options: DuelOptions) -> None:
        self._spec = spec
        reach = range(-spec.notches, spec.notches + 1)
        self._notches = {place: layout.at(pieces.Notch(place)) for place in reach}
        self._hooks = [layout.at(pieces.Hook(place)) for place in SEATS]
        self._arrivals = [layout.at(pieces.Arriving(seat)) for seat in SEATS]
        self._draw, self._discard = layout.at(pieces.DrawPile()), layout.at(pieces.Discards())
        self._hung, self._piles = Kept(self._hung_poses), Kept(self._pile_poses)
        self._beds = Kept(self._bed_poses)
        self._barrel, self._light = Kept(self.barrel), Kept(self._light_poses)
        balance, ropes = pieces.Balance(), [pieces.Rope(place) for place in SEATS]
        track = faces.balance(options.kind_fish)
        self.fixed: Poses = {
            balance: places.filling(layout.at(balance), places.CELL, track),
            **{rope: places.filling(layout.at(rope), places.SYMBOL, faces.ROPE) for rope in ropes},
        }

    def poses(self, table: Tableau) -> Poses:
        """All of it, but for what never changes."""
        return {
            **self._light(table.day),
            **self._beds(language()),
            **self._piles(table.top, table.left, table.discards, table.last),
            **self._hung(table.hung, table.arriving, table.settled),
            pieces.Barrel(): self._barrel(table.barrel, table.day),
        }

    def notch(self, place: int) -> tuple[float, float]:
        """Where the barrel's middle is on a notch."""
        slot = self._notches[place]
        return slot.cx, slot.cy

    def number(self, day: bool) -> int:
        """D4: the specialty number that is up."""
        return self._spec.day_number if day else self._spec.night_number

    def barrel(self, place: int, day: bool) -> Pose:
        """On a notch, with a face up."""
        return places.filling(self._notches[place], places.MARKER, faces.barrel(day, self.number(day)))

    def hook(self, place: int, face: FaceId, z: int = places.CARD) -> Pose:
        """A card hanging there."""
        return places.filling(self._hooks[place], z, self.face(face, "hook"))

    def arriving(self, seat: Seat, face: FaceId, settled: HalfId | None = None) -> Pose:
        """A card beside the seat it comes to; a stolen one keeps its half (D2)."""
        if settled is not None and settled >> 1 == face:
            shown = faces.half(terms.half(self._spec.cards, settled), "small")
        else:
            shown = self.face(face, "small")
        return places.filling(self._arrivals[seat], ARRIVING, shown)

    def top(self, face: FaceId, z: int = places.CARD) -> Pose:
        """A card on the draw pile."""
        return places.filling(self._draw, z, self.face(face, "small"))

    def thrown(self, face: FaceId, z: int = places.CARD) -> Pose:
        """A card on the discards."""
        return places.filling(self._discard, z, self.face(face, "small"))

    def face(self, face: FaceId, where: faces.Where) -> Face:
        """What a card shows with this face up and no half chosen."""
        return faces.card(terms.halves(self._spec.cards, face), where)

    def daylight(self) -> Poses:
        """The scenery by day, and the curtain that hangs before it."""
        whole = Slot(0, 0, WIDTH, HEIGHT)
        return {
            pieces.Daylight(): places.filling(whole, DAYLIGHT, faces.DAYLIGHT),
            pieces.Noren(): Pose(WIDTH / 2, 46, WIDTH, 92, NOREN, faces.NOREN),
        }

    def _bed_poses(self, spoken: str) -> Poses:
        """Where the two piles lie, named in a language."""
        draw, discards = faces.bed(pgettext("pile", "draw")), faces.bed(pgettext("pile", "discard"))
        return {
            pieces.DrawPile(): places.filling(self._draw, places.CELL, draw, 4),
            pieces.Discards(): places.filling(self._discard, places.CELL, discards, 4),
        }

    def _light_poses(self, day: bool) -> Poses:
        return self.daylight() if day else {}

    def _hung_poses(
        self, hung: tuple[FaceId, ...], arriving: tuple[Seat, FaceId] | None, settled: HalfId | None
    ) -> Poses:
        """The views do not tell which hook is empty: what hangs closes up to the left."""
        found: Poses = {pieces.FishCard(face >> 1): self.hook(place, face) for place, face in enumerate(hung)}
        if arriving is not None:
            found[pieces.FishCard(arriving[1] >> 1)] = self.arriving(*arriving, settled)
            if settled is None:
                found.update(self._halves(*arriving))
        return found

    def _halves(self, seat: Seat, face: FaceId) -> Poses:
        """Of a card of two colours: the first is at the upper left, the other at the lower right."""
        if len(terms.halves(self._spec.cards, face)) == 1:
            return {}
        slot = self._arrivals[seat]
        w, h = slot.w * HALF[0], slot.h * HALF[1]
        corners = [Slot(slot.x, slot.y, w, h), Slot(slot.x + slot.w - w, slot.y + slot.h - h, w, h)]
        return {pieces.Half(side): places.zone(place, ARRIVING + 1) for side, place in enumerate(corners)}

    def _pile_poses(self, top: FaceId | None, left: int, discards: tuple[FaceId, ...], last: bool) -> Poses:
        found: Poses = {pieces.DrawCount(): _tag(self._draw, left, 1)}
        if top is not None:
            found[pieces.FishCard(top >> 1)] = self.top(top)
        if discards:
            found[pieces.FishCard(discards[-1] >> 1)] = self.thrown(discards[-1])
            found[pieces.DiscardCount()] = _tag(self._discard, len(discards), -1)
        if last:
            found[pieces.FinalSeal()] = places.square(
                self._draw.x + self._draw.w, self._draw.y + 4, SEAL, places.MARKER, faces.FINAL
            )
        return found


def _tag(slot: Slot, count: int, way: int) -> Pose:
    """How many cards lie there, beside their lower edge, at the right (1) or at the left (-1)."""
    x, y = slot.cx + way * (slot.w / 2 + ASIDE), slot.y + slot.h - COUNT[1] / 2
    return Pose(x, y, *COUNT, places.TILE, seat_faces.left(count))
