"""Settings in use: a change counts at once, and is on disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app import platform
from game.app.preferences import Preferences
from game.storage.settings import Settings, read_settings


def test_a_change_counts_at_once_and_is_saved(tmp_path: Path) -> None:
    preferences = Preferences.of(tmp_path)
    preferences.change(speed="4x", music=0)
    assert (preferences.speed, preferences.now.music) == ("4x", 0)
    assert read_settings(tmp_path) == (preferences.now, None)


def test_a_change_to_the_same_is_not_written(tmp_path: Path) -> None:
    Preferences.of(tmp_path).change(speed="1x")
    assert list(tmp_path.iterdir()) == []


def test_there_is_nothing_to_change_but_settings(tmp_path: Path) -> None:
    preferences = Preferences.of(tmp_path)
    with pytest.raises(TypeError):
        preferences.change(colour="red")
    with pytest.raises(AttributeError):
        _ = preferences.colour


def test_a_notice_about_a_damaged_file_is_kept_for_the_screen(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("")
    assert Preferences.of(tmp_path).notice is not None
    assert Preferences.of(tmp_path).notice is None


def test_what_cannot_be_saved_still_counts_and_is_said(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file in the way")
    preferences = Preferences(Settings(), tmp_path / "saves")
    preferences.change(rumble=False)
    assert not preferences.rumble
    assert preferences.notice is not None
    assert "cannot be written" in preferences.notice


def test_without_a_folder_nothing_is_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platform, "sync", None)
    preferences = Preferences(Settings(), None)
    preferences.change(shake=False)
    assert not preferences.shake


def test_every_save_is_synced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    synced: list[bool] = []
    monkeypatch.setattr(platform, "sync", lambda: synced.append(True))
    Preferences(Settings(), tmp_path).change(shake=False)
    assert synced == [True]
