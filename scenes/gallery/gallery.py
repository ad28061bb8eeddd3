"""Looking at the prints and listening to the sounds, room by room."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from game.app.cabinet import Cabinet
from game.app.scene import Transition
from game.i18n.door import _, pgettext
from game.i18n.formats import number
from game.ui.focus import Area
from game.ui.frame import WIDTH
from game.ui.panels import Pen
from game.ui.theme import BODY, GOLD, HEADING, LARGE, WASHI, WASHI_DIM
from game.ui.widgets import Button, Label, Line, Widget
from game.ui.widgets_pictures import Thumb, Wall
from scenes.foot import MARGIN
from scenes.gallery.exhibit import Exhibit
from scenes.gallery.rooms import ROOMS
from scenes.menu import MenuScene

GAP = 12
MOST_COLUMNS = 7
WORDY = 5
"""Columns, and fewer where there are words instead of pictures."""
TALL = 1.4
"""At most so much higher than wide, which is the shape of a card."""
LARGE_SHARE = 0.36
"""The part of the width that the exhibit in focus takes."""


class GalleryScene(MenuScene):
    """Confirm goes on to the next room from a picture, and plays a sound; shoulder buttons turn rooms too."""

    def __init__(self, cabinet: Cabinet) -> None:
        super().__init__(cabinet)
        self.at = 0
        self._shown: Exhibit | None = None
        self.focus.at = "exhibit0"

    def build(self, pen: Pen) -> Iterable[Widget]:
        """Small pictures on the left, the one in focus on the right, three buttons below."""
        foot, row, room = self.foot.area(pen), pen.row(), ROOMS[self.at]
        width = WIDTH - 2 * MARGIN
        head = Area(MARGIN, 14, width, pen.tall(HEADING, "title"))
        buttons = Area(MARGIN, foot.y - row - 10, width, row)
        count = _(
            "{heading}: {page} of {pages}",
            heading=_("Gallery"),
            page=number(self.at + 1),
            pages=number(len(ROOMS)),
        )
        share = pen.width(count, LARGE) + 20
        yield Line("heading", head._replace(w=width - share), _(room.heading), HEADING, WASHI, "title")
        place = Area(head.right - share, head.y + 14, share, head.h)
        yield Label("count", place, count, LARGE, WASHI_DIM, "text", "right")
        body = Area(MARGIN, head.bottom + 10, width, buttons.y - head.bottom - 24)
        yield from self._large(pen, body)
        yield from self._thumbs(body._replace(w=body.w * (1 - LARGE_SHARE) - GAP))
        yield from self._buttons(buttons)

    def _large(self, pen: Pen, body: Area) -> Iterator[Widget]:
        exhibit = self._exhibit()
        side = Area(body.right - body.w * LARGE_SHARE, body.y, body.w * LARGE_SHARE, body.h)
        words = max(pen.height(_(one.words), BODY, side.w) for one in ROOMS[self.at].exhibits)
        name = pen.tall(LARGE, "title")
        wall = side._replace(h=side.h - words - name - GAP)
        yield Wall("wall", wall, exhibit.pictures)
        title = Area(side.x, wall.bottom + GAP, side.w, name)
        yield Line("name", title, _(exhibit.heading), LARGE, GOLD, "title", "centre")
        text = Area(side.x, title.bottom, side.w, words)
        yield Label("words", text, _(exhibit.words), BODY, WASHI, "text", "centre")

    def _thumbs(self, area: Area) -> Iterator[Widget]:
        exhibits = ROOMS[self.at].exhibits
        columns, w, h = _grid(len(exhibits), area, WORDY if exhibits[0].audible else MOST_COLUMNS)
        for at, exhibit in enumerate(exhibits):
            row, column = divmod(at, columns)
            place = Area(area.x + column * (w + GAP), area.y + row * (h + GAP), w, h)
            pictures = () if exhibit.audible else exhibit.pictures
            yield Thumb(f"exhibit{at}", place, _(exhibit.heading), pictures, partial(self._take, exhibit))

    def _buttons(self, area: Area) -> Iterator[Widget]:
        third = (area.w - 2 * GAP) / 3
        entries: list[tuple[str, str, Callable[[], None]]] = [
            ("before", _("Previous room"), partial(self.turn, -1)),
            ("close", pgettext("button", "Close"), self.back),
            ("next", _("Next room"), partial(self.turn, 1)),
        ]
        for column, (key, words, pressed) in enumerate(entries):
            yield Button(key, Area(area.x + column * (third + GAP), area.y, third, area.h), words, pressed)

    def hints(self) -> Sequence[tuple[str, str]]:
        """Where one can go; there is something to confirm only where something can be heard."""
        listen = (("confirm", pgettext("what a key does", "listen")),) if self._exhibit().audible else ()
        look, on = pgettext("what a key does", "look"), pgettext("what a key does", "next room")
        return ("move", look), *listen, ("page_on", on), ("back", _("back"))

    def update(self, dt: float) -> Transition | None:
        """Follows the focus, and develops one small picture after the other."""
        exhibit = self._exhibit()
        if exhibit is not self._shown:
            self._show(exhibit)
        elif cold := next((w for w in self._widgets() if isinstance(w, Thumb) and w.cold), None):
            cold.develop()
        return super().update(dt)

    def turned(self, step: int) -> None:
        """Pages are rooms."""
        self.turn(step)

    def turn(self, step: int) -> None:
        """Round and round."""
        self.at = (self.at + step) % len(ROOMS)
        if not (self.focus.at or "").startswith(("before", "next")):
            self.focus.at = "exhibit0"
        self._shown = None
        self.rebuild()

    def leave(self) -> None:
        """What was played here ends here."""
        self.cabinet.sound.music("title", room="dawn")
        super().leave()

    def _take(self, exhibit: Exhibit) -> None:
        if exhibit.sound:
            self.cabinet.sound.play(exhibit.sound)
        if exhibit.music:
            self.cabinet.sound.music(exhibit.music, 1.0)

    def _show(self, exhibit: Exhibit) -> None:
        self._shown = exhibit
        wall, name, words = (self.widget(key) for key in ("wall", "name", "words"))
        if isinstance(wall, Wall) and isinstance(name, Label) and isinstance(words, Label):
            wall.hang(exhibit.pictures)
            name.say(_(exhibit.heading))
            words.say(_(exhibit.words))

    def _exhibit(self) -> Exhibit:
        """In focus, or the one that was before the focus went to a button."""
        exhibits, key = ROOMS[self.at].exhibits, self.focus.at or ""
        if key.startswith("exhibit") and int(key[7:]) < len(exhibits):
            return exhibits[int(key[7:])]
        return self._shown or exhibits[0]

    def _widgets(self) -> Iterable[Widget]:
        return self.screen.widgets.values() if self.screen else ()


def _grid(count: int, area: Area, most: int) -> tuple[int, float, float]:
    """Columns, width and height of as many places as large as the area allows."""
    ways = []
    for columns in range(2, most + 1):
        rows = -(-count // columns)
        w = (area.w - GAP * (columns - 1)) / columns
        h = min((area.h - GAP * (rows - 1)) / rows, w * TALL)
        ways.append((min(w * TALL, h), columns, w, h))
    _size, columns, w, h = max(ways)
    return columns, w, h
