"""How a winner is cheered at the end of a match."""

from __future__ import annotations

from typing import Final

from game.rules.core.seat import Seat
from game.staging.cues import Bump, Cue, Flourish
from game.staging.pieces import Crest, Name, Plate
from game.table.flourishes import Flair
from game.table.pose import PieceId
from game.ui import theme

CHEER: Final = theme.BREATH * 4
"""Paper flies over the winner for so long before the results come; any button cuts it short."""


def cheer(seat: Seat, score: PieceId) -> list[Cue]:
    """The seat's score jumps, its crest and name with it, and paper flies over its plate."""
    jumps = [Bump(piece, theme.COUNT) for piece in (score, Crest(seat), Name(seat))]
    return [*jumps, Flourish(Flair.PAPER, Plate(seat))]
