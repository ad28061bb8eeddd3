"""H30: a market visit, press by press."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from game.rules.core.draft import Refusal, Refused, refusal
from game.rules.harbor.actions import Visit
from game.rules.harbor.deeds import PayActions, PayToken, PayYen
from game.rules.harbor.drafts.begun import Converting, Returning
from game.rules.harbor.drafts.draft import HarborDraft
from game.rules.harbor.drafts.entering import arrived, nothing_to_do, ways_in_sight, why_no_visit
from game.rules.harbor.drafts.offers import offers
from game.rules.harbor.drafts.parts import (
    DONE,
    Done,
    EnterMarket,
    Opening,
    Sequel,
    VisitOptions,
    VisitPart,
)
from game.rules.harbor.drafts.visiting import Inside, Visiting
from game.rules.harbor.table import Table
from game.rules.harbor.view import HarborView

NO_MARKET: Final = refusal("H30", "no market")
UNPAID: Final = refusal("H32", "unpaid")
NOT_OFFERED: Final = refusal("H30", "not offered")


class VisitDraft(HarborDraft[VisitPart, Visiting, Visit]):
    """The market, how its entry is paid, then deeds; a deed in progress is closed by the next one."""

    def __init__(self, table: Table, view: HarborView) -> None:
        super().__init__(table, view, Visiting)

    @property
    def prices(self) -> range | None:
        """H45: the prices to choose from while one is awaited."""
        inside = self.position.inside
        awaited = inside is not None and isinstance(inside.begun, Converting)
        return self.table.price_range if awaited else None

    @property
    def missing(self) -> Refusal | None:
        """H30: at least one deed, and a whole one."""
        doing = self.position
        if doing.market is None:
            return NO_MARKET
        inside = doing.inside
        if inside is None:
            return UNPAID
        if inside.lack is not None:
            return inside.lack
        return None if inside.all_deeds else nothing_to_do(doing.market)

    def options(self) -> Mapping[VisitPart, Refusal | None]:
        """Markets, then ways to pay, then deeds."""
        doing, table, seat = self.position, self.table, self.seat
        if doing.market is None:
            markets = doing.state.deal.markets
            return {EnterMarket(one): why_no_visit(table, doing.state, seat, one) for one in markets}
        if doing.inside is None:
            return ways_in_sight(table, doing.state, seat, doing.market)
        return deeds_in_sight(doing.inside)

    def warnings(self) -> Mapping[VisitPart, Refusal]:
        """H25: of what could be given back for something taken."""
        inside = self.position.inside
        if inside is None or not isinstance(inside.begun, Returning):
            return {}
        return inside.begun.warnings(inside.stay)

    def after(self, part: VisitPart) -> Visiting:
        """What the rules offer is done by them."""
        not_now = self.options().get(part, self.missing or NOT_OFFERED)
        if not_now is not None:
            raise Refused(not_now)
        doing = self.position
        if isinstance(part, EnterMarket):
            return Visiting(doing.state, part.market)
        assert doing.market is not None
        if isinstance(part, (PayActions, PayToken, PayYen)):
            stay = arrived(self.table, doing.state, self.seat, doing.market, part)
            inside = Inside(part, stay, stay)
        else:
            assert doing.inside is not None
            inside = further(doing.inside, part)
        return Visiting(inside.ahead.state, doing.market, inside)

    def action(self) -> Visit:
        """With the deed in progress."""
        self.check_complete()
        doing = self.position
        assert doing.market is not None
        assert doing.inside is not None
        return Visit(self.seat, doing.market, doing.inside.way, doing.inside.all_deeds)


def deeds_in_sight(inside: Inside) -> VisitOptions:
    """What goes on with the deed in progress; once it is whole, also what closes it and what comes next."""
    begun = inside.begun
    if begun is None:
        return offers(inside.ahead)
    if inside.lack is not None:
        return begun.options(inside.stay)
    return {**offers(inside.ahead), **begun.options(inside.stay), DONE: None}


def further(inside: Inside, part: Opening | Sequel | Done) -> Inside:
    """A token goes on with the deed in progress if that can have it."""
    if isinstance(part, Done):
        return inside.closed()
    begun = inside.begun
    if begun is not None and isinstance(part, Sequel) and part in begun.options(inside.stay):
        return inside.continued(part)
    assert isinstance(part, Opening)
    return inside.opened(part)
