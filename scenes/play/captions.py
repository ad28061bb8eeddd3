"""What is heard, in a word or two, for whoever cannot hear it: sounds that tell something and no others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.i18n.door import N_

CAPTIONS: Final[Mapping[str, str]] = {
    "bell": N_("The bell rings"),
    "roll": N_("Drum roll"),
    "lead": N_("New leader"),
    "overtake": N_("Overtaken"),
    "blade": N_("A 4 is cut"),
    "knife_1": N_("First knife"),
    "knife_2": N_("Second knife"),
    "knife_3": N_("Third knife"),
    "knife_4": N_("Fourth knife"),
    "thud": N_("End of the balance"),
    "late": N_("Too late"),
    "chain": N_("A chain falls"),
    "ebb": N_("The sea is empty"),
    "auction_open": N_("Tuna auction"),
    "fuse": N_("A cord burns"),
    "snuff": N_("The cord is out"),
}
"""By the name of the effect."""
