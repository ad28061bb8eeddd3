"""The folder that is served, on small made-up inputs."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile

import pytest

from game.version import VERSION
from tools.package.contents import ROOT
from tools.package.errors import PackageError
from tools.package.web import build, bytecode, library, pyodide, site


def test_the_list_tells_the_page_what_to_fetch_and_how_much_it_is(tmp_path: Path) -> None:
    (tmp_path / "pyodide").mkdir()
    (tmp_path / "pyodide" / "a.wasm").write_bytes(b"12345")
    (tmp_path / "b.whl").write_bytes(b"123")
    site.write_list(tmp_path, ["pyodide/a.wasm", "b.whl"], ["b.whl"])
    assert json.loads((tmp_path / "files.json").read_text()) == {
        "version": VERSION,
        "files": [{"name": "pyodide/a.wasm", "bytes": 5}, {"name": "b.whl", "bytes": 3}],
        "wheels": ["b.whl"],
        "game": "game.zip",
    }


def test_no_package_is_left_in_the_lock_file() -> None:
    given = {"info": {"python": "3.13.2"}, "packages": {"numpy": {"version": "2"}}}
    assert json.loads(pyodide.lock(json.dumps(given))) == {"info": {"python": "3.13.2"}, "packages": {}}


@pytest.fixture
def _no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        bytecode, "compiled", lambda files: {name: b"code of " + file for name, file in files.items()}
    )


@pytest.mark.usefixtures("_no_node")
def test_the_game_ships_as_bytecode_and_what_is_packed_is_not_packed_again(tmp_path: Path) -> None:
    site.lay_game({"main.py": b"pass", "data/duel.json": b"{}", "assets/a.png": b"png"}, tmp_path)
    with ZipFile(tmp_path / "game.zip") as opened:
        assert opened.namelist() == ["assets/a.png", "data/duel.json", "main.pyc"]
        assert opened.read("main.pyc") == b"code of pass"
        ways = [member.compress_type for member in opened.infolist()]
    assert ways == [ZIP_STORED, ZIP_DEFLATED, ZIP_DEFLATED]


def test_only_what_has_changed_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []

    def compile_one(sources: dict[str, bytes], kept: Path) -> None:
        for name, source in sources.items():
            compiled.append(name)
            (kept / f"{bytecode.key(name, source)}.pyc").write_bytes(source.upper())

    monkeypatch.setattr(bytecode, "_compile", compile_one)
    bytecode.compiled({"a.py": b"a", "b.py": b"b"}, tmp_path)
    assert bytecode.compiled({"a.py": b"a", "b.py": b"other"}, tmp_path) == {"a.py": b"A", "b.py": b"OTHER"}
    assert compiled == ["a.py", "b.py", "b.py"]


def test_a_dropped_package_goes_with_all_its_modules() -> None:
    names = [
        "unittest/mock.py",
        "pdb.py",
        "xml/dom/minidom.py",
        "xml/etree/ElementTree.py",
        "encodings/big5.py",
    ]
    assert library.wanted([*names, "encodings/cp437.py", "typing.py", "json/"]) == [
        "xml/etree/ElementTree.py",
        "encodings/cp437.py",
        "typing.py",
    ]


def test_no_module_of_the_game_imports_what_the_library_lacks() -> None:
    for file in [ROOT / "main.py", *(ROOT / "game").rglob("*.py"), *(ROOT / "scenes").rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module]
            assert not [name for name in names if library.left_out(name.replace(".", "/"))], file


@pytest.mark.parametrize(("size", "files"), [(build.MOST_BYTES + 1, 10), (10, build.MOST_FILES + 1)])
def test_a_package_that_is_too_large_is_refused(size: int, files: int) -> None:
    with pytest.raises(PackageError, match=r"at most 25,000,000 in 1,000"):
        build.check(size, files)
