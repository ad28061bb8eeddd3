"""What a seat can tell of its own action before it is done: nothing that is still hidden from it."""

from __future__ import annotations

from functools import partial
from itertools import takewhile
from typing import Any

from game.rules.core.happening import Happening, narrate
from game.rules.core.kernel import AnyKernel


def foreseen(kernel: AnyKernel, view: Any, action: Any) -> tuple[Happening, ...]:
    """What will happen, up to the first event that reveals something; raises IllegalAction.

    It is played on a position made from the view: whatever the true one hides, this comes out the same.
    """
    _, told = narrate(kernel, partial(kernel.apply, kernel.position(view, 0), action))
    return tuple(takewhile(lambda happening: not happening.event.reveals, told))
