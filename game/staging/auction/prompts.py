"""What the table asks for, in words: the heading of the moment and the question to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.auction.spec import AuctionSpec
from game.rules.auction.state import Phase
from game.rules.core.seat import Seat

OFFER: Final = "Offer"
QUOTATION: Final = "Quotation"
"""The two stages of a round that ask nobody, so no phase of the rules stands for them."""

HEADINGS: Final = {
    Phase.VALUATION: "Valuation",
    Phase.PURCHASE: "Purchase",
    Phase.TAKUSAN: "Purchase",
    Phase.YAKUZA: "Purchase",
    Phase.ENDED: "Final count",
}

QUESTIONS: Final = {
    Phase.VALUATION: "put a ticket on each lot",
    Phase.PURCHASE: "buy a lot or decline",
    Phase.TAKUSAN: "which row does the Takusan join?",
    Phase.YAKUZA: "which fish does the Yakuza take?",
}


def header(round_number: int, heading: str, spec: AuctionSpec) -> str:
    """Round 3 of 7 · Valuation."""
    return f"Round {round_number} of {spec.rounds} · {heading}"


def prompt(phase: Phase, seat: Seat, names: Sequence[str]) -> str:
    """What a seat is asked to do; nothing once the match is over."""
    return f"{names[seat]}: {QUESTIONS[phase]}" if phase in QUESTIONS else ""
