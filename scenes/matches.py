"""The matches that were left unfinished: any of them can be continued, or deleted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

from game.app import kept_matches
from game.app.cabinet import Cabinet
from game.app.kept_matches import Standing
from game.app.scene import Pop, Reset, Scene, Transition
from game.i18n.door import _, pgettext
from game.i18n.formats import in_a_row
from game.ui.focus import Area
from game.ui.frame import WIDTH
from game.ui.panels import Pen
from game.ui.theme import HEADING
from game.ui.widgets import Button, Label, Widget
from game.ui.widgets_row import Row
from game.ui.widgets_scroll import Column
from scenes.foot import MARGIN
from scenes.menu import MenuScene

GAP = 10


class MatchesScene(MenuScene):
    """`go_on` continues one of them, `back_to` is the title without those that were deleted.

    Every match is played again to say how far it is, one in a frame.
    """

    def __init__(
        self,
        cabinet: Cabinet,
        paths: Sequence[Path],
        go_on: Callable[[Path], Scene],
        back_to: Callable[[], Scene],
    ) -> None:
        super().__init__(cabinet)
        self._paths, self._go_on, self._back_to = list(paths), go_on, back_to
        self._standing: dict[Path, Standing] = {}
        self._deleting, self._sure, self._deleted = False, "", False
        self.focus.at = self._paths[0].name if self._paths else "close"

    def build(self, pen: Pen) -> Iterable[Widget]:
        """A heading, a row for each match, two buttons."""
        foot, row, width = self.foot.area(pen), pen.row(), WIDTH - 2.0 * MARGIN
        head = Area(MARGIN, 14, width, pen.tall(HEADING, "title"))
        heading = _("Which match is to be deleted?") if self._deleting else _("Unfinished matches")
        yield Label("heading", head, heading, HEADING, face="title")
        half, bottom = (width - 24) / 2, foot.y - row - 16
        rows = Area(MARGIN, head.bottom + 14, width, bottom - head.bottom - 28)
        yield Column("matches", rows, list(self._rows(Area(0, 0, 0, row))), GAP)
        words = _("Keep them") if self._deleting else _("Delete one ...")
        reason = "" if self._paths else _("There are none.")
        yield Button("delete", Area(MARGIN, bottom, half, row), words, self._toggle, reason=reason)
        close = Area(MARGIN + half + 24, bottom, half, row)
        yield Button("close", close, pgettext("button", "Close"), self.back)

    def _rows(self, area: Area) -> Iterator[Widget]:
        for path in self._paths:
            standing = self._standing.get(path, Standing())
            words = _("{title}: {names}", title=kept_matches.heading(path), names=in_a_row(standing.names))
            plain = words if standing.names else kept_matches.heading(path)
            far = _("cannot be continued") if standing.trouble else standing.clock
            said = in_a_row([part for part in (far, kept_matches.day(path)) if part])
            row = Row(path.name, area, plain, said, partial(self._take, path))
            row.help = standing.trouble
            yield row

    def update(self, dt: float) -> Transition | None:
        """Looks into the next match that nobody has looked into."""
        path = next((path for path in self._paths if path not in self._standing), None)
        if path is not None:
            self._standing[path] = kept_matches.standing(path, self.cabinet.data)
            self.rebuild()
        return super().update(dt)

    def back(self) -> None:
        """Out of deleting first."""
        if self._deleting:
            self._toggle()
        else:
            self.go(Reset(self._back_to()) if self._deleted else Pop())

    def _toggle(self) -> None:
        self._deleting, self._sure = not self._deleting, ""
        self.rebuild()

    def _take(self, path: Path) -> None:
        if self._deleting:
            self._delete(path)
        elif trouble := self._known(path).trouble:
            self.refuse(trouble)
        else:
            self.go(Reset(self._go_on(path)))

    def _known(self, path: Path) -> Standing:
        if path not in self._standing:
            self._standing[path] = kept_matches.standing(path, self.cabinet.data)
        return self._standing[path]

    def _delete(self, path: Path) -> None:
        """Asked twice: nothing brings it back."""
        if self._sure != path.name:
            self._sure = path.name
            self.say(_("Press it again to delete it for good."))
            return
        kept_matches.forget(path)
        self._deleted = True
        at = self._paths.index(path)
        self._paths.remove(path)
        self._deleting, self._sure = False, ""
        left = self._paths[min(at, len(self._paths) - 1)].name if self._paths else "close"
        self.rebuild()
        self.settle(left)
        self.say(_("The match is deleted."))
