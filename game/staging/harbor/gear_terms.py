"""The names of ships, of what lies in licence slots, and of ports."""

from __future__ import annotations

from typing import assert_never

from game.i18n.door import pgettext
from game.i18n.formats import number
from game.rules.harbor.words import KINDS, Hull, Kind, Slot
from game.staging.harbor.fish_terms import kind_name


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
