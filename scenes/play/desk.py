"""What surrounds the table of a match: its map, words and inspector, what lives there, and what is heard."""

from __future__ import annotations

from collections.abc import Iterable

from game.app.cabinet import Cabinet
from game.table.layout import Layout, scenery
from game.table.pose import Pose
from game.table.table import Table
from game.ui.kit import Kit
from scenes.play.board import Board, Guide


class Desk:
    """Laid anew for another window; the pieces belong to the table itself, `painted` ones are scenery."""

    def __init__(
        self, cabinet: Cabinet, layout: Layout, guide: Guide, table: Table, painted: Iterable[Pose]
    ) -> None:
        self.cabinet, self.layout, self._table, self._painted = cabinet, layout, table, tuple(painted)
        self.guide, self.board = guide, Board(layout, guide, table)
        self.kit: Kit | None = None

    def hear(self, noise: str) -> None:
        """Everybody in the room hears it: nothing may follow from it that is still secret."""
        self.cabinet.sound.play(noise)

    def lay(self, kit: Kit) -> bool:
        """For this window; false when only the phase changes."""
        new = kit is not self.kit
        if new:
            self.kit = kit
            self._table.lay(kit, scenery(self.layout, kit), self._painted)
            self.board.lay(kit, self._table.canvas)
        self.board.life.lay(kit, self._table.canvas, self.cabinet.settings.reduced_motion)
        return new
