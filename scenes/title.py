"""The shelf with the three games: where everything begins."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module

from pygame import Surface

from game.app.cabinet import Cabinet
from game.app.party import Party
from game.app.platform import WEB
from game.app.scene import Push, Quit, Reset, Scene, Transition
from game.devices.intents import Intent
from game.storage.errors import StorageError
from game.ui.focus import Area
from game.ui.frame import WIDTH
from game.ui.panels import PADDING, Pen
from game.ui.theme import BODY, INDIGO_DEEP, LARGE, SMALL, TITLE, WASHI, WASHI_DIM
from game.ui.widgets import Button, Label, Panel, Widget
from scenes.credits import CREDITS
from scenes.foot import MARGIN
from scenes.menu import MenuScene
from scenes.rules import RulesScene
from scenes.settings import SettingsScene
from scenes.shelf import SHELF, Cover

ON_ITS_WAY = "This game is on its way: its rules are ready, its table is not yet."
GAP = 36
LOOKING = 0.5
"""Seconds after the first picture in which nothing else is done."""

ALONE = 60.0
"""Seconds without anybody, until bots play."""

COVER_RATIO = 4 / 5

Screens = Mapping[str, Callable[[Cabinet, Party], Scene]]


class TitleScene(MenuScene):
    """`screens` says which games have a table; `continue_match` goes on with one that was left.

    Left alone for a while it shows `attract`: bots play a match.
    """

    background = "title"

    def __init__(
        self,
        cabinet: Cabinet,
        screens: Screens,
        continue_match: Callable[[], Scene] | None = None,
        attract: Callable[[], Scene] | None = None,
    ) -> None:
        super().__init__(cabinet)
        self._screens, self._continue, self._attract = screens, continue_match, attract
        self._alone = 0.0
        self._unread = LOOKING
        playable = [cover.name for cover in SHELF if cover.name in screens]
        self.focus.at = "continue" if continue_match else next(iter(playable), None)

    def build(self, pen: Pen) -> Iterable[Widget]:
        """The name, the shelf, and a row of buttons."""
        foot, size = self.foot.area(pen), LARGE if pen.kit.text.reading <= 1 else BODY
        row = pen.row(size)
        head = Area(MARGIN, 112, WIDTH - 2 * MARGIN, pen.tall(TITLE, "title"))
        buttons = Area(MARGIN, foot.y - row - 16, WIDTH - 2 * MARGIN, row)
        shelf = Area(220, head.bottom - 6, WIDTH - 440, buttons.y - head.bottom - 20)
        band = Area(0, buttons.y - 14, WIDTH, foot.y - buttons.y + 6)
        yield Panel("ground", band, INDIGO_DEEP, INDIGO_DEEP, 0, 225, 0)
        yield Label("name", head, "Tsukiji Arcade", TITLE, INDIGO_DEEP, "title", "centre")
        yield from self._boxes(shelf, size)
        yield from self._row(buttons, size)

    def _boxes(self, shelf: Area, size: float) -> Iterator[Widget]:
        width = (shelf.w - 2 * GAP) / 3
        for number, cover in enumerate(SHELF):
            area = Area(shelf.x + number * (width + GAP), shelf.y, width, shelf.h)
            reason = "" if cover.name in self._screens else ON_ITS_WAY
            yield Box(area, cover, partial(self._take, cover.name), reason, size)

    def _row(self, area: Area, size: float) -> Iterator[Widget]:
        entries: list[tuple[str, str, Callable[[], None]]] = [
            ("settings", "Settings", lambda: self.go(Push(SettingsScene(self.cabinet)))),
            ("credits", "Credits", lambda: self.go(Push(RulesScene(self.cabinet, CREDITS, "Credits")))),
        ]
        if self._continue is not None:
            entries.insert(0, ("continue", "Continue", self._go_on))
        if not WEB:
            entries.append(("quit", "Quit", lambda: self.go(Quit())))
        width = min(420.0, (area.w - GAP * (len(entries) - 1)) / len(entries))
        x = area.x + (area.w - len(entries) * (width + GAP) + GAP) / 2
        for number, (key, words, pressed) in enumerate(entries):
            yield Button(key, Area(x + number * (width + GAP), area.y, width, area.h), words, pressed, size)

    def update(self, dt: float) -> Transition | None:
        """While people look at the shelf, the rules are loaded, so that nobody waits for them later."""
        if self._unread > 0:
            self._unread -= dt
            if self._unread <= 0:
                import_module("scenes.seats")
        self._alone += dt
        if self._alone >= ALONE and self._attract is not None:
            return Reset(self._attract())
        return super().update(dt)

    def handle(self, intent: Intent) -> Transition | None:
        """Somebody is there."""
        self._alone = 0.0
        return super().handle(intent)

    def hints(self) -> Sequence[tuple[str, str]]:
        """There is nothing behind the title."""
        return ("move", "choose"), ("confirm", "select")

    def back(self) -> None:
        """Towards the way out, but not through it."""
        self.settle("quit")

    def _take(self, name: str) -> None:
        from scenes.seats import SeatsScene  # only now: the rules of the games are slow to load

        screen = self._screens[name]
        try:
            self.go(Push(SeatsScene(self.cabinet, name, lambda party: screen(self.cabinet, party))))
        except StorageError as trouble:
            self.say(str(trouble))

    def _go_on(self) -> None:
        if self._continue is not None:
            self.go(Reset(self._continue()))


class Box(Button):
    """A game: its cover, and under it who made it and for how many."""

    def __init__(
        self, area: Area, cover: Cover, pressed: Callable[[], None], reason: str, size: float
    ) -> None:
        super().__init__(cover.name, area, cover.heading, pressed, size, reason)
        self._cover = cover
        self.help = f"{cover.heading}: {cover.players}"

    def look(self) -> Hashable:
        """Never changes."""
        return self._cover

    def face(self, pen: Pen) -> Surface:
        """The words as high as they need, the cover in what is left."""
        plate, width = self.plate(pen), self.area.w - 2 * PADDING
        status = "on its way" if self.reason else self._cover.players
        blocks = [
            pen.block(self.words, self._size, self.ink, width, "title", "centre"),
            pen.block(
                self._cover.designer,
                SMALL,
                WASHI_DIM if self.ink == WASHI else self.ink,
                width,
                "text",
                "centre",
            ),
            pen.block(status, SMALL, self.ink, width, "bold", "centre"),
        ]
        pad = pen.kit.frame.length(PADDING)
        y = plate.get_height() - pad - sum(block.get_height() for block in blocks)
        room = (y - 2 * pad) / pen.kit.frame.scale
        picture = pen.kit.images.get(f"cabinets/{self._cover.name}", room * COVER_RATIO, room)
        plate.blit(picture, picture.get_rect(midtop=(plate.get_width() // 2, pad)))
        for block in blocks:
            plate.blit(block, (pad, y))
            y += block.get_height()
        return plate
