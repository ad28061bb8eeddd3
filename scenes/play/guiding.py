"""The base of every title's guide: keys lead to what explains them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from game.rules.core.seat import Seat
from game.staging.lore import Lore
from game.table.inspector import Explanation

if TYPE_CHECKING:
    from scenes.play.sitting import Sitting

Said: TypeAlias = Explanation | None


class Guiding:
    """Keys are a kind and numbers: "lot:2", "row:0:5"; `said` has a method for each kind."""

    said: ClassVar[Mapping[str, Callable[..., Said]]]

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting

    def explain(self, key: str, seat: Seat | None) -> Said:
        """The method of the kind is given the seat that asks, then the numbers; other kinds say nothing."""
        kind, *numbers = key.split(":")
        said = self.said.get(kind)
        return said(self, seat, *map(int, numbers)) if said else None

    def log_lines(self, most: int) -> str:
        """What happened last, a sentence a line."""
        return "\n".join(self._sitting.log[-most:])


def plain(said: Lore, image: str = "") -> Explanation:
    """Words and at most a picture."""
    return Explanation(said.title, " ".join(said.sentences), image)
