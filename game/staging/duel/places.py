"""How near the pieces of the duel lie, beyond the common heights, and how large some are."""

from __future__ import annotations

from typing import Final

DAYLIGHT: Final = -20
NOREN: Final = -10
"""Under all plates: the light of day covers the scenery alone."""

DUSK: Final = 140
"""Over racks and scenery; what follows stays in the light."""

BEAM: Final = 150
BARREL: Final = 160
FIGURES: Final = 165
HUNG: Final = 170
ARRIVING: Final = 180
VOICE: Final = 200
ARM: Final = 220
FRONT: Final = 260
"""An arm passes under no card: it ends before them."""

CARD_SIZE: Final = (98.0, 137.0)
"""In a pile."""

STEP: Final = 50.0
SPREAD: Final = 130.0
"""From card to card of a pile, and how far its last lies from its first at most."""

FIGURE: Final = (62.0, 92.0)
GAP: Final = 8.0
"""What a pile counts stands so far beyond its last card."""
