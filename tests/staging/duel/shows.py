"""Whole matches for the stage: every action with its events and the view it leads to."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from game.match.match import Match
from game.rules.core.kernel import AnyKernel
from game.rules.duel.spec import DuelOptions
from game.rules.duel.view import DuelView
from game.storage import saves
from tests.matches import play_on
from tools.golden import FOLDER, replayed

GOLDEN = tuple(sorted(path.name for path in FOLDER.glob("duel-*.json")))


def played(kernel: AnyKernel, kind_fish: bool, seed: int) -> Match:
    """A match by chance, to its end."""
    match = saves.new_match(kernel, DuelOptions(2, kind_fish), seed)
    play_on(match, Random(seed))
    return match


def golden(kernel: AnyKernel, name: str) -> Match:
    """One of the golden matches."""
    return replayed(kernel, json.loads((FOLDER / name).read_text(encoding="utf-8")))


def opening_view(match: Match) -> DuelView:
    """What a spectator sees before the first action."""
    view: DuelView = match.kernel.observe(match.position_after(0), None)
    return view


def acts(match: Match) -> Iterator[tuple[tuple[Any, ...], DuelView]]:
    """The events of the opening and of each action, and the view a spectator has then."""
    yield match.opening, opening_view(match)
    for step in match.steps:
        yield step.events, match.kernel.observe(step.state, None)
