from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Rect, Surface

from game.table.hud import CAPTION_SECONDS, NOTICE_SECONDS, Words
from game.table.layout import Slot
from game.ui.canvas import Canvas
from game.ui.focus import Area
from game.ui.theme import GOLD, RING_WIDTH, WASHI
from tests.screens import kit_for
from tests.table.panels import CORNER, HEADER, INK, PROMPT, SLOTS, TOAST, Shown, new_panels


@pytest.fixture
def shown(tmp_path: Path) -> Shown:
    return new_panels(tmp_path)


def test_words_stay_in_their_slot_until_they_are_taken_away(shown: Shown) -> None:
    shown.hud.say("header", Words("Round 3", colour=WASHI))
    assert WASHI in shown.inks(HEADER)
    shown.hud.say("header", None)
    assert shown.light(HEADER) == 0


def test_a_seal_is_stamped_before_the_words(shown: Shown) -> None:
    shown.hud.say("header", Words("Round 3", colour=WASHI, seal="seals/round"))
    assert INK in shown.inks(Rect(100, 20, 60, 60))
    assert WASHI in shown.inks(Rect(160, 20, 500, 60))


def test_a_ring_lies_around_what_it_marks(shown: Shown) -> None:
    area = Area(300, 300, 200, 100)
    shown.hud.ring("choice", area, GOLD)
    assert shown.light(Rect(300, 300, 200, 100)) == 0
    assert shown.light(Rect(300, 300 - RING_WIDTH, 200, RING_WIDTH)) > sum(GOLD) / 2
    shown.hud.ring("choice", None)
    assert shown.light(Rect(280, 280, 240, 140)) == 0


def test_a_notice_goes_by_itself(shown: Shown) -> None:
    shown.hud.notice("That lot is too dear.")
    shown.hud.update(NOTICE_SECONDS - 0.1)
    assert shown.light(TOAST) > 600
    shown.hud.update(0.2)
    assert shown.light(TOAST) == 0


def test_a_new_canvas_gets_words_rings_and_notice_again(shown: Shown, tmp_path: Path) -> None:
    shown.hud.say("header", Words("Round 3"))
    shown.hud.ring("choice", Area(300, 300, 200, 100))
    shown.hud.notice("That lot is too dear.")
    again = shown._replace(canvas=Canvas(Surface((1920, 1080))))
    again.hud.lay(kit_for(shown.target, tmp_path), again.canvas)
    assert min(map(again.light, (HEADER, TOAST, Rect(290, 290, 220, 120)))) > 400


def test_a_caption_stands_for_a_moment_where_the_menu_is_named(shown: Shown) -> None:
    shown.hud.caption("The bell rings")
    shown.hud.update(CAPTION_SECONDS - 0.1)
    assert shown.light(CORNER) > 600
    assert shown.light(PROMPT) == 0
    shown.hud.update(0.2)
    assert shown.light(CORNER) == 0


def test_where_the_menu_is_a_button_a_caption_stands_at_the_prompt(tmp_path: Path) -> None:
    shown = new_panels(tmp_path, {**SLOTS, "header_right": Slot(1240, 20, 56, 56)})
    shown.hud.caption("The bell rings")
    assert shown.light(PROMPT) > 600
    assert shown.light(CORNER) == 0
