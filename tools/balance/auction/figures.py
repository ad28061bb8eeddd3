"""What cards, tiles and special tickets of many auctions come to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.rules.auction.spec import SPECIALS, Card, Ticket
from game.rules.core.seat import Seat
from tools.arena.statistics import Estimate, wilson
from tools.balance.auction.watch import Lot, Notes, gain
from tools.balance.flow import Flow, averaged
from tools.balance.record import Played, shares
from tools.balance.statistics import Spread, mean, spread
from tools.kernels import rules_of


@dataclass(frozen=True, slots=True)
class CardValue:
    """A kind of card: how much of the deck's is bought, and the points of one to its buyer.

    `paid` is what the lot cost, a third of it per card; `wasted` is the share of Takusan and Yakuza that
    found no product.
    """

    bought: float
    points: float
    paid: float
    wasted: float


@dataclass(frozen=True, slots=True)
class TileValue:
    """A price tile: how often its lot is sold, the points of that lot, and what is left after its price."""

    price: int
    modifier: int
    sold: Estimate
    points: float
    profit: float


@dataclass(frozen=True, slots=True)
class AuctionFigures:
    """`points` go by the items of the final count; `specials` by round, per seat."""

    cards: dict[str, CardValue]
    tiles: list[TileValue]
    points: dict[str, Flow]
    specials: dict[str, list[float]]
    prices: Spread
    lots_each: Spread
    declined: float
    maguro: tuple[float, float]
    most_maguro: Estimate
    yakuza_sold: tuple[float, float]
    fired: dict[str, float]


def figures(played: Sequence[Played]) -> AuctionFigures:
    """Of at least one match."""
    number, players = len(played), len(played[0].outcome.scores)
    lots = [(match.notes, lot) for match in played for lot in match.notes.lots]
    sold = [lot for _, lot in lots if lot.seat is not None]
    fired = sum((match.fired for match in played), Counter[str]())
    each = [sum(lot.seat == seat for lot in match.notes.lots) for match in played for seat in range(players)]
    return AuctionFigures(
        cards={card.name.lower(): card_value(lots, card) for card in Card},
        tiles=[tile_value(lots, tile) for tile in range(players + 1)],
        points=dict(sorted(averaged(played, counted).items())),
        specials=specials(played),
        prices=spread([lot.price for lot in sold]),
        lots_each=spread(each),
        declined=sum(match.notes.declined.total() for match in played) / (number * players),
        maguro=maguro(played),
        most_maguro=wilson(sum(map(with_most_maguro, played)), number),
        yakuza_sold=(sold_share(lots, True), sold_share(lots, False)),
        fired={label: count / number for label, count in sorted(fired.items())},
    )


def card_value(lots: Sequence[tuple[Notes, Lot]], card: Card) -> CardValue:
    """Over all cards of the kind."""
    offered = sum(lot.cards.count(card) for _, lot in lots)
    paid = [
        lot.price / len(lot.cards)
        for _, lot in lots
        if lot.seat is not None
        for one in lot.cards
        if one is card
    ]
    came = [(notes, seat, laid) for notes, seat, laid in laid_cards(lots) if laid[0] is card]
    return CardValue(
        bought=mean(len(came), offered),
        points=mean(sum(gain(*one) for one in came), len(came)),
        paid=mean(sum(paid), len(paid)),
        wasted=mean(sum(laid[1] is None for _, _, laid in came), len(came)),
    )


def laid_cards(lots: Sequence[tuple[Notes, Lot]]) -> Iterator[tuple[Notes, Seat, tuple[Card, Card | None]]]:
    """Every card that was bought, and what it came as."""
    for notes, lot in lots:
        if lot.seat is not None:
            yield from ((notes, lot.seat, laid) for laid in lot.laid)


def tile_value(lots: Sequence[tuple[Notes, Lot]], tile: int) -> TileValue:
    """Over all rounds."""
    here = [(notes, lot) for notes, lot in lots if lot.tile == tile]
    sold = sum(lot.seat is not None for _, lot in here)
    got = mean(sum(gain(*one) for one in laid_cards(here)), sold)
    printed = rules_of("auction").spec.sizes[len(here[0][0].start)].tiles[tile]
    return TileValue(printed.price, printed.modifier, wilson(sold, len(here)), got, got - printed.price)


def counted(match: Played) -> Iterator[tuple[Seat, str, int]]:
    """The items of the final count."""
    for seat, lines in enumerate(match.outcome.lines):
        yield from ((seat, line.item, line.points) for line in lines)


def specials(played: Sequence[Played]) -> dict[str, list[float]]:
    """How many of a special ticket are spent in each round, per seat."""
    rounds = range(1, max(match.rounds for match in played) + 1)
    seats = sum(len(match.outcome.scores) for match in played)
    spent: Counter[tuple[int, Ticket]] = sum((match.notes.specials for match in played), Counter())
    return {ticket.name.lower(): [spent[turn, ticket] / seats for turn in rounds] for ticket in SPECIALS}


def maguro(played: Sequence[Played]) -> tuple[float, float]:
    """Cards in the row of a winner, and of anybody."""
    won = sum(part * match.notes.maguro[seat] for match in played for seat, part in shares(match).items())
    cards = [count for match in played for count in match.notes.maguro]
    return won / len(played), mean(sum(cards), len(cards))


def with_most_maguro(match: Played) -> float:
    """The part of the victory of whoever has most of it, alone or not."""
    most = max(match.notes.maguro)
    return sum(part for seat, part in shares(match).items() if match.notes.maguro[seat] == most > 0)


def sold_share(lots: Sequence[tuple[Notes, Lot]], with_yakuza: bool) -> float:
    """Of the lots with, or without, a Yakuza."""
    here = [lot for _, lot in lots if (Card.YAKUZA in lot.cards) is with_yakuza]
    return mean(sum(lot.seat is not None for lot in here), len(here))
