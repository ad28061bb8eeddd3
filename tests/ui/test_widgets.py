from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame import Surface

from game.ui.focus import Area, Focus
from game.ui.panels import FAINT, FOCUS_FILL, Pen
from game.ui.theme import GOLD, INDIGO, INDIGO_DEEP, INK, SEAT_COLOURS, WASHI, WASHI_DIM
from game.ui.widgets import Button, Label, Panel, Picture, Widget
from game.ui.widgets_values import Choice, Slider, Toggle
from tests.ui.easel import ROW, inks, near, new_pen, shown

TEXT = ["The market opens before dawn, and nobody waits for those who sleep."] * 30


@pytest.fixture
def pen() -> Iterator[Pen]:
    with new_pen() as made:
        yield made


# ------------------------------------------------------------ contrast


def luminance(colour: tuple[int, int, int]) -> float:
    parts = [v / 255 / 12.92 if v / 255 <= 0.03928 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        *((WASHI, ground) for ground in (INDIGO, INDIGO_DEEP, FOCUS_FILL)),
        *((WASHI_DIM, ground) for ground in (INDIGO, INDIGO_DEEP, FOCUS_FILL)),
        *((GOLD, ground) for ground in (INDIGO, INDIGO_DEEP, FOCUS_FILL)),
        (FAINT, INDIGO_DEEP),
        (INK, GOLD),
        (INK, WASHI),
    ],
)
def test_type_stands_out_from_its_ground(ink: tuple[int, int, int], ground: tuple[int, int, int]) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("colour", [GOLD, *SEAT_COLOURS])
def test_every_outline_stands_out_from_what_it_surrounds(colour: tuple[int, int, int]) -> None:
    assert contrast(colour, INDIGO_DEEP) >= 3


# ------------------------------------------------------------ plain widgets


def test_a_label_says_other_words_and_only_it_is_painted(pen: Pen) -> None:
    label = Label("a", Area(50, 50, 400, 60), "Ebi")
    screen, target = shown(pen, label, Label("b", Area(50, 500, 400, 60), "Tako"))
    label.say("Sake")
    assert all(area.bottom < 200 for area in screen.canvas.paint(target))
    label.say("Sake")
    assert screen.canvas.paint(target) == []


def test_a_plate_has_round_corners_and_its_own_colours(pen: Pen) -> None:
    face = Panel("a", ROW, INDIGO, GOLD, 6).face(pen)
    assert face.get_at((0, 0))[3] == 0
    assert near(face.get_at((300, 2)), GOLD)
    assert near(face.get_at((300, 33)), INDIGO)


def test_a_picture_fills_its_area(pen: Pen) -> None:
    assert Picture("a", Area(0, 0, 90, 90), "crests/1").face(pen).get_size() == (90, 90)


def test_a_button_is_pressed_by_confirming_and_by_clicking(pen: Pen) -> None:
    presses: list[int] = []
    button = Button("a", ROW, "Start", lambda: presses.append(1))
    button.press()
    button.click(110, 110)
    assert len(presses) == 2
    assert not button.steer(1, 0)


def test_a_button_with_a_reason_against_it_does_nothing_and_looks_it(pen: Pen) -> None:
    presses: list[int] = []
    button = Button("a", ROW, "Start", lambda: presses.append(1), reason="Too early.")
    button.press()
    button.click(110, 110)
    assert presses == []
    assert FAINT in inks(button.face(pen))
    assert WASHI not in inks(button.face(pen))


def test_focus_is_a_thick_outline_and_a_lighter_fill(pen: Pen) -> None:
    button = Button("a", ROW, "Start", lambda: None)
    rest = button.face(pen)
    button.rings = (GOLD,)
    lit = button.face(pen)
    assert all(near(lit.get_at((x, 3)), GOLD) for x in range(40, 560))
    assert near(lit.get_at((40, 33)), FOCUS_FILL)
    assert near(rest.get_at((40, 33)), INDIGO)
    assert sum(lit.get_at((40, 33))[:3]) > sum(rest.get_at((40, 33))[:3]) * 1.2


def test_two_people_in_one_place_both_see_their_colour(pen: Pen) -> None:
    button = Button("a", ROW, "Start", lambda: None)
    button.rings = SEAT_COLOURS[:2]
    assert near(button.face(pen).get_at((300, 2)), SEAT_COLOURS[0])
    assert near(button.face(pen).get_at((300, 8)), SEAT_COLOURS[1])


