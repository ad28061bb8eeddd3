"""What is written around every table."""

from __future__ import annotations

from game.app.cabinet import Cabinet
from game.table.hud import Words
from game.ui import theme
from scenes.play import prompts
from tests.scenes.play.sittings import BOT, begun

LEFT = Words("Turn 3", theme.LARGE, theme.WASHI, "title")


def test_a_header_says_where_the_match_is_what_goes_on_what_helps_and_who_is_a_bot(cabinet: Cabinet) -> None:
    scene = begun(cabinet, ("mouse", BOT))
    words = prompts.header(scene.sitting, LEFT, "Chant")
    assert set(words) == {"header_round", "header_phase", "header_right", "seat_2_prompt"}
    assert words["header_round"] is LEFT
    assert words["header_phase"].text == "Chant"
    assert words["seat_2_prompt"].text == "bot, easy"
    assert "pause" in words["header_right"].text
    assert "seat_2_prompt" not in prompts.header(scene.sitting, LEFT, "Count", bots=False)
    scene.leave()


def test_the_header_names_the_buttons_of_a_decision_of_several_presses(cabinet: Cabinet) -> None:
    scene = begun(cabinet, ("left_block", "mouse"))
    said = "{add} add · {back} undo · {done} done"
    assert prompts.steps(scene.sitting, 0, said)["header_right"].text == "S add · Q undo · Z done"
    assert prompts.steps(scene.sitting, 1, said) == {}
    scene.leave()


def test_the_way_on_names_the_button_of_the_device_used_last(cabinet: Cabinet) -> None:
    scene = begun(cabinet, ("mouse", BOT))
    assert prompts.way_on(scene.sitting).text.endswith(": show the results")
    assert prompts.way_on(scene.sitting).colour == prompts.asked("x").colour == theme.GOLD
    scene.leave()


def test_a_question_is_put_to_people_and_told_of_bots(cabinet: Cabinet) -> None:
    scene = begun(cabinet, ("mouse", BOT))
    asked = [prompts.question(scene.sitting, seat, "Hana: buy a lot").text for seat in (0, 1)]
    assert asked == ["Hana: buy a lot", "Jiro is thinking"]
    scene.leave()
