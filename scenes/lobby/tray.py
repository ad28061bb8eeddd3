"""What a table can pick from by hand: the form in which a title lays it out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing that is in the game or not."""

    value: Any
    """As the options name it, unless it is always in the game."""

    field: str
    """That of the stepper which counts things of its kind."""

    name: str
    picture: str
    told: str
    """What it is, and what is to be known before it is picked."""

    fixed: str = ""
    """Why it is always in the game, if it is."""


class Tray(Protocol):
    """All there is, in order, and whole sentences about how much of it was picked."""

    @property
    def heading(self) -> str:
        """Over the page."""

    def pieces(self, spec: Any, players: int) -> Sequence[Piece]:
        """For so many players; those of a kind stand together."""

    def picked(self, counts: Sequence[int]) -> str:
        """On the button that leads to the page; a number for each stepper."""

    def compared(self, counts: Sequence[int], usual: Sequence[int], players: int) -> str:
        """The same beside what is usual."""
