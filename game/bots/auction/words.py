"""Why a bot of the auction chose: one sentence for the log, with fish and figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from game.rules.auction.actions import AuctionAction, BuyLot, Decline, JoinRow, PayYakuza, PlaceTickets
from game.rules.auction.spec import AuctionSpec, Card
from game.rules.auction.view import AuctionView


def lot_words(cards: Sequence[Card]) -> str:
    """2 Ebi and 1 Maguro."""
    counts = Counter(sorted(cards)).items()
    *most, last = [f"{count} {Card(card).name.capitalize()}" for card, count in counts]
    return f"{', '.join(most)} and {last}" if most else last


def deed(action: AuctionAction, view: AuctionView, spec: AuctionSpec) -> str:
    """What was done, as the end of "I chose to ..."."""
    match action:
        case BuyLot(lot=lot):
            price = spec.sizes[view.options.players].tiles[view.ranking.index(lot)].price
            return f"buy {lot_words(view.lots[lot])} for {price}"
        case Decline():
            return f"decline and take {spec.decline_pay}"
        case JoinRow(product=product):
            return f"lay the Takusan with the {product.name.capitalize()}"
        case PayYakuza(product=product):
            return f"give the Yakuza one {product.name.capitalize()}"
        case PlaceTickets():
            return f"lay these tickets in round {view.round}"
    assert_never(action)


def points(figure: float) -> str:
    """A lead or a gap with its sign: +3.4 points."""
    return f"{figure:+.1f} points"
