"""The rules inside the game, page by page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Protocol

from game.app.cabinet import Cabinet
from game.devices.intents import Intent, Log, Menu
from game.i18n.door import N_, _, pgettext
from game.i18n.formats import number
from game.ui.focus import Area
from game.ui.frame import WIDTH
from game.ui.panels import Pen
from game.ui.theme import HEADING, LARGE, WASHI, WASHI_DIM
from game.ui.widgets import Button, Label, Widget
from game.ui.widgets_scroll import Scroll, paragraphs
from scenes.foot import MARGIN
from scenes.menu import MenuScene

GAP = 24
RULES = N_("Rules")
NARROW = 1400
"""Long lines are hard to read from a sofa."""


class Page(Protocol):
    """A heading and the paragraphs under it."""

    @property
    def title(self) -> str:
        """In large type."""

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """In reading size."""


class RulesScene(MenuScene):
    """Sideways turns pages, up and down scrolls; the buttons do the same for the mouse."""

    def __init__(self, cabinet: Cabinet, pages: Sequence[Page], heading: str = RULES) -> None:
        super().__init__(cabinet)
        self._pages, self._heading, self.at = tuple(pages), heading, 0
        self.focus.at = "text"

    def build(self, pen: Pen) -> Iterable[Widget]:
        """A heading, the text, and three buttons under it."""
        foot, row, page = self.foot.area(pen), pen.row(), self._pages[self.at]
        width = min(WIDTH - 2 * MARGIN, NARROW * max(1, pen.kit.text.reading))
        left = (WIDTH - width) / 2
        head = Area(left, 20, width, pen.tall(HEADING, "title"))
        buttons = Area(left, foot.y - row - 12, width, row)
        count = _(
            "{heading}: {page} of {pages}",
            heading=_(self._heading),
            page=number(self.at + 1),
            pages=number(len(self._pages)),
        )
        share = pen.width(count, LARGE) + 20
        yield Label("heading", head._replace(w=width - share), page.title, HEADING, WASHI, "title")
        place = Area(head.right - share, head.y + 14, share, head.h)
        yield Label("count", place, count, LARGE, WASHI_DIM, "text", "right")
        text = Area(left, head.bottom + 16, width, buttons.y - head.bottom - 36)
        yield Scroll("text", text, paragraphs(page.paragraphs, LARGE))
        third = (width - 2 * GAP) / 3
        for column, (key, words, pressed) in enumerate(
            (
                ("before", _("Previous page"), lambda: self.turn(-1)),
                ("close", pgettext("button", "Close"), self.back),
                ("next", _("Next page"), lambda: self.turn(1)),
            )
        ):
            area = Area(left + column * (third + GAP), buttons.y, third, row)
            yield Button(key, area, words, pressed, reason=self._reason(key))

    def _reason(self, key: str) -> str:
        if key == "before" and self.at == 0:
            return _("This is the first page.")
        return _("This is the last page.") if key == "next" and self._last else ""

    def hints(self) -> Sequence[tuple[str, str]]:
        """Pages and scrolling."""
        return ("move", _("scroll, turn pages")), ("confirm", _("continue")), ("back", _("back"))

    def act(self, intent: Intent) -> None:
        """The button that opened it closes it, too."""
        if isinstance(intent, Menu | Log):
            self.back()
        else:
            super().act(intent)

    def move(self, dx: int, dy: int) -> None:
        """Sideways turns pages, up and down scrolls, wherever the mouse has left the focus."""
        self._settle()
        if dx and not dy:
            self.turn(dx)
        else:
            super().move(0, dy)
            self._settle()

    def confirm(self) -> None:
        """Reads on: down the text, to the next page, and out after the last."""
        text = self.focused()
        if not isinstance(text, Scroll):
            super().confirm()
        elif not text.page(1):
            (self.back if self._last else partial(self.turn, 1))()

    def turned(self, step: int) -> None:
        """On past the end of the text."""
        self.turn(step)

    def turn(self, step: int) -> None:
        """To another page, at its top."""
        at = max(0, min(len(self._pages) - 1, self.at + step))
        if at != self.at:
            self.at = at
            self.hear("page")
            self.screen = None  # its scrolling is not for the new page
            self.rebuild()

    def rebuild(self) -> None:
        """The focus waits where one goes on reading."""
        super().rebuild()
        self._settle()

    def _settle(self) -> None:
        text = self.widget("text")
        on = "close" if self._last else "next"
        self.settle("text" if text is not None and text.focusable else on)

    @property
    def _last(self) -> bool:
        return self.at == len(self._pages) - 1
