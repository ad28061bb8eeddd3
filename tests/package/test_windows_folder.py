from __future__ import annotations

import atexit
import ctypes
import io
import re
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from game.version import VERSION
from tools.package.contents import shipped
from tools.package.errors import PackageError
from tools.package.windows import launcher
from tools.package.windows.launcher import HERE, ICON, numbers, resources
from tools.package.windows.libraries import wanted

LAID = {
    *('python\\\\" PYTHON L".dll', 'python\\\\" PYTHON L".zip', 'python\\\\" PYTHON L"._pth'),
    *("python\\\\start.py", "python\\\\pygame\\\\__init__.py"),
}
START = HERE / "start.py"


@pytest.mark.parametrize(
    ("version", "counted"), [("0.7.0", "0,7,0,0"), ("1.2", "1,2,0,0"), ("1.2.3rc4", "1,2,3,0")]
)
def test_a_version_has_four_numbers_on_windows(version: str, counted: str) -> None:
    assert numbers(version) == counted


def test_the_launcher_shows_the_games_version_and_icon() -> None:
    script = resources("tsukiji-arcade")

    assert f'VALUE "ProductVersion", "{VERSION}"' in script
    assert f'1 ICON "{ICON.as_posix()}"' in script
    assert ICON.read_bytes().startswith(b"\x00\x00\x01\x00")


def test_every_file_the_launcher_looks_for_is_in_the_package() -> None:
    source = (HERE / "launcher.c").read_text("utf-8")
    found = re.search(r"NEEDED\[\] = \{(.*?)\};", source, re.DOTALL)
    assert found
    asked = {
        name.strip().removeprefix('L"').removesuffix('"') for name in found[1].split(",") if name.strip()
    }

    assert asked - LAID <= {name.replace("/", "\\\\") for _, name in shipped()}
    assert asked & LAID == LAID


def test_a_missing_compiler_is_named_with_its_debian_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(launcher, "WORK", tmp_path)
    monkeypatch.setenv("PATH", "")

    with pytest.raises(PackageError, match=r"windres.*apt install gcc-mingw-w64-x86-64"):
        launcher.compile_launcher(Path("game.exe"), "313")


@pytest.mark.parametrize(
    "name",
    [
        *(
            "pygame/__init__.py",
            "pygame/SDL2.dll",
            "pygame/libpng16-16.dll",
            "pygame/_sdl2/controller.cp313.pyd",
        ),
        *("pygame/surface.cp313-win_amd64.pyd", "pytmx/pytmx.py", "esper/__init__.py"),
        "pygame_ce-2.5.8.dist-info/METADATA",
    ],
)
def test_what_the_game_uses_of_a_wheel_ships(name: str) -> None:
    assert wanted(name)


@pytest.mark.parametrize(
    "name",
    [
        *("pygame/docs/index.html", "pygame/tests/", "pygame/examples/data/house_lo.mp3", "pygame/base.pyi"),
        *("pygame/_sdl2/touch.cp313-win_amd64.pyd", "pygame/camera.py", "pygame/libopus-0.dll"),
        "pygame_ce-2.5.8.dist-info/RECORD",
    ],
)
def test_what_the_game_never_asks_for_stays_out(name: str) -> None:
    assert not wanted(name)


@pytest.fixture
def endings(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[], None]]:
    """What is to be done at the end of the program, without ending."""
    kept: list[Callable[[], None]] = []
    monkeypatch.setattr(atexit, "register", lambda call, *given: kept.append(lambda: call(*given)))
    return kept


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    shown: list[str] = []
    user32 = SimpleNamespace(MessageBoxW=lambda owner, text, title, kind: shown.append(text))
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    return shown


def started(monkeypatch: pytest.MonkeyPatch, said: str, stream: io.StringIO | None) -> None:
    main = ModuleType("main")
    main.main = lambda: print(said, file=sys.stderr) if said else 0  # type: ignore[attr-defined]  # noqa: T201
    monkeypatch.setitem(sys.modules, "main", main)
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setattr(sys, "stdout", stream)
    with pytest.raises(SystemExit):
        runpy.run_path(str(START))


def test_without_a_terminal_a_message_box_shows_what_was_said(
    monkeypatch: pytest.MonkeyPatch, endings: list[Callable[[], None]], boxes: list[str]
) -> None:
    started(monkeypatch, "no window can be opened here", None)
    for end in endings:
        end()

    assert boxes == ["no window can be opened here"]


def test_a_game_that_says_nothing_leaves_no_message_box(
    monkeypatch: pytest.MonkeyPatch, endings: list[Callable[[], None]], boxes: list[str]
) -> None:
    started(monkeypatch, "", None)
    for end in endings:
        end()

    assert boxes == []


def test_where_there_is_a_terminal_it_gets_the_words(
    monkeypatch: pytest.MonkeyPatch, endings: list[Callable[[], None]], boxes: list[str]
) -> None:
    terminal = io.StringIO()
    started(monkeypatch, "words", terminal)
    for end in endings:
        end()

    assert (terminal.getvalue(), boxes) == ("words\n", [])
