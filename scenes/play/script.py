"""What a title tells the shared screen about itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from game.app.party import Chair
from game.app.scene import Scene
from game.match.match import Match
from game.rules.core.kernel import AnyKernel
from game.rules.core.outcome import Outcome
from game.staging.cues import Cue
from game.table.layout import Layout
from game.table.pose import Poses
from scenes.play.board import Guide
from scenes.rules import Page

if TYPE_CHECKING:
    from scenes.play.sitting import Sitting


class Arrangement(Protocol):
    """A match's table: its map, who sits at it, and its figures."""

    def poses(self, tableau: Any) -> Poses:
        """Where every piece lies."""

    def warm(self) -> Poses:
        """What may come so suddenly that its faces must be ready before."""


class Script(Protocol):
    """The staging of a title: pure functions from views and events to poses, cues and words."""

    map: Path

    def slots(self, players: int) -> tuple[str, ...]:
        """Every slot the map must name."""

    def arrange(self, layout: Layout, chairs: Sequence[Chair], match: Match) -> Arrangement:
        """The arrangement of a match."""

    def before(self, view: Any) -> Any:
        """The tableau before the opening events of a match."""

    def of(self, view: Any, entry: Any = None) -> Any:
        """The tableau a view shows."""

    def after(self, tableau: Any, event: Any) -> Any:
        """The tableau an event leads to."""

    def perform(self, event: Any, before: Any, after: Any, arrangement: Any) -> Cue:
        """How an event is shown."""

    def sentences(self, event: Any, names: tuple[str, ...], kernel: AnyKernel) -> tuple[str, ...]:
        """The log of an event."""

    def verdict(self, outcome: Outcome, names: tuple[str, ...]) -> str:
        """Why somebody has won, where that is not plain from the scores."""

    def tension(self, view: Any, kernel: AnyKernel) -> float:
        """How much is at stake by now, from 0 to 1: the music follows it."""

    def rules(self, kernel: AnyKernel) -> Sequence[Page]:
        """The rules, page by page."""

    def guide(self, sitting: Sitting) -> Guide:
        """What can be looked at."""

    def scene(self, phase: str, sitting: Sitting) -> Scene:
        """The scene of a phase."""

    def phase_of(self, event: Any) -> str:
        """The phase whose scene shows an event."""

    def phase_now(self, view: Any) -> str:
        """The phase whose scene asks for the next decision."""


SPEEDS: Mapping[str, float] = {"1x": 1.0, "2x": 2.0, "4x": 4.0, "instant": float("inf")}
