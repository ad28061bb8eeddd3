from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from game.titles.shelf import TITLES
from game.version import VERSION
from tools import simulate
from tools.runner.identity import seed_of
from tools.simulation.play import Series, play
from tools.simulation.summary import Spread, spread, win_rate
from tools.tallies.titles import TALLIES

EVERY_TABLE = [(title, players) for title, about in TITLES.items() for players in about.players]


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert simulate.main([*arguments, "--workers", "1", "--json"]) is None
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)
    return figures


def test_other_seeds_and_other_matches_differ() -> None:
    assert len({seed_of(seed, number) for seed in range(20) for number in range(20)}) == 400
    series = Series("auction", 4, 7)
    assert play(series, 0) != play(series, 1) != play(Series("auction", 4, 8), 1)


@pytest.mark.parametrize(("title", "players"), EVERY_TABLE)
def test_one_match_is_enough_for_a_summary(
    title: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = simulated(capsys, "--title", title, "--players", str(players), "--games", "1")
    assert (figures["title"], figures["players"], figures["games"]) == (title, players, 1)
    assert len(figures["seat_scores"]) == len(figures["seat_wins"]) == players
    assert figures["length"]["decisions"]["min"] > 0
    assert sum(figures["endings"].values()) == 1
    assert tuple(figures["rules"]) == TALLIES[title].labels


def test_win_rates_and_draws_make_up_all_matches(capsys: pytest.CaptureFixture[str]) -> None:
    for title in TITLES:
        figures = simulated(capsys, "--title", title, "--games", "8")
        shares = [rate["share"] for rate in figures["seat_wins"]]
        assert sum(shares) + figures["drawn"] == pytest.approx(1)
        assert all(rate["low"] <= rate["share"] <= rate["high"] for rate in figures["seat_wins"])


def test_the_text_names_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert simulate.main(["--title", "auction", "--games", "3", "--workers", "1", "--seed", "5"]) is None
    text = capsys.readouterr().out
    assert text.startswith(f"auction, 2 players, 3 matches, seed 5, version {VERSION}\n")
    for part in ("decisions", "rounds", "seat 1", "95 % interval", "ending", "A50 declined"):
        assert part in text


def test_spread_of_known_values() -> None:
    assert spread(Counter({1: 1, 2: 2, 7: 1})) == Spread(3.0, 2.0, 1, 7, 88**0.5 / 4)
    assert spread(Counter({-4: 1})) == Spread(-4.0, -4.0, -4, -4, 0.0)
    assert spread(Counter({1: 2, 4: 2})).median == 2.5


def test_wilsons_interval_of_known_shares() -> None:
    rate = win_rate(Counter({1: 40, 2: 20}), 100)
    assert rate.share == 0.5
    assert [rate.low, rate.high] == pytest.approx([0.4038, 0.5962], abs=1e-4)
    assert win_rate(Counter(), 10).low == pytest.approx(0)
    assert win_rate(Counter({1: 10}), 10).high == pytest.approx(1)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--players 2", "the following arguments are required: --title"),
        ("--title chess", "argument --title: invalid choice: 'chess' (choose from"),
        ("--title auction --players 5", "argument --players: auction takes 2 to 4 players, not 5"),
        ("--title duel --players 3", "argument --players: duel takes 2 players, not 3"),
        ("--title auction --players few", "argument --players: invalid int value: 'few'"),
        ("--title auction --games 0", "argument --games: a whole number from 1 up is needed, not '0'"),
        ("--title auction --games -3", "argument --games: a whole number from 1 up is needed, not '-3'"),
        (
            "--title auction --workers 1.5",
            "argument --workers: a whole number from 1 up is needed, not '1.5'",
        ),
        ("--title auction --workers 1 --scheduler x:1", "--scheduler: not allowed with argument --workers"),
    ],
)
def test_bad_arguments_are_named_in_one_line(
    arguments: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        simulate.main(arguments.split())
    assert left.value.code == 2
    assert message in capsys.readouterr().err.splitlines()[-1]
