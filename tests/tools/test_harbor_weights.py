"""Weights tuned by play: whims that are followed, compared and weighed."""

from __future__ import annotations

from dataclasses import asdict
from random import Random

import pytest

from game.bots.harbor.weights import EXPERT
from tools.harbor_weights.__main__ import main
from tools.harbor_weights.play import NAMES, Seated, compared, play, wavering
from tools.harbor_weights.slopes import MOST, Slope, slopes, solved, step

NOTHING = [0.0] * len(NAMES)


def test_without_whims_the_weights_stay() -> None:
    assert wavering(EXPERT, NOTHING) == EXPERT


def test_a_whim_moves_its_own_weight_only() -> None:
    whims = [float(name == "lure") for name in NAMES]
    changed = {
        name for name, value in asdict(wavering(EXPERT, whims)).items() if value != asdict(EXPERT)[name]
    }
    assert changed == {"lure"}


def test_no_hope_falls_below_nothing() -> None:
    assert wavering(EXPERT, [-50.0 if name == "salmon" else 0.0 for name in NAMES]).salmon == 0


def test_every_seat_is_compared_with_the_mean_of_the_others() -> None:
    assert compared([[1.0], [0.0], [2.0]], [900, 600, 300]) == [
        Seated((0.0,), 450.0),
        Seated((-1.5,), 0.0),
        Seated((1.5,), -450.0),
    ]


def test_equations_are_solved_even_where_the_first_pivot_is_zero() -> None:
    assert solved([[0.0, 2.0], [4.0, 0.0]], [6.0, 4.0]) == [1.0, 3.0]


def test_a_weight_that_pays_is_found_among_those_that_do_not() -> None:
    random = Random(5)
    rows = []
    for _ in range(400):
        whims = tuple(random.gauss(0, 1) for _ in range(3))
        rows.append(Seated(whims, 200 * whims[1] + random.gauss(0, 500)))
    found = slopes(rows)
    assert found[1].yen == pytest.approx(200, abs=3 * found[1].error)
    assert abs(found[0].yen) < 3 * found[0].error
    assert found[1].yen > 5 * found[1].error


def test_a_step_is_bounded_and_luck_counts_little() -> None:
    assert step([Slope(9000.0, 1.0), Slope(-9000.0, 1.0)]) == [MOST, -MOST]
    assert step([Slope(30.0, 40.0)])[0] == pytest.approx(0.3 * step([Slope(30.0, 20.0)])[0])


def test_neighbouring_seeds_share_no_match() -> None:
    one, other = play(EXPERT, 2, 0, 1), play(EXPERT, 2, 1, 0)
    assert [seat.whims for seat in one] != [seat.whims for seat in other]


def test_a_round_in_which_nobody_leads_is_sure_of_nothing() -> None:
    found = slopes([Seated((1.0,), 0.0), Seated((-1.0,), 0.0)])
    assert [slope.sureness for slope in found] == [0.0]
    assert Slope(-30.0, 20.0).sureness == -1.5


def test_it_prints_weights_that_can_be_pasted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--players", "2", "--matches", "1", "--rounds", "1", "--workers", "1"]) is None
    told = capsys.readouterr().out
    assert told.startswith("round 1: ")
    assert told.strip().splitlines()[-1].startswith("Weights(rounds=")
