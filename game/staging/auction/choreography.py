"""How each event of the auction is shown."""

from __future__ import annotations

from typing import Final, assert_never

from game.rules.auction.events import (
    AuctionEvent,
    Declined,
    FirstPlayerPassed,
    LotBought,
    LotsDiscarded,
    LotsPriced,
    MarketMoved,
    MatchScored,
    OfferDealt,
    TakusanLaid,
    TicketsPlaced,
    TicketsRevealed,
    YakuzaPaid,
)
from game.staging.auction import offer, purchase, quotation, scoring
from game.staging.auction.poses import Arrangement
from game.staging.auction.tableau import Tableau
from game.staging.cues import Cue

SOUNDS: Final = (
    *("deal", "ticket", "lock", "reveal", "turn", "count", "strike", "double", "stamp", "bell"),
    *("hop", "stack", "stop", "call", "coin", "coin_out", "sold", "lay", "takusan", "yakuza", "sweep"),
    *("crowd", "niche", "tally", "win"),
)
"""Every noise the auction asks for."""


def perform(event: AuctionEvent, before: Tableau, after: Tableau, on: Arrangement) -> Cue:  # noqa: C901  # one case per event
    """Order and manner; where things end is said by the poses of `after`."""
    match event:
        case OfferDealt():
            return offer.dealt(event, before, after, on)
        case TicketsPlaced():
            return quotation.placed(event, before, after, on)
        case TicketsRevealed():
            return quotation.revealed(event, before, after, on)
        case LotsPriced():
            return quotation.priced(event, before, after, on)
        case MarketMoved():
            return quotation.market(event, before, after, on)
        case LotBought():
            return purchase.bought(event, before, after, on)
        case Declined():
            return purchase.declined(event, before, after, on)
        case TakusanLaid():
            return purchase.takusan(event, before, after, on)
        case YakuzaPaid():
            return purchase.yakuza(event, before, after, on)
        case LotsDiscarded():
            return purchase.discarded(event, before, after, on)
        case FirstPlayerPassed():
            return purchase.passed(event, before, after, on)
        case MatchScored():
            return scoring.scored(event, before, after, on)
        case _:
            assert_never(event)
