"""H57: the aquarium buys up to a demand for the whole game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.rules.harbor.deeds import Sell
from game.rules.harbor.draw import one_of
from game.rules.harbor.events import TokensSold
from game.rules.harbor.markets.stay import Stay, Use, has_tokens
from game.rules.harbor.state import changed
from game.rules.harbor.words import KIND_OF, RESOURCES, Resource


def wanted(stay: Stay, resource: Resource) -> int:
    """What is left of the demand of the token's kind; all salmon are one kind, and all tuna."""
    kind, there = KIND_OF[resource], stay.state.extras.aquarium
    return stay.table.demand[kind] - sum([there[other] for other in RESOURCES if KIND_OF[other] is kind])


def do(stay: Stay, deed: Sell) -> None:
    """Sold tokens stay there."""
    resource, count, state = deed.resource, deed.count, stay.state
    stay.give_up(resource, count, wanted(stay, resource) if type(resource) is Resource else 0)
    yen = stay.table.demand_yen[KIND_OF[resource]] * count
    state.extras = replace(state.extras, aquarium=changed(state.extras.aquarium, resource, count))
    state.cash[stay.seat] += yen
    if stay.log is not None:
        stay.log.append(TokensSold(stay.seat, stay.market, resource, count, yen))


def every(stay: Stay) -> list[Sell]:
    """Each resource the seat owns, in each number in demand."""
    return [
        Sell(resource, count)
        for resource in RESOURCES
        if (owned := stay.owned(resource))
        for count in range(1, min(wanted(stay, resource), owned) + 1)
    ]


def draw(stay: Stay, random: Random) -> Sell | None:
    """Each equally likely."""
    return one_of(every(stay), random)


USE = Use(has_tokens, do, every, draw)
