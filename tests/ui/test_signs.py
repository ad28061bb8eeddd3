from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame import Surface

from game.ui import signs, theme
from game.ui.focus import Area
from game.ui.kit import Kit
from tests.ui.easel import near, new_pen

AREA = Area(100, 100, 300, 60)


@pytest.fixture
def kit() -> Iterator[Kit]:
    with new_pen() as pen:
        yield pen.kit


def test_a_card_is_as_high_as_its_words_need(kit: Kit) -> None:
    short, long = signs.card(kit, "Short.", 400), signs.card(kit, "A longer sentence. " * 6, 400)
    assert long.get_height() > 2 * short.get_height() - 2 * signs.MARGIN
    assert long.get_width() <= 400


def test_a_button_is_golden_once_it_can_be_pressed(kit: Kit) -> None:
    lit, unlit = (signs.button(kit, AREA, "Lock in", lit) for lit in (True, False))
    assert lit.get_size() == unlit.get_size() == (300, 60)
    assert near(lit.get_at((20, 20)), theme.GOLD)
    assert not near(unlit.get_at((20, 20)), theme.GOLD)


def test_a_bar_that_has_just_begun_can_be_seen(kit: Kit) -> None:
    assert signs.bar(kit, 0.01).get_size() == (1, signs.BAR)
    assert signs.bar(kit, 150).get_width() == 150


def test_two_curtains_differ_in_nothing_but_the_name(kit: Kit) -> None:
    hana, jiro = (signs.cloth(kit, name, Area(0, 0, 420, 280)) for name in ("Hana", "Jiro"))
    assert _pixels(hana, 0, 180) != _pixels(jiro, 0, 180)
    assert _pixels(hana, 180, 100) == _pixels(jiro, 180, 100)


def test_on_a_tall_curtain_no_word_lies_on_its_characters(kit: Kit) -> None:
    hung, bare = signs.cloth(kit, "Hana", Area(0, 0, 520, 960)), kit.images.get("curtain", 520, 960)
    assert _pixels(hung, 0, 200) != _pixels(bare, 0, 200)
    assert _pixels(hung, 200, 530) == _pixels(bare, 200, 530)


def _pixels(surface: Surface, top: int, height: int) -> bytes:
    return pygame.image.tobytes(surface.subsurface((0, top, surface.get_width(), height)), "RGBA")
