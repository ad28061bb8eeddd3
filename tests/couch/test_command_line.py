"""python main.py as it is started by hand: bots on show, records, and what is said about mistakes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pygame
import pytest

import main
from game.app.party import Chair, Party, write_party
from game.storage import saves
from game.storage.files import BASE
from game.titles.shelf import TITLES
from tests.couch.conftest import Sit
from tests.couch.evening import shown_scores
from tests.matches import play_on


def run(home: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Started from another folder, as a double click would."""
    usual = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "TSUKIJI_HOME": str(home)}
    around = {key: text for key, text in os.environ.items() if not key.startswith("PYTHON")}
    return subprocess.run(
        [sys.executable, str(BASE / "main.py"), *map(str, arguments)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=BASE.parent,
        env=around | usual,
        timeout=60,
        check=False,
    )


def complaint(done: subprocess.CompletedProcess[str]) -> str:
    """The one line that says what is wrong."""
    assert done.returncode == 1, done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr.rstrip("\n")


def journal(folder: Path, title: str = "auction", most: int = 10_000, party: bool = True) -> Path:
    """A match of two bots, played by chance as far as that."""
    path = folder / f"{title}-00001.journal"
    folder.mkdir(parents=True, exist_ok=True)
    options = TITLES[title].options
    saved = saves.begin(path, title, options.usual(_spec(title), 2), seed=5)
    play_on(saved.match, Random(5), most)
    saved.journal.close()
    chairs = (Chair("Hana", 1, None, "normal"), Chair("Jiro", 2, None, "normal"))
    if party:
        write_party(path, Party(title, chairs, saved.match.header.options, 5))
    return path


def _spec(title: str) -> object:
    from game.storage.library import load

    return load(title)


def names(shots: Path) -> list[str]:
    return [shot.stem[4:] for shot in sorted(shots.glob("*.png"))]


def test_bots_show_a_whole_match_and_leave_a_picture_of_every_phase(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Of each phase the first picture is really written: thirty would take as long as all else here."""
    shots, save = tmp_path / "shots", pygame.image.save
    asked = ["--demo", "auction", "--players", "2", "--seed", "3", "--speed", "instant"]
    monkeypatch.setattr(sys, "argv", ["main.py", *asked, "--shots", str(shots)])
    monkeypatch.setenv("TSUKIJI_HOME", str(tmp_path))

    def write(picture: pygame.Surface, file: Path) -> None:
        if any(file.name[4:] == other.name[4:] for other in shots.iterdir()):
            file.touch()
        else:
            save(picture, file)

    monkeypatch.setattr(pygame.image, "save", write)
    assert main.main() == 0
    pygame.quit()
    assert capfd.readouterr().err == ""
    taken = names(shots)
    assert taken[:4] == ["offer", "valuation", "quotation", "purchase"]
    assert taken[-2:] == ["scoring", "results"]
    assert set(taken) == {"offer", "valuation", "quotation", "purchase", "scoring", "results"}
    assert taken.count("quotation") == 7
    written = [shot for shot in shots.glob("*.png") if shot.stat().st_size]
    assert sorted(shot.stem[4:] for shot in written) == sorted(set(taken))
    assert all(pygame.image.load(shot).get_size() == (1920, 1080) for shot in written)
    assert not (tmp_path / "matches").exists()
    assert not (tmp_path / "settings.json").exists()


def test_a_duel_of_bots_is_shown_without_saying_how_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its phases are many and short: only the names of the pictures are kept, or it would take minutes."""
    shots = tmp_path / "shots"
    monkeypatch.setattr(pygame.image, "save", lambda picture, file: Path(file).touch())
    asked = ["main.py", "--demo", "duel", "--speed", "instant", "--shots", str(shots)]
    monkeypatch.setattr(sys, "argv", asked)
    monkeypatch.setenv("TSUKIJI_HOME", str(tmp_path))
    assert main.main() == 0
    pygame.quit()
    taken = names(shots)
    assert taken[:2] == ["hanging", "chant"]
    assert taken[-2:] == ["count", "results"]
    assert set(taken) >= {"hanging", "chant", "barrel", "taking", "effects", "turning", "count", "results"}
    assert not (tmp_path / "matches").exists()


def test_without_a_demo_the_one_picture_is_the_title(tmp_path: Path) -> None:
    done = run(tmp_path, "--shots", tmp_path / "shots")
    assert (done.returncode, done.stderr) == (0, "")
    assert names(tmp_path / "shots") == ["title"]


def test_a_finished_record_is_played_again_and_stays_as_it_is(sit: Sit, tmp_path: Path) -> None:
    path = journal(tmp_path / "kept")
    before, outcome = path.read_bytes(), saves.restore(path)[0].outcome()
    couch = sit(f"record={path}")
    couch.until(lambda: couch.showing == "results", "the end of the record")
    assert outcome is not None
    assert shown_scores(couch, 2) == outcome.scores
    assert path.read_bytes() == before
    assert not couch.matches("finished")


def test_an_unfinished_record_goes_on_to_its_end(tmp_path: Path) -> None:
    path = journal(tmp_path / "kept", most=25)
    actions = saves.restore(path)[0].actions
    done = run(tmp_path, "--record", path, "--speed", "instant", "--shots", tmp_path / "shots")
    assert (done.returncode, done.stderr) == (0, "")
    assert names(tmp_path / "shots")[-1] == "results"
    ended = saves.restore(path)[0]
    assert ended.outcome() is not None
    assert ended.actions[: len(actions)] == actions


def test_a_bare_journal_waits_for_somebody_at_the_mouse(tmp_path: Path) -> None:
    path = journal(tmp_path / "kept", most=2, party=False)
    done = run(tmp_path, "--record", path, "--speed", "instant", "--shots", tmp_path / "shots")
    assert (done.returncode, done.stderr) == (0, "")
    assert names(tmp_path / "shots")[-1] in ("valuation", "purchase")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        ("--demo market", "--demo market: only auction, duel and harbor can be played"),
        (
            "--demo harbor --players 7",
            "--players 7: too few or too many for Tokyo Tsukiji Market (2 to 6 players)",
        ),
        ("--demo auction --players 9", "--players 9: too few or too many for Tsukiji (2 to 4 players)"),
        ("--demo auction --players 1", "--players 1: too few or too many for Tsukiji (2 to 4 players)"),
        ("--demo auction --players -3", "--players -3: too few or too many for Tsukiji (2 to 4 players)"),
        ("--demo duel --players 3", "--players 3: too few or too many for Tsukiji Market (2 players)"),
    ],
)
def test_a_demo_that_cannot_be_is_one_clear_line(tmp_path: Path, arguments: str, line: str) -> None:
    assert complaint(run(tmp_path, *arguments.split(), "--shots", tmp_path / "shots")) == line


def test_a_missing_record_is_one_clear_line(tmp_path: Path) -> None:
    path = tmp_path / "nowhere.journal"
    assert complaint(run(tmp_path, "--record", path)) == f"{path}: cannot be read (No such file or directory)"


def test_a_record_that_is_none_is_one_clear_line(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Hana,\n", encoding="utf-8")
    assert complaint(run(tmp_path, "--record", path)).startswith(f"{path.name}: not a saved match")


def test_pictures_where_a_file_lies_are_one_clear_line(tmp_path: Path) -> None:
    taken = tmp_path / "shots"
    taken.write_text("no folder", encoding="utf-8")
    assert complaint(run(tmp_path, "--shots", taken)) == f"--shots {taken}: File exists"


@pytest.mark.parametrize(
    ("arguments", "end"),
    [
        ("--speed 9x", "argument --speed: invalid choice: '9x' (choose from"),
        ("--players four", "argument --players: invalid int value: 'four'"),
        ("--demo", "argument --demo: expected one argument"),
    ],
)
def test_a_mistyped_argument_is_explained(tmp_path: Path, arguments: str, end: str) -> None:
    done = run(tmp_path, *arguments.split())
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert end in done.stderr.splitlines()[-1]
