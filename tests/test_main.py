"""python main.py as a player starts it: it plays, or one line says what is in the way."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from importlib.machinery import PathFinder
from pathlib import Path

import pygame
import pytest

import main
from game.storage.files import BASE, DATA
from game.version import VERSION

NOWHERE = Path(os.devnull) / "nowhere"
"""A folder in which nothing can be saved."""


NO_PICTURES = """
from pathlib import Path
import pygame
pygame.image.save = lambda picture, file: Path(file).touch()
"""


def run(
    *arguments: str | Path, home: Path = NOWHERE, options: tuple[str, ...] = (), stubs: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Started from another folder, as a double click would; `stubs` stands before the installed packages."""
    environment = {key: text for key, text in os.environ.items() if not key.startswith("PYTHON")}
    environment["TSUKIJI_HOME"] = str(home)
    if stubs:
        environment["PYTHONPATH"] = str(stubs)
    return subprocess.run(
        [sys.executable, *options, str(BASE / "main.py"), *map(str, arguments)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=BASE.parent,
        env=environment,
        timeout=60,
        check=False,
    )


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    """The one line on stderr."""
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert done.stderr.endswith("\n")
    assert len(done.stderr.splitlines()) == 1
    return done.stderr.rstrip("\n")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return Path(shutil.copytree(DATA, tmp_path / "data"))


def test_a_match_of_bots_is_played_to_its_end_without_a_window(tmp_path: Path) -> None:
    """Only the names of the pictures are kept: writing thirty of them takes four times as long as playing."""
    (tmp_path / "sitecustomize.py").write_text(NO_PICTURES, encoding="utf-8")
    shots = tmp_path / "shots"
    demo = ("--demo", "auction", "--players", "2", "--seed", "7", "--speed", "instant", "--shots", shots)
    done = run(*demo, home=tmp_path, stubs=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    names = [file.stem[4:] for file in sorted(shots.iterdir())]
    assert names[:4] == ["offer", "valuation", "quotation", "purchase"]
    assert names[-2:] == ["scoring", "results"]


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((BASE / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == VERSION
    done = run("--version")
    assert (done.returncode, done.stdout) == (0, f"Tsukiji Arcade {VERSION}\n")


@pytest.mark.parametrize(
    "content", ["", "{", '{"title": "auction"}', "[]", '{"a\\nb": 1, "a\\nb": 2, "\\ud800": 3}']
)
def test_a_broken_data_file_is_one_line_on_stderr(data: Path, content: str) -> None:
    (data / "auction.json").write_text(content, encoding="utf-8")
    assert complaint(run("--data", data)).startswith("auction.json: ")


def test_a_missing_folder_is_one_line_on_stderr(tmp_path: Path) -> None:
    folder = tmp_path / "nowhere"
    assert complaint(run("--data", folder)) == (
        f"{folder / 'auction.json'}: cannot be read (No such file or directory)"
    )


@pytest.mark.parametrize("driver", ["", "x11"])
def test_without_a_screen_one_line_says_so(driver: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    if driver:
        monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    assert "no window can be opened here" in run().stderr.splitlines()[-1]


def test_a_mistyped_option_shows_how_it_is_called() -> None:
    done = run("--date", "x")
    assert done.returncode == 2
    assert "usage: main.py" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_its_requirements_the_game_says_how_to_install_them() -> None:
    assert complaint(run(options=("-S",))) == (
        "pygame cannot be loaded (No module named 'pygame'); please run: pip install -r requirements.txt"
    )


def test_a_pygame_that_cannot_be_loaded_is_named(tmp_path: Path) -> None:
    (tmp_path / "pygame.py").write_text("raise ImportError('a library\\nis missing')\n", encoding="utf-8")
    assert complaint(run(stubs=tmp_path)) == (
        "pygame cannot be loaded (a library is missing); please run: pip install -r requirements.txt"
    )


@pytest.mark.parametrize("name", ["esper", "pytmx", "platformdirs"])
def test_a_requirement_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    find = PathFinder.find_spec
    missing = staticmethod(lambda asked, *rest: None if asked == name else find(asked, *rest))
    monkeypatch.setattr(PathFinder, "find_spec", missing)
    assert main.obstacle() == f"{name} is not installed; please run: pip install -r requirements.txt"


def test_here_nothing_is_in_the_way() -> None:
    assert main.obstacle() is None


def test_the_other_pygame_is_told_from_ours(tmp_path: Path) -> None:
    (tmp_path / "pygame.py").write_text("class Surface: pass\n", encoding="utf-8")
    (tmp_path / "pytmx.py").write_text("", encoding="utf-8")
    assert complaint(run(stubs=tmp_path)) == (
        "pygame-ce was replaced by pygame; please run: "
        "pip uninstall pygame pygame-ce && pip install -r requirements.txt"
    )


def test_the_version_is_told_even_without_requirements() -> None:
    assert run("--version", options=("-S",)).stdout == f"Tsukiji Arcade {VERSION}\n"


def test_the_installed_pygame_is_the_community_edition() -> None:
    assert pygame.IS_CE
