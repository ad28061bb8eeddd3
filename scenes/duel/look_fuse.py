"""The time to look at the cards, as a cord that burns down over the ribbon."""

from __future__ import annotations

from typing import Final

from game.ui import signs
from scenes.play.sitting import Sitting

KEY: Final = "look_fuse"
SLOT: Final = "fuse"
STEPS: Final = 110
"""In which it burns: it need not be painted in every frame."""


def draw(sitting: Sitting, left: float | None) -> None:
    """So much of it; none where nobody counts."""
    hud, kit = sitting.desk.board.hud, sitting.desk.kit
    if kit is None or not left:
        hud.drop(KEY)
        return
    slot = sitting.desk.layout.slot(SLOT)
    wide = slot.w * round(left * STEPS) / STEPS
    hud.picture(KEY, signs.bar(kit, wide), slot.x, slot.y)
