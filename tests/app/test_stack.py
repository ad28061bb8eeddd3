"""Transitions happen in one place, and overlays always find what lies under them."""

from __future__ import annotations

import pygame
import pytest

from game.app.scene import Pop, Push, Quit, Replace, Reset
from game.app.stack import Stack
from game.app.window import Window
from game.ui.backdrop import DIMMED, darkened
from game.ui.kit import Kit
from tests.app.scenes import Overlay, Plain

RED, GREEN = (200, 0, 0), (0, 200, 0)


@pytest.fixture
def diary() -> list[str]:
    return []


@pytest.fixture
def stack(window: Window) -> Stack:
    return Stack(window)


def dimmed(colour: tuple[int, int, int], times: int = 1) -> tuple[int, ...]:
    surface = pygame.Surface((1, 1), depth=32)
    surface.fill(colour)
    for _ in range(times):
        surface = darkened(surface)
    return tuple(surface.get_at((0, 0)))[:3]


def ground(scene: Plain) -> tuple[int, ...]:
    target = pygame.Surface(scene.kits[-1].frame.size, depth=32)
    scene.canvas.touch_all()
    scene.canvas.paint(target)
    return tuple(target.get_at((100, 100)))[:3]


def test_a_pushed_scene_is_laid_and_the_one_below_stays(stack: Stack, diary: list[str]) -> None:
    below, above = Plain("below", diary), Plain("above", diary)
    stack.apply(Push(below))
    stack.apply(Push(above))
    assert (stack.top, len(stack.scenes), diary) == (above, 2, ["lay below", "lay above"])


def test_popping_leaves_the_top_and_lays_the_one_below_again(stack: Stack, diary: list[str]) -> None:
    below, above = Plain("below", diary), Plain("above", diary)
    stack.apply(Push(below))
    stack.apply(Push(above))
    diary.clear()
    stack.apply(Pop())
    assert (stack.top, diary) == (below, ["leave above", "lay below"])


def test_popping_the_last_scene_ends_the_game(stack: Stack, diary: list[str]) -> None:
    stack.apply(Push(Plain("only", diary)))
    stack.apply(Pop())
    assert not stack.scenes
    assert diary == ["lay only", "leave only"]


def test_replacing_leaves_only_the_top(stack: Stack, diary: list[str]) -> None:
    below, old, new = (Plain(name, diary) for name in ("below", "old", "new"))
    stack.apply(Push(below))
    stack.apply(Push(old))
    diary.clear()
    stack.apply(Replace(new))
    assert (stack.top, len(stack.scenes), diary) == (new, 2, ["leave old", "lay new"])


def test_a_reset_leaves_all_scenes_from_the_top_down(stack: Stack, diary: list[str]) -> None:
    for name in ("bottom", "middle", "top"):
        stack.apply(Push(Plain(name, diary)))
    diary.clear()
    stack.apply(Reset(Plain("new", diary)))
    assert len(stack.scenes) == 1
    assert diary == ["leave top", "leave middle", "leave bottom", "lay new"]


def test_quitting_leaves_all_scenes_and_lays_none(stack: Stack, diary: list[str]) -> None:
    for name in ("bottom", "top"):
        stack.apply(Push(Plain(name, diary)))
    diary.clear()
    stack.apply(Quit())
    assert not stack.scenes
    assert diary == ["leave top", "leave bottom"]


def test_a_scene_that_comes_to_the_top_is_painted_whole(stack: Stack, window: Window) -> None:
    below = Plain("below")
    stack.apply(Push(below))
    below.canvas.paint(window.surface)
    assert below.canvas.still
    stack.apply(Push(Plain("above")))
    stack.apply(Pop())
    assert below.canvas.paint(window.surface) == [window.surface.get_rect()]


def test_a_scene_that_keeps_its_canvas_is_painted_whole_as_well(stack: Stack, window: Window) -> None:
    class Keeps(Plain):
        def lay(self, kit: Kit) -> None:
            if not self.kits:
                super().lay(kit)

    keeps = Keeps("table")
    stack.apply(Push(keeps))
    stack.apply(Push(Plain("above")))
    stack.apply(Pop())
    assert keeps.canvas.paint(window.surface) == [window.surface.get_rect()]


def test_an_overlay_shows_what_the_scene_below_had_not_painted_yet(stack: Stack, window: Window) -> None:
    overlay = Overlay("pause", window.surface)
    stack.apply(Push(Plain("match", colour=RED)))
    stack.apply(Push(overlay))
    assert ground(overlay) == dimmed(RED)


def test_an_overlay_that_comes_back_shows_the_scene_below_and_not_the_one_that_covered_it(
    stack: Stack, window: Window
) -> None:
    overlay = Overlay("pause", window.surface)
    stack.apply(Push(Plain("match", colour=RED)))
    stack.apply(Push(overlay))
    covering = Plain("settings", colour=GREEN)
    stack.apply(Push(covering))
    covering.canvas.paint(window.surface)
    stack.apply(Pop())
    assert ground(overlay) == dimmed(RED)


def test_an_overlay_that_replaces_another_is_not_darkened_twice(stack: Stack, window: Window) -> None:
    first, second = Overlay("pause", window.surface), Overlay("log", window.surface)
    stack.apply(Push(Plain("match", colour=RED)))
    stack.apply(Push(first))
    first.canvas.paint(window.surface)
    stack.apply(Replace(second))
    assert ground(second) == dimmed(RED)


def test_after_a_resize_scenes_are_laid_from_the_bottom_up_and_overlays_darken_anew(
    stack: Stack, window: Window, diary: list[str]
) -> None:
    overlay = Overlay("pause", window.surface, diary)
    stack.apply(Push(Plain("match", diary, RED)))
    stack.apply(Push(overlay))
    diary.clear()
    window._window.size = (800, 450)
    assert window.refit()
    stack.lay_all()
    assert diary == ["lay match", "lay pause"]
    assert overlay.kits[-1].frame.size == (800, 450)
    assert ground(overlay) == dimmed(RED)


def test_an_overlay_on_an_overlay_darkens_it_again(stack: Stack, window: Window) -> None:
    second = Overlay("rules", window.surface)
    stack.apply(Push(Plain("match", colour=RED)))
    stack.apply(Push(Overlay("pause", window.surface)))
    stack.apply(Push(second))
    assert ground(second) == dimmed(RED, 2)


def test_darkening_copies_and_keeps_a_third_of_the_light(window: Window) -> None:
    window.surface.fill((255, 255, 255))
    dark = darkened(window.surface)
    assert tuple(dark.get_at((5, 5)))[:3] == DIMMED
    assert tuple(window.surface.get_at((5, 5)))[:3] == (255, 255, 255)
