"""Short names of fish and ports, as they stand on cards."""

from __future__ import annotations

from game.i18n.door import _, pgettext
from game.i18n.formats import number
from game.rules.harbor.words import Kind


def kind_name(kind: Kind) -> str:
    """As a heading where there is little room."""
    return {
        Kind.MACKEREL: pgettext("fish", "Mackerel"),
        Kind.SQUID: pgettext("fish", "Squid"),
        Kind.TUNA: pgettext("fish", "Tuna"),
        Kind.SNAPPER: pgettext("fish", "Snapper"),
        Kind.SALMON: pgettext("fish", "Salmon"),
        Kind.OCTOPUS: pgettext("fish", "Octopus"),
        Kind.EEL: pgettext("fish", "Eel"),
        Kind.FUGU: pgettext("fish", "Fugu"),
        Kind.CRAB: pgettext("fish", "Crab"),
        Kind.TAKOYAKI: pgettext("fish", "Takoyaki"),
    }[kind]


def port_name(port: int) -> str:
    """H26: the base port is not counted."""
    return _("port {number}", number=number(port)) if port else _("base port")
