"""A copy of everything the game reads, to be damaged."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.storage.files import ASSETS, DATA
from game.ui.images import Images
from game.ui.text import Typesetter
from scenes.auction import script


@pytest.fixture(scope="session")
def copies(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("base")
    shutil.copytree(ASSETS, folder / "assets")
    shutil.copytree(DATA, folder / "data")
    return folder


@pytest.fixture
def assets(copies: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Read by the whole game instead of its own."""
    folder = copies / "assets"
    monkeypatch.setattr(Images.__init__, "__defaults__", (folder / "art",))
    monkeypatch.setattr(Typesetter.__init__, "__defaults__", (1.0, folder / "fonts"))
    elsewhere = replace(script.SCRIPT, map=folder / "tables" / "auction.tmx")
    monkeypatch.setattr(script, "SCRIPT", elsewhere)
    yield folder
    assert {file.stat().st_size for file in folder.rglob("*") if file.is_file()} == {
        file.stat().st_size for file in ASSETS.rglob("*") if file.is_file()
    }, "a damaged file was left behind"
