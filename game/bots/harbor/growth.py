"""What tokens may bring beyond their R: worth that still grows, and markets that pay more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.bots.harbor.weights import Weights
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import FRESH_SALMON, KIND_OF, RESOURCES, Kind, Market, Resource
from game.rules.harbor.worth import SIZE

MACKEREL, SQUID, SNAPPER, OCTOPUS = Resource.MACKEREL, Resource.SQUID, Resource.SNAPPER, Resource.OCTOPUS
EEL, FUGU, CRAB = Resource.EEL, Resource.FUGU, Resource.CRAB

SURE: Final = 0.6
"""H40: what a Mackerel brings of its price at the market, after the way there."""


@dataclass(frozen=True, slots=True)
class Offer:
    """H57: what the aquarium still takes of a resource, and what that is worth beyond its R."""

    token: Resource
    left: int
    extra: float


@dataclass(frozen=True, slots=True)
class Growth:
    """Yen per resource for every token of it, and for the few that the aquarium takes."""

    gains: tuple[float, ...]
    offers: tuple[Offer, ...]


NONE: Final = Growth((0.0,) * SIZE, ())
"""In the last turn a token is worth its R."""


def growth(
    table: Table,
    state: HarborState,
    values: Sequence[int],
    turns: float,
    weights: Weights,
    faith: float = 1.0,
) -> Growth:
    """So many turns before the end; `faith` is how much of its hopes a seat puts into a price."""
    if turns < 1:
        return NONE
    r, soon = table.spec.worth.yen_per_r, faith * hope(turns)
    gains = [0.0] * SIZE
    gains[MACKEREL] = max(0.0, SURE * table.spec.worth.mackerel_yen - r * values[MACKEREL])
    gains[SQUID] = weights.squid
    gains[SNAPPER] = (weights.snapper - 1) * r * values[SNAPPER]
    gains[OCTOPUS] = weights.octopus
    gains[FUGU] = r * weights.fugu * soon
    gains[FRESH_SALMON] = r * weights.salmon * soon * boats(state, Kind.SALMON)
    room = table.spec.worth.eel.last - values[EEL]
    gains[EEL] = r * min(room, weights.eel * soon * boats(state, Kind.EEL))
    crab = values[CRAB] + weights.rising * soon * boats(state, Kind.CRAB)
    gains[CRAB] = r * (crab * weights.crab - values[CRAB])
    return Growth(tuple(gains), tuple(offers(table, state, values, weights)))


def hope(turns: float) -> float:
    """How much of what a track may still rise there is time for."""
    return min(1.0, turns / 8)


def boats(state: HarborState, fish: Kind) -> float:
    """How fast a worth will grow: half as fast as usual without, faster with every licence held."""
    return 0.5 + 0.5 * sum(state.licences[fish::9])


def offers(table: Table, state: HarborState, values: Sequence[int], weights: Weights) -> list[Offer]:
    """Nothing where there is no aquarium."""
    if Market.AQUARIUM not in state.deal.markets:
        return []
    left = list(table.demand)
    for token, there in zip(RESOURCES, state.extras.aquarium, strict=True):
        left[KIND_OF[token]] -= there
    r, found = table.spec.worth.yen_per_r, []
    for token in RESOURCES:
        kind = KIND_OF[token]
        extra = weights.aquarium * table.demand_yen[kind] - r * values[token]
        if left[kind] > 0 and extra > 0:
            found.append(Offer(token, left[kind], extra))
    return found
