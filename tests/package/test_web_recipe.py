"""The compiled module is kept exactly as long as nothing changes that it is made of."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools.package.errors import PackageError
from tools.package.web import compile, headers, units, versions
from tools.package.web.compile import Patch, mend
from tools.package.web.toolchain import Toolchain


@pytest.fixture
def recipe(tmp_path: Path) -> Path:
    for name in compile.RECIPE:
        shutil.copy(Path(compile.__file__).with_name(f"{name}.py"), tmp_path)
    return tmp_path


def test_an_unchanged_recipe_has_the_same_digest(recipe: Path) -> None:
    assert compile.digest(recipe) == compile.digest()


@pytest.mark.parametrize("name", compile.RECIPE)
def test_every_part_of_the_recipe_changes_the_digest(recipe: Path, name: str) -> None:
    with (recipe / f"{name}.py").open("a") as file:
        file.write("FLAG = 1\n")
    assert compile.digest(recipe) != compile.digest()


def test_words_about_the_recipe_do_not_change_the_digest(recipe: Path) -> None:
    with (recipe / "compile.py").open("a") as file:
        file.write('# a comment\n"""A docstring."""\n')
    assert compile.digest(recipe) == compile.digest()


def test_another_version_of_pygame_changes_the_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    before = compile.digest()
    monkeypatch.setattr(versions, "required", lambda name: "9.9.9")
    assert compile.digest() != before


def test_a_kept_module_is_taken_without_root_or_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compile, "CACHE", tmp_path)
    monkeypatch.setattr(compile, "toolchain", lambda: pytest.fail("the compiler was asked"))
    kept = tmp_path / f"pygame-{compile.digest()}.so"
    kept.write_bytes(b"module")
    assert compile.module(tmp_path) == kept


def test_the_pinned_version_is_read_from_the_requirements() -> None:
    assert versions.required("esper", "pygame-ce==2.5.8\nesper==3.9\n") == "3.9"


def test_a_version_that_is_not_pinned_is_told() -> None:
    with pytest.raises(PackageError, match=r"pins no esper; add a line esper==VERSION"):
        versions.required("esper", "esper>=3\n")


def test_a_feature_that_the_browser_lacks_is_undefined() -> None:
    debian = "#define Py_PYCONFIG_H\n#define HAVE_FORK 1\n#define SIZEOF_LONG 8\n/* #undef NOPE */\n"
    made = headers.pyconfig(debian, {"SIZEOF_LONG": 4, "HAVE_FORK": 0})
    assert "/* #undef HAVE_FORK */" in made
    assert "#define SIZEOF_LONG 4" in made
    assert "/* #undef NOPE */" in made
    assert made.count("#define Py_PYCONFIG_H") == 1


@pytest.fixture
def source(tmp_path: Path) -> Path:
    (tmp_path / "sdl").mkdir()
    return tmp_path / "sdl" / "cpu.c"


def test_a_patch_is_applied_once_and_stays(source: Path, tmp_path: Path) -> None:
    source.write_text("return ask();")
    patches = [Patch("sdl", "cpu.c", "ask()", "TRUE")]
    for _ in range(2):
        mend(Toolchain(tmp_path), {"sdl": "/sdl"}, patches)
    assert source.read_text() == "return TRUE;"


def test_a_patch_that_no_longer_fits_is_told(source: Path, tmp_path: Path) -> None:
    source.write_text("return other();")
    with pytest.raises(PackageError, match=r"mending cpu\.c: it has no 'ask\(\)'"):
        mend(Toolchain(tmp_path), {"sdl": "/sdl"}, [Patch("sdl", "cpu.c", "ask()", "TRUE")])


def test_files_that_emscripten_lists_and_sdl_has_not_are_left_out(tmp_path: Path) -> None:
    port = tmp_path / units.PORTS.removeprefix("/") / "sdl2.py"
    port.parent.mkdir(parents=True)
    port.write_text("srcs = '''SDL.c gone/SDL_old.c'''.split()")
    (tmp_path / "sdl" / "src").mkdir(parents=True)
    (tmp_path / "sdl" / "src" / "SDL.c").touch()
    found = [unit.source for unit in units._sdl(Toolchain(tmp_path), "/sdl", ())]
    assert found == ["/sdl/src/SDL.c"]


def test_oggs_types_have_the_sizes_in_their_names(tmp_path: Path) -> None:
    folder = headers.write_ogg(Toolchain(tmp_path))
    text = (tmp_path / folder.removeprefix("/") / "ogg" / "config_types.h").read_text()
    assert "typedef int64_t ogg_int64_t;" in text
