"""How tense a match of the duel is by now, and where it is heard; music and room follow."""

from __future__ import annotations

from typing import Final

from game.rules.duel import foresight
from game.rules.duel.spec import SEATS, DuelSpec
from game.rules.duel.state import Phase
from game.rules.duel.view import DuelView

TURNS: Final = 14
"""About as many as a match has."""


def tension(view: DuelView, spec: DuelSpec) -> float:
    """From 0 in the first turn to 1 in the last; knives make it tenser at any time. Public facts alone."""
    if view.last_turn or view.phase is Phase.ENDED:
        return 1.0
    knives = max(foresight.knives(spec, view.piles[seat]) for seat in SEATS)
    return min(1.0, max((view.turn - 1) / TURNS, knives / spec.knives_to_win))


def room(view: DuelView) -> str:
    """The quay, by the side of the barrel that is up."""
    return "day" if view.day else "night"
