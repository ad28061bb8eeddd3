"""Takusan and Yakuza in imagined rounds: the ones go where they bring most, the others get the cheapest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.bots.auction.position import Position

MAGURO: Final = 5
"""A plain number: an index four times as quick as a member of an enum."""


def best_row(cards: Sequence[int], base: int, fresh: Sequence[int], values: Sequence[float]) -> float:
    """What a Takusan brings: the best of the rows there are and those a lot begins."""
    best = max([values[product] for product in fresh], default=0.0)
    for value, count in zip(values, cards[base : base + 6], strict=True):
        if count and value > best:
            best = value
    return best


def cheapest(real: Sequence[int], base: int, fresh: Sequence[int], values: Sequence[float]) -> float:
    """What a Yakuza takes: the cheapest of the cards there are and those of the lot."""
    least = min([values[product] for product in fresh], default=99.0)
    for value, count in zip(values, real[base : base + 6], strict=True):
        if count and value < least:
            least = value
    return least if least < 99 else 0.0


def lay(
    position: Position, base: int, takusan: int, yakuza: int, values: Sequence[float]
) -> tuple[list[int], list[int]]:
    """A52, A53: where each Takusan went and what each Yakuza took."""
    cards, real = position.cards, position.real
    joined, paid = [], []
    for _ in range(takusan):
        rows = [row for row in range(6) if cards[base + row]]
        if rows:
            best = max(rows, key=values.__getitem__)
            cards[base + best] += 1
            joined.append(best)
    for _ in range(yakuza):
        rows = [row for row in range(6) if real[base + row]]
        if rows:
            least = min(rows, key=values.__getitem__)
            cards[base + least] -= 1
            real[base + least] -= 1
            paid.append(least)
    return joined, paid
