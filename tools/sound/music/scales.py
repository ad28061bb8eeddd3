"""Pitch classes of the modes used, 0 is C."""

from __future__ import annotations

from typing import Final

IN_ON_D: Final = (2, 3, 7, 9, 10)
"""Miyako-bushi: D Eb G A Bb."""
IN_ON_E: Final = (4, 5, 9, 11, 0)
"""Miyako-bushi: E F A B C."""
IN_ON_B: Final = (11, 0, 4, 6, 7)
"""Miyako-bushi: B C E F# G."""
YO_ON_D: Final = (2, 4, 7, 9, 11)
"""Yo: D E G A B, without semitones."""
