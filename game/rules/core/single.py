"""A decision of one press: each option is a whole action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from game.rules.core.draft import Draft, Refusal, Refused, refusal
from game.rules.core.foreseen import foreseen
from game.rules.core.kernel import AnyKernel
from game.rules.core.seat import Seat

A = TypeVar("A")


class Single(Draft[A, A | None, A, Any]):
    """Adding another action takes the place of the one before. `rule` is the one that asks for it.

    `foresee` tells what the seat would see after an action; `unoffered` is why an action that is no option
    cannot be added, `warnings` what may be regretted.
    """

    def __init__(
        self,
        view: Any,
        seat: Seat,
        rule: str,
        options: Mapping[A, Refusal | None],
        foresee: Callable[[A], Any],
        unoffered: Refusal | None = None,
        warnings: Mapping[A, Refusal] | None = None,
    ) -> None:
        super().__init__(seat, None)
        self._warnings = warnings or {}
        self._view, self._options, self._foresee = view, options, foresee
        self._nothing = refusal(rule, "nothing chosen")
        self._unoffered = unoffered or refusal(rule, "not offered")

    def options(self) -> Mapping[A, Refusal | None]:
        """The same before and after one was chosen."""
        return self._options

    def warnings(self) -> Mapping[A, Refusal]:
        """The same before and after one was chosen."""
        return self._warnings

    def after(self, part: A) -> A:
        """The action itself."""
        why = self._options.get(part, self._unoffered)
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
        return None if self._steps else self._nothing

    def action(self) -> A:
        """What was chosen."""
        if (chosen := self.position) is None:
            raise Refused(self._nothing)
        return chosen

    def view(self) -> Any:
        """As far as the seat can foresee."""
        return self._view if self.position is None else self._foresee(self.position)


def single(
    kernel: AnyKernel, view: Any, seat: Seat, rule: str, refused: Mapping[Any, Refusal] | None = None
) -> Single[Any]:
    """Of all that is legal, where that is little.

    `refused` are actions that somebody would look for and that cannot be done now.
    """

    def foresee(action: Any) -> Any:
        """A secret choice changes nothing before it is revealed."""
        known = () if action.sealed else foreseen(kernel, view, action)
        return known[-1].view if known else view

    legal = kernel.legal(kernel.position(view, 0), seat)
    return Single(view, seat, rule, {**(refused or {}), **dict.fromkeys(legal)}, foresee)
