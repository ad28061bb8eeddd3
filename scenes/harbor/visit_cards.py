"""The cards of a visit in words: what can be done at a market, and what is asked because of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from game.i18n.door import _, ngettext, pgettext
from game.i18n.formats import number
from game.rules.harbor import worth
from game.rules.harbor.deeds import BuyShare, TakeLoan
from game.rules.harbor.drafts.errand_sums import Sum, each
from game.rules.harbor.drafts.errands import Errand, SellDocked, SellMackerel
from game.rules.harbor.drafts.parts import (
    ConvertOctopus,
    PickHull,
    PickSpot,
    TakeLicence,
    TakeRental,
    TakeSubsidy,
    Token,
)
from game.rules.harbor.drafts.plan import VisitPlan
from game.rules.harbor.markets.aquarium import wanted
from game.rules.harbor.markets.government import places
from game.rules.harbor.ports import free_ports
from game.rules.harbor.slots import slots_used
from game.rules.harbor.words import (
    FREEZER,
    MACKEREL,
    RESOURCES,
    TAKOYAKI,
    Market,
    Resource,
    Slot,
)
from game.staging.harbor import art
from game.staging.harbor.sheets.cards import Deal
from game.staging.harbor.sheets.names import hull_title, resource_name
from game.table.pose import Icon


def title(errand: Errand, market: Market) -> str:
    """What it is to do it."""
    match errand:
        case Token(resource):
            name = resource_name(resource)
            if market is Market.GOVERNMENT:
                return _("Give {resource}", resource=name)
            return _("Sell {resource}", resource=name)
        case SellMackerel(fresh, _price):
            return _("Sell a fresh barrel") if fresh else _("Sell an old barrel")
        case TakeLicence():
            return _("Buy a licence")
        case TakeRental(what):
            return _("Rent a freezer") if what is FREEZER else _("Rent a cart")
        case _:
            return _title(errand)


def _title(
    errand: TakeSubsidy | PickHull | SellDocked | PickSpot | TakeLoan | BuyShare | ConvertOctopus,
) -> str:
    match errand:
        case TakeSubsidy():
            return _("Buy a subsidy")
        case PickHull(hull):
            return hull_title(hull)
        case SellDocked():
            return _("Sell a ship")
        case PickSpot(spot):
            return _("Spot {number}", number=number(spot + 1))
        case TakeLoan():
            return _("Take a loan")
        case BuyShare():
            return _("Buy a share")
        case ConvertOctopus():
            return _("Make takoyaki")
        case _:
            assert_never(errand)


def short(errand: Errand, market: Market) -> str:
    """Where there is little room."""
    return resource_name(errand.resource) if isinstance(errand, Token) else title(errand, market)


def image(errand: Errand, market: Market) -> str:
    """What is sold or bought."""
    match errand:
        case Token(resource):
            return art.large_token(resource)
        case SellMackerel():
            return art.barrel(MACKEREL)
        case TakeLicence():
            return art.licence(market)
        case TakeRental(what):
            return art.slot(what)
        case TakeSubsidy():
            return art.slot(Slot.SUBSIDY)
        case PickHull(hull):
            return art.ship(hull)
        case _:
            return _image(errand)


def _image(errand: SellDocked | PickSpot | TakeLoan | BuyShare | ConvertOctopus) -> str:
    match errand:
        case SellDocked():
            return art.ship(0, furled=True)
        case PickSpot():
            return art.emblem(Market.TRADING)
        case TakeLoan():
            return art.LOAN
        case BuyShare():
            return art.SHARE
        case ConvertOctopus():
            return art.barrel(TAKOYAKI)
        case _:
            assert_never(errand)


def deal(plan: VisitPlan, errand: Errand, done: Sum) -> Deal:
    """A card of the market."""
    why, yen = plan.why_not(errand), each(plan.arrived, errand)
    return Deal(
        title=title(errand, plan.market),
        short=short(errand, plan.market),
        image=image(errand, plan.market),
        each=yen or None,
        parts=_parts(plan, errand),
        count=number(done.count),
        of=_most(plan, errand, done),
        total=done.yen or None,
        foot=foot(plan, errand),
        chosen=done.count > 0,
        dim=why is not None and not done.count,
        no_more=why is not None,
        no_less=not done.count,
    )


def _most(plan: VisitPlan, errand: Errand, done: Sum) -> str:
    """How many tokens there could be."""
    if not isinstance(errand, Token):
        return ""
    more = plan.stay.owned(errand.resource)
    if plan.market is Market.AQUARIUM:
        more = min(more, wanted(plan.stay, errand.resource))
    return number(done.count + more)


def _parts(plan: VisitPlan, errand: Errand) -> tuple[str | Icon, ...]:
    """Where no yen are paid: what a spot swaps, what an octopus becomes."""
    match errand:
        case PickSpot(spot):
            there = plan.arrived.state.extras.spots[spot]
            tokens = [
                resource for resource, count in zip(RESOURCES, there, strict=True) for _n in range(count)
            ]
            return tuple(Icon(art.token(resource), 1.0) for resource in tokens)
        case ConvertOctopus():
            made = plan.table.spec.worth.takoyaki_per_octopus
            return (
                Icon(art.token(Resource.OCTOPUS), 1.0),
                "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}",
                number(made),
            )
        case SellDocked():
            return (Icon(art.YEN, 0.9), "10 %")
    return ()


def foot(plan: VisitPlan, errand: Errand) -> str:
    """What is owned or left, as the visit stands."""
    stay, extras = plan.stay, plan.stay.state.extras
    match errand:
        case Token(resource):
            return _token_foot(plan, resource)
        case SellMackerel(fresh, price):
            ware = (MACKEREL, fresh, price)
            count = stay.state.wares[stay.seat].count(ware)
            return _("{count} for sale at {price}", count=number(count), price=number(price))
        case TakeLicence():
            return left_and_free(plan, stay.state.desk[plan.market])
        case TakeRental(what):
            return left_and_free(plan, extras.freezers_left if what is FREEZER else extras.carts_left)
        case TakeSubsidy():
            return left_and_free(plan, extras.subsidies_left)
        case PickHull(hull):
            ports = len(free_ports(plan.table, stay.state, stay.seat, hull))
            ways = ngettext("{count} port free", "{count} ports free", ports)
            left = _("{count} left", count=number(extras.hulls[hull]))
            return pgettext("on a card", "{left}, {free}", left=left, free=ways)
        case _:
            return _foot(plan, errand)


def _foot(plan: VisitPlan, errand: SellDocked | PickSpot | TakeLoan | BuyShare | ConvertOctopus) -> str:
    stay = plan.stay
    match errand:
        case SellDocked():
            return _("{count} owned", count=number(len(stay.state.ships[stay.seat])))
        case PickSpot(spot):
            return _("asks for {worth} R", worth=number(plan.table.spec.spots[spot].resources))
        case TakeLoan():
            repaid = number(plan.table.spec.extras.loan_repaid)
            return _("{count} left, repay {yen}", count=number(stay.state.extras.loans_left), yen=repaid)
        case BuyShare():
            return _("{count} left", count=number(stay.state.extras.shares_left))
        case ConvertOctopus():
            return _("{count} owned", count=number(stay.owned(Resource.OCTOPUS)))
        case _:
            assert_never(errand)


def _token_foot(plan: VisitPlan, resource: Resource) -> str:
    stay = plan.stay
    owned = number(stay.owned(resource))
    if plan.market is Market.AQUARIUM:
        return _("{count} owned, {left} wanted", count=owned, left=number(wanted(stay, resource)))
    if plan.market is Market.GOVERNMENT:
        return _("{count} owned, {left} wanted", count=owned, left=number(places(stay)))
    if resource is Resource.FUGU:
        return _("{count} owned, all at once", count=owned)
    each_ = worth.each(plan.table, plan.arrived.state)[resource]
    return _("{count} owned, R {worth} each", count=owned, worth=number(each_))


def left_and_free(plan: VisitPlan, left: int) -> str:
    """H25: of what lies in a slot."""
    free = plan.table.slots - slots_used(plan.table, plan.stay.state, plan.seat)
    slots = ngettext("{count} slot free", "{count} slots free", free)
    return pgettext("on a card", "{left}, {free}", left=_("{count} left", count=number(left)), free=slots)


def price_deal(plan: VisitPlan) -> Deal:
    """H45: the seam where takoyaki get their price: one for all of a visit."""
    made = any(isinstance(one.errand, ConvertOctopus) for one in plan.additions)
    return Deal(
        title=_("Price each"),
        short=_("Price each"),
        image=art.token(TAKOYAKI),
        count=number(plan.price),
        foot=_("asked for one"),
        dim=not made,
        no_more=not made or plan.price >= plan.table.price_range[-1],
        no_less=not made or plan.price <= plan.table.price_range[0],
    )


def lines(sums: Iterable[tuple[Errand, Sum]], market: Market) -> tuple[tuple[str, int], ...]:
    """What was done, with its yen."""
    return tuple(
        (
            title(errand, market)
            if done.count == 1
            else _(
                "{what} \N{MULTIPLICATION SIGN}{count}", what=title(errand, market), count=number(done.count)
            ),
            done.yen,
        )
        for errand, done in sums
    )
