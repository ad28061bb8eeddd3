"""The purchase as a bot expects it: in turn each seat takes the lot that pays it best."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.bots.auction.outlook import Outlook
from game.rules.auction.lots import CONTENTS
from game.rules.auction.spec import MAGURO, AuctionSpec
from game.rules.auction.view import AuctionView
from game.rules.core.seat import Seat


class Stall:
    """What stays as it is while a round is thought over: the lots, and what each seat holds."""

    def __init__(self, view: AuctionView, spec: AuctionSpec, outlook: Outlook) -> None:
        self.players = view.options.players
        self._first = view.first
        self._tiles = [tile.price for tile in spec.sizes[self.players].tiles]
        self._pay = spec.decline_pay
        self._contents = [CONTENTS[lot] for lot in view.lots]
        self._money = [seat.money for seat in view.seats]
        self._real = [seat.rows for seat in view.seats]
        self._cards = [tuple(map(sum, zip(seat.rows, seat.wilds, strict=True))) for seat in view.seats]
        self._maguro = [outlook.maguro(cards[MAGURO]) for cards in self._cards]

    def turns(self, after: int = 0) -> list[Seat]:
        """The seats in the order of their purchases, without so many at the start."""
        return [(self._first + turn) % self.players for turn in range(after, self.players)]

    def prices(self, ranking: Sequence[int]) -> list[int]:
        """A42: what each lot costs, from left to right."""
        return [price for _, price in sorted(zip(ranking, self._tiles, strict=True))]

    def values(self, worths: Sequence[float]) -> list[list[float]]:
        """Points per card of the six products for each seat: with Maguro it depends on those it has."""
        return [[*worths, maguro] for maguro in self._maguro]

    def holdings(self, worths: Sequence[float]) -> list[float]:
        """What each seat's rows come to; Maguro is left out, since no market moves it."""
        return [
            sum([count * worth for count, worth in zip(cards, worths)])  # noqa: B905  # five of six
            for cards in self._cards
        ]

    def gain(self, seat: Seat, lot: int, values: Sequence[float]) -> float:
        """A51-A53: the products, each Takusan in the best row, less the cheapest card to each Yakuza."""
        products, takusan, yakuza = self._contents[lot]
        gain = sum([values[product] for product in products])
        if takusan:
            gain += takusan * max(_held(self._cards[seat], products, values), default=0.0)
        if yakuza:
            gain -= yakuza * min(_held(self._real[seat], products, values), default=0.0)
        return gain

    def buy_in_turn(
        self,
        seats: Iterable[Seat],
        lots: Iterable[int],
        prices: Sequence[int],
        values: Sequence[Sequence[float]],
    ) -> list[float]:
        """A50: what each seat makes if in turn they take the best lot left, or decline."""
        left, profits = list(lots), [0.0] * self.players
        for seat in seats:
            best, choice = float(self._pay), None
            for lot in left:
                if prices[lot] <= self._money[seat]:
                    profit = self.gain(seat, lot, values[seat]) - prices[lot]
                    if profit > best:
                        best, choice = profit, lot
            profits[seat] = best
            if choice is not None:
                left.remove(choice)
        return profits


def _held(counts: Sequence[int], products: Sequence[int], values: Sequence[float]) -> list[float]:
    """The values of the products a seat has cards of once the lot's are laid."""
    return [values[product] for product, count in enumerate(counts) if count or product in products]


def lead(points: Sequence[float], seat: Seat) -> float:
    """A seat's points over the average of the others'."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)
