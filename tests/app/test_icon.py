"""The icon: hung before the window opens, and never a reason not to play."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app import icon
from game.app.window import Window
from game.storage.files import ASSETS
from game.storage.settings import Settings


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_every_desktop_has_a_picture_of_its_own_size(monkeypatch: pytest.MonkeyPatch, system: str) -> None:
    monkeypatch.setattr("sys.platform", system)
    picture = pygame.image.load(ASSETS / "art" / f"{icon.picture()}.png")
    assert picture.get_width() == picture.get_height() == icon.SIZES.get(system, icon.USUAL)


def test_it_is_hung_before_the_window_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    open_window = pygame.display.set_mode

    def opened(*size: object) -> pygame.Surface:
        done.append("window")
        return open_window(*size)  # type: ignore[arg-type]  # passed on as it came

    monkeypatch.setattr(pygame.display, "set_icon", lambda _: done.append("icon"))
    monkeypatch.setattr(pygame.display, "set_mode", opened)
    Window(Settings())
    assert done[done.index("icon") + 1 :] == ["window"]


def test_a_missing_picture_is_no_reason_not_to_play(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(icon, "ASSETS", tmp_path)
    icon.hang()
