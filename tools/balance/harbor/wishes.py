"""The wishes of H95."""

from __future__ import annotations

from typing import Final

from game.rules.harbor.words import FISH_MARKETS
from tools.balance.figures import Common, Wish, even_seats
from tools.balance.harbor.figures import HarborFigures, limits
from tools.balance.text import told

FISH: Final = tuple(market.name.lower() for market in FISH_MARKETS)

IN_TIME, STALLS, MAJORITY, VISITED = 0.9, 0.01, 0.25, 0.5
"""H95: how much of each is asked for, at least or at most."""


def wishes(found: Common, own: HarborFigures) -> list[Wish]:
    """H95, one by one."""
    rounds = limits(len(found.seats))
    return [
        Wish(
            "H95",
            f"{rounds[0]} to {rounds[-1]} rounds in at least {IN_TIME:.0%} of matches",
            told(own.within),
            own.within.value >= IN_TIME,
        ),
        Wish("H95", f"stalls under {STALLS:.0%}", told(own.stalls), own.stalls.value < STALLS),
        Wish(
            "H95",
            f"one market over half of the income in at most {MAJORITY:.0%} of wins",
            told(own.majority),
            own.majority.value <= MAJORITY,
        ),
        even_seats(found, "H95"),
        Wish(
            "H95",
            f"each fish market visited in at least {VISITED:.0%} of matches with it",
            seldom(own),
            own.markets[visited(own)[0]].visited.value >= VISITED,
        ),
    ]


def visited(own: HarborFigures) -> list[str]:
    """The fish markets, the least visited first."""
    return sorted(
        (name for name in own.markets if name in FISH), key=lambda name: own.markets[name].visited.value
    )


def seldom(own: HarborFigures) -> str:
    """All that are visited too seldom, or the least visited."""
    shares = [(name, own.markets[name].visited.value) for name in visited(own)]
    short = [one for one in shares if one[1] < VISITED] or shares[:1]
    return ", ".join(f"{name} {share:.0%}" for name, share in short)
