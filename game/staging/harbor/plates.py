"""A seat's plate with everything on it but what is for sale."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from game.rules.core.seat import Seat
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView, SeatView
from game.rules.harbor.words import CART, FISH, FREEZER, RESOURCES, SLOTS, SUBSIDY, Slot
from game.staging import places
from game.staging.harbor import pieces, plate_faces
from game.staging.harbor.sizes import Sizes
from game.staging.kept import Kept
from game.staging.pieces import Crest, Lantern, Name, Plate
from game.staging.seat_plate import Chair, SeatPlate
from game.table.layout import Layout
from game.table.pose import Pose, Poses

GAP = 6
LEGIBLE = 90
"""A name needs so much room."""


class SeatPlaces:
    """One seat's part of the table, in parts that seldom change together."""

    def __init__(self, seat: Seat, chair: Chair, layout: Layout, table: Table, sizes: Sizes) -> None:
        self._seat, self._layout, self._table, self._sizes = seat, layout, table, sizes
        self.plate = SeatPlate(seat, chair, layout)
        self._name = Kept(self._name_poses)
        self._chair = chair.name
        self._actions, self._purse = Kept(self._action_poses), Kept(self._purse_poses)
        self._papers, self._slots, self._tokens = (
            Kept(self._paper_poses),
            Kept(self._slot_poses),
            Kept(self._token_poses),
        )

    def poses(self, view: HarborView, acting: bool, locked: bool | None) -> Poses:
        """As a view has it; `locked` while hands are closed for an auction."""
        own, turn = view.seats[self._seat], view.turn == self._seat and view.phase.name != "ENDED"
        if self._sizes.brief:
            purse, called = self._purse(own.cash, own.resources), self.plate.called(acting)
            if self._sizes.bare:
                purse = {pieces.Money(self._seat): purse[pieces.Money(self._seat)]}
                called = {Plate(self._seat): called[Plate(self._seat)]}
            return {
                Crest(self._seat): self.plate.fixed[Crest(self._seat)],
                **self._short_name(),
                **called,
                **self.plate.lamp(locked),
                **purse,
            }
        return {
            **self.plate.fixed,
            **self._name(turn),
            **self.plate.called(acting),
            **self.plate.lamp(locked),
            **self._actions(view.actions if turn else None, own.cart_actions),
            **self._purse(own.cash, own.resources),
            **self._papers(own.loans, own.shares),
            **self._slots(tuple(in_slots(self._table, own))),
            **self._tokens(own.tokens),
        }

    def _name_poses(self, turn: bool) -> Poses:
        """As far as the actions, or as the lantern where there are none."""
        slot = self._layout.at(Name(self._seat))
        end = self._layout.at(pieces.Actions(self._seat) if turn else Lantern(self._seat)).x
        slot = replace(slot, w=end - slot.x - GAP)
        return {
            Name(self._seat): places.filling(slot, places.CELL, plate_faces.name(self._chair, slot.w, slot.h))
        }

    def _short_name(self) -> Poses:
        """Only where it is whole; the crest says it too, and the card of the plate."""
        slot = self._layout.at(Name(self._seat))
        if slot.w < LEGIBLE:
            return {}
        face = plate_faces.name(self._chair, slot.w, slot.h)
        return {Name(self._seat): places.filling(slot, places.CELL, face)}

    def _action_poses(self, actions: int | None, carts: int) -> Poses:
        if actions is None:
            return {}
        piece = pieces.Actions(self._seat)
        slot, most = self._layout.at(piece), self._table.spec.actions
        face = plate_faces.actions(actions, most, carts, slot.w, slot.h)
        return {piece: places.filling(slot, places.SYMBOL, face)}

    def _purse_poses(self, yen: int, resources: int) -> Poses:
        money, value = pieces.Money(self._seat), pieces.Value(self._seat)
        purse, worth = self._layout.at(money), self._layout.at(value)
        figure = self._sizes.figure
        return {
            money: places.filling(purse, places.CELL, plate_faces.money(yen, figure, purse.w, purse.h)),
            value: places.filling(worth, places.CELL, plate_faces.value(resources, figure, worth.w, worth.h)),
        }

    def _paper_poses(self, loans: int, shares: int) -> Poses:
        if not loans and not shares:
            return {}
        piece = pieces.Papers(self._seat)
        slot = self._layout.at(piece)
        face = plate_faces.papers(loans, shares, slot.w, slot.h)
        return {piece: places.filling(slot, places.SYMBOL, face)}

    def _slot_poses(self, lying: tuple[plate_faces.Held, ...]) -> Poses:
        found: Poses = {}
        for place in range(pieces.SLOTS):
            piece = pieces.LicenceSlot(self._seat, place)
            slot = self._layout.at(piece)
            held = lying[place] if place < len(lying) else None
            found[piece] = places.filling(slot, places.CELL, plate_faces.slot(held, slot.w))
        return found

    def _token_poses(self, tokens: tuple[int, ...]) -> Poses:
        """More than fit move closer to each other."""
        zone, side = self._layout.at(pieces.Tokens(self._seat)), self._sizes.token
        wide = side + self._sizes.beside
        owned = [resource for resource in RESOURCES if tokens[resource]]
        found: Poses = {pieces.Tokens(self._seat): places.zone(zone)}
        step = float(wide + GAP + 10)
        if len(owned) > 1:
            step = min(step, (zone.w - wide - 8) / (len(owned) - 1))
        for place, resource in enumerate(owned):
            x = zone.x + wide / 2 + place * step
            face = plate_faces.token(int(resource), tokens[resource], side, wide)
            found[pieces.Token(self._seat, int(resource))] = Pose(
                x, zone.y + side / 2, wide, side, places.SYMBOL + place, face
            )
        return found

    @property
    def token_side(self) -> int:
        """How large they are."""
        return self._sizes.token

    @property
    def token_place(self) -> tuple[float, float]:
        """Where the first token would lie, for one that is on its way."""
        zone = self._layout.at(pieces.Tokens(self._seat))
        return zone.x + self._sizes.token / 2, zone.y + self._sizes.token / 2


def in_slots(table: Table, own: SeatView) -> Iterator[plate_faces.Held]:
    """H25: licences first, those in use before those that are free."""
    for fish in FISH:
        owned = own.licences[fish]
        used = owned - own.free_licences[fish]
        yield from (plate_faces.Held(SLOTS[fish], number < used, 0) for number in range(owned))
    extras = table.spec.extras
    yield from _rentals(FREEZER, own.freezer_uses, extras.freezer_uses)
    yield from _rentals(CART, own.cart_actions, extras.cart_actions)
    yield from (plate_faces.Held(SUBSIDY, False, 0) for _each in range(own.subsidies))


def _rentals(what: Slot, uses: int, each: int) -> Iterator[plate_faces.Held]:
    """The one that was begun is the last."""
    while uses > 0:
        part = min(uses, each)
        yield plate_faces.Held(what, False, part)
        uses -= part
