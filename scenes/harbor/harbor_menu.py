"""H25, H26: what can be done in the own harbor at any time: open a port, give something back."""

from __future__ import annotations

from typing import ClassVar

from game.i18n.door import _
from game.i18n.formats import number
from game.rules.harbor.actions import OpenPort, ReturnLicence
from game.rules.harbor.position import position
from game.rules.harbor.slots import carts_owned, freezers_owned
from game.rules.harbor.words import CART, FREEZER, KINDS, Slot
from game.staging.harbor import art
from game.staging.harbor.sheets.strip import Reply, strip, would_score
from game.staging.harbor.terms import kind_name, slot_title
from game.staging.sheets import Cell
from game.table.pose import Icon
from scenes.harbor.asking import AskingScene, Offered
from scenes.play.verbs import Button


class HarborMenuScene(AskingScene):
    """Opened from a turn, and left without anything done."""

    name: ClassVar[str] = "harbor"

    @property
    def drafting(self) -> bool:
        """While somebody is in it."""
        opened = self.sitting.opened
        return opened is not None and opened.phase == self.name and super().drafting

    def offers(self) -> tuple[Offered, ...]:
        """The next port, then what lies in the slots."""
        return (*self.of_kind(OpenPort), *self.of_kind(ReturnLicence))

    def buttons(self) -> tuple[Button, ...]:
        """The way out, and the one that does it."""
        return (Button("leave", _("Back"), self.sitting.close, word="back"), *super().buttons())

    def step_back(self) -> bool:
        """Out of it again, once nothing is chosen."""
        if not self.drafting:
            return False
        if not super().step_back():
            self.sitting.close()
        return True

    def sheet(self) -> tuple[Cell, ...]:
        """A card for the port and for each thing in a slot; what the seat would score now."""
        seat = self.seat()
        assert seat is not None
        score = _("Would score now: {points}", points=number(would_score(self.table, self.view, seat)))
        title = _("Harbor of {name}", name=self.names[seat])
        replies = [self._reply(one) for one in self.offers()]
        return self.grown(strip(self.strip_area(len(replies)), seat, title, (score,), replies))

    def _reply(self, offered: Offered) -> Reply:
        chosen, dim = self.chosen == offered.action, offered.refusal is not None
        if isinstance(offered.action, ReturnLicence):
            return self._slot(offered, offered.action, chosen, dim)
        price = (Icon(art.YEN, 0.9), number(self.table.spec.fishing.port_cost))
        note = self.why(offered.refusal)
        return Reply(_("Open a port"), price, art.port("middle", is_open=True), chosen, dim, note=note)

    def _slot(self, offered: Offered, action: ReturnLicence, chosen: bool, dim: bool) -> Reply:
        own = self.view.seats[action.seat]
        uses = own.freezer_uses if action.slot is FREEZER else own.cart_actions
        image = art.slot(action.slot, uses)
        if dim:
            return Reply(_title(action.slot), (_("in use"),), image, chosen, dim=True)
        if chosen and offered.warning is not None:
            note = self.why(offered.warning)
            return Reply(_title(action.slot), (), image, chosen, warns=True, note=note)
        return Reply(_title(action.slot), (self._returning(action),), image, chosen)

    def _returning(self, action: ReturnLicence) -> str:
        """How many of them there are."""
        count = self._count(action)
        return _("return it") if count == 1 else _("return 1 of {count}", count=number(count))

    def _count(self, action: ReturnLicence) -> int:
        state = position(self.view, 0)
        if action.slot is FREEZER:
            return freezers_owned(self.table, state, action.seat)
        if action.slot is CART:
            return carts_owned(self.table, state, action.seat)
        own = self.view.seats[action.seat]
        return own.licences[action.slot] if action.slot < FREEZER else own.subsidies


def _title(slot: Slot) -> str:
    """Of a licence the fish alone: the picture shows what it is."""
    return kind_name(KINDS[slot]) if slot < FREEZER else slot_title(slot)
