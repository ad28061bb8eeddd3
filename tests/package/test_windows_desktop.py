from __future__ import annotations

from pathlib import Path
from typing import cast

import pygame
import pytest

from tools.package.errors import PackageError
from tools.package.trial import windows_desktop
from tools.package.trial.pictures import shades
from tools.package.trial.screen import Screen
from tools.package.trial.windows_desktop import Desktop, profile
from tools.package.windows import wine


class Film:
    """A screen that shows one number after another, the last one for ever: a picture of so many colours."""

    display = ":0"

    def __init__(self, *numbers: int) -> None:
        self._numbers = iter(numbers)
        self._last = 1

    def picture(self, file: Path) -> Path:
        self._last = next(self._numbers, self._last)
        surface = pygame.Surface((64, 36))
        for column in range(64):
            shade = column % self._last * 28
            surface.fill((shade, 255 - shade, self._last), (column, 0, 1, 36))
        file.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(surface, file)
        return file


@pytest.fixture(autouse=True)
def _no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows_desktop, "sleep", lambda seconds: None)


def desktop(folder: Path, *numbers: int) -> Desktop:
    return Desktop(Path("game.exe"), cast(Screen, Film(*numbers)), folder)


def test_a_picture_is_taken_once_it_is_rich_enough_and_has_settled(tmp_path: Path) -> None:
    file = desktop(tmp_path, 1, 1, 3, 9, 9).until_seen("title", colours=3)

    assert file == tmp_path / "title.png"
    assert shades(file) == 9
    assert [left.name for left in tmp_path.iterdir()] == ["title.png"]


def test_a_screen_that_stays_empty_is_given_up_and_its_last_picture_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows_desktop, "PATIENCE", 0.05)

    with pytest.raises(PackageError, match=r"waiting for the picture title.*title before\.png"):
        desktop(tmp_path, 1).until_seen("title", colours=3)


def test_the_players_folder_is_that_of_wines_own_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wine, "PREFIX", tmp_path)
    for user in ("Public", "somebody"):
        (tmp_path / "drive_c" / "users" / user).mkdir(parents=True)

    assert profile() == tmp_path / "drive_c" / "users" / "somebody" / "AppData" / "Local" / "tsukiji-arcade"


def test_a_missing_wine_is_named_with_its_debian_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wine, "NATIVE", False)
    monkeypatch.setenv("PATH", "")

    with pytest.raises(PackageError, match=r"looking for wine: .*apt install wine wine64"):
        wine.command("game.exe")
