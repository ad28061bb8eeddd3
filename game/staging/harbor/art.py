"""Which picture shows what, under assets/art."""

from __future__ import annotations

from typing import Final

from game.rules.harbor.words import Hull, Kind, Market, Resource, Slot

YEN: Final = "coin"
R: Final = "harbor/r"
PIP: Final = "harbor/pip"
SPENT: Final = "harbor/pip_spent"
CART_PIP: Final = "harbor/pip_cart"
RING: Final = "harbor/ring"
ANCHOR: Final = "harbor/anchor"
CHAIN: Final = "harbor/chain"
GOAL: Final = "seals/final"
BAG: Final = "harbor/bag_open"
FIST: Final = "harbor/fist_closed"
OPEN_HAND: Final = "harbor/fist_open"
EMPTY_SEA: Final = "harbor/empty_sea"
LOAN: Final = "harbor/papers/loan"
SHARE: Final = "harbor/papers/share"

HULLS: Final = {
    Hull.ONE_SLOT: "one",
    Hull.TWO_SLOT: "two",
    Hull.THREE_SLOT: "three",
    Hull.FOUR_SLOT: "four",
    Hull.BARGE: "barge",
}
TOKENS: Final = {
    Resource.FRESH_SALMON: "salmon",
    Resource.OLD_SALMON: "salmon_old",
    Resource.SMALL_TUNA: "tuna_small",
    Resource.MEDIUM_TUNA: "tuna_medium",
    Resource.LARGE_TUNA: "tuna_large",
}
"""Where a picture is not called as the thing is."""


def ship(hull: int, furled: bool = False) -> str:
    """Under sail, or with shipped oars once it has acted."""
    return f"harbor/ships/{HULLS[Hull(hull)]}{'_furled' if furled else ''}"


def barrel(kind: int) -> str:
    """Takoyaki lie on trays."""
    return f"harbor/barrels/{Kind(kind).name.lower()}"


def token(resource: int) -> str:
    """At its table size."""
    return f"harbor/small/{_token(resource)}"


def large_token(resource: int) -> str:
    """To be looked at."""
    return f"harbor/tokens/{_token(resource)}"


def _token(resource: int) -> str:
    return TOKENS.get(Resource(resource)) or Resource(resource).name.lower()


def coin(yen: int | None) -> str:
    """For a hand; without yen, what empties it."""
    return f"harbor/coins/{'empty' if yen is None else yen}"


def print_of(kind: int) -> str:
    """The large print of a fish."""
    return f"harbor/prints/{Kind(kind).name.lower()}"


def fish(kind: int) -> str:
    """Of a market, with no size or age to tell apart."""
    return f"harbor/small/{Kind(kind).name.lower()}"


def licence(kind: int) -> str:
    """As it lies in a slot."""
    return f"harbor/slots/{Kind(kind).name.lower()}"


def slot(what: int, uses: int = 2) -> str:
    """What lies in a slot; rentals show what is left of them."""
    name = Slot(what).name.lower()
    return (
        f"harbor/slots/{name}_{min(2, max(1, uses))}"
        if what in (Slot.FREEZER, Slot.CART)
        else f"harbor/slots/{name}"
    )


def front(market: int) -> str:
    """The front of a house."""
    return f"harbor/fronts/{Market(market).name.lower()}"


def emblem(market: int) -> str:
    """The sign of a market that sells no fish."""
    return f"harbor/emblems/{Market(market).name.lower()}"


def house(market: int) -> str:
    """With its counter, to be looked at."""
    return f"harbor/houses/{Market(market).name.lower()}"


def market(which: int) -> str:
    """A fish market by its fish, another by its emblem."""
    return fish(which) if which <= Market.CRAB else emblem(which)


def crest(number: int) -> str:
    """Of a seat."""
    return f"crests/{number}"


def port(part: str, is_open: bool) -> str:
    """Left, middle or right."""
    return f"harbor/ports/{'open' if is_open else 'closed'}_{part}"
