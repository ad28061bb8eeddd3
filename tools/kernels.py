"""The kernels as the tools use them: with the figures of this tree and the usual options."""

from __future__ import annotations

from functools import cache
from typing import Any

from game.rules.core.kernel import AnyKernel
from game.storage.library import kernel
from game.titles.shelf import TITLES


@cache
def rules_of(title: str) -> AnyKernel:
    """Read once per process; raises DataError."""
    return kernel(title)


def usual_options(title: str, players: int) -> Any:
    """What the data file proposes."""
    return TITLES[title].options.usual(rules_of(title).spec, players)
