"""What a table picks by hand, or lets be drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from secrets import SystemRandom
from typing import Any

from game.i18n.door import _
from game.titles.agreed import Picker, part
from scenes.lobby.counting import Counting
from scenes.lobby.tray import Piece, Tray


class Picking:
    """What was picked is kept while it is drawn all the same."""

    def __init__(self, picker: Picker, spec: Any, before: Any) -> None:
        self.picker, self._spec = picker, spec
        self.countings = [Counting(each, spec, getattr(before, each.field)) for each in picker.steppers]
        self.tray: Tray = part(picker.tray)
        found: Iterable[Any] | None = getattr(before, picker.field)
        self.by_hand = found is not None
        self._picked = set(found or ())

    def pieces(self, players: int) -> Sequence[Piece]:
        """All there are."""
        return self.tray.pieces(self._spec, players)

    def has(self, piece: Piece) -> bool:
        """Whether it is in the game."""
        return bool(piece.fixed) or piece.value in self._picked

    def toggle(self, piece: Piece) -> None:
        """In, or out again."""
        if not piece.fixed:
            self._picked ^= {piece.value}

    def hand_over(self, by_hand: bool, players: int) -> None:
        """Whoever begins to pick finds a proposal."""
        self.by_hand = by_hand
        if by_hand and not self._picked:
            self.draw(players)

    def draw(self, players: int) -> None:
        """A proposal: as many by lot as would be drawn."""
        self._picked = set()
        for counting in self.countings:
            free = [piece.value for piece in self._counted(counting, players)]
            self._picked |= set(SystemRandom().sample(free, counting.count(players)))

    def compared(self, players: int) -> str:
        """How much is picked, beside what is usual."""
        usual = [counting.usual(players) for counting in self.countings]
        return self.tray.compared(self._counts(players), usual, players)

    def said(self, players: int) -> str:
        """How much is picked."""
        return self.tray.picked(self._counts(players))

    def names(self, players: int) -> list[str]:
        """Of all that is in the game."""
        return [piece.name for piece in self.pieces(players) if self.has(piece)]

    def obstacle(self) -> str:
        """Why it cannot begin, or nothing."""
        return _(self.picker.missing) if self.by_hand and not self._picked else ""

    def values(self, players: int) -> dict[str, Any]:
        """Fields of the options: what is picked by hand leaves nothing to count."""
        if self.by_hand:
            free = [piece.value for piece in self.pieces(players) if not piece.fixed]
            picked = tuple(value for value in free if value in self._picked)
            counts = dict.fromkeys(each.field for each in self.picker.steppers)
            return {self.picker.field: picked, **counts}
        fields: dict[str, Any] = {self.picker.field: None}
        for counting in self.countings:
            fields |= counting.values(players)
        return fields

    def _counted(self, counting: Counting, players: int) -> list[Piece]:
        pieces = self.pieces(players)
        return [piece for piece in pieces if piece.field == counting.stepper.field and not piece.fixed]

    def _counts(self, players: int) -> list[int]:
        return [sum(map(self.has, self._counted(each, players))) for each in self.countings]
