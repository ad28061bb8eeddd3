"""Held directions repeat by the frame's clock."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.devices.devices import NOTHING
from game.devices.intents import Confirm, Move
from tests.devices.desk import PLACES, SIGNS, Desk

UP = Move("left_block", 0, -1)
RIGHT = Move("left_block", 1, 0)
UP_AGAIN, RIGHT_AGAIN = replace(UP, again=True), replace(RIGHT, again=True)


def test_a_held_direction_repeats_after_a_pause_and_then_faster(desk: Desk) -> None:
    assert desk.down("w") == [UP]
    assert desk.wait(0.39) == []
    assert desk.wait(0.02) == [UP_AGAIN]
    assert desk.wait(0.10) == []
    assert desk.wait(0.02) == [UP_AGAIN]
    assert desk.wait(0.12) == [UP_AGAIN]
    assert desk.up("w") == []
    assert desk.wait(9) == []


def test_a_second_at_sixty_frames_gives_the_press_and_six_repeats(desk: Desk) -> None:
    steps = desk.down("w")
    for _ in range(61):
        steps += desk.wait(1 / 60)
    assert steps == [UP, *[UP_AGAIN] * 6]


def test_the_frame_of_the_press_does_not_count_as_waiting(desk: Desk) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=SIGNS["w"], scancode=PLACES["w"]))
    assert desk.wait(0.5) == [UP]
    assert desk.wait(0.39) == []
    assert desk.wait(0.02) == [UP_AGAIN]


def test_after_a_hitch_a_direction_repeats_once_a_poll(desk: Desk) -> None:
    desk.down("w")
    assert desk.wait(3.0) == [UP_AGAIN]


def test_a_press_and_release_within_one_poll_is_one_step(desk: Desk) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=SIGNS["w"], scancode=PLACES["w"]))
    assert desk.wait(0.5) == [UP]
    assert desk.wait(0.5) == []


def test_a_press_after_the_release_in_one_poll_is_not_lost(desk: Desk) -> None:
    desk.down("w")
    for kind in (pygame.KEYUP, pygame.KEYDOWN):
        pygame.event.post(pygame.event.Event(kind, key=SIGNS["w"], scancode=PLACES["w"]))
    assert desk.wait(0.1) == [UP]
    assert desk.wait(0.39) == []


def test_the_direction_pressed_last_repeats_and_then_the_one_still_held(desk: Desk) -> None:
    assert desk.down("w") + desk.down("d") == [UP, RIGHT]
    assert desk.wait(0.4) == [RIGHT_AGAIN]
    assert desk.up("d") == []
    assert desk.wait(0.39) == []
    assert desk.wait(0.02) == [UP_AGAIN]


def test_only_repeats_say_that_they_are_some(desk: Desk) -> None:
    """Whoever counts presses must not take a direction that is still held for a new one."""
    said = [*desk.down("w"), *desk.down("d"), *desk.up("d"), *desk.wait(0.5), *desk.up("w"), *desk.down("w")]
    assert said == [UP, RIGHT, UP_AGAIN, UP]


def test_a_button_does_not_repeat(desk: Desk) -> None:
    assert desk.down("s") == [Confirm("left_block")]
    assert desk.wait(5) == []


def test_two_devices_repeat_each_for_itself(desk: Desk) -> None:
    desk.down("w")
    desk.wait(0.2)
    desk.down("l")
    assert desk.wait(0.2) == [UP_AGAIN]
    assert desk.wait(0.2) == [UP_AGAIN, Move("right_block", 1, 0, again=True)]


def test_a_direction_held_into_the_secret_mode_falls_silent(desk: Desk) -> None:
    desk.down("w")
    desk.devices.secret = frozenset({"left_block"})
    assert desk.wait(1) == []
    desk.devices.secret = frozenset()
    assert desk.wait(1) == []


def test_a_direction_held_into_listening_falls_silent(desk: Desk) -> None:
    desk.down("w")
    desk.devices.listening = True
    assert desk.wait(1) == []


def test_where_nothing_happens_the_same_empty_answer_is_given(desk: Desk) -> None:
    assert desk.devices.poll(desk.frame, 0.016) is NOTHING
    desk.press("w")
    assert desk.devices.poll(desk.frame, 0.016) is NOTHING
