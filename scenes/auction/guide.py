"""What can be looked at on the auction's table, and what the inspector says of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar

from game.i18n.door import _, ngettext, pgettext
from game.i18n.formats import in_a_row, number, price, signed
from game.rules.auction import foresight
from game.rules.auction.spec import AuctionSpec, Card, PriceTile
from game.rules.auction.view import AuctionView
from game.rules.core.seat import Seat
from game.staging.auction import lore, pieces
from game.staging.auction.plates import TODAY
from game.staging.auction.terms import card_name
from game.staging.lore import Lore
from game.table.figures import Figures
from game.table.inspector import Explanation
from scenes.play.guiding import Guiding, Said, plain


class AuctionGuide(Guiding):
    """Nothing it says depends on tickets that are still secret."""

    _spec: AuctionSpec

    @property
    def _view(self) -> AuctionView:
        view: AuctionView = self._show.view
        return view

    def news(self) -> Explanation | None:
        """The table tells them."""
        return None

    def pictures(self) -> Iterator[tuple[str, bool]]:
        """Symbols and tickets are quick to read."""
        for small in (True, False):
            yield from ((_print(card), small) for card in Card)

    def round(self, seat: Seat | None, piece: pieces.Round) -> Said:
        """What is left in the deck."""
        left = self._view.deck_left
        names = [f"symbols/{card.name.lower()}" for card in Card]
        counts = [number(count) for count in left]
        mix = (tuple(names[:4]), tuple(counts[:4]), tuple(names[4:]), tuple(counts[4:]))
        said = lore.deck(left)
        return Explanation(said.title, said.sentences[0], "prints/back", Figures(mix, headed=False))

    def lot(self, seat: Seat | None, piece: pieces.Lot | pieces.LotCard) -> Said:
        """Its worth to the seat that asks, or to everybody."""
        lot = piece.lot
        if all(card is None for card in self._show.tableau.offer[lot]):
            return plain(Lore(_("Lot {lot}", lot=lot + 1), (_("This lot is gone."),)))
        view = self._view
        title = _("Lot {lot}", lot=lot + 1)
        return Explanation(title, self._worth(view, seat, lot))

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

    def card(self, seat: Seat | None, piece: pieces.LotCard) -> Said:
        """A card of a lot, with what is to be said of the lot; where it is gone, the lot alone."""
        lot, lying = piece.lot, self._show.tableau.offer[piece.lot]
        if not lying or (card := lying[piece.row]) is None:
            return self.lot(seat, piece)
        view, said = self._view, lore.card(card, self._spec)
        text = f"{self._worth(view, seat, lot)}\n{said.sentences[0]}"
        title = _("Lot {lot}: {card}", lot=lot + 1, card=said.title)
        return Explanation(title, text, _print(card))

    def tile(self, seat: Seat | None, piece: pieces.Tile) -> Said:
        """A price tile, on a lot or still at home."""
        tiles = self._spec.sizes[len(self._seating.chairs)].tiles
        return plain(lore.price_tile(tiles[piece.rank]))

    def market(self, seat: Seat | None, piece: pieces.Market) -> Said:
        """All spaces."""
        return plain(lore.quotation_board(self._spec))

    def rack(self, seat: Seat | None, piece: pieces.Rack) -> Said:
        """In which order fish move and people buy."""
        return plain(lore.update_order())

    def plaque(self, seat: Seat | None, piece: pieces.Plaque) -> Said:
        """What the ranks pay."""
        return plain(lore.niches(self._spec))

    def marker(self, seat: Seat | None, piece: pieces.Marker | pieces.Head) -> Said:
        """Where it is, who is near, and what it pays to whom."""
        which, view = Card(piece.product), self._view
        order, niches = foresight.niches_today(view), self._spec.niches
        rank = order.index(which)
        near = [
            self._distance(view, which, order[other])
            for other in (rank - 1, rank + 1)
            if 0 <= other < len(order)
        ]
        pays = _("Each {fish} card pays {price} today.", fish=card_name(which), price=price(niches[rank]))
        held = [
            (self._seating.names[who], own.rows[which] + own.wilds[which])
            for who, own in enumerate(view.seats)
        ]
        told = [_held(name, cards, cards * niches[rank]) for name, cards in held if cards]
        said = lore.marker(which, view.spaces[which])
        shared = any(view.spaces[other] == view.spaces[which] for other in order if other is not which)
        words = (said.sentences[0], *near, pays, *told, *(said.sentences[-1:] if shared else ()))
        return plain(Lore(said.title, words), _print(which))

    def _distance(self, view: AuctionView, one: Card, other: Card) -> str:
        steps = view.spaces[one] - view.spaces[other]
        fish = card_name(other)
        if not steps:
            return _("It shares its space with {fish}.", fish=fish)
        if steps > 0:
            return ngettext(
                "{count} space ahead of {fish}.", "{count} spaces ahead of {fish}.", steps, fish=fish
            )
        return ngettext("{count} space behind {fish}.", "{count} spaces behind {fish}.", -steps, fish=fish)

    def worth(self, seat: Seat | None, piece: pieces.Worth) -> Said:
        """Item by item."""
        outcome = foresight.reckoned(self._view, self._spec)
        lines = [
            _figure(
                card_name(Card[line.item.upper()]) if line.item.upper() in Card.__members__ else _("Money"),
                line.points,
            )
            for line in outcome.lines[piece.seat]
            if line.points and (line.item == "money" or line.item.upper() in Card.__members__)
        ]
        title = _(
            "{name}: worth {price}",
            name=self._seating.names[piece.seat],
            price=price(outcome.scores[piece.seat]),
        )
        said = _("The score, if the match ended now: money, and every card at its plaque.")
        return plain(Lore(title, (said, _("Today: {parts}.", parts=in_a_row(lines)))))

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

    def special(self, seat: Seat | None, piece: pieces.Special) -> Said:
        """One beside the rows."""
        return self.fan(seat, pieces.HeldTicket(piece.seat, pieces.FAN.index(TODAY[piece.place])))

    def decline(self, seat: Seat | None, piece: pieces.Decline) -> Said:
        """The consolation."""
        pay = number(self._spec.decline_pay)
        said = _("Buy nothing this round and take {amount} from the bank.", amount=pay)
        return plain(Lore(_("Decline"), (said,)))

    said: ClassVar[Mapping[type, Callable[..., Said]]] = {
        pieces.Lot: lot,
        pieces.LotCard: card,
        pieces.Tile: tile,
        pieces.Round: round,
        pieces.Market: market,
        pieces.Rack: rack,
        pieces.Plaque: plaque,
        pieces.Head: marker,
        pieces.Marker: marker,
        pieces.Worth: worth,
        pieces.Plate: plate,
        pieces.Row: row,
        pieces.Money: money,
        pieces.Lamp: lamp,
        pieces.Clock: clock,
        pieces.HeldTicket: fan,
        pieces.Special: special,
        pieces.OpenTicket: fan,
        pieces.Decline: decline,
    }


def _figure(name: str, points: int) -> str:
    return pgettext("a name and its figure", "{name} {figure}", name=name, figure=signed(points))


def _held(name: str, cards: int, points: int) -> str:
    return ngettext(
        "{name} has {count} card: {price}.",
        "{name} has {count} cards: {price}.",
        cards,
        name=name,
        price=price(points),
    )


def _print(card: Card) -> str:
    return f"prints/{card.name.lower()}"
