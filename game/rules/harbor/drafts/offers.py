"""H30: what can be begun at a market, each with why it cannot be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from game.rules.core.draft import Refusal
from game.rules.harbor import deeds
from game.rules.harbor.drafts import offer_reasons as why
from game.rules.harbor.drafts.entering import possible_spots
from game.rules.harbor.drafts.parts import (
    ConvertOctopus,
    Opening,
    PickHull,
    PickSpot,
    TakeLicence,
    TakeRental,
    TakeSubsidy,
    Token,
    VisitOptions,
)
from game.rules.harbor.markets import (
    aquarium,
    bank,
    government,
    licences,
    octopus,
    rentals,
    sales,
    ships,
)
from game.rules.harbor.markets.stay import Stay
from game.rules.harbor.markets.uses import USES
from game.rules.harbor.words import (
    CART,
    FREEZER,
    HULLS,
    KIND_OF,
    MARKETS,
    RESOURCES,
    TAKOYAKI,
    Market,
    Resource,
)

Offer: TypeAlias = tuple[Opening, Refusal | None]
HOME: Final = tuple(Market.OCTOPUS if kind is TAKOYAKI else MARKETS[kind] for kind in KIND_OF)
"""The market of each resource."""


def offers(stay: Stay) -> VisitOptions:
    """Of every deed of the market."""
    return {part: not_now for deed in USES[stay.market] for part, not_now in OFFERS[deed](stay)}


def licence(stay: Stay) -> Iterator[Offer]:
    """H33."""
    yield TakeLicence(), None if licences.every(stay) else why.no_licence(stay)


def sale(stay: Stay) -> Iterator[Offer]:
    """H40-H48: what a fish market buys."""
    for resource in sales.BOUGHT[stay.market]:
        yield Token(resource), None if stay.owned(resource) else why.none_owned(stay, resource)


def exhibit(stay: Stay) -> Iterator[Offer]:
    """H57: every resource in play."""
    wanted = {deed.resource for deed in aquarium.every(stay)}
    for resource in in_play(stay):
        yield Token(resource), None if resource in wanted else why.no_demand(stay, resource)


def gift(stay: Stay) -> Iterator[Offer]:
    """H54: every resource in play."""
    places = government.places(stay)
    for resource in in_play(stay):
        possible = places > 0 and stay.owned(resource)
        yield Token(resource), None if possible else why.no_gift(stay, resource)


def in_play(stay: Stay) -> list[Resource]:
    """Those of the fish markets at the table; takoyaki belong to the octopus."""
    markets = stay.state.deal.markets
    return [resource for resource in RESOURCES if HOME[resource] in markets]


def barrel(stay: Stay) -> Iterator[Offer]:
    """H40: everything in the harbor, of which only mackerel are bought."""
    known = sales.mackerel_barrels(stay)
    for place, (kind, _, _) in enumerate(stay.state.wares[stay.seat]):
        yield deeds.SellBarrel(place), None if place in known else why.not_bought(stay, kind)


def conversion(stay: Stay) -> Iterator[Offer]:
    """H45."""
    yield ConvertOctopus(), None if octopus.possible(stay) else why.no_conversion(stay)


def hull(stay: Stay) -> Iterator[Offer]:
    """H50."""
    possible = {deed.hull for deed in ships.every_buy(stay)}
    for one in HULLS:
        yield PickHull(one), None if one in possible else why.no_ship(stay, one)


def ship_sale(stay: Stay) -> Iterator[Offer]:
    """H50: the whole fleet."""
    docked = ships.docked(stay)
    for place in range(len(stay.state.ships[stay.seat])):
        yield deeds.SellShip(place), None if place in docked else why.kept(stay, place)


def rental(stay: Stay) -> Iterator[Offer]:
    """H51."""
    possible = {deed.what for deed in rentals.every(stay)}
    for what in (FREEZER, CART):
        yield TakeRental(what), None if what in possible else why.no_rental(stay, what)


def subsidy(stay: Stay) -> Iterator[Offer]:
    """H54."""
    yield TakeSubsidy(), None if government.every_subsidy(stay) else why.no_subsidy(stay)


def spot(stay: Stay) -> Iterator[Offer]:
    """H55."""
    possible = possible_spots(stay)
    for place in range(len(stay.table.spec.spots)):
        yield PickSpot(place), None if place in possible else why.no_trade(stay, place)


def loan(stay: Stay) -> Iterator[Offer]:
    """H56."""
    yield bank.LOAN[0], None if bank.can_borrow(stay) else why.no_loan(stay)


def share(stay: Stay) -> Iterator[Offer]:
    """H56."""
    yield bank.SHARE[0], None if bank.can_invest(stay) else why.no_share(stay)


def sell(stay: Stay) -> Iterator[Offer]:
    """At the aquarium by its demand, elsewhere what the fish market buys."""
    return exhibit(stay) if stay.market is Market.AQUARIUM else sale(stay)


OFFERS: Final[Mapping[type, Callable[[Stay], Iterator[Offer]]]] = {
    deeds.BuyLicence: licence,
    deeds.BuyShare: share,
    deeds.BuyShip: hull,
    deeds.BuySubsidy: subsidy,
    deeds.Convert: conversion,
    deeds.Give: gift,
    deeds.Rent: rental,
    deeds.Sell: sell,
    deeds.SellBarrel: barrel,
    deeds.SellShip: ship_sale,
    deeds.TakeLoan: loan,
    deeds.Trade: spot,
}
