"""Which rules of the auction fired."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Final, assert_never

from game.rules.auction.actions import AuctionAction
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
from game.rules.auction.spec import ANNUL, DOUBLE, FOUR
from game.rules.auction.state import AuctionState


class Rule(StrEnum):
    """What can fire: once per lot, marker, card, seat or match."""

    ANNUL_CANCELS = "A40 Annul cancels a 4"
    ANNUL_COUNTS = "A40 Annul counts +2"
    NEGATIVE = "A41 a lot's total is negative"
    ONE_DOUBLE = "A41 one x2 in a lot"
    MORE_DOUBLES = "A41 several x2 in a lot"
    TIE = "A42 tie for a tile"
    STOPPED = "A46 stopped by the end of the board"
    DECLINED = "A50 declined"
    WASTED = "A52 Takusan discarded"
    JOINED = "A52 Takusan joined"
    ALONE = "A53 Yakuza left alone"
    TOOK = "A53 Yakuza took a card"
    CLOCK_UNSOLD = "A55 clock unsold"
    PASSED = "A55 first player passed on"
    STACKED = "A60 niche decided within a stack"
    BROKEN = "A62 tie broken by specials"
    SHARED = "A62 victory shared"


LABELS: Final = tuple(Rule)


def fired(before: AuctionState, action: AuctionAction, events: Iterable[AuctionEvent]) -> Iterator[str]:
    """A label each time its rule came to bear."""
    for event in events:
        yield from _by(before, event)


def _by(before: AuctionState, event: AuctionEvent) -> Iterable[str]:
    match event:
        case TicketsRevealed():
            return _tickets(event, before.options.annul_cancels == "all")
        case LotsPriced():
            return _lots(event)
        case MarketMoved():
            return [Rule.STOPPED for _, total, start, end in event.moves if start + total != end]
        case TakusanLaid():
            return [Rule.WASTED if event.product is None else Rule.JOINED]
        case YakuzaPaid():
            return [Rule.ALONE if event.product is None else Rule.TOOK]
        case LotsDiscarded():
            return [Rule.CLOCK_UNSOLD] if before.ranking[0] in event.lots else []
        case MatchScored():
            return _score(before, event)
        case Declined() | FirstPlayerPassed():
            return [Rule.DECLINED if isinstance(event, Declined) else Rule.PASSED]
        case OfferDealt() | TicketsPlaced() | LotBought():
            return []
        case _:
            assert_never(event)


def _tickets(event: TicketsRevealed, all_annulled: bool) -> Iterator[str]:
    for lot in zip(*(tickets for tickets in event.placements if tickets), strict=True):
        annuls, fours, doubles = lot.count(ANNUL), lot.count(FOUR), lot.count(DOUBLE)
        if annuls and fours:
            yield Rule.ANNUL_CANCELS
        if annuls > fours and not (all_annulled and fours):
            yield Rule.ANNUL_COUNTS
        if doubles:
            yield Rule.ONE_DOUBLE if doubles == 1 else Rule.MORE_DOUBLES


def _lots(event: LotsPriced) -> Iterator[str]:
    yield from [Rule.NEGATIVE for total in event.sums if total < 0]
    if len(set(event.sums)) < len(event.sums):
        yield Rule.TIE


def _score(before: AuctionState, event: MatchScored) -> Iterator[str]:
    """The market does not move after the last quotation, so the position before shows the final board."""
    if len(set(before.spaces)) < len(before.spaces):
        yield Rule.STACKED
    if event.outcome.ending != "clear":
        yield Rule.BROKEN if len(event.outcome.winners) == 1 else Rule.SHARED
