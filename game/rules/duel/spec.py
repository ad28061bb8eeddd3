"""The figures of the duel, as read from data/duel.json."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, TypeAlias

from game.rules.core.errors import BadOptions

PLAYERS: Final = 2
SEATS: Final = (0, 1)


class Colour(IntEnum):
    """D3: each player keeps one pile of each."""

    EBI = 0
    SAKE = 1
    TAKO = 2
    MAGURO = 3


class Effect(IntEnum):
    """D2: the icons a half can show."""

    WASABI = 0
    BARREL = 1
    KNIFE = 2


class Bonus(IntEnum):
    """D34: what a colour gives to a specialist."""

    STEAL = 0
    DRAW = 1
    DISCARD = 2
    BARREL = 3


COLOURS: Final = tuple(Colour)
WASABI: Final = Effect.WASABI
BARREL: Final = Effect.BARREL
KNIFE: Final = Effect.KNIFE
"""Names of their own: reading a member off its enum costs six times a global (Python 3.11)."""

CardId: TypeAlias = int
"""A card's place in the spec's deck."""

FaceId: TypeAlias = int
"""Card * 2 for its front, one more for its back: `face ^ 1` turns a card over, `face >> 1` is the card."""

HalfId: TypeAlias = int
"""Face * 2 for its first half, one more for its second: `half >> 1` is the face, `half >> 2` the card."""


@dataclass(frozen=True, slots=True)
class Half:
    """D2: a colour, points, and at most one icon."""

    colour: Colour
    points: int
    effect: Effect | None


@dataclass(frozen=True, slots=True)
class Card:
    """D1: two faces, each of one half or of two with different colours."""

    front: tuple[Half, ...]
    back: tuple[Half, ...]


@dataclass(frozen=True, slots=True)
class DuelSpec:
    """Every figure of the game."""

    notches: int
    night_number: int
    day_number: int
    lowest_bid: int
    highest_bid: int
    missing_bid: int
    knives_to_win: int
    wasabi_to_double: int
    notch_points: int
    kind_fish_cards: int
    kind_fish: bool
    bonuses: Mapping[Colour, Bonus]
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DuelOptions:
    """The table's choices; `kind_fish` draws two cards where the plain rules steal one (D51)."""

    players: int
    kind_fish: bool

    @classmethod
    def usual(cls, spec: DuelSpec, players: int) -> DuelOptions:
        """What the data file proposes."""
        return cls(players, spec.kind_fish)

    def check(self, spec: DuelSpec) -> None:
        """Raises BadOptions with the choices there are."""
        if self.players != PLAYERS:
            raise BadOptions(f"{self.players!r} players; the duel takes {PLAYERS}")
        if type(self.kind_fish) is not bool:
            raise BadOptions(f"kind_fish {self.kind_fish!r}; the switch is True or False")
