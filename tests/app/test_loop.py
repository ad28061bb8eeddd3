"""One frame after another: who is told what, how much time passes, and when anything is drawn."""

from __future__ import annotations

import asyncio
import json

import pygame
import pytest
from pygame import Rect, Surface

from game.app.cabinet import Cabinet
from game.app.loop import MOST_STEPS, Loop, run
from game.app.platform import STEP, VirtualTime, drive
from game.app.scene import Pop, Push, Quit, Scene
from game.app.window import Window
from game.devices.intents import Back, Confirm, FocusGained, FocusLost, Move
from game.storage.settings import Settings
from tests.app.scenes import Ears, Overlay, Plain


@pytest.fixture
def scene() -> Plain:
    return Plain("table")


@pytest.fixture
def loop(cabinet: Cabinet, scene: Plain) -> Loop:
    loop = Loop(cabinet)
    loop.stack.apply(Push(scene))
    loop.frame(0.0)
    return loop


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What went to the screen."""
    shown: list[object] = []
    monkeypatch.setattr(pygame.display, "update", shown.append)
    monkeypatch.setattr(pygame.display, "flip", lambda: shown.append("all"))
    return shown


def press(*keys: int) -> None:
    for key in keys:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))


def post(kind: int) -> None:
    pygame.event.post(pygame.event.Event(kind))


# ------------------------------------------------------------ who is told


def test_the_top_scene_hears_what_people_want(loop: Loop, scene: Plain) -> None:
    press(pygame.K_RETURN, pygame.K_UP)
    loop.frame(STEP)
    assert scene.told == [Confirm("mouse"), Move("mouse", 0, -1)]


def test_the_rest_of_a_frame_goes_to_the_scene_that_came_on_top(loop: Loop, scene: Plain) -> None:
    above = Plain("above")
    scene.replies = [Push(above)]
    press(pygame.K_RETURN, pygame.K_ESCAPE)
    loop.frame(STEP)
    assert (scene.told, above.told) == ([Confirm("mouse")], [Back("mouse")])


def test_what_is_wanted_after_the_end_is_not_heard(loop: Loop, scene: Plain) -> None:
    scene.replies = [Quit()]
    press(pygame.K_RETURN, pygame.K_ESCAPE)
    assert not loop.frame(STEP)
    assert scene.told == [Confirm("mouse")]


def test_only_the_top_scene_is_updated(loop: Loop, scene: Plain) -> None:
    above = Plain("above")
    loop.stack.apply(Push(above))
    before = len(scene.steps)
    loop.frame(STEP)
    assert (len(scene.steps), len(above.steps)) == (before, 1)


def test_closing_the_window_leaves_every_scene(loop: Loop, scene: Plain) -> None:
    loop.stack.apply(Push(Plain("above", scene.diary)))
    post(pygame.QUIT)
    assert not loop.frame(STEP)
    assert scene.diary[-2:] == ["leave above", "leave table"]


def test_the_top_scene_says_who_chooses_in_secret(loop: Loop, cabinet: Cabinet, scene: Plain) -> None:
    scene.secret = frozenset({"pad1"})
    loop.frame(STEP)
    assert cabinet.devices.secret == {"pad1"}
    loop.stack.apply(Push(Plain("pause")))
    loop.frame(STEP)
    assert cabinet.devices.secret == frozenset()
    loop.stack.apply(Pop())
    loop.frame(STEP)
    assert cabinet.devices.secret == {"pad1"}


def test_losing_the_focus_silences_the_sound_and_is_told(loop: Loop, cabinet: Cabinet, scene: Plain) -> None:
    assert isinstance(cabinet.sound, Ears)
    post(pygame.WINDOWFOCUSLOST)
    loop.frame(STEP)
    post(pygame.WINDOWFOCUSGAINED)
    loop.frame(STEP)
    assert scene.told == [FocusLost(""), FocusGained("")]
    assert cabinet.sound.heard == ["pause", "resume"]


class Listener(Ears):
    """Notes levels and the time that passes, too."""

    def __init__(self) -> None:
        super().__init__()
        self.levels: list[int] = []
        self.passed = 0.0

    def follow(self, settings: Settings) -> None:
        self.levels.append(settings.music)

    def update(self, dt: float) -> None:
        self.passed += dt


def test_the_sound_is_told_of_time_and_volume(cabinet: Cabinet, scene: Plain) -> None:
    sound = cabinet.sound = Listener()
    loop = Loop(cabinet)
    loop.stack.apply(Push(scene))
    loop.frame(STEP)
    cabinet.settings.change(music=10)
    post(pygame.WINDOWFOCUSGAINED)
    loop.frame(3 * STEP)
    assert sound.passed == pytest.approx(4 * STEP)
    assert sound.levels == [10]


# ------------------------------------------------------------ time


def test_time_passes_in_fixed_steps(loop: Loop, scene: Plain) -> None:
    for _ in range(10):
        loop.frame(STEP / 2)
    assert scene.steps == [STEP] * 5


def test_three_steps_owed_are_made_up_for_in_one_frame(loop: Loop, scene: Plain) -> None:
    loop.frame(STEP * 3)
    assert scene.steps == [STEP] * 3


def test_time_beyond_four_steps_is_dropped(loop: Loop, scene: Plain) -> None:
    loop.frame(10.0)
    assert len(scene.steps) == MOST_STEPS == 4
    loop.frame(0.0)
    assert len(scene.steps) == 4
    loop.frame(STEP)
    assert len(scene.steps) == 5


def test_a_thousand_virtual_frames_are_a_thousand_steps(loop: Loop, scene: Plain) -> None:
    for _ in range(1000):
        loop.frame(STEP)
    assert len(scene.steps) == 1000


def test_a_transition_in_a_step_gives_the_next_step_to_the_new_scene(loop: Loop, scene: Plain) -> None:
    above = Plain("above")
    scene.turns = [Push(above)]
    loop.frame(STEP * 3)
    assert (len(scene.steps), len(above.steps)) == (1, 2)


def test_no_step_is_made_after_the_end(loop: Loop, scene: Plain) -> None:
    scene.turns = [None, Quit()]
    assert not loop.frame(STEP * 4)
    assert len(scene.steps) == 2


# ------------------------------------------------------------ drawing


def test_nothing_is_shown_while_nothing_changes(loop: Loop, shown: list[object]) -> None:
    for _ in range(5):
        loop.frame(STEP)
    assert shown == []


def test_a_local_change_shows_only_its_place(loop: Loop, scene: Plain, shown: list[object]) -> None:
    scene.spot()
    loop.frame(STEP)
    loop.frame(STEP)
    assert shown == [[Rect(20, 20, 10, 10)]]


def test_a_new_scene_is_shown_whole(loop: Loop, cabinet: Cabinet, shown: list[object]) -> None:
    loop.stack.apply(Push(Plain("above", colour=(0, 90, 0))))
    loop.frame(STEP)
    assert shown == [[cabinet.window.surface.get_rect()]]
    assert tuple(cabinet.window.surface.get_at((50, 50)))[:3] == (0, 90, 0)


def test_a_minimised_window_is_not_drawn_and_time_stands_still(
    loop: Loop, scene: Plain, shown: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene.spot()
    with monkeypatch.context() as minimised:
        minimised.setattr(pygame.display, "get_active", lambda: False)
        press(pygame.K_RETURN)
        assert loop.frame(STEP)
        assert (shown, scene.steps, scene.told) == ([], [], [Confirm("mouse")])
    loop.frame(STEP)
    assert (len(shown), len(scene.steps)) == (1, 1)


def test_a_minimised_window_can_be_closed(loop: Loop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_active", lambda: False)
    post(pygame.QUIT)
    assert not loop.frame(STEP)


def test_a_window_that_comes_back_shows_itself_whole(loop: Loop, shown: list[object]) -> None:
    post(pygame.WINDOWFOCUSLOST)
    post(pygame.WINDOWFOCUSGAINED)
    loop.frame(STEP)
    assert shown == ["all"]


def test_every_painted_frame_can_be_looked_at(cabinet: Cabinet) -> None:
    seen: list[tuple[Scene, tuple[int, ...]]] = []

    def look(scene: Scene, surface: Surface) -> None:
        seen.append((scene, tuple(surface.get_at((0, 0)))[:3]))

    scene = Plain("table", colour=(1, 2, 3))
    scene.turns = [None, Quit()]
    assert drive(run(cabinet, scene, VirtualTime(), look)) == 0
    assert seen == [(scene, (1, 2, 3))]


# ------------------------------------------------------------ the window


def test_a_resize_lays_the_whole_stack_once(loop: Loop, cabinet: Cabinet, scene: Plain) -> None:
    overlay = Overlay("pause", cabinet.window.surface, scene.diary)
    loop.stack.apply(Push(overlay))
    scene.diary.clear()
    for size in ((700, 400), (720, 400), (800, 450)):
        cabinet.window._window.size = size
    loop.frame(STEP)
    assert scene.diary == ["lay table", "lay pause"]
    assert overlay.kits[-1] is cabinet.window.kit
    assert cabinet.window.frame.size == (800, 450)


def test_a_resize_is_no_matter_for_scenes(loop: Loop, cabinet: Cabinet, scene: Plain) -> None:
    cabinet.window._window.size = (800, 450)
    loop.frame(STEP)
    assert scene.told == []


def test_the_full_screen_key_switches_there_and_back_and_is_remembered(
    loop: Loop, cabinet: Cabinet, scene: Plain
) -> None:
    press(pygame.K_F11)
    loop.frame(STEP)
    assert cabinet.window.full_screen
    assert cabinet.settings.full_screen
    assert scene.kits[-1].frame.size == pygame.display.get_desktop_sizes()[0]
    press(pygame.K_F11)
    loop.frame(STEP)
    assert not cabinet.window.full_screen
    assert not cabinet.settings.full_screen
    assert scene.kits[-1].frame.size == (960, 540)
    assert scene.told == []


def test_the_settings_screen_can_switch_to_full_screen(loop: Loop, cabinet: Cabinet) -> None:
    cabinet.settings.change(full_screen=True)
    loop.frame(STEP)
    assert cabinet.window.full_screen


def test_larger_text_lays_everything_anew_at_once(loop: Loop, cabinet: Cabinet, scene: Plain) -> None:
    cabinet.settings.change(text_scale=200)
    loop.frame(STEP)
    assert scene.kits[-1].text.reading == 2.0


def test_a_change_of_volume_lays_and_shows_nothing_anew(
    loop: Loop, cabinet: Cabinet, scene: Plain, shown: list[object]
) -> None:
    cabinet.settings.change(master=10)
    loop.frame(STEP)
    assert (len(scene.kits), shown) == (1, [])


def test_the_game_also_runs_on_a_loop_of_asyncio(cabinet: Cabinet, scene: Plain) -> None:
    scene.turns = [None, None, Quit()]
    assert asyncio.run(run(cabinet, scene)) == 0
    assert scene.steps == [STEP] * 3


def test_the_window_size_is_saved_at_the_end(cabinet: Cabinet) -> None:
    class Dragged(Plain):
        def update(self, dt: float) -> Quit | None:
            cabinet.window._window.size = (1000, 600)
            return Quit() if len(self.kits) > 1 else None

    assert drive(run(cabinet, Dragged("table"), VirtualTime())) == 0
    assert json.loads((cabinet.folder / "settings.json").read_text())["window"] == [1000, 600]


def test_full_screen_does_not_spoil_the_remembered_size(window: Window) -> None:
    window.switch(True)
    assert window.refit()
    assert window.windowed == (960, 540)
