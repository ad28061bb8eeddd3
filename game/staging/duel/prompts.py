"""What the table asks for, in words: the heading of each phase and the question to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from game.rules.core.seat import Seat
from game.rules.duel.spec import Bonus, DuelSpec
from game.rules.duel.state import Phase
from game.rules.duel.view import DuelView
from game.staging.duel.terms import because
from game.staging.prompts import waiting_for

HEADINGS: Final = {
    "hanging": "Two fish go on the hooks",
    "chant": "WA SA BI!",
    "barrel": "The barrel",
    "taking": "Taking",
    "effects": "Effects",
    "balance": "End of the balance",
    "turning": "The discards come back",
    "count": "Final count",
}
"""By the name of a phase's scene."""

QUESTIONS: Final = {
    Phase.TAKING: "which card?",
    Phase.CHOOSING_HALF: "which half?",
    Phase.STEALING: "steal which card?",
    Phase.DISCARDING: "discard which card?",
}

GAINS: Final = {Phase.STEALING: Bonus.STEAL, Phase.DISCARDING: Bonus.DISCARD}
"""What lets a seat choose; the half of a card that no bid brought is asked after a draw."""

BEATS: Final = ("", "WA!", "WA! SA!", "WA! SA! BI!")

Way: TypeAlias = Literal["press", "click", "either", "lift"]
BIDDING: Final[dict[Way, str]] = {
    "press": "Press a direction before BI",
    "click": "Click a sign before BI",
    "either": "Choose a sign before BI",
    "lift": "Lift the curtain and choose a sign",
}
"""By what the people at the table have in their hands."""


def header(turn: int, last: bool, ended: bool = False) -> str:
    """Turn 5; the last one says so, and the end."""
    return "The end" if ended else "Last turn" if last else f"Turn {max(1, turn)}"


def prompt(view: DuelView, seat: Seat, names: Sequence[str], spec: DuelSpec) -> str:
    """What a seat is asked, with what let it choose; nothing where all bid or nobody is asked."""
    if view.phase not in QUESTIONS:
        return ""
    why = because(view.cause, GAINS.get(view.phase, Bonus.DRAW), spec)
    return f"{why}{names[seat]}, {QUESTIONS[view.phase]}"


def chant(beat: int, timed: bool, late: Sequence[Seat], names: Sequence[str], way: Way = "press") -> str:
    """The syllables said so far; before them, how to bid, or without a clock whom it waits for."""
    if beat:
        return BEATS[beat]
    return BIDDING[way] if timed else waiting_for(late, names)


def warning(spec: DuelSpec, way: Way = "press") -> str:
    """Before the first match."""
    missing = "pressed" if way == "press" else "chosen"
    return f"{BIDDING['either' if way == 'lift' else way]}. Nothing {missing} counts as {spec.missing_bid}."
