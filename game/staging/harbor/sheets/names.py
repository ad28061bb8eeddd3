"""What things are called on the cards of a visit."""

from __future__ import annotations

from game.i18n.door import pgettext
from game.i18n.formats import number
from game.rules.harbor.words import KIND_OF, KINDS, Hull, Kind, Market, Resource, Slot
from game.staging.harbor import extra_faces


def kind_name(kind: Kind) -> str:
    """As a heading."""
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


def resource_name(resource: Resource) -> str:
    """As a heading; H42 and H44 tell tuna and salmon apart."""
    return {
        Resource.FRESH_SALMON: pgettext("fish", "Fresh Salmon"),
        Resource.OLD_SALMON: pgettext("fish", "Old Salmon"),
        Resource.SMALL_TUNA: pgettext("fish", "Small Tuna"),
        Resource.MEDIUM_TUNA: pgettext("fish", "Medium Tuna"),
        Resource.LARGE_TUNA: pgettext("fish", "Large Tuna"),
    }.get(resource) or kind_name(KIND_OF[resource])


def market_name(market: Market) -> str:
    """A fish market is called like its fish."""
    return kind_name(KINDS[market]) if market <= Market.CRAB else extra_faces.name(market)


def hull_title(hull: Hull) -> str:
    """As a heading."""
    return {
        Hull.ONE_SLOT: pgettext("ship", "One-slot ship"),
        Hull.TWO_SLOT: pgettext("ship", "Two-slot ship"),
        Hull.THREE_SLOT: pgettext("ship", "Three-slot ship"),
        Hull.FOUR_SLOT: pgettext("ship", "Four-slot ship"),
        Hull.BARGE: pgettext("ship", "Barge"),
    }[hull]


def slot_title(slot: Slot) -> str:
    """What can lie in a slot, as a heading."""
    match slot:
        case Slot.FREEZER:
            return pgettext("slot", "Freezer")
        case Slot.CART:
            return pgettext("slot", "Cart")
        case Slot.SUBSIDY:
            return pgettext("slot", "Subsidy")
    return pgettext("slot", "{fish} licence", fish=kind_name(KINDS[slot]))


def port_name(port: int) -> str:
    """H26: the base port, then port 1 and port 2."""
    return pgettext("port", "port {number}", number=number(port)) if port else pgettext("port", "base port")
