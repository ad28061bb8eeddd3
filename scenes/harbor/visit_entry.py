"""H32: the ways into a market, as they are offered and paid."""

from __future__ import annotations

from typing import Final

from game.i18n.door import _
from game.rules.harbor.deeds import PayActions, PayToken, PayWay, PayYen
from game.rules.harbor.drafts.plan import VisitPlan
from game.staging.harbor import art
from game.staging.harbor.sheets.visiting import Chip

MOST_WARES: Final = 3
"""Chips for takoyaki of different prices."""


def ways(plan: VisitPlan) -> list[PayWay]:
    """Takoyaki for sale of one price count once, and the cheapest are enough."""
    asked = {way: asked_price(plan, way) for way in plan.ways if asked_price(plan, way) is not None}
    cheapest = sorted({price for price in asked.values() if price is not None})[:MOST_WARES]
    first = {price: next(way for way in asked if asked[way] == price) for price in cheapest}
    return [way for way in plan.ways if way not in asked or way in first.values()]


def asked_price(plan: VisitPlan, way: PayWay) -> int | None:
    """Of the takoyaki for sale that it would cost."""
    return plan.wares[way.ware][2] if isinstance(way, PayToken) and way.ware is not None else None


def chips(plan: VisitPlan) -> tuple[Chip, ...]:
    """One for each."""
    return tuple(
        Chip(way, way == plan.way, plan.ways[way] is not None, asked_price(plan, way) or 0)
        for way in ways(plan)
    )


def pips(plan: VisitPlan) -> tuple[str, ...]:
    """What is paid, in signs."""
    way, token = plan.way, plan.table.entries[plan.market].token
    if isinstance(way, PayActions):
        return (art.PIP,) * way.own + (art.CART_PIP,) * way.cart
    return (art.YEN,) if isinstance(way, PayYen) or token is None else (art.token(token),)


def line(plan: VisitPlan) -> tuple[tuple[str, int], ...]:
    """The yen of it, if any."""
    cost = plan.table.entries[plan.market]
    return ((_("Entry"), -(cost.yen or 0)),) if isinstance(plan.way, PayYen) else ()
