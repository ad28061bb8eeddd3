"""The auction as the shared screen knows it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, assert_never

from game.app.party import Chair
from game.app.scene import Scene
from game.match.match import Match
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
from game.rules.core.kernel import AnyKernel
from game.rules.core.outcome import Outcome
from game.staging.auction import tableau as tableaus
from game.staging.auction.aftermath import after
from game.staging.auction.choreography import perform
from game.staging.auction.poses import Arrangement
from game.staging.auction.rules_pages import rules_pages
from game.staging.auction.slots import slots
from game.staging.auction.tableau import Entry, Tableau
from game.staging.auction.tension import tension
from game.staging.auction.words import sentences, verdict
from game.staging.cues import Cue
from game.storage.files import ASSETS
from game.table.layout import Layout
from scenes.auction.guide import AuctionGuide
from scenes.auction.purchase import PurchaseScene
from scenes.auction.valuation import ValuationScene
from scenes.auction.watched import OfferScene, QuotationScene, ScoringScene
from scenes.play.board import Guide
from scenes.play.phase import PhaseScene
from scenes.rules import Page

if TYPE_CHECKING:
    from scenes.play.sitting import Sitting

SCENES: dict[str, type[PhaseScene]] = {
    scene.name: scene for scene in (OfferScene, ValuationScene, QuotationScene, PurchaseScene, ScoringScene)
}


class AuctionScript:
    """Fulfils the `Script` of scenes/play."""

    map: Path = ASSETS / "tables" / "auction.tmx"

    def slots(self, players: int) -> tuple[str, ...]:
        """Every slot the map must name."""
        return slots(players)

    def arrange(self, layout: Layout, chairs: Sequence[Chair], match: Match) -> Arrangement:
        """The arrangement of a match."""
        return Arrangement(layout, chairs, match.kernel.spec, match.header.options)

    def before(self, view: AuctionView) -> Tableau:
        """Before the first offer."""
        return tableaus.before(view)

    def of(self, view: AuctionView, entry: Entry | None = None) -> Tableau:
        """What everybody sees."""
        return tableaus.of(view, entry)

    def after(self, tableau: Tableau, event: AuctionEvent) -> Tableau:
        """Carried on by an event."""
        return after(tableau, event)

    def perform(self, event: AuctionEvent, before: Tableau, after: Tableau, arrangement: Arrangement) -> Cue:
        """How an event is shown."""
        return perform(event, before, after, arrangement)

    def sentences(self, event: AuctionEvent, names: tuple[str, ...], kernel: AnyKernel) -> tuple[str, ...]:
        """The log of an event."""
        return sentences(event, names, kernel.spec)

    def verdict(self, outcome: Outcome, names: tuple[str, ...]) -> str:
        """Why, where that is not plain from the scores."""
        return "" if outcome.ending == "clear" else verdict(outcome, names)

    def tension(self, view: AuctionView, kernel: AnyKernel) -> float:
        """By the round and the purses."""
        return tension(view, kernel.spec)

    def rules(self, kernel: AnyKernel) -> Sequence[Page]:
        """With the figures of this match."""
        return rules_pages(kernel.spec)

    def guide(self, sitting: Sitting) -> Guide:
        """What explains itself."""
        return AuctionGuide(sitting)

    def scene(self, phase: str, sitting: Sitting) -> Scene:
        """One class per phase."""
        return SCENES[phase](sitting)

    def phase_of(self, event: AuctionEvent) -> str:
        """The phase whose scene shows an event."""
        match event:
            case OfferDealt():
                return "offer"
            case TicketsPlaced():
                return "valuation"
            case TicketsRevealed() | LotsPriced() | MarketMoved():
                return "quotation"
            case (
                LotBought()
                | Declined()
                | TakusanLaid()
                | YakuzaPaid()
                | LotsDiscarded()
                | FirstPlayerPassed()
            ):
                return "purchase"
            case MatchScored():
                return "scoring"
        assert_never(event)

    def phase_now(self, view: AuctionView) -> str:
        """The phase whose scene asks for the next decision."""
        match view.phase:
            case Phase.VALUATION:
                return "valuation"
            case Phase.PURCHASE | Phase.TAKUSAN | Phase.YAKUZA:
                return "purchase"
            case Phase.ENDED:
                return "scoring"
        assert_never(view.phase)
