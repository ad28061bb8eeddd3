"""The things of the game and their order, which is also the order of listings."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, TypeAlias


class Kind(IntEnum):
    """H2: the nine fish, each with its market, barrels and licences; takoyaki are sold but not fished."""

    MACKEREL = 0
    SQUID = 1
    TUNA = 2
    SNAPPER = 3
    SALMON = 4
    OCTOPUS = 5
    EEL = 6
    FUGU = 7
    CRAB = 8
    TAKOYAKI = 9


class Market(IntEnum):
    """H2: the fish markets, numbered like their fish, then the extra markets."""

    MACKEREL = 0
    SQUID = 1
    TUNA = 2
    SNAPPER = 3
    SALMON = 4
    OCTOPUS = 5
    EEL = 6
    FUGU = 7
    CRAB = 8
    SHIPS = 9
    RENTALS = 10
    GOVERNMENT = 11
    TRADING = 12
    BANK = 13
    AQUARIUM = 14


class Resource(IntEnum):
    """The tokens a player can own; H44 tells two salmon apart, H42 three sizes of tuna."""

    MACKEREL = 0
    SQUID = 1
    SNAPPER = 2
    FRESH_SALMON = 3
    OLD_SALMON = 4
    OCTOPUS = 5
    EEL = 6
    FUGU = 7
    CRAB = 8
    TAKOYAKI = 9
    SMALL_TUNA = 10
    MEDIUM_TUNA = 11
    LARGE_TUNA = 12


class Slot(IntEnum):
    """H25: what can lie in a licence slot: the nine licences, numbered like their fish, and three more."""

    MACKEREL = 0
    SQUID = 1
    TUNA = 2
    SNAPPER = 3
    SALMON = 4
    OCTOPUS = 5
    EEL = 6
    FUGU = 7
    CRAB = 8
    FREEZER = 9
    CART = 10
    SUBSIDY = 11


class Hull(IntEnum):
    """H50: the ships by their slots; the barge does not fish (H27)."""

    ONE_SLOT = 0
    TWO_SLOT = 1
    THREE_SLOT = 2
    FOUR_SLOT = 3
    BARGE = 4


MACKEREL: Final = Kind.MACKEREL
TUNA: Final = Kind.TUNA
SALMON: Final = Kind.SALMON
OCTOPUS: Final = Kind.OCTOPUS
EEL: Final = Kind.EEL
FUGU: Final = Kind.FUGU
TAKOYAKI: Final = Kind.TAKOYAKI
BARGE: Final = Hull.BARGE
FREEZER: Final = Slot.FREEZER
CART: Final = Slot.CART
SUBSIDY: Final = Slot.SUBSIDY
FRESH_SALMON: Final = Resource.FRESH_SALMON
OLD_SALMON: Final = Resource.OLD_SALMON
"""Names of their own: reading a member off its enum costs six times a global (Python 3.11)."""

FISH: Final = tuple(Kind)[:9]
KINDS: Final = tuple(Kind)
MARKETS: Final = tuple(Market)
FISH_MARKETS: Final = MARKETS[:9]
EXTRA_MARKETS: Final = MARKETS[9:]
RESOURCES: Final = tuple(Resource)
SLOTS: Final = tuple(Slot)
HULLS: Final = tuple(Hull)
TUNAS: Final = RESOURCES[10:]

TOKEN_OF: Final = (
    Resource.MACKEREL,
    Resource.SQUID,
    Resource.SMALL_TUNA,
    Resource.SNAPPER,
    Resource.FRESH_SALMON,
    Resource.OCTOPUS,
    Resource.EEL,
    Resource.FUGU,
    Resource.CRAB,
    Resource.TAKOYAKI,
)
"""The token of each kind; of salmon the one in stock, of tuna the smallest."""

KIND_OF: Final = (
    Kind.MACKEREL,
    Kind.SQUID,
    Kind.SNAPPER,
    Kind.SALMON,
    Kind.SALMON,
    Kind.OCTOPUS,
    Kind.EEL,
    Kind.FUGU,
    Kind.CRAB,
    Kind.TAKOYAKI,
    Kind.TUNA,
    Kind.TUNA,
    Kind.TUNA,
)
"""The kind of each token."""

AT_SEA: Final = -1
"""The port of a ship that is in none."""

Ship: TypeAlias = tuple[Hull, int, tuple[Kind, ...]]
"""Hull, the port it lies in or AT_SEA, and the barrels in its hold."""

Ware: TypeAlias = tuple[Kind, bool, int]
"""Something for sale in a harbor: its kind, whether it lies in the fresh row, and its price."""
