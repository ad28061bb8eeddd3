"""H55: the trading spots."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from game.rules.core.errors import IllegalAction
from game.rules.harbor import worth
from game.rules.harbor.deeds import Trade
from game.rules.harbor.draw import one_of
from game.rules.harbor.events import SpotTraded
from game.rules.harbor.markets.stay import Stay, Use, has_tokens
from game.rules.harbor.state import changed
from game.rules.harbor.words import RESOURCES, Resource


def do(stay: Stay, deed: Trade) -> None:
    """The first bundle is sold for yen, any later one swapped; each spot once in a visit."""
    state, seat, spot, bundle = stay.state, stay.seat, deed.spot, deed.bundle
    if type(spot) is not int or spot not in open_spots(stay):
        known = ", ".join(map(str, open_spots(stay))) or "none"
        raise IllegalAction(f"no such spot, or used in this visit; spots left: {known}")
    counts = check_bundle(stay, spot, bundle)
    taken = state.extras.spots[spot]
    yen = 0 if any(taken) else stay.table.spec.spots[spot].yen
    low, high = seat * worth.SIZE, (seat + 1) * worth.SIZE
    after = [own + got - gave for own, got, gave in zip(state.tokens[low:high], taken, counts, strict=True)]
    state.tokens = (*state.tokens[:low], *after, *state.tokens[high:])
    spots = state.extras.spots
    state.extras = replace(state.extras, spots=(*spots[:spot], tuple(counts), *spots[spot + 1 :]))
    state.cash[seat] += yen
    stay.traded |= 1 << spot
    if stay.log is not None:
        stay.log.append(SpotTraded(seat, spot, bundle, taken, yen))


def check_bundle(stay: Stay, spot: int, bundle: object) -> list[int]:
    """Sorted, owned, and worth at least what the spot asks; as counts per resource."""
    if type(bundle) is not tuple or any(type(resource) is not Resource for resource in bundle):
        raise IllegalAction("a bundle is a tuple of resources")
    if list(bundle) != sorted(bundle):
        raise IllegalAction("a bundle lists its resources in their order")
    counts = [bundle.count(resource) for resource in RESOURCES]
    owned = worth.owned(stay.state, stay.seat)
    if any(count > own for count, own in zip(counts, owned, strict=True)):
        raise IllegalAction(f"seat {stay.seat} does not own that bundle")
    value, asked = bundle_worth(stay, counts), stay.table.spec.spots[spot].resources
    if value < asked:
        raise IllegalAction(f"the bundle is worth {value} R, spot {spot} asks for {asked}")
    return counts


def bundle_worth(stay: Stay, counts: list[int]) -> int:
    """What it would be worth to a player who owned nothing else, as the table stands."""
    return worth.total(counts, worth.each(stay.table, stay.state))


def open_spots(stay: Stay) -> list[int]:
    """Those not yet used in this visit."""
    return [spot for spot in range(len(stay.state.extras.spots)) if not stay.traded >> spot & 1]


def every(stay: Stay) -> Iterator[Trade]:
    """For each spot every bundle that is worth enough."""
    for spot in open_spots(stay):
        asked = stay.table.spec.spots[spot].resources
        for bundle, value in _bundles(stay, (), worth.owned(stay.state, stay.seat)):
            if value >= asked:
                yield Trade(spot, bundle)


def _bundles(
    stay: Stay, before: tuple[Resource, ...], left: tuple[int, ...]
) -> Iterator[tuple[tuple[Resource, ...], int]]:
    """Every extension of a sorted bundle with its worth, shorter ones first."""
    for resource in RESOURCES[before[-1] if before else 0 :]:
        if left[resource]:
            bundle = (*before, resource)
            yield bundle, bundle_worth(stay, [bundle.count(other) for other in RESOURCES])
            yield from _bundles(stay, bundle, changed(left, resource, -1))


def draw(stay: Stay, random: Random) -> Trade | None:
    """A possible spot; then tokens one by one till they are enough, then each further one by a coin."""
    values, left = worth.each(stay.table, stay.state), worth.owned(stay.state, stay.seat)
    total = worth.total(left, values)
    spots = [spot for spot in open_spots(stay) if stay.table.spec.spots[spot].resources <= total]
    spot = one_of(spots, random)
    if spot is None:
        return None
    asked = stay.table.spec.spots[spot].resources
    tokens = [resource for resource in RESOURCES for _ in range(left[resource])]
    counts, bundle = [0] * len(RESOURCES), []
    while tokens and (worth.total(counts, values) < asked or random.random() < 0.5):
        token = tokens.pop(int(random.random() * len(tokens)))
        counts[token] += 1
        bundle.append(token)
    return Trade(spot, tuple(sorted(bundle)))


USE = Use(has_tokens, do, every, draw)
