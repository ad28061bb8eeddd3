"""What one lot comes to: the tickets on it, the cards in it. Worked out when first met, then remembered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias, TypeVar

from game.rules.auction.spec import ANNUL, DOUBLE, FOUR, SPECIAL_BITS, TAKUSAN, YAKUZA, Card, Ticket

K = TypeVar("K")
V = TypeVar("V")

Cards: TypeAlias = tuple[Card, ...]
Tickets: TypeAlias = tuple[Ticket, ...]

Turned: TypeAlias = tuple[int, int]
"""The sum of the tickets on a lot, and the specials among them: four bits for each seat."""

Contents: TypeAlias = tuple[tuple[int, ...], int, int]
"""The products as plain numbers (an index four times as quick as a member of an enum), Takusan, Yakuza."""


class Remembered(dict[K, V]):
    """The results of a function; looking one up takes half the time of `lru_cache`."""

    def __init__(self, work_out: Callable[[K], V]) -> None:
        super().__init__()
        self.work_out = work_out

    def __missing__(self, key: K) -> V:
        self[key] = found = self.work_out(key)
        return found


def turned(tickets: Sequence[Ticket], annul_value: int, all_annulled: bool) -> Turned:
    """A40, A41, A43: what happens when the tickets of a lot, one from each seat, are turned over."""
    specials = [SPECIAL_BITS.get(ticket, 0) << 4 * seat for seat, ticket in enumerate(tickets)]
    return lot_sum(tickets, annul_value, all_annulled), sum(specials)


def lot_sum(tickets: Sequence[Ticket], annul_value: int, all_annulled: bool) -> int:
    """A40, A41: Annul first, then the numbers, then every x2 doubles."""
    annuls, fours, doubles = tickets.count(ANNUL), tickets.count(FOUR), tickets.count(DOUBLE)
    if all_annulled:
        cancelled, unpaired = (fours, 0) if fours else (0, annuls)
        if not annuls:
            cancelled = 0
    else:
        cancelled = min(annuls, fours)
        unpaired = annuls - cancelled
    numbers = sum(tickets) - ANNUL * annuls - DOUBLE * doubles
    return (numbers - FOUR * cancelled + annul_value * unpaired) << doubles


def contents(cards: Cards) -> Contents:
    """A51-A53: what the buyer lays, and what is left to settle."""
    products = tuple(int(card) for card in cards if card < TAKUSAN)
    return products, cards.count(TAKUSAN), cards.count(YAKUZA)


CONTENTS: Final = Remembered(contents)
