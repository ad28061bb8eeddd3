"""How the expert's values are fitted and kept."""

from __future__ import annotations

from pathlib import Path
from random import Random
from runpy import run_path

import numpy as np

from game.bots.duel.features import KNOTS, NAMES
from tests.bots.duel.match_ups import KERNEL
from tools.duel_values import FIRST, SelfPlay, fit, quality, write


def test_a_fit_finds_the_weights_that_made_the_results() -> None:
    chance = np.random.default_rng(1)
    rows, true = chance.normal(size=(20_000, 3)), np.array([1.0, -2.0, 0.0])
    results = (chance.random(20_000) < 1 / (1 + np.exp(-rows @ true))).astype(float)
    found = fit(rows, results, np.zeros(3))
    assert np.abs(found - true).max() < 0.1
    assert quality(rows, results, found) < quality(rows, results, np.zeros(3))


def test_every_turn_of_a_match_is_a_row_with_its_result() -> None:
    play = SelfPlay(KERNEL, FIRST, Random(1))
    play.play(4)
    assert 8 <= len(play.rows) == len(play.results)
    assert {len(row) for row in play.rows} == {len(KNOTS) * len(NAMES)}
    assert set(play.results) <= {0.0, 0.5, 1.0}
    assert len(set(play.results)) == 1


def test_what_is_written_reads_back_with_the_command_that_made_it(tmp_path: Path) -> None:
    write(FIRST, tmp_path / "fitted.py", "--rounds 9")
    assert np.allclose(run_path(str(tmp_path / "fitted.py"))["WEIGHTS"], FIRST, atol=0.0005)
    assert "python -m tools.duel_values --rounds 9" in (tmp_path / "fitted.py").read_text(encoding="utf-8")
