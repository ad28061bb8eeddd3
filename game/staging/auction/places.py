"""The heights of what lies on this table alone, between the shared ones, and the size of a coin."""

from __future__ import annotations

from typing import Final

TICKET: Final = 50
COIN: Final = 80

COIN_SIDE: Final = 44
