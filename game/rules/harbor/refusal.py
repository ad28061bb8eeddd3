"""Why an action is refused, in a sentence; only worked out once it is."""

from __future__ import annotations

from typing import NoReturn

from game.rules.core.errors import IllegalAction, NotYourTurn, WrongPhase
from game.rules.core.seat import SEAT_SETS, is_waiting
from game.rules.harbor.play import ASKED
from game.rules.harbor.state import ENDED, HarborState

LONGEST = 200


def refuse(state: HarborState, action: object) -> NoReturn:
    """For an action that is not asked for now."""
    told = shown(action)
    if state.phase is ENDED:
        raise WrongPhase(f"{told}: the match is over")
    seat = getattr(action, "seat", None)
    if not is_waiting(state.waiting, seat):
        seats = ", ".join(map(str, sorted(SEAT_SETS[state.waiting])))
        raise NotYourTurn(f"{told}: seat {shown(seat)} is not to act; to act: {seats}")
    names = " or ".join(kind.__name__ for kind in ASKED[state.phase])
    raise WrongPhase(f"{told}: round {state.round} waits for {names} from seat {seat}")


def explain(action: object, why: IllegalAction) -> NoReturn:
    """For an action that broke a rule on its way: what was tried, and the rule's own words."""
    raise IllegalAction(f"{shown(action)}: {why}") from None


def shown(value: object) -> str:
    """Short, and never failing: Python will not write whole numbers of more than 4,300 digits."""
    try:
        text = repr(value)
    except ValueError:
        text = f"a {type(value).__name__} beyond reason"
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
