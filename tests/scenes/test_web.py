"""From a page's start button to the title, and whatever may come in between."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

import main
from game.app import platform, window
from game.app.cabinet import Cabinet
from game.app.scene import Scene
from scenes import launch, settings, title
from scenes import web as module
from tests.app.page import Page, opened


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Page]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    monkeypatch.setattr(platform, "WEB_FOLDER", tmp_path)
    yield opened(monkeypatch, window, launch, settings, title)
    pygame.quit()


def leave(frame: int) -> None:
    """Long enough for the title to be seen."""
    if frame == 10:
        pygame.event.post(pygame.event.Event(pygame.QUIT))


def played(*words: str) -> str | int:
    return asyncio.run(main.play_on_the_web(*words))


def test_the_game_is_played_frame_by_frame_until_its_end(page: Page) -> None:
    page.on_frame = leave
    assert played() == 0
    assert page.frames == 10


def test_the_first_frame_of_the_page_shows_the_name_alone(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []

    def first(cabinet: Cabinet, asked: Namespace) -> Scene:
        seen.append(page.frames)
        return launch.first_scene(cabinet, asked)

    monkeypatch.setattr(launch, "_show_name", lambda _: seen.append(page.frames))
    monkeypatch.setattr(module, "first_scene", first)
    page.on_frame = leave
    played()
    assert seen == [1, 2]


def test_bots_can_be_watched_as_on_a_desktop(page: Page) -> None:
    page.on_frame = leave
    assert played("--demo", "duel") == 0


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--demo", "chess"), "only auction, duel and harbor can be played"),
        (("--record", "nowhere.journal"), "cannot be read"),
    ],
)
def test_what_keeps_it_from_starting_is_told_in_one_line(
    page: Page, words: tuple[str, ...], reason: str
) -> None:
    told = played(*words)
    assert isinstance(told, str)
    assert reason in told
    assert "\n" not in told


def test_a_crash_is_reported_where_the_page_finds_it(
    page: Page, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.app.crash_scene.DEAF", 0.0)

    def press(frame: int) -> None:
        """No faster than a page calls: ten frames in less than a step of time would update nothing."""
        pygame.time.wait(20)
        if frame == 3:
            monkeypatch.setattr("scenes.title.TitleScene.update", None)
        leave(frame)

    page.on_frame = press
    assert played() == 1
    assert len([*(tmp_path / "crashes").iterdir()]) == 1
    assert "A report is in" in capsys.readouterr().err


def test_loading_ahead_tells_the_page_what_to_keep(page: Page, tmp_path: Path) -> None:
    assert module.load_ahead() == tmp_path
