"""What one more fish would bring to a seat: the measure of every price."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.harbor.weights import Weights
from game.rules.core.seat import Seat
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import FRESH_SALMON, Resource
from game.rules.harbor.worth import SIZE

SQUID, SNAPPER, OCTOPUS = Resource.SQUID, Resource.SNAPPER, Resource.OCTOPUS
EEL, FUGU, CRAB, TAKOYAKI = Resource.EEL, Resource.FUGU, Resource.CRAB, Resource.TAKOYAKI
OLD = 10
"""Where the salmon from a bottom row stands in a list of fancies, behind the kinds."""


def fancies(
    table: Table,
    state: HarborState,
    seat: Seat,
    values: Sequence[int],
    turns: float,
    weights: Weights,
    *,
    hopeful: bool = True,
) -> list[float]:
    """Yen for one more token of each kind, and of a degraded salmon; tuna are never for sale."""
    low, each, r = seat * SIZE, table.spec.worth, table.spec.worth.yen_per_r
    tokens, later = state.tokens, turns >= 1
    soon = hope(turns) if hopeful else 0.0
    fresh = tokens[low + FRESH_SALMON]
    all_salmon = values[FRESH_SALMON] + 1
    return [
        float(r * values[0]),
        (weights.squid if tokens[low + SQUID] else 0.75 * weights.squid) if later else 0.0,
        0.0,
        r * snapper_after(table, state, 1) * (weights.snapper if later else 1.0),
        r * (all_salmon + fresh + weights.salmon * soon),
        r * values[OCTOPUS] + (weights.octopus if later else 0.0),
        r * (values[EEL] + weights.eel * soon),
        float(r * (2 * tokens[low + FUGU] + 1)),
        r * (values[CRAB] + weights.rising * soon) * (weights.crab if later else 1.0),
        float(r * values[TAKOYAKI]),
        float(r * (each.old_salmon + fresh)),
    ]


def hope(turns: float) -> float:
    """How much of what a track may still rise there is time for."""
    return min(1.0, turns / 8)


def snapper_after(table: Table, state: HarborState, bought: int) -> int:
    """H43: the R of a snapper once so many more are bought."""
    worth = table.spec.worth
    left = state.stock[SNAPPER] - bought
    if left <= 0 or state.sea.overfished >> 3 & 1:
        return worth.snapper_overfished
    return -(-left // worth.snapper_divisor)


def holdings(
    state: HarborState, seat: Seat, values: Sequence[int], resources: int, turns: float, weights: Weights
) -> float:
    """Yen for all the tokens a seat has, sold well or kept to the end."""
    total = 100.0 * resources
    if turns < 1:
        return total
    low = seat * SIZE
    tokens = state.tokens[low : low + SIZE]
    if tokens[SQUID]:
        total += weights.squid * (tokens[SQUID] - 0.25)
    if tokens[OCTOPUS]:
        total += weights.octopus * tokens[OCTOPUS]
    soon = hope(turns)
    if tokens[EEL]:
        total += 100 * weights.eel * soon * tokens[EEL]
    if tokens[FRESH_SALMON]:
        total += 100 * weights.salmon * soon * tokens[FRESH_SALMON]
    if tokens[CRAB]:
        later = 100 * (values[CRAB] + weights.rising * soon) * weights.crab
        total += (later - 100 * values[CRAB]) * tokens[CRAB]
    if tokens[SNAPPER]:
        total -= (1 - weights.snapper) * 100 * values[SNAPPER] * tokens[SNAPPER]
    return total


def willing(price: float, fancy: float, weights: Weights) -> float:
    """How likely a buyer is found who would have that much of the fish."""
    if fancy <= 0:
        return 0.0
    part = price / fancy
    if part <= weights.eager:
        return 0.9
    if part >= weights.reluctant:
        return 0.0
    return 0.9 * (weights.reluctant - part) / (weights.reluctant - weights.eager)


def old_or_fresh(kind: int, fresh: bool) -> int:
    """The place of a ware in a list of fancies."""
    return OLD if kind == 4 and not fresh else kind
