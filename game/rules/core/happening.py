"""What happened, with what everybody sees right after it: all that a screen needs to know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.core.kernel import AnyKernel, Keep
from game.rules.core.value import value


@value
class Happening:
    """An event and the public view of the moment in which it has become true."""

    event: Any
    view: Any


class Telling(list[Happening]):
    """A log that turns each event into a happening as it is appended; `before` is the view before all."""

    def __init__(self, kernel: AnyKernel, state: Any) -> None:
        super().__init__()
        self._kernel, self._state = kernel, state
        self.before = self._look()

    def append(self, event: Any) -> None:
        """Kernels append an event once it is true, and add to a log in no other way."""
        super().append(Happening(event, self._look()))

    def close(self) -> None:
        """What follows from the last event without another one belongs to it, such as whose turn it is."""
        if self:
            self[-1] = Happening(self[-1].event, self._look())

    def _look(self) -> Any:
        return self._kernel.observe(self._state, None)


def narrate(kernel: AnyKernel, play: Callable[[Keep], tuple[Any, Any]]) -> tuple[Any, Telling]:
    """`play` is `setup` or `apply` with everything but the log: the position it leads to, and how."""
    tellings: list[Telling] = []

    def keep(state: Any) -> Any:
        tellings.append(Telling(kernel, state))
        return tellings[0]

    after, _ = play(keep)
    tellings[0].close()
    return after, tellings[0]
