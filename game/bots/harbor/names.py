"""What fish, goods and markets are called within a sentence: by the bots, and at the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.i18n.door import ngettext, pgettext
from game.i18n.formats import in_a_row
from game.rules.harbor.words import KIND_OF, KINDS, Kind, Market, Resource


def fish(kind: Kind) -> str:
    """A kind; takoyaki, too."""
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


def goods_name(resource: Resource) -> str:
    """H42, H44: two salmon and three tuna are told apart."""
    return {
        Resource.FRESH_SALMON: pgettext("fish", "fresh salmon"),
        Resource.OLD_SALMON: pgettext("fish", "old salmon"),
        Resource.SMALL_TUNA: pgettext("fish", "small tuna"),
        Resource.MEDIUM_TUNA: pgettext("fish", "medium tuna"),
        Resource.LARGE_TUNA: pgettext("fish", "large tuna"),
    }.get(resource) or fish(KIND_OF[resource])


def market(where: Market) -> str:
    """Before the word market."""
    return {
        Market.MACKEREL: pgettext("market", "mackerel"),
        Market.SQUID: pgettext("market", "squid"),
        Market.TUNA: pgettext("market", "tuna"),
        Market.SNAPPER: pgettext("market", "snapper"),
        Market.SALMON: pgettext("market", "salmon"),
        Market.OCTOPUS: pgettext("market", "octopus"),
        Market.EEL: pgettext("market", "eel"),
        Market.FUGU: pgettext("market", "fugu"),
        Market.CRAB: pgettext("market", "crab"),
        Market.SHIPS: pgettext("market", "ship"),
        Market.RENTALS: pgettext("market", "rental"),
        Market.GOVERNMENT: pgettext("market", "government"),
        Market.TRADING: pgettext("market", "trading"),
        Market.BANK: pgettext("market", "bank"),
        Market.AQUARIUM: pgettext("market", "aquarium"),
    }[where]


def counted(kinds: Iterable[Kind]) -> str:
    """How many of each, in the order of the fish."""
    counts = Counter(KINDS[kind] for kind in kinds)
    return in_a_row([kinds_name(kind, counts[kind]) for kind in sorted(counts)])
