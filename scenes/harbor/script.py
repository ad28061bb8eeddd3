"""The harbor as the shared screen knows it."""

from __future__ import annotations

from typing import Final

from game.rules.core.seat import Seat
from game.rules.harbor.actions import EndTurn
from game.rules.harbor.drafts.asked import draft_for
from game.rules.harbor.state import Phase
from game.rules.harbor.view import HarborView
from game.staging.harbor.account import counted
from game.staging.harbor.choreography import ACTS
from game.staging.harbor.memory import remembered
from game.staging.harbor.pieces import slots
from game.staging.harbor.plans import plan, plans
from game.staging.harbor.poses import Arrangement
from game.staging.harbor.rules_pages import rules_pages
from game.staging.harbor.tableau import laid_out
from game.staging.harbor.tension import room, tension
from game.staging.harbor.words import remark
from game.storage.files import ASSETS
from scenes.harbor.bidding import AuctionScene
from scenes.harbor.buying import BuyingScene
from scenes.harbor.fishing import FishingScene
from scenes.harbor.freezer import FreezerScene
from scenes.harbor.guide import HarborGuide
from scenes.harbor.harbor_menu import HarborMenuScene
from scenes.harbor.tie import TieScene
from scenes.harbor.turn import TurnScene
from scenes.harbor.visiting import VisitingScene
from scenes.harbor.watched import CountScene
from scenes.play.script import Script

SCENES: Final = (
    *(TurnScene, FishingScene, VisitingScene, BuyingScene, HarborMenuScene),
    *(FreezerScene, AuctionScene, TieScene, CountScene),
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


LONGEST: Final = 5.2
"""Seconds that the turn of a bot may take of the screen."""


def turn_of(view: HarborView) -> Seat | None:
    """Until everything is counted."""
    return None if view.phase is Phase.ENDED else view.turn


def phase_now(view: HarborView) -> str:
    """By the phase of the rules."""
    return NOW[view.phase]


SCRIPT: Final = Script(
    map=ASSETS / "tables" / "harbor.tmx",
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
    explaining=HarborGuide.said.keys(),
    guide=HarborGuide,
    scenes={scene.name: scene for scene in SCENES},
    phase_now=phase_now,
    ends_turn=frozenset({EndTurn}),
    turn_of=turn_of,
    longest_turn=LONGEST,
    plans=plans,
    plan=plan,
)
