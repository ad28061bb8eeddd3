"""Actions as numbers, given out as they are first met."""

from __future__ import annotations

from typing import Any

from game.rules.core.choices import Choices, Listed


class Codebook:
    """The same number for equal actions; an action names its seat, so no two seats share one."""

    def __init__(self) -> None:
        self._numbers: dict[Any, int] = {}
        self._actions: list[Any] = []
        self._families: dict[Any, list[int]] = {}

    def __len__(self) -> int:
        return len(self._actions)

    def action(self, number: int) -> Any:
        """What a number stands for."""
        return self._actions[number]

    def numbers(self, choices: Choices[Any]) -> list[int]:
        """In order, as OpenSpiel wants them; large families are shared objects and listed only once."""
        if isinstance(choices, Listed):
            return sorted(map(self._number, choices))
        if choices not in self._families:
            self._families[choices] = sorted(map(self._number, choices))
        return self._families[choices]

    def _number(self, action: Any) -> int:
        known = self._numbers.get(action)
        if known is None:
            known = self._numbers[action] = len(self._actions)
            self._actions.append(action)
        return known
