from __future__ import annotations

from pathlib import Path

import pytest

from game.app.cabinet import Cabinet
from game.app.scene import Pop, Push
from game.devices.intents import Menu, PadLost, Page, Raw
from game.i18n import door, pseudo
from game.storage.settings import read_settings
from game.ui.widgets_scroll import Column
from game.ui.widgets_values import Choice
from scenes.bindings import PATIENCE, BindingsScene
from scenes.settings import SettingsScene
from tests.scenes.rig import DOWN, KEYS, LEFT, MOUSE, PAD, RIGHT, UP, Hand, laid


@pytest.fixture
def scene(cabinet: Cabinet) -> SettingsScene:
    made = SettingsScene(cabinet)
    laid(made, cabinet)
    return made


@pytest.fixture
def binding(cabinet: Cabinet) -> BindingsScene:
    made = BindingsScene(cabinet)
    laid(made, cabinet)
    return made


def note(scene: SettingsScene | BindingsScene) -> str:
    return getattr(scene.widget("note"), "words", "")


@pytest.mark.parametrize("device", [PAD, KEYS, "number_block"])
def test_every_setting_by_steps_alone_counts_and_is_saved_at_once(
    scene: SettingsScene, cabinet: Cabinet, device: str
) -> None:
    hand = Hand(scene, device)
    for key in (
        "speed",
        "chant",
        "reduced_motion",
        "shake",
        "text",
        "master",
        "music",
        "effects",
        "captions",
        "rumble",
        "full_screen",
    ):
        hand.goes_to(key)
        hand.steps(RIGHT)
    now = cabinet.settings.now
    assert (now.speed, now.reduced_motion, now.shake, now.text_scale) == ("2x", True, False, 150)
    assert (now.chant, now.rumble, now.full_screen) == ("fast", False, True)
    assert (now.master, now.music, now.effects, now.captions) == (70, 60, 90, True)
    assert read_settings(cabinet.folder) == (now, None)


def test_every_setting_by_mouse_alone(scene: SettingsScene, cabinet: Cabinet) -> None:
    hand = Hand(scene, MOUSE)
    for key in ("text", "speed", "chant", "one_press", "fuse", "reduced_motion", "shake"):
        hand.clicks(key, 0.97)
    hand.does(Page(MOUSE, 1))
    for key in ("rumble", "full_screen"):
        hand.clicks(key, 0.97)
    hand.clicks("music", 0.5)
    now = cabinet.settings.now
    assert (now.one_press, now.fuse) == (True, "long")
    assert (now.speed, now.reduced_motion, now.shake, now.text_scale) == ("2x", True, False, 150)
    assert (now.music, now.chant, now.rumble, now.full_screen) == (0, "fast", False, True)


def test_arrows_go_both_ways(scene: SettingsScene, cabinet: Cabinet) -> None:
    hand = Hand(scene, PAD)
    hand.goes_to("speed")
    hand.steps(LEFT)
    assert cabinet.settings.now.speed == "instant"


def test_the_chant_goes_through_all_its_paces_and_back_to_the_first(
    scene: SettingsScene, cabinet: Cabinet
) -> None:
    hand = Hand(scene, PAD)
    hand.goes_to("chant")
    seen = []
    for _ in range(4):
        seen.append((cabinet.settings.now.chant, getattr(scene.widget("chant"), "value", "")))
        hand.steps(RIGHT)
    assert seen == [
        ("usual", "normal"),
        ("fast", "fast"),
        ("untimed", "when both are ready"),
        ("slow", "slow"),
    ]
    assert cabinet.settings.now.chant == "usual"


def test_the_chant_of_an_older_settings_file_is_the_usual_one(cabinet: Cabinet) -> None:
    cabinet.folder.joinpath("settings.json").write_text('{"speed": "2x", "rumble": false}', encoding="utf-8")
    settings, notice = read_settings(cabinet.folder)
    assert (settings.speed, settings.chant, settings.best_of, notice) == ("2x", "usual", 1, None)


@pytest.mark.parametrize("reading", [100, 200])
def test_the_ways_out_of_the_settings_are_always_in_sight(cabinet: Cabinet, reading: int) -> None:
    cabinet.settings.change(text_scale=reading)
    scene = SettingsScene(cabinet)
    laid(scene, cabinet)
    for key in ("bindings", "close"):
        widget = scene.widget(key)
        assert widget is not None
        assert widget.seen == widget.area


@pytest.mark.parametrize("reading", [100, 200])
def test_up_from_the_first_row_and_down_from_the_last_lead_to_the_ways_out(
    cabinet: Cabinet, reading: int
) -> None:
    cabinet.settings.change(text_scale=reading)
    scene = SettingsScene(cabinet)
    laid(scene, cabinet)
    hand = Hand(scene, PAD)
    hand.steps(UP)
    assert scene.focus.at == "close"
    hand.steps(UP)
    assert scene.focus.at == "full_screen"
    hand.steps(DOWN)
    assert scene.focus.at == "bindings"
    hand.steps(DOWN)
    assert scene.focus.at == "text"


def test_the_row_of_the_text_size_stays_under_the_pointer(cabinet: Cabinet) -> None:
    scene = SettingsScene(cabinet)
    laid(scene, cabinet)
    found = []
    for _ in range(3):
        Hand(scene, MOUSE).clicks("text", 0.97)
        assert cabinet.window.follow(cabinet.settings.now)
        scene.lay(cabinet.window.kit)
        row = scene.widget("text")
        assert row is not None
        found.append((cabinet.settings.text_scale, row.area.x, row.area.y, row.area.w))
    assert {place[0] for place in found} == {100, 150, 200}
    assert len({place[1:] for place in found}) == 1


