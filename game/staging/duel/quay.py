"""What lies between the seats: hooks, draw pile, discards, balance, barrel, and the light over them."""

from __future__ import annotations

from game.rules.core.seat import Seat
from game.rules.duel.spec import SEATS, DuelOptions, DuelSpec, FaceId, HalfId
from game.staging import places
from game.staging.duel import faces, pieces, terms
from game.staging.duel.beam import Beam
from game.staging.duel.places import ARRIVING, BARREL, BEAM, DAYLIGHT, FRONT, HUNG, NOREN
from game.staging.duel.tableau import Tableau
from game.staging.kept import Kept
from game.table.layout import Layout, Slot
from game.table.pose import Face, Pose, Poses
from game.ui.frame import HEIGHT, WIDTH

CASK = (136.0, 170.0)
PLATE = (92.0, 48.0)
UNDER = 112.0
LOWEST = 764.0
STUCK, STUCK_AT = 104.0, 540.0
EDGE = 60.0
"""The barrel; the plate with its points, and how far below the beam that hangs; large knives; the edge."""


HALF = (0.6, 0.5)
"""Of a card's width and height: where the points and the icon of a half are, beside its diagonal."""


class Quay:
    """One per match; its parts seldom change together."""

    def __init__(self, layout: Layout, spec: DuelSpec, options: DuelOptions) -> None:
        self._spec, self._kind = spec, options.kind_fish
        self._hooks = [layout.at(pieces.Hook(place)) for place in SEATS]
        self._arrivals = [layout.at(pieces.Arriving(seat)) for seat in SEATS]
        self._draw, self._discard = layout.at(pieces.DrawPile()), layout.at(pieces.Discards())
        self._counted = layout.at(pieces.DrawCount()), layout.at(pieces.DiscardCount())
        self._seal, self._track = layout.at(pieces.Seal()), layout.at(pieces.Balance())
        self.beam = Beam(self._track, spec.notches)
        self._hung, self._piles = Kept(self._hung_poses), Kept(self._pile_poses)
        self._barrel, self._light = Kept(self._barrel_poses), Kept(self._light_poses)
        foot, ribbon, menu = pieces.Foot(), pieces.Ribbon(), pieces.Menu()
        ropes = [pieces.Rope(place) for place in SEATS]
        self.fixed: Poses = {
            foot: places.filling(layout.at(foot), places.CELL, faces.foot(options.kind_fish)),
            ribbon: places.filling(layout.at(ribbon), BEAM, faces.RIBBON),
            menu: places.filling(layout.at(menu), BEAM, faces.MENU),
            **{rope: places.filling(layout.at(rope), HUNG - 1, faces.ROPE) for rope in ropes},
            pieces.DrawPile(): places.filling(self._draw, places.CELL, faces.bed("draw"), 4),
            pieces.Discards(): places.filling(self._discard, places.CELL, faces.bed("discard"), 4),
        }

    def poses(self, table: Tableau) -> Poses:
        """All of it, but for what never changes."""
        return {
            **self._light(table.day),
            **self._piles(table.top, table.left, table.discards, table.last),
            **self._hung(table.hung, table.arriving, table.settled, table.settler),
            **self._barrel(table.barrel, table.day),
        }

    def number(self, day: bool) -> int:
        """D4: the specialty number that is up."""
        return self._spec.day_number if day else self._spec.night_number

    # ------------------------------------------------------------ balance

    def track(self, tip: float) -> Pose:
        """The beam, tipped so far."""
        return places.filling(self._track, BEAM, faces.beam(self._kind, tip))

    def barrel(self, notch: float, tip: float, day: bool) -> Pose:
        """On a notch of the beam tipped so far, with a face up."""
        x, y = self.beam.stand(notch, tip, CASK[1])
        return Pose(x, y, *CASK, BARREL, faces.barrel(day, self.number(day)))

    def worth(self, notch: int, tip: float) -> Poses:
        """D72: under the beam, for whoever has the barrel; nothing in the middle."""
        seat = terms.barrel_side(notch)
        if seat is None:
            return {}
        x, y = self.beam.stand(notch, tip, 0)
        face = faces.worth(abs(notch) * self._spec.notch_points, seat)
        return {pieces.Worth(): Pose(x, min(y + UNDER, LOWEST), *PLATE, BARREL - 1, face)}

    def _barrel_poses(self, notch: int, day: bool) -> Poses:
        tip = self.beam.tip(notch)
        cask: Poses = {pieces.Balance(): self.track(tip), pieces.Barrel(): self.barrel(notch, tip, day)}
        return {**cask, **self.worth(notch, tip)}

    # ------------------------------------------------------------ knives and light

    def cut(self, seat: Seat, step: int, whole: bool) -> Pose:
        """Across the card that is settled, or across everything."""
        if whole:
            return Pose(WIDTH / 2, HEIGHT / 2, WIDTH * 0.98, WIDTH * 0.98 * 2 / 3, FRONT, faces.cut(step))
        slot = self._arrivals[seat]
        return Pose(slot.cx, slot.cy, 2.6 * slot.w, 2.6 * slot.w * 2 / 3, FRONT, faces.cut(step))

    def stuck(self, number: int, held: int, wanted: int) -> Pose:
        """The newest is the largest."""
        side = STUCK * (1.27 if number == held - 1 else 1.0)
        x = WIDTH / 2 + (number - (wanted - 1) / 2) * (STUCK + 22)
        return Pose(x, STUCK_AT, side, side, FRONT, faces.stuck(number < held, number == held - 1))

    def edge(self, part: float) -> Pose:
        """Of the light that sweeps over everything."""
        return Pose(EDGE / 2 + (WIDTH - EDGE) * part, HEIGHT / 2, EDGE, HEIGHT, NOREN + 5, faces.EDGE)

    # ------------------------------------------------------------ cards

    def hook(self, place: int, face: FaceId) -> Pose:
        """A card hanging there."""
        return places.filling(self._hooks[place], HUNG, self.face(face, "hook"))

    def arriving(self, seat: Seat, face: FaceId, settled: HalfId | None = None) -> Pose:
        """A card large before the hooks of its seat; a stolen one keeps its half (D2)."""
        if settled is not None and settled >> 1 == face:
            shown = faces.half(terms.half(self._spec.cards, settled), "hook")
        else:
            shown = self.face(face, "hook")
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

    def _light_poses(self, day: bool) -> Poses:
        return self.daylight() if day else {}

    def _hung_poses(
        self,
        hung: tuple[FaceId, ...],
        arriving: tuple[Seat, FaceId] | None,
        settled: HalfId | None,
        settler: Seat | None,
    ) -> Poses:
        """Views do not tell which hook is empty: what still hangs makes room for the card that is settled."""
        first = 0 if settler is None or len(hung) > 1 else 1 - settler
        found: Poses = {
            pieces.FishCard(face >> 1): self.hook(place, face) for place, face in enumerate(hung, first)
        }
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
        draw, thrown = self._counted
        found: Poses = {
            pieces.DrawCount(): _count(draw, "draw", left),
            pieces.DiscardCount(): _count(thrown, "discard", len(discards)),
            pieces.Seal(): places.filling(self._seal, places.CELL, faces.seal(last)),
        }
        if top is not None:
            found[pieces.FishCard(top >> 1)] = self.top(top)
        if discards:
            found[pieces.FishCard(discards[-1] >> 1)] = self.thrown(discards[-1])
        return found


def _count(slot: Slot, sign: str, cards: int) -> Pose:
    return places.filling(slot, places.TILE, faces.pile_count(sign, cards, slot.w, slot.h))
