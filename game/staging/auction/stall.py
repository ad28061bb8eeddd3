"""The lots: cards, tickets, sums and price tiles."""

from __future__ import annotations

from game.rules.auction.foresight import Struck, sum_steps
from game.rules.auction.spec import AuctionOptions, AuctionSpec, Ticket
from game.rules.core.seat import Seat
from game.staging import places, seat_faces
from game.staging.auction import faces, pieces
from game.staging.auction.places import ticket_at
from game.staging.auction.tableau import Lot, Tableau
from game.staging.kept import Kept
from game.table.layout import Layout
from game.table.pose import Face, Pose, Poses

SOLD_HEIGHT = 130
BUYER = 68


class LotPlaces:
    """One column of the stall."""

    def __init__(
        self, lot: int, layout: Layout, names: tuple[str, ...], crests: tuple[int, ...], cards: int
    ) -> None:
        self._lot, self._names, self._crests = lot, names, crests
        self._cards = [layout.at(pieces.LotCard(lot, row)) for row in range(cards)]
        self._tickets = [layout.at(pieces.LaidTicket(seat, lot)) for seat in range(len(names))]
        self._sum = layout.at(pieces.Sum(lot))
        self.offer, self.valued = Kept(self._offer), Kept(self._valued)
        self.zone: Poses = {pieces.Lot(lot): places.zone(layout.at(pieces.Lot(lot)))}
        self.scenery = [
            places.filling(slot, places.CELL, faces.place(seat, names[seat][:1]))
            for seat, slot in enumerate(self._tickets)
        ]

    def _offer(self, cards: Lot, buyer: Seat | None) -> Poses:
        """Cards overlap downwards; whoever bought them leaves a plate."""
        lying: Poses = {
            pieces.LotCard(self._lot, row): places.filling(
                self._cards[row], places.CARD + row, faces.card(card)
            )
            for row, card in enumerate(cards)
            if card is not None
        }
        if buyer is not None:
            middle = self._cards[len(self._cards) // 2]
            face = faces.sold(buyer, self._names[buyer])
            plate = Pose(middle.cx, middle.cy, middle.w, SOLD_HEIGHT, places.CELL, face)
            crest = seat_faces.crest(self._crests[buyer])
            lying[pieces.Sold(self._lot)] = plate
            lying[pieces.Buyer(self._lot)] = places.square(plate.x, plate.y - 20, BUYER, places.SYMBOL, crest)
        return lying

    def _valued(
        self, backs: int, tickets: tuple[Ticket, ...], out: frozenset[Seat], total: int | None, sold: bool
    ) -> Poses:
        """`backs` is a mask of seats, `out` the seats whose ticket an Annul has settled."""
        lying: Poses = {
            pieces.LaidTicket(seat, self._lot): self._ticket(seat, faces.back(seat, self._crests[seat]))
            for seat in range(len(self._names))
            if backs >> seat & 1
        }
        for seat, ticket in enumerate(tickets):
            lying[pieces.LaidTicket(seat, self._lot)] = self._ticket(
                seat, faces.ticket(ticket, seat in out, sold)
            )
        if total is not None:
            lying[pieces.Sum(self._lot)] = places.filling(self._sum, places.TILE, faces.total(total, sold))
        return lying

    def _ticket(self, seat: Seat, face: Face) -> Pose:
        return ticket_at(self._tickets[seat], face)


class Stall:
    """All lots, and the tiles on them or at home."""

    def __init__(
        self,
        layout: Layout,
        names: tuple[str, ...],
        crests: tuple[int, ...],
        spec: AuctionSpec,
        options: AuctionOptions,
    ) -> None:
        self.spec, self.options = spec, options
        self.tiles = spec.sizes[options.players].tiles
        numbers = range(len(self.tiles))
        self._lots = [LotPlaces(lot, layout, names, crests, spec.cards_per_lot) for lot in numbers]
        self._homes = [layout.at(pieces.Tile(rank)) for rank in numbers]
        self._spots = [layout.at(pieces.TileSpot(lot)) for lot in numbers]
        self._tiles = Kept(self._tile_poses)
        self._out = Kept(self._strikes)
        self.zones: Poses = {id: pose for lot in self._lots for id, pose in lot.zone.items()}
        self.scenery = [pose for lot in self._lots for pose in lot.scenery]

    def poses(self, table: Tableau) -> Poses:
        """Everything on and around the lots."""
        found = dict(self._tiles(table.ranking, table.buyers))
        columns = tuple(zip(*table.faces, strict=True)) or ((),) * len(self._lots)
        out = self._out(columns) if table.sums else (frozenset(),) * len(self._lots)
        for lot, spot in enumerate(self._lots):
            found.update(spot.offer(table.offer[lot], table.buyers[lot]))
            backs = sum(1 << seat for seat, landed in enumerate(table.backs) if landed > lot)
            total = table.sums[lot] if table.sums else None
            found.update(spot.valued(backs, columns[lot], out[lot], total, table.buyers[lot] is not None))
        return found

    def _strikes(self, columns: tuple[tuple[Ticket, ...], ...]) -> tuple[frozenset[Seat], ...]:
        """A40: whose tickets go out, lot by lot."""
        return tuple(
            frozenset(
                seat
                for step in sum_steps(tickets, self.spec, self.options)
                if isinstance(step, Struck)
                for seat in step.seats
            )
            for tickets in columns
        )

    def _tile_poses(self, ranking: tuple[int, ...], buyers: tuple[Seat | None, ...]) -> Poses:
        found: Poses = {}
        for rank, tile in enumerate(self.tiles):
            sold = bool(ranking) and buyers[ranking[rank]] is not None
            slot = self._spots[ranking[rank]] if ranking else self._homes[rank]
            face = faces.tile(tile.price, tile.modifier, tile.clock, sold)
            found[pieces.Tile(rank)] = places.filling(slot, places.TILE, face)
        return found
