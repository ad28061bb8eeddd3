"""What is heard in menus: one noise for each press, and the music that belongs there."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from game.app.cabinet import Cabinet
from game.audio.sound import Silent
from game.devices.intents import Menu, PadLost, Typed
from game.rules.core.outcome import Line, Outcome
from game.staging.account import Account
from game.ui.focus import Area
from game.ui.panels import Pen
from game.ui.widgets import Button, Widget
from scenes.menu import MenuScene
from scenes.pause import PauseScene
from scenes.results import Ending, ResultsScene
from scenes.seats import SeatsScene
from scenes.settings import SettingsScene
from tests.scenes.rig import DOWN, KEYS, MOUSE, PAD, RIGHT, UP, Blank, Hand, laid


class Ears(Silent):
    """Writes everything down."""

    def __init__(self) -> None:
        self.noises: list[str] = []
        self.pieces: list[str | None] = []

    def play(self, name: str) -> None:
        self.noises.append(name)

    def music(self, piece: str | None, tension: float = 0.0, room: str | None = None) -> None:
        self.pieces.append(piece)

    def hush(self) -> None:
        self.pieces.append("quietly")

    def since(self) -> list[str]:
        """What was heard since the last time."""
        heard, self.noises = self.noises, []
        return heard


@pytest.fixture
def ears(cabinet: Cabinet) -> Ears:
    cabinet.sound = Ears()
    return cabinet.sound


class Two(MenuScene):
    """A button that works, and one that does not."""

    def build(self, pen: Pen) -> Iterable[Widget]:
        yield Button("go", Area(100, 100, 400, 66), "Go", lambda: None)
        yield Button("never", Area(100, 180, 400, 66), "Never", lambda: None, reason="Not yet.")


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE])
def test_a_menu_answers_every_device_alike(cabinet: Cabinet, ears: Ears, device: str) -> None:
    hand = Hand(laid(Two(cabinet), cabinet), device)
    hand.steps(DOWN)
    assert ears.since() == ["focus"]
    hand.yes()
    assert ears.since() == ["error"]
    hand.steps(UP)
    hand.yes()
    assert ears.since() == ["focus", "confirm"]
    hand.steps(RIGHT)
    assert ears.since() == []
    hand.back()
    assert ears.since() == ["cancel"]


def test_the_mouse_is_heard_where_it_arrives_and_where_it_presses(cabinet: Cabinet, ears: Ears) -> None:
    hand = Hand(laid(Two(cabinet), cabinet), MOUSE)
    hand.clicks("never")
    assert ears.since() == ["focus", "error"]
    hand.clicks("go")
    assert ears.since() == ["focus", "confirm"]
    hand.clicks("go")
    assert ears.since() == ["confirm"]


# ------------------------------------------------------------ settings


@pytest.mark.parametrize("bus", ["master", "music", "effects"])
def test_a_slider_is_heard_at_its_new_level(cabinet: Cabinet, ears: Ears, bus: str) -> None:
    hand = Hand(laid(SettingsScene(cabinet), cabinet), PAD)
    hand.goes_to(bus)
    ears.since()
    hand.steps(RIGHT)
    assert ears.since() == ["confirm"]
    hand.yes()
    assert ears.since() == ["confirm"]


def test_without_sound_the_sliders_say_why(cabinet: Cabinet) -> None:
    scene = laid(SettingsScene(cabinet), cabinet)
    Hand(scene, PAD).goes_to("music")
    assert getattr(scene.widget("note"), "words", "") == Silent().trouble


# ------------------------------------------------------------ the lobby


def lobby(cabinet: Cabinet) -> SeatsScene:
    scene = SeatsScene(cabinet, "auction", lambda party: Blank("table"))
    laid(scene, cabinet)
    return scene


def test_sitting_down_and_getting_up_are_heard(cabinet: Cabinet, ears: Ears) -> None:
    scene = lobby(cabinet)
    Hand(scene, PAD).yes()
    Hand(scene, MOUSE).clicks("sit1")
    assert ears.since() == ["join", "focus", "join"]
    Hand(scene, MOUSE).back()
    Hand(scene, PAD).back()
    assert ears.since() == ["leave", "leave"]


def test_a_pad_that_is_gone_is_heard_leaving(cabinet: Cabinet, ears: Ears) -> None:
    scene = lobby(cabinet)
    Hand(scene, PAD).yes()
    ears.since()
    Hand(scene, PAD).does(PadLost(PAD))
    assert ears.since() == ["leave"]


def test_what_the_lobby_refuses_is_heard(cabinet: Cabinet, ears: Ears) -> None:
    scene = lobby(cabinet)
    for device in (PAD, KEYS, "right_block", "number_block"):
        Hand(scene, device).yes()
    ears.since()
    Hand(scene, "pad2").yes()
    Hand(scene, "pad2").back()
    assert ears.since() == ["error", "error"]


def test_beginning_with_the_menu_button_sounds_like_the_start_button(cabinet: Cabinet, ears: Ears) -> None:
    scene = lobby(cabinet)
    Hand(scene, PAD).yes()
    ears.since()
    Hand(scene, PAD).does(Menu(PAD))
    assert ears.since() == ["confirm"]


def test_letters_tick(cabinet: Cabinet, ears: Ears) -> None:
    scene = lobby(cabinet)
    hand = Hand(scene, MOUSE)
    hand.clicks("sit0")
    hand.clicks("seed")
    ears.since()
    hand.does(Typed(MOUSE, "7"))
    hand.yes()
    assert ears.since() == ["focus", "confirm"]


# ------------------------------------------------------------ music


def test_the_lobby_keeps_the_music_of_the_title(cabinet: Cabinet, ears: Ears) -> None:
    lobby(cabinet)
    assert ears.pieces == ["title"]


def test_results_have_music_of_their_own(cabinet: Cabinet, ears: Ears) -> None:
    outcome = Outcome((3, 1), (0,), "clear", ((Line("ebi", 3),), (Line("ebi", 1),)))
    ending = Ending(outcome, Account(((), ()), ()))
    laid(ResultsScene(cabinet, ("Hana", "Jiro"), (1, 2), ending, Blank, Blank, Blank, Blank), cabinet)
    assert ears.pieces == ["results"]


def test_in_the_pause_the_music_goes_on_quietly_and_settings_leave_it_so(
    cabinet: Cabinet, ears: Ears
) -> None:
    laid(PauseScene(cabinet, Blank, Blank, Blank), cabinet)
    laid(SettingsScene(cabinet), cabinet)
    assert ears.pieces == ["quietly"]
