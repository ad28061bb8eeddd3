"""Whole matches for the stage: by chance, and the golden ones."""

from __future__ import annotations

import json
from itertools import product
from random import Random
from typing import Any

from game.match.match import Match
from game.rules.auction.spec import AuctionOptions
from game.rules.core.kernel import AnyKernel
from game.storage import saves
from tests.matches import play_on
from tools.golden import FOLDER, replayed

VARIANTS = tuple(product((2, 3, 4), ("one", "all"), (False, True)))
"""Players, what an Annul cancels, special scoring."""

GOLDEN = tuple(sorted(path.name for path in FOLDER.glob("auction-*.json")))


def played(kernel: AnyKernel, players: int, annul: Any, special: bool, seed: int) -> Match:
    """A match by chance, to its end."""
    match = saves.new_match(kernel, AuctionOptions(players, None, annul, special), seed)
    play_on(match, Random(seed))
    return match


def golden(kernel: AnyKernel, name: str) -> Match:
    """One of the golden matches."""
    return replayed(kernel, json.loads((FOLDER / name).read_text(encoding="utf-8")))
