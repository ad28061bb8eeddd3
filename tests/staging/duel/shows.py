"""Whole matches for the stage: by chance, and the golden ones."""

from __future__ import annotations

import json
from random import Random

from game.match.match import Match
from game.rules.core.kernel import AnyKernel
from game.rules.duel.spec import DuelOptions
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
