"""H80: how near each seat is to the end, what holds it back from it, and what that is worth to it."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import Final

from game.bots.harbor.weights import Weights
from game.rules.core.seat import Seat
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table

CLOSE: Final = 0.3
"""The part of a match, before the end, in which a seat thinks of what may hold it back."""

STEP: Final = 0.4
"""What the last R, or the last 100 yen, counts of all that is missing."""

FAR: Final = 40.0
"""R, or hundreds of yen, from which on more that is missing makes nothing worse."""

AHEAD: Final = 800.0
"""Yen by which a seat leads that likes the match to end, or lags that likes it to go on."""


def turns_left(table: Table, state: HarborState, resources: Sequence[int], weights: Weights) -> list[float]:
    """How many more turns each seat has after this one: known once the end is triggered."""
    players, turn, trigger = table.players, state.turn, state.trigger
    if trigger is not None:
        until = (trigger - turn) % players or players
        return [float(0 < (seat - turn) % players < until) for seat in range(players)]
    nearest = min(rounds_to_end(table, state, resources, weights))
    left = min(nearest, table.spec.rounds - state.round, weights.sight)
    return [max(1.0, left)] * players


def rounds_to_end(
    table: Table, state: HarborState, resources: Sequence[int], weights: Weights
) -> list[float]:
    """For each seat until it ends the match: enough of one, and as much of the other as somebody else has."""
    end, cash, unit = table.size.end, state.cash, table.spec.worth.yen_per_r
    few, poor, found = missing(resources), missing(cash), []
    for seat, (yen, owned) in enumerate(zip(cash, resources, strict=True)):
        rich = weights.rounds * max(0.0, 1 - yen / end.yen)
        stocked = weights.rounds * max(0.0, 1 - owned / end.resources)
        by_yen = max(rich, few[seat] / weights.gather)
        by_resources = max(stocked, poor[seat] / (unit * weights.gather))
        nearest = min(by_yen, by_resources, max(rich, stocked))
        if state.deal.options.always_ends:
            part = max(yen / end.yen_always, owned / end.resources_always)
            nearest = min(nearest, weights.rounds * max(0.0, 1 - part))
        found.append(nearest)
    return found


def missing(amounts: Sequence[int]) -> list[int]:
    """What each seat is short of not being alone with the least: nothing, for all but one."""
    first, second = sorted(amounts)[:2]
    return [second - first if amount == first else 0 for amount in amounts]


def add_endings(
    table: Table, state: HarborState, resources: Sequence[int], points: list[float], weights: Weights
) -> None:
    """The nearer the end, whoever may bring it about, the better off is who leads, and the worse who lags."""
    near = 1.0 if state.trigger is not None else nearest(table, state, resources)
    if near:
        standing = [*points]
        for seat in range(table.players):
            points[seat] += weights.ending * near * liking(standing, seat)


def nearest(table: Table, state: HarborState, resources: Sequence[int]) -> float:
    """How near the seat is that is nearest to ending the match: 1 if its next turn does."""
    end, cash, unit = table.size.end, state.cash, table.spec.worth.yen_per_r
    if not is_close(table, state, resources):
        return 0.0
    few, poor, near = missing(resources), missing(cash), 0.0
    for seat, (yen, owned) in enumerate(zip(cash, resources, strict=True)):
        rich, stocked = nearness(yen / end.yen), nearness(owned / end.resources)
        near = max(near, rich * free(few[seat]), stocked * free(poor[seat] / unit), min(rich, stocked))
    return near


def is_close(table: Table, state: HarborState, resources: Sequence[int]) -> bool:
    """Whether somebody has nearly enough, free to end the match or not."""
    end = table.size.end
    return max(max(state.cash) / end.yen, max(resources) / end.resources) > 1 - CLOSE


def premiums(table: Table, state: HarborState, resources: Sequence[int], weights: Weights) -> list[float]:
    """Yen that a rich seat which leads, but is alone with the least R, pays for each R beyond its worth."""
    end, cash, unit = table.size.end, state.cash, table.spec.worth.yen_per_r
    found = [0.0] * table.players
    short = max(few := missing(resources))
    if state.trigger is None and short:
        seat = few.index(short)
        wealth = [yen + unit * owned for yen, owned in zip(cash, resources, strict=True)]
        eager = weights.ending * nearness(cash[seat] / end.yen) * max(0.0, liking(wealth, seat))
        found[seat] = eager * ((1 - STEP) / FAR + STEP / short)
    return found


def nearness(part: float) -> float:
    """Of enough: 0 while the end is far, 1 once it is reached."""
    return min(1.0, max(0.0, 1 - (1 - part) / CLOSE))


def free(short: float) -> float:
    """1 for a seat that nothing holds back; the last R, or the last 100 yen, counts most."""
    return (1 - STEP) * max(0.0, 1 - short / FAR) if short else 1.0


def liking(standing: Sequence[float], seat: Seat) -> float:
    """From 1 for a seat that wins if the match ends now, to -1 for one that is far behind."""
    best = max([*standing[:seat], *standing[seat + 1 :]])
    return tanh((standing[seat] - best) / AHEAD)
