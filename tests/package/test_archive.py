from __future__ import annotations

import os
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.package.archive import pack, unpack


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "folder"
    (made / "inner").mkdir(parents=True)
    (made / "inner" / "plain.txt").write_text("plain", "utf-8")
    (made / "program").write_bytes(b"\x7fELF")
    (made / "program").chmod(0o755)
    return made


def mode(archive: Path, name: str) -> int:
    with ZipFile(archive) as opened:
        return opened.getinfo(name).external_attr >> 16


def test_equal_folders_make_equal_archives_whatever_their_dates(folder: Path, tmp_path: Path) -> None:
    pack(folder, tmp_path / "one.zip")
    os.utime(folder / "program", (1_000_000_000, 1_000_000_000))
    pack(folder, tmp_path / "two.zip")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()


def test_a_program_can_still_be_run_after_unpacking(folder: Path, tmp_path: Path) -> None:
    pack(folder, tmp_path / "packed.zip")
    assert mode(tmp_path / "packed.zip", "program") == 0o100755
    assert mode(tmp_path / "packed.zip", "inner/plain.txt") == 0o100644


def test_a_link_stays_a_link(folder: Path, tmp_path: Path) -> None:
    (folder / "link").symlink_to("program")
    pack(folder, tmp_path / "packed.zip")
    assert mode(tmp_path / "packed.zip", "link") == 0o120777
    with ZipFile(tmp_path / "packed.zip") as opened:
        assert opened.read("link") == b"program"


def test_all_of_it_can_lie_under_one_folder(folder: Path, tmp_path: Path) -> None:
    size = pack(folder, tmp_path / "new" / "packed.zip", under="game")
    assert size == (tmp_path / "new" / "packed.zip").stat().st_size
    with ZipFile(tmp_path / "new" / "packed.zip") as opened:
        assert opened.namelist() == ["game/inner/plain.txt", "game/program"]


def test_what_goes_wrong_halfway_leaves_the_older_archive_alone(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive = tmp_path / "packed.zip"
    pack(folder, archive)
    before = archive.stat()

    def broken(_: Path) -> bytes:
        raise OSError("the disk is gone")

    monkeypatch.setattr("pathlib.Path.read_bytes", broken)
    with pytest.raises(OSError, match="the disk is gone"):
        pack(folder, archive)
    assert archive.stat() == before


def test_what_is_unpacked_is_what_was_packed(folder: Path, tmp_path: Path) -> None:
    (folder / "link").symlink_to("program")
    pack(folder, tmp_path / "packed.zip", under="game")
    unpack(tmp_path / "packed.zip", tmp_path / "elsewhere")
    game = tmp_path / "elsewhere" / "game"
    assert (game / "inner" / "plain.txt").read_text("utf-8") == "plain"
    assert os.access(game / "program", os.X_OK)
    assert (game / "link").readlink() == Path("program")
