"""A70-A73: special scoring."""

from __future__ import annotations

import pytest

from game.rules.auction.spec import PRODUCTS, Card
from game.rules.core.outcome import Line
from tests.rules.auction.positions import (
    EBI,
    FUGU,
    HOTATEGAI,
    MAGURO,
    SAKE,
    TAKO,
    Counts,
    last_round,
    options,
)

SPREAD = {EBI: 50, HOTATEGAI: 40, FUGU: 30, TAKO: 20, SAKE: 10}
VARIANT = options(special_scoring=True)


def bonuses(
    rows: dict[int, Counts] | None = None,
    wilds: dict[int, Counts] | None = None,
    yakuza: tuple[int, ...] = (0, 0, 0),
) -> list[dict[str, int]]:
    """What each seat earns beyond the usual seven lines; Sake lies in the fifth niche."""
    outcome = last_round(VARIANT, spaces=SPREAD, rows=rows, wilds=wilds, yakuza=yakuza).finish()
    for lines, score in zip(outcome.lines, outcome.scores, strict=True):
        assert [line.item for line in lines[:7]] == [
            "money",
            "ebi",
            "hotategai",
            "fugu",
            "tako",
            "sake",
            "maguro",
        ]
        assert score == sum(line.points for line in lines)
    return [{line.item: line.points for line in lines[7:]} for lines in outcome.lines]


@pytest.mark.rules("A70")
def test_the_variant_is_off_unless_switched_on() -> None:
    rich = {0: dict.fromkeys(PRODUCTS, 9)}
    plain = last_round(spaces=SPREAD, rows=rich, yakuza=(5, 0, 0)).finish()
    special = last_round(VARIANT, spaces=SPREAD, rows=rich, yakuza=(5, 0, 0)).finish()
    assert len(plain.lines[0]) == 7
    assert special.lines[0] == (
        *plain.lines[0],
        Line("diversified", 10),
        Line("specialised", 10),
        Line("popular", 5),
        Line("safe", 3),
    )
    assert special.scores[0] == plain.scores[0] + 28
    assert special.scores[1:] == plain.scores[1:]


@pytest.mark.rules("A70")
def test_a_diversified_restaurant_has_three_cards_of_each_of_the_six_products() -> None:
    full = dict.fromkeys(PRODUCTS, 3)
    assert bonuses({1: full})[1].get("diversified") == 10
    for product in PRODUCTS:
        assert "diversified" not in bonuses({1: {**full, product: 2}})[1]
        assert "diversified" not in bonuses({1: {**dict.fromkeys(PRODUCTS, 7), product: 0}})[1]


@pytest.mark.rules("A70", "A52")
def test_takusan_help_to_diversify() -> None:
    earned = bonuses({0: {**dict.fromkeys(PRODUCTS, 3), TAKO: 1}}, {0: {TAKO: 2}})
    assert earned[0].get("diversified") == 10


@pytest.mark.rules("A70")
def test_everybody_who_diversifies_scores() -> None:
    earned = bonuses({seat: dict.fromkeys(PRODUCTS, 3) for seat in range(3)})
    assert [seat.get("diversified") for seat in earned] == [10, 10, 10]


@pytest.mark.rules("A71")
@pytest.mark.parametrize("product", PRODUCTS)
def test_a_specialised_restaurant_has_eight_cards_of_one_product(product: Card) -> None:
    earned = bonuses({0: {product: 7}, 1: {product: 8}, 2: {product: 9}})
    assert [seat.get("specialised") for seat in earned] == [None, 10, 10]


@pytest.mark.rules("A71")
def test_cards_of_different_products_do_not_add_up_to_a_specialised_restaurant() -> None:
    assert "specialised" not in bonuses({0: {EBI: 7, TAKO: 7}})[0]


@pytest.mark.rules("A71", "A52")
def test_takusan_help_to_specialise() -> None:
    assert bonuses({0: {EBI: 6}}, {0: {EBI: 2}})[0] == {"specialised": 10}
    assert "specialised" not in bonuses({0: {EBI: 6}}, {0: {EBI: 1, TAKO: 1}})[0]


