"""Why bots chose what they chose: told once everybody may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from game.i18n.door import pgettext
from game.rules.core.seat import Seat


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence of a bot; what it says of a sealed choice gives the choice away."""

    seat: Seat
    words: str
    sealed: bool


class Reasons:
    """Kept until an event makes them public."""

    def __init__(self) -> None:
        self._kept: list[Reason] = []

    def keep(self, action: Any, words: str) -> None:
        """Of the action a bot has just decided on."""
        self._kept.append(Reason(action.seat, words, action.sealed))

    def told(self, event: Any, names: Sequence[str]) -> Iterator[str]:
        """What may be said after this event; sealed choices wait for one that reveals them."""
        ready = [reason for reason in self._kept if event.reveals or not reason.sealed]
        self._kept = [reason for reason in self._kept if reason not in ready]
        for reason in ready:
            yield pgettext("somebody speaks", "{name}: {words}", name=names[reason.seat], words=reason.words)
