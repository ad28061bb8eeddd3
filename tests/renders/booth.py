"""Scenes under the real loop but without real devices: brought to a state worth a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Final

from pygame import Surface

from game.app import kept_matches
from game.app.cabinet import Cabinet
from game.app.loop import Loop
from game.app.party import Chair, Party
from game.app.platform import STEP
from game.app.scene import Push, Scene
from game.devices.intents import Intent, Point
from game.match.match import Match
from game.rules.core.seat import Seat
from game.storage import library, saves
from game.storage.files import DATA
from game.storage.settings import Settings, Speed
from game.titles.shelf import TITLES
from game.ui.focus import Area
from game.ui.kit import Kit
from scenes import opening
from scenes.play.phase import PhaseScene
from scenes.play.sitting import Sitting
from scenes.results import ResultsScene
from scenes.title import TitleScene
from tests import areas
from tests.matches import play_on

NAMES: Final = ("Hana", "Jiro", "Kiku", "Masa", "Nobu", "Oyuki")
BOT: Final = "bot"
SEED: Final = 7
PATIENCE: Final = 4_000


def _begun(party: Party, far_enough: Callable[[Match], bool]) -> Match | None:
    match, random = (
        saves.new_match(library.kernel(party.title), party.options, party.seed),
        Random(party.seed),
    )
    while not far_enough(match):
        if not match.waiting():
            return None
        play_on(match, random, len(match.actions) + 1)
    return match


class Booth:
    """One screen of a cabinet that serves many."""

    def __init__(self, cabinet: Cabinet, folder: Path) -> None:
        cabinet.folder = folder
        cabinet.settings.now = Settings(
            window=cabinet.settings.window, text_scale=cabinet.settings.text_scale
        )
        self.cabinet, self.loop = cabinet, Loop(cabinet)

    def close(self) -> None:
        """Scenes leave, tables are put away."""
        while self.loop.stack.scenes:
            self.loop.stack.pop()

    # ------------------------------------------------------------ what happens

    def show(self, scene: Scene) -> None:
        self.loop.stack.apply(Push(scene))
        self.frames(2)

    def sit(
        self,
        devices: Sequence[str],
        far_enough: Callable[[Match], bool],
        speed: Speed = "instant",
        title: str = "auction",
    ) -> None:
        """A match played by chance until it is far enough, and gone on with by these."""
        self.cabinet.settings.now = Settings(
            window=self.cabinet.settings.window, text_scale=self.cabinet.settings.text_scale, speed=speed
        )
        chairs = tuple(
            Chair(name, seat + 1, None if device == BOT else device, "normal" if device == BOT else None)
            for seat, (name, device) in enumerate(zip(NAMES, devices, strict=False))
        )
        options = TITLES[title].options.usual(library.load(title), len(devices))
        self.go_on_with(Party(title, chairs, options, SEED), far_enough)

    def go_on_with(self, party: Party, far_enough: Callable[[Match], bool]) -> None:
        """The first match by chance that gets there; the others end before it."""
        found = next(filter(None, (_begun(replace(party, seed=seed), far_enough) for seed in count(SEED))))
        party = replace(party, seed=found.header.seed)
        saved = kept_matches.begin(self.cabinet.folder, party, DATA)
        for action in found.actions:
            saved.match.submit(action)
        saved.journal.close()
        self.show(opening.go_on(self.cabinet, saved.journal.path))

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            self.loop.frame(STEP)

    def seconds(self, count: float) -> None:
        self.frames(round(count / STEP))

    def until(self, happens: Callable[[], object]) -> None:
        for _ in range(PATIENCE):
            if happens():
                return
            self.frames()
        raise AssertionError(f"it does not happen; {self.showing} is shown")

    def asked(self) -> None:
        """Everything has moved, and people are to decide."""
        sitting = self.sitting
        self.until(
            lambda: sitting.show.stage.idle and sitting.show.next_event is None and not sitting.show.stirred
        )
        self.frames(2)

    def tell(self, *intents: Intent) -> None:
        for intent in intents:
            self.loop._tell(intent)
            self.frames()

    def point(self, area: Area) -> None:
        self.tell(Point("mouse", area.x + area.w / 2, area.y + area.h / 2))

    def quieten(self) -> None:
        """What lives by itself is put away: it would differ from one picture to the next."""
        for scene in self.loop.stack.scenes:
            if isinstance(scene, PhaseScene):
                scene.sitting.desk.board.life.clear()
                scene.sitting.show.table._flourishes.clear()
            elif isinstance(scene, TitleScene):
                scene._life.clear()
            elif isinstance(scene, ResultsScene):
                scene._confetti.clear()

    # ------------------------------------------------------------ what is there

    @property
    def top(self) -> Scene:
        return self.loop.stack.top

    @property
    def showing(self) -> str:
        return type(self.top).__name__.removesuffix("Scene").lower()

    @property
    def sitting(self) -> Sitting:
        scene = self.loop.stack.scenes[0]
        assert isinstance(scene, PhaseScene)
        return scene.sitting

    def area(self, name: str) -> Area:
        return areas.area(self.sitting.desk.layout, name)

    def seat_area(self, seat: Seat, part: str = "") -> Area:
        return areas.seat(self.sitting.desk.layout, seat, part)

    def picture(self) -> Surface:
        """The window, painted whole."""
        window, scene = self.cabinet.window, self.top
        scene.canvas.touch_all()
        scene.canvas.paint(window.surface)
        return window.surface.copy()

    def relay(self, kit: Kit) -> None:
        """The scene on top once more, with another kit."""
        for scene in self.loop.stack.scenes[:-1]:
            scene.canvas.touch_all()
            scene.canvas.paint(self.cabinet.window.surface)
        self.top.lay(kit)
        if isinstance(self.top, PhaseScene):
            self.top.sitting.show.table.draw()
