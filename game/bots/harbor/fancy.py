"""What one more fish would bring to a seat: the measure of every price."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.harbor.growth import NONE, Growth
from game.bots.harbor.weights import Weights
from game.rules.core.seat import Seat
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import FRESH_SALMON, KIND_OF, OLD_SALMON, TUNAS, Resource
from game.rules.harbor.worth import SIZE

SQUID, OCTOPUS = Resource.SQUID, Resource.OCTOPUS
EEL, FUGU, CRAB, TAKOYAKI = Resource.EEL, Resource.FUGU, Resource.CRAB, Resource.TAKOYAKI
OLD = 10
"""Where the salmon from a bottom row stands in a list of fancies, behind the kinds."""

FIRST_SQUID = 0.75
"""What a lone squid is worth of the others: it pays for the entry, or costs two actions (H32)."""


def fancies(
    table: Table,
    state: HarborState,
    seat: Seat,
    values: Sequence[int],
    ahead: Growth,
    weights: Weights,
    premium: float = 0.0,
) -> list[float]:
    """Yen for one more token of each kind, and of a degraded salmon; tuna are never for sale.

    A premium for each R is what a seat pays that could otherwise not end the match (H80).
    """
    low, each, r = seat * SIZE, table.spec.worth, table.spec.worth.yen_per_r + premium
    tokens, gains, later = state.tokens, ahead.gains, ahead is not NONE
    fresh = tokens[low + FRESH_SALMON]
    all_salmon = values[FRESH_SALMON] + 1
    wishes = [
        r * values[0] + gains[0],
        gains[SQUID] * (1.0 if tokens[low + SQUID] else FIRST_SQUID),
        0.0,
        r * snapper_after(table, state, 1) * (weights.snapper if later else 1.0),
        r * (all_salmon + fresh) + gains[FRESH_SALMON],
        r * values[OCTOPUS] + gains[OCTOPUS],
        r * values[EEL] + gains[EEL],
        r * (2 * tokens[low + FUGU] + 1) + gains[FUGU],
        r * values[CRAB] + gains[CRAB],
        float(r * values[TAKOYAKI]),
        float(r * (each.old_salmon + fresh)),
    ]
    for offer in ahead.offers:
        if tokens[low + offer.token] < offer.left and offer.token < TUNAS[0]:
            place = OLD if offer.token is OLD_SALMON else KIND_OF[offer.token]
            wishes[place] = max(wishes[place], r * values[offer.token] + offer.extra)
    return wishes


def snapper_after(table: Table, state: HarborState, bought: int) -> int:
    """H43: the R of a snapper once so many more are bought."""
    worth = table.spec.worth
    left = state.stock[Resource.SNAPPER] - bought
    if left <= 0 or state.sea.overfished >> 3 & 1:
        return worth.snapper_overfished
    return -(-left // worth.snapper_divisor)


def holdings(state: HarborState, seat: Seat, resources: int, ahead: Growth) -> float:
    """Yen for all the tokens a seat has, sold well or kept to the end."""
    total = 100.0 * resources
    if ahead is NONE:
        return total
    tokens, gains = state.tokens[seat * SIZE : seat * SIZE + SIZE], ahead.gains
    total += sum([count * gain for count, gain in zip(tokens, gains, strict=True)])
    if tokens[SQUID]:
        total -= (1 - FIRST_SQUID) * gains[SQUID]
    for offer in ahead.offers:
        if (count := tokens[offer.token]) and offer.extra > gains[offer.token]:
            total += min(count, offer.left) * (offer.extra - gains[offer.token])
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
