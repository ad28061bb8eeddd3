"""What every table says of whom it waits for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.core.seat import Seat
from game.staging.terms import listed


def waiting_for(seats: Iterable[Seat], names: Sequence[str]) -> str:
    """Whom the table waits for; nothing if nobody."""
    late = listed([names[seat] for seat in sorted(seats)])
    return f"Waiting for {late}" if late else ""
