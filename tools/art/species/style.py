"""How finely a species is drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Style:
    """`weight` multiplies the width of lines; without `fine` the small marks are left out."""

    weight: float = 1.0
    fine: bool = True


FULL: Final = Style()
"""For the full print."""

TABLE: Final = Style(1.55)
"""For cards seen across a room."""

SIGN: Final = Style(2.6, fine=False)
"""For symbols, markers and tokens, down to 40 pixels."""
