"""The figures of a bot's judgement: guesses of ours, tuned by matches of the bots against each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """Yen where nothing else is said; the levels differ in these as much as in how far they look."""

    rounds: float = 24.0
    """How many rounds it takes from nothing to the end of the game."""
    sight: float = 14.0
    """Rounds beyond which nothing is counted on."""
    fishing: float = 0.8
    """Fish actions in a round."""
    catch: float = 0.24
    """The share of a fish's worth that its fisher makes of it."""
    tuna: float = 0.1
    """The share of a tuna's worth that each of its three barrels brings to the fisher."""
    idle: float = 30.0
    """What an action left unspent costs: standing still leads nowhere."""
    lag: float = 1.5
    """Rounds until new gear has earned anything."""
    squid: float = 400.0
    octopus: float = 150.0
    """What an octopus may bring beyond its R."""
    crab: float = 1.8
    """A crab's yen at its market, in parts of its R."""
    snapper: float = 0.9
    """What is left of a snapper's R at the end."""
    licence: float = 12.0
    """Income of one licence in a round."""
    mackerel: float = 0.0
    """The same for a Mackerel licence, for each player: that market is visited most."""
    action: float = 90.0
    """An action not spent yet."""
    eager: float = 0.45
    """The part of its worth up to which a fish surely finds a buyer."""
    reluctant: float = 0.85
    """The part of its worth from which on it finds none."""
    lure: float = 120.0
    """What a buyer must gain in all to spend an action on it."""
    rivalry: float = 0.5
    """How much the strongest of the others counts, against their average."""
    spite: float = 0.35
    """How much the others count at all."""


NORMAL: Final = Weights(catch=0.45)
NORMAL_DUELLIST: Final = Weights(catch=0.3)
EASY: Final = Weights(catch=0.45)
DUELLIST: Final = Weights(catch=0.12, spite=0.7, sight=17.5, action=112.5)
"""With two players a buyer's gain is the seller's loss, so hardly anything is sold or bought."""

EXPERT: Final = Weights(catch=0.24, mackerel=18.0)


def expert_weights(players: int) -> Weights:
    """What an expert goes by at a table of that size."""
    return DUELLIST if players == 2 else EXPERT


def normal_weights(players: int) -> Weights:
    """The same for a club player: fishing for others pays less with only one of them."""
    return NORMAL_DUELLIST if players == 2 else NORMAL
