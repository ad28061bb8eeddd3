"""The names of fish and of places on the balance."""

from __future__ import annotations

import pytest

from game.staging.duel import terms
from tests.rules.duel.positions import Game

CARDS = Game(hung="ebi3w|tako5 sake2b/tako1k").kernel.spec.cards


@pytest.mark.parametrize(
    ("face", "name", "title"),
    [
        (0, "Ebi 3 with wasabi", "Ebi 3 with wasabi"),
        (1, "Tako 5", "Tako 5"),
        (2, "Sake 2 with a barrel or Tako 1 with a knife", "Sake 2 or Tako 1"),
    ],
)
def test_a_face_is_named_by_its_halves(face: int, name: str, title: str) -> None:
    assert terms.face_name(CARDS, face) == name
    assert terms.face_title(CARDS, face) == title


def test_halves_are_found_by_their_numbers() -> None:
    assert terms.half_ids(CARDS, 0) == (0,)
    assert terms.half_ids(CARDS, 2) == (4, 5)
    assert terms.half_name(terms.half(CARDS, 5)) == "Tako 1 with a knife"
    assert terms.half_name(terms.half(CARDS, 2)) == "Tako 5"


@pytest.mark.parametrize(("barrel", "owner"), [(0, None), (-2, 0), (4, 1)])
def test_the_barrel_stands_in_the_middle_or_on_somebodys_side(barrel: int, owner: int | None) -> None:
    assert terms.barrel_side(barrel) == owner
