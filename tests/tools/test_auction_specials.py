"""The worth of special tickets can be worked out anew."""

from __future__ import annotations

import pytest

from game.bots.auction.saving import WORTHS
from tools import auction_specials
from tools.auction_specials import Sample, report, solved


def test_a_small_run_prints_what_was_found_above_what_is_kept(capsys: pytest.CaptureFixture[str]) -> None:
    auction_specials.main(["--matches", "1", "--futures", "1", "--seed", "3"])
    heads, *lines = capsys.readouterr().out.splitlines()
    assert heads.startswith("rounds left")
    assert heads.endswith(" x2")
    found = [line.split()[2:] for line in lines[::2]]
    kept = [line.split()[1:] for line in lines[1::2]]
    assert len(found) == len(kept) == len(WORTHS)
    assert {len(row) for row in (*found, *kept)} == {9}
    assert [tuple(map(float, row[:8])) for row in kept] == list(WORTHS)
    assert not any(map(float, found[0])), "after the last round nothing is worth anything"
    assert max(map(float, found[-1])) > 0
    assert all(float(row[0]) == 0 for row in found), "neither are no specials"


def test_a_side_with_specials_gets_more_out_of_a_round() -> None:
    sample = Sample(7, [1.0, 0.5, 0.0, 0.0, -0.5, -1.0], 0.05)
    nothing = [0.0] * 16
    assert solved(sample, 0b0011, 0, nothing) > solved(sample, 0, 0, nothing) + 0.1
    assert solved(sample, 0, 0, nothing) > solved(sample, 0, 0b0011, nothing) + 0.1


def test_specials_worth_much_later_are_not_laid_now() -> None:
    sample = Sample(2, [0.1, 0.05, 0.0, 0.0, -0.05, -0.1], 0.05)
    later = [100.0 * mask for mask in range(16)]
    assert solved(sample, 0b0011, 0, later) == pytest.approx(solved(sample, 0, 0, later), abs=0.004)


def test_the_report_names_every_set() -> None:
    heads = report([[0.0] * 16]).splitlines()[0]
    assert heads.split("  ")[-1].strip() == "x2"
    assert "-1 +6 Annul" in heads
