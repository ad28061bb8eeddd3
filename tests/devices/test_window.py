"""What the window says, and what the loss of its focus ends."""

from __future__ import annotations

import pygame
import pytest

from game.devices.intents import (
    Click,
    FocusGained,
    FocusLost,
    Inspect,
    Intent,
    Lock,
    QuitAsked,
    Release,
    Resized,
)
from tests.devices.desk import Desk


def lose_focus(desk: Desk) -> list[Intent]:
    return desk.post(pygame.WINDOWFOCUSLOST)


def test_closing_the_window_asks_to_quit(desk: Desk) -> None:
    assert desk.post(pygame.QUIT) == [QuitAsked("")]


def test_a_real_change_of_size_is_told_once(desk: Desk) -> None:
    pygame.display.set_mode((800, 450), pygame.RESIZABLE)
    assert [intent for intent in desk.wait() if isinstance(intent, Resized)] == [Resized("", 800, 450)]


def test_of_many_sizes_in_one_poll_the_last_counts(desk: Desk) -> None:
    for x in (700, 710, 720):
        pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=x, y=400))
    assert desk.wait() == [Resized("", 720, 400)]


def test_losing_the_focus_and_being_minimised_are_told_once(desk: Desk) -> None:
    assert lose_focus(desk) == [FocusLost("")]
    assert desk.post(pygame.WINDOWMINIMIZED) == []
    assert desk.post(pygame.WINDOWFOCUSGAINED) == [FocusGained("")]
    assert desk.post(pygame.WINDOWFOCUSGAINED) == []
    assert desk.post(pygame.WINDOWMINIMIZED) == [FocusLost("")]


def test_what_is_held_ends_before_the_focus_is_lost(desk: Desk) -> None:
    desk.devices.secret = frozenset({"right_block"})
    pad = desk.plug()
    desk.down("e")
    desk.down("9")
    desk.post(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1)
    desk.button(pad, "y")
    assert lose_focus(desk) == [
        Inspect("left_block", False),
        Lock("right_block", False),
        Release("mouse", 10, 10),
        Inspect("pad1", False),
        FocusLost(""),
    ]
    assert desk.up("e") + desk.up("9") + desk.button(pad, "y", down=False) == []


def test_after_the_focus_is_back_keys_and_buttons_work_as_before(desk: Desk) -> None:
    desk.down("e")
    lose_focus(desk)
    desk.post(pygame.WINDOWFOCUSGAINED)
    assert desk.down("e") == [Inspect("left_block", True)]
    assert desk.post(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1) == [Click("mouse", 2, 2)]


def test_a_held_direction_does_not_go_on_without_focus(desk: Desk) -> None:
    desk.down("up")
    lose_focus(desk)
    assert desk.wait(5) == []


@pytest.mark.parametrize("kind", [pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED])
def test_a_window_that_was_covered_is_told_its_size_again(desk: Desk, kind: int) -> None:
    desk.wait()
    pygame.event.post(pygame.event.Event(kind))
    assert desk.wait() == [Resized("", 960, 540)]
