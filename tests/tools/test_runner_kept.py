"""Kept matches: an interrupted run goes on to the same report, and a foreign file is left as it is."""

from __future__ import annotations

import json
from dataclasses import replace
from errno import ENOSPC
from io import FileIO
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.bots.harbor.weights import Weights
from tests.tools.runs import ASKED, EVERY_TOOL, TOOLS, here, printed
from tools import simulate
from tools.arena import __main__ as arena
from tools.arena import contestants
from tools.arena import play as arena_play
from tools.arena.pairing import Pairing, Side
from tools.harbor_weights import __main__ as harbor_weights
from tools.harbor_weights.play import NAMES, Seated, compared
from tools.runner.errors import CannotKeep, DamagedFile, Stopped
from tools.runner.identity import identity
from tools.runner.kept import Kept
from tools.runner.run import Job, in_order, running

DUEL = identity("tests", "duel", 2, 7)


@pytest.fixture(autouse=True)
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that even the times of the arena are the same."""
    monkeypatch.setattr(contestants, "clock", lambda: 0.0)
    monkeypatch.setattr(arena_play, "weighed", lambda work: (work(), 0))


@pytest.fixture(autouse=True)
def _harbors_are_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found in a match still depends on its number and on the weights of its round."""

    def play(weights: Weights, players: int, first: int, number: int) -> list[Seated]:
        random = Random(first + number)
        whims = [[random.gauss(0, 1) for _ in NAMES] for _ in range(players)]
        return compared(whims, [round(weights.rounds * sum(each)) for each in whims])

    monkeypatch.setattr(harbor_weights, "play", play)


