"""Why something cannot be done in the duel: the one place that gives a refusal of the rules its words."""

from __future__ import annotations

from game.i18n.door import _
from game.rules.core.draft import Refusal
from game.rules.core.seat import Seat
from game.staging.acts import Names
from game.staging.prompts import not_now


def refused(why: Refusal, names: Names, seat: Seat) -> str:
    """What cannot be chosen, and why."""
    match why.why:
        case "own card":
            return _(
                "{name} can only choose one of {other}'s cards.", name=names[seat], other=names[1 - seat]
            )
    return not_now(names[seat])
