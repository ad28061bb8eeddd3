"""How the match ended, and three ways on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from pygame import Surface

from game.app.cabinet import Cabinet
from game.app.party import Series
from game.app.scene import Push, Reset, Scene, Transition
from game.i18n.door import N_, _
from game.rules.core.outcome import Outcome
from game.ui.focus import Area
from game.ui.frame import WIDTH
from game.ui.life import Life, Spot
from game.ui.life_kinds import KINDS
from game.ui.panels import Pen
from game.ui.theme import BODY, GOLD, HEADING, LARGE, QUIET, TITLE, WASHI
from game.ui.widgets import Button, Label, Widget
from game.ui.widgets_scores import Standing, label_width, points_table
from game.ui.widgets_scroll import Scroll
from scenes.foot import MARGIN
from scenes.menu import MenuScene
from scenes.scores import ALONE, rows, standing, verdict

GAP = 24
BETWEEN = {
    "seats": N_("Changing seats starts a new series."),
    "title": N_("Choose Continue there to play the next match."),
}
"""What the other ways mean while a series goes on."""

RAIN = Area(60, -30, WIDTH - 120, 400)
"""Where paper falls, behind everything that is read; it ends behind the table of points."""


class ResultsScene(MenuScene):
    """Again is focused first: one press, and the next match begins. `series` counts this match, too."""

    piece = "results"
    quiet = QUIET

    def __init__(
        self,
        cabinet: Cabinet,
        names: Sequence[str],
        crests: Sequence[int],
        outcome: Outcome,
        again: Callable[[], Scene],
        change_seats: Callable[[], Scene],
        to_title: Callable[[], Scene],
        remark: str = "",
        series: Series = ALONE,
    ) -> None:
        super().__init__(cabinet)
        self._names, self._crests, self._outcome, self._remark = tuple(names), tuple(crests), outcome, remark
        self._series, self._rows = series, rows(outcome)
        self._ways = (
            ("again", N_("Play again") if series.over else N_("Next match"), again),
            ("seats", N_("Change seats"), change_seats),
            ("title", N_("Title screen"), to_title),
        )
        self.focus.at = "again"
        self._confetti = Life([Spot(KINDS["confetti"], RAIN)] if outcome.winners else ())

    def rebuild(self) -> None:
        """The paper goes on falling behind the new widgets."""
        super().rebuild()
        if self._pen is not None:
            self._confetti.lay(self._pen.kit, self.canvas, self.cabinet.settings.reduced_motion)

    def update(self, dt: float) -> Transition | None:
        """Paper falls."""
        self._confetti.update(dt)
        return super().update(dt)

    def build(self, pen: Pen) -> Iterable[Widget]:
        """The verdict, a plate for each seat, the lines under them, the buttons."""
        foot, row = self.foot.area(pen), pen.row(LARGE)
        buttons = Area(MARGIN, foot.y - row - 16, WIDTH - 2 * MARGIN, row)
        words = verdict(self._names, self._outcome, self._series)
        roomy = pen.kit.text.reading <= 1 and pen.width(words, TITLE, "title") <= buttons.w
        size = TITLE if roomy else HEADING
        head = Area(MARGIN, 0, buttons.w, pen.tall(size, "title"))
        yield Label("verdict", head, words, size, GOLD, "title", "centre")
        y = head.bottom
        stands = standing(self._names, self._series)
        for key, line, face in (("series", stands, "bold"), ("remark", self._remark, "text")):
            if line:
                area = Area(MARGIN, y, head.w, pen.height(line, BODY, head.w, face))
                yield Label(key, area, line, BODY, WASHI, face, "centre")
                y = area.bottom
        yield from self._table(pen, Area(MARGIN, y + 12, head.w, buttons.y - y - 28))
        yield from self._buttons(buttons)

    def _table(self, pen: Pen, area: Area) -> Iterator[Widget]:
        label, height = label_width(pen, self._rows), Standing.height(pen)
        seats = len(self._names)
        width = (area.w - label) / seats
        for seat, (name, crest) in enumerate(zip(self._names, self._crests, strict=True)):
            plate = Area(area.x + label + seat * width + 6, area.y, width - 12, height)
            won = seat in self._outcome.winners
            yield Standing(f"seat{seat}", plate, name, crest, self._outcome.scores[seat], seat, won)
        lines = Area(area.x, area.y + height + 10, area.w, area.h - height - 10)
        yield Scroll("lines", lines, partial(self._content, lines))

    def _content(self, room: Area, pen: Pen, width: float) -> Surface:
        return points_table(pen, self._rows, self._outcome.winners, room, width)

    def _buttons(self, area: Area) -> Iterator[Widget]:
        width = (min(area.w, 1500.0) - 2 * GAP) / 3 if area.h < 100 else (area.w - 2 * GAP) / 3
        x = area.x + (area.w - 3 * width - 2 * GAP) / 2
        for number, (key, words, scene) in enumerate(self._ways):
            place = Area(x + number * (width + GAP), area.y, width, area.h)
            button = Button(key, place, _(words), partial(self._leave_for, key, scene), LARGE)
            button.help = _(BETWEEN[key]) if key in BETWEEN and not self._series.over else ""
            yield button

    def _leave_for(self, key: str, scene: Callable[[], Scene]) -> None:
        """From the lobby one may come back here."""
        self.go(Push(scene()) if key == "seats" else Reset(scene()))

    def hints(self) -> Sequence[tuple[str, str]]:
        """There is no way back into a match that is over."""
        return ("move", _("move")), ("confirm", _("select"))

    def back(self) -> None:
        """Towards the title, but not at once: somebody may still be reading."""
        self.settle("title")
