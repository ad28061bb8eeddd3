"""The benchmark of wrapping has a line for each text, and says whether the limit is met."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from tools import benchmark
from tools.speed.wrapping import TEXTS, lines


def ticking(seconds: float) -> Callable[[], float]:
    readings = count()
    return lambda: seconds * next(readings)


def test_every_text_has_its_line() -> None:
    told = [*lines(2, ticking(0.002))]
    assert [line.name for line in told] == [*TEXTS]
    assert {round(cost, 6) for line in told for cost in line.costs} == {2.0}
    assert [line.met for line in told] == [True, None, None, None, None]


def test_a_slow_text_is_told() -> None:
    assert next(lines(1, ticking(0.011))).met is False


def test_the_command_prints_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert benchmark.main(["wrapping", "--rounds", "1"]) is None
    assert "300 Han characters" in capsys.readouterr().out
