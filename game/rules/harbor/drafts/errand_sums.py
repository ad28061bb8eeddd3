"""H30: what the errands of a visit come to, and what one of them costs or brings."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import assert_never

from game.rules.harbor import deeds
from game.rules.harbor.deeds import BuyShare, Deed, TakeLoan
from game.rules.harbor.drafts.errands import SELL_SHIP, Errand, SellDocked, SellMackerel
from game.rules.harbor.drafts.parts import (
    ConvertOctopus,
    PickHull,
    PickSpot,
    TakeLicence,
    TakeRental,
    TakeSubsidy,
    Token,
)
from game.rules.harbor.markets import sales
from game.rules.harbor.markets.stay import Stay
from game.rules.harbor.phases import visit
from game.rules.harbor.state import HarborState
from game.rules.harbor.words import KIND_OF, Market, Resource


def errand_of(deed: Deed, state: HarborState, seat: int) -> Errand:
    """What a deed belongs to; the state is that before it."""
    match deed:
        case deeds.Sell(resource, _) | deeds.Give(resource, _):
            return Token(resource)
        case deeds.SellBarrel(place):
            _, fresh, price = state.wares[seat][place]
            return SellMackerel(fresh, price)
        case deeds.BuyLicence() | deeds.Rent() | deeds.BuySubsidy():
            return _taken(deed)
        case deeds.Convert():
            return ConvertOctopus()
        case deeds.BuyShip(hull, _):
            return PickHull(hull)
        case deeds.SellShip():
            return SELL_SHIP
        case deeds.Trade(spot, _):
            return PickSpot(spot)
        case deeds.TakeLoan() | deeds.BuyShare():
            return deed
        case _:
            assert_never(deed)


def _taken(deed: deeds.BuyLicence | deeds.Rent | deeds.BuySubsidy) -> Errand:
    if isinstance(deed, deeds.Rent):
        return TakeRental(deed.what)
    return TakeLicence() if isinstance(deed, deeds.BuyLicence) else TakeSubsidy()


@dataclass(frozen=True, slots=True)
class Sum:
    """How often an errand was done, in tokens where those are sold, and the yen of it."""

    count: int = 0
    yen: int = 0


def sums(arrived: Stay, done: Iterable[Deed]) -> dict[Errand, Sum]:
    """What each errand comes to, deed after deed."""
    stay, found = arrived.fork(), dict[Errand, Sum]()
    for deed in done:
        errand, before = errand_of(deed, stay.state, stay.seat), stay.state.cash[stay.seat]
        visit.do(stay, deed)
        count = deed.count if isinstance(deed, (deeds.Sell, deeds.Give)) else 1
        so_far = found.get(errand, Sum())
        found[errand] = Sum(so_far.count + count, so_far.yen + stay.state.cash[stay.seat] - before)
    return found


def each(stay: Stay, errand: Errand) -> int:
    """The yen that doing it once brings, or costs; of fugu at their market, that of all (H47)."""
    table, extras = stay.table, stay.table.spec.extras
    match errand:
        case Token(resource):
            return _token_yen(stay, resource)
        case SellMackerel():
            return table.spec.worth.mackerel_yen
        case TakeLicence() | TakeRental() | TakeSubsidy():
            return -_price(stay, errand)
        case PickHull(hull):
            return -table.ship_prices[hull]
        case PickSpot(spot):
            return 0 if any(stay.state.extras.spots[spot]) else table.spec.spots[spot].yen
        case TakeLoan():
            return extras.loan_yen
        case BuyShare():
            return -extras.share_price
        case ConvertOctopus() | SellDocked():
            return 0
        case _:
            assert_never(errand)


def _price(stay: Stay, taken: TakeLicence | TakeRental | TakeSubsidy) -> int:
    """Of what lies in a slot."""
    if isinstance(taken, TakeLicence):
        return stay.table.licence_prices[stay.market]
    extras = stay.table.spec.extras
    return extras.rent if isinstance(taken, TakeRental) else extras.subsidy_price


def _token_yen(stay: Stay, resource: Resource) -> int:
    if stay.market is Market.GOVERNMENT:
        return stay.table.spec.extras.charity_yen
    if stay.market is Market.AQUARIUM:
        return stay.table.demand_yen[KIND_OF[resource]]
    return sales.pay(stay, resource, stay.owned(resource) if resource is Resource.FUGU else 1)
