"""Why not, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.core.draft import Refusal
from game.rules.core.seat import Seat


def refused(why: Refusal, names: Sequence[str], seat: Seat) -> str:
    """Placeholder until the words are there."""
    return f"{why.rule}: {why.why} " + ", ".join(f"{k} {v}" for k, v in why.facts)
