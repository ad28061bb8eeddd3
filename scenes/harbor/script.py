"""The harbor as the shared screen knows it."""

from __future__ import annotations

from typing import Final

from game.rules.harbor.actions import EndTurn, HarborAction
from game.rules.harbor.drafts.asked import draft_for
from game.rules.harbor.state import Phase
from game.rules.harbor.view import HarborView
from game.staging.harbor.choreography import ACTS
from game.staging.harbor.pieces import slots
from game.staging.harbor.poses import Arrangement
from game.staging.harbor.tableau import laid_out
from game.storage.files import ASSETS
from scenes.harbor.bidding import AuctionScene
from scenes.harbor.buying import BuyingScene
from scenes.harbor.guide import HarborGuide
from scenes.harbor.turn import TurnScene
from scenes.harbor.watched import (
    CountScene,
    FishingScene,
    FreezerScene,
    TieScene,
    VisitingScene,
)
from scenes.play.script import Script

SCENES: Final = (
    *(TurnScene, FishingScene, VisitingScene, BuyingScene, FreezerScene, AuctionScene, TieScene, CountScene),
)
NOW: Final = {
    Phase.TURN: "turn",
    Phase.FREEZER: "freezer",
    Phase.FISHING: "fishing",
    Phase.BIDDING: "auction",
    Phase.TIE: "tie",
    Phase.ENDED: "count",
}
"""The phase whose scene asks for the next decision, or shows where nobody is asked."""


def phase_now(view: HarborView) -> str:
    """By the phase of the rules."""
    return NOW[view.phase]


def patience(action: HarborAction) -> float:
    """An end of turn can be taken back for twice as long."""
    return 2.0 if isinstance(action, EndTurn) else 1.0


SCRIPT: Final = Script(
    map=ASSETS / "tables" / "harbor.tmx",
    slots=slots,
    arrange=Arrangement,
    tableau=laid_out,
    acts=ACTS,
    verdict=lambda outcome, names: "",
    draft=draft_for,
    tension=lambda view, spec: 0.0,
    pages=lambda spec: (),
    explaining=HarborGuide.said.keys(),
    guide=HarborGuide,
    scenes={scene.name: scene for scene in SCENES},
    phase_now=phase_now,
    patience=patience,
)
