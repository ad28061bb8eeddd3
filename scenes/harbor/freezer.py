"""H52: before barrels age, whoever has a freezer is asked."""

from __future__ import annotations

from typing import ClassVar

from game.i18n.door import _, ngettext
from game.i18n.formats import number
from game.rules.harbor.actions import UseFreezer
from game.rules.harbor.drafts.press import OnePress
from game.rules.harbor.state import Phase
from game.rules.harbor.words import FREEZER, TAKOYAKI, Ware
from game.staging.harbor import art
from game.staging.harbor.sheets.strip import Reply, strip
from game.staging.sheets import Cell
from scenes.harbor.asking import AskingScene, Offered


class FreezerScene(AskingScene):
    """Proposed is to use it where something would go back."""

    name: ClassVar[str] = "freezer"

    @property
    def drafting(self) -> bool:
        """Not while the use of one is shown."""
        return super().drafting and self.view.phase is Phase.FREEZER

    def offers(self) -> tuple[Offered, ...]:
        """To use it comes first."""
        return self.of_kind(UseFreezer)[::-1]

    def preset(self) -> OnePress | None:
        """H60: what lies in the old row would go back."""
        seat = self.seat()
        return None if seat is None else UseFreezer(seat, self._going > 0)

    @property
    def _barrels(self) -> tuple[Ware, ...]:
        """Those that age; takoyaki do not."""
        seat = self.seat()
        assert seat is not None
        return tuple(ware for ware in self.view.seats[seat].wares if ware[0] is not TAKOYAKI)

    @property
    def _going(self) -> int:
        return sum(not fresh for _kind, fresh, _price in self._barrels)

    def sheet(self) -> tuple[Cell, ...]:
        """Two cards."""
        seat = self.seat()
        assert seat is not None
        kept = len(self._barrels)
        asked = ngettext("Keep {count} barrel as it is?", "Keep {count} barrels as they are?", kept)
        replies = [self._reply(one) for one in self.offers()]
        return self.grown(strip(self.strip_area(len(replies)), seat, asked, (), replies))

    def _reply(self, offered: Offered) -> Reply:
        assert isinstance(offered.action, UseFreezer)
        chosen = self.chosen == offered.action
        if offered.action.use:
            left = self.view.seats[offered.action.seat].freezer_uses
            title = _("Use 1 of {count}", count=number(left))
            return Reply(title, (_("nothing goes back"),), art.slot(FREEZER, left), chosen)
        back = ngettext("{count} barrel goes back", "{count} barrels go back", self._going)
        first = min(self._barrels, key=lambda ware: ware[1])
        return Reply(_("Let them age"), (back,), art.barrel(first[0]), chosen, warns=self._going > 0)
