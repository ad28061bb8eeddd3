"""A bad file is noticed when it is first needed: at the start, in sitting down, or in mid-match."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.storage.errors import StorageError
from game.storage.files import BASE
from scenes.title import TitleScene
from tests import areas
from tests.couch.couch import Couch
from tests.couch.hands import Keys, Mouse
from tests.files.damage import damaged
from tests.files.kept import keep_a_match

Start = Callable[[], Couch]


@pytest.fixture
def start(assets: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    monkeypatch.setenv("TSUKIJI_HOME", str(tmp_path))
    games: list[Couch] = []

    def begin() -> Couch:
        games.append(Couch(tmp_path))
        return games[-1]

    yield begin
    for game in games:
        game.close()


def ends_with(game: Couch, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The last screen stays until somebody presses something; the terminal has the line as well."""
    told = capsys.readouterr().err.splitlines()
    assert name in told[0]
    assert told[1].startswith("A report is in ")
    assert len(told) == 2
    assert game.code is None
    game.seconds(1.2)
    Keys(game, "keyboard").press("confirm")
    assert game.code == 1


@pytest.mark.parametrize(
    "name", ["art/title/stall_auction_lit.png", "art/title/stall_duel.png", "fonts/text.ttf"]
)
def test_what_the_title_needs(
    assets: Path, start: Start, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A screen needs no font of ours to say so."""
    with damaged(assets / name, "missing"):
        ends_with(start(), Path(name).name, capsys)


@pytest.mark.parametrize("name", ["fonts/title.ttf"])
def test_what_is_needed_before_anything_can_be_shown(assets: Path, start: Start, name: str) -> None:
    with damaged(assets / name, "missing"), pytest.raises(StorageError, match=Path(name).name):
        start()


@pytest.mark.parametrize("name", ["auction.tmx"])
def test_without_its_map_nobody_sits_down_and_the_title_says_why(
    assets: Path, start: Start, tmp_path: Path, name: str
) -> None:
    with damaged(assets / "tables" / name, "halved"):
        game = start()
        mouse = Mouse(game)
        mouse.take("auction")
        mouse.take("sit0")
        mouse.take("start")
        assert isinstance(game.scene, TitleScene)
        assert name in game.scene._notice
        assert game.cabinet.match is None
        left = [file for file in (tmp_path / "matches").iterdir() if file.is_file()]
        assert not left, "a match that never began is not kept"
    mouse.take("auction")
    mouse.take("sit0")
    mouse.take("start")
    game.until(lambda: game.asking, "the first question")


def test_a_match_that_cannot_go_on_without_its_map_is_kept(
    assets: Path, start: Start, tmp_path: Path
) -> None:
    journal = keep_a_match(tmp_path)
    content = journal.read_bytes()
    game = start()
    with damaged(assets / "tables" / "auction.tmx", "empty"):
        Mouse(game).resume()
        assert isinstance(game.scene, TitleScene)
        assert "auction.tmx" in game.scene._notice
    assert journal.read_bytes() == content
    Mouse(game).resume()
    game.until(lambda: game.asking, "the question for tickets")


def look_at_a_row(game: Couch) -> None:
    Mouse(game).point(areas.seat(game.sitting.desk.layout, 0, "row_1"))


def nothing(game: Couch) -> None:
    """It is needed for the table itself."""


@pytest.mark.parametrize(
    ("name", "needed"),
    [
        ("art/race/lane_middle.png", nothing),
        ("art/race/ebi_1.png", nothing),
        ("art/tickets/four.png", nothing),
        ("art/prints/ebi.png", look_at_a_row),
    ],
)
def test_a_match_in_play_stops_and_goes_on_once_the_file_is_back(
    assets: Path,
    start: Start,
    tmp_path: Path,
    name: str,
    needed: Callable[[Couch], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    journal = keep_a_match(tmp_path)
    game = start()
    with damaged(assets / name, "of_another_kind"):
        Mouse(game).resume()
        game.seconds(0.5)
        needed(game)
        ends_with(game, Path(name).name, capsys)
    game.close()
    played = len(journal.read_bytes().splitlines())
    again = start()
    Mouse(again).resume()
    again.until(lambda: again.asking, "the next question")
    assert len(again.match.actions) == played - 1
    needed(again)
    assert again.code is None


# ---------------------------------------------------------------- from the command line


@pytest.mark.parametrize(
    ("name", "lines"),
    [("assets/fonts/title.ttf", 1), ("assets/art/coin.png", 2), ("data/duel.json", 1)],
)
def test_python_main_tells_it_in_plain_words(tmp_path: Path, name: str, lines: int) -> None:
    for part in ("main.py", "game", "scenes", "data", "assets"):
        source, copy = BASE / part, tmp_path / "tree" / part
        copy.parent.mkdir(exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, copy)
    (tmp_path / "tree" / name).unlink()
    done = subprocess.run(
        [
            sys.executable,
            "main.py",
            "--demo",
            "auction",
            "--speed",
            "instant",
            "--shots",
            str(tmp_path / "shots"),
        ],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=tmp_path / "tree",
        env=os.environ | {"TSUKIJI_HOME": str(tmp_path / "home")},
        timeout=60,
        check=False,
    )
    told = done.stderr.splitlines()
    assert (done.returncode, done.stdout, len(told)) == (1, "", lines)
    assert Path(name).name in told[0]
    assert "Traceback" not in done.stderr
