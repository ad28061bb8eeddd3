"""Elements that explain themselves, with the figures of the data file and no others."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.i18n.formats import MINUS, TIMES
from game.rules.auction.spec import MARKET_ORDER, NORMALS, AuctionSpec, Card, Ticket
from game.staging.auction import lore
from game.staging.lore import Lore
from tests.rules.auction.positions import ANNUL, DOUBLE, MINUS_ONE, PLUS_SIX, ZERO, auction, options

SPEC = auction().spec
TABLE = options(3)


def everything(spec: AuctionSpec) -> list[Lore]:
    """What every element of the table says."""
    return [
        *(lore.card(kind, spec) for kind in Card),
        *(lore.ticket(ticket, spec, TABLE) for ticket in Ticket),
        *(lore.price_tile(tile) for size in spec.sizes.values() for tile in size.tiles),
        *(lore.marker(product, 7) for product in MARKET_ORDER),
        *(lore.row(product, 3, 1) for product in Card if product < Card.TAKUSAN),
        lore.clock(),
        lore.quotation_board(spec),
        lore.niches(spec),
        lore.update_order(),
        lore.deck((3, 2, 1, 0, 4, 5, 1, 0)),
        lore.deck((0,) * 8),
        lore.seat_plate("Hana"),
        lore.money(spec),
        lore.lamp(),
    ]


@pytest.mark.parametrize("told", everything(SPEC), ids=lambda told: told.title)
def test_an_element_says_who_it_is_in_a_few_short_sentences(told: Lore) -> None:
    assert told.title
    assert 1 <= len(told.sentences) <= 4
    for sentence in told.sentences:
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert sentence.endswith(".")
        assert len(sentence) <= 110
        assert "-" not in sentence
        assert " you" not in sentence.lower()


def test_every_kind_of_card_and_ticket_has_words_of_its_own() -> None:
    assert len({lore.card(kind, SPEC) for kind in Card}) == len(Card)
    assert len({lore.ticket(ticket, SPEC, TABLE) for ticket in Ticket}) == len(Ticket)


def test_tickets_that_come_back_are_told_from_those_that_do_not() -> None:
    for ticket in Ticket:
        last = lore.ticket(ticket, SPEC, TABLE).sentences[-1]
        assert last == (
            "It returns after the round." if ticket in NORMALS else "It can be used once per match."
        )


@pytest.mark.parametrize(
    ("ticket", "title", "first"),
    [
        (ZERO, "Ticket 0", "Adds nothing to the sum of its lot."),
        (MINUS_ONE, f"Ticket {MINUS}1", "Takes 1 from the sum of its lot."),
        (PLUS_SIX, "Ticket +6", "Adds 6 to the sum of its lot."),
        (DOUBLE, f"Ticket {TIMES}2", "Doubles the sum of its lot, after everything is added."),
        (ANNUL, "Ticket Annul", "Cancels one 4 in its lot: both count 0."),
    ],
)
def test_a_ticket_says_what_it_does(ticket: Ticket, title: str, first: str) -> None:
    told = lore.ticket(ticket, SPEC, TABLE)
    assert (told.title, told.sentences[0]) == (title, first)


def test_annul_follows_the_switch() -> None:
    told = lore.ticket(ANNUL, SPEC, options(3, annul_cancels="all"))
    assert told.sentences[0] == "Cancels every 4 in its lot: all of them count 0."


def test_tiles_say_price_push_and_clock() -> None:
    first, *_, still, last = SPEC.sizes[4].tiles
    assert lore.price_tile(first).sentences == (
        "The lot with this tile costs 12.",
        "Each fish card of the lot moves its marker up by 4.",
        "Its clock makes the buyer first player in the next round.",
    )
    assert lore.price_tile(still).sentences[1:] == ("It moves no marker.",)
    assert lore.price_tile(last).sentences[1:] == ("Each fish card of the lot moves its marker down by 1.",)


def test_the_deck_tells_its_mix_and_never_its_order() -> None:
    assert lore.deck((3, 2, 1, 0, 4, 5, 1, 0)).sentences == (
        "16 cards are still to come. The last round uses up the deck.",
        "Among them: Ebi 3, Hotategai 2, Sake 1, Fugu 4, Maguro 5, Takusan 1.",
    )


@pytest.mark.parametrize(
    ("cards", "takusan", "holds"),
    [
        (1, 0, "It holds 1 card."),
        (2, 1, "It holds 2 cards and 1 Takusan."),
        (0, 2, "It holds 2 Takusan."),
        (12, 0, "It holds 12 cards."),
    ],
)
def test_a_row_counts_its_cards(cards: int, takusan: int, holds: str) -> None:
    assert lore.row(Card.EBI, cards, takusan).sentences[0] == holds


def test_figures_come_from_the_spec() -> None:
    other = replace(
        SPEC, decline_pay=77, last_space=78, annul_value=79, niches=(80, 7, 5, 3, 1), maguro=(81,)
    )
    text = " ".join(sentence for told in everything(other) for sentence in told.sentences)
    for figure in ("77", "78", "+79", "80", "81"):
        assert figure in text
