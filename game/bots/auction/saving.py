"""What unused special tickets are worth: the lots they may still turn in the rounds to come.

Found by working back from the last round: the equilibria of sampled rounds, played with and without each
special. Prices turn most when little time is left to turn them back, so specials are for the end.
"""

from __future__ import annotations

from typing import Final

from game.rules.auction.spec import DOUBLE, SPECIAL_BITS

WORTHS: Final = (
    (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (0.0, 3.6, 7.6, 12.4, 1.7, 4.3, 8.3, 12.5),
    (0.0, 6.1, 10.0, 17.4, 3.9, 7.9, 11.8, 18.8),
    (0.0, 6.9, 10.8, 18.8, 4.8, 9.7, 14.0, 21.2),
    (0.0, 7.5, 11.5, 19.6, 5.3, 11.0, 15.4, 22.7),
    (0.0, 7.7, 11.6, 19.8, 5.7, 11.8, 16.0, 23.4),
    (0.0, 7.8, 11.6, 19.9, 6.0, 12.3, 16.5, 24.0),
)
"""Points between two players by rounds left and mask of -1, +6 and Annul."""

DOUBLING: Final = {2: 0.05, 3: 1.0, 4: 1.0}
"""Points of a x2 for each round left: alone with one other ticket it hardly ever does what a 4 cannot."""

SHARE: Final = {2: 1.0, 3: 0.5, 4: 0.4}
"""How much of that a special keeps among more tickets on every lot."""


def worths(left: int, players: int) -> list[float]:
    """Points by mask of unused specials, with so many rounds left after this one."""
    row = WORTHS[min(left, len(WORTHS) - 1)]
    double = SPECIAL_BITS[DOUBLE]
    return [
        SHARE[players] * row[mask & ~double] + DOUBLING[players] * left * bool(mask & double)
        for mask in range(2 * double)
    ]


def costs(specials: int, left: int, players: int) -> list[float]:
    """By mask of specials spent from those a seat has: what they take from the rounds to come."""
    later = worths(left, players)
    return [later[specials] - later[specials & ~spent] for spent in range(len(later))]
