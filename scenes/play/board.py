"""What surrounds the pieces: words, the inspector, and looking around with any device."""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Iterable, Mapping
from typing import Protocol

from game.rules.core.seat import Seat
from game.table.explaining import panel_of
from game.table.hud import Hud, Words
from game.table.inspector import Explanation
from game.table.layout import Layout
from game.table.pose import PieceId
from game.table.table import Table
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.focus import Area, Focus, Item
from game.ui.kit import Kit
from game.ui.life import Life


class Guide(Protocol):
    """What is to be said of the pieces of a title."""

    @property
    def explaining(self) -> Container[type]:
        """The kinds of pieces that have something to say."""

    def explain(self, id: PieceId, seat: Seat | None) -> Explanation | None:
        """In words for everybody, with figures for the seat that asks."""

    def news(self) -> Explanation | None:
        """What is worth knowing when nothing is looked at."""

    def pictures(self) -> Iterable[tuple[str, bool]]:
        """What explanations may show, and whether beside figures, where pictures are small."""


class Board:
    """Shared by the phases of a match."""

    def __init__(self, layout: Layout, guide: Guide, table: Table) -> None:
        self.hud = Hud(layout)
        self.life = Life(layout.life)
        self._inspector, self._explained_in = panel_of(self.hud, layout), layout
        self._layout, self._guide, self._table = layout, guide, table
        self._written: set[str] = set()
        self.cold: deque[tuple[str, bool]] = deque()
        """Pictures the inspector may need, not read yet."""
        self._walk: Focus | None = None
        self._looking = False
        self._looked: PieceId | None = None
        self._asking: Seat | None = None
        self._pointed: PieceId | None = None
        self._rested: float | None = None
        """What the pointer rests on, and for how long; None once that was said, or where nobody points."""
        self._told: dict[tuple[PieceId | None, Seat | None], Explanation | None] = {}

    def lay(self, kit: Kit, canvas: Canvas) -> None:
        """On a new canvas."""
        self.cold = deque(self._guide.pictures())
        self.hud.lay(kit, canvas)
        if self._explained_in.plan.large is not self._layout.plan.large:
            self._explained_in, self._inspector = self._layout, panel_of(self.hud, self._layout)
        self._inspector.lay(kit)

    def rearrange(self, layout: Layout) -> None:
        """The table is laid in another way; a panel that explains stays where it is."""
        self._layout = layout
        self.hud.rearrange(layout)

    def update(self, dt: float) -> None:
        """What moves beside the pieces."""
        self.life.update(dt)
        self.hud.update(dt)
        self._inspector.update(dt)
        if self._rested is not None:
            self._rested += dt
            if self._rested >= theme.REST:
                self._rested = None
                self._say()

    def warm(self) -> None:
        """Reads one of them, in a frame that has nothing else to do."""
        self._inspector.warm(*self.cold.popleft())

    def write(self, words: Mapping[str, Words]) -> None:
        """These words and no others; scenes write after any change, so all is explained anew."""
        self.turn_over()
        for slot in self._written - words.keys():
            self.hud.say(slot, None)
        for slot, line in words.items():
            self.hud.say(slot, line)
        self._written = set(words)

    def turn_over(self) -> None:
        """Another view is shown: nothing said so far holds any more."""
        self._told.clear()

    def explain(self, id: PieceId | None, seat: Seat | None, pointed: bool = False) -> None:
        """What the inspector says: of something that is looked at, or else the news.

        A card that comes and goes waits until the pointer rests there.
        """
        self._looked, self._asking = id, seat
        if not self._inspector.passing or self._looking:
            self._say()
        elif not pointed or id != self._pointed:
            self._inspector.show(None)
            self._pointed = id if pointed else None
            self._rested = None if self._pointed is None else 0.0

    def _say(self) -> None:
        id, seat = self._looked, self._asking
        if (id, seat) not in self._told:
            said = self._guide.news() if id is None else self._guide.explain(id, seat)
            self._told[id, seat] = said
        self._inspector.show(self._told[id, seat], None if id is None else self._table.area(id))

    def renew(self) -> None:
        """What is looked at may have changed."""
        self.explain(self._looked, self._asking)

    def on_menu(self, x: float, y: float) -> bool:
        """Whether the mouse is on the words that lead to the pause menu."""
        corner = self._layout.slot("header_right")
        return Area(corner.x, corner.y, corner.w, corner.h).holds(x, y)

    # ------------------------------------------------------------ walking over everything

    def look(self, items: list[Item] | None, seat: Seat | None) -> None:
        """While a button is held, all of these can be walked over and explain themselves; None ends it.

        The first walk begins at what is looked at already.
        """
        self._looking = items is not None
        if items is None:
            self.hud.ring("look", None)
            return
        self._walk = Focus(items, self._walk.at if self._walk else self._looked)
        self._show(seat)

    def step(self, dx: int, dy: int, seat: Seat | None) -> None:
        """To the next thing in that direction."""
        if self._walk is not None and self._walk.move(dx, dy):
            self._show(seat)

    def forget(self) -> None:
        """Nothing is looked at, and the next walk begins anew."""
        self._walk = None
        self.hud.ring("look", None)
        self.explain(None, None)

    def _show(self, seat: Seat | None) -> None:
        """What lay there may have gone since the walk began."""
        if self._walk is None or self._walk.at is None:
            return
        self.hud.ring("look", self._table.area(self._walk.at), theme.WASHI)
        self.explain(self._walk.at, seat)
