"""The loading page: everything it names is there, nothing lies elsewhere, and its letters can be read."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from game.app.window import WEB_SIZE
from game.storage.files import BASE
from tools.package.web.page_art import LETTERS, PAGE, build

SCRIPTS = sorted(PAGE.glob("*.js"))
TEXTS = [PAGE / "index.html", PAGE / "page.css", *SCRIPTS]
HTML = (PAGE / "index.html").read_text("utf-8")


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: str(file.name))
def test_it_asks_nobody_else_and_no_place_outside_its_folder(file: Path) -> None:
    text = file.read_text("utf-8")
    assert not re.search(r"https?:|//[a-z]+\.|(src|href|from|url\(|fetch\()\s*=?\s*[\"']/", text)


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: str(file.name))
def test_whatever_it_names_is_there(file: Path) -> None:
    named = re.findall(r"[\"'](?:\./)?([\w-]+\.(?:js|css|png|webp|woff))[\"']", file.read_text("utf-8"))
    assert [name for name in named if not (PAGE / name).exists()] == []


def test_nothing_lies_there_that_nobody_names() -> None:
    texts = "".join(file.read_text("utf-8") for file in TEXTS)
    assert [file.name for file in PAGE.iterdir() if file.name not in texts] == ["index.html"]


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: str(file.name))
def test_every_part_a_script_asks_for_is_on_the_page(file: Path) -> None:
    asked = re.findall(r"(?:part|getElementById)\(\"([\w-]+)\"\)", file.read_text("utf-8"))
    assert [name for name in asked if f'id="{name}"' not in HTML] == []


def test_the_canvas_is_as_large_as_the_game_draws() -> None:
    width, height = WEB_SIZE
    assert f'<canvas id="canvas" width="{width}" height="{height}"' in HTML
    screen = (PAGE / "screen.js").read_text("utf-8")
    assert f"WIDTH = {width};" in screen
    assert f"HEIGHT = {height};" in screen


def test_it_offers_what_the_game_asks_for() -> None:
    script = (PAGE / "page.js").read_text("utf-8")
    app = BASE / "game" / "app"
    platform = "".join((app / name).read_text("utf-8") for name in ("platform.py", "window.py"))
    asked = set(re.findall(r"page\(\)\.(\w+)", platform))
    assert asked == set(re.findall(r"window\.(tsukiji_\w+) =", script))


@pytest.mark.parametrize("name", ["title.woff", "text.woff"])
def test_its_letters_have_a_shape(name: str) -> None:
    pygame.font.init()
    shapes = pygame.font.Font(PAGE / name, 20).metrics(LETTERS)
    assert [letter for letter, shape in zip(LETTERS, shapes, strict=True) if shape is None] == []
    pygame.font.quit()


def test_it_weighs_little() -> None:
    assert sum(file.stat().st_size for file in PAGE.iterdir()) < 150_000


def test_its_pictures_are_those_of_the_game(tmp_path: Path) -> None:
    build(tmp_path)
    made = {file.name: file.stat().st_size for file in tmp_path.iterdir()}
    assert made == {name: (PAGE / name).stat().st_size for name in made}
