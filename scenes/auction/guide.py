"""What can be looked at on the auction's table, and what the inspector says of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar, Final

from game.rules.auction import foresight
from game.rules.auction.spec import MARKET_ORDER, PRODUCTS, AuctionSpec, Card, PriceTile, Ticket
from game.rules.auction.view import AuctionView
from game.rules.core.seat import Seat
from game.staging.auction import lore
from game.staging.auction.faces import FAN
from game.staging.auction.tableau import Tableau
from game.staging.auction.terms import card_name
from game.staging.lore import Lore
from game.staging.terms import signed
from game.table.figures import Figures
from game.table.inspector import Explanation
from game.table.layout import Layout
from game.ui.focus import Area
from scenes.auction import slots
from scenes.play import areas
from scenes.play.guiding import Guiding, Said, plain
from scenes.play.seating import Seating
from scenes.play.show import Show

NEWS: Final = 7
"""As many sentences of the log as there is room for."""


class AuctionGuide(Guiding):
    """Nothing it says depends on tickets that are still secret."""

    _spec: AuctionSpec

    def __init__(self, show: Show, seating: Seating, layout: Layout, spec: AuctionSpec) -> None:
        super().__init__(show, seating, layout, spec)
        self._areas: dict[str, Area] | None = None

    @property
    def _view(self) -> AuctionView:
        view: AuctionView = self._show.view
        return view

    # ------------------------------------------------------------ where

    def areas(self) -> Mapping[str, Area]:
        """The fixed things once, the markers wherever they stand now."""
        if self._areas is None:
            self._areas = self._fixed()
        return self._areas | self._markers()

    def _fixed(self) -> dict[str, Area]:
        layout, players = self._layout, len(self._seating.chairs)
        found = {name: areas.area(layout, name) for name in ("board", "order", "deck")}
        found |= {f"niche:{n}": areas.area(layout, f"niche_{n + 1}") for n in range(len(self._spec.niches))}
        for lot in range(players + 1):
            found[f"lot:{lot}"] = slots.lot(layout, lot)
            for card in range(self._spec.cards_per_lot):
                found[f"card:{lot}:{card}"] = areas.area(layout, f"lot_{lot + 1}_card_{card + 1}")
            found[f"tile:{lot}"] = areas.area(layout, f"lot_{lot + 1}_tile")
        for seat in range(players):
            found |= self._seat_areas(seat)
        return found

    def _seat_areas(self, seat: Seat) -> dict[str, Area]:
        layout = self._layout
        parts = {"money": f"money:{seat}", "lamp": f"lamp:{seat}", "clock": f"clock:{seat}"}
        rows = {f"row_{product + 1}": f"row:{seat}:{int(product)}" for product in PRODUCTS}
        fan = {f"fan_{slot + 1}": f"fan:{seat}:{slot}" for slot in range(len(FAN))}
        found = {f"seat:{seat}": areas.seat(layout, seat)}
        return found | {key: areas.seat(layout, seat, part) for part, key in (parts | rows | fan).items()}

    def _markers(self) -> dict[str, Area]:
        tableau: Tableau = self._show.tableau
        places = {product: f"space_{tableau.spaces[product]}" for product in MARKET_ORDER}
        if tableau.niches:
            places = {product: f"niche_{n + 1}" for n, product in enumerate(tableau.niches)}
        return {f"marker:{int(p)}": areas.area(self._layout, place) for p, place in places.items()}

    # ------------------------------------------------------------ what

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

    def lot(self, seat: Seat | None, lot: int) -> Said:
        """What each tile would do to each of its fish, and its worth to the seat that asks."""
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

    def card(self, seat: Seat | None, lot: int, index: int) -> Said:
        """A card of a lot, with what is to be said of the lot; where it is gone, the lot alone."""
        lying = self._show.tableau.offer[lot]
        if not lying or (card := lying[index]) is None:
            return self.lot(seat, lot)
        view, said = self._view, lore.card(card, self._spec)
        text = f"{self._worth(view, seat, lot)}\n{said.sentences[0]}"
        return Explanation(f"Lot {lot + 1}: {said.title}", text, _print(card), self._pushes(view, lot))

    def tile(self, seat: Seat | None, lot: int) -> Said:
        """The tile on a lot, once it lies there."""
        tile = self._tile_on(lot)
        return self.lot(seat, lot) if tile is None else plain(lore.price_tile(tile))

    def board(self, seat: Seat | None) -> Said:
        """All spaces."""
        return plain(lore.quotation_board(self._spec))

    def order(self, seat: Seat | None) -> Said:
        """Which marker moves first."""
        return plain(lore.update_order())

    def niche(self, seat: Seat | None, niche: int) -> Said:
        """What a rank pays."""
        return plain(lore.niches(self._spec))

    def deck(self, seat: Seat | None) -> Said:
        """The mix that is left."""
        return plain(lore.deck(self._view.deck_left), "prints/back")

    def marker(self, seat: Seat | None, product: int) -> Said:
        """Where it stands."""
        which = Card(product)
        return plain(lore.marker(which, self._view.spaces[which]), f"symbols/{which.name.lower()}")

    def plate(self, seat: Seat | None, owner: Seat) -> Said:
        """Who sits there, and the score if the match ended today."""
        name, worth = self._seating.names[owner], foresight.worth_today(self._view, self._spec, owner)
        said = lore.seat_plate(name)
        return plain(Lore(said.title, (f"Worth {worth} at today's quotation.", *said.sentences)))

    def row(self, seat: Seat | None, owner: Seat, product: int) -> Said:
        """A seat's cards of one product, and what one of them is worth by now."""
        view, which = self._view, Card(product)
        own = view.seats[owner]
        said = lore.row(which, own.rows[product], own.wilds[product])
        sentences = (*said.sentences, self._one(view, which, own.rows[product] + own.wilds[product]))
        return plain(Lore(f"{self._seating.names[owner]}: {card_name(which)}", sentences), _print(which))

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

    def money(self, seat: Seat | None, owner: Seat) -> Said:
        """A purse."""
        return plain(lore.money(self._spec), "coin")

    def lamp(self, seat: Seat | None, owner: Seat) -> Said:
        """Locked or not."""
        return plain(lore.lamp())

    def clock(self, seat: Seat | None, owner: Seat) -> Said:
        """The first player's; an empty place tells of its seat."""
        if owner != self._show.tableau.first:
            return self.plate(seat, owner)
        return plain(lore.clock(), "clock")

    def fan(self, seat: Seat | None, owner: Seat, slot: int) -> Said:
        """A ticket of the fan."""
        ticket: Ticket = FAN[slot]
        said = lore.ticket(ticket, self._spec, self._show.tableau.options)
        return plain(said, f"fan/{ticket.name.lower()}")

    def decline(self, seat: Seat | None) -> Said:
        """The consolation."""
        pay = self._spec.decline_pay
        return plain(Lore("Decline", (f"Buy nothing this round and take {pay} from the bank.",)))

    said: ClassVar[Mapping[str, Callable[..., Said]]] = {
        "lot": lot,
        "card": card,
        "tile": tile,
        "board": board,
        "order": order,
        "niche": niche,
        "deck": deck,
        "marker": marker,
        "seat": plate,
        "row": row,
        "money": money,
        "lamp": lamp,
        "clock": clock,
        "fan": fan,
        "decline": decline,
    }


def _print(card: Card) -> str:
    return f"prints/{card.name.lower()}"
