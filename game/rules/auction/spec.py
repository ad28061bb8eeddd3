"""The figures of the auction, as read from data/auction.json."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, Literal, TypeAlias

from game.rules.core.errors import BadOptions
from game.rules.core.seat import Seat


class Card(IntEnum):
    """A1, A2: six products, then the two that are none."""

    EBI = 0
    HOTATEGAI = 1
    SAKE = 2
    TAKO = 3
    FUGU = 4
    MAGURO = 5
    TAKUSAN = 6
    YAKUZA = 7


class Ticket(IntEnum):
    """A4: the value is what the ticket adds; Annul and x2 do something else and stand far above any sum."""

    MINUS_ONE = -1
    ZERO = 0
    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    PLUS_SIX = 6
    ANNUL = 1_000
    DOUBLE = 10_000


TAKUSAN: Final = Card.TAKUSAN
YAKUZA: Final = Card.YAKUZA
MAGURO: Final = Card.MAGURO
FOUR: Final = Ticket.FOUR
ANNUL: Final = Ticket.ANNUL
DOUBLE: Final = Ticket.DOUBLE
"""Names of their own: reading a member off its enum costs six times a global (Python 3.11)."""

PRODUCTS: Final = tuple(Card)[:6]
NORMALS: Final = (Ticket.ZERO, Ticket.ONE, Ticket.TWO, Ticket.THREE, Ticket.FOUR)
SPECIALS: Final = (Ticket.MINUS_ONE, Ticket.PLUS_SIX, Ticket.ANNUL, Ticket.DOUBLE)
MARKET_ORDER: Final = (Card.EBI, Card.HOTATEGAI, Card.FUGU, Card.TAKO, Card.SAKE)
"""A44: the quotation is always updated in this order; Maguro has no marker."""

SPECIAL_BITS: Final = {ticket: 1 << bit for bit, ticket in enumerate(SPECIALS)}
"""A4: unused specials are kept as a mask, in the order of `SPECIALS`."""

MarkerMove: TypeAlias = tuple[Card, int, int, int]
"""Product, the total its tiles asked for, the space it stood on, the space it stands on now."""

AnnulCancels: TypeAlias = Literal["one", "all"]


@dataclass(frozen=True, slots=True)
class PriceTile:
    """A5: what the lot costs, and how far each of its products moves the market."""

    price: int
    modifier: int
    clock: bool


@dataclass(frozen=True, slots=True)
class Size:
    """What depends on the number of players: the card mix and the price tiles, dearest first."""

    mix: Mapping[Card, int]
    tiles: tuple[PriceTile, ...]


@dataclass(frozen=True, slots=True)
class Bonuses:
    """A70-A73: the amounts and thresholds of the special scoring."""

    diversified: int
    diversified_cards: int
    specialised: int
    specialised_cards: int
    popular: int
    safe: int


@dataclass(frozen=True, slots=True)
class AuctionSpec:
    """Every figure of the game."""

    rounds: int
    cards_per_lot: int
    first_money: int
    money_step: int
    decline_pay: int
    annul_value: int
    last_space: int
    niches: tuple[int, ...]
    maguro: tuple[int, ...]
    sizes: Mapping[int, Size]
    bonuses: Bonuses
    annul_cancels: AnnulCancels
    special_scoring: bool


@dataclass(frozen=True, slots=True)
class AuctionOptions:
    """The table's choices; `first` None means drawn at random (A11)."""

    players: int
    first: Seat | None
    annul_cancels: AnnulCancels
    special_scoring: bool

    @classmethod
    def usual(cls, spec: AuctionSpec, players: int) -> AuctionOptions:
        """What the data file proposes for a number of players."""
        return cls(players, None, spec.annul_cancels, spec.special_scoring)

    def check(self, spec: AuctionSpec) -> None:
        """Raises BadOptions with the choices there are."""
        if type(self.players) is not int or self.players not in spec.sizes:
            raise BadOptions(f"{self.players!r} players; the auction takes {', '.join(map(str, spec.sizes))}")
        if self.first is not None and (type(self.first) is not int or self.first not in range(self.players)):
            raise BadOptions(
                f"first seat {self.first!r}; {self.players} players sit at 0 to {self.players - 1}"
            )
        if self.annul_cancels not in ("one", "all"):
            raise BadOptions(f"annul_cancels {self.annul_cancels!r}; the switch is 'one' or 'all'")
        if type(self.special_scoring) is not bool:
            raise BadOptions(f"special_scoring {self.special_scoring!r}; the switch is True or False")
