"""Names as they are printed."""

from __future__ import annotations

from game.rules.auction.spec import Card, Ticket
from game.staging.auction.terms import card_name, ticket_name


def test_tickets_are_named_as_they_are_printed() -> None:
    assert [ticket_name(ticket) for ticket in Ticket] == [
        "\N{MINUS SIGN}1",
        "0",
        "1",
        "2",
        "3",
        "4",
        "+6",
        "Annul",
        "\N{MULTIPLICATION SIGN}2",
    ]


def test_cards_are_named_as_the_rulebook_spells_them() -> None:
    assert [card_name(card) for card in Card][-3:] == ["Maguro", "Takusan", "Yakuza"]
