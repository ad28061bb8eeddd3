"""What happens in matches played at random, event by event."""

from __future__ import annotations

from functools import cache

from game.rules.duel.events import DuelEvent
from game.rules.duel.kernel import DuelKernel
from tests.rules.duel.positions import house_spec
from tests.staging.duel.shows import played

MATCHES = 12


@cache
def happened(kind_fish: bool) -> tuple[DuelEvent, ...]:
    """All events of some matches."""
    kernel = DuelKernel(house_spec())
    matches = [played(kernel, kind_fish, seed) for seed in range(MATCHES)]
    return tuple(event for match in matches for event in match.events())
