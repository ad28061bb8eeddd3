"""The base of every title's guide: the kind of a piece leads to what explains it."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any, ClassVar, TypeAlias

from game.rules.core.seat import Seat
from game.staging.lore import Lore
from game.table.inspector import Explanation
from game.table.pose import PieceId
from scenes.play.seating import Seating
from scenes.play.show import Show

Said: TypeAlias = Explanation | None


class Guiding:
    """`said` has a method for each kind of piece; it is given the seat that asks, then the piece."""

    said: ClassVar[Mapping[type, Callable[..., Said]]]

    def __init__(self, show: Show, seating: Seating, spec: Any) -> None:
        self._show, self._seating, self._spec = show, seating, spec

    @property
    def explaining(self) -> Container[type]:
        """The kinds that have something to say."""
        return self.said.keys()

    def explain(self, id: PieceId, seat: Seat | None) -> Said:
        """Other kinds say nothing."""
        said = self.said.get(type(id))
        return said(self, seat, id) if said else None

    def log_lines(self, most: int) -> str:
        """What happened last, a sentence a line."""
        return "\n".join(self._show.log[-most:])


def plain(said: Lore, image: str = "") -> Explanation:
    """Words and at most a picture."""
    return Explanation(said.title, " ".join(said.sentences), image)
