"""What can be looked at on the auction's table, and what the inspector says of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar, Final

from game.rules.auction import foresight
from game.rules.auction.spec import AuctionSpec, Card, PriceTile
from game.rules.auction.view import AuctionView
from game.rules.core.seat import Seat
from game.staging.auction import lore, pieces
from game.staging.auction.terms import card_name
from game.staging.lore import Lore
from game.staging.terms import signed
from game.table.figures import Figures
from game.table.inspector import Explanation
from scenes.play.guiding import Guiding, Said, plain

NEWS: Final = 7
"""As many sentences of the log as there is room for."""


class AuctionGuide(Guiding):
    """Nothing it says depends on tickets that are still secret."""

    _spec: AuctionSpec

    @property
    def _view(self) -> AuctionView:
        view: AuctionView = self._show.view
        return view

    def news(self) -> Explanation | None:
        """What is left in the deck, and what happened last."""
        left, names = self._show.tableau.deck, [f"symbols/{card.name.lower()}" for card in Card]
        counts = [str(count) for count in left]
        mix = (tuple(names[:4]), tuple(counts[:4]), tuple(names[4:]), tuple(counts[4:]))
        figures = Figures(mix, headed=False)
        return Explanation("Left in the deck", self.log_lines(NEWS), "", figures, newest_last=True)

    def pictures(self) -> Iterator[tuple[str, bool]]:
        """Cards are shown beside figures as well; symbols and tickets are quick to read."""
        for small in (True, False):
            yield from ((_print(card), small) for card in Card)
        yield "prints/back", False

    def lot(self, seat: Seat | None, piece: pieces.Lot | pieces.LotCard) -> Said:
        """What each tile would do to each of its fish, and its worth to the seat that asks."""
        lot = piece.lot
        if all(card is None for card in self._show.tableau.offer[lot]):
            return plain(Lore(f"Lot {lot + 1}", ("This lot is gone.",)))
        view = self._view
        return Explanation(f"Lot {lot + 1}", self._worth(view, seat, lot), "", self._pushes(view, lot))

    def _worth(self, view: AuctionView, seat: Seat | None, lot: int) -> str:
        """To the seat that asks, or to everybody; once it has a price, that too."""
        asking = range(len(view.seats)) if seat is None else (seat,)
        worth = {who: foresight.lot_worth(view, self._spec, who, lot) for who in asking}
        told = ", ".join(f"{self._seating.names[who]} {signed(points)}" for who, points in worth.items())
        text = f"Worth at today's quotation: {told}."
        tile = self._tile_on(lot)
        return text if tile is None else f"Costs {tile.price}.\n{text}"

    def _tile_on(self, lot: int) -> PriceTile | None:
        """The tile that lies on a lot by now."""
        ranking = self._show.tableau.ranking
        tiles = self._spec.sizes[len(self._seating.chairs)].tiles
        return tiles[ranking.index(lot)] if ranking else None

    def _pushes(self, view: AuctionView, lot: int) -> Figures | None:
        """Until the tiles have fallen."""
        tiles = self._spec.sizes[len(view.seats)].tiles
        moves = foresight.moves_by_tile(view, self._spec, lot)
        if not moves[0] or self._tile_on(lot) is not None:
            return None
        head = ("price", *(f"symbols/{product.name.lower()}" for product, _ in moves[0]))
        rows = tuple(
            (f"{tile.price}", *(signed(by) for _, by in pushes))
            for tile, pushes in zip(tiles, moves, strict=True)
        )
        return Figures((head, *rows))

    def card(self, seat: Seat | None, piece: pieces.LotCard) -> Said:
        """A card of a lot, with what is to be said of the lot; where it is gone, the lot alone."""
        lot, lying = piece.lot, self._show.tableau.offer[piece.lot]
        if not lying or (card := lying[piece.row]) is None:
            return self.lot(seat, piece)
        view, said = self._view, lore.card(card, self._spec)
        text = f"{self._worth(view, seat, lot)}\n{said.sentences[0]}"
        return Explanation(f"Lot {lot + 1}: {said.title}", text, _print(card), self._pushes(view, lot))

    def tile(self, seat: Seat | None, piece: pieces.Tile) -> Said:
        """A price tile, on a lot or still at home."""
        tiles = self._spec.sizes[len(self._seating.chairs)].tiles
        return plain(lore.price_tile(tiles[piece.rank]))

    def market(self, seat: Seat | None, piece: pieces.Market) -> Said:
        """All spaces."""
        return plain(lore.quotation_board(self._spec))

    def order(self, seat: Seat | None, piece: pieces.Order) -> Said:
        """Which marker moves first."""
        return plain(lore.update_order())

    def niche(self, seat: Seat | None, piece: pieces.Niche) -> Said:
        """What a rank pays."""
        return plain(lore.niches(self._spec))

    def deck(self, seat: Seat | None, piece: pieces.Deck) -> Said:
        """The mix that is left."""
        return plain(lore.deck(self._view.deck_left), "prints/back")

    def marker(self, seat: Seat | None, piece: pieces.Marker) -> Said:
        """Where it stands."""
        which = Card(piece.product)
        return plain(lore.marker(which, self._view.spaces[which]), f"symbols/{which.name.lower()}")

    def plate(self, seat: Seat | None, piece: pieces.Plate) -> Said:
        """Who sits there, and the score if the match ended today."""
        worth = foresight.worth_today(self._view, self._spec, piece.seat)
        said = lore.seat_plate(self._seating.names[piece.seat])
        return plain(Lore(said.title, (f"Worth {worth} at today's quotation.", *said.sentences)))

    def row(self, seat: Seat | None, piece: pieces.Row) -> Said:
        """A seat's cards of one product, and what one of them is worth by now."""
        which, own = Card(piece.product), self._view.seats[piece.seat]
        cards, wilds = own.rows[which], own.wilds[which]
        said = lore.row(which, cards, wilds)
        sentences = (*said.sentences, self._one(self._view, which, cards + wilds))
        title = f"{self._seating.names[piece.seat]}: {card_name(which)}"
        return plain(Lore(title, sentences), _print(which))

    def _one(self, view: AuctionView, product: Card, count: int) -> str:
        """What one more card brings today, and what the last one would take along."""
        if product is Card.MAGURO:
            worth = (0, *self._spec.maguro)
            more = worth[min(count + 1, len(worth) - 1)] - worth[count]
            less = worth[count] - worth[count - 1] if count else 0
        else:
            more = self._spec.niches[foresight.niches_today(view).index(product)]
            less = more if count else 0
        return f"At today's quotation one more brings {more}" + (f", one less takes {less}." if less else ".")

    def money(self, seat: Seat | None, piece: pieces.Money) -> Said:
        """A purse."""
        return plain(lore.money(self._spec), "coin")

    def lamp(self, seat: Seat | None, piece: pieces.Lamp) -> Said:
        """Locked or not."""
        return plain(lore.lamp())

    def clock(self, seat: Seat | None, piece: pieces.Clock) -> Said:
        """The first player's."""
        return plain(lore.clock(), "clock")

    def fan(self, seat: Seat | None, piece: pieces.HeldTicket) -> Said:
        """A ticket of the fan."""
        ticket = pieces.FAN[piece.place]
        said = lore.ticket(ticket, self._spec, self._view.options)
        return plain(said, f"fan/{ticket.name.lower()}")

    def decline(self, seat: Seat | None, piece: pieces.Decline) -> Said:
        """The consolation."""
        pay = self._spec.decline_pay
        return plain(Lore("Decline", (f"Buy nothing this round and take {pay} from the bank.",)))

    said: ClassVar[Mapping[type, Callable[..., Said]]] = {
        pieces.Lot: lot,
        pieces.LotCard: card,
        pieces.Tile: tile,
        pieces.Market: market,
        pieces.Order: order,
        pieces.Niche: niche,
        pieces.Deck: deck,
        pieces.Marker: marker,
        pieces.Plate: plate,
        pieces.Row: row,
        pieces.Money: money,
        pieces.Lamp: lamp,
        pieces.Clock: clock,
        pieces.HeldTicket: fan,
        pieces.Decline: decline,
    }


def _print(card: Card) -> str:
    return f"prints/{card.name.lower()}"
