"""A decision of one press: each option is a whole action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from game.rules.core.draft import Draft, Refusal, Refused, refusal
from game.rules.core.foreseen import foreseen
from game.rules.core.kernel import AnyKernel
from game.rules.core.seat import Seat

A = TypeVar("A")


class Single(Draft[A, A | None, A, Any]):
    """Adding another action takes the place of the one before. `rule` is the one that asks for it.

    `refused` are actions that somebody would look for and that cannot be done now.
    """

    def __init__(
        self, kernel: AnyKernel, view: Any, seat: Seat, rule: str, refused: Mapping[A, Refusal] | None = None
    ) -> None:
        super().__init__(seat, None)
        self._kernel, self._view, self._rule = kernel, view, rule
        legal = kernel.legal(kernel.position(view, 0), seat)
        self._options: dict[A, Refusal | None] = {**(refused or {}), **dict.fromkeys(legal)}

    def options(self) -> Mapping[A, Refusal | None]:
        """The same before and after one was chosen."""
        return self._options

    def after(self, part: A) -> A:
        """The action itself."""
        why = self._options.get(part, refusal(self._rule, "not asked"))
        if why is not None:
            raise Refused(why)
        return part

    def add(self, part: A) -> None:
        """In place of what was chosen before."""
        chosen = self.after(part)
        self._steps = [(part, chosen)]

    @property
    def missing(self) -> Refusal | None:
        """Until something was chosen."""
        return None if self._steps else refusal(self._rule, "nothing chosen")

    def action(self) -> A:
        """What was chosen."""
        if (chosen := self.position) is None:
            raise Refused(refusal(self._rule, "nothing chosen"))
        return chosen

    def view(self) -> Any:
        """As far as the seat can foresee; a secret choice changes nothing before it is revealed."""
        chosen: Any = self.position
        if chosen is None or chosen.sealed:
            return self._view
        known = foreseen(self._kernel, self._view, chosen)
        return known[-1].view if known else self._view
