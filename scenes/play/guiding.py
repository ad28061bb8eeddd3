"""The base of every title's guide: keys lead to what explains them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, TypeAlias

from game.rules.core.seat import Seat
from game.staging.lore import Lore
from game.table.inspector import Explanation
from game.table.layout import Layout
from scenes.play.seating import Seating
from scenes.play.show import Show

Said: TypeAlias = Explanation | None


class Guiding:
    """Keys are a kind and numbers: "lot:2", "row:0:5"; `said` has a method for each kind."""

    said: ClassVar[Mapping[str, Callable[..., Said]]]

    def __init__(self, show: Show, seating: Seating, layout: Layout, spec: Any) -> None:
        self._show, self._seating, self._layout, self._spec = show, seating, layout, spec

    def explain(self, key: str, seat: Seat | None) -> Said:
        """The method of the kind is given the seat that asks, then the numbers; other kinds say nothing."""
        kind, *numbers = key.split(":")
        said = self.said.get(kind)
        return said(self, seat, *map(int, numbers)) if said else None

    def log_lines(self, most: int) -> str:
        """What happened last, a sentence a line."""
        return "\n".join(self._show.log[-most:])


def plain(said: Lore, image: str = "") -> Explanation:
    """Words and at most a picture."""
    return Explanation(said.title, " ".join(said.sentences), image)
