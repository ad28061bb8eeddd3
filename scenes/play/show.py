"""What is being shown: exactly one view, the one last shown, and the happenings that wait for their turn."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

from game.match.match import Match
from game.rules.core.happening import Happening
from game.staging.cues import Cue
from game.staging.stage import Stage
from game.table.pose import Pose, Poses
from game.table.table import Table

HISTORY = 24


class Arrangement(Protocol):
    """A match's table: its map, who sits at it, and its figures."""

    @property
    def scenery(self) -> Sequence[Pose]:
        """What never changes, and can be painted once."""

    def poses(self, tableau: Any) -> Poses:
        """Where every piece lies."""

    def warm(self) -> Poses:
        """What may come so suddenly that its faces must be ready before."""

    def later(self) -> Sequence[Pose]:
        """What comes before long: its faces are made one by one, in frames that have nothing else to do."""


class Show:
    """Every word, number, preview and tone of the screen comes from `view`; `entry` is what lies beside it.

    `lay_out` makes a tableau of the two, `arrangement` has the places of its pieces; `perform` is how an
    event leads from one tableau to the next, `tell` the sentences of the log about it.
    """

    def __init__(
        self,
        stage: Stage,
        table: Table,
        arrangement: Arrangement,
        lay_out: Callable[[Any, Any], Any],
        perform: Callable[[Any, Any, Any, Any], Cue],
        tell: Callable[[Any], Iterable[str]],
    ) -> None:
        self.stage, self.table, self._arrangement = stage, table, arrangement
        self._lay_out, self._perform, self._tell = lay_out, perform, tell
        self.log: list[str] = []
        self.history: deque[Any] = deque(maxlen=HISTORY)
        """The last events that were shown, for who looks for what just happened."""
        self.stirred = True
        """Something is to be shown or asked; while it is false and nothing moves, a frame costs nothing."""
        self.entry: Any = None
        self.view: Any = None
        self.tableau: Any = None
        self._pending: deque[Happening] = deque()
        self._shown: Any = None

    def open(self, match: Match) -> None:
        """A new match is dealt before everybody's eyes; one that goes on is simply there."""
        if match.actions:
            for event in match.events():
                self.log.extend(self._tell(event))
                self.history.append(event)
            self.put(match.observe(None))
        else:
            self.put(match.opening.before)
            self.add(match.opening.happenings)

    # ------------------------------------------------------------ happenings

    def add(self, happenings: Iterable[Happening]) -> None:
        """They wait until those before them were shown."""
        self._pending.extend(happenings)
        self.stirred = True

    @property
    def next_event(self) -> Any | None:
        """What has happened and is still to be shown."""
        return self._pending[0].event if self._pending else None

    @property
    def showing(self) -> Any | None:
        """What is being shown, or was last and is not in the log yet."""
        return self._shown

    @property
    def over(self) -> bool:
        """Everything was shown, and nothing moves: the next decision can be made."""
        return self.stage.idle and not self._pending

    def play_next(self) -> None:
        """Shows the next event; the log tells of it once it was shown."""
        event, view = self._pending[0].event, self._pending.popleft().view
        before, self._shown, self.view = self.tableau, event, view
        if event.reveals:  # whatever was being entered is open now
            self.entry = None
        self.tableau = self._lay_out(view, self.entry)
        cue = self._perform(event, before, self.tableau, self._arrangement)
        self.stage.perform(cue, self.poses())
        self.table.draw()  # at instant speed this may be the only frame that shows it

    def note(self) -> None:
        """Into the log with what was just shown."""
        if self._shown is not None:
            self.log.extend(self._tell(self._shown))
            self.history.append(self._shown)
            self._shown = None

    # ------------------------------------------------------------ what lies there

    def enter(self, entry: Any, by_hand: Callable[[Any, Any, Any], Cue | None] | None = None) -> None:
        """A small change beside whatever moves: a ticket lands, a lamp lights; `by_hand` may lead to it."""
        before, tableau = self.tableau, self._lay_out(self.view, entry)
        self.entry = entry
        if tableau == before:
            return
        self.tableau, cue = tableau, None
        if by_hand is not None and not self.stage.reduced:
            cue = by_hand(before, tableau, self._arrangement)
        if cue is None:
            self.stage.change(self.poses())
        else:
            self.stage.perform(cue, self.poses())
        self.table.draw()  # in this very frame: somebody has pressed something

    def settle(self, view: Any) -> None:
        """The table as the match has it now, at once."""
        self.note()
        self._pending.clear()
        self.history.clear()
        self.put(view)

    def put(self, view: Any) -> None:
        """Exactly what this view shows."""
        self.view, self.entry = view, None
        self.tableau = self._lay_out(view, None)
        self.stage.put(self.poses())

    def later(self) -> Sequence[Pose]:
        """What will be needed before long."""
        return self._arrangement.later()

    def poses(self) -> Poses:
        """Of what is shown now."""
        return self._arrangement.poses(self.tableau)

    def coming(self) -> Poses:
        """Of what is shown once all that waits was, and of what comes suddenly: pictures to be read ahead."""
        last = self._pending[-1].view if self._pending else self.view
        return self._arrangement.poses(self._lay_out(last, None)) | self._arrangement.warm()
