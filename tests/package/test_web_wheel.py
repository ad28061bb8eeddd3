"""The wheel of pygame-ce, from a made-up source distribution."""

from __future__ import annotations

import base64
import csv
import tarfile
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.package.errors import PackageError
from tools.package.web import wheel

INFO = "pygame_ce-2.5.8.dist-info"


@pytest.fixture
def distribution(tmp_path: Path) -> Path:
    file = tmp_path / "pygame_ce-2.5.8.tar.gz"
    names = [*(f"src_py/{name}" for name in wheel.FILES), "src_py/midi.py", "PKG-INFO", "docs/LGPL.txt"]
    with tarfile.open(file, "w:gz") as opened:
        for name in names:
            member = tarfile.TarInfo(f"pygame_ce-2.5.8/{name}")
            member.size = len(name)
            opened.addfile(member, BytesIO(name.encode()))
    return file


@pytest.fixture
def packed(distribution: Path, tmp_path: Path) -> ZipFile:
    return ZipFile(wheel.write(b"\0asm", distribution, "2.5.8", tmp_path))


def test_the_wheel_holds_the_module_and_only_the_files_that_are_imported(packed: ZipFile) -> None:
    names = packed.namelist()
    assert packed.read(wheel.MODULE) == b"\0asm"
    assert "pygame/__init__.py" in names
    assert "pygame/midi.py" not in names
    assert f"{INFO}/licenses/LGPL.txt" in names


def test_the_record_names_every_file_with_its_digest_and_size(packed: ZipFile) -> None:
    rows = {
        name: (digest, size)
        for name, digest, size in csv.reader(packed.read(f"{INFO}/RECORD").decode().splitlines())
    }
    assert set(rows) == set(packed.namelist())
    assert rows.pop(f"{INFO}/RECORD") == ("", "")
    for name, (digest, size) in rows.items():
        content = packed.read(name)
        assert base64.urlsafe_b64decode(digest.removeprefix("sha256=") + "=") == sha256(content).digest()
        assert int(size) == len(content)


def test_the_wheel_is_the_same_bytes_every_time(distribution: Path, tmp_path: Path) -> None:
    first = wheel.write(b"\0asm", distribution, "2.5.8", tmp_path).read_bytes()
    assert wheel.write(b"\0asm", distribution, "2.5.8", tmp_path).read_bytes() == first


def test_a_file_that_pygame_no_longer_has_is_told(tmp_path: Path) -> None:
    with tarfile.open(tmp_path / "empty.tar.gz", "w:gz"):
        pass
    with pytest.raises(PackageError, match=r"reading empty\.tar\.gz: it has no src_py/__init__\.py"):
        wheel.write(b"", tmp_path / "empty.tar.gz", "2.5.8", tmp_path)
