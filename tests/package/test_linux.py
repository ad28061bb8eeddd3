from __future__ import annotations

import importlib.util
import marshal
from pathlib import Path

import pytest

from game.version import VERSION
from tools.package.bytecode import compile_within
from tools.package.errors import PackageError
from tools.package.linux.freeze import missing
from tools.package.linux.glibc import asked, newest
from tools.package.linux.parts import UNUSED_OF_PYGAME, own, own_modules, pygame_modules

# ------------------------------------------------------------ what goes in


def test_modules_that_are_imported_late_are_named_too() -> None:
    modules = own_modules()
    assert {"main", "scenes.launch", "scenes.auction", "game.bots.duel.expert"} <= set(modules)
    assert all(own(module) for module in modules)
    assert not own("gamelan")


def test_pygame_comes_with_all_that_the_game_uses() -> None:
    used = {
        "display",
        "draw",
        "event",
        "font",
        "image",
        "joystick",
        "key",
        "mask",
        "mixer",
        "time",
        "transform",
    }
    assert {f"pygame.{name}" for name in (*used, "_sdl2.controller", "mixer_music")} <= set(pygame_modules())


@pytest.mark.parametrize("name", ["examples.aliens", "tests.draw_test", "camera", "midi", "surfarray"])
def test_pygame_comes_without_what_the_game_never_uses(name: str) -> None:
    assert f"pygame.{name}" not in pygame_modules()
    assert name.partition(".")[0] in UNUSED_OF_PYGAME


# ------------------------------------------------------------ what was left out


@pytest.mark.parametrize(
    "line",
    [
        "missing module named bisect - imported by game.rules.core (top-level)",
        "excluded module named 'json.tool' - imported by os (optional), scenes.launch (delayed)",
        "excluded module named gzip - imported by pytmx.pytmx (top-level)",
    ],
)
def test_a_module_that_the_game_needs_is_missed(line: str) -> None:
    name = line.split()[3].strip("'")
    assert [found.split()[0] for found in missing(f"Some words first.\n{line}\n")] == [name]


@pytest.mark.parametrize(
    "line",
    [
        "missing module named js - imported by game.app.platform (delayed, conditional)",
        "missing module named pygame.SRCALPHA - imported by pygame (top-level), game.ui.canvas (top-level)",
        "excluded module named numpy - imported by pygame.pixelcopy (top-level)",
        "missing module named winreg - imported by platformdirs.windows (delayed, optional)",
        "missing module named nt - imported by ntpath (top-level)",
    ],
)
def test_a_module_that_nothing_here_waits_for_is_not_missed(line: str) -> None:
    assert list(missing(line)) == []


# ------------------------------------------------------------ what it asks of a system


def test_the_newest_version_that_a_compiled_file_names_is_asked_of_the_system(tmp_path: Path) -> None:
    (tmp_path / "old.so").write_bytes(b"\x7fELF..GLIBC_2.4\0GLIBC_2.17\0")
    (tmp_path / "new.so").write_bytes(b"\x7fELF..GLIBC_2.9\0GLIBC_2.35\0GLIBC_PRIVATE\0")
    (tmp_path / "words.txt").write_bytes(b"GLIBC_2.99")
    assert newest(tmp_path) == (2, 35)
    assert asked(tmp_path / "words.txt") == []


def test_a_folder_without_compiled_files_asks_for_nothing(tmp_path: Path) -> None:
    assert newest(tmp_path) == (0, 0)


# ------------------------------------------------------------ compiled beside the source


def test_a_compiled_module_is_checked_by_content_and_tells_no_folder_of_the_builder(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    source = tmp_path / "deep" / "figures.py"
    source.write_text("PRICE = 3\n", "utf-8")
    compile_within(tmp_path)
    compiled = Path(importlib.util.cache_from_source(str(source))).read_bytes()
    assert compiled[4:8] == (3).to_bytes(4, "little")  # a hash of the source, compared at every start
    assert marshal.loads(compiled[16:]).co_filename == "deep/figures.py"


def test_a_module_that_cannot_be_compiled_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text("price = =\n", "utf-8")
    with pytest.raises(PackageError, match=f"compiling the modules in {tmp_path}: one has an error"):
        compile_within(tmp_path)


def test_the_text_for_players_tells_version_and_system(tmp_path: Path) -> None:
    from tools.package.linux.build import readme

    (tmp_path / "library.so").write_bytes(b"\x7fELF..GLIBC_2.35")
    text = readme(tmp_path)
    assert text.startswith(f"Tsukiji Arcade {VERSION}\n")
    assert "glibc 2.35" in text
