"""The list of matches that were left: what it says of each, and what becomes of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.app import kept_matches
from game.app.cabinet import Cabinet
from game.app.party import Chair, Party
from game.app.scene import Pop, Reset, Scene
from game.rules.auction.spec import AuctionOptions
from game.rules.duel.spec import DuelOptions
from game.storage import library, saves
from game.ui.widgets_row import Row
from scenes.matches import MatchesScene
from tests.scenes.rig import KEYS, MOUSE, PAD, Blank, Hand, laid


def keep(cabinet: Cabinet, title: str = "auction", seed: int = 7) -> Path:
    chairs = (Chair("Hana", 1, "mouse", None), Chair("Jiro", 2, None, "easy"))
    spec = library.load("auction")
    options = AuctionOptions.usual(spec, 2) if title == "auction" else DuelOptions(2, False)
    saved = kept_matches.begin(cabinet.folder, Party(title, chairs, options, seed), cabinet.data)
    saved.journal.close()
    return saved.journal.path


def go_on(path: Path) -> Scene:
    return Blank(path.name)


def listed(cabinet: Cabinet) -> MatchesScene:
    paths = kept_matches.unfinished(cabinet.folder)
    scene = MatchesScene(cabinet, paths, go_on, lambda: Blank("title"))
    laid(scene, cabinet)
    for _ in range(len(paths)):
        scene.update(1 / 60)
    return scene


def take(scene: MatchesScene, device: str, key: str) -> str | None:
    """Presses it; the name of the scene it leads to."""
    then = Hand(scene, device).takes(key)
    if not isinstance(then, Reset):
        return None
    assert isinstance(then.scene, Blank)
    return then.scene.name


def rows(scene: MatchesScene) -> Iterator[Row]:
    assert scene.screen is not None
    return (widget for widget in scene.screen.widgets.values() if isinstance(widget, Row))


def note(scene: MatchesScene) -> str:
    return getattr(scene.widget("note"), "words", "")


def test_each_match_says_what_is_played_by_whom_and_how_far_it_is(cabinet: Cabinet) -> None:
    keep(cabinet)
    path = keep(cabinet, "duel")
    os.utime(path, (86_400 * 3, 86_400 * 3))
    duel, auction = rows(listed(cabinet))
    assert duel.words == "Tsukiji Market: Hana, Jiro"
    assert duel.said in ("Turn 1, 1970-01-03", "Turn 1, 1970-01-04")
    assert auction.words == "Tsukiji: Hana, Jiro"
    assert auction.said.startswith("Round 1, 20")


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE])
def test_any_of_them_goes_on(cabinet: Cabinet, device: str) -> None:
    older, newer = keep(cabinet, seed=1), keep(cabinet, seed=2)
    scene = listed(cabinet)
    assert scene.focus.at == newer.name
    assert take(scene, device, older.name) == older.name


def test_one_that_cannot_go_on_says_why_and_hides_no_other(cabinet: Cabinet) -> None:
    good, empty = keep(cabinet, seed=1), keep(cabinet, seed=2)
    empty.write_bytes(b"")
    scene = listed(cabinet)
    bad, fine = rows(scene)
    assert "cannot be continued" in bad.said
    assert "cannot be continued" not in fine.said
    assert take(scene, PAD, empty.name) is None
    assert "damaged" in note(scene)
    assert take(scene, PAD, good.name) == good.name


def test_after_a_change_of_figures_a_match_goes_on_with_its_own(cabinet: Cabinet, tmp_path: Path) -> None:
    path = keep(cabinet)
    _change(cabinet, tmp_path)
    (row,) = rows(listed(cabinet))
    assert row.said.startswith("Round 1")
    match, _last, _damage = saves.restore(path, cabinet.data)
    assert match.kernel.spec == library.load("auction")
    assert match.kernel.spec != library.load("auction", cabinet.data)


def test_without_its_figures_a_match_says_that_they_changed(cabinet: Cabinet, tmp_path: Path) -> None:
    path = keep(cabinet)
    (kept,) = (path.parent / "figures").glob("*/auction.json")
    kept.write_text("{", encoding="utf-8")
    _change(cabinet, tmp_path)
    scene = listed(cabinet)
    take(scene, PAD, path.name)
    assert "the figures of Tsukiji have changed" in note(scene)


def _change(cabinet: Cabinet, tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    for file in cabinet.data.glob("*.json"):
        text = file.read_text("utf-8").replace('"first_money": {"is": 48', '"first_money": {"is": 47')
        (data / file.name).write_text(text, encoding="utf-8")
    cabinet.data = data


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE])
def test_a_match_is_deleted_by_two_presses_and_no_other_goes_with_it(cabinet: Cabinet, device: str) -> None:
    older, newer = keep(cabinet, seed=1), keep(cabinet, seed=2)
    scene = listed(cabinet)
    take(scene, device, "delete")
    assert take(scene, device, older.name) is None
    assert older.exists()
    assert "again" in note(scene)
    assert take(scene, device, older.name) is None
    assert kept_matches.unfinished(cabinet.folder) == [newer]
    assert [row.key for row in rows(scene)] == [newer.name]
    assert take(scene, device, "close") == "title"


def test_changing_ones_mind_deletes_nothing(cabinet: Cabinet) -> None:
    one, other = keep(cabinet, seed=1), keep(cabinet, seed=2)
    scene = listed(cabinet)
    take(scene, PAD, "delete")
    take(scene, PAD, one.name)
    take(scene, PAD, other.name)
    assert Hand(scene, PAD).back() is None
    assert {one, other} == set(kept_matches.unfinished(cabinet.folder))
    assert take(scene, PAD, one.name) == one.name
    assert Hand(scene, PAD).back() == Pop()


def test_the_last_one_deleted_leaves_the_way_out(cabinet: Cabinet) -> None:
    path = keep(cabinet)
    scene = listed(cabinet)
    take(scene, PAD, "delete")
    take(scene, PAD, path.name)
    take(scene, PAD, path.name)
    assert scene.focus.at == "close"
    assert [*rows(scene)] == []
    take(scene, PAD, "delete")
    assert "none" in note(scene)
