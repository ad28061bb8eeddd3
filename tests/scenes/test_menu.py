from __future__ import annotations

import time
from collections.abc import Iterable

import pytest

from game.app.cabinet import Cabinet
from game.app.scene import Pop
from game.devices.devices import Devices
from game.devices.intents import (
    Back,
    Click,
    Confirm,
    Erase,
    FocusLost,
    Hurry,
    Menu,
    Move,
    Page,
    Point,
    Release,
    Typed,
)
from game.ui.focus import Area
from game.ui.panels import Pen
from game.ui.widgets import Button, Widget
from game.ui.widgets_field import Field
from game.ui.widgets_hints import Hints
from game.ui.widgets_scroll import Column
from game.ui.widgets_values import Slider
from scenes.menu import MenuScene
from tests.scenes.rig import DOWN, KEYS, MOUSE, PAD, UP, Hand, laid


class Small(MenuScene):
    """A button, a name, a volume, and a list longer than its window."""

    def __init__(self, cabinet: Cabinet) -> None:
        super().__init__(cabinet)
        self.done: list[str] = []

    def build(self, pen: Pen) -> Iterable[Widget]:
        button = Button("go", Area(100, 100, 400, 66), "Go", lambda: self.done.append("go"))
        button.help = "This goes."
        yield button
        never = Button("never", Area(100, 180, 400, 66), "Never", lambda: self.done.append("never"))
        never.reason = "It is too early for that."
        yield never
        yield Field("name", Area(100, 260, 400, 66), "Name", "Hana", self.done.append)
        yield Slider(
            "volume", Area(100, 340, 400, 66), "Music", 50, lambda level: self.done.append(str(level))
        )
        rows = [Button(f"row{n}", Area(0, 0, 0, 66), f"Row {n}", lambda: None) for n in range(12)]
        yield Column("rows", Area(100, 420, 400, 300), rows)


@pytest.fixture
def scene(cabinet: Cabinet) -> Small:
    small = Small(cabinet)
    laid(small, cabinet)
    return small


def note(scene: MenuScene) -> str:
    return getattr(scene.widget("note"), "words", "")


@pytest.mark.parametrize("device", [PAD, KEYS, "right_block", "number_block", MOUSE])
def test_every_device_steps_and_confirms_alike(scene: Small, device: str) -> None:
    hand = Hand(scene, device)
    hand.yes()
    hand.steps(DOWN, UP)
    hand.yes()
    assert scene.done == ["go", "go"]


def test_the_mouse_focuses_by_pointing_and_presses_by_clicking(scene: Small) -> None:
    hand = Hand(scene, MOUSE)
    hand.does(Point(MOUSE, 110, 270))
    assert scene.focus.at == "name"
    hand.clicks("go")
    assert scene.done == ["go"]
    hand.does(Click(MOUSE, 1500, 900))
    assert scene.done == ["go"]


def test_back_goes_back(scene: Small) -> None:
    assert scene.handle(Back(PAD)) == Pop()
    assert scene.handle(Move(PAD, 0, 1)) is None


def test_other_intents_are_let_pass(scene: Small) -> None:
    for intent in (
        Menu(PAD),
        Hurry(PAD),
        FocusLost(""),
        Release(MOUSE, 0, 0),
        Typed(MOUSE, "x"),
        Erase(MOUSE),
    ):
        assert scene.handle(intent) is None
    assert scene.done == []


def test_the_foot_explains_what_is_focused_and_why_it_cannot_be_used(scene: Small) -> None:
    hand = Hand(scene, PAD)
    assert note(scene) == "This goes."
    hand.steps(DOWN)
    assert note(scene) == "It is too early for that."
    hand.yes()
    assert scene.done == []
    hand.steps(DOWN)
    assert note(scene) == ""


def test_a_notice_stays_until_the_focus_moves(scene: Small) -> None:
    scene.say("The lights went out.")
    assert note(scene) == "The lights went out."
    Hand(scene, PAD).steps(DOWN)
    assert note(scene) == "It is too early for that."


def test_a_notice_said_before_the_scene_is_laid_is_shown(cabinet: Cabinet) -> None:
    small = Small(cabinet)
    small.say("Good evening.")
    laid(small, cabinet)
    assert note(small) == "Good evening."


def test_a_pressed_button_shows_it_for_a_moment(scene: Small) -> None:
    scene.handle(Confirm(PAD))
    button = scene.widget("go")
    assert button is not None
    assert button.pressed
    for _ in range(10):
        scene.update(1 / 60)
    assert not button.pressed


def test_a_focus_step_paints_two_widgets_and_the_note(scene: Small, cabinet: Cabinet) -> None:
    scene.canvas.paint(cabinet.window.surface)
    scene.handle(Move(PAD, 0, 1))
    widgets = [scene.widget(key) for key in ("go", "never", "note")]
    for area in scene.canvas.paint(cabinet.window.surface):
        assert any(widget and cabinet.window.frame.rect(*widget.area).colliderect(area) for widget in widgets)
        assert area.h < 80


def test_nothing_is_painted_while_nothing_happens(scene: Small, cabinet: Cabinet) -> None:
    scene.canvas.paint(cabinet.window.surface)
    for _ in range(5):
        scene.update(1 / 60)
    assert scene.canvas.paint(cabinet.window.surface) == []


