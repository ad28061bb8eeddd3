"""A crash leaves a report with the record of the match but no secrets, and exit code 1."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.app import crash
from game.app.cabinet import Cabinet
from game.app.crash import LEFT_OUT
from game.app.loop import run
from game.app.platform import VirtualTime, drive
from game.app.scene import Push, Quit
from game.match.match import Match
from game.match.record import action_from_json, action_to_json, header_from_json
from game.rules.core.kernel import AnyKernel
from game.storage.errors import AssetError
from game.ui.kit import Kit
from game.version import VERSION
from tests.app.scenes import Plain
from tests.matches import new_match, step


class Broken(Plain):
    """Fails in one of its methods."""

    def __init__(self, where: str, error: Exception) -> None:
        super().__init__("broken")
        self.where, self.error = where, error

    def lay(self, kit: Kit) -> None:
        super().lay(kit)
        self._fail("lay")

    def update(self, dt: float) -> None:
        self._fail("update")

    def leave(self) -> None:
        super().leave()
        self._fail("leave")

    def _fail(self, where: str) -> None:
        if where == self.where:
            raise self.error


@pytest.fixture
def match(kernels: dict[str, AnyKernel]) -> Match:
    """In the second secret phase of the auction, one seat having locked its choice."""
    match, random = new_match(kernels["auction"], 3, seed=11), Random(4)
    while True:
        step(match, random)
        if match.actions and match.locked:
            return match


def reports(folder: Path) -> list[Path]:
    return sorted((folder / "crashes").glob("*"))


def read_only_report(folder: Path) -> Any:
    (file,) = reports(folder)
    return json.loads(file.read_text("utf-8"))


def crashed(cabinet: Cabinet, error: Exception, where: str = "update") -> int:
    return drive(run(cabinet, Broken(where, error), VirtualTime()))


def test_a_crash_is_reported_and_ends_with_code_1(cabinet: Cabinet) -> None:
    assert crashed(cabinet, KeyError("no such card")) == 1
    report = read_only_report(cabinet.folder)
    assert report["version"] == VERSION
    assert report["time"].endswith("+00:00")
    assert set(report["platform"]) == {"system", "python", "pygame-ce", "video"}
    assert report["platform"]["video"] == "dummy"
    assert report["traceback"][-1] == "KeyError: 'no such card'"
    assert any("in update" in line for line in report["traceback"])
    assert report["record"] is None


@pytest.mark.parametrize("where", ["lay", "update"])
def test_wherever_a_scene_fails_it_still_leaves(cabinet: Cabinet, where: str) -> None:
    below = Plain("below")
    broken = Broken(where, ValueError("x"))
    broken.diary = below.diary
    below.turns = [Push(broken)]
    assert drive(run(cabinet, below, VirtualTime())) == 1
    assert below.diary[-2:] == ["leave broken", "leave below"]


def test_a_scene_that_fails_in_leaving_does_not_hide_the_first_failure(cabinet: Cabinet) -> None:
    class Worse(Broken):
        def leave(self) -> None:
            raise RuntimeError("the second failure")

    assert drive(run(cabinet, Worse("update", ValueError("the first failure")), VirtualTime())) == 1
    assert read_only_report(cabinet.folder)["traceback"][-1] == "ValueError: the first failure"


def test_a_failure_in_quitting_is_reported(cabinet: Cabinet) -> None:
    broken = Broken("leave", ValueError("x"))
    broken.replies = [Quit()]
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert drive(run(cabinet, broken, VirtualTime())) == 1
    assert len(reports(cabinet.folder)) == 1


def test_the_report_holds_the_record_and_it_plays_again(cabinet: Cabinet, match: Match) -> None:
    cabinet.match = match
    crashed(cabinet, ValueError("x"))
    record = read_only_report(cabinet.folder)["record"]
    again = Match(match.kernel, header_from_json(record["header"]))
    for plain in record["actions"]:
        again.submit(action_from_json("auction", plain))
    assert again.actions == match.actions
    assert again.state == match.state


def test_a_locked_secret_choice_is_nowhere_in_the_report(cabinet: Cabinet, match: Match) -> None:
    (secret,) = match._sealed.values()
    cabinet.match = match
    try:
        raise LookupError(f"first {secret}")
    except LookupError as first:
        error = ValueError(f"{secret} and {json.dumps(action_to_json(secret))}")
        error.__cause__ = first
        error.add_note(f"noted: {secret}")
    crashed(cabinet, error)
    report = read_only_report(cabinet.folder)
    assert [line for line in report["traceback"] if "Error: " in line] == [
        f"LookupError: {LEFT_OUT}",
        f"ValueError: {LEFT_OUT}",
    ]
    assert len(report["record"]["actions"]) == len(match.actions)
    text = reports(cabinet.folder)[0].read_text("utf-8")
    assert str(secret) not in text
    assert "noted" not in text


def test_a_choice_not_yet_locked_is_nowhere_in_the_report_either(
    cabinet: Cabinet, kernels: dict[str, AnyKernel]
) -> None:
    cabinet.match = new_match(kernels["auction"], 2, seed=1)
    crashed(cabinet, ValueError("tickets 4, 3, 0"))
    assert read_only_report(cabinet.folder)["traceback"][-1] == f"ValueError: {LEFT_OUT}"


def test_where_nothing_is_secret_the_words_of_the_error_are_kept(
    cabinet: Cabinet, kernels: dict[str, AnyKernel]
) -> None:
    match, random = new_match(kernels["auction"], 2, seed=1), Random(1)
    while match.locked or not match.actions or next(iter(match.legal(min(match.waiting())))).sealed:
        step(match, random)
    cabinet.match = match
    crashed(cabinet, ValueError("lot 3 has no price"))
    assert read_only_report(cabinet.folder)["traceback"][-1] == "ValueError: lot 3 has no price"


def test_an_error_that_led_to_another_is_told_first(cabinet: Cabinet) -> None:
    class Chained(Plain):
        def update(self, dt: float) -> None:
            try:
                raise KeyError("first")
            except KeyError:
                raise ValueError("second")  # noqa: B904  (the chain is the point)

    drive(run(cabinet, Chained("chained"), VirtualTime()))
    trace = read_only_report(cabinet.folder)["traceback"]
    assert trace.index("KeyError: 'first'") < trace.index("which led to:") < trace.index("ValueError: second")


def test_a_match_that_cannot_be_read_does_not_cost_the_report(cabinet: Cabinet, match: Match) -> None:
    del match._steps
    cabinet.match = match
    crashed(cabinet, ValueError("secret words"))
    report = read_only_report(cabinet.folder)
    assert report["record"] == "could not be read: AttributeError"
    assert report["traceback"][-1] == f"ValueError: {LEFT_OUT}"


def test_two_crashes_make_two_reports(cabinet: Cabinet) -> None:
    for _ in range(2):
        crash.report(ValueError("x"), None, cabinet.folder)
    assert len(reports(cabinet.folder)) == 2


def test_where_no_report_can_be_written_the_text_says_so(tmp_path: Path) -> None:
    (tmp_path / "crashes").write_text("a file in the way")
    told = crash.report(ValueError("x"), None, tmp_path)
    assert told.place.startswith("No report could be written.")
    assert str(tmp_path / "crashes") in told.place


def test_the_terminal_is_told_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = crash.report(ValueError("x"), None, tmp_path)
    assert capsys.readouterr().err == f"{told.cause}\n{told.place}\n"


def test_a_program_without_a_terminal_reports_as_well(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    crash.report(ValueError("x"), None, tmp_path)
    assert len(reports(tmp_path)) == 1


def test_a_player_reads_what_is_wrong_with_a_file_but_no_other_words_of_an_error(tmp_path: Path) -> None:
    asset = AssetError(Path("art/ebi.png"), "no picture can be read from it")
    assert crash.report(asset, None, tmp_path).cause.startswith("art/ebi.png: no picture can be read")
    assert crash.report(ValueError("ticket 4"), None, tmp_path).cause == "Cause: ValueError."
