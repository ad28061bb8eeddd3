"""Cards come from the draw pile, and the discards become a new one."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.rules.duel.events import CardHung, DiscardsTurned, DrawPileEmptied
from game.rules.duel.phases.draw_pile import LAST
from game.staging.cues import (
    Appear,
    Bump,
    Count,
    Cue,
    Flourish,
    Jolt,
    Manner,
    Move,
    Pause,
    Show,
    Sound,
    Turn,
    Vanish,
    sequence,
    together,
)
from game.staging.duel import pieces
from game.staging.duel.following import lifted
from game.staging.duel.places import FRONT
from game.staging.duel.poses import Arrangement
from game.staging.duel.tableau import Tableau
from game.table.flourishes import Flair
from game.ui import theme
from game.ui.frame import HEIGHT, WIDTH

SLAM: Final = 420.0
SHRINK: Final = 0.6
FLASH: Final = 30
"""The seal of the last turn is so large at first, and so many seconds on its way to its place."""


def hung(event: CardHung, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D19: the top card arcs to its hook."""
    card = pieces.FishCard(event.face >> 1)
    flight = Move(card, theme.GLIDE, Manner.ARC)
    return sequence(
        together(flight, lifted(after)),
        Show(card),
        Sound("hang"),
        Bump(pieces.Rope(event.place), theme.STAMP),
    )


def emptied(event: DrawPileEmptied, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D60, D61: the second time a seal says that this turn is the last."""
    if event.times < LAST:
        return sequence(Sound("call"), Bump(pieces.DrawCount(), theme.COUNT))
    seal, place = pieces.Seal(), on.poses(after)[pieces.Seal()]
    large = replace(place, x=WIDTH / 2, y=HEIGHT / 2, w=SLAM, h=SLAM, z=FRONT)
    return sequence(
        Appear(seal, large),
        Move(seal, theme.STAMP, Manner.STAMP, to=large),
        Sound("roll"),
        Jolt(8, 0.3, FLASH),
        Flourish(Flair.SPLASH, seal),
        Pause(theme.BREATH),
        Move(seal, SHRINK),
        Bump(pieces.DrawCount(), theme.COUNT),
    )


def turned(event: DiscardsTurned, before: Tableau, after: Tableau, on: Arrangement) -> Cue:
    """D60: shuffled; the card that comes out on top slides over and shows its other face."""
    top, old = pieces.FishCard(event.top >> 1), pieces.FishCard(before.discards[-1] >> 1)
    gone = [Vanish(old)] if old != top else []
    return sequence(
        Sound("turn"),
        *gone,
        Count(pieces.DiscardCount(), theme.COUNT),
        Appear(top, on.quay.thrown(event.top ^ 1)),
        Move(top, theme.GLIDE * 2),
        together(Turn(top, theme.FLIP), Count(pieces.DrawCount(), theme.COUNT)),
    )
