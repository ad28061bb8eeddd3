"""A seat's plate with everything on it: at rest, with a fan, as a tray of tickets, or asked to buy."""

from __future__ import annotations

from dataclasses import replace

from game.rules.auction.foresight import Laid
from game.rules.auction.spec import NORMALS, PRODUCTS, SPECIALS, Card, Ticket
from game.rules.core.seat import Seat
from game.staging import places, seat_faces, zoom
from game.staging.auction import faces, pieces, plate_faces
from game.staging.auction.places import COIN, COIN_SIDE, ticket_at
from game.staging.auction.tableau import Openly
from game.staging.kept import Kept
from game.staging.seat_plate import Chair, SeatPlate
from game.table.layout import Layout
from game.table.pose import Pose, Poses
from game.ui import theme

RAISED = 14
"""Logical pixels that the ticket in hand stands higher."""

TODAY = (Ticket.MINUS_ONE, Ticket.PLUS_SIX, Ticket.DOUBLE, Ticket.ANNUL)


class SeatPlaces:
    """One seat's part of the table, in pieces that seldom change together."""

    def __init__(self, seat: Seat, chair: Chair, layout: Layout, special_scoring: bool) -> None:
        self._seat, self._whole, self._bonuses = seat, layout, special_scoring
        self._layout = zoom.halved(layout) if layout.plan.large else layout
        self.plate = SeatPlate(seat, chair, self._layout)
        self.purse, self.rows, self.fan = Kept(self._purse), Kept(self._rows), Kept(self._fan)
        self.counted, self.beside, self.tray = Kept(self._counted), Kept(self._beside), Kept(self._tray)
        self.declining, self.questioned = Kept(self._declining), Kept(self._questioned)
        self.clock = places.filling(layout.at(pieces.ClockPlace(seat)), places.TILE, faces.CLOCK)
        self.fixed: Poses = dict(self.plate.fixed)
        self.detailed = pieces.Row(seat, PRODUCTS[0]).slot in layout.slots
        self.wide = pieces.Asking(seat).slot in layout.slots
        self.fanned = pieces.HeldTicket(seat, 0).slot in layout.slots

    def coin(self, z: int = COIN) -> Pose:
        """Over the seat's money."""
        slot = self._whole.at(pieces.Money(self._seat))
        return places.square(slot.cx, slot.cy, COIN_SIDE, z, faces.COIN)

    def laid(self, product: int, pose: Pose) -> Pose:
        """A card small over the row it joins or leaves."""
        slot = self._whole.at(pieces.Row(self._seat, product) if self.detailed else pieces.Crest(self._seat))
        return replace(pose, x=slot.cx, y=slot.cy, w=slot.h * pose.w / pose.h, h=slot.h)

    def held(self, ticket: Ticket, pose: Pose) -> Pose:
        """A ticket back with its owner: in the fan, where there is one."""
        piece = pieces.HeldTicket(self._seat, pieces.FAN.index(ticket))
        at = piece if self.fanned else pieces.Crest(self._seat)
        slot = self._whole.at(at)
        return replace(pose, x=slot.cx, y=slot.cy)

    def home(self, ticket: Ticket) -> Pose:
        """A ticket laid openly, as it leaves the tray."""
        slot = self._whole.at(pieces.HeldTicket(self._seat, pieces.FAN.index(ticket)))
        return ticket_at(slot, faces.ticket(ticket))

    # ------------------------------------------------------------ money and worth

    def _purse(self, money: int, yakuza: int, after: int | None) -> Poses:
        slot = self._layout.at(pieces.Money(self._seat))
        size = max(theme.SMALL, min(42, round(slot.h * 0.82))) if self._layout.plan.large else 46
        face = plate_faces.money(money, after, size)
        found: Poses = {pieces.Money(self._seat): places.filling(slot, places.CELL, face)}
        if self._bonuses and not self._layout.plan.large and self._layout.plan.zone != pieces.BLIND:
            spot = self._layout.at(pieces.YakuzaCount(self._seat))
            face = plate_faces.yakuza(yakuza, spot.w, spot.h)
            found[pieces.YakuzaCount(self._seat)] = places.filling(spot, places.CELL, face)
        return found

    def _counted(self, points: int) -> Poses:
        """Today's worth."""
        slot = self._layout.at(pieces.Worth(self._seat))
        if self._layout.plan.large:
            return {pieces.Worth(self._seat): places.filling(slot, places.CELL, plate_faces.equals(points))}
        label = "" if self._layout.plan.zone == pieces.BLIND else plate_faces.worth_label()
        face = plate_faces.worth(points, label, slot.w, slot.h)
        return {pieces.Worth(self._seat): places.filling(slot, places.CELL, face)}

    # ------------------------------------------------------------ rows

    def _rows(self, real: tuple[int, ...], wilds: tuple[int, ...], ghost: Laid | None) -> Poses:
        found: Poses = {}
        for product in PRODUCTS:
            after = None if ghost is None else ghost.rows[product] + ghost.wilds[product]
            found[pieces.Row(self._seat, product)] = self._row(
                product, real[product] + wilds[product], wilds[product], after
            )
        return found

    def row(self, product: Card, cards: int, wilds: int, after: int | None = None) -> Pose:
        """The cell of a product with so many cards in it."""
        pose = self._row(product, cards, wilds, after)
        return zoom.zoomed(pose) if self._layout.plan.large else pose

    def _row(self, product: Card, cards: int, wilds: int, after: int | None) -> Pose:
        slot = self._layout.at(pieces.Row(self._seat, product))
        return places.filling(
            slot, places.CELL, plate_faces.row(product, cards, wilds, slot.w, slot.h, after)
        )

    def _questioned(self, card: Card, gains: tuple[tuple[Card, int, int], ...], chosen: Card | None) -> Poses:
        """The card that asks, large; the rows it could go to, with what that changes."""
        asking = pieces.Asking(self._seat)
        found: Poses = {asking: places.filling(self._layout.at(asking), places.CARD, faces.large(card))}
        for product, cards, gain in gains:
            piece = pieces.Row(self._seat, product)
            slot = self._layout.at(piece)
            face = plate_faces.question(product, cards, gain, product is chosen, slot.w, slot.h)
            found[piece] = places.filling(slot, places.CELL, face)
        return found

    def _declining(self, pay: int, chosen: bool) -> Poses:
        piece = pieces.Decline(self._seat)
        slot = self._layout.at(piece)
        return {piece: places.filling(slot, places.SYMBOL, plate_faces.decline(pay, chosen, slot.w, slot.h))}

    # ------------------------------------------------------------ tickets

    def _beside(self, specials: tuple[Ticket, ...]) -> Poses:
        """Which special tickets are left, where no fan shows it."""
        found: Poses = {}
        for place, ticket in enumerate(TODAY):
            piece = pieces.Special(self._seat, place)
            if piece.slot not in self._layout.slots:
                continue
            face = plate_faces.special(ticket, ticket not in specials)
            slot = self._layout.at(piece)
            found[piece] = places.square(slot.cx, slot.cy, min(slot.w, slot.h), places.CELL, face)
        return found

    def _fan(self, specials: tuple[Ticket, ...]) -> Poses:
        found: Poses = {}
        for place, ticket in enumerate(pieces.FAN):
            held = pieces.HeldTicket(self._seat, place)
            spent = ticket not in NORMALS and ticket not in specials
            face = plate_faces.fan(ticket, spent)
            found[held] = places.filling(self._layout.at(held), places.CELL, face)
        return found

    def _tray(self, specials: tuple[Ticket, ...], openly: Openly) -> Poses:
        """Large tickets side by side; the one in hand stands higher."""
        seat = self._seat
        found: Poses = {}
        for place, ticket in enumerate(pieces.FAN):
            held = pieces.HeldTicket(seat, place)
            slot = self._layout.at(held)
            spent = ticket in SPECIALS and ticket not in specials
            laid, chosen = ticket in openly.tickets, ticket is openly.chosen
            if self.wide:
                pose = places.filling(slot, places.CELL, plate_faces.held(ticket, spent, laid))
                found[held] = replace(pose, y=pose.y - RAISED) if chosen else pose
            else:
                face = plate_faces.fan(ticket, spent, laid, chosen)
                found[held] = places.filling(slot, places.CELL, face)
        words_under = (pieces.TrayWords(seat), pieces.TrayOnce(seat))
        for once, words in enumerate(words_under if words_under[0].slot in self._layout.slots else ()):
            slot = self._layout.at(words)
            face = plate_faces.tray_words(bool(once), slot.w, slot.h)
            found[words] = places.filling(slot, places.CELL, face)
        lock = pieces.Lock(seat)
        button = seat_faces.button(openly.lock, lit=None not in openly.tickets)
        found[lock] = places.filling(self._layout.at(lock), places.SYMBOL, button)
        return found
