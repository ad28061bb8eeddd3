"""Why a deed cannot be begun; asked only of deeds that the rules refuse."""

from __future__ import annotations

from typing import Final

from game.rules.core.draft import Refusal, refusal
from game.rules.harbor import worth
from game.rules.harbor.drafts.reasons import HULL_NAMES, KIND_NAMES, RESOURCE_NAMES, SLOT_NAMES, too_dear
from game.rules.harbor.markets import government, licences
from game.rules.harbor.markets.stay import Stay
from game.rules.harbor.ports import free_ports
from game.rules.harbor.words import AT_SEA, FREEZER, KINDS, Hull, Kind, Market, Resource, Slot

SALE_RULES: Final = ("H40", "H41", "H42", "H43", "H44", "H45", "H46", "H47", "H48")
"""By fish market."""


def no_licence(stay: Stay) -> Refusal:
    """H3, H25, H33."""
    table, state, fish = stay.table, stay.state, KINDS[stay.market]
    name, price, cash = KIND_NAMES[fish], table.licence_prices[fish], state.cash[stay.seat]
    if not state.desk[fish]:
        return refusal("H33", "none left", licence=name)
    if licences.at_limit(stay):
        most = table.spec.licences
        if stay.bought >= most.mackerel_a_visit:
            return refusal("H33", "enough in a visit", licence=name, most=most.mackerel_a_visit)
        return refusal("H3", "enough", licence=name, most=most.most_mackerel)
    return too_dear("H33", price, cash) if price > cash else slots_full(stay)


def slots_full(stay: Stay) -> Refusal:
    """H25: and nothing to give back."""
    return refusal("H25", "slots full", slots=stay.table.slots)


def none_owned(stay: Stay, resource: Resource) -> Refusal:
    """By the rule of what is sold."""
    rule = SALE_RULES[stay.market] if stay.market <= Market.CRAB else "H30"
    return refusal(rule, "none owned", resource=RESOURCE_NAMES[resource])


def no_demand(stay: Stay, resource: Resource) -> Refusal:
    """H57."""
    why = "no demand" if stay.owned(resource) else "none owned"
    return refusal("H57", why, resource=RESOURCE_NAMES[resource])


def no_gift(stay: Stay, resource: Resource) -> Refusal:
    """H54."""
    why = "none owned" if government.places(stay) > 0 else "charity full"
    return refusal("H54", why, resource=RESOURCE_NAMES[resource])


def not_bought(stay: Stay, kind: Kind) -> Refusal:
    """H40."""
    return refusal("H40", "not bought", ware=KIND_NAMES[kind])


def no_conversion(stay: Stay) -> Refusal:
    """H45."""
    if not stay.owned(Resource.OCTOPUS):
        return none_owned(stay, Resource.OCTOPUS)
    needed = stay.table.spec.worth.takoyaki_per_octopus
    return refusal("H45", "few takoyaki", left=stay.state.stock[Resource.TAKOYAKI], needed=needed)


def no_ship(stay: Stay, hull: Hull) -> Refusal:
    """H50."""
    price, cash = stay.table.ship_prices[hull], stay.state.cash[stay.seat]
    if not stay.state.extras.hulls[hull]:
        return refusal("H50", "none left", ship=HULL_NAMES[hull])
    if price > cash:
        return too_dear("H50", price, cash)
    assert not free_ports(stay.table, stay.state, stay.seat, hull)
    return refusal("H50", "no free port", ship=HULL_NAMES[hull])


def kept(stay: Stay, place: int) -> Refusal:
    """H50."""
    at_sea = stay.state.ships[stay.seat][place][1] == AT_SEA
    return refusal("H50", "at sea" if at_sea else "last ship", ship=place)


def no_rental(stay: Stay, what: Slot) -> Refusal:
    """H25, H51."""
    extras, price, cash = stay.state.extras, stay.table.spec.extras.rent, stay.state.cash[stay.seat]
    if not (extras.freezers_left if what is FREEZER else extras.carts_left):
        return refusal("H51", "none left", rental=SLOT_NAMES[what])
    return too_dear("H51", price, cash) if price > cash else slots_full(stay)


def no_subsidy(stay: Stay) -> Refusal:
    """H25, H54."""
    extras, price, cash = stay.state.extras, stay.table.spec.extras.subsidy_price, stay.state.cash[stay.seat]
    if extras.subsidies[stay.seat]:
        return refusal("H54", "one each")
    if not extras.subsidies_left:
        return refusal("H54", "none left")
    return too_dear("H54", price, cash) if price > cash else slots_full(stay)


def no_trade(stay: Stay, spot: int) -> Refusal:
    """H55."""
    if stay.traded >> spot & 1:
        return refusal("H55", "used", spot=spot)
    owned, asked = worth.of_seat(stay.table, stay.state, stay.seat), stay.table.spec.spots[spot].resources
    return refusal("H55", "worth too little", worth=owned, asked=asked)


def no_loan(stay: Stay) -> Refusal:
    """H56."""
    has_share = stay.state.extras.shares[stay.seat]
    return refusal("H56", "has a share") if has_share else refusal("H56", "no loan left")


def no_share(stay: Stay) -> Refusal:
    """H56."""
    extras, price, cash = stay.state.extras, stay.table.spec.extras.share_price, stay.state.cash[stay.seat]
    if extras.loans[stay.seat]:
        return refusal("H56", "has a loan")
    return too_dear("H56", price, cash) if extras.shares_left else refusal("H56", "no share left")
