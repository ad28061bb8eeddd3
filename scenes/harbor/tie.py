"""H42: among tied highest bidders the fisher picks."""

from __future__ import annotations

from typing import ClassVar

from game.i18n.door import _
from game.i18n.formats import number
from game.rules.core.seat import Seat
from game.rules.harbor.actions import PickBuyer
from game.rules.harbor.drafts.press import OnePress
from game.rules.harbor.state import Phase
from game.staging.harbor import art
from game.staging.harbor.sheets.strip import Reply, strip, would_score
from game.staging.sheets import Cell
from game.table.pose import Icon
from scenes.harbor.asking import AskingScene, Offered


class TieScene(AskingScene):
    """Proposed is the fisher, or else whoever is last."""

    name: ClassVar[str] = "tie"

    @property
    def drafting(self) -> bool:
        """Not while the bids are shown."""
        return super().drafting and self.view.phase is Phase.TIE

    def offers(self) -> tuple[Offered, ...]:
        """Those who are tied."""
        return tuple(one for one in self.of_kind(PickBuyer) if one.refusal is None)

    def preset(self) -> OnePress | None:
        """The least dangerous one."""
        seat = self.seat()
        tied = [one.action.buyer for one in self.offers() if isinstance(one.action, PickBuyer)]
        if seat is None or not tied:
            return None
        return PickBuyer(seat, seat if seat in tied else min(tied, key=self._score))

    def _score(self, seat: Seat) -> int:
        return would_score(self.table, self.view, seat)

    def sheet(self) -> tuple[Cell, ...]:
        """A card for each."""
        seat = self.seat()
        assert seat is not None
        bid = max(bid or 0 for bid in self.view.bids)
        tuna = () if self.view.tuna is None else (Icon(art.token(self.view.tuna), 1.2),)
        line = (*tuna, Icon(art.YEN, 0.9), number(bid))
        replies = [self._reply(one) for one in self.offers()]
        return self.grown(strip(self.strip_area(len(replies)), seat, _("Who gets the tuna?"), line, replies))

    def _reply(self, offered: Offered) -> Reply:
        assert isinstance(offered.action, PickBuyer)
        buyer = offered.action.buyer
        own = self.view.seats[buyer]
        line = (Icon(art.YEN, 0.9), number(own.cash), Icon(art.R, 0.9), number(own.resources))
        crest = f"crests/{self.crests[buyer]}"
        return Reply(self.names[buyer], line, crest, chosen=self.chosen == offered.action)
