"""The arithmetic of the benchmark; no test here depends on how fast anything is."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random

import pytest

from game.titles.shelf import TITLES
from tools import benchmark
from tools.kernels import rules_of
from tools.speed import contenders
from tools.speed.growth import growth, thirds
from tools.speed.measure import Contender, Target, median_rate, median_ratio, rate, rounds
from tools.speed.references import GOOFSPIEL, LIARS_POKER
from tools.speed.report import report
from tools.speed.standing import Standing, standing


class FakeClock:
    """Time passes only where somebody plays."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def player(self, decisions: int, seconds: float) -> Callable[[], int]:
        def play() -> int:
            self.now += seconds
            return decisions

        return play


MEASURED = [
    {GOOFSPIEL: 100.0, LIARS_POKER: 10.0, "ours": 50.0},
    {GOOFSPIEL: 200.0, LIARS_POKER: 20.0, "ours": 180.0},
    {GOOFSPIEL: 50.0, LIARS_POKER: 4.0, "ours": 40.0},
]


def test_a_slice_ends_with_the_match_that_fills_it() -> None:
    clock = FakeClock()
    assert rate(Contender("ours", clock.player(30, 0.25)), 0.6, clock) == pytest.approx(120)
    assert clock.now == 0.75


def test_every_contender_plays_in_every_round_and_the_order_turns() -> None:
    clock, order = FakeClock(), list[str]()

    def contender(name: str, decisions: int) -> Contender:
        def play() -> int:
            order.append(name)
            clock.now += 1.0
            return decisions

        return Contender(name, play)

    measured = list(rounds([contender("a", 10), contender("b", 20)], 3, 1.0, clock))
    assert measured == [{"a": 10.0, "b": 20.0}] * 3
    assert "".join(order) == "abbaab"


def test_ratios_are_taken_within_a_round_before_the_median() -> None:
    assert median_rate(MEASURED, "ours") == 50.0
    assert median_ratio(MEASURED, "ours", GOOFSPIEL) == 0.8  # of 0.5, 0.9, 0.8; the medians' ratio is 0.5
    assert median_ratio(MEASURED, GOOFSPIEL, GOOFSPIEL) == 1.0


@pytest.mark.parametrize(
    ("target", "met"),
    [
        (Target(0.8, GOOFSPIEL), True),
        (Target(0.81, GOOFSPIEL), False),
        (Target(9.0, LIARS_POKER), True),
        (None, None),
    ],
)
def test_a_target_is_met_or_not(target: Target | None, met: bool | None) -> None:
    ours = Contender("ours", lambda: 0, target)
    assert standing(MEASURED, ours) == Standing("ours", 50.0, 0.8, 9.0, target, met)


def test_each_title_contends_at_each_player_count_in_both_forms() -> None:
    ours = list(contenders.contenders())
    names = [
        f"{title} {n} {form}"
        for title in TITLES
        for n in TITLES[title].players
        for form in ("plain", "search")
    ]
    assert [contender.name for contender in ours] == names
    assert all(contender.play() > 0 for contender in ours)
    assert {title for title, _ in contenders.TARGETS} >= set(TITLES)


@pytest.mark.parametrize("title", TITLES)
def test_growth_compares_the_thirds_of_the_same_match(title: str) -> None:
    rules, players = rules_of(title), TITLES[title].players[-1]
    start = contenders.openings(title, players)[0]
    decisions = contenders.play_out(rules, start.copy(), Random(5))
    again, ticks = start.copy(), iter((0.0, 1.0, 5.0, 8.0))
    assert thirds(rules, again, Random(5), decisions, ticks.__next__) == (1.0, 3.0)
    assert not rules.to_act(again)
    assert growth(title, players, matches=1, clock=iter((0.0, 1.0, 5.0, 8.0)).__next__) == 3.0


def test_the_table_comes_plain_and_in_markdown() -> None:
    rows = [standing(MEASURED, Contender("ours", lambda: 0, Target(1.0, GOOFSPIEL)))]
    plain = report(rows, {"ours 4": 1.25}, markdown=False).splitlines()
    assert plain[2].split() == [
        "contender",
        "decisions/s",
        "x",
        "goofspiel",
        "x",
        "liars",
        "poker",
        "target",
        "met",
    ]
    assert plain[3].split() == ["ours", "50", "0.80", "9.00", "1.0", "goofspiel", "NO"]
    assert plain[-1] == "  ours 4       1.25"
    table = report(rows, {"ours 4": 1.25}, markdown=True)
    assert (
        "\n| --- | ---: | ---: | ---: | --- | --- |\n| ours | 50 | 0.80 | 9.00 | 1.0 goofspiel | NO |\n"
        in table
    )
    assert table.endswith("\n- ours 4: 1.25")


def test_a_missing_open_spiel_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    message = benchmark.main(["rules"])
    assert message is not None
    assert message.startswith("open_spiel is not installed (")
    assert message.endswith("please run: pip install -r requirements-bench.txt")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("", "the following arguments are required: what"),
        ("art", "argument what: invalid choice: 'art' (choose from"),
        ("rules --rounds 0", "argument --rounds: at least 1 is needed, not 0"),
        ("rules --slice-seconds nan", "argument --slice-seconds: between 0 and 60 is needed, not nan"),
        ("rules --slice-seconds -1", "argument --slice-seconds: between 0 and 60 is needed, not -1.0"),
    ],
)
def test_bad_arguments_are_named_in_one_line(
    arguments: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        benchmark.main(arguments.split())
    assert left.value.code == 2
    assert message in capsys.readouterr().err.splitlines()[-1]
