"""A20: the lots of a round."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.auction.events import OfferDealt
from game.rules.auction.spec import Card
from tests.rules.auction.positions import (
    EBI,
    FUGU,
    HOTATEGAI,
    MAGURO,
    SAKE,
    TAKO,
    TAKUSAN,
    YAKUZA,
    all_dealt,
    auction,
    options,
    start,
    start_stacked,
)


@pytest.mark.rules("A20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_round_offers_one_lot_of_three_cards_more_than_players(players: int) -> None:
    offers = all_dealt(players)
    assert [offer.round for offer in offers] == [1, 2, 3, 4, 5, 6, 7]
    for offer in offers:
        assert [len(lot) for lot in offer.lots] == [3] * (players + 1)


@pytest.mark.rules("A20")
def test_the_cards_are_dealt_from_left_to_right_row_by_row(monkeypatch: pytest.MonkeyPatch) -> None:
    top = [EBI, HOTATEGAI, SAKE, TAKO, FUGU, MAGURO, TAKUSAN, YAKUZA, EBI]
    deck = [*top, *[FUGU] * 3, *[TAKO] * 3, *[SAKE] * 3, *[MAGURO] * 45]
    play = start_stacked(options(2), deck, monkeypatch)
    assert play.view.lots == ((EBI, TAKO, TAKUSAN), (HOTATEGAI, FUGU, YAKUZA), (SAKE, MAGURO, EBI))
    play.pass_round()
    assert play.view.lots == ((FUGU, TAKO, SAKE),) * 3


@pytest.mark.rules("A20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_round_deals_on_from_where_the_last_one_ended(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    lots = players + 1
    mix = auction().spec.sizes[players].mix
    deck = [card for card, count in mix.items() for _ in range(count)]
    Random(20).shuffle(deck)
    play = start_stacked(options(players), deck, monkeypatch)
    play.finish()
    for number, offer in enumerate(play.all(OfferDealt)):
        top = deck[number * lots * 3 : (number + 1) * lots * 3]
        assert offer.lots == tuple((top[lot], top[lots + lot], top[2 * lots + lot]) for lot in range(lots))


@pytest.mark.rules("A20")
def test_the_lots_lie_face_up_for_everybody() -> None:
    play = start(options())
    lots = play.last(OfferDealt).lots
    assert OfferDealt.reveals
    for seat in (0, 1, 2, None):
        assert auction().observe(play.state, seat).lots == lots


@pytest.mark.rules("A20")
def test_the_next_round_deals_new_lots_from_the_rest_of_the_deck() -> None:
    play = start(options())
    before = play.view
    play.pass_round()
    after = play.view
    assert (before.round, after.round) == (1, 2)
    assert play.last(OfferDealt) == OfferDealt(2, 0, after.lots)
    for card in Card:
        dealt = sum(lot.count(card) for lot in after.lots)
        assert before.deck_left[card] - after.deck_left[card] == dealt
