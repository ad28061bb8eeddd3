"""The wishes of D3."""

from __future__ import annotations

from typing import Final

from tools.balance.duel.figures import DuelFigures
from tools.balance.figures import Common, Wish
from tools.balance.text import told

SPREAD: Final = 0.15
KNIVES: Final = (0.05, 0.15)
BALANCE: Final = (1.0, 2.0)
DOUBLED: Final = 1 / 3
"""D3: what the deck is to come to."""


def slack(own: DuelFigures) -> list[float]:
    """How well each wish of D3 is met: 0 is just so, 1 as well as can be, less than 0 is missed."""
    return [
        1 - own.spread / SPREAD,
        between(own.knives.value, *KNIVES),
        between(own.balance.value, *BALANCE),
        own.doubled.value / DOUBLED - 1,
    ]


def between(value: float, low: float, high: float) -> float:
    """1 in the middle, 0 at both ends."""
    return 1 - abs(2 * value - low - high) / (high - low)


def wishes(found: Common, own: DuelFigures) -> list[Wish]:
    """D3, one by one."""
    balance = f"{own.balance.value:.2f} ({own.balance.low:.2f} to {own.balance.high:.2f})"
    asked = [
        (f"points per card taken of no colour over {SPREAD:.0%} from the mean", f"{own.spread:.1%}"),
        (f"knife wins in {KNIVES[0]:.0%} to {KNIVES[1]:.0%} of matches", told(own.knives)),
        (f"{BALANCE[0]:g} to {BALANCE[1]:g} bonuses at the end of the balance a match", balance),
        ("wasabi doubles a pile in over a third of matches", told(own.doubled)),
    ]
    return [Wish("D3", asks, seen, left >= 0) for (asks, seen), left in zip(asked, slack(own), strict=True)]
