"""How tense a match of the harbor is by now, and where it is heard; music and room follow."""

from __future__ import annotations

from typing import Final

from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.state import Phase
from game.rules.harbor.view import HarborView

HELD_BACK: Final = 0.95
"""Past the goal, but the game goes on (H80)."""


def tension(view: HarborView, spec: HarborSpec) -> float:
    """From 0 at the start to 1 in the last turns, by the seat that is nearest to a goal; all of it is open.

    The yen that everybody starts with count for nothing; the safety end (H83) draws near as well.
    """
    if view.phase is Phase.ENDED or view.trigger is not None:
        return 1.0
    size = spec.sizes[len(view.seats)]
    start = max(size.money)
    yen = max((seat.cash - start) / (size.end.yen - start) for seat in view.seats)
    resources = max(seat.resources / size.end.resources for seat in view.seats)
    return min(HELD_BACK, max(0.0, yen, resources, (view.round - 1) / spec.rounds))


def room(view: HarborView) -> str:
    """The quay in the light."""
    return "day"
