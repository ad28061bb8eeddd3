"""What a market says of itself: entry, prices, what is left, and what the seat that asks could do there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.i18n.door import _, ngettext, pgettext
from game.i18n.formats import in_a_row, listed, number, yen
from game.rules.core.seat import Seat
from game.rules.harbor import foresight
from game.rules.harbor.deeds import BuyShare, TakeLoan
from game.rules.harbor.drafts.offers import offers
from game.rules.harbor.drafts.parts import TakeLicence, TakeRental, TakeSubsidy
from game.rules.harbor.markets import ships as shipyard
from game.rules.harbor.markets.sales import mackerel_barrels
from game.rules.harbor.sea import fish_left
from game.rules.harbor.words import HULLS, KINDS, MARKETS, TAKOYAKI, Kind, Market
from game.staging.harbor.asking import Asking
from game.staging.harbor.paper_lore import spot_now
from game.staging.harbor.refusals import refused
from game.staging.harbor.terms import (
    barrels_name,
    hull_name,
    kinds_name,
    market_name,
    resources_name,
    ways,
    worth_name,
)
from game.staging.harbor.worth_words import market_pays, track, worth_now
from game.staging.lore import Lore

GEAR: Final = (BuyShare, TakeLicence, TakeLoan, TakeRental, TakeSubsidy)
"""What a visitor can look for in any market but Ships, beside selling."""


def market(which: Market, at: Asking) -> Lore:
    """A tile of the street."""
    told = [entry(which, at)]
    told += of_fish(KINDS[which], at) if which <= Market.CRAB else EXTRAS[which](at)
    for seat in at.who:
        told += possible(which, seat, at)
    return Lore(market_name(which), tuple(told))


def entry(which: Market, at: Asking) -> str:
    """H30, H32: and whether yen or a token were used for it this turn."""
    paid = ways(at.table.entries[which])
    if which in at.view.entered:
        return _("Entry: {ways}; by yen or a fish it was entered this turn.", ways=paid)
    return _("Entry: {ways}.", ways=paid)


def of_fish(kind: Kind, at: Asking) -> Iterator[str]:
    """H33, H40-H49."""
    yield worth_now(kind, at)
    yield market_pays(kind, at)
    yield from track(kind, at)
    yield left(kind, at)
    licences = at.view.licences[kind]
    price = yen(at.spec.licences.prices[kind])
    yield ngettext(
        "{count} licence is left at {price}.", "{count} licences are left at {price}.", licences, price=price
    )


def left(kind: Kind, at: Asking) -> str:
    """H49: barrels, and the fish that buyers of barrels get."""
    if kind in at.view.overfished:
        return _("Empty sea: its barrels leave the game.")
    return _(
        "{barrels} and {fish} are left; at 0 of either the sea is empty.",
        barrels=barrels_name(kind, at.view.barrels[kind]),
        fish=kinds_name(kind, fish_left(at.state, kind)),
    )


def possible(which: Market, seat: Seat, at: Asking) -> Iterator[str]:
    """With the entry paid by nothing: what licences earn, what tokens sell for, and what cannot be had."""
    if which <= Market.CRAB:
        yield from _income(which, seat, at)
    yield from _sold(which, seat, at)
    if which is Market.MACKEREL and (count := len(mackerel_barrels(at.stay(seat, which)))):
        yield _(
            "{name} could sell {barrels} on sale for {price}.",
            name=at.name(seat),
            barrels=barrels_name(Kind.MACKEREL, count),
            price=yen(at.spec.worth.mackerel_yen * count),
        )
    if which is Market.SHIPS:
        yield ships_for(seat, at)
    if which is Market.TRADING:
        owned = worth_name(at.own(seat).resources)
        yield _("The fish of {name} are worth {worth}.", name=at.name(seat), worth=owned)
    yield from _out_of_reach(which, seat, at)


def _income(which: Market, seat: Seat, at: Asking) -> Iterator[str]:
    """H31."""
    if owned := at.own(seat).licences[which]:
        yield ngettext(
            "Every entry pays {name} {amount} for {count} licence.",
            "Every entry pays {name} {amount} for {count} licences.",
            owned,
            name=at.name(seat),
            amount=yen(at.spec.licences.income * owned),
        )


def _sold(which: Market, seat: Seat, at: Asking) -> Iterator[str]:
    """H40-H48, H54, H57."""
    for sale in foresight.sales_of(at.table, at.state, seat, which):
        said = {
            "name": at.name(seat),
            "tokens": resources_name(sale.resource, sale.count),
            "price": yen(sale.yen),
            "worth": worth_name(sale.resources),
        }
        if which is Market.GOVERNMENT:
            yield _("{name} could give {tokens} for {price}, worth {worth}.", **said)
        else:
            yield _("{name} could sell {tokens} for {price}, worth {worth}.", **said)


def _out_of_reach(which: Market, seat: Seat, at: Asking) -> Iterator[str]:
    """What is sold there and the seat cannot take, as the rules refuse it; each reason once."""
    refusals = [why for part, why in offers(at.stay(seat, which)).items() if isinstance(part, GEAR)]
    yield from dict.fromkeys(refused(why, at.names, seat) for why in refusals if why is not None)


def ships_for(seat: Seat, at: Asking) -> str:
    """H50: what a seat can pay for and has a port for."""
    bought = {deed.hull for deed in shipyard.every_buy(at.stay(seat, Market.SHIPS))}
    name = at.name(seat)
    if not bought:
        return _("{name} lacks the yen or a free port for any of them.", name=name)
    hulls = [hull_name(hull) for hull in HULLS if hull in bought]
    return _("{name} has the yen and a port for: {ships}.", name=name, ships=in_a_row(hulls))


def ships(at: Asking) -> Iterator[str]:
    """H50."""
    prices = at.spec.extras.ship_prices
    stock = [
        pgettext(
            "ships left",
            "{ship} {price} ({count})",
            ship=hull_name(hull),
            price=number(prices[hull]),
            count=number(count),
        )
        for hull, count in zip(HULLS, at.view.hulls, strict=True)
    ]
    yield _("Prices in yen, in brackets how many are left: {ships}.", ships=in_a_row(stock))
    percent = number(at.spec.extras.resale_percent)
    yield _("A docked ship sells for {percent} % of its price.", percent=percent)


def rentals(at: Asking) -> Iterator[str]:
    """H51."""
    view, price = at.view, yen(at.spec.extras.rent)
    freezers = ngettext("{count} freezer", "{count} freezers", view.freezers_left)
    carts = ngettext("{count} cart", "{count} carts", view.carts_left)
    yield _("In stock: {things}, at {price} each.", things=listed([freezers, carts]), price=price)
    extras = at.spec.extras
    yield ngettext(
        "A freezer keeps barrels for {count} turn.",
        "A freezer keeps barrels for {count} turns.",
        extras.freezer_uses,
    )
    yield ngettext(
        "A cart pays {count} action of entries.",
        "A cart pays {count} actions of entries.",
        extras.cart_actions,
    )


def government(at: Asking) -> Iterator[str]:
    """H54."""
    extras = at.spec.extras
    places = extras.charity_places - sum(at.view.charity)
    yield ngettext(
        "Charity takes {count} more fish in this game, for {price} each.",
        "Charity takes {count} more fish in this game, for {price} each.",
        places,
        price=yen(extras.charity_yen),
    )
    yield ngettext(
        "{count} subsidy is left at {price}.",
        "{count} subsidies are left at {price}.",
        at.view.subsidies_left,
        price=yen(extras.subsidy_price),
    )


def trading(at: Asking) -> Iterator[str]:
    """H55."""
    for spot in range(len(at.spec.spots)):
        yield spot_now(spot, at)
    yield _("Each spot is used once in a visit.")


def bank(at: Asking) -> Iterator[str]:
    """H56."""
    extras, view = at.spec.extras, at.view
    yield ngettext(
        "{count} loan is left: {amount} now, {repaid} back at the end.",
        "{count} loans are left: {amount} now, {repaid} back at the end.",
        view.loans_left,
        amount=yen(extras.loan_yen),
        repaid=yen(extras.loan_repaid),
    )
    yield ngettext(
        "{count} share is left at {price}.",
        "{count} shares are left at {price}.",
        view.shares_left,
        price=yen(extras.share_price),
    )
    yield _("Nobody may have both.")


def aquarium(at: Asking) -> Iterator[str]:
    """H57: of the fish in play."""
    wanted = [
        pgettext(
            "wanted",
            "{fish} at {price}",
            fish=kinds_name(kind, count),
            price=number(at.spec.aquarium[kind].yen),
        )
        for kind, count in zip(KINDS, at.view.demand, strict=True)
        if count and _home(kind) in at.view.markets
    ]
    if wanted:
        yield _("It still wants, prices in yen: {fish}.", fish=in_a_row(wanted))
    else:
        yield _("It wants nothing more.")


def _home(kind: Kind) -> Market:
    """H45: takoyaki come from the Octopus market."""
    return Market.OCTOPUS if kind is TAKOYAKI else MARKETS[kind]


EXTRAS = {
    Market.SHIPS: ships,
    Market.RENTALS: rentals,
    Market.GOVERNMENT: government,
    Market.TRADING: trading,
    Market.BANK: bank,
    Market.AQUARIUM: aquarium,
}
"""The markets without fish of their own."""
