"""The lots side by side: cards, pushes, tickets or what they cost and bring, and the price tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.rules.auction import foresight
from game.rules.auction.foresight import Struck, SumStep, sum_steps
from game.rules.auction.spec import MARKET_ORDER, AuctionOptions, AuctionSpec, Card, Ticket
from game.rules.auction.view import AuctionView
from game.rules.core.seat import Seat
from game.staging import places, seat_faces
from game.staging.auction import faces, lot_faces, pieces
from game.staging.auction.places import ticket_at
from game.staging.auction.tableau import Lot, Tableau
from game.staging.kept import Kept
from game.table.layout import Layout
from game.table.pose import Pose, Poses

SEAL = 190
BUYER = 84


class Deal(NamedTuple):
    """A lot to whoever is asked: what it costs and is worth, and the money there is."""

    price: int
    worth: int
    money: int


class LotPlaces:
    """One lot."""

    def __init__(self, lot: int, layout: Layout, crests: tuple[int, ...], cards: int) -> None:
        self._lot, self._crests = lot, crests
        self._ground = layout.at(pieces.Lot(lot))
        self._cards = [layout.at(pieces.LotCard(lot, row)) for row in range(cards)]
        self._tickets = [layout.at(pieces.LaidTicket(seat, lot)) for seat in range(len(crests))]
        self._large = layout.plan.large
        if not self._large:
            self._push, self._ladder = layout.at(pieces.Push(lot)), layout.at(pieces.Ladder(lot))
        self._sum, self._net = layout.at(pieces.Sum(lot)), layout.at(pieces.Net(lot))
        self.offer, self.valued = Kept(self._offer), Kept(self._valued)
        self.pushed, self.priced, self.laddered = Kept(self._pushed), Kept(self._priced), Kept(self._laddered)

    def _offer(self, cards: Lot, buyer: Seat | None, dear: bool, lit: bool) -> Poses:
        """Side by side; whoever bought them leaves a seal."""
        ground = places.filling(self._ground, places.PLATE, lot_faces.cloth(lit, buyer is not None))
        lying: Poses = {pieces.Lot(self._lot): ground}
        for row, card in enumerate(cards):
            if card is not None:
                pose = places.filling(self._cards[row], places.CARD, faces.card(card, dear))
                lying[pieces.LotCard(self._lot, row)] = pose
        if buyer is not None and not any(card is not None for card in cards):
            middle = self._cards[len(self._cards) // 2]
            side = min(SEAL, middle.h)
            seal = places.square(middle.cx, middle.cy, side, places.SYMBOL, lot_faces.seal())
            crest = seat_faces.crest(self._crests[buyer])
            lying[pieces.Sold(self._lot)] = seal
            lying[pieces.Buyer(self._lot)] = places.square(
                seal.x + side * 0.42, seal.y + side * 0.34, BUYER * side / SEAL, places.SYMBOL + 1, crest
            )
        return lying

    def _valued(self, backs: int, tickets: tuple[Ticket, ...], out: frozenset[Seat], entering: bool) -> Poses:
        """`backs` is a mask of seats, `out` the seats whose ticket an Annul has settled."""
        lying: Poses = {}
        for seat, slot in enumerate(self._tickets):
            if tickets:
                face = faces.ticket(tickets[seat], seat in out)
                lying[pieces.LaidTicket(seat, self._lot)] = ticket_at(slot, face)
            elif backs >> seat & 1:
                back = faces.back(seat, self._crests[seat])
                lying[pieces.LaidTicket(seat, self._lot)] = ticket_at(slot, back)
            if entering:
                spot = places.filling(slot, places.CELL, faces.place(seat, self._crests[seat]))
                lying[pieces.TicketSpot(seat, self._lot)] = spot
        return lying

    def _laddered(self, tiles: tuple[tuple[int, int], ...]) -> Poses:
        if self._large:
            return {}
        slot = self._ladder
        return {
            pieces.Ladder(self._lot): places.filling(
                slot, places.CELL, lot_faces.ladder(tiles, slot.w, slot.h)
            )
        }

    def _pushed(self, by: tuple[int | None, ...]) -> Poses:
        if self._large:
            return {}
        slot = self._push
        lefts = tuple(card.x - slot.x for card in self._cards)
        face = lot_faces.pushes(by, lefts, self._cards[0].w, slot.w, slot.h)
        return {pieces.Push(self._lot): places.filling(slot, places.CELL, face)}

    def _priced(self, total: int | None, deal: Deal | None) -> Poses:
        """Votes or what is missing beside the tile; price, worth and net under it."""
        if self._large:
            return self._shortly(total, deal)
        lying: Poses = {}
        slot = self._sum
        if deal is not None and deal.money < deal.price:
            face = lot_faces.short(deal.price - deal.money, slot.w, slot.h)
            lying[pieces.Sum(self._lot)] = places.filling(slot, places.CELL, face)
        elif total is not None:
            lying[pieces.Sum(self._lot)] = self.sum(total)
        if deal is not None:
            net, payable = self._net, deal.money >= deal.price
            face = lot_faces.net(deal.price, deal.worth, payable, net.w, net.h)
            lying[pieces.Net(self._lot)] = places.filling(net, places.CELL, face)
        return lying

    def _shortly(self, total: int | None, deal: Deal | None) -> Poses:
        """In large type the net stands for itself, or what is missing does."""
        found: Poses = {}
        if total is not None and deal is None:
            found[pieces.Sum(self._lot)] = self.sum(total)
        if deal is not None:
            net, missing = self._net, deal.price - deal.money
            face = (
                lot_faces.short(missing, net.w, net.h)
                if missing > 0
                else lot_faces.gain(deal.worth - deal.price, net.w, net.h)
            )
            found[pieces.Net(self._lot)] = places.filling(net, places.CELL, face)
        return found

    def sum(self, total: int) -> Pose:
        """The votes for the lot."""
        slot = self._sum
        if self._large:
            return places.filling(slot, places.CELL, lot_faces.figure(total))
        return places.filling(slot, places.CELL, lot_faces.votes(total, slot.w, slot.h))


class Stall:
    """All lots, and the tiles on them or in the rack."""

    def __init__(
        self, layout: Layout, crests: tuple[int, ...], spec: AuctionSpec, options: AuctionOptions
    ) -> None:
        self.spec, self.options, self._crests = spec, options, crests
        self.tiles = spec.sizes[options.players].tiles
        self.numbers = range(len(self.tiles))
        self.lots = [LotPlaces(lot, layout, crests, spec.cards_per_lot) for lot in self.numbers]
        self._homes = [layout.at(pieces.Tile(rank)) for rank in self.numbers]
        self._spots = [layout.at(pieces.TileSpot(lot)) for lot in self.numbers]
        self._tiles = Kept(self._tile_poses)
        self._counted = Kept(self._count)
        self.as_if = Kept(foresight.as_if_all)
        self._deals = Kept(self._deal)

    def poses(self, table: Tableau) -> Poses:
        """Everything on and around the lots."""
        market = table.racing
        found = {} if market and not table.ranking else dict(self._tiles(table.ranking, table.buyers, market))
        columns = tuple(zip(*table.faces, strict=True)) or ((),) * len(self.lots)
        steps = self._counted(columns) if table.faces else ((),) * len(self.lots)
        deals = self.deals(table)
        for lot, spot in enumerate(self.lots):
            cards, buyer, deal = table.offer[lot], table.buyers[lot], deals[lot]
            chosen = table.asked is not None and table.asked.lot == lot
            found.update(spot.offer(cards, buyer, deal is not None and deal.money < deal.price, chosen))
            if market:
                continue
            backs = sum(1 << seat for seat, landed in enumerate(table.backs) if landed > lot)
            out = frozenset(seat for step in steps[lot] if isinstance(step, Struck) for seat in step.seats)
            found.update(spot.valued(backs, columns[lot], out, table.valuing))
            if buyer is None:
                found.update(self._told(table, lot, steps[lot], deal))
        return found

    def _told(self, table: Tableau, lot: int, steps: tuple[SumStep, ...], deal: Deal | None) -> Poses:
        spot, cards = self.lots[lot], table.view.lots[lot]
        if table.ranking:
            by = self.tiles[table.ranking.index(lot)].modifier
            pushed = spot.pushed(tuple(by if card in MARKET_ORDER else None for card in cards))
            return {**pushed, **spot.priced(table.view.sums[lot], deal)}
        if table.faces:
            return spot.priced(steps[-1].total, None)
        if not cards:
            return {}
        if table.openly is not None and table.openly.tickets[lot] is not None:
            return self._ghosts(lot, self.as_if(table.view, self.spec, table.openly.tickets)[0], cards)
        moves = any(card in MARKET_ORDER for card in cards)
        return spot.laddered(tuple((tile.price, tile.modifier) for tile in self.tiles) if moves else ())

    def _ghosts(self, lot: int, ranking: tuple[int, ...], cards: Sequence[Card]) -> Poses:
        """The tile that would come here, and what it would push."""
        rank = ranking.index(lot)
        by = self.tiles[rank].modifier
        pushed = self.lots[lot].pushed(tuple(by if card in MARKET_ORDER else None for card in cards))
        return {**pushed, pieces.GhostTile(lot): self.laid(rank, lot, faint=True)}

    # ------------------------------------------------------------ what is worked out

    def deals(self, table: Tableau) -> tuple[Deal | None, ...]:
        """For whoever is asked to buy, each unsold lot."""
        seat = table.buyer
        if seat is None or not table.ranking or table.view.takusan_left or table.view.yakuza_left:
            return (None,) * len(self.lots)
        return self._deals(table.view, seat)

    def _deal(self, view: AuctionView, seat: Seat) -> tuple[Deal | None, ...]:
        money = view.seats[seat].money
        return tuple(
            None
            if view.buyers[lot] is not None
            else Deal(
                self.tiles[view.ranking.index(lot)].price,
                foresight.lot_worth(view, self.spec, seat, lot),
                money,
            )
            for lot in self.numbers
        )

    def _count(self, columns: tuple[tuple[Ticket, ...], ...]) -> tuple[tuple[SumStep, ...], ...]:
        """A40, A41: how the sum of each lot comes about."""
        return tuple(sum_steps(tickets, self.spec, self.options) for tickets in columns)

    def _tile_poses(self, ranking: tuple[int, ...], buyers: tuple[Seat | None, ...], market: bool) -> Poses:
        found: Poses = {}
        for rank in self.numbers:
            lot = ranking[rank] if ranking else None
            if lot is not None and buyers[lot] is not None:
                continue
            found[pieces.Tile(rank)] = self.home(rank) if lot is None else self.laid(rank, lot)
        return found

    def laid(self, rank: int, lot: int, faint: bool = False) -> Pose:
        """A tile on a lot, or what it would look like there."""
        slot, tile = self._spots[lot], self.tiles[rank]
        face = faces.tile(tile.price, tile.modifier, tile.clock, slot.w, slot.h, faint)
        return places.filling(slot, places.TILE, face)

    def home(self, rank: int) -> Pose:
        """Where it waits."""
        slot, tile = self._homes[rank], self.tiles[rank]
        face = faces.waiting(tile.price, tile.modifier, tile.clock, slot.w, slot.h)
        return places.filling(slot, places.TILE, face)