def test_a_pressed_button_is_gold(pen: Pen) -> None:
    button = Button("a", ROW, "Start", lambda: None)
    button.pressed = True
    assert near(button.face(pen).get_at((40, 33)), GOLD)


def test_nothing_happens_to_a_widget_that_is_not_shown() -> None:
    Label("a", ROW, "Ebi").say("Tako")
    plain = Widget("a", ROW)
    plain.press()
    plain.drag(0, 0)
    assert not plain.steer(1, 1)


def test_moving_the_focus_paints_two_widgets_alone(pen: Pen) -> None:
    buttons = [Button(str(n), Area(100, 100 + 90 * n, 400, 66), "Go", lambda: None) for n in range(8)]
    screen, target = shown(pen, *buttons)
    focus = Focus(screen.items())
    screen.mark([(focus, GOLD)])
    screen.canvas.paint(target)
    focus.move(0, 1)
    screen.mark([(focus, GOLD)])
    areas = screen.canvas.paint(target)
    assert sorted(tuple(area) for area in areas) == [(100, 100, 400, 66), (100, 190, 400, 66)]


def test_a_kept_screen_looks_as_one_painted_anew(pen: Pen) -> None:
    buttons = [Button(str(n), Area(100, 100 + 90 * n, 400, 66), "Go", lambda: None) for n in range(4)]
    screen, target = shown(pen, *buttons)
    focus = Focus(screen.items())
    for _ in range(5):
        focus.move(0, 1)
        screen.mark([(focus, GOLD)])
        screen.canvas.paint(target)
    fresh = Surface(target.get_size())
    screen.canvas.touch_all()
    screen.canvas.paint(fresh)
    assert pygame.image.tobytes(target, "RGB") == pygame.image.tobytes(fresh, "RGB")


# ------------------------------------------------------------ values


def choice(chosen: list[int], at: int = 0) -> Choice:
    return Choice("a", ROW, "Speed", ("1x", "2x", "4x"), at, chosen.append)


def test_a_choice_goes_round_sideways_and_leaves_up_and_down_alone() -> None:
    chosen: list[int] = []
    speed = choice(chosen)
    assert speed.steer(1, 0)
    assert speed.steer(-1, 0)
    assert speed.steer(-1, 0)
    assert not speed.steer(0, 1)
    assert chosen == [1, 0, 2]
    assert speed.value == "4x"


def test_confirming_a_choice_takes_the_next() -> None:
    chosen: list[int] = []
    choice(chosen, 2).press()
    assert chosen == [0]


def test_clicks_on_the_arrows_of_a_choice_go_both_ways() -> None:
    chosen: list[int] = []
    speed = choice(chosen)
    speed.click(ROW.right - 10, ROW.y + 30)
    speed.click(ROW.x + ROW.w / 2 + 20, ROW.y + 30)
    assert chosen == [1, 0]


def test_a_choice_with_a_reason_against_it_stays() -> None:
    chosen: list[int] = []
    speed = choice(chosen)
    speed.reason = "Not now."
    speed.press()
    speed.steer(1, 0)
    assert chosen == []


def test_a_toggle_says_yes_and_no() -> None:
    said: list[bool] = []
    toggle = Toggle("a", ROW, "Shake", True, said.append)
    assert toggle.value == "on"
    toggle.press()
    toggle.steer(1, 0)
    toggle.click(ROW.right - 5, ROW.y + 5)
    assert said == [False, True, False]


def test_a_slider_goes_in_tens_between_nothing_and_full() -> None:
    levels: list[int] = []
    slider = Slider("a", ROW, "Music", 90, levels.append)
    for _ in range(3):
        assert slider.steer(1, 0)
    assert levels == [100]
    slider.press()
    assert levels == [100, 0]
    assert slider.steer(-1, 0)
    assert slider.level == 0


def test_a_slider_follows_the_mouse() -> None:
    levels: list[int] = []
    slider = Slider("a", ROW, "Music", 50, levels.append)
    slider.click(ROW.x + 10, ROW.y + 30)
    assert levels == []
    slider.click(ROW.x + ROW.w / 2, ROW.y + 30)
    slider.drag(ROW.right, ROW.y + 30)
    assert levels == [0, 100]


@pytest.mark.parametrize("level", [0, 50, 100])
def test_a_slider_shows_its_level(pen: Pen, level: int) -> None:
    faces = [
        pygame.image.tobytes(Slider("a", ROW, "Music", at, print).face(pen), "RGBA") for at in (level, 30)
    ]
    assert faces[0] != faces[1]
