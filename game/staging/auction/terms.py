"""The names of cards and tickets, and numbers as they are read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.auction.spec import Card, Ticket

MINUS: Final = "\N{MINUS SIGN}"
TIMES: Final = "\N{MULTIPLICATION SIGN}"

IN_WORDS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

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


def number(value: int) -> str:
    """With a real minus sign."""
    return str(value).replace("-", MINUS)


def signed(value: int) -> str:
    """A change: with its sign, unless it is none."""
    return f"+{value}" if value > 0 else number(value)


def in_words(count: int) -> str:
    """Small numbers as words, others as figures."""
    return IN_WORDS[count] if 0 <= count < len(IN_WORDS) else number(count)


def counted(count: int, one: str, more: str) -> str:
    """A number and the word that goes with it."""
    return f"{in_words(count)} {one if count == 1 else more}"


def listed(items: Sequence[str]) -> str:
    """Ebi; Ebi and Tako; Ebi, Tako and Sake."""
    return " and ".join(filter(None, (", ".join(items[:-1]), *items[-1:])))
