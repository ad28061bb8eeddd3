"""H70: a purchase, ware by ware."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from game.rules.core.draft import Refusal, refusal
from game.rules.core.errors import IllegalAction
from game.rules.core.seat import Seat
from game.rules.harbor.actions import Buy
from game.rules.harbor.drafts.draft import HarborDraft
from game.rules.harbor.drafts.parts import PickItem
from game.rules.harbor.drafts.reasons import KIND_NAMES, NO_ACTION, too_dear
from game.rules.harbor.phases import buy
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView
from game.rules.harbor.words import Ware

NOTHING: Final = refusal("H70", "nothing bought")
NO_SUCH_WARE: Final = refusal("H70", "no such ware")
OWN_HARBOR: Final = refusal("H70", "own harbor")


@dataclass(frozen=True, slots=True)
class Buying:
    """What was bought, and the position after it."""

    state: HarborState
    items: tuple[tuple[Seat, int], ...] = ()


class BuyDraft(HarborDraft[PickItem, Buying, Buy]):
    """Each item is named by its place after those before it were taken away."""

    def __init__(self, table: Table, view: HarborView) -> None:
        super().__init__(table, view, Buying)

    @property
    def missing(self) -> Refusal | None:
        """At least one item, and an action for it."""
        if self.position.items:
            return None
        return NOTHING if self.position.state.actions else NO_ACTION

    def options(self) -> Mapping[PickItem, Refusal | None]:
        """Every ware at the table, one's own too."""
        doing = self.position
        free = {*buy.offers(self.table, doing.state, self.seat)} if doing.items or doing.state.actions else ()
        return {
            PickItem(seller, place): None if (seller, place) in free else self._why_not(seller, ware)
            for seller, wares in enumerate(doing.state.wares)
            for place, ware in enumerate(wares)
        }

    def after(self, part: PickItem) -> Buying:
        """The first item spends the action."""
        doing, item = self.position, (part.seller, part.place)
        state = doing.state.copy()
        try:
            if not doing.items:
                buy.spend(state, self.seat)
            buy.check(self.table, state, self.seat, item)
        except IllegalAction:
            raise self.refused(part, NO_SUCH_WARE) from None
        buy.buy(state, self.seat, item, None)
        return Buying(state, (*doing.items, item))

    def action(self) -> Buy:
        """All its items."""
        self.check_complete()
        return Buy(self.seat, self.position.items)

    def _why_not(self, seller: Seat, ware: Ware) -> Refusal:
        kind, _, price = ware
        state, cash = self.position.state, self.position.state.cash[self.seat]
        if seller == self.seat:
            return OWN_HARBOR
        if not buy.on_sale(state, ware):
            return refusal("H70", "no fish left", fish=KIND_NAMES[kind])
        return too_dear("H70", price, cash) if price > cash else NO_ACTION
