"""The mouse in logical coordinates, and when its movement counts."""

from __future__ import annotations

import pygame

from game.devices.intents import Back, Click, Confirm, Inspect, Intent, Page, Point, Raw, Release
from tests.devices.desk import Desk


def move(desk: Desk, x: int, y: int) -> list[Intent]:
    return desk.post(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))


def button(desk: Desk, number: int, x: int = 10, y: int = 20) -> list[Intent]:
    down = desk.post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=number)
    return down + desk.post(pygame.MOUSEBUTTONUP, pos=(x + 1, y), button=number)


def test_the_mouse_points_in_logical_coordinates(desk: Desk) -> None:
    assert move(desk, 100, 50) == [Point("mouse", 200, 100)]


def test_a_fast_mouse_points_once_a_poll_where_it_was_last(desk: Desk) -> None:
    for x in range(5):
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 7)))
    assert desk.wait() == [Point("mouse", 8, 14)]


def test_a_click_between_two_movements_keeps_both(desk: Desk) -> None:
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(10, 10)))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(10, 10), button=1))
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(30, 10)))
    assert desk.wait() == [Point("mouse", 20, 20), Click("mouse", 20, 20), Point("mouse", 60, 20)]


def test_the_left_button_clicks_and_releases_where_the_mouse_is(desk: Desk) -> None:
    assert button(desk, 1) == [Click("mouse", 20, 40), Release("mouse", 22, 40)]


def test_the_right_button_goes_back_and_the_middle_one_inspects(desk: Desk) -> None:
    assert button(desk, 3) == [Back("mouse")]
    assert button(desk, 2) == [Inspect("mouse", True), Inspect("mouse", False)]


def test_in_secret_the_mouse_speaks_as_ever(desk: Desk) -> None:
    desk.devices.secret = frozenset({"mouse"})
    assert button(desk, 1) == [Click("mouse", 20, 40), Release("mouse", 22, 40)]


def test_the_wheel_pages_and_its_button_events_say_nothing(desk: Desk) -> None:
    assert button(desk, 4) == button(desk, 5) == []
    assert desk.post(pygame.MOUSEWHEEL, x=0, y=1) == [Page("mouse", -1)]
    assert desk.post(pygame.MOUSEWHEEL, x=0, y=-3) == [Page("mouse", 1)]
    assert desk.post(pygame.MOUSEWHEEL, x=1, y=0) == []


def test_while_listening_buttons_and_wheel_give_their_names(desk: Desk) -> None:
    desk.devices.listening = True
    assert button(desk, 1) + button(desk, 6) == [Raw("mouse", "left button"), Raw("mouse", "fourth button")]
    assert desk.post(pygame.MOUSEWHEEL, x=0, y=1) == [Raw("mouse", "wheel up")]


def test_the_glyphs_follow_the_device_used_last(desk: Desk) -> None:
    assert (desk.devices.last, desk.devices.kind("mouse")) == ("mouse", "mouse")
    desk.press("enter")
    assert (desk.devices.last, desk.devices.kind("mouse")) == ("mouse", "keyboard")
    desk.press("w")
    assert (desk.devices.last, desk.devices.kind("left_block")) == ("left_block", "left_block")
    button(desk, 1)
    assert (desk.devices.last, desk.devices.kind("mouse")) == ("mouse", "mouse")


def test_a_key_that_means_nothing_is_not_a_use(desk: Desk) -> None:
    desk.press("w")
    desk.press("home")
    assert desk.devices.last == "left_block"


def test_a_nudge_while_another_device_is_in_use_is_no_movement(desk: Desk) -> None:
    move(desk, 100, 100)
    desk.press("w")
    assert move(desk, 103, 100) + move(desk, 100, 97) + move(desk, 102, 102) == []
    assert desk.devices.last == "left_block"
    assert move(desk, 104, 100) == [Point("mouse", 208, 200)]
    assert desk.devices.last == "mouse"


def test_a_mouse_in_use_points_by_single_pixels(desk: Desk) -> None:
    move(desk, 100, 100)
    assert move(desk, 101, 100) == [Point("mouse", 202, 200)]


def test_the_mouse_that_comes_after_the_arrow_keys_must_move_for_real(desk: Desk) -> None:
    move(desk, 100, 100)
    assert desk.press("enter") == [Confirm("mouse")]
    assert move(desk, 101, 101) == []
    assert desk.devices.kind("mouse") == "keyboard"
