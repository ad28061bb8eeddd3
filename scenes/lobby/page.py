"""The page on which a table picks by hand: every piece with its picture, and the one in focus told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from game.app.cabinet import Cabinet
from game.app.scene import Transition
from game.devices.intents import DeviceId, Intent, PadLost
from game.i18n.door import _, pgettext
from game.ui.focus import Area
from game.ui.frame import WIDTH
from game.ui.panels import PADDING, Pen
from game.ui.theme import BODY, GOLD, HEADING, INDIGO_DEEP, INDIGO_LIGHT, LARGE, SMALL, WASHI
from game.ui.widgets import Button, Label, Line, Panel, Widget
from game.ui.widgets_pictures import Wall
from game.ui.widgets_scroll import Column
from game.ui.widgets_signs import Sign
from scenes.foot import MARGIN
from scenes.lobby.picking import Picking
from scenes.lobby.tray import Piece
from scenes.menu import MenuScene

GAP = 12
MOST_ACROSS = 9
"""Signs in a line."""

LEAST_FREE = 2
"""The buttons need the room of so many signs."""

TALL = 1.15
"""At most so much higher than wide is a sign."""

WALL = 1.5
"""Of the large picture's width to its height."""

LEAST_WALL = 140
"""A large picture lower than this is left out."""

LESS = (SMALL, SMALL * 0.9, SMALL * 0.8, SMALL * 0.7)
"""Sizes of words in large type, which is never smaller than the usual one."""

LIST = 0.52
"""The part of the width that a list takes, where the type is too large for a street."""


