"""A match at the table: who sits where, what has still to be shown, and the table it is shown on."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any, Final

from game.app import platform
from game.app.cabinet import Cabinet
from game.app.party import Chair, Party, write_party
from game.app.scene import Scene
from game.devices.intents import DeviceId
from game.match.controllers import Controller
from game.match.match import Match
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.staging.stage import Stage
from game.storage.errors import JournalError
from game.storage.folders import SaveError
from game.storage.journal import Journal
from game.table.layout import Layout, read_layout, scenery
from game.table.pose import Poses
from game.table.table import Table
from game.ui.canvas import Canvas
from game.ui.kit import Kit
from scenes.play.board import Board
from scenes.play.opponents import Opponents
from scenes.play.script import SPEEDS, Script

NOBODY: Final[Mapping[Seat, Controller]] = MappingProxyType({})


class Sitting:
    """Handed from phase to phase; the match decides, the stage follows."""

    def __init__(
        self,
        cabinet: Cabinet,
        party: Party,
        script: Script,
        match: Match,
        journal: Journal | None = None,
        players: Mapping[Seat, Controller] = NOBODY,
    ) -> None:
        self.cabinet, self.party, self.script = cabinet, party, script
        self.match, self.journal = match, journal
        self.match.keep = None if journal is None else self._keep
        cabinet.match = match
        seats = len(party.chairs)
        self.layout: Layout = read_layout(script.map, seats, script.slots(seats))
        self._arrangement = script.arrange(self.layout, party.chairs, match)
        self.table = Table()
        self.stage = Stage(self.table, self._noise)
        self.board = Board(self.layout, script.guide(self))
        self.log: list[str] = []
        self.asides: list[str] = []  # for the log, after the next event that reveals something
        self.stirred = True
        self.on_input: Callable[[], Scene] | None = None
        """Where any button leads, if the match is only shown to whoever passes by."""
        self._holder: Scene | None = None
        self.chairs = list(party.chairs)
        self.opponents = Opponents(players, cabinet.clock)
        self._pending: deque[Any] = deque()
        self._shown: Any = None
        self.kit: Kit | None = None
        self._seat_bots()
        self._open()

    def _open(self) -> None:
        """A new match is dealt before everybody's eyes; one that goes on is simply there."""
        view = self.match.observe(None)
        if self.match.actions:
            self.tableau = self.script.of(view)
            for event in (*self.match.opening, *(e for step in self.match.steps for e in step.events)):
                self._write(event)
        else:
            self.tableau = self.script.before(view)
            self._pending.extend(self.match.opening)
        self.stage.put(self._poses())

    # ------------------------------------------------------------ who

    @property
    def names(self) -> tuple[str, ...]:
        """As shown and written."""
        return tuple(chair.name for chair in self.chairs)

    def people(self) -> tuple[Seat, ...]:
        """The seats somebody plays."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.device is not None)

    def bots(self) -> tuple[Seat, ...]:
        """The seats that decide by themselves: bots, and the parts of a record."""
        return tuple(sorted(self.opponents.at))

    def device(self, seat: Seat) -> DeviceId | None:
        """What the seat is played with; None for a bot."""
        return self.chairs[seat].device

    def seats_of(self, device: DeviceId) -> tuple[Seat, ...]:
        """The seats played with a device: several people may share the mouse."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.device == device)

    def missing(self) -> DeviceId | None:
        """A pad somebody plays with that is not plugged in, as after a pause or on another day."""
        present = self.cabinet.devices.present()
        return next((c.device for c in self.chairs if c.device and c.device not in present), None)

    def reseat(self, seat: Seat, device: DeviceId | None, level: str | None) -> None:
        """Another device, or a bot, plays on for the seat."""
        chair = self.chairs[seat]
        self.chairs[seat] = Chair(chair.name, chair.crest, device, level)
        self.stirred = True
        self._seat_bots()
        if self.journal is not None:
            with suppress(SaveError):  # whoever goes on with it is asked for the old device
                write_party(self.journal.path, replace(self.party, chairs=tuple(self.chairs)))

    def _seat_bots(self) -> None:
        self.opponents.join(self.chairs, self.party.title, self.party.seed, self.match.kernel.spec)

    # ------------------------------------------------------------ what was played

    def submit(self, action: Any) -> None:
        """Takes a decision; what happened waits to be shown."""
        self._pending.extend(self.match.submit(action))
        self.stirred = True

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

    def consult(self, seat: Seat) -> bool:
        """A frame's thought for this bot; true once its decision is held, to be released by `opponents`."""
        held = self.opponents.consult(seat, self.match.observe(seat), self.match.legal(seat))
        return held is not None

    def hasten(self, seat: Seat) -> None:
        """This bot's decision is held from now on, however far its thought has come."""
        self.opponents.hasten(seat, self.match.observe(seat), self.match.legal(seat))

    def undo(self, seat: Seat) -> bool:
        """Takes the seat's last step back, if the match lets it; the table jumps to where it was."""
        if not self.match.can_undo(seat):
            return False
        unlocking = seat in self.match.locked
        self.match.undo(seat)
        self.cabinet.sound.play("unlock" if unlocking else "take_back")
        self.stirred = True
        if not unlocking:
            self.log.append(f"{self.names[seat]} takes the last step back.")
            self.settle()
        return True

    @property
    def next_event(self) -> Any | None:
        """What has happened and is still to be shown."""
        return self._pending[0] if self._pending else None

    @property
    def showing(self) -> Any | None:
        """What is being shown, or was last and is not in the log yet."""
        return self._shown

    def play_next(self) -> None:
        """Shows the next event; the log tells of it once it was shown."""
        self._shown = event = self._pending.popleft()
        before, self.tableau = self.tableau, self.script.after(self.tableau, event)
        cue = self.script.perform(event, before, self.tableau, self._arrangement)
        self.stage.perform(cue, self._poses())
        self.table.draw()  # at instant speed this may be the only frame that shows it

    def next_seed(self) -> int:
        """For another match with the same people: the record must name it, so it is drawn from this one's."""
        return Random(self.party.seed).randrange(1_000_000)

    def outcome(self) -> Outcome | None:
        """Once the match is over and everything was shown."""
        return None if self._pending else self.match.outcome()

    def show(self, tableau: Any) -> None:
        """A small change beside whatever moves: a ticket lands, a lamp lights."""
        if tableau != self.tableau:
            self.tableau = tableau
            self.stage.change(self._poses())

    def settle(self) -> None:
        """The table as the match has it now, at once."""
        self.note()
        self._pending.clear()
        self.tableau = self.script.of(self.match.observe(None))
        self.stage.put(self._poses())

    def note(self) -> None:
        """Into the log with what was just shown."""
        if self._shown is not None:
            self._write(self._shown)
            self._shown = None

    def _noise(self, name: str) -> None:
        """Of a cue; where people have lost to bots alone, nobody cheers."""
        self.cabinet.sound.play("lose" if name == "win" and self._beaten() else name)

    def _beaten(self) -> bool:
        outcome, people = self.match.outcome(), set(self.people())
        return outcome is not None and bool(people) and people.isdisjoint(outcome.winners)

    def _write(self, event: Any) -> None:
        self.log.extend(self.script.sentences(event, self.names, self.match.kernel))
        reasons = list(self.opponents.reasons(event, self.names))
        if self.cabinet.settings.bots_say_why:
            self.log.extend(reasons)
        while event.reveals and self.asides:
            self.log.append(self.asides.pop(0))

    def _poses(self) -> Poses:
        return self._arrangement.poses(self.tableau)

    def _keep(self, entries: list[Any]) -> None:
        """A full disk must not end the evening: the match goes on, and says that it is not kept."""
        try:
            if self.journal is not None:
                self.journal.append(entries)
                platform.sync()
        except JournalError as trouble:
            self.match.keep = None
            self.board.hud.notice(f"This match is no longer saved: {trouble}")

    # ------------------------------------------------------------ what is shown and heard

    def play_music(self) -> None:
        """The title's own piece, as tense as the match is; for whoever passes by, quietly."""
        tension = self.script.tension(self.match.observe(None), self.match.kernel)
        self.cabinet.sound.music(self.party.title, tension)
        if self.on_input is not None:
            self.cabinet.sound.hush()

    @property
    def canvas(self) -> Canvas:
        """The table's."""
        return self.table.canvas

    def lay(self, kit: Kit) -> None:
        """For this window; nothing to do when only the phase changes."""
        settings = self.cabinet.settings
        self.stage.speed = SPEEDS[settings.speed]
        self.stage.reduced, self.stage.jolts = settings.reduced_motion, settings.shake
        if kit is not self.kit:
            self.kit = kit
            self.table.lay(kit, scenery(self.layout, kit))
            now = self._arrangement.poses(self.script.of(self.match.observe(None)))
            self.table.warm(now | self._arrangement.warm())
            self.board.lay(kit, self.table.canvas)
            self.stirred = True
        self.board.life.lay(kit, self.table.canvas, settings.reduced_motion)

    def update(self, dt: float) -> None:
        """Moves what moves."""
        if self.stage.idle and self.board.cold and not self.stirred:
            self.board.warm()
        self.stage.update(dt)
        self.table.draw()
        self.board.update(dt)

    def phase(self) -> str:
        """The phase of what is to be shown next, or else of what is asked next."""
        if self._pending:
            return self.script.phase_of(self._pending[0])
        return self.script.phase_now(self.match.observe(None))

    def scene(self) -> Scene:
        """The scene for where the match is."""
        return self.script.scene(self.phase(), self)

    def hold(self, scene: Scene) -> None:
        """This scene has the table now."""
        self._holder = scene

    def release(self, scene: Scene) -> None:
        """Clears the table, unless another scene has it by now; the journal stays for another day."""
        if self._holder is scene:
            self._close()

    def _close(self) -> None:
        self.table.close()
        self.cabinet.match = None
        if self.journal is not None:
            self.journal.close()
