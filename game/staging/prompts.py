"""What every table says of whom it waits for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.i18n.door import _
from game.i18n.formats import listed
from game.rules.core.seat import Seat


def waiting_for(seats: Iterable[Seat], names: Sequence[str]) -> str:
    """Whom the table waits for; nothing if nobody."""
    late = listed([names[seat] for seat in sorted(seats)])
    return _("Waiting for {names}", names=late) if late else ""


def not_now(name: str) -> str:
    """Whatever no title has a reason of its own for."""
    return _("{name} cannot do that now.", name=name)
