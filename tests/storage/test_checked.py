from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.storage import library
from game.storage.checked import FILE, check_figures
from game.storage.errors import DataError
from game.storage.files import DATA


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "data"))


def test_good_figures_are_checked_once(tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check_figures(data, tmp_path)
    monkeypatch.setattr(library, "load", lambda *_: pytest.fail("checked again"))
    check_figures(data, tmp_path)


def test_a_changed_figure_is_checked_again(tmp_path: Path, data: Path) -> None:
    check_figures(data, tmp_path)
    file = data / "duel.json"
    file.write_text(file.read_text("utf-8").replace('"title"', '"tilte"', 1), encoding="utf-8")
    with pytest.raises(DataError, match=r"^duel\.json: "):
        check_figures(data, tmp_path)
    with pytest.raises(DataError):
        check_figures(data, tmp_path)


def test_a_missing_file_is_noticed(tmp_path: Path, data: Path) -> None:
    check_figures(data, tmp_path)
    (data / "harbor.json").unlink()
    with pytest.raises(DataError, match=r"harbor\.json"):
        check_figures(data, tmp_path)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"something else"])
def test_a_broken_mark_only_costs_time(tmp_path: Path, data: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    check_figures(data, tmp_path)
    assert (tmp_path / FILE).read_bytes() != content


def test_where_nothing_can_be_saved_the_figures_are_checked_all_the_same(tmp_path: Path, data: Path) -> None:
    folder = tmp_path / "file"
    folder.write_text("no folder", encoding="utf-8")
    check_figures(data, folder)
