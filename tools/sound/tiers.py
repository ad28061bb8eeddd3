"""How loud each kind of sound is: what is heard all the time lies low, so that a moment can be one."""

from __future__ import annotations

from enum import Enum
from typing import Final


class Tier(Enum):
    """In LUFS, as the files are; the bed is heard through the volume of music, see `BED`."""

    ROOM = -28.0
    """Water, gulls and voices, under the music."""
    MUSIC = -20.0
    """All layers of a piece together."""
    FAINT = -29.0
    """At every step through a menu."""
    PRESS = -26.0
    """The answer to a press."""
    SOFT = -21.0
    """What comes many times in a row, and what lies under something else."""
    USUAL = -18.0
    """Whatever happens on the table."""
    MARKED = -16.0
    """Named moments: the music makes room for these three."""
    LOUD = -13.5
    CLIMAX = -11.0
    """The fourth knife and victory."""


MOMENTS: Final = (Tier.MARKED, Tier.LOUD, Tier.CLIMAX)
BED: Final = -6.0
"""dB by which music and rooms are turned down until the player says otherwise: half the volume."""
