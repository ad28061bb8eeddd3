"""In a browser: the page calls every frame, keeps the saves and owns the screen."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pygame
import pytest

from game.app import kept_matches, platform, window
from game.app.cabinet import Cabinet
from game.app.loop import Loop
from game.app.platform import RealTime, animate
from game.app.scene import Push
from game.app.window import WEB_SIZE, Window
from game.storage.settings import Settings
from tests.app.page import Page, opened
from tests.app.scenes import Plain
from tests.app.test_kept_matches import begin


@pytest.fixture
def page(monkeypatch: pytest.MonkeyPatch) -> Page:
    return opened(monkeypatch, window)


async def frames(count: int) -> str:
    time = RealTime()
    for _ in range(count):
        await time.next_frame()
    return "played"


def test_every_step_is_made_in_a_frame_of_the_page(page: Page) -> None:
    assert asyncio.run(animate(frames(5))) == "played"
    assert page.frames == 6


def test_what_the_page_held_is_given_back_at_the_end(page: Page) -> None:
    asyncio.run(animate(frames(1)))
    assert [proxy.alive for proxy in page.proxies] == [False]


def test_an_error_goes_to_whoever_waits_and_ends_the_frames(page: Page) -> None:
    async def fails() -> None:
        await frames(2)
        raise KeyError("x")

    with pytest.raises(KeyError):
        asyncio.run(animate(fails()))
    assert page.frames == 3
    assert [proxy.alive for proxy in page.proxies] == [False]


def test_the_page_is_told_of_every_save(page: Page) -> None:
    platform.sync()
    assert page.synced == 1


def test_the_page_is_told_when_a_match_begins_ends_or_goes(page: Page, tmp_path: Path) -> None:
    path = begin(tmp_path)
    assert page.synced == 1
    kept_matches.finish(tmp_path, path)
    assert page.synced == 2
    kept_matches.forget(path)
    assert page.synced == 3


def test_the_picture_has_one_size_and_the_page_scales_it(page: Page) -> None:
    shown = Window(Settings(window=(1000, 640)))
    assert shown.surface.get_size() == shown.frame.size == WEB_SIZE
    assert not shown.surface.get_flags() & pygame.RESIZABLE


def test_a_page_never_begins_in_full_screen(page: Page) -> None:
    shown = Window(Settings(full_screen=True))
    assert not shown.full_screen
    assert page.switched == 0


def test_full_screen_is_asked_of_the_page_each_time_and_not_remembered(page: Page, cabinet: Cabinet) -> None:
    cabinet.window = Window(cabinet.settings.now)
    loop = Loop(cabinet)
    loop.stack.apply(Push(Plain("scene")))
    for pressed in (1, 2):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F11, scancode=pygame.KSCAN_F11))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_F11, scancode=pygame.KSCAN_F11))
        loop.frame(platform.STEP)
        loop.frame(platform.STEP)
        assert page.switched == pressed
    assert cabinet.settings.now.full_screen is False
