from __future__ import annotations

from pathlib import Path

import pytest

from game.app.cabinet import Cabinet
from game.app.scene import Pop, Push, Reset
from game.devices.intents import Confirm, Menu, PadFound, PadLost
from game.i18n import door, pseudo
from scenes.lost import DEAF, LostScene
from scenes.pause import LEAVING, PauseScene
from scenes.settings import SettingsScene
from tests.scenes.rig import KEYS, MOUSE, PAD, Blank, Hand, laid

RULES, LOG, TITLE = Blank("rules"), Blank("log"), Blank("title")


@pytest.fixture
def pause(cabinet: Cabinet) -> PauseScene:
    cabinet.window.surface.fill((240, 240, 240))
    made = PauseScene(cabinet, lambda: RULES, lambda: LOG, lambda: TITLE)
    laid(made, cabinet)
    return made


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE])
def test_the_pause_leads_everywhere(pause: PauseScene, device: str) -> None:
    hand = Hand(pause, device)
    assert hand.takes("go_on") == Pop()
    assert hand.takes("rules") == Push(RULES)
    assert hand.takes("log") == Push(LOG)
    settings = hand.takes("settings")
    assert isinstance(settings, Push)
    assert isinstance(settings.scene, SettingsScene)
    assert hand.takes("leave") == Reset(TITLE)


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE])
def test_back_and_the_pause_button_go_on(pause: PauseScene, device: str) -> None:
    hand = Hand(pause, device)
    assert hand.back() == Pop()
    assert hand.does(Menu(device)) == Pop()


def test_leaving_says_that_the_match_is_kept(pause: PauseScene) -> None:
    Hand(pause, PAD).goes_to("leave")
    assert getattr(pause.widget("note"), "words", "") == LEAVING


def test_laid_anew_it_speaks_the_language_of_now(pause: PauseScene, cabinet: Cabinet) -> None:
    pseudo.speak_pseudo("zh_XA")
    try:
        pause.lay(cabinet.window.kit)
        said = {key: getattr(pause.widget(key), "words", "") for key in ("heading", "go_on", "leave")}
    finally:
        door.speak_from(Path(), "en")
    written = {"heading": "Paused", "go_on": "Resume", "leave": "Quit to title"}
    assert said == {key: pseudo.han(words) for key, words in written.items()}


def test_the_match_shines_through_darkly(pause: PauseScene, cabinet: Cabinet) -> None:
    assert 20 < cabinet.window.surface.get_at((5, 5))[0] < 120


def test_it_is_not_darkened_twice(pause: PauseScene, cabinet: Cabinet) -> None:
    before = cabinet.window.surface.get_at((5, 5))
    pause.rebuild()
    pause.canvas.paint(cabinet.window.surface)
    assert cabinet.window.surface.get_at((5, 5)) == before


# ------------------------------------------------------------ a lost pad


class Seat:
    """Notes who takes it."""

    def __init__(self, cabinet: Cabinet, owned: tuple[str, ...] = (PAD, "pad2")) -> None:
        self.taken: list[str] = []
        others = [device for device in owned if device != "pad2"]
        self.scene = LostScene(
            cabinet, "Jiro", "pad2", others, self.taken.append, lambda: self.taken.append("bot")
        )
        laid(self.scene, cabinet)
        self.scene.update(DEAF)

    def words(self, key: str) -> str:
        return getattr(self.scene.widget(key), "words", "")


def test_the_pad_comes_back_and_goes_on_at_a_press(cabinet: Cabinet) -> None:
    seat = Seat(cabinet)
    assert seat.words("heading") == "Jiro's pad is gone"
    seat.scene.handle(PadFound("pad2"))
    assert seat.words("heading") == "Jiro's pad is back"
    assert seat.words("advice") == "Press A on it to continue."
    assert seat.taken == []
    assert seat.scene.handle(Confirm("pad2")) == Pop()
    assert seat.taken == ["pad2"]


def test_a_pad_may_be_lost_again(cabinet: Cabinet) -> None:
    seat = Seat(cabinet)
    seat.scene.handle(PadFound("pad2"))
    seat.scene.handle(PadLost("pad2"))
    assert seat.words("heading") == "Jiro's pad is gone"


@pytest.mark.parametrize("device", [KEYS, "right_block", "number_block", "pad3"])
def test_a_free_device_is_offered_and_takes_over_at_the_second_press(cabinet: Cabinet, device: str) -> None:
    seat = Seat(cabinet)
    assert seat.scene.handle(Confirm(device)) is None
    assert seat.taken == []
    assert seat.scene.widget(device) is not None
    assert seat.scene.focus.at == device
    assert seat.scene.handle(Confirm(device)) == Pop()
    assert seat.taken == [device]


def test_the_mouse_takes_over_by_a_click(cabinet: Cabinet) -> None:
    seat = Seat(cabinet)
    assert Hand(seat.scene, MOUSE).clicks(MOUSE) == Pop()
    assert seat.taken == [MOUSE]


def test_the_desk_takes_over_by_keys(cabinet: Cabinet) -> None:
    seat = Seat(cabinet)
    assert Hand(seat.scene, MOUSE).yes() == Pop()
    assert seat.taken == [MOUSE]


@pytest.mark.parametrize("device", [PAD, MOUSE])
def test_those_who_play_already_choose_but_take_no_second_seat(cabinet: Cabinet, device: str) -> None:
    seat = Seat(cabinet, (PAD, "pad2", MOUSE))
    assert seat.scene.widget(device) is None
    assert Hand(seat.scene, device).takes("bot") == Pop()
    assert seat.taken == ["bot"]


def test_an_offer_goes_with_its_pad(cabinet: Cabinet) -> None:
    seat = Seat(cabinet)
    seat.scene.handle(Confirm("pad3"))
    seat.scene.handle(PadLost("pad3"))
    assert seat.scene.widget("pad3") is None


def test_there_is_no_way_around_the_choice(cabinet: Cabinet) -> None:
    seat = Seat(cabinet)
    assert Hand(seat.scene, PAD).back() is None
    assert seat.words("note") == "First choose who takes over."
