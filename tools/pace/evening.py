"""A match from the deal to the results through the real loop, in virtual time, with real events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from game.app.cabinet import Cabinet
from game.app.loop import Loop
from game.app.party import Chair, Party
from game.app.platform import STEP
from game.app.scene import Push, Quit
from game.devices.intents import DESK
from game.rules.core.seat import Seat
from game.rules.harbor.events import MatchScored, TurnBegan
from game.storage.settings import Speed
from scenes import opening
from scenes.play.phase import PhaseScene
from tools.kernels import usual_options
from tools.pace.habits import Choose, Say, wants
from tools.pace.hands import Hand
from tools.speed.cabinets import NAMES, bare_cabinet, even_clock

SIZE: Final = (640, 360)
LONGEST: Final = 3 * 60 * 60.0
MOST: Final = 60
"""Seconds of a match, and presses of a decision, that are taken for a way without an end."""


class Stuck(Exception):
    """The match does not go on."""


@dataclass(slots=True)
class Told:
    """What was seen of a match. Turns of bots in seconds, those of people in presses."""

    scores: tuple[int, ...] = ()
    people: frozenset[Seat] = frozenset()
    ending: str = ""
    seconds: float = 0.0
    turns: int = 0
    waits: float = 0.0
    """Seconds for which a decision could be taken back."""
    bots: list[float] = field(default_factory=list)
    presses: list[int] = field(default_factory=list)
    words: Counter[str] = field(default_factory=Counter)
    done: Counter[tuple[Seat, str]] = field(default_factory=Counter)
    """Actions by seat and kind."""


class Person:
    """With a hand; presses once in `pace` seconds, and so long after being asked."""

    def __init__(self, hand: Hand, pace: float) -> None:
        self._hand, self._pace = hand, pace
        self.presses: list[int] = []
        self._waited, self._known, self._here = 0.0, -1, 0

    def update(self, dt: float, scene: Any, asked: bool, told: Told) -> None:
        """A step of time; what ends the wait for somebody else's decision is a press, too."""
        self._hand.update(dt)
        self._waited = self._waited + dt if asked else 0.0
        if not asked or self._hand.busy or self._waited < self._pace:
            return
        self._waited = 0.0
        want = Say("confirm") if scene.sitting.fuse is not None else wants(scene)
        self._hand.press(want, scene)
        told.words["choose" if isinstance(want, Choose) else want.word] += 1
        if self.presses:
            self.presses[-1] += 1
        self._count(scene)

    def _count(self, scene: Any) -> None:
        known = len(scene.sitting.match.actions)
        self._here = self._here + 1 if known == self._known else 0
        self._known = known
        if self._here > MOST:
            raise Stuck(f"{MOST} presses lead nowhere at {scene.name}: {scene.sitting.show.log[-3:]}")


def play(
    devices: Sequence[str | None],
    seed: int,
    pace: float,
    *,
    level: str = "easy",
    speed: Speed = "1x",
) -> Told:
    """Bots on chairs without a device; raises Stuck."""
    with bare_cabinet(speed, even_clock(), SIZE) as (cabinet, _):
        return _Evening(cabinet, devices, seed, pace, level).play()


class _Evening:
    def __init__(
        self, cabinet: Cabinet, devices: Sequence[str | None], seed: int, pace: float, level: str
    ) -> None:
        chairs = tuple(
            Chair(NAMES[seat], seat + 1, device, None if device else level)
            for seat, device in enumerate(devices)
        )
        self._loop = Loop(cabinet)
        party = Party("harbor", chairs, usual_options("harbor", len(chairs)), seed)
        self._loop.stack.apply(Push(opening.begin(cabinet, party)))
        self._people = {
            seat: Person(Hand(cabinet, device), pace) for seat, device in enumerate(devices) if device
        }
        self._turn: Any = None
        self._told = Told(people=frozenset(self._people))

    def play(self) -> Told:
        """To the results."""
        try:
            while isinstance(scene := self._loop.stack.top, PhaseScene):
                self._frame(scene)
        finally:
            self._loop.stack.apply(Quit())
        self._told.presses = [count for person in self._people.values() for count in person.presses]
        return self._told

    def _frame(self, scene: PhaseScene) -> None:
        asked = self._asked(scene)
        for seat, person in self._people.items():
            person.update(STEP, scene, seat in asked, self._told)
        self._loop.frame(STEP)
        self._tell(scene, bool(asked))
        if self._told.seconds > LONGEST:
            raise Stuck(f"nothing ends it: {scene.sitting.show.log[-3:]}")

    def _asked(self, scene: PhaseScene) -> frozenset[Seat]:
        """The people whom the table waits for; those who share the desk one after another."""
        sitting = scene.sitting
        if not sitting.show.over or sitting.show.stirred:
            return frozenset()
        if sitting.fuse is not None:
            asked = sitting.show.view.to_act - {sitting.fuse.action.seat}
        else:
            asked = sitting.match.waiting() or frozenset(self._people)
        people = sorted(asked & self._people.keys())
        desk = [seat for seat in people if sitting.seating.device(seat) == DESK]
        return frozenset(people) - frozenset(desk[1:])

    def _tell(self, scene: PhaseScene, asked: bool) -> None:
        told, sitting = self._told, scene.sitting
        told.seconds += STEP
        shown = sitting.show.showing
        if isinstance(shown, TurnBegan) and shown is not self._turn:
            self._begin(shown)
        elif isinstance(shown, MatchScored) and self._turn is not None:
            self._turn, told.scores, told.ending = None, shown.outcome.scores, shown.outcome.ending
            told.done = Counter((action.seat, type(action).__name__) for action in sitting.match.actions)
        if sitting.fuse is not None:
            told.waits += STEP
        elif self._turn is not None and self._turn.seat not in self._people and not asked:
            told.bots[-1] += STEP

    def _begin(self, turn: TurnBegan) -> None:
        self._turn = turn
        self._told.turns += 1
        if turn.seat in self._people:
            self._people[turn.seat].presses.append(0)
        else:
            self._told.bots.append(0.0)
