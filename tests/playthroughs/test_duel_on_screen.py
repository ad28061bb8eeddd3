"""Every golden match of the duel, played through its scenes: all that can happen there is shown."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

from game.app.party import Chair, Party
from game.app.platform import STEP
from game.app.scene import Push
from game.app.stack import Stack
from game.match.controllers import replays
from game.rules.core.kernel import AnyKernel
from game.rules.duel.events import DuelEvent
from game.rules.duel.spec import Bonus
from game.rules.duel.state import Cause
from game.staging.acts import Acts
from game.storage import saves
from scenes import opening
from scenes.duel.script import SCRIPT
from scenes.play.phase import PhaseScene
from scenes.play.sitting import Sitting
from scenes.play.sitting_down import sit_down
from tests.scenes.rig import cabinet_in
from tools import duel_effects
from tools.golden import FOLDER, SIGHTS, replayed

RECORDS = sorted(FOLDER.glob("duel-*.json"))
SMALL = (320, 180)
PATIENCE = 20_000

NEVER = ("NothingFound", Cause.BALANCE.name, Bonus.STEAL.name)
"""The rules provide for it, but no match was found that comes there; tests/staging/duel shows it."""


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_match_is_shown_whole(file: Path, kernels: dict[str, AnyKernel], tmp_path: Path) -> None:
    found = replayed(kernels["duel"], json.loads(file.read_text(encoding="utf-8")))
    with cabinet_in(tmp_path, SMALL) as cabinet:
        cabinet.settings.change(speed="instant")
        chairs = tuple(Chair(name, seat + 1, None, None) for seat, name in enumerate(("Hana", "Jiro")))
        again = saves.new_match(found.kernel, found.header.options, found.header.seed)
        party, shown = Party("duel", chairs, found.header.options, found.header.seed), list[Any]()

        def perform(event: Any, *rest: Any) -> Any:
            shown.append(event)
            return SCRIPT.acts.perform(event, *rest)

        watched = {kind: replace(act, cue=perform) for kind, act in SCRIPT.acts.by_kind.items()}
        script, ways = replace(SCRIPT, acts=Acts(watched)), opening.ways(cabinet)
        sitting = sit_down(cabinet, party, script, again, ways, None, replays(found.actions, 2))
        play(Stack(cabinet.window), sitting)
        assert shown == list(found.events())
        assert sitting.show.view == found.observe(None)
        names, spec = sitting.seating.names, found.kernel.spec
        sentences = [line for event in shown for line in script.acts.sentences(event, names, spec)]
        assert sitting.show.log == sentences


def play(stack: Stack, sitting: Sitting) -> None:
    """Until the results are there, as whoever watches sees it."""
    stack.apply(Push(sitting.scene()))
    for _ in range(PATIENCE):
        if not isinstance(stack.top, PhaseScene):
            return
        then = stack.top.update(STEP)
        if then is not None:
            stack.apply(then)
    raise AssertionError(f"the match does not end; {type(stack.top).__name__} is shown")


def test_together_they_show_everything_that_can_happen(kernels: dict[str, AnyKernel]) -> None:
    matches = [replayed(kernels["duel"], json.loads(file.read_text(encoding="utf-8"))) for file in RECORDS]
    shown = frozenset[duel_effects.Mark]().union(*map(duel_effects.marks, matches))
    wanted = frozenset[duel_effects.Mark]().union(*SIGHTS["duel"].values())
    assert shown == wanted
    assert NEVER not in wanted
    assert {name for name, *_ in wanted} == {kind.__name__ for kind in get_args(DuelEvent)}
