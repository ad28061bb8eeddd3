"""The games as the title screen shows them: it must not wait until the rules of all three are loaded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Cover:
    """What stands on the box."""

    name: str
    heading: str
    designer: str
    fewest: int
    most: int

    @property
    def players(self) -> str:
        """How many can play, in words."""
        return (
            f"{self.fewest} players" if self.fewest == self.most else f"{self.fewest} to {self.most} players"
        )


SHELF: Final = (
    Cover("auction", "Tsukiji", "Leandro Pires", 2, 4),
    Cover("duel", "Tsukiji Market", "Emanuele Briano", 2, 2),
    Cover("harbor", "Tokyo Tsukiji Market", "Jordan Draper", 2, 6),
)
"""The same as game/rules/titles.py says; a test compares them."""
