"""How near the pieces of the duel lie, beyond the common heights."""

from __future__ import annotations

from typing import Final

DAYLIGHT: Final = -20
NOREN: Final = -10
"""Under all plates: the light of day covers the scenery alone."""

ARRIVING: Final = 54
SYLLABLE: Final = 100
"""A card being settled lies over piles; a cry over everything."""

CARD_SIZE: Final = (120.0, 168.0)
"""In a pile, on the draw pile and on the discards."""
