"""What surrounds the table of a match: its map, words and inspector, what lives there, and what is heard."""

from __future__ import annotations

from game.app.cabinet import Cabinet
from game.i18n.door import _
from game.table.layout import Layout, scenery
from game.table.table import Table
from game.ui.kit import Kit
from scenes.play.board import Board, Guide
from scenes.play.captions import CAPTIONS
from scenes.play.plans import Plans


class Desk:
    """Laid anew for another window; the pieces belong to the table itself."""

    def __init__(self, cabinet: Cabinet, plans: Plans, guide: Guide, table: Table) -> None:
        self.cabinet, self._plans, self._table = cabinet, plans, table
        self.guide, self.board = guide, Board(plans.layout, guide, table)
        plans.follow = self.board.rearrange
        self.kit: Kit | None = None

    @property
    def layout(self) -> Layout:
        """As the table is laid now."""
        return self._plans.layout

    def hear(self, noise: str) -> None:
        """Everybody in the room hears it: nothing may follow from it that is still secret."""
        self.cabinet.sound.play(noise)
        self.caption(noise)

    def caption(self, noise: str) -> None:
        """In words, for those who want them."""
        if self.cabinet.settings.captions and (words := CAPTIONS.get(noise)):
            self.board.hud.caption(_(words))

    def lay(self, kit: Kit) -> bool:
        """For this window; false when only the phase changes."""
        new = kit is not self.kit
        if new:
            self.kit = kit
            self._table.lay(kit, scenery(self.layout, kit), self._plans.now.scenery)
            self.board.lay(kit, self._table.canvas)
        self.board.life.lay(kit, self._table.canvas, self.cabinet.settings.reduced_motion)
        return new
