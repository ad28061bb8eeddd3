"""The figures of a bot's judgement: guesses of ours, tuned by matches of the bots against each other."""

from __future__ import annotations

from dataclasses import dataclass, replace
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
    tuna: float = 0.22
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
    eel: float = 1.0
    """R that an eel still gains while its track rises."""
    salmon: float = 1.0
    """The same for a salmon, as more of them are owned."""
    rising: float = 0.6
    """The same for a crab."""
    fugu: float = 0.0
    """The same for a fugu, as its group grows."""
    credit: float = 0.0
    """How much of these hopes the others are thought to pay for."""
    aquarium: float = 0.5
    """What is left of the aquarium's price after the way there."""
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
    doubt: float = 1.2
    """R by which a lead in resources may still be lost in each round to come."""
    crew: float = 2.0
    """How little a bigger ship brings: one of this size fills half of its hold in time."""
    fresh: float = 0.12
    """The share of its worth that a fresh fish brings even without a buyer in sight."""
    pause: float = 40.0
    """What an empty ship at sea is ahead of one in port, for each slot that it fills in time."""
    gather: float = 4.0
    """H80: R, or hundreds of yen, that a seat held back gathers in a round."""
    ending: float = 1500.0
    """H80: what it is worth to a seat that leads by much to be free to end the match."""
    cart: float = 60.0
    """H53: an action of a cart."""
    freezer: float = 0.3
    """H52: the share of their prices that barrels still bring after a turn in a freezer."""


NORMAL: Final = Weights(catch=0.45, tuna=0.1, eel=0.0, salmon=0.0, rising=0.0)
NORMAL_DUELLIST: Final = replace(NORMAL, catch=0.2, licence=8.0, spite=1.0)
EASY: Final = NORMAL
DUELLIST: Final = Weights(
    catch=0.12, licence=4.0, mackerel=25.0, spite=1.0, sight=17.5, action=112.5, ending=500.0
)
"""With two players a buyer's gain is the seller's loss, so hardly anything is sold or bought.

H31: every entry to the Mackerel market pays its licences, whoever enters; the others are hardly entered.
Two who thought more of the end stood still before it, each waiting for the other.
"""

EXPERT: Final = Weights(
    rounds=21.0,
    sight=19.0,
    fishing=1.0,
    catch=0.49,
    tuna=0.19,
    idle=33.5,
    squid=406.0,
    octopus=67.0,
    crab=2.26,
    eel=1.56,
    salmon=1.75,
    rising=0.39,
    fugu=1.31,
    credit=1.04,
    aquarium=0.68,
    licence=24.0,
    mackerel=10.2,
    action=109.0,
    eager=0.44,
    reluctant=1.65,
    lure=43.0,
    rivalry=0.38,
    spite=0.76,
    doubt=0.34,
    crew=2.0,
    fresh=0.19,
    pause=33.0,
)
"""Tuned as `python -m tools.harbor_weights` does, with four players and the house rules of that time.

`fishing` and `crew` are by arena since: those asked for fewer ships than pay.
"""


def expert_weights(players: int) -> Weights:
    """What an expert goes by at a table of that size."""
    return DUELLIST if players == 2 else EXPERT


def normal_weights(players: int) -> Weights:
    """The same for a club player: fishing for others pays less with only one of them."""
    return NORMAL_DUELLIST if players == 2 else NORMAL
