from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.app import kept_matches
from game.app.cabinet import Cabinet
from game.app.party import Chair, Party, Series
from game.app.scene import Replace, Reset, Scene
from game.bots.levels import USUAL
from game.rules.auction.spec import AuctionOptions
from game.storage import library, saves
from game.storage.errors import JournalError
from game.storage.journal import Journal
from game.table.hud import Words
from game.titles.shelf import PLAYABLE
from scenes import opening
from scenes.play import screens
from scenes.play.phase import PhaseScene
from scenes.results import ResultsScene
from scenes.title import TitleScene
from tests.matches import play_on
from tests.scenes.rig import PAD, Blank, Hand, laid


def party() -> Party:
    options = AuctionOptions.usual(library.load("auction"), 2)
    return Party("auction", (Chair("Hana", 1, "mouse", None), Chair("Jiro", 2, None, "easy")), options, 7)


def begun(cabinet: Cabinet) -> PhaseScene:
    scene = opening.begin(cabinet, party())
    assert isinstance(scene, PhaseScene)
    return scene


def test_a_new_match_can_be_continued_from_the_title(cabinet: Cabinet) -> None:
    scene = begun(cabinet)
    scene.leave()
    title = opening.title(cabinet)
    assert isinstance(title, TitleScene)
    assert title.focus.at == "continue"


def test_where_nothing_can_be_saved_the_match_is_played_all_the_same(
    cabinet: Cabinet, tmp_path: Path
) -> None:
    cabinet.folder = tmp_path / "file"
    cabinet.folder.write_text("no folder", encoding="utf-8")
    scene = begun(cabinet)
    assert scene.sitting.journal is None
    cabinet.folder.unlink()  # and now there is room
    for seat in (0, 1):
        scene.sitting.submit(next(iter(scene.sitting.match.legal(seat))))
    (path,) = kept_matches.unfinished(cabinet.folder)
    assert saves.restore(path)[0].actions == scene.sitting.match.actions
    scene.leave()


