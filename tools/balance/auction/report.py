"""The auction's part of a report."""

from __future__ import annotations

from collections.abc import Iterator

from tools.balance.auction.figures import AuctionFigures
from tools.balance.figures import Common
from tools.balance.statistics import mean
from tools.balance.text import SPREAD_HEADS, block, cells, share


def report(found: Common, own: AuctionFigures) -> Iterator[str]:
    """Cards, tiles, tickets, and where the points of winners come from."""
    yield from cards(own)
    yield from lots(own)
    yield from tickets(own)
    yield from counted(own)
    rows = [("price of a lot", *cells(own.prices)), ("lots a seat", *cells(own.lots_each))]
    yield from block(("purchases", *SPREAD_HEADS), rows)
    yield f"A seat declines {own.declined:.2f} times a match."
    yield f"Lots with a Yakuza are sold in {own.yakuza_sold[0]:.1%}, others in {own.yakuza_sold[1]:.1%}."
    yield f"Maguro in a winner's row {own.maguro[0]:.2f}, in anybody's {own.maguro[1]:.2f}."
    yield ""
    yield from block(("fired", "a match"), [(name, f"{often:.2f}") for name, often in own.fired.items()])


def cards(own: AuctionFigures) -> Iterator[str]:
    """What a card of each kind is worth to its buyer."""
    rows = [
        (name, f"{card.bought:.1%}", f"{card.points:+.2f}", f"{card.paid:.2f}", f"{card.wasted:.1%}")
        for name, card in own.cards.items()
    ]
    yield from block(("card", "bought", "points each", "price each", "no product"), rows)


def lots(own: AuctionFigures) -> Iterator[str]:
    """What the lot under each tile is worth."""
    rows = [
        (
            f"{tile.price}: {signed(tile.modifier)}",
            *share(tile.sold),
            f"{tile.points:.1f}",
            f"{tile.profit:+.1f}",
        )
        for tile in own.tiles
    ]
    yield from block(("tile", "sold", "95 % interval", "points", "less the price"), rows)


def signed(modifier: int) -> str:
    """As on the tile; nothing has no sign."""
    return f"{modifier:+}" if modifier else "0"


def tickets(own: AuctionFigures) -> Iterator[str]:
    """When special tickets are spent."""
    rounds = len(next(iter(own.specials.values())))
    rows = [
        (name, *(f"{often:.1%}" for often in spent), f"{sum(spent):.1%}")
        for name, spent in own.specials.items()
    ]
    heads = ("spent by a seat", *(f"round {turn + 1}" for turn in range(rounds)), "in all")
    yield from block(heads, rows)


def counted(own: AuctionFigures) -> Iterator[str]:
    """The items of the final count."""
    whole = sum(flow.winner for flow in own.points.values())
    rows = [
        (item, f"{flow.winner:.1f}", f"{flow.other:.1f}", f"{mean(flow.winner, whole):.1%}")
        for item, flow in own.points.items()
    ]
    yield from block(("points a match", "winner", "others", "of the winner's"), rows)
