"""H70: one board of all offers; what is chosen lies in the basket until it is paid."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from game.i18n.door import _
from game.i18n.formats import number
from game.rules.core.draft import Refused
from game.rules.harbor.drafts.bargains import Item, bargains, board, place_after
from game.rules.harbor.drafts.buy import BuyDraft
from game.rules.harbor.drafts.parts import PickItem
from game.rules.harbor.foresight import worth_to
from game.rules.harbor.state import HarborState
from game.staging.harbor import art, pieces
from game.staging.harbor.sheets.buying import SLIM_AT_ONCE, Offer, buying
from game.staging.pieces import Card, Verb
from game.staging.sheets import Cell
from game.table.pose import PieceId
from scenes.harbor.deciding import SheetScene
from scenes.play.drafting import Press
from scenes.play.sitting import Sitting
from scenes.play.verbs import Button


class BuyingScene(SheetScene):
    """Sorted by what each brings whoever buys; the order stays while the basket fills."""

    name: ClassVar[str] = "buying"

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._basket: list[Item] = []
        self._items: list[Item] = []
        self._wanted: Item | None = None
        self._proposed = False
        """Nothing was changed yet of what the basket came with."""
        if sitting.opened is not None:
            self._begin(sitting.opened.what)

    def _begin(self, what: object) -> None:
        """A ware that was pressed on the table lies in the basket alone, else all that gain do."""
        self.draft = draft = BuyDraft(self.table, self.observed())
        state = draft.position.state
        self._items = [item for _gain, item in board(self.table, state, draft.seat)]
        self._wanted = next((item for item in self._items if self._piece(item) == what), None)
        self._basket = [self._wanted] if self._wanted else [*bargains(self.table, state, draft.seat).items]
        self._refill()
        self._proposed = True
        if self._wanted is not None:
            self.page = self._items.index(self._wanted) // SLIM_AT_ONCE

    def _piece(self, item: Item) -> pieces.Ware:
        kind, fresh, price = self.view.seats[item[0]].wares[item[1]]
        return pieces.Ware(item[0], int(kind), fresh, price)

    @property
    def drafting(self) -> bool:
        """While something is bought."""
        return self.draft is not None and super().drafting

    # ------------------------------------------------------------ the sheet

    def sheet(self) -> tuple[Cell, ...]:
        """Cards, and what the basket comes to."""
        seat, draft = self.seat(), self.draft
        assert seat is not None
        assert draft is not None
        offers = [self._offer(item) for item in self._items]
        area, after = self.sheet_area(), draft.view()
        return self.grown(buying(area, seat, offers, self.view, after, self.names, self.crests, self.page))

    def _offer(self, item: Item) -> Offer:
        """In the light of what lies in the basket already."""
        kind, fresh, price = self.view.seats[item[0]].wares[item[1]]
        chosen = item in self._basket
        assert self.draft is not None
        state: HarborState = self._without(item) if chosen else self.draft.position.state
        refused = not chosen and self.draft.options()[self._part(item)] is not None
        return Offer(item[0], kind, fresh, price, self._adds(state, item), chosen, refused)

    def _adds(self, state: HarborState, item: Item) -> int:
        seat = self.seat()
        assert seat is not None
        return worth_to(self.table, state, seat, self.view.seats[item[0]].wares[item[1]])

    def _without(self, item: Item) -> HarborState:
        draft = BuyDraft(self.table, self.observed())
        self._fill(draft, [other for other in self._basket if other != item])
        return draft.position.state

    # ------------------------------------------------------------ presses

    def presses(self) -> dict[PieceId, Press]:
        """Every card goes into the basket and out of it."""
        found: dict[PieceId, Press] = {
            button.piece: Press(button.do, button.refusal) for button in self._buttons
        }
        assert self.draft is not None
        options = self.draft.options()
        if self.sitting.desk.layout.plan.large:
            found |= self.leafing(len(self._items), SLIM_AT_ONCE)
        for place, item in enumerate(self._items):
            why = None if item in self._basket else options[self._part(item)]
            found[Card(place)] = Press(partial(self._toggle, item), self.why(why))
        return found

    def start(self) -> PieceId | None:
        """At the best offer, or at the one that was pressed on the table."""
        if self._wanted is not None:
            return Card(self._items.index(self._wanted))
        return Card(0) if self._items else Verb("leave")

    def buttons(self) -> tuple[Button, ...]:
        """Leave, take all that gain, pay."""
        assert self.draft is not None
        cost = sum(self.view.seats[seller].wares[place][2] for seller, place in self._basket)
        words = _("Pay {yen}", yen=number(cost)) if self._basket else _("Pay")
        return (
            Button("leave", _("Back"), self.sitting.close, word="back"),
            Button("all", _("All that gain"), self._all_that_gain, word="page_on"),
            Button("pay", words, self.commit, self.missing, word="hurry", lit=True, icons=(art.PIP,)),
        )

    def step_back(self) -> bool:
        """The last one out of the basket; with an empty one, or as it came, out of here."""
        if not self.drafting:
            return False
        if self._basket and not self._proposed:
            self._basket.pop()
            self._refill()
        else:
            self.sitting.close()
        return True

    def _toggle(self, item: Item) -> None:
        if item in self._basket:
            self._basket.remove(item)
        else:
            self._basket.append(item)
        self._refill()

    def _all_that_gain(self) -> None:
        """In place of what lies in it."""
        assert self.draft is not None
        self.draft.clear()
        self._basket = [*bargains(self.table, self.draft.position.state, self.draft.seat).items]
        self._refill()

    def _refill(self) -> None:
        assert isinstance(self.draft, BuyDraft)
        self._basket, self._proposed = self._fill(self.draft, self._basket), False

    def _fill(self, draft: BuyDraft, basket: list[Item]) -> list[Item]:
        """What cannot be bought any more falls out."""
        draft.clear()
        kept: list[Item] = []
        for item in basket:
            try:
                draft.add(_part(item, kept))
                kept.append(item)
            except Refused:
                continue
        return kept

    def _part(self, item: Item) -> PickItem:
        return _part(item, self._basket)


def _part(item: Item, bought: list[Item]) -> PickItem:
    """Its place after what was bought there before."""
    return PickItem(item[0], place_after(item, bought))
