"""The duel as the shared screen knows it."""

from __future__ import annotations

from typing import Final, assert_never

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
from game.staging.duel.choreography import perform
from game.staging.duel.pieces import slots
from game.staging.duel.poses import Arrangement
from game.staging.duel.rules_pages import rules_pages
from game.staging.duel.tableau import laid_out
from game.staging.duel.tension import tension
from game.staging.duel.words import remark, sentences
from game.storage.files import ASSETS
from scenes.duel.chanting import ChantScene
from scenes.duel.choosing import BalanceScene, EffectsScene, TakingScene
from scenes.duel.count import CountScene
from scenes.duel.guide import DuelGuide
from scenes.duel.watched import BarrelScene, HangingScene, TurningScene
from scenes.play.script import Script

SCENES: Final = (
    *(HangingScene, ChantScene, BarrelScene, TakingScene, EffectsScene, BalanceScene, TurningScene),
    CountScene,
)

BY_CAUSE: Final = {
    Cause.BID: "taking",
    Cause.TIE: "taking",
    Cause.ICON: "effects",
    Cause.SPECIALTY: "effects",
    Cause.BALANCE: "balance",
}
"""The phase of a card that moves, by why it does."""


def phase_of(event: DuelEvent) -> str:
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


def phase_now(view: DuelView) -> str:
    """The phase whose scene asks for the next decision, or shows where nobody is asked."""
    match view.phase:
        case Phase.BIDDING:
            return "chant"
        case Phase.TAKING | Phase.CHOOSING_HALF | Phase.STEALING | Phase.DISCARDING:
            return BY_CAUSE[view.cause]
        case Phase.SETTLING:
            return "effects" if view.turn else "hanging"
        case Phase.ENDED:
            return "count"
    assert_never(view.phase)


SCRIPT: Final = Script(
    map=ASSETS / "tables" / "duel.tmx",
    slots=slots,
    arrange=Arrangement,
    tableau=laid_out,
    perform=perform,
    sentences=sentences,
    verdict=remark,
    tension=tension,
    pages=rules_pages,
    explaining=DuelGuide.said.keys(),
    guide=DuelGuide,
    scenes={scene.name: scene for scene in SCENES},
    phase_of=phase_of,
    phase_now=phase_now,
)
