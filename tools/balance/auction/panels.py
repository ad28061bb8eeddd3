"""The charts of the auction."""

from __future__ import annotations

from tools.balance.auction.figures import AuctionFigures
from tools.balance.auction.report import signed
from tools.balance.auction.wishes import fish
from tools.balance.figures import Common
from tools.balance.plots.bars import Bar, bar_chart, estimated
from tools.balance.plots.panel import Panel


def panels(found: Common, own: AuctionFigures) -> list[Panel]:
    """Cards, tiles and tickets."""
    return [cards(own), counted(own), sold(own), tickets(own)]


def cards(own: AuctionFigures) -> Panel:
    """A3, A7: what a card is worth."""
    bars = [Bar(name, card.points) for name, card in own.cards.items()]
    note = "dashed: the mean of the five fish with a marker"
    return bar_chart("Points of a card to its buyer", bars, lambda value: f"{value:+.1f}", fish(own), note)


def counted(own: AuctionFigures) -> Panel:
    """Where points come from."""
    bars = [Bar(item, flow.winner, beside=flow.other) for item, flow in own.points.items()]
    note = "dark: a winner's; light: another player's"
    return bar_chart("Points by item of the final count", bars, lambda value: f"{value:.1f}", note=note)


def sold(own: AuctionFigures) -> Panel:
    """A5: how often a tile's lot is bought."""
    bars = [estimated(f"{tile.price}, moving {signed(tile.modifier)}", tile.sold) for tile in own.tiles]
    return bar_chart(
        "Lots sold by price tile", bars, lambda value: f"{value:.0%}", note="with 95 % intervals"
    )


def tickets(own: AuctionFigures) -> Panel:
    """A4: when special tickets are spent."""
    rounds = len(next(iter(own.specials.values())))
    bars = [
        Bar(f"round {turn + 1}", sum(spent[turn] for spent in own.specials.values()))
        for turn in range(rounds)
    ]
    note = "of the four that each seat has"
    return bar_chart("Special tickets spent by a seat", bars, lambda value: f"{value:.2f}", note=note)