def test_a_full_disk_does_not_end_the_match(cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = begun(cabinet)
    sitting = scene.sitting
    journal = sitting.journal
    assert journal is not None

    def full(entries: list[object]) -> None:
        raise JournalError("match.journal: cannot be written (disk full)")

    monkeypatch.setattr(journal, "append", full)
    for seat in (0, 1):
        sitting.submit(next(iter(sitting.match.legal(seat))))
    assert len(sitting.match.actions) == 2
    monkeypatch.undo()
    sitting.submit(next(iter(sitting.match.legal(min(sitting.match.waiting())))))
    restored, _last, damage = saves.restore(journal.path)
    assert (restored.actions, damage) == (sitting.match.actions, None)
    scene.leave()


def test_a_match_on_a_disk_that_can_only_be_read_goes_on_unsaved(
    cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = begun(cabinet)
    assert scene.sitting.journal is not None
    path = scene.sitting.journal.path
    scene.leave()
    before = path.read_bytes()

    def locked(*_: object) -> None:
        raise JournalError("match.journal: cannot be written (Read-only file system)")

    monkeypatch.setattr(Journal, "reopen", locked)
    again = opening.go_on(cabinet, path)
    assert isinstance(again, PhaseScene)
    for seat in (0, 1):
        again.sitting.submit(next(iter(again.sitting.match.legal(seat))))
    assert path.read_bytes() == before
    again.leave()


def test_a_match_played_with_other_figures_goes_on_with_its_own(cabinet: Cabinet, tmp_path: Path) -> None:
    scene = begun(cabinet)
    assert scene.sitting.journal is not None
    path, spec = scene.sitting.journal.path, scene.sitting.match.kernel.spec
    scene.leave()
    data = tmp_path / "data"
    data.mkdir()
    for file in cabinet.data.glob("*.json"):
        text = file.read_text("utf-8").replace('"first_money": {"is": 48', '"first_money": {"is": 47')
        (data / file.name).write_text(text, encoding="utf-8")
    cabinet.data = data
    again = opening.go_on(cabinet, path)
    assert isinstance(again, PhaseScene)
    assert again.sitting.match.kernel.spec == spec
    again.leave()


def test_without_knowing_who_sat_there_somebody_at_the_mouse_goes_on(cabinet: Cabinet) -> None:
    scene = begun(cabinet)
    assert scene.sitting.journal is not None
    path = scene.sitting.journal.path
    scene.leave()
    for beside in path.parent.glob("*.party.json"):
        beside.unlink()
    again = opening.go_on(cabinet, path)
    assert isinstance(again, PhaseScene)
    assert [chair.device for chair in again.sitting.seating.chairs] == ["mouse", None]
    again.leave()


def test_a_demo_of_a_title_without_a_table_is_refused_with_those_that_have_one(
    cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "PLAYABLE", ("auction", "duel"))
    with pytest.raises(ValueError, match="auction and duel"):
        opening.demo(cabinet, "harbor", 2, 7)


@pytest.mark.parametrize(("title", "bots"), [("auction", 4), ("duel", 2), ("harbor", 4)])
def test_a_demo_shows_as_many_bots_as_fit_if_nobody_says_how_many(
    cabinet: Cabinet, title: str, bots: int
) -> None:
    scene = opening.demo(cabinet, title, None, 7)
    assert isinstance(scene, PhaseScene)
    assert len(scene.sitting.seating.chairs) == bots
    assert not scene.sitting.seating.people()
    scene.leave()


def test_bots_show_every_game_that_has_a_table(cabinet: Cabinet) -> None:
    shown = set()
    for _ in range(60):
        scene = opening.attract(cabinet)
        assert isinstance(scene, PhaseScene)
        shown.add(scene.sitting.party.title)
        scene.leave()
        if len(shown) == len(PLAYABLE):
            return
    raise AssertionError(f"only {shown} in sixty minutes")


def written(cabinet: Cabinet, title: str, on_input: Callable[[], Blank] | None) -> Iterator[dict[str, Words]]:
    """What stands around the table in every frame of a demonstration, to its end."""
    cabinet.settings.change(speed="instant")
    scene: Scene = opening.demo(cabinet, title, 2, 7, on_input)
    while isinstance(scene, PhaseScene):
        scene.lay(cabinet.window.kit)
        then = None
        while then is None:
            then = scene.update(1 / 60)
            yield scene._written()
        former, scene = scene, then.scene if isinstance(then, Replace | Reset) else Blank()
        former.leave()


@pytest.mark.parametrize("title", PLAYABLE)
def test_passers_by_are_told_all_the_time_that_nobody_plays_and_how_to_start(
    cabinet: Cabinet, title: str
) -> None:
    told = [
        any(words.text == "Demonstration: press any button" for words in frame.values())
        for frame in written(cabinet, title, Blank)
    ]
    assert told
    assert all(told)


@pytest.mark.parametrize("title", PLAYABLE)
def test_bots_among_themselves_are_not_told_what_to_do(cabinet: Cabinet, title: str) -> None:
    said = {frame["header_phase"].text for frame in written(cabinet, title, None) if "header_phase" in frame}
    assert not [text for text in said if "Hana:" in text or "Jiro:" in text or "?" in text]
    assert not any("Demonstration" in text for text in said)


def test_after_a_record_bots_play_again_and_no_series_goes_on(
    cabinet: Cabinet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    series = replace(party(), series=Series(3))
    saved = kept_matches.begin(tmp_path / "elsewhere", series, cabinet.data)
    play_on(saved.match, Random(3))
    saved.journal.close()
    watched = opening.record(cabinet, saved.journal.path)
    assert isinstance(watched, PhaseScene)
    monkeypatch.setattr(watched.sitting.match, "outcome", saved.match.outcome)
    results = screens.results(watched.sitting)
    watched.leave()
    assert isinstance(results, ResultsScene)
    laid(results, cabinet)
    assert not (cabinet.folder / "matches").exists(), "nobody asked for the next match"
    then = Hand(results, PAD).yes()
    assert isinstance(then, Reset)
    assert isinstance(then.scene, PhaseScene)
    assert [(chair.device, chair.level) for chair in then.scene.sitting.seating.chairs] == [(None, USUAL)] * 2
    then.scene.leave()


def test_what_was_wrong_with_the_settings_is_said_once(cabinet: Cabinet) -> None:
    cabinet.settings.notice = "settings.json: broken"
    first = opening.title(cabinet)
    first.lay(cabinet.window.kit)
    assert first.foot.note.words == "settings.json: broken"
    second = opening.title(cabinet)
    second.lay(cabinet.window.kit)
    assert second.foot.note.words != "settings.json: broken"


def test_whoever_takes_over_is_known_when_the_match_goes_on(cabinet: Cabinet) -> None:
    scene = begun(cabinet)
    assert scene.sitting.journal is not None
    path = scene.sitting.journal.path
    scene.sitting.reseat(0, "left_block", None)
    scene.leave()
    again = opening.go_on(cabinet, path)
    assert isinstance(again, PhaseScene)
    assert again.sitting.seating.device(0) == "left_block"
    again.leave()
