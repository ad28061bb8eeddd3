"""How a winner is cheered at the end of a match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from game.rules.core.seat import Seat
from game.staging.cues import Bump, Cue, Flourish
from game.table.flourishes import Flair
from game.ui import theme

CHEER: Final = theme.BREATH * 4
"""Paper flies over the winner for so long before the results come; any button cuts it short."""


def cheer(seat: Seat, pieces: Iterable[str]) -> list[Cue]:
    """These pieces of the seat jump, its crest and name with them, and paper flies over its plate."""
    jumping = (*pieces, "crest", "name")
    return [
        *(Bump((piece, seat), theme.COUNT) for piece in jumping),
        Flourish(Flair.PAPER, ("plate", seat)),
    ]
