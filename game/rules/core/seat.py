"""Seats are small whole numbers, counted clockwise from 0; sets of seats are bit masks."""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int

MOST_SEATS: Final = 6

SEAT_SETS: Final[tuple[frozenset[Seat], ...]] = tuple(
    frozenset(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(1 << MOST_SEATS)
)
"""The set for each bit mask, built once: `to_act` is asked at every decision."""


def is_waiting(waiting: int, seat: object) -> bool:
    """Whether the mask holds the seat; false for anything that is no seat."""
    return type(seat) is int and 0 <= seat < MOST_SEATS and waiting >> seat & 1 == 1


def everyone(players: int) -> int:
    """The mask that holds every seat of a match."""
    return (1 << players) - 1
