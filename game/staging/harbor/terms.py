"""The names of everything in the harbor; those of fish and of gear have modules of their own."""

from __future__ import annotations

from typing import assert_never

from game.bots.harbor.names import fish, goods_name, kinds_name
from game.i18n.door import ngettext, pgettext
from game.i18n.formats import either, number, yen
from game.rules.harbor.deeds import PayActions, PayToken, PayWay, PayYen
from game.rules.harbor.spec import Entry, HarborSpec
from game.rules.harbor.words import KINDS, TAKOYAKI, Market
from game.staging.harbor.fish_terms import (
    barrels_name,
    goods,
    kind_name,
    kind_short,
    resource_name,
    resources_name,
    tokens_name,
)
from game.staging.harbor.gear_terms import (
    a_slot,
    hull_name,
    hull_title,
    licence_name,
    port_name,
    slot_name,
    slot_title,
    the_port,
)

__all__ = [
    "a_slot",
    "actions_name",
    "barrels_name",
    "fish",
    "goods",
    "goods_name",
    "hull_name",
    "hull_title",
    "kind_name",
    "kind_short",
    "kinds_name",
    "licence_name",
    "market_name",
    "place",
    "port_name",
    "resource_name",
    "resources_name",
    "slot_name",
    "slot_title",
    "spot_name",
    "the_port",
    "tokens_name",
    "way",
    "ways",
    "worth_name",
]


def market_name(market: Market) -> str:
    """As a heading; a fish market is called like its fish."""
    if market <= Market.CRAB:
        return kind_name(KINDS[market])
    return {
        Market.SHIPS: pgettext("market", "Ships"),
        Market.RENTALS: pgettext("market", "Rentals"),
        Market.GOVERNMENT: pgettext("market", "Government"),
        Market.TRADING: pgettext("market", "Trading"),
        Market.BANK: pgettext("market", "Bank"),
        Market.AQUARIUM: pgettext("market", "Aquarium"),
    }[market]


def place(market: Market) -> str:
    """Within a sentence, after a verb: enters the Eel market, enters Trading."""
    if market <= Market.CRAB:
        return pgettext("market", "the {fish} market", fish=kind_name(KINDS[market]))
    return {
        Market.SHIPS: pgettext("market", "Ships"),
        Market.RENTALS: pgettext("market", "Rentals"),
        Market.GOVERNMENT: pgettext("market", "the Government"),
        Market.TRADING: pgettext("market", "Trading"),
        Market.BANK: pgettext("market", "the Bank"),
        Market.AQUARIUM: pgettext("market", "the Aquarium"),
    }[market]


def spot_name(spot: int, spec: HarborSpec) -> str:
    """H55: by the R it asks for."""
    return pgettext("spot", "{worth} R spot", worth=number(spec.spots[spot].resources))


def worth_name(resources: int) -> str:
    """An amount of R."""
    return pgettext("resource value", "{amount} R", amount=number(resources))


def actions_name(count: int) -> str:
    """Counted."""
    return ngettext("{count} action", "{count} actions", count)


def ways(cost: Entry) -> str:
    """H32: the alternatives on a tile."""
    found = [actions_name(cost.actions)] if cost.actions is not None else []
    found += [yen(cost.yen)] if cost.yen is not None else []
    found += [resources_name(cost.token, 1)] if cost.token is not None else []
    return either(found)


def way(entry: PayWay, market: Market, spec: HarborSpec) -> str:
    """H32, H53: how an entry is paid."""
    cost = spec.entries[market]
    match entry:
        case PayActions(own, 0):
            return actions_name(own)
        case PayActions(0, cart):
            return ngettext("{count} action of a cart", "{count} actions of a cart", cart)
        case PayActions(own, cart):
            return pgettext(
                "pay", "{own} and {cart} of a cart", own=actions_name(own), cart=actions_name(cart)
            )
        case PayYen():
            return yen(cost.yen or 0)
        case PayToken(None):
            assert cost.token is not None
            return resources_name(cost.token, 1)
        case PayToken():
            return pgettext("pay", "{goods} for sale", goods=kinds_name(TAKOYAKI, 1))
    assert_never(entry)
