"""Every file the game has written for a player, bad in every way: it starts, says so, and loses nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game.table.hud import Hud
from scenes.menu import MenuScene
from tests.couch.couch import Couch
from tests.couch.hands import Mouse
from tests.files.damage import DAMAGES
from tests.files.kept import keep_a_match

Start = Callable[[], Couch]


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """With a match that was left in its second round, by somebody at the mouse and a bot."""
    monkeypatch.setenv("TSUKIJI_HOME", str(tmp_path))
    keep_a_match(tmp_path)
    games: list[Couch] = []

    def begin() -> Couch:
        games.append(Couch(tmp_path))
        return games[-1]

    begin().close()
    yield begin
    games[-1].close()


def said(game: Couch) -> str:
    """At the foot of a menu, or over the table."""
    if isinstance(game.scene, MenuScene):
        return game.scene._notice
    hud: Hud = game.sitting.desk.board.hud
    return hud._notice


def one_line(told: str, name: str) -> None:
    assert name in told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize("damage", DAMAGES)
def test_settings(tmp_path: Path, start: Start, damage: str) -> None:
    file = tmp_path / "settings.json"
    content = file.read_bytes()
    DAMAGES[damage](file)
    bad = file.read_bytes() if file.is_file() else None
    game = start()
    assert game.showing == "title"
    if damage == "missing":
        assert said(game) == ""
        return
    one_line(said(game), file.name)
    aside = [other for other in tmp_path.iterdir() if other.name.startswith(f"{file.name}.damaged")]
    if bad is not None:
        assert [other.read_bytes() for other in aside] == [bad]
    game.close()
    again = start()
    assert content
    if damage != "a_folder":
        assert said(again) == "", "it is said once"


@pytest.mark.parametrize("damage", DAMAGES)
def test_the_mark_of_checked_figures(tmp_path: Path, start: Start, damage: str) -> None:
    DAMAGES[damage](tmp_path / "figures.checked")
    game = start()
    assert (game.showing, said(game)) == ("title", "")


@pytest.mark.parametrize("damage", DAMAGES)
def test_who_sat_at_the_table(tmp_path: Path, start: Start, damage: str) -> None:
    """The match goes on all the same, with somebody at the mouse."""
    (file,) = (tmp_path / "matches").glob("*.party.json")
    DAMAGES[damage](file)
    game = start()
    Mouse(game).resume()
    game.until(lambda: game.asking, "the question for tickets")
    assert game.sitting.seating.people() == (0,)
    assert len(game.match.actions) > 0


@pytest.mark.parametrize("damage", DAMAGES)
def test_the_journal(tmp_path: Path, start: Start, damage: str) -> None:
    """A torn one goes on after its last good line; one that cannot be read stays as it is."""
    (file,) = (tmp_path / "matches").glob("*.journal")
    DAMAGES[damage](file)
    bad = file.read_bytes() if file.is_file() else None
    game = start()
    assert game.showing == "title"
    if damage in ("missing", "a_folder"):
        assert game.menu.widget("continue") is None
        return
    Mouse(game).resume()
    game.frames(2)
    if damage == "halved":
        game.until(lambda: game.asking, "a question")
        assert not game.match.outcome()
        return
    assert game.showing == "matches"
    one_line(said(game), file.name)
    assert bad is None or file.read_bytes() == bad
    assert game.code is None
