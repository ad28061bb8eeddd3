"""How the match ended: the seats by rank, what made up their scores, and the ways on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from game.app.cabinet import Cabinet
from game.app.party import Series
from game.app.scene import Push, Reset, Scene, Transition
from game.i18n.door import N_, _, pgettext
from game.i18n.formats import in_a_row, number
from game.rules.core.outcome import Outcome
from game.rules.core.seat import Seat
from game.staging.account import Account
from game.staging.seat_faces import LESS_DARK, dark
from game.ui.bars import ordered
from game.ui.focus import Area
from game.ui.frame import WIDTH
from game.ui.life import Life, Spot
from game.ui.life_kinds import KINDS
from game.ui.panels import Pen
from game.ui.theme import BODY, GOLD, HEADING, LARGE, QUIET, SEAT_COLOURS, SMALL, WASHI
from game.ui.widgets import Button, Line, Widget
from game.ui.widgets_ranking import Columns, Legend, Rank, Standing
from scenes.foot import MARGIN
from scenes.menu import MenuScene
from scenes.scores import ALONE, behind, ranking, standing, verdict

GAP = 24
BETWEEN = {
    "seats": N_("Changing seats starts a new series."),
    "title": N_("Choose Continue there to play the next match."),
}
"""What the other ways mean while a series goes on."""

RAIN = Area(60, -30, WIDTH - 120, 400)
"""Where paper falls, behind everything that is read."""

HIGHEST = 280.0
"""Of a row: two seats do not fill the screen."""

ROOMY = 100.0
"""Of a row: where it must be lower, signs are not explained over them; the foot tells what they are."""

WIDEST = 420.0
"""Of a button."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What there is to tell; `remark` says why where scores do not, `series` counts this match, too.

    It is `calm` where people have lost to bots alone.
    """

    outcome: Outcome
    account: Account
    remark: str = ""
    series: Series = ALONE
    calm: bool = False


def onwards(series: Series) -> str:
    """What one press leads to; still to be translated."""
    return N_("Play again") if series.over else N_("Next match")


class ResultsScene(MenuScene):
    """Again is focused first: one press, and the next match begins."""

    piece = "results"
    quiet = QUIET

    def __init__(
        self,
        cabinet: Cabinet,
        names: Sequence[str],
        crests: Sequence[int],
        ending: Ending,
        again: Callable[[], Scene],
        poster: Callable[[], Scene],
        change_seats: Callable[[], Scene],
        to_title: Callable[[], Scene],
    ) -> None:
        super().__init__(cabinet)
        self._names, self._crests, self.ending = tuple(names), tuple(crests), ending
        self._ways = (
            ("again", onwards(ending.series), again),
            ("poster", N_("Poster"), poster),
            ("seats", N_("Change seats"), change_seats),
            ("title", N_("Title screen"), to_title),
        )
        self.focus.at = "again"
        festive = ending.outcome.winners and not ending.calm
        self._confetti = Life([Spot(KINDS["confetti"], RAIN)] if festive else ())

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
        """The verdict, the lines under it, a row for each seat, the buttons."""
        foot, row = self.foot.area(pen), pen.row(LARGE)
        buttons = Area(MARGIN, foot.y - row - 16, WIDTH - 2 * MARGIN, row)
        words = verdict(self._names, self.ending.outcome, self.ending.series)
        head = Area(MARGIN, 6, buttons.w, pen.tall(HEADING, "title"))
        yield Line("verdict", head, words, HEADING, GOLD, "title", "centre")
        y = head.bottom
        stands = standing(self._names, self.ending.series)
        for key, line, face in (("series", stands, "bold"), ("remark", self.ending.remark, "text")):
            if line:
                area = Area(MARGIN, y, head.w, pen.tall(BODY, face))
                yield Line(key, area, line, BODY, WASHI, face, "centre")
                y = area.bottom
        signs = self.ending.account.legend
        area = Area(MARGIN, y + 4, head.w, pen.tall(SMALL) * 1.3)
        room = (buttons.y - area.bottom) / len(self._names)
        if room >= ROOMY * pen.kit.text.reading and Legend.fits(pen, signs, head.w):
            yield Legend("legend", area, signs)
            y = area.bottom
        yield from self._rows(pen, Area(MARGIN, y + 10, head.w, buttons.y - y - 26))
        yield from self._buttons(buttons)

    def _rows(self, pen: Pen, area: Area) -> Iterator[Widget]:
        """One under the other, in the middle of the room."""
        places = ranking(self.ending.outcome)
        gap = 10 if len(places) > 4 else 14
        high = min(HIGHEST, (area.h - gap * (len(places) - 1)) / len(places))
        standings = [self._standing(place, seat) for place, seat in places]
        columns = Columns.of(pen, standings, area.w, high)
        y = area.y + (area.h - len(places) * (high + gap) + gap) / 2
        for (_place, seat), told in zip(places, standings, strict=True):
            rank = Rank(f"seat{seat}", Area(area.x, y, area.w, high), told, columns)
            rank.help = self._told(seat)
            yield rank
            y += high + gap

    def _standing(self, place: int, seat: Seat) -> Standing:
        ending, colour = self.ending, SEAT_COLOURS[seat % len(SEAT_COLOURS)]
        won, short = seat in ending.outcome.winners, behind(ending.outcome, seat)
        return Standing(
            place=number(place),
            name=self._names[seat],
            crest=self._crests[seat],
            score=ending.account.figure(ending.outcome.scores[seat]),
            behind=ending.account.figure(-short) if short else "",
            won=won,
            items=ending.account.seats[seat],
            fill=dark(colour, LESS_DARK) if won else dark(colour),
            edge=colour,
        )

    def _told(self, seat: Seat) -> str:
        """A row in words, for the foot."""
        parts = [
            pgettext("a name and its figure", "{name} {figure}", name=item.name, figure=number(item.points))
            for item in ordered(self.ending.account.seats[seat])
        ]
        return _("{name}: {items}", name=self._names[seat], items=in_a_row(parts)) if parts else ""

    def _buttons(self, area: Area) -> Iterator[Widget]:
        count = len(self._ways)
        width = min(WIDEST, (area.w - (count - 1) * GAP) / count)
        x = area.x + (area.w - count * (width + GAP) + GAP) / 2
        for at, (key, words, scene) in enumerate(self._ways):
            place = Area(x + at * (width + GAP), area.y, width, area.h)
            button = Button(key, place, _(words), partial(self._leave_for, key, scene), LARGE)
            button.help = _(BETWEEN[key]) if key in BETWEEN and not self.ending.series.over else ""
            yield button

    def _leave_for(self, key: str, scene: Callable[[], Scene]) -> None:
        """From the poster and the lobby one may come back here."""
        self.go(Push(scene()) if key in ("poster", "seats") else Reset(scene()))

    def hints(self) -> Sequence[tuple[str, str]]:
        """There is no way back into a match that is over."""
        return ("move", _("move")), ("confirm", _("select"))

    def back(self) -> None:
        """Towards the title, but not at once: somebody may still be reading."""
        self.settle("title")
