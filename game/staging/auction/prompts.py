"""What the table asks for, in words: the heading of the moment and the question to each seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.i18n.door import N_, _
from game.rules.auction.state import Phase
from game.rules.core.seat import Seat

HEADINGS: Final = {
    "offer": N_("Offer"),
    "valuation": N_("Valuation"),
    "quotation": N_("Quotation"),
    "purchase": N_("Purchase"),
    "scoring": N_("Final count"),
}
"""By the name of a phase's scene."""

QUESTIONS: Final = {
    Phase.VALUATION: N_("{name}: place a ticket on each lot"),
    Phase.PURCHASE: N_("{name}: buy a lot or decline"),
    Phase.TAKUSAN: N_("{name}: which row does the Takusan join?"),
    Phase.YAKUZA: N_("{name}: which fish does the Yakuza take?"),
}


def prompt(phase: Phase, seat: Seat, names: Sequence[str]) -> str:
    """What a seat is asked to do; nothing once the match is over."""
    return _(QUESTIONS[phase], name=names[seat]) if phase in QUESTIONS else ""
