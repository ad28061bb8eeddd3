"""What is being shown: exactly one view, the one last shown, and the happenings that wait for their turn."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.match.match import Match
from game.rules.core.happening import Happening
from game.staging.cues import Cue
from game.staging.stage import Stage
from game.table.pose import Pose, Poses
from game.table.table import Table
from scenes.play.plans import Plans

HISTORY = 24


class Show:
    """Every word, number, preview and tone of the screen comes from `view`; `entry` is what lies beside it.

    `lay_out` makes a tableau of the two, `plans` have the places of its pieces; `perform` is how an
    event leads from one tableau to the next, `tell` the sentences of the log about it.
    """

    def __init__(
        self,
        stage: Stage,
        table: Table,
        plans: Plans,
        lay_out: Callable[[Any, Any], Any],
        perform: Callable[[Any, Any, Any, Any], Cue],
        tell: Callable[[Any], Iterable[str]],
    ) -> None:
        self.stage, self.table, self.plans = stage, table, plans
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
        """Shows the next event; the log tells of it once it was shown.

        One that needs another plan of the table waits until everything has glided there.
        """
        event, view = self._pending[0].event, self._pending[0].view
        entry = None if event.reveals else self.entry  # whatever was being entered is open now
        tableau = self._lay_out(view, entry)
        if self.plans.turn(tableau):
            self.stage.change(self.poses())
            return
        self._pending.popleft()
        before, self._shown, self.view = self.tableau, event, view
        self.entry, self.tableau = entry, tableau
        cue = self._perform(event, before, tableau, self.plans.now)
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
        if self.plans.turn(tableau):
            self.stirred = True  # once it lies there, what can be chosen is asked anew
        elif by_hand is not None and not self.stage.reduced:
            cue = by_hand(before, tableau, self.plans.now)
        if cue is None:
            self.stage.change(self.poses())
        else:
            self.stage.perform(cue, self.poses())
        self.table.draw()  # in this very frame: somebody has pressed something

    def settle(self, view: Any, happened: Iterable[Any] = ()) -> None:
        """The table as the match has it now, at once, after these events."""
        self.note()
        self._pending.clear()
        self.history.clear()
        self.history.extend(happened)
        self.put(view)

    def put(self, view: Any) -> None:
        """Exactly what this view shows."""
        self.view, self.entry = view, None
        self.tableau = self._lay_out(view, None)
        self.plans.turn(self.tableau)
        self.stage.put(self.poses())

    def resize(self, large: bool) -> None:
        """For type of another size, at once."""
        self.plans.large = large
        if self.plans.turn(self.tableau):
            self.stage.put(self.poses())
            self.stirred = True

    def later(self) -> Sequence[Pose]:
        """What will be needed before long."""
        return self.plans.now.later()

    def poses(self) -> Poses:
        """Of what is shown now."""
        return self.plans.now.poses(self.tableau)

    def coming(self) -> Poses:
        """Of what is shown once all that waits was, and of what comes suddenly: pictures to be read ahead."""
        last = self._pending[-1].view if self._pending else self.view
        tableau = self._lay_out(last, None)
        return self.plans.of(tableau).poses(tableau) | self.plans.now.warm()
