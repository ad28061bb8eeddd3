"""What one lot comes to, for every set of tickets and cards there can be, against a slower way to say it."""

from __future__ import annotations

from itertools import product

import pytest

from game.rules.auction.lots import Remembered, contents, lot_sum, turned
from game.rules.auction.spec import PRODUCTS, SPECIALS, Card, Ticket

ANNUL_VALUE = 2


def by_hand(tickets: tuple[Ticket, ...], all_annulled: bool) -> int:
    """As people do it at a table: take cancelled tickets away, add, then double."""
    left = list(tickets)
    if all_annulled and Ticket.ANNUL in left and Ticket.FOUR in left:
        left = [ticket for ticket in left if ticket not in (Ticket.ANNUL, Ticket.FOUR)]
    while Ticket.ANNUL in left and Ticket.FOUR in left:
        left.remove(Ticket.ANNUL)
        left.remove(Ticket.FOUR)
    total = 0
    for ticket in left:
        if ticket is Ticket.ANNUL:
            total += ANNUL_VALUE
        elif ticket is not Ticket.DOUBLE:
            total += int(ticket)
    for _ in range(left.count(Ticket.DOUBLE)):
        total *= 2
    return total


@pytest.mark.rules("A40", "A41")
@pytest.mark.parametrize("all_annulled", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_set_of_tickets_sums_up_as_by_hand(players: int, all_annulled: bool) -> None:
    for tickets in product(Ticket, repeat=players):
        assert lot_sum(tickets, ANNUL_VALUE, all_annulled) == by_hand(tickets, all_annulled), tickets


@pytest.mark.rules("A43")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_specials_on_a_lot_are_noted_for_the_seat_that_laid_them(players: int) -> None:
    for tickets in product(Ticket, repeat=players):
        total, spent = turned(tickets, ANNUL_VALUE, False)
        assert total == by_hand(tickets, False)
        for seat, ticket in enumerate(tickets):
            noted = spent >> 4 * seat & 0b1111
            assert noted == (1 << SPECIALS.index(ticket) if ticket in SPECIALS else 0)
        assert spent < 1 << 4 * players


@pytest.mark.rules("A40")
def test_an_unpaired_annul_counts_what_the_data_says() -> None:
    assert lot_sum((Ticket.ANNUL, Ticket.ONE), 5, False) == 6
    assert lot_sum((Ticket.ANNUL, Ticket.ANNUL, Ticket.FOUR), 5, False) == 5
    assert turned((Ticket.ANNUL, Ticket.ONE), 5, True)[0] == 6


@pytest.mark.rules("A40")
def test_the_switch_reaches_the_tickets_of_a_lot() -> None:
    tickets = (Ticket.FOUR, Ticket.FOUR, Ticket.ANNUL)
    assert turned(tickets, ANNUL_VALUE, False)[0] == 4
    assert turned(tickets, ANNUL_VALUE, True)[0] == 0


@pytest.mark.rules("A51", "A52", "A53")
def test_the_cards_of_every_lot_are_told_apart() -> None:
    for cards in product(Card, repeat=3):
        products, takusan, yakuza = contents(cards)
        assert products == tuple(card.value for card in cards if card in PRODUCTS)
        assert all(type(place) is int for place in products)
        assert takusan == sum(card is Card.TAKUSAN for card in cards)
        assert yakuza == sum(card is Card.YAKUZA for card in cards)


def test_what_was_worked_out_once_is_remembered() -> None:
    asked: list[int] = []

    def double(number: int) -> int:
        asked.append(number)
        return 2 * number

    remembered = Remembered(double)
    assert [remembered[3], remembered[3], remembered[4]] == [6, 6, 8]
    assert asked == [3, 4]
