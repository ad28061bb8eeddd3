"""D70-D73: the final count."""

from __future__ import annotations

import pytest

from game.rules.core.outcome import Line, Outcome
from game.rules.duel.events import MatchEnded
from tests.rules.duel.positions import Game


def scored(first: str = "", second: str = "", barrel: int = 0, **figures: int) -> Outcome:
    """The outcome of a last turn in which nothing more is won: its only card is discarded by night."""
    game = Game(hung="ebi9", emptied=2, first=first, second=second, barrel=barrel, figures=figures).bid(2, 2)
    outcome = game.kernel.outcome(game.state)
    assert outcome is not None
    assert game.events[-1] == MatchEnded(outcome)
    assert outcome.scores == tuple(sum(line.points for line in lines) for lines in outcome.lines)
    return outcome


@pytest.mark.rules("D70")
def test_each_pile_scores_the_sum_of_its_points() -> None:
    outcome = scored(first="ebi1 ebi4 sake2b tako3 maguro5", second="ebi2w maguro1k")
    assert outcome.scores == (15, 3)
    assert outcome.lines[0] == (
        Line("ebi", 5),
        Line("sake", 2),
        Line("tako", 3),
        Line("maguro", 5),
        Line("barrel", 0),
    )


@pytest.mark.rules("D71")
@pytest.mark.parametrize(
    ("pile", "score"), [("ebi3w ebi2", 5), ("ebi3w ebi2w", 10), ("ebi3w ebi2w ebi1w", 12)]
)
def test_a_pile_with_two_or_more_wasabi_counts_twice(pile: str, score: int) -> None:
    assert scored(first=pile).scores == (score, 0)


@pytest.mark.rules("D71")
def test_wasabi_of_different_piles_do_not_add_up() -> None:
    assert scored(second="ebi3w sake2w").scores == (0, 5)


@pytest.mark.rules("D71")
def test_only_the_doubled_pile_has_a_line_for_it() -> None:
    lines = scored(first="sake3w sake2w tako4").lines[0]
    assert [(line.item, line.points) for line in lines if line.points] == [
        ("sake", 5),
        ("sake_doubled", 5),
        ("tako", 4),
    ]


@pytest.mark.rules("D71")
def test_a_wasabi_on_a_half_that_does_not_count_doubles_nothing() -> None:
    assert scored(first="ebi3w ebi2/tako4w:0").scores == (5, 0)


@pytest.mark.rules("D72")
@pytest.mark.parametrize(
    ("barrel", "scores"), [(3, (0, 6)), (1, (0, 2)), (0, (0, 0)), (-1, (2, 0)), (-3, (6, 0))]
)
def test_two_points_per_notch_for_the_player_on_whose_side_the_barrel_stands(
    barrel: int, scores: tuple[int, int]
) -> None:
    outcome = scored(barrel=barrel)
    assert outcome.scores == scores
    assert [lines[-1] for lines in outcome.lines] == [Line("barrel", score) for score in scores]


@pytest.mark.rules("D73")
@pytest.mark.parametrize(("first", "second", "winner"), [("ebi3", "ebi2", 0), ("ebi2", "ebi3", 1)])
def test_most_points_win(first: str, second: str, winner: int) -> None:
    outcome = scored(first=first, second=second)
    assert (outcome.winners, outcome.ending) == ((winner,), "points")


@pytest.mark.rules("D73", "D72")
def test_the_points_of_the_barrel_can_win_without_being_a_tie() -> None:
    outcome = scored(first="ebi1", second="ebi2", barrel=-1)
    assert (outcome.scores, outcome.winners, outcome.ending) == ((3, 2), (0,), "points")


@pytest.mark.rules("D73")
@pytest.mark.parametrize(("barrel", "winner"), [(-1, 0), (1, 1)])
def test_a_tie_goes_to_the_player_on_whose_side_the_barrel_is(barrel: int, winner: int) -> None:
    piles = ("ebi1", "ebi3") if winner == 0 else ("ebi3", "ebi1")
    outcome = scored(first=piles[0], second=piles[1], barrel=barrel)
    assert (outcome.scores, outcome.winners, outcome.ending) == ((3, 3), (winner,), "barrel")


@pytest.mark.rules("D73")
def test_a_tie_with_the_barrel_in_the_middle_is_a_draw() -> None:
    outcome = scored(first="ebi3", second="sake3")
    assert (outcome.winners, outcome.ending) == ((), "draw")


@pytest.mark.rules("D32", "D73")
def test_knives_decide_before_points() -> None:
    game = Game(
        hung="ebi1k sake2", draw="tako1 tako2 tako3", first="ebi9 sake9", second="ebi1k sake1k tako1k"
    )
    game.bid(1, 2).take(0)
    outcome = game.kernel.outcome(game.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.ending) == ((20, 4), (1,), "knives")


@pytest.mark.rules("D71", "D72", "D32")
def test_the_figures_of_the_count_come_from_the_data() -> None:
    outcome = scored(first="ebi3w ebi2w", barrel=-2, wasabi_to_double=3, notch_points=5, knives_to_win=2)
    assert outcome.scores == (15, 0)
    assert scored(first="ebi3k ebi2k", knives_to_win=2).ending == "knives"
