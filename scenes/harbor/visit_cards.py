"""The cards of a visit in words: what can be done at a market, and what is asked because of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from game.i18n.door import _, ngettext, pgettext
from game.i18n.formats import TIMES, number, signed
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
from game.staging.harbor.terms import hull_title, resource_name
from game.table.pose import Icon

MOST_GROUPS: Final = 3
"""Kinds of tokens on a spot that are shown one by one."""


def title(errand: Errand, market: Market) -> str:
    """What it is to do it."""
    match errand:
        case Token(resource):
            name = resource_name(resource)
            if market is Market.GOVERNMENT:
                return _("Give {resource}", resource=name)
            return _("Sell {resource}", resource=name)
        case SellMackerel():
            return short(errand, market)
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
            return _("Sell a ship back")
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
    match errand:
        case Token(resource):
            return resource_name(resource)
        case SellMackerel(fresh, price):
            asked = number(price)
            return _("Fresh at {price}", price=asked) if fresh else _("Old at {price}", price=asked)
        case TakeLicence():
            return _("Licence")
        case TakeSubsidy():
            return _("Subsidy")
    return title(errand, market)


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
    return number(done.count + more) if done.count + more else ""


def _parts(plan: VisitPlan, errand: Errand) -> tuple[str | Icon, ...]:
    """Where no yen are paid: what a spot swaps, what an octopus becomes."""
    match errand:
        case PickSpot(spot):
            there = plan.arrived.state.extras.spots[spot]
            groups = [(resource, count) for resource, count in zip(RESOURCES, there, strict=True) if count]
            if len(groups) > MOST_GROUPS:
                return Icon(art.R, 0.9), signed(_worth_there(plan, spot))
            return tuple(
                one for group in groups for one in (Icon(art.token(group[0]), 1.1), number(group[1]))
            )
        case ConvertOctopus():
            made = plan.table.spec.worth.takoyaki_per_octopus
            return (
                Icon(art.token(Resource.OCTOPUS), 1.0),
                "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}",
                number(made),
            )
        case SellDocked():
            return (_("for {percent} %", percent=number(plan.table.spec.extras.resale_percent)),)
    return ()


def foot(plan: VisitPlan, errand: Errand) -> tuple[str, ...]:
    """What is owned or left, as the visit stands."""
    stay, extras = plan.stay, plan.stay.state.extras
    match errand:
        case Token(resource):
            return (_owned(stay.owned(resource)), _of_token(plan, resource))
        case SellMackerel(fresh, price):
            count = stay.state.wares[stay.seat].count((MACKEREL, fresh, price))
            return (_owned(count),)
        case TakeLicence():
            return _left(stay.state.desk[plan.market]), _free(plan)
        case TakeRental(what):
            return _left(extras.freezers_left if what is FREEZER else extras.carts_left), _free(plan)
        case TakeSubsidy():
            return _left(extras.subsidies_left), _free(plan)
        case PickHull(hull):
            ports = len(free_ports(plan.table, stay.state, stay.seat, hull))
            return _left(extras.hulls[hull]), ngettext("{count} port free", "{count} ports free", ports)
        case _:
            return _foot(plan, errand)


def _foot(
    plan: VisitPlan, errand: SellDocked | PickSpot | TakeLoan | BuyShare | ConvertOctopus
) -> tuple[str, ...]:
    stay, figures = plan.stay, plan.table.spec
    match errand:
        case SellDocked():
            return (_owned(len(stay.state.ships[stay.seat])),)
        case PickSpot(spot):
            asks = _("asks for {worth} R", worth=number(figures.spots[spot].resources))
            there = _worth_there(plan, spot)
            return (asks, _("for tokens of {worth} R", worth=number(there))) if there else (asks,)
        case TakeLoan():
            repaid = number(figures.extras.loan_repaid)
            return _left(stay.state.extras.loans_left), _("repay {yen} each", yen=repaid)
        case BuyShare():
            return (_left(stay.state.extras.shares_left),)
        case ConvertOctopus():
            return (_owned(stay.owned(Resource.OCTOPUS)),)
        case _:
            assert_never(errand)


def _worth_there(plan: VisitPlan, spot: int) -> int:
    """H55: R of what lies on a spot, to somebody who owns nothing else."""
    return worth.total(plan.arrived.state.extras.spots[spot], worth.each(plan.table, plan.arrived.state))


def _left(count: int) -> str:
    return _("{count} left", count=number(count))


def _owned(count: int) -> str:
    return _("{count} owned", count=number(count))


def _free(plan: VisitPlan) -> str:
    """H25: of what lies in a slot."""
    free = plan.table.slots - slots_used(plan.table, plan.stay.state, plan.seat)
    return ngettext("{count} slot free", "{count} slots free", free)


def _of_token(plan: VisitPlan, resource: Resource) -> str:
    """What the market wants, or what one counts at the end."""
    stay = plan.stay
    if plan.market is Market.AQUARIUM:
        return _("{count} wanted", count=number(wanted(stay, resource)))
    if plan.market is Market.GOVERNMENT:
        return _("{count} wanted", count=number(places(stay)))
    if resource is Resource.FUGU:
        return _("all at once")
    value = worth.each(plan.table, plan.arrived.state)[resource]
    return _("R {worth} each", worth=number(value))


def price_deal(plan: VisitPlan) -> Deal:
    """H45: the seam where takoyaki get their price: one for all of a visit."""
    made = any(isinstance(one.errand, ConvertOctopus) for one in plan.additions)
    return Deal(
        title=_("Price each"),
        short=_("Price each"),
        image=art.token(TAKOYAKI),
        count=number(plan.price),
        foot=(_("asked for one"),),
        dim=not made,
        no_more=not made or plan.price >= plan.table.price_range[-1],
        no_less=not made or plan.price <= plan.table.price_range[0],
    )


def lines(sums: Iterable[tuple[Errand, Sum]], market: Market) -> tuple[tuple[str, int], ...]:
    """What was done, with its yen."""
    return tuple((_line(short(errand, market), done.count), done.yen) for errand, done in sums)


def _line(what: str, count: int) -> str:
    if count == 1:
        return what
    return pgettext("how often", "{what} {times}{count}", what=what, times=TIMES, count=number(count))
