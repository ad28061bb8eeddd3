"""The names of cards and tickets."""

from __future__ import annotations

from typing import Final

from game.rules.auction.spec import Card, Ticket
from game.staging.terms import MINUS, TIMES

TICKETS: Final = {
    Ticket.MINUS_ONE: f"{MINUS}1",
    Ticket.PLUS_SIX: "+6",
    Ticket.ANNUL: "Annul",
    Ticket.DOUBLE: f"{TIMES}2",
}


def card_name(card: Card) -> str:
    """As the rulebook spells it."""
    return card.name.capitalize()


def ticket_name(ticket: Ticket) -> str:
    """As it is printed on the ticket."""
    return TICKETS.get(ticket, str(int(ticket)))
