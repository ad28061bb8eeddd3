"""The auction as the shared screen knows it."""

from __future__ import annotations

from typing import assert_never

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
from game.rules.auction.state import Phase
from game.rules.auction.view import AuctionView
from game.staging.auction.choreography import perform
from game.staging.auction.pieces import slots
from game.staging.auction.poses import Arrangement
from game.staging.auction.rules_pages import rules_pages
from game.staging.auction.tableau import laid_out
from game.staging.auction.tension import tension
from game.staging.auction.words import remark, sentences
from game.storage.files import ASSETS
from scenes.auction.guide import AuctionGuide
from scenes.auction.purchase import PurchaseScene
from scenes.auction.valuation import ValuationScene
from scenes.auction.watched import OfferScene, QuotationScene, ScoringScene
from scenes.play.script import Script

SCENES = (OfferScene, ValuationScene, QuotationScene, PurchaseScene, ScoringScene)


def phase_of(event: AuctionEvent) -> str:
    """The phase whose scene shows an event."""
    match event:
        case OfferDealt():
            return "offer"
        case TicketsPlaced():
            return "valuation"
        case TicketsRevealed() | LotsPriced() | MarketMoved():
            return "quotation"
        case LotBought() | Declined() | TakusanLaid() | YakuzaPaid() | LotsDiscarded() | FirstPlayerPassed():
            return "purchase"
        case MatchScored():
            return "scoring"
    assert_never(event)


def phase_now(view: AuctionView) -> str:
    """The phase whose scene asks for the next decision, or shows where nobody is asked."""
    match view.phase:
        case Phase.OFFER:
            return "offer"
        case Phase.VALUATION:
            return "valuation"
        case Phase.QUOTATION:
            return "quotation"
        case Phase.PURCHASE | Phase.TAKUSAN | Phase.YAKUZA:
            return "purchase"
        case Phase.ENDED:
            return "scoring"
    assert_never(view.phase)


SCRIPT = Script(
    map=ASSETS / "tables" / "auction.tmx",
    slots=slots,
    arrange=Arrangement,
    tableau=laid_out,
    perform=perform,
    sentences=sentences,
    verdict=remark,
    tension=tension,
    pages=rules_pages,
    explaining=AuctionGuide.said.keys(),
    guide=AuctionGuide,
    scenes={scene.name: scene for scene in SCENES},
    phase_of=phase_of,
    phase_now=phase_now,
)
