"""Any position of the harbor at a real table: whoever sits there presses, and the test looks."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from game.app.cabinet import Cabinet
from game.app.party import Chair, Party
from game.devices.intents import Back, Click, Confirm, DeviceId, Hurry, Intent, Move, Page
from game.match.match import Match, Opening
from game.rules.harbor.words import Market
from game.storage import saves
from game.table.pose import PieceId
from game.titles.shelf import TITLES
from game.ui.focus import Area
from scenes import opening
from scenes.play.phase import PhaseScene
from scenes.play.sitting import Sitting
from scenes.play.sitting_down import sit_down
from tests.devices.virtual_pad import VirtualPad, unplug_all
from tests.renders.booth import Booth
from tests.rules.harbor.positions import Game

NAMES = ("Hana", "Jiro", "Kiku", "Masa", "Nobu", "Oyuki")
SPECK = 0.01
PAD, BLOCK, MOUSE = "pad1", "left_block", "mouse"


def match_at(game: Game) -> Match:
    """A match that begins with this position."""
    match = saves.new_match(game.kernel, game.state.deal.options, 1)
    match._start = game.state
    match.opening = Opening(game.kernel.observe(game.state, None), ())
    return match


class Seat:
    """Somebody at the table with one device."""

    def __init__(self, booth: Booth, device: DeviceId, pad: VirtualPad | None = None) -> None:
        self.booth, self.device, self.pad = booth, device, pad

    @property
    def scene(self) -> Any:
        """What has the table now."""
        return self.booth.top

    @property
    def sitting(self) -> Sitting:
        return self.booth.sitting

    @property
    def match(self) -> Match:
        return self.sitting.match

    @property
    def at(self) -> PieceId:
        """Where the focus is."""
        found: PieceId = self.scene.focus.at
        return found

    @property
    def notice(self) -> str:
        """What was last said at the top of the table."""
        return self.sitting.desk.board.hud._notice

    def tells(self, *intents: Intent) -> None:
        """With time for a question to be heard."""
        for intent in intents:
            self.booth.seconds(0.5)
            self.booth.tell(intent)
        self.booth.frames(3)

    def opens(self, phase: str, what: Any = None) -> Any:
        """Straight into a decision."""
        self.sitting.open(phase, what)
        self.booth.asked()
        return self.scene

    def enters(self, market: Market) -> Any:
        """With nothing of what is proposed there."""
        self.opens("visiting", market)
        self.pages(-1)
        return self.scene

    def up(self, times: int = 1) -> None:
        self.tells(*[Move(self.device, 0, -1)] * times)

    def down(self, times: int = 1) -> None:
        self.tells(*[Move(self.device, 0, 1)] * times)

    def right(self, times: int = 1) -> None:
        self.tells(*[Move(self.device, 1, 0)] * times)

    def left(self, times: int = 1) -> None:
        self.tells(*[Move(self.device, -1, 0)] * times)

    def yes(self) -> None:
        self.tells(Confirm(self.device))

    def back(self) -> None:
        self.tells(Back(self.device))

    def does_it(self) -> None:
        self.tells(Hurry(self.device))

    def pages(self, step: int) -> None:
        self.tells(Page(self.device, step))

    def clicks(self, piece: PieceId) -> None:
        """In the middle of it."""
        area = self.sitting.show.table.area(piece)
        assert area is not None, piece
        self.tells(Click(self.device, area.x + area.w / 2, area.y + area.h / 2))

    def goes_to(self, piece: PieceId) -> None:
        """By steps to the right alone."""
        for _ in range(30):
            if self.at == piece:
                return
            self.right()
        raise AssertionError(f"{piece} is never reached from {self.at}")

    @property
    def last(self) -> Any:
        """The last action of the match."""
        return self.match.actions[-1]


@contextmanager
def seated(cabinet: Cabinet, game: Game, device: DeviceId = BLOCK) -> Iterator[Seat]:
    """All seats share the device; a pad is one of air."""
    pad = VirtualPad() if device == PAD else None
    cabinet.devices.poll(cabinet.window.frame, 0.0)
    players = len(game.state.cash)
    booth = Booth(cabinet, cabinet.folder)
    cabinet.settings.now = replace(cabinet.settings.now, speed="instant")
    chairs = tuple(Chair(NAMES[seat], seat + 1, device, None) for seat in range(players))
    match = match_at(game)
    party = Party("harbor", chairs, match.header.options, 1)
    sitting = sit_down(cabinet, party, TITLES["harbor"].script, match, opening.ways(cabinet))
    scene = sitting.scene()
    assert isinstance(scene, PhaseScene)
    booth.show(scene)
    booth.asked()
    try:
        yield Seat(booth, device, pad)
    finally:
        booth.close()
        if pad is not None:
            unplug_all()


def lies_in(one: Area, other: Area) -> bool:
    """But for what is lost in rounding."""
    common = one.common(other)
    return one.w - common.w < SPECK and one.h - common.h < SPECK


def clash(one: Area, other: Area) -> bool:
    """Whether they cover each other in part or whole."""
    common = one.common(other)
    return common.w > SPECK and common.h > SPECK
