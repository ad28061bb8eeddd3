"""The arena: equal deals, seats that rotate, runs of every title, and errors in one line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.bots.levels import LEVELS
from game.titles.shelf import TITLES
from game.version import VERSION
from tools.arena import __main__ as arena
from tools.arena import contestants
from tools.arena.contestants import Endless, Thought, contestant
from tools.arena.equal_time import given_effort, given_time
from tools.arena.memory import weighed
from tools.arena.pairing import Pairing, Side, bot_seed, deal_seed, deals, seats_of_a
from tools.arena.play import Effort, dealt, play, play_deal, spent_in
from tools.arena.result import result
from tools.kernels import rules_of

EVERY_TABLE = [(title, players) for title, about in TITLES.items() for players in about.players]


def pairing(title: str, players: int, a: str = "beginner", b: str = "uniform", a_seats: int = 1) -> Pairing:
    return Pairing(title, players, 7, Side(a), Side(b), a_seats)


@pytest.mark.parametrize(("title", "players"), EVERY_TABLE)
def test_every_rotation_of_a_deal_starts_from_the_same_position(
    title: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[Any] = []

    class Watching(Thought):
        def decide(self, state: Any, seat: int) -> Any:
            met.append(state)
            raise Endless

    monkeypatch.setattr(contestants, "Thought", Watching)
    for deal in (0, 1):
        for rotation in range(players):
            with pytest.raises(Endless):
                play(pairing(title, players, "uniform"), deal * players + rotation)
    assert met[:players] == [dealt(pairing(title, players), 0)] * players
    assert met[players:] == [dealt(pairing(title, players), 1)] * players
    assert met[0] != met[-1]


def test_deals_depend_on_the_seed_and_their_number_and_bots_on_their_match_too() -> None:
    several = [pairing("auction", 4), Pairing("auction", 4, 8, Side("easy"), Side("easy"))]
    assert len({deal_seed(one, deal) for one in several for deal in range(50)}) == 100
    seeds = {
        bot_seed(one, deal, turn, seat)
        for one in several
        for deal in range(5)
        for turn in range(4)
        for seat in range(4)
    }
    assert len(seeds) == 160


@pytest.mark.parametrize(("players", "a_seats"), [(2, 1), (3, 1), (4, 1), (4, 2), (6, 5)])
def test_side_a_sits_in_every_seat_equally_often(players: int, a_seats: int) -> None:
    rotations = [seats_of_a(pairing("harbor", players, a_seats=a_seats), turn) for turn in range(players)]
    assert all(len(seats) == a_seats for seats in rotations)
    assert all(sum(seat in seats for seats in rotations) == a_seats for seat in range(players))
    assert len(set(rotations)) == players


def test_matches_are_rounded_up_to_whole_deals() -> None:
    assert [deals(pairing("auction", 4), matches) for matches in (1, 4, 5, 400)] == [1, 1, 2, 100]


@pytest.mark.parametrize(("title", "players"), EVERY_TABLE)
def test_a_deal_of_every_table_is_played_with_all_rotations(title: str, players: int) -> None:
    played = play_deal(pairing(title, players, "uniform"), 0)
    assert [match.seats for match in played] == [frozenset({seat}) for seat in range(players)]
    assert all(0 <= match.won <= 1 for match in played)
    assert all(side.decisions.number > 0 for side in spent_in(played))


def test_a_match_is_the_same_whenever_it_is_played() -> None:
    one, other = (play(pairing("auction", 3), 4) for _ in range(2))
    assert (one.seats, one.outcome) == (other.seats, other.outcome)


def test_a_beginner_beats_chance_at_every_title() -> None:
    for title in TITLES:
        found = result(pairing(title, 2), [play(pairing(title, 2), number) for number in range(6)])
        assert found.matches == 6
        assert found.wins.value > 0.5
        assert found.margin.value > 0
        assert found.wins.value == pytest.approx(sum(seat.value for seat in found.by_seat) / 2)


def test_the_time_of_a_decision_is_that_of_its_slices() -> None:
    spent = Effort()
    spent.add([0.25, 0.5])
    spent.add([0.125])
    spent.weigh(30)
    other = Effort()
    other.add([1.0])
    other.weigh(20)
    spent.merge(other)
    assert (spent.decisions.number, spent.slices.number, spent.memory) == (3, 4, 30)
    assert spent.decisions.total == spent.slices.total == 1.875


class Restless:
    """A bot that never comes to an end."""

    def consider(self, view: Any, choices: Any) -> None:
        pass

    def think(self, budget: int) -> bool:
        return False

    def best(self) -> Any:
        raise AssertionError("it never decides")

    def why(self) -> str:
        return ""


def test_a_bot_that_never_ends_is_named() -> None:
    state = dealt(pairing("duel", 2), 0)
    with pytest.raises(Endless, match="Restless thinks on after 20,000 slices"):
        Thought("duel", Restless()).decide(state, 0)


def test_a_bot_that_never_ends_is_told_with_its_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contestants, "MOST_SLICES", 0)
    asked = "--title duel --a uniform --b easy --matches 2 --seed 9 --workers 1"
    told = arena.main(asked.split())
    assert told == (
        "UniformBot thinks on after 0 slices, in match 0 of duel, 2 players, seed 9 (tools.arena)"
    )


def test_every_level_is_a_contestant() -> None:
    for title in TITLES:
        state = dealt(pairing(title, 2), 0)
        seat = min(rules_of(title).to_act(state))
        for level in LEVELS:
            player = contestant(Side(level.name, effort=0.05), title, 2, 1)
            action, slices = player.decide(state, seat)
            assert action in rules_of(title).legal(state, seat)
            assert slices


def test_memory_that_a_decision_takes_is_weighed() -> None:
    def work() -> int:
        for _ in range(3):
            held = bytearray(5_000_000)
            assert held
            del held
        return 7

    found, memory = weighed(work)
    assert found == 7
    assert 5e6 <= memory < 6e6


def test_the_first_match_is_weighed_and_all_others_are_timed() -> None:
    weighing, *others = (play(pairing("auction", 2), number).spent for number in range(3))
    assert all(side.memory > 0 and not side.decisions.number for side in weighing)
    assert all(not side.memory and side.decisions.number > 10 for other in others for side in other)


def takes(pairing: Pairing) -> tuple[float, float]:
    """A fifth of a second and more with effort; b keeps to its seconds, but some decisions are forced."""
    return 0.2 + 0.3 * pairing.a.effort, 0.8 * pairing.b.seconds


def test_effort_and_seconds_are_set_so_that_both_sides_take_as_long() -> None:
    start = Pairing("auction", 2, 0, Side("expert"), Side("openspiel-mcts", seconds=1.0))
    ours, theirs = takes(given_effort(start, takes))
    assert ours == pytest.approx(theirs, rel=0.15)
    ours, theirs = takes(given_time(start, takes))
    assert ours == pytest.approx(theirs)


def test_a_run_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    asked = "--title auction --players 3 --a beginner --b uniform --matches 4 --workers 2 --seed 5"
    assert arena.main(asked.split()) is None
    told = capsys.readouterr().out
    assert told.startswith(
        f"auction, 3 players, 6 matches (2 deals, each in 3 rotations), seed 5, version {VERSION}\n"
    )
    for part in ("a: beginner in 1 seat", "b: uniform in 2 seats", "fair share 33.3%", "a's margin"):
        assert part in told


def test_a_run_prints_json_and_does_not_depend_on_the_workers(capsys: pytest.CaptureFixture[str]) -> None:
    figures = []
    for workers in ("1", "2"):
        asked = f"--title duel --a beginner --b uniform --matches 6 --json --workers {workers}"
        assert arena.main(asked.split()) is None
        figures.append(json.loads(capsys.readouterr().out))
    assert figures[0]["matches"] == 6
    assert [found["wins"] for found in figures] == [figures[0]["wins"]] * 2
    assert [found["margin"] for found in figures] == [figures[0]["margin"]] * 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--a easy", "the following arguments are required: --title"),
        ("--title duel --players 3", "argument --players: duel takes 2 players, not 3"),
        ("--title auction --players 4 --a-seats 4", "argument --a-seats: from 1 to 3 of 4, not 4"),
        ("--title auction --matches 0", "argument --matches: a whole number from 1 up is needed, not '0'"),
        ("--title auction --effort 0", "argument --effort: a number above 0 is needed, not '0'"),
        ("--title auction --effort much", "argument --effort: a number above 0 is needed, not 'much'"),
        ("--title auction --a openspiel-mcts", "argument --a: openspiel-mcts can only be the opponent (--b)"),
        (
            "--title auction --seconds 1",
            "argument --seconds: is for openspiel-mcts and openspiel-mcts-ours; experts take --effort",
        ),
    ],
)
def test_bad_arguments_are_named_in_one_line(
    arguments: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        arena.main(arguments.split())
    assert left.value.code == 2
    assert message in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(
    ("side", "message"),
    [
        ("brutal", "'brutal' is none of easy, normal, expert, uniform, beginner"),
        ("game.bots.uniform:Nobody", "'game.bots.uniform:Nobody' cannot be read: module"),
        ("game.nowhere:Bot", "'game.nowhere:Bot' cannot be read: No module named 'game.nowhere'"),
    ],
)
def test_an_unknown_side_is_told_in_one_line(side: str, message: str) -> None:
    told = arena.main(["--title", "auction", "--a", side, "--matches", "2", "--workers", "1"])
    assert told is not None
    assert told.startswith(message)
    assert "\n" not in told
