"""What the table asks for, in words: the heading of each phase and the question to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, assert_never

from game.i18n.door import N_, _
from game.rules.core.seat import Seat
from game.rules.duel.spec import Bonus, DuelSpec
from game.rules.duel.state import Cause, Phase
from game.rules.duel.view import DuelView
from game.staging.duel.terms import specialists
from game.staging.prompts import waiting_for

CALL: Final = "WA SA BI!"
"""Sounds, the same in every language."""

HEADINGS: Final = {
    "hanging": N_("Two fish on the hooks"),
    "barrel": N_("The barrel"),
    "taking": N_("Taking a card"),
    "effects": N_("Effects"),
    "balance": N_("End of the balance"),
    "turning": N_("The discards come back"),
    "count": N_("Final count"),
}
"""By the name of a phase's scene; the chant has its call."""

BEATS: Final = ("", "WA!", "WA! SA!", "WA! SA! BI!")

Way: TypeAlias = Literal["press", "click", "either", "lift", "watch"]
BIDDING: Final[dict[Way, str]] = {
    "press": N_("Bid in secret"),
    "click": N_("Click a sign"),
    "either": N_("Choose a sign"),
    "lift": N_("Lift the curtain and choose a sign"),
    "watch": N_("Both bid in secret"),
}
"""By what the people at the table have in their hands."""


def heading(phase: str) -> str:
    """What goes on in a phase."""
    return CALL if phase == "chant" else _(HEADINGS[phase])


def header(turn: int, last: bool, ended: bool = False) -> str:
    """Turn 5; the last one says so, and the end."""
    if ended:
        return _("The end")
    return _("Last turn") if last else _("Turn {turn}", turn=max(1, turn))


def prompt(view: DuelView, seat: Seat, names: Sequence[str], spec: DuelSpec) -> str:
    """What a seat is asked, with what let it choose; nothing where all bid or nobody is asked."""
    match view.phase:
        case Phase.TAKING:
            return _taking(view.cause, names[seat])
        case Phase.CHOOSING_HALF:
            return _halving(view.cause, names[seat], specialists(Bonus.DRAW, spec))
        case Phase.STEALING:
            return _stealing(view.cause, names[seat], specialists(Bonus.STEAL, spec))
        case Phase.DISCARDING:
            fish = specialists(Bonus.DISCARD, spec)
            return _("{fish} specialty: {name}, which card to discard?", fish=fish, name=names[seat])
    return ""


def _taking(cause: Cause, name: str) -> str:
    if cause is Cause.TIE:
        return _("Equal bids: {name}, which card?", name=name)
    return _("{name}, which card?", name=name)


def _halving(cause: Cause, name: str, fish: str) -> str:
    """The half of a card that no bid brought is asked after a draw."""
    match cause:
        case Cause.TIE:
            return _("Equal bids: {name}, which half?", name=name)
        case Cause.SPECIALTY:
            return _("{fish} specialty: {name}, which half?", fish=fish, name=name)
        case Cause.BALANCE:
            return _("End of the balance: {name}, which half?", name=name)
    return _("{name}, which half?", name=name)


def _stealing(cause: Cause, name: str, fish: str) -> str:
    if cause is Cause.BALANCE:
        return _("End of the balance: {name}, which card to steal?", name=name)
    return _("{fish} specialty: {name}, which card to steal?", fish=fish, name=name)


def chant(beat: int, timed: bool, late: Sequence[Seat], names: Sequence[str], way: Way = "press") -> str:
    """The syllables said so far; before them, how to bid, or without a clock whom it waits for."""
    if beat:
        return BEATS[beat]
    return _(BIDDING[way]) if timed else waiting_for(late, names)


def warning(spec: DuelSpec, way: Way = "press") -> str:
    """Before the first match."""
    missing = spec.missing_bid
    match way:
        case "press":
            return _("Press a direction, on BI at the latest. With no press, the bid is {bid}.", bid=missing)
        case "click":
            return _("Click a sign, on BI at the latest. With no click, the bid is {bid}.", bid=missing)
        case "either" | "lift" | "watch":
            return _("Choose a sign, on BI at the latest. With no choice, the bid is {bid}.", bid=missing)
    assert_never(way)