def cuts(text: bytes) -> list[int]:
    """Before and after every line, and within: at its beginning, in its middle and before its end."""
    places, start = {0}, 0
    for line in text.splitlines(keepends=True):
        places |= {start + 1, start + len(line) // 2, start + len(line) - 1, start + len(line)}
        start += len(line)
    return sorted(places)


@EVERY_TOOL
def test_a_run_that_was_cut_off_anywhere_goes_on_to_the_same_report(
    tool: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, file = printed(tool, capsys, "--workers", "1"), tmp_path / "kept.jsonl"
    keep = ("--workers", "1", "--keep", str(file))
    assert printed(tool, capsys, *keep) == whole
    text = file.read_bytes()
    for cut in cuts(text):
        file.write_bytes(text[:cut])
        assert printed(tool, capsys, *keep) == whole
        assert file.read_bytes() == text


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    file, played = tmp_path / "kept.jsonl", []

    def work(number: int) -> int:
        played.append(number)
        return 10 * number

    job = Job(work, int)
    for numbers in ([5, 1], range(4), [1, 5], range(6)):
        with running(here(file), DUEL) as run:
            assert in_order(run, job, numbers) == [10 * number for number in numbers]
    assert played == [5, 1, 0, 2, 3, 4]


def test_equal_time_is_measured_once_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pairing = Pairing("duel", 2, 0, Side("expert"), Side("openspiel-mcts"))
    equal = replace(pairing, b=replace(pairing.b, seconds=0.1 + 0.2))
    for found in (equal, pairing):
        monkeypatch.setattr(arena, "equalled", lambda *_, found=found: found)
        with running(here(tmp_path / "kept.jsonl"), arena.identified(pairing, True)) as run:
            assert arena.balanced(run, pairing, True) == equal


def test_more_matches_can_be_asked_for_later_and_fewer_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep = ("--workers", "1", "--keep", str(tmp_path / "kept.jsonl"))
    for games in ("2", "6", "3"):
        new = printed("simulate", capsys, "--workers", "1", "--games", games)
        assert printed("simulate", capsys, *keep, "--games", games) == new


def test_the_first_line_says_which_run_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new folder" / "kept.jsonl"
    printed("balance", capsys, "--workers", "1", "--keep", str(file))
    first, *matches = map(json.loads, file.read_text("utf-8").splitlines())
    assert {name: first["run"][name] for name in ("title", "players", "bots", "effort", "seed")} == {
        "title": "duel",
        "players": 2,
        "bots": "easy",
        "effort": 1.0,
        "seed": 3,
    }
    assert {"version", "rules_version", "data", "bots_code"} <= first["run"].keys()
    assert [match["match"] for match in matches] == list(range(5))


@pytest.mark.parametrize(
    ("tool", "other", "told"),
    [
        ("arena", "--b easy", "b uniform instead of easy"),
        ("arena", "--effort 0.5 --seed 4", "effort 1.0 instead of 0.5, seed 3 instead of 4"),
        ("balance", "--bots expert --effort 0.5", "bots easy instead of expert, effort 1.0 instead of 0.5"),
        ("simulate", "--title auction --players 2", "title duel instead of auction, "),
        ("harbor_weights", "--matches 3", "matches 2 instead of 3"),
    ],
)
def test_a_file_of_another_run_is_refused_and_left_as_it_is(
    tool: str, other: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept.jsonl"
    keep = ("--workers", "1", "--keep", str(file))
    printed(tool, capsys, *keep)
    file.write_bytes(text := file.read_bytes()[:-9])
    refused = TOOLS[tool]([*ASKED[tool].split(), *other.split(), *keep])
    assert isinstance(refused, str)
    assert refused.startswith(f"{file} keeps another run: {told}")
    assert refused.endswith("; please give --keep another name")
    assert file.read_bytes() == text


def test_a_file_of_another_tool_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept.jsonl"
    printed("simulate", capsys, "--workers", "1", "--keep", str(file))
    refused = TOOLS["arena"]([*ASKED["arena"].split(), "--keep", str(file)])
    assert str(refused).startswith(f"{file} keeps another run: tool tools.simulate instead of tools.arena, ")


@pytest.mark.parametrize(
    "text", ["A letter", "{}\n", "[1]\n", "\n", '{"run":3}\n', '{"run":{"tool":"ar', "ÿ\n"]
)
def test_a_file_of_something_else_is_refused_and_left_as_it_is(text: str, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text, "latin-1")
    refused = simulate.main([*ASKED["simulate"].split(), "--workers", "1", "--keep", str(file)])
    assert refused == f"{file} is no file of kept matches; please give --keep another name"
    assert file.read_text("latin-1") == text


@pytest.mark.parametrize("line", ["", "\0\0\0", "[]", '{"match":2}', '{"found":2}'])
def test_a_damaged_line_is_named_and_left_as_it_is(line: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    with running(here(file), DUEL) as run:
        in_order(run, Job(abs, int), range(3))
    lines = file.read_text().splitlines()
    file.write_text(text := "\n".join([*lines[:2], line, *lines[2:], ""]))
    told = f"{file}: line 3 is damaged; without it the run can go on"
    with pytest.raises(DamagedFile) as refused, running(here(file), DUEL):
        pytest.fail("begun")
    assert str(refused.value) == told
    assert file.read_text() == text


def test_a_match_that_cannot_be_read_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept.jsonl"
    keep = ("--workers", "1", "--keep", str(file))
    printed("simulate", capsys, *keep)
    file.write_bytes(file.read_bytes().replace(b'{"match":4,"found":{', b'{"match":4,"found":{"x":0},"y":{'))
    told = simulate.main([*ASKED["simulate"].split(), *keep])
    assert told == f"{file}: match 4 cannot be read; without its line the run can go on"


def test_a_place_where_nothing_can_be_kept_is_told(tmp_path: Path) -> None:
    told = simulate.main([*ASKED["simulate"].split(), "--keep", str(tmp_path)])
    assert told == f"{tmp_path} cannot keep matches (Is a directory)"


class FullDisk(FileIO):
    """Has room for a few more bytes."""

    room = 20

    def write(self, text: Any) -> int:
        if not self.room:
            raise OSError(ENOSPC, "No space left on device")
        written, self.room = super().write(text[: self.room]), 0
        return written


def test_a_full_disk_is_told_and_costs_the_match_that_did_not_fit(tmp_path: Path) -> None:
    file, numbers = tmp_path / "kept.jsonl", range(5)
    with running(here(file), DUEL) as run:
        in_order(run, Job(abs, int), numbers[:3])
    with FullDisk(file, "a+") as full:
        kept = Kept(file, full, {})
        with pytest.raises(CannotKeep, match=r"kept.jsonl cannot be written to its end; is the disk full\?"):
            kept.add(3, 3)
        with pytest.raises(CannotKeep, match=r"kept.jsonl cannot be written \(No space left on device\)"):
            kept.add(3, 3)
    with running(here(file), DUEL) as run:
        assert in_order(run, Job(abs, int), numbers) == list(numbers)
    assert len(file.read_text().splitlines()) == 6


@pytest.mark.parametrize("keep", [True, False])
def test_ctrl_c_says_what_is_kept_and_how_to_go_on(keep: bool, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"

    def work(number: int) -> int:
        if number == 2:
            raise KeyboardInterrupt
        return number

    with pytest.raises(Stopped) as stopped, running(here(file if keep else None), DUEL) as run:
        in_order(run, Job(work, int), range(-1, 5))
    assert str(stopped.value) == (
        f"stopped; 2 matches are kept in {file}; the same command goes on with the others"
        if keep
        else "stopped; no figures, and nothing is kept (--keep FILE keeps what is finished)"
    )
