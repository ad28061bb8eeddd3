"""The quotation board with its markers and niches, the deck and the bank."""

from __future__ import annotations

from game.rules.auction.spec import MARKET_ORDER, AuctionSpec, Card
from game.staging import places, seat_faces
from game.staging.auction import faces, pieces
from game.staging.auction.places import COIN, COIN_SIDE
from game.staging.auction.tableau import Tableau
from game.staging.kept import Kept
from game.table.layout import Layout, Slot
from game.table.pose import Face, Pose, Poses

DISC = 44
STACKED = 10
"""How much higher each marker of a stack stands than the one under it."""

TODAY = 40
SIGN = 44


class Board:
    """What belongs to no seat and no lot."""

    def __init__(self, layout: Layout, spec: AuctionSpec) -> None:
        self._spaces = [layout.at(pieces.Space(number)) for number in range(spec.last_space)]
        self._niches = [layout.at(pieces.Niche(rank)) for rank in range(len(spec.niches))]
        self._deck, self._bank = layout.at(pieces.Deck()), layout.at(pieces.Bank())
        order = layout.at(pieces.Order())
        self._market, self._cards = Kept(self.markers), Kept(self._deck_poses)
        self.scenery = [
            *(_cell(slot, faces.space(number + 1)) for number, slot in enumerate(self._spaces)),
            *(_cell(slot, faces.niche(worth)) for slot, worth in zip(self._niches, spec.niches, strict=True)),
            *_order(order),
            places.square(self._bank.cx, self._bank.cy, self._bank.w, places.CELL, faces.COIN),
        ]
        self.zones: Poses = {
            pieces.Market(): places.zone(layout.at(pieces.Market())),
            pieces.Order(): places.zone(order, places.CELL),
            **{pieces.Niche(n): places.zone(slot, places.CELL) for n, slot in enumerate(self._niches)},
        }

    def poses(self, table: Tableau) -> Poses:
        """Markers and deck."""
        return {**self._market(table.spaces, table.stack, table.niches), **self._cards(sum(table.deck))}

    def space(self, number: int, under: int = 0) -> tuple[float, float]:
        """Where a marker stands on a space, on so many others."""
        slot = self._spaces[number - 1]
        return slot.cx, slot.y + slot.h - 2 - DISC / 2 - under * STACKED

    def pile(self, z: int) -> Pose:
        """A card on top of the deck, face down."""
        return places.filling(self._deck, z, faces.CARD_BACK)

    def coin(self) -> Pose:
        """A coin of the bank."""
        return places.square(self._bank.cx, self._bank.cy, COIN_SIDE, COIN, faces.COIN)

    def markers(
        self, spaces: tuple[int, ...], stack: tuple[Card, ...], niches: tuple[Card, ...] = ()
    ) -> Poses:
        """On their spaces, or at the end in their niches."""
        if niches:
            return {
                pieces.Marker(int(product)): self._in_niche(
                    number, DISC, faces.marker(product), places.MARKER
                )
                for number, product in enumerate(niches)
            }
        found: Poses = {}
        crowd = [0] * (len(self._spaces) + 1)
        for height, product in enumerate(stack):
            x, y = self.space(spaces[product], crowd[spaces[product]])
            crowd[spaces[product]] += 1
            face = faces.marker(product)
            found[pieces.Marker(int(product))] = places.square(x, y, DISC, places.MARKER + height, face)
        for number, product in enumerate(_ranked(spaces, stack)):
            found[pieces.Today(number)] = self._in_niche(number, TODAY, faces.symbol(product), places.SYMBOL)
        return found

    def _in_niche(self, number: int, side: float, face: Face, z: int) -> Pose:
        slot = self._niches[number]
        return places.square(slot.x + 4 + DISC / 2, slot.cy, side, z, face)

    def _deck_poses(self, left: int) -> Poses:
        slot = self._deck
        if not left:
            return {pieces.Deck(): places.zone(slot, places.CELL)}
        count = Pose(slot.cx, slot.y + slot.h - 26, 66, 40, places.SYMBOL, seat_faces.left(left))
        return {pieces.Deck(): places.filling(slot, places.CELL, faces.DECK), pieces.DeckCount(): count}


def _ranked(spaces: tuple[int, ...], stack: tuple[Card, ...]) -> list[Card]:
    """A60, as it stands today."""
    return sorted(stack, key=lambda product: (spaces[product], stack.index(product)), reverse=True)


def _order(slot: Slot) -> list[Pose]:
    """A44: the products from left to right as they move."""
    width = slot.w / len(MARKET_ORDER)
    signs = [
        places.square(slot.x + (n + 0.5) * width, slot.cy, SIGN, places.SYMBOL, faces.symbol(product))
        for n, product in enumerate(MARKET_ORDER)
    ]
    return [_cell(slot, faces.order(len(MARKET_ORDER))), *signs]


def _cell(slot: Slot, face: Face) -> Pose:
    return places.filling(slot, places.CELL, face)