def test_a_language_is_offered_where_there_is_more_than_one(
    cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = SettingsScene(cabinet)
    laid(scene, cabinet)
    assert scene.widget("language") is None
    monkeypatch.setattr("game.app.language.known", lambda: {"en": "English", "zh_XA": "Han"})
    scene.rebuild()
    Hand(scene, MOUSE).clicks("language", 0.97)
    assert cabinet.settings.language == "zh_XA"
    try:
        assert cabinet.window.follow(cabinet.settings.now)
        scene.lay(cabinet.window.kit)
        assert door._("Lot") == pseudo.han("Lot")
        row = scene.widget("language")
        assert isinstance(row, Choice)
        assert row.value == "Han"
    finally:
        door.speak_from(Path(), "en")


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE])
def test_the_settings_close_by_button_back_and_menu(scene: SettingsScene, device: str) -> None:
    hand = Hand(scene, device)
    assert hand.takes("close") == Pop()
    assert hand.back() == Pop()
    assert hand.does(Menu(device)) == Pop()


def test_settings_that_cannot_be_saved_say_so(scene: SettingsScene, cabinet: Cabinet) -> None:
    cabinet.folder.joinpath("settings.json").mkdir()
    Hand(scene, PAD).steps(RIGHT)
    assert cabinet.settings.now.text_scale == 150
    assert "settings.json" in note(scene)


def test_the_bindings_are_a_page_of_their_own(scene: SettingsScene) -> None:
    then = Hand(scene, PAD).takes("bindings")
    assert isinstance(then, Push)
    assert isinstance(then.scene, BindingsScene)


# ------------------------------------------------------------ bindings


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE])
def test_a_deed_is_chosen_and_the_next_press_bound(
    binding: BindingsScene, cabinet: Cabinet, device: str
) -> None:
    Hand(binding, device).takes("word confirm")
    assert cabinet.devices.listening
    assert note(binding) == 'Press the new input for "Confirm".'
    binding.handle(Raw(PAD, "leftstick"))
    assert not cabinet.devices.listening
    assert cabinet.devices.bindings.inputs("pad", "plain", "confirm") == ("leftstick",)
    settings, _ = read_settings(cabinet.folder)
    assert settings.bindings == {"pad": {"plain": {"confirm": ["leftstick"]}}}
    assert note(binding) == '"Confirm" is now left stick press.'


def test_a_second_input_of_a_deed_stays(binding: BindingsScene, cabinet: Cabinet) -> None:
    Hand(binding, PAD).takes("word up")
    binding.handle(Raw(PAD, "leftstick"))
    assert cabinet.devices.bindings.inputs("pad", "plain", "up") == ("leftstick", "leftstick up")


def test_a_clash_is_refused_with_a_sentence(binding: BindingsScene, cabinet: Cabinet) -> None:
    Hand(binding, PAD).takes("word confirm")
    binding.handle(Raw(PAD, "b"))
    assert cabinet.devices.bindings.inputs("pad", "plain", "confirm") == ("a",)
    assert note(binding) == 'B is already used for "Back".'
    assert not cabinet.devices.listening


def test_another_device_changes_nothing(binding: BindingsScene, cabinet: Cabinet) -> None:
    Hand(binding, PAD).takes("word confirm")
    binding.handle(Raw(MOUSE, "escape"))
    assert cabinet.devices.bindings.inputs("pad", "plain", "confirm") == ("a",)
    assert not cabinet.devices.listening


def test_whoever_presses_nothing_gets_out_again(binding: BindingsScene, cabinet: Cabinet) -> None:
    Hand(binding, PAD).takes("word confirm")
    for _ in range(int(PATIENCE * 60) + 2):
        binding.update(1 / 60)
    assert not cabinet.devices.listening
    assert note(binding) == "Nothing was pressed. Nothing changed."


def test_a_pad_lost_while_listening_changes_nothing(binding: BindingsScene, cabinet: Cabinet) -> None:
    Hand(binding, PAD).takes("word confirm")
    binding.handle(PadLost(PAD))
    assert not cabinet.devices.listening


def test_while_it_listens_nothing_else_happens(binding: BindingsScene) -> None:
    hand = Hand(binding, PAD)
    hand.takes("word confirm")
    assert hand.back() is None
    assert hand.yes() is None


def test_every_device_and_mode_has_its_page(binding: BindingsScene) -> None:
    hand = Hand(binding, PAD)
    hand.goes_to("kind")
    hand.steps(RIGHT)
    assert binding.widget("word page_on") is not None
    hand.goes_to("mode")
    hand.steps(RIGHT)
    assert getattr(binding.widget("word slot_0"), "words", "") == "Top left ticket"
    assert isinstance(binding.widget("words"), Column)


def test_the_usual_inputs_come_back_for_this_page_alone(binding: BindingsScene, cabinet: Cabinet) -> None:
    hand = Hand(binding, PAD)
    hand.takes("word confirm")
    binding.handle(Raw(PAD, "leftstick"))
    hand.goes_to("kind")
    hand.steps(RIGHT)
    hand.takes("word confirm")
    binding.handle(Raw(MOUSE, "f9"))
    hand.takes("reset")
    assert cabinet.settings.now.bindings == {"pad": {"plain": {"confirm": ["leftstick"]}}}
    assert cabinet.devices.bindings.inputs("left_block", "plain", "confirm") == ("s",)


def test_leaving_stops_listening(binding: BindingsScene, cabinet: Cabinet) -> None:
    Hand(binding, PAD).takes("word confirm")
    binding.leave()
    assert not cabinet.devices.listening


@pytest.mark.parametrize("device", [PAD, KEYS, MOUSE])
def test_the_page_closes(binding: BindingsScene, device: str) -> None:
    assert Hand(binding, device).takes("close") == Pop()
