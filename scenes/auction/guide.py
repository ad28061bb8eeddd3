"""What can be looked at on the auction's table, and what the inspector says of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar, Final

from game.i18n.door import _, pgettext
from game.i18n.formats import in_a_row, number, signed
from game.rules.auction import foresight
from game.rules.auction.spec import AuctionSpec, Card, PriceTile
from game.rules.auction.view import AuctionView
from game.rules.core.seat import Seat
from game.staging.auction import lore, pieces
from game.staging.auction.terms import card_name
from game.staging.lore import Lore
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
        counts = [number(count) for count in left]
        mix = (tuple(names[:4]), tuple(counts[:4]), tuple(names[4:]), tuple(counts[4:]))
        figures = Figures(mix, headed=False)
        return Explanation(_("Left in the deck"), self.log_lines(NEWS), "", figures, newest_last=True)

    def pictures(self) -> Iterator[tuple[str, bool]]:
        """Cards are shown beside figures as well; symbols and tickets are quick to read."""
        for small in (True, False):
            yield from ((_print(card), small) for card in Card)
        yield "prints/back", False

    def lot(self, seat: Seat | None, piece: pieces.Lot | pieces.LotCard) -> Said:
        """What each tile would do to each of its fish, and its worth to the seat that asks."""
        lot = piece.lot
        if all(card is None for card in self._show.tableau.offer[lot]):
            return plain(Lore(_("Lot {lot}", lot=lot + 1), (_("This lot is gone."),)))
        view = self._view
        title = _("Lot {lot}", lot=lot + 1)
        return Explanation(title, self._worth(view, seat, lot), "", self._pushes(view, lot))

    def _worth(self, view: AuctionView, seat: Seat | None, lot: int) -> str:
        """To the seat that asks, or to everybody; once it has a price, that too."""
        asking = range(len(view.seats)) if seat is None else (seat,)
        worth = {who: foresight.lot_worth(view, self._spec, who, lot) for who in asking}
        told = in_a_row([_figure(self._seating.names[who], points) for who, points in worth.items()])
        text = _("Worth at today's quotation: {worths}.", worths=told)
        tile = self._tile_on(lot)
        if tile is None:
            return text
        costs = _("Costs {price}.", price=number(tile.price))
        return f"{costs}\n{text}"

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
        head = (_("price"), *(f"symbols/{product.name.lower()}" for product, _by in moves[0]))
        rows = tuple(
            (number(tile.price), *(signed(by) for _product, by in pushes))
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
        title = _("Lot {lot}: {card}", lot=lot + 1, card=said.title)
        return Explanation(title, text, _print(card), self._pushes(view, lot))

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
        today = _("Worth {points} at today's quotation.", points=number(worth))
        return plain(Lore(said.title, (today, *said.sentences)))

    def row(self, seat: Seat | None, piece: pieces.Row) -> Said:
        """A seat's cards of one product, and what one of them is worth by now."""
        which, own = Card(piece.product), self._view.seats[piece.seat]
        cards, wilds = own.rows[which], own.wilds[which]
        said = lore.row(which, cards, wilds)
        sentences = (*said.sentences, self._one(self._view, which, cards + wilds))
        title = _("{name}: {fish}", name=self._seating.names[piece.seat], fish=card_name(which))
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
        if less:
            return _(
                "At today's quotation, 1 more card adds {more} and 1 fewer costs {less}.",
                more=number(more),
                less=number(less),
            )
        return _("At today's quotation, 1 more card adds {more}.", more=number(more))

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
        pay = number(self._spec.decline_pay)
        said = _("Buy nothing this round and take {amount} from the bank.", amount=pay)
        return plain(Lore(_("Decline"), (said,)))

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
        pieces.OpenTicket: fan,
        pieces.Decline: decline,
    }


def _figure(name: str, points: int) -> str:
    return pgettext("a name and its figure", "{name} {figure}", name=name, figure=signed(points))


def _print(card: Card) -> str:
    return f"prints/{card.name.lower()}"