def test_a_focus_step_is_quick(scene: Small, cabinet: Cabinet) -> None:
    times = []
    for number in range(60):
        start = time.perf_counter()
        scene.handle(Move(PAD, 0, 1 if number % 2 else -1))
        scene.canvas.paint(cabinet.window.surface)
        times.append(time.perf_counter() - start)
    assert sorted(times)[30] < 0.002  # a tenth of that on an idle computer


def test_names_are_typed_at_the_desk(scene: Small, cabinet: Cabinet) -> None:
    hand = Hand(scene, MOUSE)
    hand.clicks("name")
    assert cabinet.devices.typing
    for intent in (Typed(MOUSE, "S"), Typed(MOUSE, "en"), Erase(MOUSE)):
        hand.does(intent)
    hand.yes()
    assert not cabinet.devices.typing
    assert scene.done == ["Se"]


def test_a_click_elsewhere_ends_the_typing_and_counts(scene: Small, cabinet: Cabinet) -> None:
    hand = Hand(scene, MOUSE)
    hand.clicks("name")
    hand.does(Typed(MOUSE, "Sen"))
    hand.clicks("go")
    assert scene.done == ["Sen", "go"]
    assert not cabinet.devices.typing


@pytest.mark.parametrize("device", [PAD, KEYS])
def test_whoever_has_no_letters_turns_a_wheel(scene: Small, cabinet: Cabinet, device: str) -> None:
    hand = Hand(scene, device)
    hand.goes_to("name")
    hand.yes()
    assert not cabinet.devices.typing
    hand.steps(UP, (1, 0), DOWN, DOWN)
    hand.yes()
    assert scene.done == ["I.na"]


def test_back_out_of_a_name_keeps_the_old_one(scene: Small) -> None:
    hand = Hand(scene, PAD)
    hand.goes_to("name")
    hand.yes()
    hand.steps(UP)
    assert hand.back() is None
    assert scene.done == []
    assert hand.back() == Pop()


def test_what_is_being_entered_survives_a_resize(scene: Small, cabinet: Cabinet) -> None:
    hand = Hand(scene, MOUSE)
    hand.clicks("name")
    hand.does(Typed(MOUSE, "Se"))
    laid(scene, cabinet)
    hand.does(Typed(MOUSE, "n"))
    hand.yes()
    assert scene.done == ["Sen"]


def test_leaving_keeps_what_was_entered_and_frees_the_keyboard(scene: Small, cabinet: Cabinet) -> None:
    hand = Hand(scene, MOUSE)
    hand.clicks("name")
    hand.does(Typed(MOUSE, "Sen"))
    scene.leave()
    assert not cabinet.devices.typing
    assert scene.done == ["Sen"]


def test_a_volume_is_dragged_until_the_mouse_lets_go(scene: Small) -> None:
    hand = Hand(scene, MOUSE)
    hand.does(Click(MOUSE, 320, 373))
    hand.does(Point(MOUSE, 500, 373))
    hand.does(Release(MOUSE, 500, 373))
    hand.does(Point(MOUSE, 320, 373))
    assert scene.done[-1] == "100"


def test_a_list_scrolls_with_the_focus(scene: Small) -> None:
    hand = Hand(scene, PAD)
    hand.goes_to("row11")
    last = scene.widget("row11")
    assert last is not None
    assert last.seen == last.area


def test_pages_take_the_focus_along(scene: Small) -> None:
    hand = Hand(scene, PAD)
    hand.goes_to("row0")
    hand.does(Page(PAD, 1))
    assert scene.focus.at not in ("row0", None)
    widget = scene.widget(scene.focus.at)
    assert widget is not None
    assert widget.seen == widget.area


def test_a_list_scrolls_by_a_click_on_its_rail(scene: Small) -> None:
    hand = Hand(scene, MOUSE)
    hand.does(Click(MOUSE, 495, 715))
    assert scene.screen is not None
    assert scene.screen.offsets()["rows"] > 0


def test_the_focus_stays_where_it_was_after_a_resize(scene: Small, cabinet: Cabinet) -> None:
    Hand(scene, PAD).goes_to("row7")
    laid(scene, cabinet)
    assert scene.focus.at == "row7"
    widget = scene.widget("row7")
    assert widget is not None
    assert widget.seen == widget.area


@pytest.mark.parametrize(
    ("device", "glyph"),
    [
        (PAD, "glyphs/pad_a"),
        (KEYS, "S"),
        ("right_block", "K"),
        ("number_block", "Num 5"),
        (MOUSE, "glyphs/mouse_left"),
    ],
)
def test_glyphs_follow_the_device_last_used(
    scene: Small, cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch, device: str, glyph: str
) -> None:
    monkeypatch.setattr(Devices, "last", device)
    scene.handle(Move(device, 0, 1))
    hints = scene.widget("hints")
    assert isinstance(hints, Hints)
    assert (glyph, "select") in hints.pairs


def test_while_a_name_is_entered_the_hints_say_how(
    scene: Small, cabinet: Cabinet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Devices, "last", PAD)
    hand = Hand(scene, PAD)
    hand.goes_to("name")
    hand.yes()
    hints = scene.widget("hints")
    assert isinstance(hints, Hints)
    assert ("glyphs/pad_a", "done") in hints.pairs
