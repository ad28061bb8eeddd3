"""The plans of a match's table, and which is laid now: that changes between questions, and with the type."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from game.table.layout import Layout, Plan
from game.table.pose import Pose, Poses


class Arrangement(Protocol):
    """A match's table: its map, who sits at it, and its figures."""

    @property
    def scenery(self) -> Sequence[Pose]:
        """What never changes, in no zone, and can be painted once."""

    def poses(self, tableau: Any) -> Poses:
        """Where every piece lies."""

    def warm(self) -> Poses:
        """What may come so suddenly that its faces must be ready before."""

    def later(self) -> Sequence[Pose]:
        """What comes before long: its faces are made one by one, in frames that have nothing else to do."""


def _nobody(layout: Layout) -> None:
    """Before anybody looks."""


class Plans:
    """`choose` tells which plan a tableau asks for; `follow` is told whenever another one is laid."""

    def __init__(
        self,
        layouts: Mapping[Plan, Layout],
        arrange: Callable[[Layout], Arrangement],
        choose: Callable[[Any, bool], Plan],
        large: bool = False,
    ) -> None:
        self._layouts, self._arrange, self._choose, self.large = layouts, arrange, choose, large
        self._arranged: dict[Plan, Arrangement] = {}
        self.follow: Callable[[Layout], None] = _nobody
        self.layout = next(iter(layouts.values()))

    def turn(self, tableau: Any) -> bool:
        """To the plan for this tableau; whether that is another than before."""
        layout = self._layouts[self._choose(tableau, self.large)]
        if layout is self.layout:
            return False
        self.layout = layout
        self.follow(layout)
        return True

    @property
    def now(self) -> Arrangement:
        """As it is laid."""
        return self._of(self.layout.plan)

    def of(self, tableau: Any) -> Arrangement:
        """As it would be laid for this tableau."""
        return self._of(self._choose(tableau, self.large))

    def _of(self, plan: Plan) -> Arrangement:
        if plan not in self._arranged:
            self._arranged[plan] = self._arrange(self._layouts[plan])
        return self._arranged[plan]
