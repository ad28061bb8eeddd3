"""Where everything on the duel's table is that can be looked at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.core.seat import Seat
from game.rules.duel.spec import COLOURS, SEATS, CardId, DuelSpec, FaceId, HalfId
from game.staging.duel import terms
from game.staging.duel.tableau import Tableau
from game.table.layout import Layout
from game.ui.focus import Area
from scenes.play import areas
from scenes.play.show import Show

PART: Final = (0.6, 0.5)
"""Of a card's width and height: where the points and the icon of a half are, beside its diagonal."""


def half_of(card: Area, half: int) -> Area:
    """Of a card of two colours: the first is at the upper left, the other at the lower right."""
    w, h = card.w * PART[0], card.h * PART[1]
    return Area(card.x + half * (card.w - w), card.y + half * (card.h - h), w, h)


def sign_of(layout: Layout, seat: Seat, bid: int) -> Area:
    """Without the key beside it."""
    x, y, _, side = areas.seat(layout, seat, f"bid_{bid}")
    return Area(x, y, side, side)


class Spots:
    """By the keys of the guide: "card:7", "pile:0:3", "sign:1:4"."""

    def __init__(self, show: Show, layout: Layout, spec: DuelSpec) -> None:
        self._show, self._layout, self._spec = show, layout, spec
        self._areas: dict[str, Area] | None = None

    def areas(self) -> Mapping[str, Area]:
        """The fixed things once, cards and barrel wherever they are now."""
        if self._areas is None:
            self._areas = self._fixed()
        return self._areas | self._moving()

    def _fixed(self) -> dict[str, Area]:
        layout = self._layout
        found = {name: areas.area(layout, name) for name in ("draw", "discard", "balance", "chant")}
        for seat in SEATS:
            found |= self._seat_areas(seat)
        return found

    def _seat_areas(self, seat: Seat) -> dict[str, Area]:
        layout, spec = self._layout, self._spec
        parts = {part: f"{part}:{seat}" for part in ("points", "knives", "lamp")}
        piles = {f"pile_{colour + 1}": f"pile:{seat}:{int(colour)}" for colour in COLOURS}
        counts = {f"count_{colour + 1}": f"count:{seat}:{int(colour)}" for colour in COLOURS}
        bids = range(spec.lowest_bid, spec.highest_bid + 1)
        found = {f"seat:{seat}": areas.seat(layout, seat)}
        found |= {f"sign:{seat}:{bid}": sign_of(layout, seat, bid) for bid in bids}
        parts |= piles | counts
        return found | {key: areas.seat(layout, seat, part) for part, key in parts.items()}

    def _moving(self) -> dict[str, Area]:
        tableau: Tableau = self._show.tableau
        layout = self._layout
        found = {"barrel": areas.area(layout, f"notch_{tableau.barrel}")}
        found |= {
            f"card:{face >> 1}": areas.area(layout, f"hung_{n + 1}") for n, face in enumerate(tableau.hung)
        }
        if tableau.arriving is not None:
            found |= self._halves(*tableau.arriving)
        for piles in tableau.piles:
            for pile in piles:
                found |= self._strips(pile)
        return found

    def _halves(self, seat: Seat, face: FaceId) -> dict[str, Area]:
        """Both of a card that has two, or the whole card."""
        card = areas.area(self._layout, f"arriving_{seat + 1}")
        if len(terms.halves(self._spec.cards, face)) == 1:
            return {"half:0": card}
        return {f"half:{half}": half_of(card, half) for half in (0, 1)}

    def _strips(self, pile: tuple[HalfId, ...]) -> dict[str, Area]:
        """In front lies the last card of a pile, so the ones before it are hidden by it as on the table."""
        return {f"card:{half >> 2}": self._place(half >> 2) for half in pile}

    def _place(self, card: CardId) -> Area:
        pose = self._show.table.heading(("card", card))
        return Area(pose.x - pose.w / 2, pose.y - pose.h / 2, pose.w, pose.h)
