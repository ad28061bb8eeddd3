"""The duel as the shared screen knows it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, assert_never

from game.app.party import Chair
from game.app.scene import Scene
from game.match.match import Match
from game.rules.core.kernel import AnyKernel
from game.rules.core.outcome import Outcome
from game.rules.duel.events import (
    BarrelMoved,
    BarrelTurned,
    BidMade,
    BidsRevealed,
    CardDiscarded,
    CardDrawn,
    CardHung,
    CardJoined,
    CardStolen,
    CardTaken,
    DiscardsTurned,
    DrawPileEmptied,
    DuelEvent,
    MatchEnded,
    NothingFound,
    SpecialtyReached,
)
from game.rules.duel.state import Cause, Phase
from game.rules.duel.view import DuelView
from game.staging.cues import Cue
from game.staging.duel import tableau as tableaus
from game.staging.duel.aftermath import after
from game.staging.duel.choreography import perform
from game.staging.duel.poses import Arrangement
from game.staging.duel.rules_pages import rules_pages
from game.staging.duel.slots import slots
from game.staging.duel.tableau import Entry, Tableau
from game.staging.duel.tension import tension
from game.staging.duel.words import sentences, verdict
from game.storage.files import ASSETS
from game.table.layout import Layout
from scenes.duel.chanting import ChantScene
from scenes.duel.choosing import BalanceScene, EffectsScene, TakingScene
from scenes.duel.count import CountScene
from scenes.duel.guide import DuelGuide
from scenes.duel.watched import BarrelScene, HangingScene, TurningScene
from scenes.play.board import Guide
from scenes.play.phase import PhaseScene
from scenes.rules import Page

if TYPE_CHECKING:
    from scenes.play.sitting import Sitting

SCENES: Final[dict[str, type[PhaseScene]]] = {
    scene.name: scene
    for scene in (
        HangingScene,
        ChantScene,
        BarrelScene,
        TakingScene,
        EffectsScene,
        BalanceScene,
        TurningScene,
        CountScene,
    )
}

BY_CAUSE: Final = {
    Cause.BID: "taking",
    Cause.TIE: "taking",
    Cause.ICON: "effects",
    Cause.SPECIALTY: "effects",
    Cause.BALANCE: "balance",
}
"""The phase of a card that moves, by why it does."""


class DuelScript:
    """Fulfils the `Script` of scenes/play."""

    map: Path = ASSETS / "tables" / "duel.tmx"

    def slots(self, players: int) -> tuple[str, ...]:
        """Every slot the map must name."""
        return slots(players)

    def arrange(self, layout: Layout, chairs: Sequence[Chair], match: Match) -> Arrangement:
        """The arrangement of a match."""
        return Arrangement(layout, chairs, match.kernel.spec, match.header.options)

    def before(self, view: DuelView) -> Tableau:
        """Before the first card hangs."""
        return tableaus.before(view)

    def of(self, view: DuelView, entry: Entry | None = None) -> Tableau:
        """What everybody sees."""
        return tableaus.of(view, entry)

    def after(self, tableau: Tableau, event: DuelEvent) -> Tableau:
        """Carried on by an event."""
        return after(tableau, event)

    def perform(self, event: DuelEvent, before: Tableau, after: Tableau, arrangement: Arrangement) -> Cue:
        """How an event is shown."""
        return perform(event, before, after, arrangement)

    def sentences(self, event: DuelEvent, names: tuple[str, ...], kernel: AnyKernel) -> tuple[str, ...]:
        """The log of an event."""
        return sentences(event, names, kernel.spec)

    def verdict(self, outcome: Outcome, names: tuple[str, ...]) -> str:
        """Why, where that is not plain from the scores."""
        return "" if outcome.ending == "points" else verdict(outcome, names)

    def tension(self, view: DuelView, kernel: AnyKernel) -> float:
        """By the turn and the knives."""
        return tension(view, kernel.spec)

    def rules(self, kernel: AnyKernel) -> Sequence[Page]:
        """With the figures of this match."""
        return rules_pages(kernel.spec)

    def guide(self, sitting: Sitting) -> Guide:
        """What explains itself."""
        return DuelGuide(sitting)

    def scene(self, phase: str, sitting: Sitting) -> Scene:
        """One class per phase."""
        return SCENES[phase](sitting)

    def phase_of(self, event: DuelEvent) -> str:
        """The phase whose scene shows an event."""
        match event:
            case CardHung():
                return "hanging"
            case BidMade():
                return "chant"
            case BidsRevealed() | BarrelTurned() | BarrelMoved(cause=Cause.BID):
                return "barrel"
            case CardJoined() | SpecialtyReached() | NothingFound(cause=Cause.SPECIALTY):
                return "effects"
            case (
                BarrelMoved(cause=cause)
                | CardTaken(cause=cause)
                | CardDrawn(cause=cause)
                | CardStolen(cause=cause)
                | CardDiscarded(cause=cause)
                | NothingFound(cause=cause)
            ):
                return BY_CAUSE[cause]
            case DrawPileEmptied() | DiscardsTurned():
                return "turning"
            case MatchEnded():
                return "count"
        assert_never(event)

    def phase_now(self, view: DuelView) -> str:
        """The phase whose scene asks for the next decision."""
        match view.phase:
            case Phase.BIDDING:
                return "chant"
            case Phase.TAKING | Phase.CHOOSING_HALF | Phase.STEALING | Phase.DISCARDING:
                return BY_CAUSE[view.cause]
            case Phase.ENDED:
                return "count"
        assert_never(view.phase)
