"""What the table asks for, in words: the heading of each phase and the question to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.i18n.door import N_, _, ngettext
from game.i18n.formats import number
from game.rules.core.seat import Seat
from game.rules.harbor.state import Phase
from game.rules.harbor.view import HarborView
from game.staging.prompts import waiting_for

HEADINGS: Final = {
    "market day": N_("Market day"),
    "turn": N_("A turn"),
    "fishing": N_("Fishing"),
    "pricing": N_("Prices"),
    "visiting": N_("At the market"),
    "buying": N_("Buying"),
    "returning": N_("Returning"),
    "freezer": N_("Freezer"),
    "degrading": N_("The barrels grow old"),
    "auction": N_("Tuna auction"),
    "tie": N_("A tie"),
    "count": N_("Final count"),
}
"""By the name of a phase's scene."""


def header(view: HarborView) -> str:
    """Round 9, and the first while lots are drawn; once the end is triggered the turns left, and the end."""
    if view.phase is Phase.ENDED:
        return _("The end")
    if view.turns_left is None:
        return _("Round {round}", round=number(max(1, view.round)))
    return ngettext("Last turn", "Last turns: {count}", view.turns_left)


def prompt(view: HarborView, seat: Seat, names: Sequence[str]) -> str:
    """What a seat is asked, or whom it waits for; nothing once the match is over."""
    if seat not in view.to_act:
        return waiting_for(view.to_act, names)
    name = names[seat]
    match view.phase:
        case Phase.TURN:
            return ngettext(
                "{name}: {count} action left", "{name}: {count} actions left", view.actions, name=name
            )
        case Phase.FISHING:
            return _("{name}: go on fishing, or be done", name=name)
        case Phase.FREEZER:
            return _("{name}: keep the barrels fresh?", name=name)
        case Phase.BIDDING:
            return _("{name}: bid for the tuna", name=name)
        case Phase.TIE:
            return _("{name}: who gets the tuna?", name=name)
    return ""
