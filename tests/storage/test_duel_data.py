"""data/duel.json: figures that cannot be played with are named by their key."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.rules.core.codec import Mismatch
from game.rules.duel.spec import Bonus, Card, Colour, DuelSpec, Half
from game.storage import duel_data
from game.storage.library import load

EBI, SAKE = Half(Colour.EBI, 1, None), Half(Colour.SAKE, 1, None)


@pytest.fixture(scope="module")
def spec() -> DuelSpec:
    loaded: DuelSpec = load("duel")
    return loaded


@pytest.mark.parametrize(
    ("figures", "sentence"),
    [
        ({"notches": 0}, "notches: found 0, expected 1 or more"),
        ({"night_number": 0}, "night_number: found 0, expected 1 or more"),
        ({"day_number": -1}, "day_number: found -1, expected 1 or more"),
        ({"lowest_bid": 0}, "lowest_bid: found 0, expected 1 or more"),
        ({"highest_bid": 0}, "highest_bid: found 0, expected a number from 1 to 100"),
        ({"missing_bid": 5}, "missing_bid: found 5, expected a number from 1 to 4"),
        ({"knives_to_win": 0}, "knives_to_win: found 0, expected 1 or more"),
        ({"wasabi_to_double": 0}, "wasabi_to_double: found 0, expected 1 or more"),
        ({"kind_fish_cards": 0}, "kind_fish_cards: found 0, expected a number from 1 to 18"),
        ({"notch_points": -1}, "notch_points: found -1, expected 0 or more"),
        ({"bonuses": {Colour.EBI: Bonus.DRAW}}, "bonuses.sake: found nothing, expected this key"),
        ({"cards": ()}, "cards: found 0 entries, expected 18 entries"),
    ],
)
def test_a_figure_out_of_bounds_is_named(spec: DuelSpec, figures: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Mismatch) as wrong:
        duel_data.check(replace(spec, **figures))
    assert str(wrong.value) == sentence


@pytest.mark.rules("D2", "D3")
@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        (Card((EBI,), (EBI,)), "cards[3].back: found ebi, expected colours that are not on the front"),
        (Card((), (EBI,)), "cards[3].front: found 0 halves, expected 1 or 2 halves"),
        (Card((EBI,), (SAKE,) * 3), "cards[3].back: found 3 halves, expected 1 or 2 halves"),
        (
            Card((EBI,), (SAKE, SAKE)),
            "cards[3].back[1].colour: found sake, expected a colour other than that of the first half",
        ),
        (Card((EBI,), (replace(SAKE, points=-1),)), "cards[3].back[0].points: found -1, expected 0 or more"),
    ],
)
def test_a_card_that_cannot_be_is_named(spec: DuelSpec, card: Card, sentence: str) -> None:
    cards = (*spec.cards[:3], card, *spec.cards[4:])
    with pytest.raises(Mismatch) as wrong:
        duel_data.check(replace(spec, cards=cards))
    assert str(wrong.value) == sentence


def test_the_figures_in_place_are_fine(spec: DuelSpec) -> None:
    duel_data.check(spec)
