"""An event on the screen: which phase shows it, how, and what the log says of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from game.staging.cues import Cue

Names: TypeAlias = Sequence[str]


@dataclass(frozen=True, slots=True)
class Act:
    """Of one kind of event; `phase` may depend on the event itself.

    `cue` is told the event, the tableaus before and after it, and the arrangement of the pieces: it gives
    order and manner, where things end is said by the poses of the later tableau. `words` is told the event,
    the names of the seats and the figures of the match, and tells nothing that is still secret.
    """

    phase: str | Callable[[Any], str]
    cue: Callable[[Any, Any, Any, Any], Cue]
    words: Callable[[Any, Names, Any], Iterable[str]] | None = None


@dataclass(frozen=True, slots=True)
class Acts:
    """All kinds of events of a title."""

    by_kind: Mapping[type, Act]

    def phase(self, event: Any) -> str:
        """The phase whose scene shows it."""
        phase = self.by_kind[type(event)].phase
        return phase if isinstance(phase, str) else phase(event)

    def perform(self, event: Any, before: Any, after: Any, on: Any) -> Cue:
        """How it leads from one tableau to the next."""
        return self.by_kind[type(event)].cue(event, before, after, on)

    def sentences(self, event: Any, names: Names, spec: Any) -> tuple[str, ...]:
        """For the log; none where lamps and lanterns say enough."""
        words = self.by_kind[type(event)].words
        return () if words is None else tuple(words(event, names, spec))
