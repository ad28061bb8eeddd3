"""What happened so far, in plain sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.app.cabinet import Cabinet
from game.devices.intents import Intent, Log, Menu
from game.i18n.door import N_, _, pgettext
from game.ui.focus import Area
from game.ui.frame import WIDTH
from game.ui.panels import Pen
from game.ui.theme import HEADING
from game.ui.widgets import Button, Label, Widget
from game.ui.widgets_scroll import Scroll, paragraphs
from scenes.foot import MARGIN
from scenes.menu import MenuScene

NOTHING = N_("Nothing has happened yet.")


class LogScene(MenuScene):
    """Opens at the newest line, which is the last."""

    def __init__(self, cabinet: Cabinet, lines: Sequence[str]) -> None:
        super().__init__(cabinet)
        self._lines = tuple(lines) or (_(NOTHING),)
        self.focus.at = "lines"

    def build(self, pen: Pen) -> Iterable[Widget]:
        """A heading, the lines, and the way out."""
        foot, row = self.foot.area(pen), pen.row()
        head = Area(MARGIN, 20, WIDTH - 2 * MARGIN, pen.tall(HEADING, "title"))
        close = Area(WIDTH / 2 - 220, foot.y - row - 12, 440, row)
        lines = Area(MARGIN, head.bottom + 16, head.w, close.y - head.bottom - 36)
        yield Label("heading", head, _("Log"), HEADING, face="title")
        yield Scroll("lines", lines, paragraphs(self._lines), from_end=True)
        yield Button("close", close, pgettext("button", "Close"), self.back)

    def hints(self) -> Sequence[tuple[str, str]]:
        """Reading only."""
        return (
            ("move", _("scroll")),
            ("page_back", _("page up")),
            ("page_on", _("page down")),
            ("back", _("back")),
        )

    def act(self, intent: Intent) -> None:
        """The button that opened it closes it, too."""
        if isinstance(intent, Menu | Log):
            self.back()
        else:
            super().act(intent)
