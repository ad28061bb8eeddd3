from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.canvas import Canvas
from game.ui.focus import Area
from game.ui.panels import Pen
from game.ui.widgets import Button
from game.ui.widgets_hints import Hints
from game.ui.widgets_screen import Screen
from game.ui.widgets_scroll import Column, Scroll, paragraphs
from tests.ui.easel import new_pen, shown

TEXT = ["The market opens before dawn, and nobody waits for those who sleep."] * 30


@pytest.fixture
def pen() -> Iterator[Pen]:
    with new_pen() as made:
        yield made


# ------------------------------------------------------------ longer than their place


def scroll(from_end: bool = False, texts: list[str] = TEXT) -> Scroll:
    return Scroll("a", Area(100, 100, 800, 500), paragraphs(texts), from_end)


def test_a_short_text_need_not_be_focused(pen: Pen) -> None:
    text = scroll(texts=["Short."])
    shown(pen, text)
    assert not text.focusable
    assert not text.page(1)


def test_a_long_text_scrolls_by_steps_pages_and_clicks_and_stops_at_its_ends(pen: Pen) -> None:
    text = scroll()
    shown(pen, text)
    assert text.focusable
    assert not text.steer(0, -1)
    assert text.steer(0, 1)
    assert not text.steer(1, 0)
    steps = text.offset
    assert text.page(1)
    assert text.offset > steps
    text.click(890, 590)
    clicked = text.offset
    assert clicked > steps
    text.click(890, 110)
    assert text.offset < clicked
    text.click(300, 590)
    while text.page(1):
        pass
    assert text.offset == text.most
    assert not text.steer(0, 1)
    text.press()
    assert text.offset == 0


def test_the_handle_of_a_long_text_can_be_dragged(pen: Pen) -> None:
    text = scroll()
    shown(pen, text)
    text.drag(890, 599)
    assert text.offset > text.most * 0.9
    text.drag(300, 100)
    assert text.offset > text.most * 0.9


def test_a_log_opens_at_its_end(pen: Pen) -> None:
    text = scroll(from_end=True)
    shown(pen, text)
    assert text.offset == text.most > 0


def test_scrolling_is_seen(pen: Pen) -> None:
    text = scroll()
    screen, target = shown(pen, text)
    before = pygame.image.tobytes(target, "RGB")
    text.scroll(130)
    screen.canvas.paint(target)
    assert pygame.image.tobytes(target, "RGB") != before


def column(count: int = 12) -> Column:
    buttons = [Button(str(n), Area(0, 0, 0, 66), f"Way {n}", lambda: None) for n in range(count)]
    return Column("list", Area(100, 200, 500, 300), buttons)


def test_a_column_brings_what_is_focused_into_its_window(pen: Pen) -> None:
    ways = column()
    shown(pen, ways)
    last, first = ways.children[-1], ways.children[0]
    assert not last.seen.h
    assert ways.reveal(last)
    assert last.seen == last.area
    assert ways.reveal(first)
    assert not ways.reveal(first)


def test_nothing_of_a_column_is_painted_outside_its_window(pen: Pen) -> None:
    ways = column()
    _, target = shown(pen, ways)
    ways.scroll(35)
    canvas = Canvas()
    for widget in ways.parts():
        widget.show(pen, canvas, 1)
    target.fill((1, 2, 3))
    fresh = Surface(target.get_size())
    canvas.paint(fresh)
    assert Rect(fresh.get_bounding_rect()).size == fresh.get_size()
    for y in (199, 501):
        assert {tuple(fresh.get_at((x, y)))[:3] for x in range(100, 600)} == {(8, 8, 12)}


def test_a_short_column_has_no_rail_and_does_not_scroll(pen: Pen) -> None:
    ways = column(2)
    shown(pen, ways)
    assert not ways.page(1)
    assert ways.face(pen).get_bounding_rect().w == 0


def test_a_column_scrolls_by_pages_clicks_and_drags(pen: Pen) -> None:
    ways = column()
    shown(pen, ways)
    assert ways.page(1)
    paged = ways.offset
    ways.click(595, 495)
    assert ways.offset > paged
    ways.click(595, 201)
    assert ways.offset < ways.most
    ways.drag(595, 500)
    assert ways.offset == ways.most
    assert ways.face(pen).get_bounding_rect().w > 0


def test_a_new_screen_is_scrolled_as_the_old_one(pen: Pen) -> None:
    text, ways = scroll(), column()
    screen, _ = shown(pen, text, ways)
    text.scroll(200)
    ways.scroll(100)
    again = Screen(pen, Surface((1920, 1080)), (scroll(), column()), screen.offsets())
    assert again.offsets() == {"a": 200, "list": 100}


def test_a_page_goes_to_what_is_focused(pen: Pen) -> None:
    ways = column()
    screen, _ = shown(pen, ways, scroll())
    assert screen.page(ways.children[0], 1)
    assert ways.offset > 0
    assert screen.page(None, 1)
    assert screen.offsets()["a"] > 0


def test_hints_are_caps_with_words_and_too_many_are_left_out(pen: Pen) -> None:
    hints = Hints("a", Area(0, 0, 900, 44), [("A", "select"), ("B", "back")])
    screen, target = shown(pen, hints)
    few = hints.face(pen).get_bounding_rect().w
    hints.say([("A", "select"), ("B", "back"), ("X", "hurry")])
    assert few < hints.face(pen).get_bounding_rect().w
    assert screen.canvas.paint(target)
    hints.say([("A", "a very long way to say what it does " * 5)])
    assert hints.face(pen).get_bounding_rect().w == 0


def test_a_hint_shows_a_picture_by_its_name_and_a_long_word_on_a_long_cap(pen: Pen) -> None:
    hints = Hints("a", Area(0, 0, 900, 44), [("glyphs/pad_a", "")])
    assert 30 < hints.face(pen).get_bounding_rect().w <= 44
    caps = [hints._sign(pen, word, 26) for word in ("Q", "Page Down")]
    assert 44 <= caps[0].get_width() < 60
    assert caps[1].get_width() > 120
    assert [cap.get_at((cap.get_width() // 2, 20)).a for cap in caps] == [255, 255]
    assert hints._sign(pen, "glyphs/pad_a glyphs/pad_b", 26).get_width() == 88
