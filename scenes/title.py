"""The market's gate and the stalls of the games: where everything begins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from importlib import import_module

from game.app.cabinet import Cabinet
from game.app.party import Party
from game.app.platform import WEB
from game.app.scene import Push, Quit, Reset, Scene, Transition
from game.devices.intents import Intent
from game.i18n.door import N_, _, pgettext
from game.storage.errors import StorageError
from game.storage.files import ASSETS
from game.titles.shelf import PLAYABLE, TITLES
from game.titles.title import Title
from game.ui.focus import Area
from game.ui.frame import WIDTH
from game.ui.life import Life
from game.ui.panels import Pen
from game.ui.theme import BODY, LARGE, TITLE, WASHI
from game.ui.widgets import Button, Label, Widget
from game.ui.widgets_stall import Stall
from game.version import VERSION
from scenes import credits
from scenes.foot import MARGIN
from scenes.menu import MenuScene
from scenes.rules import RulesScene
from scenes.settings import SettingsScene

COMING_SOON = N_("Coming soon: the rules are ready, the table is not.")
MAP = ASSETS / "tables" / "title.tmx"
GAP = 36
LOOKING = 0.5
"""Seconds after the first picture in which nothing else is done."""

LATER = (
    *("scenes.seats", "scenes.play.sitting_down"),
    *(module for name in PLAYABLE for module in TITLES[name].modules),
)
"""Loaded after that, one in a frame, so that nobody waits for all of them at once."""

ALONE = 60.0
"""Seconds without anybody, until bots play."""

BOARD = Area(580, 26, 760, 160)
"""The dark middle of the gate's board, in the picture of the title."""

POSTS = 180
"""From the edge of the screen to where the stalls begin."""

AIRY = 66


class TitleScene(MenuScene):
    """`begin` starts a match; `look_back` leads to those that were left unfinished.

    Left alone for a while it shows `attract`: bots play a match.
    """

    background = "title"
    piece = "title"

    def __init__(
        self,
        cabinet: Cabinet,
        begin: Callable[[Party], Scene],
        look_back: Callable[[], Scene] | None = None,
        attract: Callable[[], Scene] | None = None,
    ) -> None:
        super().__init__(cabinet)
        self._begin, self._look_back, self._attract = begin, look_back, attract
        self._alone = 0.0
        self._looked = 0.0
        self._unread = list(LATER)
        self._life, self._lively = Life(), False
        self.focus.at = "continue" if look_back else PLAYABLE[0]

    def build(self, pen: Pen) -> Iterable[Widget]:
        """The name on the gate's board, the stalls under it, and a row of buttons."""
        foot, plain = self.foot.area(pen), pen.kit.text.reading <= 1
        size = LARGE if plain else BODY
        row = pen.row(size)
        buttons = Area(MARGIN, foot.y - row - 16, WIDTH - 2 * MARGIN, row)
        tall = pen.tall(TITLE, "title")
        name = Area(BOARD.x, BOARD.y + (BOARD.h - tall) / 2, BOARD.w, tall)
        yield Label("name", name, "Tsukiji Arcade", TITLE, WASHI, "title", "centre")
        yield from self._stalls(buttons.y - 20, AIRY if plain else GAP, size)
        yield from self._row(buttons, size)

    def _stalls(self, foot: float, gap: float, size: float) -> Iterator[Widget]:
        """Between the posts of the gate, standing on the quay; closer together for larger words."""
        width = (WIDTH - 2 * POSTS - (len(TITLES) - 1) * gap) / len(TITLES)
        top = max(BOARD.bottom + 24, foot - width)
        for number, title in enumerate(TITLES.values()):
            area = Area(POSTS + number * (width + gap), top, width, foot - top)
            yield self._stall(area, title, size)

    def _stall(self, area: Area, title: Title, size: float) -> Widget:
        reason = "" if title.has_table else _(COMING_SOON)
        sign = title.heading, title.designer, _("coming soon") if reason else title.company
        picture, pressed = f"title/stall_{title.name}", partial(self._take, title.name)
        stall = Stall(title.name, area, picture, sign, pressed, size, reason)
        stall.help = pgettext(
            "a game and how many can play it",
            "{title}: {company}",
            title=title.heading,
            company=title.company,
        )
        return stall

    def _row(self, area: Area, size: float) -> Iterator[Widget]:
        entries: list[tuple[str, str, Callable[[], None]]] = [
            ("gallery", _("Gallery"), self._visit),
            ("settings", _("Settings"), lambda: self.go(Push(SettingsScene(self.cabinet)))),
            ("credits", _(credits.HEADING), self._credit),
        ]
        if self._look_back is not None:
            entries.insert(0, ("continue", pgettext("button", "Continue"), self._go_on))
        if not WEB:
            entries.append(("quit", pgettext("button", "Quit"), lambda: self.go(Quit())))
        width = min(420.0, (area.w - GAP * (len(entries) - 1)) / len(entries))
        x = area.x + (area.w - len(entries) * (width + GAP) + GAP) / 2
        for number, (key, words, pressed) in enumerate(entries):
            yield Button(key, Area(x + number * (width + GAP), area.y, width, area.h), words, pressed, size)

    def rebuild(self) -> None:
        """What lives behind the stalls moves to the new canvas."""
        self.foot.mark = _("version {version}", version=VERSION)
        super().rebuild()
        self._lay_life()

    def _lay_life(self) -> None:
        if self._pen is not None:
            self._life.lay(self._pen.kit, self.canvas, self.cabinet.settings.reduced_motion)

    def _read_on(self) -> None:
        if not self._lively:
            self._enliven()
        else:
            import_module(self._unread.pop(0))

    def _enliven(self) -> None:
        from game.table.life_map import read_life  # only now: reading maps is slow to load

        self._life, self._lively = Life(read_life(MAP)), True
        self._lay_life()

    def update(self, dt: float) -> Transition | None:
        """While people look at the stalls, the map and then the rules are loaded."""
        self._looked += dt
        if self._looked >= LOOKING and self._unread:
            self._read_on()
        self._life.update(dt)
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
        return ("move", _("move")), ("confirm", _("select"))

    def back(self) -> None:
        """Towards the way out, but not through it."""
        self.settle("quit")

    def _visit(self) -> None:
        from scenes.gallery.gallery import GalleryScene  # only now: the title does without

        self.go(Push(GalleryScene(self.cabinet)))

    def _credit(self) -> None:
        self.go(Push(RulesScene(self.cabinet, credits.pages(), credits.HEADING)))

    def _take(self, name: str) -> None:
        from scenes.seats import SeatsScene  # only now: the first picture does without

        try:
            self.go(Push(SeatsScene(self.cabinet, name, self._begin)))
        except StorageError as trouble:
            self.say(str(trouble))

    def _go_on(self) -> None:
        if self._look_back is not None:
            self.go(Push(self._look_back()))
