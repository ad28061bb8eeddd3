"""Which direction is which bid, and what everybody may notice of a press."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from typing import Final

from game.devices.intents import Intent, Move

BIDS: Final[Mapping[tuple[int, int], int]] = {(-1, 0): 1, (0, -1): 2, (1, 0): 3, (0, 1): 4}


def bid_of(intent: Intent) -> int | None:
    """Of a direction pressed just now; one that is held or fallen back to is no press."""
    match intent:
        case Move(_, dx, dy, again=False):
            return BIDS.get((dx, dy))
    return None


class Effect(Enum):
    """What everybody may notice of a press: the same for every bid."""

    NONE = auto()
    READ = auto()
    PRESSED = auto()
    READY = auto()
    UNREADY = auto()
    LIFTED = auto()
    FELL = auto()
    REFUSED = auto()
    PAUSE = auto()
