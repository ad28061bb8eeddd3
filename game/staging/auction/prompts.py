"""What the table asks for, in words: the heading of the moment and the question to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.auction.state import Phase
from game.rules.core.seat import Seat

HEADINGS: Final = {
    "offer": "Offer",
    "valuation": "Valuation",
    "quotation": "Quotation",
    "purchase": "Purchase",
    "scoring": "Final count",
}
"""By the name of a phase's scene."""

QUESTIONS: Final = {
    Phase.VALUATION: "put a ticket on each lot",
    Phase.PURCHASE: "buy a lot or decline",
    Phase.TAKUSAN: "which row does the Takusan join?",
    Phase.YAKUZA: "which fish does the Yakuza take?",
}


def prompt(phase: Phase, seat: Seat, names: Sequence[str]) -> str:
    """What a seat is asked to do; nothing once the match is over."""
    return f"{names[seat]}: {QUESTIONS[phase]}" if phase in QUESTIONS else ""
