"""A seat's plate with everything on it."""

from __future__ import annotations

from dataclasses import replace

from game.rules.auction.spec import NORMALS, PRODUCTS, YAKUZA, Ticket
from game.rules.core.seat import Seat
from game.staging import places, seat_faces
from game.staging.auction import faces
from game.staging.auction.places import COIN, COIN_SIDE
from game.staging.auction.slots import OF_SEAT
from game.staging.kept import Kept
from game.staging.seat_plate import Chair, SeatPlate
from game.table.layout import Layout
from game.table.pose import Face, Pose, Poses

MONEY_WIDTH = 130
WORTH_WIDTH = 190
YAKUZA_WIDTH = 100
WIDE = 2.4
"""From this ratio on a row's cell has room for everything side by side."""


class SeatPlaces:
    """One seat's part of the table, in pieces that seldom change together."""

    def __init__(self, seat: Seat, chair: Chair, layout: Layout) -> None:
        self._seat = seat
        self._slot = {part: layout.slot(f"seat_{seat + 1}_{part}") for part in OF_SEAT}
        self.plate = SeatPlate(seat, chair, layout)
        self.purse, self.rows, self.fan = Kept(self._purse), Kept(self._rows), Kept(self._fan)
        self.counted = Kept(self._counted)
        self.clock = places.filling(self._slot["clock"], places.TILE, faces.CLOCK)
        yakuza = self._slot["yakuza"]
        self.fixed: Poses = {
            **self.plate.fixed,
            ("purse", seat): self.coin(places.SYMBOL),
            ("symbol", seat, int(YAKUZA)): places.square(
                yakuza.x + yakuza.h / 2, yakuza.cy, yakuza.h, places.SYMBOL, faces.symbol(YAKUZA)
            ),
        }

    def coin(self, z: int = COIN) -> Pose:
        """Beside the seat's money."""
        slot, side = self._slot["money"], COIN_SIDE
        return places.square(slot.x + side / 2, slot.cy, side, z, faces.COIN)

    def laid(self, product: int, pose: Pose) -> Pose:
        """A card small over the row it joins or leaves."""
        slot = self._slot[f"row_{product + 1}"]
        return replace(pose, x=slot.cx, y=slot.cy, w=slot.h * pose.w / pose.h, h=slot.h)

    def held(self, ticket: Ticket, pose: Pose) -> Pose:
        """A ticket back at its place in the fan."""
        slot = self._slot[f"fan_{faces.FAN.index(ticket) + 1}"]
        return replace(pose, x=slot.cx, y=slot.cy)

    def _purse(self, money: int, yakuza: int) -> Poses:
        count = places.at_left(self._slot["yakuza"], places.CELL, faces.count(yakuza), YAKUZA_WIDTH)
        return {
            ("money", self._seat): places.at_left(
                self._slot["money"], places.CELL, faces.money(money), MONEY_WIDTH
            ),
            ("yakuza", self._seat): count,
        }

    def _rows(self, real: tuple[int, ...], wilds: tuple[int, ...]) -> Poses:
        found: Poses = {}
        for product in PRODUCTS:
            cards = real[product] + wilds[product]
            found["row", self._seat, int(product)] = self.row(product, cards, wilds[product])
            slot = self._slot[f"row_{product + 1}"]
            small = wilds[product] and slot.w < WIDE * slot.h
            side = slot.h - 24 if small else min(slot.h - 10, slot.w * 0.48)
            x, y = slot.x + 4 + side / 2, slot.y + 2 + side / 2 if small else slot.cy
            face = faces.symbol(product, shaded=not cards)
            found["symbol", self._seat, int(product)] = places.square(x, y, side, places.SYMBOL, face)
        return found

    def row(self, product: int, cards: int, wilds: int) -> Pose:
        """The cell of a product with so many cards in it."""
        slot = self._slot[f"row_{product + 1}"]
        return places.filling(slot, places.CELL, faces.row(cards, wilds, slot.w >= WIDE * slot.h))

    def _fan(self, specials: tuple[Ticket, ...]) -> Poses:
        return {
            ("fan", self._seat, place): self._in(
                f"fan_{place + 1}", faces.fan(ticket, ticket not in NORMALS and ticket not in specials)
            )
            for place, ticket in enumerate(faces.FAN)
        }

    def _counted(self, points: int, final: bool, won: bool, words: str) -> Poses:
        """Today's worth; at the end the score, and a line for what else there is to say."""
        face = faces.worth(points, final, won)
        found: Poses = {
            ("worth", self._seat): places.at_left(self._slot["value"], places.CELL, face, WORTH_WIDTH)
        }
        if words:
            found["tally", self._seat] = self._in("prompt", seat_faces.tally(words, won))
        return found

    def tally(self, words: str) -> Pose:
        """A line of the final count, under the seat's cards."""
        return self._in("prompt", seat_faces.tally(words))

    def _in(self, part: str, face: Face) -> Pose:
        return places.filling(self._slot[part], places.CELL, face)
