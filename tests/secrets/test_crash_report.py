"""A crash while somebody chooses in secret: its report goes to strangers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scenes.auction.ballot import Draft
from tests.secrets.film import EVERYBODY, NOBODY, Filmed
from tests.secrets.gestures import lay

DEVICES = ("pad1", "left_block", "bot")


def break_down(draft: Draft) -> bool:
    raise ValueError(f"{draft.tickets} cannot be taken back")


def crash(folder: Path, others: frozenset[int]) -> tuple[dict[str, Any], str]:
    """The report and its name; one has locked, the other has laid all."""
    game = Filmed(folder, DEVICES, others)
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
    monkeypatch.setattr(Draft, "take_back", break_down)
    found = []
    for name, others in (("one", NOBODY), ("other", EVERYBODY)):
        monkeypatch.setenv("TSUKIJI_HOME", str(tmp_path / name))
        report, file = crash(tmp_path / name, others)
        said = capsys.readouterr()
        found.append((report, (said.out + said.err).replace(file, "").replace(str(tmp_path / name), "")))
    assert found[0] == found[1]
    assert "ValueError" in found[0][1]
    assert "take" not in found[0][1]
