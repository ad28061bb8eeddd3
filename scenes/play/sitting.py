"""A match at the table: who sits there, what is shown, what surrounds it, and the ways out of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, Final

from game.app.cabinet import Cabinet
from game.app.keeping import Keeping
from game.app.party import Party, write_party
from game.app.scene import Scene
from game.devices.intents import DeviceId
from game.i18n.door import _
from game.match.match import Match
from game.rules.core.draft import Draft
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.storage.folders import SaveError
from game.storage.journal import Journal
from game.table.pose import Pose
from game.ui.canvas import Canvas
from game.ui.kit import Kit
from scenes.play import fuse as fuses
from scenes.play.desk import Desk
from scenes.play.fuse import Fuse
from scenes.play.guard import Guard
from scenes.play.opponents import Opponents
from scenes.play.script import Script
from scenes.play.seating import Seating
from scenes.play.show import Show
from scenes.play.tempo import Tempo

USUAL_SCALE: Final = 100
"""Above it type is large, and the table is laid for that."""

SPEEDS: Final[Mapping[str, float]] = {"1x": 1.0, "2x": 2.0, "4x": 4.0, "instant": float("inf")}


@dataclass(frozen=True, slots=True)
class Ways:
    """Out of a match: to the title, to another match, to one that is kept at a path."""

    title: Callable[[], Scene]
    begin: Callable[[Party], Scene]
    go_on: Callable[[Path], Scene]


@dataclass(frozen=True, slots=True)
class Opened:
    """What whoever is asked has gone into to decide: a phase, and what of it."""

    phase: str
    what: Any = None


@dataclass(slots=True)
class Sitting:
    """Handed from phase to phase; the match decides, the show follows.

    `on_input` is where any button leads, if the match is only shown to whoever passes by. `asides` are
    sentences for the log after the next event that reveals something.
    """

    cabinet: Cabinet
    party: Party
    script: Script
    match: Match
    keeping: Keeping | None
    seating: Seating
    opponents: Opponents
    show: Show
    desk: Desk
    ways: Ways
    asides: list[str]
    on_input: Callable[[], Scene] | None
    guard: Guard = field(default_factory=Guard, init=False)
    fuse: Fuse | None = field(default=None, init=False)
    opened: Opened | None = field(default=None, init=False)
    _holder: Scene | None = field(default=None, init=False)
    tempo: Tempo = field(init=False)
    _cold: deque[Pose] = field(default_factory=deque, init=False)
    """What is to come, whose faces are not made yet."""

    def __post_init__(self) -> None:
        self.tempo = Tempo(self.script.longest_turn)

    # ------------------------------------------------------------ what was played

    def submit(self, action: Any) -> None:
        """Takes a decision; what happened waits to be shown."""
        self._shut()
        self.show.add(self.match.submit(action))

    def open(self, phase: str, what: Any = None) -> None:
        """Whoever is asked goes there to decide; nothing has happened yet."""
        self.opened, self.show.stirred = Opened(phase, what), True
        self.guard.expect()

    def close(self) -> None:
        """Out of it again by a press; what was being decided is gone."""
        self.guard.expect()
        self._shut()

    def _shut(self) -> None:
        if self.opened is not None:
            self.opened, self.show.stirred = None, True

    @property
    def journal(self) -> Journal | None:
        """Where the match is kept, if it is."""
        return None if self.keeping is None else self.keeping.journal

    def draft(self, seat: Seat) -> Draft[Any, Any, Any, Any]:
        """For what the seat is asked now, of what it may know."""
        return self.script.draft(self.match.kernel, self.match.observe(seat), seat)

    def decide(self, action: Any) -> None:
        """A person's decision: one that ends the seat's say is shown, and can be taken back for a while."""
        self._shut()
        ends_turn = type(action) in self.script.ends_turn
        seconds = fuses.seconds(self.cabinet.settings.fuse, ends_turn)
        self.fuse = fuses.light(self.match, self.show, action, seconds)
        if self.fuse is None:
            self.submit(action)
        else:
            self.desk.caption("fuse")
        self.show.stirred = True

    def burn(self, dt: float) -> None:
        """Time passes for a decision that can still be taken back."""
        if self.fuse is not None:
            self.cabinet.sound.sustain("fuse")
            self.fuse.left -= dt
            if self.fuse.left <= 0:
                self.settle_decision()

    def settle_decision(self) -> None:
        """What was decided counts now."""
        if (fuse := self.fuse) is not None:
            self.fuse = None
            fuses.go_out(fuse, self.match, self.show)
            self.show.stirred = True

    def take_back(self, seat: Seat) -> bool:
        """The seat's decision, as long as its fuse burns; else its last step, if the match lets it."""
        if self.fuse is None or self.fuse.action.seat != seat:
            return self.undo(seat)
        fuses.cut(self.fuse, self.show)
        self.fuse, self.show.stirred = None, True
        self.desk.hear("snuff")
        return True

    def ask_bots(self) -> bool | None:
        """A little thought for one waiting bot; true once it has decided, None if no bot is asked."""
        seat = self.opponents.asked(self.match.waiting())
        if seat is None:
            return None
        action = self.opponents.decide(seat, self.match.observe(seat), self.match.legal(seat))
        if action is None:
            return False
        self.submit(action)
        return True

    def undo(self, seat: Seat) -> bool:
        """Takes the seat's last step back, if the match lets it; the table jumps to where it was."""
        if not self.match.can_undo(seat):
            return False
        self._shut()
        unlocking = seat in self.match.locked
        self.match.undo(seat)
        self.desk.hear("unlock" if unlocking else "take_back")
        self.show.stirred = True
        if not unlocking:
            self.show.log.append(_("{name} undoes the last step.", name=self.seating.names[seat]))
            self.show.settle(self.match.observe(None), self.match.events())
        return True

    def reseat(self, seat: Seat, device: DeviceId | None, level: str | None) -> None:
        """Another device, or a bot, plays on for the seat; whoever comes back finds what was half done."""
        if device != self.seating.device(seat):
            self._shut()
        self.settle_decision()
        self.seating.hand_over(seat, device, level)
        self.show.stirred = True
        self.opponents.join(self.seating.chairs, self.party.title, self.party.seed, self.match.kernel.spec)
        if self.journal is not None:
            with suppress(SaveError):  # whoever goes on with it is asked for the old device
                write_party(self.journal.path, replace(self.party, chairs=tuple(self.seating.chairs)))

    def next_seed(self) -> int:
        """For another match with the same people: the record must name it, so it is drawn from this one's."""
        return Random(self.party.seed).randrange(1_000_000)

    def outcome(self) -> Outcome | None:
        """Once the match is over and everything was shown."""
        return None if self.show.next_event is not None else self.match.outcome()

    # ------------------------------------------------------------ what is shown and heard

    @property
    def canvas(self) -> Canvas:
        """The table's."""
        return self.show.table.canvas

    def lay(self, kit: Kit) -> None:
        """For this window, with the music of the title, as tense as what is shown."""
        settings, show = self.cabinet.settings, self.show
        show.stage.reduced, show.stage.jolts = settings.reduced_motion, settings.shake
        self._hasten(0.0)
        show.resize(settings.text_scale > USUAL_SCALE)
        if self.desk.lay(kit):
            show.table.warm(show.coming())
            self._cold = deque(show.later())
            show.stirred = True
        tension = self.script.tension(show.view, self.match.kernel.spec)
        self.cabinet.sound.music(self.party.title, tension, self.script.room(show.view))
        if self.on_input is not None:
            self.cabinet.sound.hush()

    def update(self, dt: float) -> None:
        """Moves what moves."""
        show, board = self.show, self.desk.board
        if show.stage.idle and not show.stirred:
            if board.cold:
                board.warm()
            elif self._cold:
                show.table.warm({None: self._cold.popleft()})
        self._hasten(dt)
        show.stage.update(dt)
        show.table.draw()
        board.update(dt)

    def hurry(self) -> None:
        """What is shown is at once where it ends."""
        self.tempo.hurry()
        self.show.stage.hurry()

    def _hasten(self, dt: float) -> None:
        """The stage is as fast as the setting, the turn and the last presses want it."""
        show, speed = self.show, SPEEDS[self.cabinet.settings.speed]
        seat = self.script.turn_of(show.view)
        bot = seat is not None and self.seating.device(seat) is None
        self.tempo.update(dt, 0.0 if show.stage.idle else dt * speed, seat if bot else None)
        if self.tempo.rushing and self.asks_people:
            self.tempo.ask()
        show.stage.speed = speed * self.tempo.factor

    @property
    def asks_people(self) -> bool:
        """Everything was shown, and nobody else decides; or nothing is left to ask."""
        waiting = self.match.waiting()
        asked = not waiting or not waiting.isdisjoint(self.seating.people())
        return asked and self.fuse is None and self.show.over

    def phase(self) -> str:
        """The phase of what is to be shown next, or else of what is asked next."""
        event = self.show.next_event
        if event is not None:
            return self.script.acts.phase(event)
        return self.script.phase_now(self.show.view) if self.opened is None else self.opened.phase

    def scene(self) -> Scene:
        """The scene for where the match is."""
        return self.script.scenes[self.phase()](self)

    def hold(self, scene: Scene) -> None:
        """This scene has the table now."""
        self._holder = scene

    def release(self, scene: Scene) -> None:
        """Clears the table, unless another scene has it by now; the journal stays for another day."""
        if self._holder is scene:
            self.settle_decision()
            self.show.table.close()
            self.cabinet.match = None
            if self.keeping is not None:
                self.keeping.close()