class PickScene(MenuScene):
    """What is picked counts at once: going back keeps it. Anybody may pick."""

    def __init__(
        self, cabinet: Cabinet, picking: Picking, players: int, lose: Callable[[DeviceId], None]
    ) -> None:
        super().__init__(cabinet)
        self._picking, self._players, self._lose = picking, players, lose
        self._pieces = picking.pieces(players)
        self._told: Piece | None = None
        free = next((at for at, piece in enumerate(self._pieces) if not piece.fixed), 0)
        self.focus.at = f"piece{free}"

    # ------------------------------------------------------------ what is on the screen

    def build(self, pen: Pen) -> Iterable[Widget]:
        """A street of signs over what is told of one; in large type a list beside it."""
        foot, width = self.foot.area(pen), WIDTH - 2 * MARGIN
        head = Area(MARGIN, 10, width, pen.tall(HEADING, "title"))
        yield Line("heading", head, self._picking.tray.heading, HEADING, WASHI, "title", "left")
        counts = Area(MARGIN, head.bottom, width, pen.tall(SMALL))
        yield Line("counts", counts, self._picking.compared(self._players), SMALL, GOLD, "text", "left")
        top = counts.bottom + GAP
        body = Area(MARGIN, top, width, foot.y - 14 - top)
        yield from self._list(pen, body) if self._large else self._street(pen, body)

    @property
    def _large(self) -> bool:
        return self._pen is not None and self._pen.kit.text.reading > 1

    def _street(self, pen: Pen, area: Area) -> Iterator[Widget]:
        """Each kind begins a line; the buttons take what the last one leaves, or one of their own."""
        lines, across = self._lines(), max(map(len, self._lines()))
        if across - len(lines[-1]) < LEAST_FREE:
            lines.append([])
        w = (area.w - GAP * (across - 1)) / across
        h = min(w * TALL, (area.h * 0.7 - GAP * len(lines)) / len(lines))
        for row, line in enumerate(lines):
            for column, at in enumerate(line):
                sign = self._sign(at)
                sign.area = Area(area.x + column * (w + GAP), area.y + row * (h + GAP), w, h)
                yield sign
        used = len(lines[-1]) * (w + GAP)
        y = area.y + (len(lines) - 1) * (h + GAP)
        free = Area(area.x + used, y, area.w - used, h)
        yield from self._ways(free, (free.h - GAP) / 2)
        below = y + h + GAP
        yield from self._about(pen, Area(area.x, below, area.w, area.bottom - below))

    def _ways(self, area: Area, row: float) -> Iterator[Widget]:
        """Another proposal, and back."""
        for place, button in enumerate(self._buttons()):
            button.area = Area(area.x, area.y + place * (row + GAP), area.w, row)
            yield button

    def _buttons(self) -> tuple[Widget, Widget]:
        nowhere = Area(0, 0, 0, 0)
        again = Button("again", nowhere, _("Draw a proposal"), self._again)
        return again, Button("done", nowhere, pgettext("button", "Done"), self.back)

    def _list(self, pen: Pen, area: Area) -> Iterator[Widget]:
        left = area._replace(w=area.w * LIST - GAP)
        rows = [*(self._sign(at) for at in range(len(self._pieces))), *self._buttons()]
        for row in rows:
            row.area = Area(0, 0, 0, pen.row())
        yield Column("pieces", left, rows)
        x = left.right + GAP
        yield from self._beside(pen, Area(x, area.y, area.right - x, area.h))

    def _sign(self, at: int) -> Sign:
        piece = self._pieces[at]
        lit, toggle = self._picking.has(piece), partial(self._toggle, piece)
        return Sign(
            f"piece{at}",
            Area(0, 0, 0, 0),
            piece.name,
            piece.picture,
            _state(piece, lit),
            lit,
            toggle,
            piece.fixed,
        )

    def _lines(self) -> list[list[int]]:
        kinds = list(dict.fromkeys(piece.field for piece in self._pieces))
        alike = [[at for at, each in enumerate(self._pieces) if each.field == kind] for kind in kinds]
        return [line[at : at + MOST_ACROSS] for line in alike for at in range(0, len(line), MOST_ACROSS)]

    def _about(self, pen: Pen, area: Area) -> Iterator[Widget]:
        """The picture large, the words beside it."""
        yield Panel("about", area, INDIGO_DEEP, INDIGO_LIGHT, opacity=240)
        inner = area.inset(PADDING)
        wall = inner._replace(w=inner.h * WALL)
        yield Wall("wall", wall, (self._piece.picture,))
        x = wall.right + 2 * PADDING
        words = Area(x, inner.y, inner.right - x, inner.h)
        yield from self._words(pen, words, self._size(pen, (LARGE, BODY, SMALL), words), "left")

    def _beside(self, pen: Pen, area: Area) -> Iterator[Widget]:
        """The picture over the words, where all of them leave room for one."""
        yield Panel("about", area, INDIGO_DEEP, INDIGO_LIGHT, opacity=240)
        inner = area.inset(2 * PADDING)
        size = self._size(pen, LESS, inner)
        words = self._tall(pen, size, inner.w)
        free = inner.h - words - PADDING
        if free >= LEAST_WALL:
            yield Wall("wall", inner._replace(h=free), (self._piece.picture,))
            inner = inner._replace(y=inner.bottom - words, h=words)
        yield from self._words(pen, inner, size, "centre")

    def _size(self, pen: Pen, sizes: Sequence[float], area: Area) -> float:
        """The first in which the words of every piece have room, or the last."""
        return next((size for size in sizes if self._tall(pen, size, area.w) <= area.h), sizes[-1])

    def _tall(self, pen: Pen, size: float, width: float) -> float:
        """Of the name and the longest words there are."""
        words = max(pen.height(piece.told, size, width) for piece in self._pieces)
        return pen.tall(LARGE, "title") + PADDING + words

    def _words(self, pen: Pen, area: Area, size: float, align: str) -> Iterator[Widget]:
        name = Area(area.x, area.y, area.w, pen.tall(LARGE, "title"))
        yield Line("name", name, self._piece.name, LARGE, GOLD, "title", align)
        told = Area(area.x, name.bottom + PADDING, area.w, area.bottom - name.bottom - PADDING)
        yield Label("told", told, self._piece.told, size, WASHI, "text", align)

    # ------------------------------------------------------------ what is in focus

    @property
    def _piece(self) -> Piece:
        """In focus, or the one that was before the focus went to a button."""
        key = self.focus.at or ""
        if key.startswith("piece"):
            return self._pieces[int(key.removeprefix("piece"))]
        return self._told or self._pieces[0]

    def update(self, dt: float) -> Transition | None:
        """What is told follows the focus."""
        if self._piece is not self._told:
            self._tell_of(self._piece)
        return super().update(dt)

    def _tell_of(self, piece: Piece) -> None:
        self._told = piece
        wall, name, told = (self.widget(key) for key in ("wall", "name", "told"))
        if isinstance(wall, Wall):
            wall.hang((piece.picture,))
        if isinstance(name, Label) and isinstance(told, Label):
            name.say(piece.name)
            told.say(piece.told)

    def hints(self) -> Sequence[tuple[str, str]]:
        """Back keeps everything."""
        pick, done = pgettext("what a key does", "pick"), pgettext("what a key does", "done")
        return ("move", _("move")), ("confirm", pick), ("back", done)

    # ------------------------------------------------------------ what changes

    def act(self, intent: Intent) -> None:
        """A seat whose pad is gone is free again, here too."""
        if isinstance(intent, PadLost):
            self._lose(intent.device)
        else:
            super().act(intent)

    def _toggle(self, piece: Piece) -> None:
        self._picking.toggle(piece)
        self.rebuild()

    def _again(self) -> None:
        self._picking.draw(self._players)
        self.rebuild()


def _state(piece: Piece, lit: bool) -> str:
    if piece.fixed:
        return pgettext("in the game", "always")
    return pgettext("in the game", "in") if lit else pgettext("in the game", "out")
