"""The match waits."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.app.cabinet import Cabinet
from game.app.scene import Pop, Push, Reset, Scene
from game.i18n.door import N_, _
from game.ui.focus import Area
from game.ui.frame import WIDTH
from game.ui.kit import Kit
from game.ui.panels import Pen
from game.ui.theme import HEADING, LARGE, QUIET, WASHI
from game.ui.widgets import Button, Label, Panel, Widget
from game.ui.widgets_scroll import Column
from scenes.overlay import OverlayScene
from scenes.settings import SettingsScene

LEAVING = N_("The match is saved. Choose Continue on the title screen to resume it.")


class PauseScene(OverlayScene):
    """Given how to open the rules, the log and the title, since those know the match."""

    quiet = QUIET

    def __init__(
        self,
        cabinet: Cabinet,
        rules: Callable[[], Scene],
        log: Callable[[], Scene],
        title: Callable[[], Scene],
    ) -> None:
        super().__init__(cabinet)
        self._entries: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("go_on", N_("Resume"), self.back),
            ("rules", N_("Rules"), lambda: self.go(Push(rules()))),
            ("log", N_("Log"), lambda: self.go(Push(log()))),
            ("settings", N_("Settings"), lambda: self.go(Push(SettingsScene(cabinet)))),
            ("leave", N_("Quit to title"), lambda: self.go(Reset(title()))),
        )

    def lay(self, kit: Kit) -> None:
        """The music of the match goes on behind a door, so to speak."""
        super().lay(kit)
        self.cabinet.sound.hush()

    def build(self, pen: Pen) -> Iterable[Widget]:
        """A plate in the middle."""
        foot, row, gap = self.foot.area(pen), pen.row(LARGE), 18 if pen.kit.text.reading <= 1 else 8
        head = pen.tall(HEADING, "title") + 20
        widest = max(pen.width(_(words), LARGE, "bold") for _key, words, _pressed in self._entries)
        width = min(WIDTH - 120.0, max(640.0, widest + 120))
        height = min(head + 60 + len(self._entries) * (row + gap) + 20, foot.y - 40)
        plate = Area((WIDTH - width) / 2, max(24, (foot.y - height) / 2), width, height)
        yield Panel("plate", plate, opacity=245)
        inner = plate.inset(40)
        place = inner._replace(y=inner.y - 16, h=head)
        yield Label("heading", place, _("Paused"), HEADING, WASHI, "title", "centre")
        place = Area(0, 0, 0, row)
        buttons = [Button(key, place, _(words), pressed, LARGE) for key, words, pressed in self._entries]
        buttons[-1].help = _(LEAVING)
        yield Column("entries", Area(inner.x, inner.y + head, inner.w, inner.h - head), buttons, gap)

    def menu(self) -> None:
        """The button that paused goes on, too."""
        self.go(Pop())
