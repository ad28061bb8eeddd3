"""What can be looked at on the harbor's table, and what is said of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar

from game.table.inspector import Explanation
from scenes.play.guiding import Guiding, Said


class HarborGuide(Guiding):
    """With figures for the seat that asks."""

    said: ClassVar[Mapping[type, Callable[..., Said]]] = {}

    def news(self) -> Explanation | None:
        """The ribbon tells them."""
        return None

    def pictures(self) -> Iterator[tuple[str, bool]]:
        """Read when they are asked for."""
        return iter(())