@pytest.mark.rules("A71")
def test_a_player_specialises_only_once() -> None:
    outcome = last_round(VARIANT, money=[0, 0, 0], spaces=SPREAD, rows={0: {EBI: 8, TAKO: 9}}).finish()
    assert outcome.scores[0] == 80 + 27 + 10


@pytest.mark.rules("A72")
def test_a_popular_restaurant_has_most_cards_of_the_product_in_the_fifth_niche() -> None:
    earned = bonuses({0: {SAKE: 2, TAKO: 7}, 1: {SAKE: 3}, 2: {SAKE: 1, EBI: 7}})
    assert earned == [{}, {"popular": 5}, {}]


@pytest.mark.rules("A72")
def test_the_fifth_niche_is_the_one_of_the_lowest_marker() -> None:
    spaces = {SAKE: 5, EBI: 1, TAKO: 1, FUGU: 9, HOTATEGAI: 8}
    rows = {0: {TAKO: 4}, 1: {EBI: 2}, 2: {SAKE: 4}}
    outcome = last_round(VARIANT, spaces=spaces, rows=rows).finish()
    assert [[line.item for line in lines[7:]] for lines in outcome.lines] == [[], ["popular"], []]


@pytest.mark.rules("A72", "A52")
def test_takusan_in_its_row_count_for_the_popular_restaurant() -> None:
    assert bonuses({0: {SAKE: 2}, 1: {SAKE: 1}}, {1: {SAKE: 2}}) == [{}, {"popular": 5}, {}]
    assert bonuses({0: {SAKE: 2}}, {2: {SAKE: 3}}) == [{}, {}, {"popular": 5}]


@pytest.mark.rules("A72")
def test_tied_leaders_of_the_fifth_niche_each_score() -> None:
    assert bonuses({0: {SAKE: 2}, 1: {SAKE: 1}, 2: {SAKE: 2}}) == [{"popular": 5}, {}, {"popular": 5}]


@pytest.mark.rules("A72")
def test_nobody_is_popular_with_no_card_of_the_fifth_niche() -> None:
    assert bonuses() == [{}, {}, {}]
    assert bonuses({0: {EBI: 3}, 1: {TAKO: 3}}) == [{}, {}, {}]


@pytest.mark.rules("A72")
def test_one_card_is_enough_to_be_popular() -> None:
    assert bonuses({2: {SAKE: 1}}) == [{}, {}, {"popular": 5}]


@pytest.mark.rules("A72")
def test_maguro_is_never_the_popular_product() -> None:
    assert bonuses({0: {MAGURO: 7}}) == [{}, {}, {}]


@pytest.mark.rules("A73")
def test_a_safe_restaurant_bought_most_yakuza() -> None:
    assert bonuses(yakuza=(1, 3, 2)) == [{}, {"safe": 3}, {}]
    assert bonuses(yakuza=(0, 0, 1)) == [{}, {}, {"safe": 3}]


@pytest.mark.rules("A73")
def test_tied_leaders_in_yakuza_each_score() -> None:
    assert bonuses(yakuza=(2, 1, 2)) == [{"safe": 3}, {}, {"safe": 3}]


@pytest.mark.rules("A73")
def test_nobody_is_safe_if_no_yakuza_was_bought() -> None:
    assert bonuses(yakuza=(0, 0, 0)) == [{}, {}, {}]


@pytest.mark.rules("A62", "A73")
def test_bonuses_are_added_before_the_winner_is_found() -> None:
    outcome = last_round(VARIANT, money=[50, 48, 50], yakuza=(0, 1, 0)).finish()
    assert outcome.scores == (50, 51, 50)
    assert (outcome.winners, outcome.ending) == ((1,), "clear")


@pytest.mark.rules("A62", "A72")
def test_a_bonus_can_bring_about_a_tie_that_specials_decide() -> None:
    outcome = last_round(
        VARIANT, money=[50, 44, 0], spaces=SPREAD, rows={1: {SAKE: 1}}, specials={0: ()}
    ).finish()
    assert outcome.scores == (50, 50, 0)
    assert (outcome.winners, outcome.ending) == ((1,), "specials")
