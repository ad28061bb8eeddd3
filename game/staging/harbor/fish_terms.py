"""The names of fish as headings, in barrels and as tokens; those within sentences are the bots', too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game.bots.harbor.names import fish, kinds_name
from game.i18n.door import ngettext, pgettext
from game.i18n.formats import listed
from game.rules.harbor.words import KINDS, RESOURCES, TAKOYAKI, Kind, Resource


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
