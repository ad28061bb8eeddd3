"""What the pictures of the harbor are called under assets/art."""

from __future__ import annotations

from typing import Final

from game.rules.harbor.words import KIND_OF, Hull, Kind, Market, Resource, Slot

BOATS: Final = ("one", "two", "three", "four", "barge")
"""By hull."""


def crest(number: int) -> str:
    """Of a seat."""
    return f"crests/{number}"


def barrel(kind: Kind) -> str:
    """Takoyaki have none: their token stands for them."""
    return token(Resource.TAKOYAKI) if kind is Kind.TAKOYAKI else f"harbor/barrels/{kind.name.lower()}"


def token(resource: Resource) -> str:
    """Small, as it is counted."""
    return f"harbor/small/{KIND_OF[resource].name.lower()}"


def market(which: Market) -> str:
    """A fish market by its fish, another by its emblem."""
    name = which.name.lower()
    return f"harbor/small/{name}" if which <= Market.CRAB else f"harbor/emblems/{name}"


def boat(hull: Hull) -> str:
    """A ship."""
    return f"harbor/boats/{BOATS[hull]}"


def slot(which: Slot) -> str:
    """A licence, or what else lies in a slot."""
    match which:
        case Slot.FREEZER:
            return "harbor/freezer"
        case Slot.CART:
            return "harbor/cart"
        case Slot.SUBSIDY:
            return "harbor/papers/subsidy"
    return f"harbor/licences/{which.name.lower()}"


LOAN: Final = "harbor/papers/loan"
SHARE: Final = "harbor/papers/share"
