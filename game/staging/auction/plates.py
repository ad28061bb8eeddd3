"""A seat's plate with everything on it."""

from __future__ import annotations

from dataclasses import replace

from game.rules.auction.spec import NORMALS, PRODUCTS, YAKUZA, Ticket
from game.rules.core.seat import Seat
from game.staging import places
from game.staging.auction import faces, pieces
from game.staging.auction.places import COIN, COIN_SIDE, ticket_at
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
        self._seat, self._layout = seat, layout
        self.plate = SeatPlate(seat, chair, layout)
        self.purse, self.rows, self.fan = Kept(self._purse), Kept(self._rows), Kept(self._fan)
        self.counted = Kept(self._counted)
        self.clock = places.filling(layout.at(pieces.ClockPlace(seat)), places.TILE, faces.CLOCK)
        decline = pieces.Decline(seat)
        self.decline: Poses = {decline: places.zone(layout.at(decline), places.SYMBOL)}
        yakuza = layout.at(pieces.YakuzaCount(seat))
        self.fixed: Poses = {
            **self.plate.fixed,
            pieces.Purse(seat): self.coin(places.SYMBOL),
            pieces.RowSymbol(seat, int(YAKUZA)): places.square(
                yakuza.x + yakuza.h / 2, yakuza.cy, yakuza.h, places.SYMBOL, faces.symbol(YAKUZA)
            ),
        }

    def coin(self, z: int = COIN) -> Pose:
        """Beside the seat's money."""
        slot, side = self._layout.at(pieces.Money(self._seat)), COIN_SIDE
        return places.square(slot.x + side / 2, slot.cy, side, z, faces.COIN)

    def laid(self, product: int, pose: Pose) -> Pose:
        """A card small over the row it joins or leaves."""
        slot = self._layout.at(pieces.Row(self._seat, product))
        return replace(pose, x=slot.cx, y=slot.cy, w=slot.h * pose.w / pose.h, h=slot.h)

    def held(self, ticket: Ticket, pose: Pose) -> Pose:
        """A ticket back at its place in the fan."""
        slot = self._layout.at(pieces.HeldTicket(self._seat, pieces.FAN.index(ticket)))
        return replace(pose, x=slot.cx, y=slot.cy)

    def home(self, ticket: Ticket) -> Pose:
        """A ticket laid openly, as it leaves the fan."""
        slot = self._layout.at(pieces.HeldTicket(self._seat, pieces.FAN.index(ticket)))
        return ticket_at(slot, faces.ticket(ticket))

    def _purse(self, money: int, yakuza: int) -> Poses:
        return {
            **self._at_left(pieces.Money(self._seat), faces.money(money), MONEY_WIDTH),
            **self._at_left(pieces.YakuzaCount(self._seat), faces.count(yakuza), YAKUZA_WIDTH),
        }

    def _rows(self, real: tuple[int, ...], wilds: tuple[int, ...]) -> Poses:
        found: Poses = {}
        for product in PRODUCTS:
            cards, row = real[product] + wilds[product], pieces.Row(self._seat, int(product))
            found[row] = self.row(product, cards, wilds[product])
            slot = self._layout.at(row)
            small = wilds[product] and slot.w < WIDE * slot.h
            side = slot.h - 24 if small else min(slot.h - 10, slot.w * 0.48)
            x, y = slot.x + 4 + side / 2, slot.y + 2 + side / 2 if small else slot.cy
            face = faces.symbol(product, shaded=not cards)
            found[pieces.RowSymbol(self._seat, int(product))] = places.square(x, y, side, places.SYMBOL, face)
        return found

    def row(self, product: int, cards: int, wilds: int) -> Pose:
        """The cell of a product with so many cards in it."""
        slot = self._layout.at(pieces.Row(self._seat, product))
        return places.filling(slot, places.CELL, faces.row(cards, wilds, slot.w >= WIDE * slot.h))

    def _fan(self, specials: tuple[Ticket, ...], laid: tuple[Ticket | None, ...]) -> Poses:
        found: Poses = {}
        for place, ticket in enumerate(pieces.FAN):
            held = pieces.HeldTicket(self._seat, place)
            spent = ticket not in NORMALS and ticket not in specials
            face = faces.fan(ticket, spent, laid=ticket in laid)
            found[held] = places.filling(self._layout.at(held), places.CELL, face)
        return found

    def _counted(self, points: int) -> Poses:
        """Today's worth."""
        return self._at_left(pieces.Worth(self._seat), faces.worth(points, faces.worth_label()), WORTH_WIDTH)

    def _at_left(self, piece: pieces.Piece, face: Face, width: float) -> Poses:
        return {piece: places.at_left(self._layout.at(piece), places.CELL, face, width)}
