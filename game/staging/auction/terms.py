"""The names of cards and tickets."""

from __future__ import annotations

from game.i18n import auction
from game.i18n.door import pgettext
from game.i18n.formats import TIMES, number, signed
from game.rules.auction.spec import Card, Ticket


def card_name(card: Card) -> str:
    """As the rulebook spells it."""
    return auction.card(card.name)


def ticket_name(ticket: Ticket) -> str:
    """As it is printed on the ticket."""
    match ticket:
        case Ticket.PLUS_SIX:
            return signed(ticket)
        case Ticket.ANNUL:
            return pgettext("ticket", "Annul")
        case Ticket.DOUBLE:
            return f"{TIMES}2"
    return number(ticket)
