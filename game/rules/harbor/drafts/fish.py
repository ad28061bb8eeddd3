"""H20: a fish action, press by press."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.rules.core.draft import Refusal, Refused
from game.rules.core.errors import IllegalAction
from game.rules.harbor.actions import Fish
from game.rules.harbor.drafts import fish_reasons as why
from game.rules.harbor.drafts.draft import HarborDraft
from game.rules.harbor.drafts.fish_parts import in_sight
from game.rules.harbor.drafts.fishing import Fishing, Unpriced, unpriced
from game.rules.harbor.drafts.parts import DockAt, FishPart, PickWare, Price, prices_in
from game.rules.harbor.drafts.reasons import NO_ACTION, no_such_price, price_awaited, same_price
from game.rules.harbor.phases import fish, tuna
from game.rules.harbor.state import TURN
from game.rules.harbor.steps import Step
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView


class FishDraft(HarborDraft[FishPart, Fishing, Fish]):
    """Also the rest of a fish action after an auction; a dock that starts one ends it (H42)."""

    def __init__(self, table: Table, view: HarborView) -> None:
        super().__init__(table, view, Fishing)

    @property
    def prices(self) -> range | None:
        """The prices to choose from while one is awaited."""
        return None if self.position.unpriced is None else self.table.price_range

    @property
    def missing(self) -> Refusal | None:
        """H20: a price, or anything beside opening ports."""
        doing = self.position
        if doing.unpriced is not None:
            return awaited(doing.unpriced)
        if doing.state.phase is not TURN or fish.has_activity(doing.steps):
            return None
        return self._unpaid() or why.NO_ACTIVITY

    @property
    def unoffered(self) -> Refusal:
        """At an auction nothing is offered, and while a price is awaited nothing else."""
        doing = self.position
        if doing.unpriced is not None:
            return awaited(doing.unpriced)
        return why.AUCTION if doing.over else why.NOT_OFFERED

    def options(self) -> Mapping[FishPart, Refusal | None]:
        """Prices alone while one is awaited; nothing once there is an auction."""
        doing = self.position
        if doing.over:
            return {}
        if doing.unpriced is not None:
            return self._price_options(doing.unpriced)
        seen = in_sight(self.table, doing.state, self.seat)
        if (unpaid := self._unpaid()) is not None:
            return {part: not_now or unpaid for part, not_now in seen}
        return dict(seen)

    def after(self, part: FishPart) -> Fishing:
        """A dock or a new price is a step only with its last price."""
        doing = self.position
        if isinstance(part, Price):
            return self._priced(doing, part.yen)
        if doing.over or doing.unpriced is not None:
            raise self.refused(part, self.unoffered)
        try:
            return self._begin(doing, part)
        except IllegalAction:
            raise self.refused(part, self.unoffered) from None

    def action(self) -> Fish:
        """All its steps."""
        self.check_complete()
        return Fish(self.seat, self.position.steps)

    def _unpaid(self) -> Refusal | None:
        """H10: no action left for it."""
        doing = self.position
        unpaid = doing.state.phase is TURN and not doing.steps and not doing.state.actions
        return NO_ACTION if unpaid else None

    def _price_options(self, waiting: Unpriced) -> dict[FishPart, Refusal | None]:
        options: dict[FishPart, Refusal | None] = dict.fromkeys(prices_in(self.table.price_range))
        if isinstance(waiting.part, PickWare):
            before = self._price_of(waiting.part)
            options[Price(before)] = same_price(before)
        return options

    def _price_of(self, part: PickWare) -> int:
        return self.position.state.wares[self.seat][part.ware][2]

    def _priced(self, doing: Fishing, yen: int) -> Fishing:
        if doing.unpriced is None:
            raise Refused(self.unoffered)
        if yen not in self.table.price_range:
            raise Refused(no_such_price(self.table.price_range))
        more = doing.unpriced.priced(yen)
        try:
            return self._done(doing, more.step()) if more.whole else replace(doing, unpriced=more)
        except IllegalAction:
            raise self.refused(Price(yen), self.unoffered) from None

    def _begin(self, doing: Fishing, part: Step | DockAt | PickWare) -> Fishing:
        """What needs prices is tried with any: what the rules refuse is refused before they are named."""
        if not isinstance(part, (DockAt, PickWare)):
            return self._done(doing, part)
        waiting = unpriced(doing.state, self.seat, part)
        tried = self._done(doing, self._with_any_prices(waiting).step())
        return tried if waiting.whole else replace(doing, unpriced=waiting)

    def _with_any_prices(self, waiting: Unpriced) -> Unpriced:
        """H23: for a new price one that differs."""
        low, other = self.table.price_range[:2]
        wares = self.position.state.wares[self.seat]
        if isinstance(waiting.part, PickWare) and waiting.part.ware < len(wares):
            return waiting.priced(other if wares[waiting.part.ware][2] == low else low)
        return waiting.priced(*[low] * len(waiting.kinds))

    def _done(self, doing: Fishing, step: Step) -> Fishing:
        """The draw of an auction is not foreseen: the position is that before it."""
        state = doing.state.copy()
        if state.phase is TURN and not doing.steps:
            fish.spend(state, self.seat)
        fish.do(self.table, state, self.seat, step, None)
        return Fishing(state, (*doing.steps, step), over=tuna.due(self.table, state))


def awaited(waiting: Unpriced) -> Refusal:
    """H22, H23: a price, for what comes next."""
    place = len(waiting.prices)
    rule = "H22" if isinstance(waiting.part, DockAt) else "H23"
    return price_awaited(rule, waiting.kinds[place], len(waiting.kinds) - place - 1)
