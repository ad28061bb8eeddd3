"""The auction as the shared screen knows it."""

from __future__ import annotations

from typing import Final

from game.rules.auction.drafts import draft_for
from game.rules.auction.state import Phase
from game.rules.auction.view import AuctionView
from game.staging.auction.account import counted
from game.staging.auction.choreography import ACTS
from game.staging.auction.memory import remembered
from game.staging.auction.pieces import plans, slots
from game.staging.auction.poses import Arrangement
from game.staging.auction.rules_pages import rules_pages
from game.staging.auction.tableau import laid_out, plan
from game.staging.auction.tension import room, tension
from game.staging.auction.words import remark
from game.storage.files import ASSETS
from scenes.auction.guide import AuctionGuide
from scenes.auction.purchase import PurchaseScene
from scenes.auction.valuation import ValuationScene
from scenes.auction.watched import OfferScene, QuotationScene, ScoringScene
from scenes.play.script import Script

SCENES: Final = (OfferScene, ValuationScene, QuotationScene, PurchaseScene, ScoringScene)
NOW: Final = {
    Phase.OFFER: "offer",
    Phase.VALUATION: "valuation",
    Phase.QUOTATION: "quotation",
    Phase.PURCHASE: "purchase",
    Phase.TAKUSAN: "purchase",
    Phase.YAKUZA: "purchase",
    Phase.ENDED: "scoring",
}
"""The phase whose scene asks for the next decision, or shows where nobody is asked."""


def phase_now(view: AuctionView) -> str:
    """By the phase of the rules."""
    return NOW[view.phase]


SCRIPT: Final = Script(
    map=ASSETS / "tables" / "auction.tmx",
    slots=slots,
    arrange=Arrangement,
    tableau=laid_out,
    acts=ACTS,
    verdict=remark,
    account=counted,
    remember=remembered,
    draft=draft_for,
    tension=tension,
    room=room,
    pages=rules_pages,
    explaining=AuctionGuide.said.keys(),
    guide=AuctionGuide,
    scenes={scene.name: scene for scene in SCENES},
    phase_now=phase_now,
    plans=plans,
    plan=plan,
)
