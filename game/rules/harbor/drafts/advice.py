"""H10: the sensible next thing of a turn, as it is proposed; a guess of ours, and no rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from game.rules.core.seat import Seat
from game.rules.core.value import value
from game.rules.harbor.actions import Buy, EndTurn, Fish
from game.rules.harbor.deeds import BuyLicence, PayActions, SellBarrel
from game.rules.harbor.drafts.bargains import bargains
from game.rules.harbor.drafts.entering import arrived
from game.rules.harbor.drafts.errands import Addition, SellMackerel
from game.rules.harbor.drafts.parts import GiveBack, PickHull, PickPort, TakeLicence
from game.rules.harbor.drafts.prospects import Prospects
from game.rules.harbor.drafts.visit_proposals import cheapest_way, sold
from game.rules.harbor.drafts.visiting import after
from game.rules.harbor.markets import licences, ships
from game.rules.harbor.markets.stay import Stay
from game.rules.harbor.phases import entry
from game.rules.harbor.phases.visit import is_hopeful
from game.rules.harbor.state import HarborState
from game.rules.harbor.table import Table
from game.rules.harbor.words import BARGE, MACKEREL, Market

Thing: TypeAlias = type[Buy | Fish | EndTurn] | Market

_NO_ERRAND: Final[tuple[Thing, Thing]] = (EndTurn, Fish)

WORTH_IT: Final = 1.0
"""Yen that anything must be ahead of fishing."""


@value
class Errands:
    """What is proposed at a market, and how far it is ahead of not going there."""

    additions: tuple[Addition, ...]
    gain: float


NOTHING: Final = Errands((), 0.0)


def advised(table: Table, state: HarborState, seat: Seat, prospects: Prospects, *, fishing: bool) -> Thing:
    """What gains most beside fishing, or else to fish, if there is a plan for it."""
    best, found = WORTH_IT, _NO_ERRAND[fishing]
    for thing, gain in _gains(table, state, seat, prospects):
        if gain > best:
            best, found = gain, thing
    return found


def _gains(
    table: Table, state: HarborState, seat: Seat, prospects: Prospects
) -> Iterator[tuple[Thing, float]]:
    """Of a purchase and of every visit that is possible, less what the actions for it would bring."""
    if state.actions and any(state.wares):
        yield Buy, bargains(table, state, seat).gain - prospects.action
    before = prospects.worth(state)
    for market in state.deal.markets:
        ways = entry.ways(table, state, seat, market)
        if ways and is_hopeful(table, state, seat, market):
            way = cheapest_way(table, state, seat, market, dict.fromkeys(ways))
            stay = arrived(table, state, seat, market, way)
            spent = way.own * prospects.action if isinstance(way, PayActions) else 0.0
            found = advisable(stay, prospects)
            if found.additions:
                yield market, found.gain + prospects.worth(stay.state) - before - spent


def advisable(stay: Stay, prospects: Prospects) -> Errands:
    """On arrival: what is better sold than kept, then a licence or a ship that is worth its price."""
    start = prospects.worth(stay.state)
    found, ahead = sold(stay, 1)
    for addition, deed in _old_mackerel(ahead, prospects):
        found.append(addition)
        ahead = after(ahead, deed)
    level = prospects.worth(ahead.state)
    best = NOTHING
    for additions, later in _purchases(ahead):
        if (gain := prospects.worth(later.state) - level) > max(best.gain, WORTH_IT):
            best = Errands(additions, gain)
    if not found and not best.additions:
        return NOTHING
    return Errands((*found, *best.additions), level - start + best.gain)


def _old_mackerel(stay: Stay, prospects: Prospects) -> Iterator[tuple[Addition, SellBarrel]]:
    """H40, H60: those that go back before the next turn; from the back, so that places stay true."""
    yen = stay.table.spec.worth.mackerel_yen
    if stay.market is Market.MACKEREL:
        for place, (kind, fresh, price) in reversed([*enumerate(stay.state.wares[stay.seat])]):
            if kind is MACKEREL and not fresh and yen > prospects.ware(kind, price):
                yield Addition(SellMackerel(fresh, price)), SellBarrel(place)


def _purchases(stay: Stay) -> Iterator[tuple[tuple[Addition, ...], Stay]]:
    """A licence, two of them, or a ship, each with the visit after it."""
    if stay.market is Market.SHIPS:
        seen = set()
        for ship in ships.every_buy(stay):
            if ship.hull is not BARGE and ship.hull not in seen:
                seen.add(ship.hull)
                yield (Addition(PickHull(ship.hull), (PickPort(ship.port),)),), after(stay, ship)
        return
    if stay.market > Market.CRAB:
        return
    for licence in licences.every(stay):
        once = after(stay, licence)
        yield (_licence(licence),), once
        if licence.returned is None and licences.BUY in licences.every(once):
            yield (_licence(licence),) * 2, after(once, licence)


def _licence(deed: BuyLicence) -> Addition:
    return Addition(TakeLicence(), () if deed.returned is None else (GiveBack(deed.returned),))
