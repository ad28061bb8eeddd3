"""The quotation in imagined rounds: markers that move, and what cards will likely bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.bots.auction.ground import WHOLE, Odds

SHIFT: Final = 8
"""A marker is its space and, in the low bits, when it arrived: whole numbers in the order of A60."""


def move(markers: list[int], moves: Sequence[tuple[int, int, int]], last: int) -> None:
    """A44, A46: every marker that is asked to, in the market's order."""
    for place, steps, stamp in moves:
        start = markers[place] >> SHIFT
        end = start + steps
        if end > last:
            end = last
        elif end < 1:
            end = 1
        if end != start:
            markers[place] = end << SHIFT | stamp


def likely(markers: Sequence[int], drift: Sequence[int], odds: Odds, niches: Sequence[float]) -> list[float]:
    """Points a card of each product will likely bring: the niche behind the markers ahead of it."""
    a, b, c, d, e = [(marker >> SHIFT - 1 & -2) + more for marker, more in zip(markers, drift, strict=True)]
    ab, ac, ad, ae, bc = odds[a - b], odds[a - c], odds[a - d], odds[a - e], odds[b - c]
    bd, be, cd, ce, de = odds[b - d], odds[b - e], odds[c - d], odds[c - e], odds[d - e]
    return [
        niches[ab + ac + ad + ae],
        niches[WHOLE - ab + bc + bd + be],
        niches[2 * WHOLE - ac - bc + cd + ce],
        niches[3 * WHOLE - ad - bd - cd + de],
        niches[4 * WHOLE - ae - be - ce - de],
    ]


def certain(markers: Sequence[int], niches: Sequence[int]) -> list[float]:
    """A60: points per card once no marker moves any more."""
    worths = [0.0] * 5
    for place, niche in zip(sorted(range(5), key=markers.__getitem__, reverse=True), niches, strict=True):
        worths[place] = niche
    return worths
