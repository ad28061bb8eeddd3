"""What bids and cards would do, as the inspector puts it."""

from __future__ import annotations

import pytest

from game.rules.duel.spec import Colour
from game.rules.duel.view import DuelView
from game.table.figures import Figures
from scenes.duel import preview
from tests.rules.duel.positions import Game

NAMES = ("Hana", "Jiro")


def seen(game: Game) -> DuelView:
    return game.kernel.observe(game.state, None)


@pytest.mark.parametrize(
    ("first", "hung", "line"),
    [
        ("", "ebi3", "Ebi 1 of 3, +3"),
        ("ebi2 ebi1", "ebi3b", "Ebi 3 of 3, +3, barrel closer, then pulls the barrel"),
        ("ebi2 ebi1 ebi1", "ebi3", "Ebi 4, +3"),
        ("tako1w tako2", "tako3w", "Tako 3 of 3, +9, then discards"),
        ("tako1k", "sake3k", "Sake 1 of 3, +3, knife 2 of 4"),
        ("sake1 sake1", "sake3", "Sake 3 of 3, +3, then draws"),
        ("maguro1 maguro1", "maguro1k", "Maguro 3 of 3, +1, knife 1 of 4, then steals"),
        ("tako1k ebi1k ebi1k", "ebi3k", "Ebi 3 of 3, +3, wins at once"),
    ],
)
def test_a_half_tells_its_pile_its_points_and_what_follows(first: str, hung: str, line: str) -> None:
    game = Game(hung=f"{hung} tako5", draw="tako1", first=first)
    assert preview.brings(seen(game), game.kernel.spec, 0, game.state.hung[0] << 1) == line


def test_a_card_of_two_colours_tells_each_half_to_both() -> None:
    game = Game(hung="ebi3/tako2k tako5", draw="tako1", second="tako1k")
    told = preview.lines(seen(game), game.kernel.spec, NAMES, 1, game.state.hung[0])
    assert told == [
        "Jiro: Ebi 1 of 3, +3.",
        "Hana: Ebi 1 of 3, +3.",
        "Jiro: Tako 2 of 3, +2, knife 2 of 4.",
        "Hana: Tako 1 of 3, +2, knife 1 of 4.",
    ]


@pytest.mark.parametrize(
    ("first", "told"),
    [
        ("", ["0 cards, 0 points.", "3 cards short of its bonus."]),
        (
            "ebi3w ebi1",
            ["2 cards, 4 points.", "1 card short of its bonus.", "1 more wasabi doubles it."],
        ),
        ("ebi3w ebi1w ebi1", ["3 cards, 10 points.", "Its wasabi makes it count twice."]),
    ],
)
def test_a_pile_tells_what_it_counts_and_what_it_lacks(first: str, told: list[str]) -> None:
    game = Game(hung="ebi3 tako5", draw="tako1", first=first)
    assert preview.pile(seen(game), game.kernel.spec, 0, Colour.EBI) == told


def test_what_is_near_names_knives_and_colours() -> None:
    game = Game(hung="ebi3 tako5", draw="tako1", first="ebi1k ebi2w sake1k sake2 tako1 tako2 tako3")
    assert preview.near(seen(game), game.kernel.spec, 0) == [
        "Knives: 2 of 4.",
        "1 card short of the bonus: Ebi and Sake.",
        "1 wasabi short of counting twice: Ebi.",
    ]
    assert preview.near(seen(game), game.kernel.spec, 1) == ["Knives: 0 of 4."]


def test_the_discards_are_counted_by_their_other_faces() -> None:
    game = Game(hung="ebi3 tako5", discards="ebi3w|tako2k ebi1|sake2b/tako1k maguro1|sake5")
    assert preview.coming_back(game.kernel.spec, game.state.discards) == Figures(
        (
            (
                *("symbols/ebi", "symbols/sake", "symbols/tako", "symbols/maguro"),
                *("duel/icons/wasabi", "duel/icons/barrel", "duel/icons/knife"),
            ),
            ("0", "2", "2", "0", "0", "1", "2"),
        ),
        headed=False,
    )
