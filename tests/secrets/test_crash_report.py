"""A crash while somebody chooses in secret: its report goes to strangers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.rules.auction.drafts import TicketsDraft
from game.rules.harbor.drafts.fist import FistDraft
from scenes.duel.run import Bids
from tests.secrets.auction_film import FilmedAuction
from tests.secrets.auction_gestures import lay
from tests.secrets.duel_film import FilmedDuel
from tests.secrets.film import EVERYBODY, NOBODY
from tests.secrets.tuna_film import FilmedTuna

DEVICES = ("pad1", "left_block", "bot")


def break_down(draft: TicketsDraft | FistDraft) -> bool:
    raise ValueError(f"{draft.position} cannot be taken back")


def crash(folder: Path, others: frozenset[int]) -> tuple[dict[str, Any], str]:
    """The report and its name; one has locked, the other has laid all."""
    game = FilmedAuction(folder, DEVICES, others)
    try:
        for seat in (0, 1):
            lay(game, seat)
        game.hand(0).lock()
        game.hand(1).press("take_back")
        (file,) = (folder / "crashes").glob("*.json")
        report = json.loads(file.read_text(encoding="utf-8"))
        del report["time"]
        return report, file.name
    finally:
        game.close()


def test_the_report_tells_no_ticket(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(TicketsDraft, "take_back", break_down)
    found = []
    for name, others in (("one", NOBODY), ("other", EVERYBODY)):
        monkeypatch.setenv("TSUKIJI_HOME", str(tmp_path / name))
        report, file = crash(tmp_path / name, others)
        said = capsys.readouterr()
        found.append((report, (said.out + said.err).replace(file, "").replace(str(tmp_path / name), "")))
    assert found[0] == found[1]
    assert "ValueError" in found[0][1]
    assert "take" not in found[0][1]


def chant(folder: Path, others: frozenset[int]) -> tuple[dict[str, Any], str]:
    """The report and its name; both have pressed, and the first presses again."""
    game = FilmedDuel(folder, ("pad1", "left_block"), others, chant="slow")
    try:
        game.press(0)
        game.press(1)
        game.press(0, 1)
        (file,) = (folder / "crashes").glob("*.json")
        report = json.loads(file.read_text(encoding="utf-8"))
        del report["time"]
        return report, file.name
    finally:
        game.close()


def test_the_report_tells_no_bid(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    press = Bids.press

    def break_at_the_third(bids: Bids, seat: int, bid: int | None) -> None:
        if sum(bids.presses) == 2:
            raise ValueError(f"{bid} cannot be pressed after {bids.of(seat)}")
        press(bids, seat, bid)

    monkeypatch.setattr(Bids, "press", break_at_the_third)
    found = []
    for name, others in (("one", NOBODY), ("other", EVERYBODY)):
        monkeypatch.setenv("TSUKIJI_HOME", str(tmp_path / name))
        report, file = chant(tmp_path / name, others)
        said = capsys.readouterr()
        found.append((report, (said.out + said.err).replace(file, "").replace(str(tmp_path / name), "")))
    assert found[0] == found[1]
    assert "ValueError" in found[0][1]
    assert "pressed" not in found[0][1]


def bid(folder: Path, others: frozenset[int]) -> tuple[dict[str, Any], str]:
    """The report and its name; one hand is closed, the other one holds coins."""
    game = FilmedTuna(folder, DEVICES, others)
    try:
        for seat in (0, 1):
            game.put_in(seat)
        game.hand(0).lock()
        game.hand(1).press("take_back")
        (file,) = (folder / "crashes").glob("*.json")
        report = json.loads(file.read_text(encoding="utf-8"))
        del report["time"]
        return report, file.name
    finally:
        game.close()


def test_the_report_tells_no_coin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(FistDraft, "take_back", break_down)
    found = []
    for name, others in (("one", NOBODY), ("other", EVERYBODY)):
        monkeypatch.setenv("TSUKIJI_HOME", str(tmp_path / name))
        report, file = bid(tmp_path / name, others)
        said = capsys.readouterr()
        found.append((report, (said.out + said.err).replace(file, "").replace(str(tmp_path / name), "")))
    assert found[0] == found[1]
    assert "ValueError" in found[0][1]
    assert "take" not in found[0][1]
