"""H40-H48: what tokens are worth in R."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.seat import Seat
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import FRESH_SALMON, OLD_SALMON, RESOURCES, Kind, Resource

SIZE = len(RESOURCES)
FUGU_TOKEN = Resource.FUGU


def each(table: Table, state: HarborState) -> tuple[int, ...]:
    """R of one token of each resource as the table stands; fugu count 0 here, see `total`."""
    worth = table.spec.worth
    return (
        worth.mackerel,
        worth.squid,
        snapper(table, state),
        salmon_owned(state),
        worth.old_salmon,
        worth.octopus,
        state.sea.eel,
        0,
        state.sea.crab,
        worth.takoyaki,
        *worth.tuna,
    )


def snapper(table: Table, state: HarborState) -> int:
    """H43: a third of what the market has left, rounded up."""
    worth = table.spec.worth
    if state.sea.overfished >> Kind.SNAPPER & 1:
        return worth.snapper_overfished
    return -(-state.stock[Resource.SNAPPER] // worth.snapper_divisor)


def salmon_owned(state: HarborState) -> int:
    """H44: fresh and degraded, of all players."""
    tokens = state.tokens
    return sum(tokens[FRESH_SALMON::SIZE]) + sum(tokens[OLD_SALMON::SIZE])


def total(counts: Sequence[int], values: Sequence[int]) -> int:
    """H47, H55: the R of a group of tokens; n fugu are n x n."""
    fugu: int = counts[FUGU_TOKEN]
    return sum([count * value for count, value in zip(counts, values, strict=True) if count]) + fugu * fugu


def fugu_group(state: HarborState, seat: Seat) -> int:
    """H47: the R of all fugu of a seat."""
    fugu = state.tokens[seat * SIZE + FUGU_TOKEN]
    return fugu * fugu


def owned(state: HarborState, seat: Seat) -> tuple[int, ...]:
    """A seat's tokens per resource."""
    return state.tokens[seat * SIZE : seat * SIZE + SIZE]


def of_seat(table: Table, state: HarborState, seat: Seat) -> int:
    """A seat's R."""
    counts = state.tokens[seat * SIZE : seat * SIZE + SIZE]
    return total(counts, each(table, state)) if any(counts) else 0


def of_all(table: Table, state: HarborState) -> list[int]:
    """The R of every seat."""
    values = each(table, state)
    return [total(owned(state, seat), values) for seat in range(table.players)]
