"""Notices: whatever ships is ours or has its author, its licence in full, and a way to replace it."""

from __future__ import annotations

import re
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.package.contents import ROOT, shipped
from tools.package.errors import PackageError
from tools.package.notices import FOLDER, PAGE, TEXTS, lay_texts, text_file, union, write
from tools.package.parts import Part, inventory, is_own, parts, present, unclaimed
from tools.package.web.versions import SOURCES, WHEELS

BROWSER = {
    "libsdl2": "SDL 2",
    "libsdl2-image": "SDL_image 2",
    "libsdl2-mixer": "SDL_mixer 2",
    "libsdl2-ttf": "SDL_ttf 2",
    "libogg": "libogg",
    "libvorbis": "libvorbis",
    "freetype": "FreeType",
}
"""Debian's source packages, and the parts that answer for them."""
MODULE = "pygame_ce-2.5.8-cp313-cp313-pyodide_2025_0_wasm32.whl/pygame/base.cpython-313-wasm32-emscripten.so"


def named(name: str) -> Part:
    return next(part for part in parts() if part.name == name)


def small_package(folder: Path) -> None:
    for name in ("main.py", "tsukiji-arcade", "python/pytmx/pytmx.py", "python/esper/__init__.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("", "utf-8")


def test_the_page_of_the_tree_names_every_part() -> None:
    assert (ROOT / PAGE).read_text("utf-8") == union(), "run: python -m tools.package.notices"


def test_every_requirement_of_the_game_has_its_notice() -> None:
    wanted = re.findall(r"^([\w-]+)==", (ROOT / "requirements.txt").read_text("utf-8"), re.MULTILINE)
    assert set(wanted) <= {part.name for part in parts()}


@pytest.mark.parametrize("requirement", ["pygame-ce", "pytmx", "esper", "platformdirs"])
def test_every_file_of_an_installed_library_has_its_notice(requirement: str) -> None:
    files = distribution(requirement).files or []
    names = [f"python/{file.as_posix()}" for file in files if ships(file.as_posix())]
    assert names
    assert unclaimed(names) == []


def ships(name: str) -> bool:
    return not name.startswith("..") and not re.search(
        r"/(docs|examples|tests|__\w+)/|\.pyi$|py\.typed", name
    )


def test_every_file_of_the_tree_that_ships_is_ours_or_has_its_notice() -> None:
    assert unclaimed(name for _, name in shipped()) == []
    assert unclaimed(f"game.zip/{name}" for _, name in shipped()) == []


def test_what_is_compiled_for_browsers_has_its_notice() -> None:
    there = {part.name for part in present([MODULE])}
    assert set(SOURCES) == set(BROWSER), "name the part of each in notices.toml and above"
    assert set(BROWSER.values()) <= there
    assert set(WHEELS) <= {part.name for part in parts()}


def test_a_file_that_nobody_answers_for_stops_the_build(tmp_path: Path) -> None:
    small_package(tmp_path)
    (tmp_path / "python" / "libmystery.so.1").write_text("", "utf-8")
    with pytest.raises(PackageError, match=r"linux: no part owns python/libmystery\.so\.1; name it in"):
        write(tmp_path, "linux")
    assert not (tmp_path / PAGE).exists()


def test_a_foreign_file_is_found_in_an_archive_too(tmp_path: Path) -> None:
    with ZipFile(tmp_path / "game.zip", "w") as archive:
        archive.writestr("main.py", "")
        archive.writestr("assets/fonts/borrowed.ttf", "")
    assert unclaimed(inventory(tmp_path)) == ["game.zip/assets/fonts/borrowed.ttf"]


def test_a_package_gets_the_notices_of_what_is_in_it_and_no_others(tmp_path: Path) -> None:
    small_package(tmp_path)
    write(tmp_path, "linux")
    page = (tmp_path / PAGE).read_text("utf-8")
    found = set(re.findall(r"^\| ([^|]+?)(?: [\d.]+)? \|", page, re.MULTILINE)) - {"Part"}
    assert found == {"pytmx", "esper", "PyInstaller's loader", "zlib"}
    texts = {file.name for file in (tmp_path / FOLDER).iterdir()}
    assert texts == {"pytmx.txt", "GPL-3.txt", "esper.txt", "PyInstaller.txt", "zlib.txt"}
    assert "Under it are pytmx." in page
    assert all((tmp_path / link).exists() for link in re.findall(r"\]\((licences/[^)]+)\)", page))


def test_writing_the_notices_again_changes_nothing(tmp_path: Path) -> None:
    small_package(tmp_path)
    write(tmp_path, "linux")
    before = (tmp_path / PAGE).read_bytes()
    write(tmp_path, "linux")
    assert (tmp_path / PAGE).read_bytes() == before


@pytest.mark.parametrize("part", parts(), ids=lambda part: part.name)
def test_every_part_has_its_licence_in_full(part: Part) -> None:
    assert part.texts
    for text in part.texts:
        assert len(text_file(text).read_text("utf-8")) > 500


def test_no_licence_lies_about_unused() -> None:
    used = {text for part in parts() for text in part.texts}
    assert {file.name for file in TEXTS[0].iterdir()} <= used


def test_a_licence_that_is_missing_is_named(tmp_path: Path) -> None:
    lost = Part("lost", "MIT", "nobody", "nowhere", ("lost.txt",), ())
    with pytest.raises(PackageError, match=r"looking for the licence lost\.txt"):
        lay_texts([lost], tmp_path / FOLDER)


@pytest.mark.parametrize(
    ("requirement", "text"), [("pytmx", "LICENSE"), ("esper", "LICENSE"), ("platformdirs", "LICENSE")]
)
def test_the_licences_kept_here_are_those_of_the_installed_versions(requirement: str, text: str) -> None:
    installed = next(file for file in distribution(requirement).files or [] if file.name == text)
    assert installed.read_text().split() == text_file(f"{requirement}.txt").read_text("utf-8").split()


@pytest.mark.parametrize("name", ["pygame-ce", "pytmx"])
def test_what_is_under_the_lgpl_lies_in_files_of_its_own(name: str) -> None:
    assert named(name).lesser
    assert named(name).within == ()


def test_no_library_counts_as_ours() -> None:
    assert not is_own("python/pygame/base.py")
    assert not is_own("python/game/rules.py")
    assert is_own("game/version.py")
    assert is_own("Tsukiji Arcade.app/Contents/Resources/game/version.py")
