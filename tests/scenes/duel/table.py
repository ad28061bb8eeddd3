"""A duel at the table, in virtual time: people speak in intents, the stack follows."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

from game.app.cabinet import Cabinet
from game.app.party import Chair, Party, Series
from game.app.platform import STEP
from game.app.scene import Pop, Push
from game.app.stack import Stack
from game.devices.intents import Click, DeviceId, Intent, Move, Point, Release
from game.match.controllers import Controller
from game.rules.core.seat import Seat
from game.rules.duel.actions import Bid
from game.rules.duel.spec import DuelOptions
from game.storage import library, saves
from game.ui.focus import Area
from scenes import opening
from scenes.duel.chant import Moment
from scenes.duel.chanting import ChantScene
from scenes.duel.script import SCRIPT
from scenes.play.phase import PhaseScene
from scenes.play.sitting_down import NOBODY, sit_down
from tests import areas
from tests.app.scenes import Ears

LEFT, RIGHT, MOUSE, BOT = "left_block", "right_block", "mouse", "bot"
BLOCKS = (LEFT, RIGHT)
WAYS = {1: (-1, 0), 2: (0, -1), 3: (1, 0), 4: (0, 1)}
SLICE = 0.0002
PATIENCE = 20_000
EAGER: dict[str, Any] = {"one_press": True, "fuse": "off"}
"""How people play who want every decision at once; tests of pressing twice and taking back have their own."""


def pressing(device: DeviceId, bid: int, again: bool = False) -> Move:
    """The direction of a bid."""
    return Move(device, *WAYS[bid], again=again)


class Table:
    """A match from its first card on; `warned` means that a match of the series was played before."""

    def __init__(
        self,
        cabinet: Cabinet,
        devices: tuple[str, str],
        pace: str = "usual",
        speed: str = "instant",
        level: str = "easy",
        warned: bool = True,
        seed: int = 7,
        players: dict[Seat, Controller] | None = None,
    ) -> None:
        self.ears = cabinet.sound = Ears()
        looks = count()
        cabinet.clock = lambda: next(looks) * SLICE
        cabinet.settings.now = replace(cabinet.settings.now, chant=pace, speed=speed, **EAGER)  # type: ignore[arg-type]  # of the few
        chairs = tuple(_chair(seat, device, level) for seat, device in enumerate(devices))
        party = Party("duel", chairs, DuelOptions(2, False), seed, Series(played=int(warned)))
        match = saves.new_match(library.kernel("duel", cabinet.data), party.options, seed)
        out = opening.ways(cabinet)
        self.sitting = sit_down(cabinet, party, SCRIPT, match, out, None, players or NOBODY)
        self.cabinet, self.stack = cabinet, Stack(cabinet.window)
        self.stack.apply(Push(self.sitting.scene()))

    # ------------------------------------------------------------ time

    def steps(self, number: int = 1) -> None:
        for _ in range(number):
            then = self.stack.top.update(STEP)
            if then is not None:
                self.stack.apply(then)

    def seconds(self, number: float) -> None:
        self.steps(round(number / STEP))

    def until(self, happens: Callable[[], object]) -> int:
        """How many steps it takes."""
        for taken in range(PATIENCE):
            if happens():
                return taken
            self.steps()
        raise AssertionError(f"it does not happen; on top is {type(self.stack.top).__name__}")

    def until_moment(self, moment: Moment) -> int:
        return self.until(lambda: self.moment is moment)

    def until_phase(self, name: str) -> int:
        return self.until(lambda: self.scene.name == name)

    # ------------------------------------------------------------ people

    def tell(self, *intents: Intent) -> None:
        for intent in intents:
            then = self.stack.top.handle(intent)
            if then is not None:
                self.stack.apply(then)

    def press(self, device: DeviceId, bid: int) -> None:
        self.tell(pressing(device, bid))

    def click(self, area: Area) -> None:
        x, y = area.x + area.w / 2, area.y + area.h / 2
        self.tell(Click(MOUSE, x, y))

    def click_sign(self, seat: Seat, bid: int) -> None:
        self.click(areas.seat(self.sitting.desk.layout, seat, f"bid_{bid}"))
        self.tell(Release(MOUSE, 0, 0))

    def choose(self, seat: Seat, bid: int) -> None:
        """Behind the curtain: clicks on a sign, and takes the mouse away from it."""
        self.click_sign(seat, bid)
        self.tell(Point(MOUSE, 640, 420))

    def lift(self, seat: Seat) -> None:
        """Holds the cloth long enough."""
        self.click(areas.seat(self.sitting.desk.layout, seat, "lamp"))
        self.until(lambda: self.chanting.entering.desk.curtain.lifted)
        self.tell(Release(MOUSE, 0, 0))

    def come_back(self) -> None:
        self.stack.apply(Pop())

    # ------------------------------------------------------------ what is going on

    @property
    def scene(self) -> PhaseScene:
        top = self.stack.top
        assert isinstance(top, PhaseScene), type(top).__name__
        return top

    @property
    def chanting(self) -> ChantScene:
        assert isinstance(self.scene, ChantScene), self.scene.name
        return self.scene

    @property
    def moment(self) -> Moment | None:
        return self.stack.top.chant.moment if isinstance(self.stack.top, ChantScene) else None

    @property
    def bids(self) -> list[int]:
        """Those of the record."""
        return [action.bid for action in self.sitting.match.actions if isinstance(action, Bid)]

    def revealed(self) -> list[int]:
        """Until both bids are in the record."""
        self.until(lambda: self.bids)
        return self.bids

    def close(self) -> None:
        while self.stack.scenes:
            self.stack.pop()


def _chair(seat: Seat, device: str, level: str) -> Chair:
    bot = device == BOT
    return Chair(("Hana", "Jiro")[seat], seat + 1, None if bot else device, level if bot else None)
