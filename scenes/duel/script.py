"""The duel as the shared screen knows it."""

from __future__ import annotations

from typing import Final

from game.rules.duel.drafts import draft_for
from game.rules.duel.state import Phase
from game.rules.duel.view import DuelView
from game.staging.duel.account import counted
from game.staging.duel.choreography import ACTS, BY_CAUSE
from game.staging.duel.memory import remembered
from game.staging.duel.pieces import plans, slots
from game.staging.duel.poses import Arrangement
from game.staging.duel.rules_pages import rules_pages
from game.staging.duel.tableau import laid_out, plan
from game.staging.duel.tension import room, tension
from game.staging.duel.words import remark
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

NOW: Final = {Phase.BIDDING: "chant", Phase.ENDED: "count"}


def phase_now(view: DuelView) -> str:
    """The phase whose scene asks for the next decision, or shows where nobody is asked."""
    if view.phase is Phase.SETTLING:
        return "effects" if view.turn else "hanging"
    return NOW.get(view.phase) or BY_CAUSE[view.cause]


SCRIPT: Final = Script(
    map=ASSETS / "tables" / "duel.tmx",
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
    explaining=DuelGuide.said.keys(),
    guide=DuelGuide,
    scenes={scene.name: scene for scene in SCENES},
    phase_now=phase_now,
    plans=plans,
    plan=plan,
)
