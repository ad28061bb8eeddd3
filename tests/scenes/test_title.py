from __future__ import annotations

import subprocess
import sys

import pytest
from pygame import Surface

from game.app.cabinet import Cabinet
from game.app.party import Party
from game.app.scene import Push, Quit, Reset, Scene
from game.devices.intents import Confirm, Point
from game.titles.shelf import PLAYABLE
from game.titles.title import Title
from game.ui.images import Images
from game.version import VERSION
from scenes import opening
from scenes import title as module
from scenes.play.phase import PhaseScene
from scenes.rules import RulesScene
from scenes.seats import SeatsScene
from scenes.settings import SettingsScene
from scenes.title import ALONE, COMING_SOON, TitleScene
from tests.scenes.rig import KEYS, MOUSE, PAD, Blank, Hand, laid


def table(party: Party) -> Scene:
    return Blank("table")


def title(cabinet: Cabinet, left: Scene | None = None) -> TitleScene:
    scene = TitleScene(cabinet, table, (lambda: left) if left else None)
    laid(scene, cabinet)
    return scene


def note(scene: TitleScene) -> str:
    return getattr(scene.widget("note"), "words", "")


def test_the_title_loads_no_rules() -> None:
    lines = "import sys, scenes.opening\nprint(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", lines], check=True, capture_output=True, text=True)
    rules = [name for name in run.stdout.split() if name.startswith("game.rules.")]
    assert rules
    assert [name for name in rules if not name.startswith("game.rules.core")] == []


def test_the_rules_are_loaded_while_people_look(cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(module, "import_module", loaded.append)
    scene = title(cabinet)
    for _ in range(120):
        scene.update(1 / 60)
    assert loaded == list(module.LATER)
    assert "scenes.seats" in loaded


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE])
def test_a_game_with_a_table_leads_to_its_seats(cabinet: Cabinet, device: str) -> None:
    then = (
        Hand(title(cabinet), device).takes("auction")
        if device == MOUSE
        else Hand(title(cabinet), device).yes()
    )
    assert isinstance(then, Push)
    assert isinstance(then.scene, SeatsScene)


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE])
def test_a_game_without_a_table_says_so_and_cannot_be_started(
    cabinet: Cabinet, device: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Title, "has_table", property(lambda title: title.name != "harbor"))
    scene = opening.title(cabinet)
    laid(scene, cabinet)
    assert Hand(scene, device).takes("harbor") is None
    assert scene.focus.at == "harbor"
    assert note(scene) == COMING_SOON


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE])
@pytest.mark.parametrize(("name", "seats"), [("auction", 4), ("duel", 2), ("harbor", 6)])
def test_the_games_that_have_a_table_can_be_started(
    cabinet: Cabinet, device: str, name: str, seats: int
) -> None:
    scene = opening.title(cabinet)
    laid(scene, cabinet)
    then = Hand(scene, device).takes(name)
    assert isinstance(then, Push)
    assert isinstance(then.scene, SeatsScene)
    assert len(then.scene.places.all) == seats


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE])
def test_the_other_ways_lead_where_they_say(cabinet: Cabinet, device: str) -> None:
    hand = Hand(title(cabinet), device)
    settings = hand.takes("settings")
    assert isinstance(settings, Push)
    assert isinstance(settings.scene, SettingsScene)
    credit = hand.takes("credits")
    assert isinstance(credit, Push)
    assert isinstance(credit.scene, RulesScene)
    assert hand.takes("quit") == Quit()


def test_a_match_that_was_left_is_offered_first(cabinet: Cabinet) -> None:
    left = Blank("left")
    scene = title(cabinet, left)
    assert scene.focus.at == "continue"
    assert Hand(scene, PAD).yes() == Push(left)


def test_without_one_there_is_nothing_to_continue(cabinet: Cabinet) -> None:
    scene = title(cabinet)
    assert scene.widget("continue") is None
    assert scene.focus.at == "auction"


def test_back_shows_the_way_out_but_does_not_take_it(cabinet: Cabinet) -> None:
    scene = title(cabinet)
    assert Hand(scene, PAD).back() is None
    assert scene.focus.at == "quit"


def test_on_the_web_there_is_nothing_to_quit(cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WEB", True)
    scene = title(cabinet)
    assert scene.widget("quit") is None
    assert Hand(scene, PAD).back() is None


def test_only_the_stall_in_focus_has_its_lanterns_lit(
    cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    get = Images.get

    def spy(self: Images, name: str, width: float, height: float) -> Surface:
        shown.append(name)
        return get(self, name, width, height)

    monkeypatch.setattr(Images, "get", spy)
    scene = title(cabinet)
    lit = [name for name in shown if name.endswith("_lit")]
    assert (lit, scene.focus.at) == (["title/stall_auction_lit"], "auction")
    Hand(scene, PAD).goes_to("harbor")
    assert shown[-1] == "title/stall_harbor_lit"


def test_after_a_while_the_bay_comes_to_life_unless_motion_is_reduced(cabinet: Cabinet) -> None:
    counts = []
    for reduced in (False, True):
        cabinet.settings.change(reduced_motion=reduced)
        scene = title(cabinet)
        before = len(scene.canvas)
        for _ in range(240):
            scene.update(1 / 60)
        counts.append(len(scene.canvas) - before)
    assert counts[0] > 5
    assert counts[1] == 0


def test_figures_that_cannot_be_read_are_told_here(cabinet: Cabinet) -> None:
    cabinet.data = cabinet.folder / "nowhere"
    scene = title(cabinet)
    assert Hand(scene, PAD).yes() is None
    assert "auction.json" in note(scene)


@pytest.mark.parametrize("name", PLAYABLE)
def test_left_alone_the_title_lets_bots_play_until_somebody_comes(
    cabinet: Cabinet, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "PLAYABLE", (name,))
    scene = opening.title(cabinet)
    laid(scene, cabinet)
    assert scene.update(ALONE - 1) is None
    scene.handle(Point("mouse", 5, 5))
    assert scene.update(ALONE - 1) is None
    shown = scene.update(2)
    assert isinstance(shown, Reset)
    match = shown.scene
    assert isinstance(match, PhaseScene)
    assert (match.sitting.party.title, match.sitting.seating.people()) == (name, ())
    assert match.handle(Point("mouse", 9, 9)) is None
    back = match.handle(Confirm("pad3"))
    assert isinstance(back, Reset)
    assert isinstance(back.scene, TitleScene)
    match.leave()


def test_the_version_is_shown(cabinet: Cabinet) -> None:
    assert getattr(title(cabinet).widget("mark"), "words", "") == f"version {VERSION}"


def test_a_note_that_needs_the_whole_foot_takes_the_place_of_the_version(cabinet: Cabinet) -> None:
    scene = title(cabinet)
    scene.say("long words " * 30)
    scene._guide()
    assert getattr(scene.widget("mark"), "words", None) == ""
    scene.say("")
    scene._guide()
    assert getattr(scene.widget("mark"), "words", None) == f"version {VERSION}"
