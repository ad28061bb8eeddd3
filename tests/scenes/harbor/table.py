"""A harbor at the table in any position, told by intents under the real loop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.app.cabinet import Cabinet
from game.app.loop import Loop
from game.app.party import Chair, Party
from game.app.platform import STEP
from game.app.scene import Push
from game.devices.intents import Click, Confirm, DeviceId, Hurry, Intent, Move, Page, Point
from game.match.match import Match, Opening
from game.rules.harbor.options import HarborOptions
from game.staging.pieces import Verb
from game.storage import saves
from game.table.pose import PieceId
from game.ui.theme import QUIET, STREAK
from scenes import opening
from scenes.harbor.script import SCRIPT
from scenes.play.phase import PhaseScene
from scenes.play.sitting import Sitting
from scenes.play.sitting_down import NOBODY, sit_down
from tests.app.scenes import Ears
from tests.devices.virtual_pad import VirtualPad, unplug_all
from tests.rules.harbor.positions import Game

NAMES = ("Hana", "Jiro", "Kiku", "Masa", "Nobu", "Oyuki")
PAD, BLOCK, MOUSE, BOT = "pad1", "left_block", "mouse", "bot"
UP, DOWN, LEFT, RIGHT = (0, -1), (0, 1), (-1, 0), (1, 0)
PATIENCE = 4_000
MEANT = max(QUIET, STREAK) + 3 * STEP
"""So long after a press, or after a question came up, the next press is meant in any case."""


class Table:
    """Whoever is to act in the position has the device, the others are bots."""

    def __init__(self, cabinet: Cabinet, game: Game, device: DeviceId, speed: str = "instant") -> None:
        self.ears = cabinet.sound = Ears()
        self._pad = VirtualPad() if device == PAD else None
        cabinet.devices.poll(cabinet.window.frame, 0.0)
        cabinet.settings.now = replace(cabinet.settings.now, speed=speed, fuse="off")  # type: ignore[arg-type]  # of the few
        self.cabinet, self.device, self.seat = cabinet, device, min(game.kernel.to_act(game.state))
        chairs = tuple(self._chair(seat) for seat in range(len(game.state.cash)))
        options = HarborOptions.usual(game.kernel.spec, len(chairs))
        match = _from(saves.new_match(game.kernel, options, 7), game)
        party = Party("harbor", chairs, options, 7)
        self.sitting: Sitting = sit_down(cabinet, party, SCRIPT, match, opening.ways(cabinet), None, NOBODY)
        self.loop = Loop(cabinet)
        self.loop.stack.apply(Push(self.sitting.scene()))
        self.asked()

    def _chair(self, seat: int) -> Chair:
        mine = seat == self.seat
        return Chair(NAMES[seat], seat + 1, self.device if mine else None, None if mine else "easy")

    # ------------------------------------------------------------ time

    def seconds(self, count: float) -> None:
        for _ in range(round(count / STEP)):
            self.loop.frame(STEP)

    def until(self, happens: Callable[[], object]) -> None:
        for _ in range(PATIENCE):
            if happens():
                return
            self.loop.frame(STEP)
        raise AssertionError(f"it does not happen; {self.scene.name} is shown")

    def asked(self) -> None:
        """Everything was shown, and presses count again."""
        show = self.sitting.show
        self.until(lambda: show.stage.idle and show.next_event is None and not show.stirred)
        self.seconds(MEANT)

    # ------------------------------------------------------------ people

    def tell(self, *intents: Intent) -> None:
        """One after the other, each meant."""
        for intent in intents:
            self.loop._tell(intent)
            self.seconds(MEANT)

    def quickly(self, *intents: Intent) -> None:
        """One in each frame."""
        for intent in intents:
            self.loop._tell(intent)
            self.loop.frame(STEP)

    def walk(self, *ways: tuple[int, int]) -> None:
        self.tell(*[Move(self.device, *way) for way in ways])

    def press(self, *presses: str) -> None:
        """A, X, L or R, whatever they are called on the device."""
        made: dict[str, Intent] = {
            "A": Confirm(self.device),
            "X": Hurry(self.device),
            "L": Page(self.device, -1),
            "R": Page(self.device, 1),
        }
        self.tell(*[made[name] for name in presses])

    def click(self, *ids: PieceId) -> None:
        for id in ids:
            area = self.sitting.show.table.area(id)
            assert area is not None, f"{id} is not on the table"
            x, y = area.x + area.w / 2, area.y + area.h / 2
            self.tell(Point(MOUSE, x, y), Click(MOUSE, x, y))

    def verb(self, key: str) -> None:
        """A button of the header, clicked."""
        self.click(Verb(key))

    # ------------------------------------------------------------ what is there

    @property
    def scene(self) -> PhaseScene:
        top = self.loop.stack.top
        assert isinstance(top, PhaseScene), type(top).__name__
        return top

    @property
    def actions(self) -> Sequence[Any]:
        return self.sitting.match.actions

    @property
    def notice(self) -> str:
        return self.sitting.desk.board.hud._notice

    def close(self) -> None:
        while self.loop.stack.scenes:
            self.loop.stack.pop()
        if self._pad is not None:
            unplug_all()


def _from(match: Match, game: Game) -> Match:
    """The match as if it had begun in the position."""
    match._start = game.state
    match.opening = Opening(match.observe(None), ())
    return match
