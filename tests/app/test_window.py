"""The window: as it was left, sharp at every size, full screen and back."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest
from pygame import Rect

from game.app.window import TITLE, Window
from game.storage.settings import SMALLEST_WINDOW, Settings
from game.ui.frame import Frame


def test_it_starts_windowed_at_the_remembered_size() -> None:
    window = Window(Settings(window=(1000, 640)))
    assert window.surface.get_size() == (1000, 640)
    assert not window.full_screen
    assert window.surface is pygame.display.get_surface()


def test_it_starts_in_full_screen_if_it_was_left_so() -> None:
    window = Window(Settings(window=(1000, 640), full_screen=True))
    assert window.full_screen
    assert window.frame.size == pygame.display.get_desktop_sizes()[0]
    assert window.windowed == (1000, 640)


def test_its_title_is_the_name_of_the_game_and_nothing_else(window: Window) -> None:
    assert pygame.display.get_caption()[0] == TITLE == "Tsukiji Arcade"


def test_only_display_and_font_are_started(window: Window) -> None:
    assert pygame.display.get_init()
    assert pygame.font.get_init()
    assert pygame.mixer.get_init() is None


def test_it_cannot_be_made_too_small(window: Window) -> None:
    window._window.size = (100, 100)
    assert window.refit()
    assert window.frame.size == SMALLEST_WINDOW


def test_full_screen_and_back_is_the_same_size_as_before(window: Window) -> None:
    window._window.size = (1100, 700)
    window.refit()
    window.switch(True)
    assert window.refit()
    window.switch(False)
    assert window.refit()
    assert window.frame.size == window.windowed == (1100, 700)


def test_the_kit_stays_the_same_until_size_or_reading_change(window: Window) -> None:
    kit = window.kit
    assert not window.refit()
    assert not window.follow(Settings(speed="4x"))
    assert window.kit is kit
    assert window.follow(Settings(text_scale=150))
    assert window.kit is not kit
    assert window.kit.text.reading == 1.5


def test_a_window_manager_that_ends_full_screen_is_not_fought(window: Window) -> None:
    settings = Settings(full_screen=True)
    window.follow(settings)
    window._window.set_windowed()
    assert window.follow(settings)
    assert not window.full_screen
    assert window.frame.size == (960, 540)


def test_a_size_of_zero_is_survived(window: Window) -> None:
    frame = window.frame
    window.surface = pygame.Surface((0, 40))
    assert not window.refit()
    assert window.frame is frame


def test_showing_nothing_does_nothing(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "update", None)
    monkeypatch.setattr(pygame.display, "flip", None)
    window.present([])


def test_areas_are_shown_as_they_are(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[object] = []
    monkeypatch.setattr(pygame.display, "update", shown.append)
    window.present([Rect(1, 2, 3, 4)])
    assert shown == [[Rect(1, 2, 3, 4)]]


# ------------------------------------------------------------ the frame


@pytest.mark.parametrize(
    ("size", "picture"),
    [
        ((1920, 1080), Rect(0, 0, 1920, 1080)),
        ((1280, 720), Rect(0, 0, 1280, 720)),
        ((2560, 1440), Rect(0, 0, 2560, 1440)),
        ((1280, 1024), Rect(0, 152, 1280, 720)),
        ((2000, 720), Rect(360, 0, 1280, 720)),
    ],
)
def test_the_picture_is_as_large_as_fits_and_in_the_middle(size: tuple[int, int], picture: Rect) -> None:
    assert Frame.fit(*size).picture() == picture


@pytest.mark.parametrize("size", [(640, 360), (1000, 999), (1366, 768), (2560, 1080)])
def test_a_pixel_lies_where_its_logical_place_is(size: tuple[int, int]) -> None:
    frame = Frame.fit(*size)
    for x, y in ((0, 0), (1920, 1080), (333, 777)):
        back = frame.logical(frame.x(x), frame.y(y))
        assert back == pytest.approx((x, y), abs=0.5 / frame.scale + 1e-6)


def test_neighbours_stay_neighbours_at_odd_scales() -> None:
    frame = Frame.fit(1366, 768)
    cells = [frame.rect(x, 0, 40, 40) for x in range(0, 1920, 40)]
    assert all(left.right == right.left for left, right in pairwise(cells))
