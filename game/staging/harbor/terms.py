"""The names of fish, goods, markets, ships and papers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import assert_never

from game.i18n.door import ngettext, pgettext
from game.i18n.formats import listed, number, yen
from game.rules.harbor.deeds import PayActions, PayToken, PayWay, PayYen
from game.rules.harbor.spec import HarborSpec
from game.rules.harbor.words import KIND_OF, KINDS, RESOURCES, TAKOYAKI, Hull, Kind, Market, Resource, Slot


def kind_name(kind: Kind) -> str:
    """In full, as a heading."""
    return {
        Kind.MACKEREL: pgettext("fish", "Mackerel"),
        Kind.SQUID: pgettext("fish", "Squid"),
        Kind.TUNA: pgettext("fish", "Tuna"),
        Kind.SNAPPER: pgettext("fish", "Red Snapper"),
        Kind.SALMON: pgettext("fish", "Salmon"),
        Kind.OCTOPUS: pgettext("fish", "Octopus"),
        Kind.EEL: pgettext("fish", "Eel"),
        Kind.FUGU: pgettext("fish", "Fugu"),
        Kind.CRAB: pgettext("fish", "Spider Crab"),
        Kind.TAKOYAKI: pgettext("fish", "Takoyaki"),
    }[kind]


def kind_short(kind: Kind) -> str:
    """As a heading where there is little room."""
    match kind:
        case Kind.SNAPPER:
            return pgettext("fish", "Snapper")
        case Kind.CRAB:
            return pgettext("fish", "Crab")
    return kind_name(kind)


def fish(kind: Kind) -> str:
    """Within a sentence: what a barrel is of."""
    return {
        Kind.MACKEREL: pgettext("fish", "mackerel"),
        Kind.SQUID: pgettext("fish", "squid"),
        Kind.TUNA: pgettext("fish", "tuna"),
        Kind.SNAPPER: pgettext("fish", "snapper"),
        Kind.SALMON: pgettext("fish", "salmon"),
        Kind.OCTOPUS: pgettext("fish", "octopus"),
        Kind.EEL: pgettext("fish", "eel"),
        Kind.FUGU: pgettext("fish", "fugu"),
        Kind.CRAB: pgettext("fish", "crab"),
        Kind.TAKOYAKI: pgettext("fish", "takoyaki"),
    }[kind]


def kinds_name(kind: Kind, count: int) -> str:
    """Counted: 1 eel, 2 eels."""
    return {
        Kind.MACKEREL: ngettext("{count} mackerel", "{count} mackerel", count),
        Kind.SQUID: ngettext("{count} squid", "{count} squid", count),
        Kind.TUNA: ngettext("{count} tuna", "{count} tuna", count),
        Kind.SNAPPER: ngettext("{count} snapper", "{count} snapper", count),
        Kind.SALMON: ngettext("{count} salmon", "{count} salmon", count),
        Kind.OCTOPUS: ngettext("{count} octopus", "{count} octopuses", count),
        Kind.EEL: ngettext("{count} eel", "{count} eels", count),
        Kind.FUGU: ngettext("{count} fugu", "{count} fugu", count),
        Kind.CRAB: ngettext("{count} crab", "{count} crabs", count),
        Kind.TAKOYAKI: ngettext("{count} takoyaki", "{count} takoyaki", count),
    }[kind]


def barrels_name(kind: Kind, count: int) -> str:
    """Counted, as it is for sale: 2 barrels of eel; takoyaki are in no barrel."""
    if kind is TAKOYAKI:
        return kinds_name(kind, count)
    return ngettext("{count} barrel of {fish}", "{count} barrels of {fish}", count, fish=fish(kind))


def goods(kinds: Iterable[Kind]) -> str:
    """Barrels of several kinds, in the order of the fish."""
    counts = Counter(kinds)
    return listed([barrels_name(kind, counts[kind]) for kind in KINDS if counts[kind]])


def resource_name(resource: Resource) -> str:
    """As a heading; H42 and H44 tell tuna and salmon apart."""
    return {
        Resource.MACKEREL: kind_name(Kind.MACKEREL),
        Resource.SQUID: kind_name(Kind.SQUID),
        Resource.SNAPPER: kind_name(Kind.SNAPPER),
        Resource.FRESH_SALMON: pgettext("fish", "Fresh Salmon"),
        Resource.OLD_SALMON: pgettext("fish", "Old Salmon"),
        Resource.OCTOPUS: kind_name(Kind.OCTOPUS),
        Resource.EEL: kind_name(Kind.EEL),
        Resource.FUGU: kind_name(Kind.FUGU),
        Resource.CRAB: kind_name(Kind.CRAB),
        Resource.TAKOYAKI: kind_name(Kind.TAKOYAKI),
        Resource.SMALL_TUNA: pgettext("fish", "Small Tuna"),
        Resource.MEDIUM_TUNA: pgettext("fish", "Medium Tuna"),
        Resource.LARGE_TUNA: pgettext("fish", "Large Tuna"),
    }[resource]


def goods_name(resource: Resource) -> str:
    """Within a sentence, uncounted."""
    return {
        Resource.FRESH_SALMON: pgettext("fish", "fresh salmon"),
        Resource.OLD_SALMON: pgettext("fish", "old salmon"),
        Resource.SMALL_TUNA: pgettext("fish", "small tuna"),
        Resource.MEDIUM_TUNA: pgettext("fish", "medium tuna"),
        Resource.LARGE_TUNA: pgettext("fish", "large tuna"),
    }.get(resource) or fish(KIND_OF[resource])


def resources_name(resource: Resource, count: int) -> str:
    """Counted: 2 eels, 1 old salmon."""
    return {
        Resource.MACKEREL: kinds_name(Kind.MACKEREL, count),
        Resource.SQUID: kinds_name(Kind.SQUID, count),
        Resource.SNAPPER: kinds_name(Kind.SNAPPER, count),
        Resource.FRESH_SALMON: ngettext("{count} fresh salmon", "{count} fresh salmon", count),
        Resource.OLD_SALMON: ngettext("{count} old salmon", "{count} old salmon", count),
        Resource.OCTOPUS: kinds_name(Kind.OCTOPUS, count),
        Resource.EEL: kinds_name(Kind.EEL, count),
        Resource.FUGU: kinds_name(Kind.FUGU, count),
        Resource.CRAB: kinds_name(Kind.CRAB, count),
        Resource.TAKOYAKI: kinds_name(Kind.TAKOYAKI, count),
        Resource.SMALL_TUNA: ngettext("{count} small tuna", "{count} small tuna", count),
        Resource.MEDIUM_TUNA: ngettext("{count} medium tuna", "{count} medium tuna", count),
        Resource.LARGE_TUNA: ngettext("{count} large tuna", "{count} large tuna", count),
    }[resource]


def tokens_name(counts: Sequence[int]) -> str:
    """Tokens counted per resource, as in a view: 2 eels, 1 squid."""
    return listed([resources_name(resource, counts[resource]) for resource in RESOURCES if counts[resource]])


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


def hull_name(hull: Hull) -> str:
    """Within a sentence, after an article."""
    match hull:
        case Hull.ONE_SLOT:
            return pgettext("ship", "one-slot ship")
        case Hull.TWO_SLOT:
            return pgettext("ship", "two-slot ship")
        case Hull.THREE_SLOT:
            return pgettext("ship", "three-slot ship")
        case Hull.FOUR_SLOT:
            return pgettext("ship", "four-slot ship")
        case Hull.BARGE:
            return pgettext("ship", "barge")
    assert_never(hull)


def hull_title(hull: Hull) -> str:
    """As a heading."""
    match hull:
        case Hull.ONE_SLOT:
            return pgettext("ship", "One-slot ship")
        case Hull.TWO_SLOT:
            return pgettext("ship", "Two-slot ship")
        case Hull.THREE_SLOT:
            return pgettext("ship", "Three-slot ship")
        case Hull.FOUR_SLOT:
            return pgettext("ship", "Four-slot ship")
        case Hull.BARGE:
            return pgettext("ship", "Barge")
    assert_never(hull)


def licence_name(kind: Kind) -> str:
    """H21: of a fish; also at the beginning of a sentence."""
    return pgettext("slot", "{fish} licence", fish=kind_name(kind))


def slot_name(slot: Slot) -> str:
    """What can lie in a slot: Eel licence, freezer."""
    match slot:
        case Slot.FREEZER:
            return pgettext("slot", "freezer")
        case Slot.CART:
            return pgettext("slot", "cart")
        case Slot.SUBSIDY:
            return pgettext("slot", "subsidy")
    return licence_name(KINDS[slot])


def slot_title(slot: Slot) -> str:
    """The same, as a heading."""
    match slot:
        case Slot.FREEZER:
            return pgettext("slot", "Freezer")
        case Slot.CART:
            return pgettext("slot", "Cart")
        case Slot.SUBSIDY:
            return pgettext("slot", "Subsidy")
    return licence_name(KINDS[slot])


def a_slot(slot: Slot) -> str:
    """Within a sentence, with its article."""
    match slot:
        case Slot.FREEZER:
            return pgettext("slot", "a freezer")
        case Slot.CART:
            return pgettext("slot", "a cart")
        case Slot.SUBSIDY:
            return pgettext("slot", "a subsidy")
        case Slot.EEL | Slot.OCTOPUS:
            return pgettext("slot", "an {fish} licence", fish=kind_name(KINDS[slot]))
    return pgettext("slot", "a {fish} licence", fish=kind_name(KINDS[slot]))


def port_name(port: int) -> str:
    """H26: the base port, then port 1 and port 2."""
    return pgettext("port", "port {number}", number=number(port)) if port else pgettext("port", "base port")


def the_port(port: int) -> str:
    """Within a sentence, after a preposition."""
    return port_name(port) if port else pgettext("port", "the base port")


def spot_name(spot: int, spec: HarborSpec) -> str:
    """H55: by the R it asks for."""
    return pgettext("spot", "{worth} R spot", worth=number(spec.spots[spot].resources))


def worth_name(resources: int) -> str:
    """An amount of R."""
    return pgettext("resource value", "{amount} R", amount=number(resources))


def actions_name(count: int) -> str:
    """Counted."""
    return ngettext("{count} action", "{count} actions", count)


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
