"""Who plays whom, and who sits where: each deal is played with side a in every seat."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.core.seat import Seat
from tools.runner.identity import seed_of


@dataclass(frozen=True, slots=True)
class Side:
    """A name the arena knows; `effort` scales an expert, `seconds` is what a foreign search gets."""

    name: str
    effort: float = 1.0
    seconds: float = 0.0


@dataclass(frozen=True, slots=True)
class Pairing:
    """What all matches of a run share; side a has `a_seats` seats, side b the others."""

    title: str
    players: int
    seed: int
    a: Side
    b: Side
    a_seats: int = 1

    @property
    def fair_share(self) -> float:
        """What side a would win if both played alike."""
        return self.a_seats / self.players


def deals(pairing: Pairing, matches: int) -> int:
    """How many deals make at least so many matches."""
    return -(-matches // pairing.players)


def deal_seed(pairing: Pairing, deal: int) -> int:
    """The same in every rotation: that is what makes deals duplicate."""
    return seed_of("deal", pairing.seed, deal)


def bot_seed(pairing: Pairing, deal: int, rotation: int, seat: Seat) -> int:
    """Another in every match, so that one side against itself is no mirror."""
    return seed_of("bot", pairing.seed, deal, rotation, seat)


def seats_of_a(pairing: Pairing, rotation: int) -> frozenset[Seat]:
    """Neighbours, one seat further with every rotation."""
    return frozenset((rotation + number) % pairing.players for number in range(pairing.a_seats))
