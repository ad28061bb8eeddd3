"""How every kernel refuses: what was tried, by whom, and what is waited for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.core.errors import NotYourTurn, WrongPhase
from game.rules.core.seat import SEAT_SETS, is_waiting

LONGEST: Final = 200


def refuse_unasked(waiting: int, action: object, asked: Sequence[type], when: str) -> None:
    """Raises unless the action is of a kind asked for now, from a seat that is to act."""
    told = shown(action)
    if not waiting:
        raise WrongPhase(f"{told}: the match is over")
    seat = getattr(action, "seat", None)
    if not is_waiting(waiting, seat):
        seats = ", ".join(map(str, sorted(SEAT_SETS[waiting])))
        raise NotYourTurn(f"{told}: seat {shown(seat)} is not to act; to act: {seats}")
    if type(action) not in asked:
        names = " or ".join(kind.__name__ for kind in asked)
        raise WrongPhase(f"{told}: {when} waits for {names} from seat {seat}")


def shown(value: object) -> str:
    """Short, and never failing: Python will not write whole numbers of more than 4,300 digits."""
    try:
        text = repr(value)
    except ValueError:
        text = f"a {type(value).__name__} beyond reason"
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
